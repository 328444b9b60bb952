// Package listing is what the hall says: of itself, of the games on its shelf
// and of those that wait. The canvas says it, and so does the page that shows
// the hall before the game is there. It knows no engine.
package listing

import (
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// Most is the greatest number of unfinished games.
const Most = 12

// ShortLine is Line where room is short.
const ShortLine text.Text = "Bone, card and coin"

// Tongue returns the code of a language as its button shows it: "DE", for "pt-BR" too "PT".
// The page's own hall does the same.
func Tongue(code string) string { return strings.ToUpper(code[:2]) }

// Draft says what a language is like that is offered and not chosen by itself.
const Draft text.Text = "A first draft: a second reader hasn’t gone over all of it."

// Line returns the sentence about the games on the shelf.
func Line(shelf []*rules.Game) text.Text {
	return text.Of("{0} games of bone, card and coin", text.InLetters(len(shelf)))
}

// A Filter names some of the games, with their number.
type Filter struct {
	Name  text.Text
	Takes func(g *rules.Game) bool
}

// Filters returns the filters that divide the games of a shelf, after one that
// accepts every game.
func Filters(shelf []*rules.Game) []Filter {
	list := []Filter{{text.Of("All {0}", len(shelf)), func(*rules.Game) bool { return true }}}
	for _, f := range filters() {
		if n := f.count(shelf); n > 0 && n < len(shelf) {
			f.Name = text.Of("{0} {1}", f.Name, n)
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

// filters returns all filters of the hall, in their order.
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
	return text.Commas(g.Title, players(g), text.Of("{0} minutes", g.Minutes))
}

// players returns the number of players in words: "alone", "2 players", "2–8
// players".
func players(g *rules.Game) text.Text {
	switch {
	case g.Seats[1] == 1:
		return "alone"
	case g.Seats[0] == g.Seats[1]:
		return text.Of("{0} players", g.Seats[0])
	}
	return text.Of("{0}–{1} players", g.Seats[0], g.Seats[1])
}

// figures returns the number of players in figures where one game needs several: "2",
// "2–8".
func figures(g *rules.Game) text.Text {
	switch {
	case g.Seats[1] == 1:
		return players(g)
	case g.Seats[0] == g.Seats[1]:
		return text.Figure(g.Seats[0])
	}
	return text.Of("{0}–{1}", g.Seats[0], g.Seats[1])
}

// Facts returns how many play a game, and how long: "2–8 players · 10 min".
func Facts(g *rules.Game) text.Text { return facts(g, players(g)) }

// ShortFacts returns the same as Facts in fewer letters: "2–8 · 10 min".
func ShortFacts(g *rules.Game) text.Text { return facts(g, figures(g)) }

func facts(g *rules.Game, who text.Text) text.Text {
	return text.Of("{0} · {1} min", who, g.Minutes)
}

// More returns the text of the first slip for that many games that wait besides.
func More(games int) text.Text { return text.Of("{0} more wait", games) }

// Stands returns the position of a game after some casts: "Your turn" if mine says that the
// only person of several players is to act, else "Throw 3", or "The end" if it is over.
func Stands(casts int, over, mine bool) text.Text {
	switch {
	case over:
		return "The end"
	case mine:
		return "Your turn"
	}
	return text.Of("Throw {0}", casts+1)
}

// Squeeze returns the factors by which the hall shrinks a title in one line, and in two,
// before it uses a shorter name. One of a pair, as "Liar’s Tali, Single Hand", is shrunk
// more: its short name does not show the pair.
func Squeeze(title string) (one, two float64) {
	if strings.Contains(title, ", ") {
		return 1.32, 1.32
	}
	return 1.18, 1
}

// KnownSpoken returns the text of Spoken, followed by how well the game is known here.
func KnownSpoken(g *rules.Game, how Known) text.Text {
	if word := how.Word(); word != "" {
		return text.Commas(Spoken(g), word)
	}
	return Spoken(g)
}
