package listing

import "knucklebones/rules/text"

// A Room is a room that joins games; a slip in the hall leads to it.
type Room struct {
	ID    string
	Title text.Text
}

// Rooms returns the rooms, in the order of their slips.
func Rooms() []Room {
	return []Room{{"today", "Today’s throw"}, {"evening", "An evening"}, {"book", "Your book"}}
}
