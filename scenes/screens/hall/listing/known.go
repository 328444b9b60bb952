package listing

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// A Known is a degree to which the people at a device know a game.
type Known int

const (
	Unknown Known = iota
	Begun         // they sat down to it
	Learned       // they took its lesson
	Played        // they played it to the end
	Won           // one of them won it
)

// words are the names of the degrees as they are stored, which never change. The page's
// own hall reads them too: see hall.js.
var words = []string{"unknown", "begun", "learned", "played", "won"}

// String returns the name under which k is stored.
func (k Known) String() string { return words[k] }

// ReadKnown returns the degree stored under a name, or Unknown.
func ReadKnown(name string) Known { return Known(max(0, slices.Index(words, name))) }

// Word returns the word for the mark on the game's label; empty where it has no mark.
func (k Known) Word() text.Text {
	return [...]text.Text{Learned: "learned", Played: "played", Won: "won"}[k]
}

// Start returns the game that a newcomer is sent to: the first on the shelf; nil if the
// shelf has only one.
func Start(shelf []*rules.Game) *rules.Game {
	if len(shelf) < 2 {
		return nil
	}
	return shelf[0]
}
