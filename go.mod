module knucklebones

go 1.26
