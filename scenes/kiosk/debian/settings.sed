# The package sets these, since the kiosk may only write into this folder.
s:^#counters = .*:counters = /var/lib/knucklebones/counters.csv:
s:^#log = .*:log = /var/lib/knucklebones/crash.log:
