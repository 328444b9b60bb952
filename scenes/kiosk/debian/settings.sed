# What the package sets: the table may write into this folder alone.
s:^#counters = .*:counters = /var/lib/knucklebones/counters.csv:
s:^#log = .*:log = /var/lib/knucklebones/crash.log:
