// Package listing is what the hall says: of itself, of the games on its shelf
// and of those that wait. The canvas says it, and so does the page that shows
// the hall before the game is there. It knows no engine.
package listing

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/words"
)

// Most is the greatest number of unfinished games.
const Most = 12

// ShortLine is Line where room is short.
const ShortLine = "Bone, card and coin"

// Line says what there is on the shelf.
func Line(shelf []*rules.Game) text.Text {
	games := " games"
	if len(shelf) == 1 {
		games = " game"
	}
	return text.Raw(words.Upper(tell.Spelled(len(shelf))) + games + " of bone, card and coin")
}

// A Filter names some of the games.
type Filter struct {
	Name  string
	Takes func(g *rules.Game) bool
}

// Filters returns the filters that divide the games of a shelf, after one that
// accepts every game.
func Filters(shelf []*rules.Game) []Filter {
	list := []Filter{{"All " + words.Int(len(shelf)), func(*rules.Game) bool { return true }}}
	for _, f := range filters() {
		if n := f.count(shelf); n > 0 && n < len(shelf) {
			list = append(list, f)
		}
	}
	return list
}

// count returns the number of games of a shelf that the filter accepts.
func (f Filter) count(shelf []*rules.Game) (n int) {
	for _, g := range shelf {
		if f.Takes(g) {
			n++
		}
	}
	return n
}

func filters() []Filter {
	return []Filter{
		{"Alone", func(g *rules.Game) bool { return g.Seats[0] == 1 }},
		{"Together", func(g *rules.Game) bool { return g.Seats[1] > 1 }},
		{"Bluff", func(g *rules.Game) bool { return g.Bluff }},
		{"Skill", (*rules.Game).Skilled},
	}
}

// Spoken returns the screen reader's text for a game.
func Spoken(g *rules.Game) text.Text {
	minutes := " minutes"
	if g.Minutes == 1 {
		minutes = " minute"
	}
	return text.Raw(text.Plain(g.Title) + ", " + Company(g) + ", " + words.Int(g.Minutes) + minutes)
}

// Players is the word in Company that is left out where room is short.
const Players = " players"

// Company returns the number of players in words: "alone", "2 players", "2–8
// players".
func Company(g *rules.Game) string {
	switch {
	case g.Seats[1] == 1:
		return "alone"
	case g.Seats[0] == g.Seats[1]:
		return words.Int(g.Seats[0]) + Players
	}
	return words.Int(g.Seats[0]) + "–" + words.Int(g.Seats[1]) + Players
}

// Time returns the usual duration of a game: "10 min".
func Time(g *rules.Game) string { return words.Int(g.Minutes) + " min" }

// Wait returns the text of the slip for one or more unfinished games.
func Wait(games int) text.Text {
	if games > 1 {
		return text.Raw(words.Upper(tell.Number(games)) + " games wait")
	}
	return "Your game waits"
}

// Stands returns the position of a game after some casts: "throw 3", or "the end" if
// it is over.
func Stands(casts int, over bool) text.Text {
	if over {
		return "the end"
	}
	return text.Of("throw {0}", casts+1)
}
