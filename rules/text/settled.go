package text

// settled puts a key and its arguments into words at once, as long as those who show texts
// expect words. Seats stay placeholders.
func settled(key Text, args []any) Text {
	f := formatter{Reader: &plain, args: make([]Arg, len(args))}
	for i, a := range args {
		f.args[i] = argument(key, a)
	}
	return f.pattern(English.pattern(key), "")
}

var plain = Reader{Catalogue: English}
