package text

// settled puts a Text into words at once, as long as those who show texts expect words.
// Seats stay placeholders.
func settled(t Text) Text { return (&Reader{Catalogue: English}).Format(t) }
