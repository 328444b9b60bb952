// Package evening has the three screens of an evening, which is several games in a row
// with one company and one purse each: the programme, the tablet between two games, and
// the end. They are told everything in texts and numbers, and know no rules.
package evening

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
)

// A Game is a game as its ticket and its compartment in the drawer show it.
type Game struct {
	ID           string
	Title, Short text.Text
	Seats        [2]int // the fewest and the most
	// Paint paints the game's motif. It is expensive; each picture is painted once.
	Paint func(dst *ebiten.Image, x, y, w, h float64)
}

// Fewest and Most are the numbers of games that an evening can have.
const Fewest, Most = 3, 7

// MostSeats is the largest company.
const MostSeats = 8

// fits reports whether so many can play the game.
func (g *Game) fits(seats int) bool { return g.Seats[0] <= seats && seats <= g.Seats[1] }

// players says for how many a game is, where another number sits: "for one".
func (g *Game) players() text.Text {
	switch {
	case g.Seats[1] == 1:
		return "for one"
	case g.Seats[0] == g.Seats[1]:
		return text.Of("for {0}", text.Spelled(g.Seats[1]))
	case g.Seats[0] <= 2:
		return text.Of("up to {0}", text.Spelled(g.Seats[1]))
	}
	return text.Of("{0} or more", text.Spelled(g.Seats[0]))
}

// A Ticket is a game of the programme and the minutes that it takes.
type Ticket struct {
	Game
	Minutes int
}
