// Package evening has the three screens of an evening, which is several games in a row
// with one company and one purse each: the programme, the tablet between two games, and
// the end. They are told everything in texts and numbers, and know no rules.
package evening

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/compartment"
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

// MostSeats is the largest company, and fewestSeats the smallest.
const MostSeats, fewestSeats = 8, 2

// fits reports whether the game can be played by that number of players.
func (g *Game) fits(seats int) bool { return g.Seats[0] <= seats && seats <= g.Seats[1] }

// players returns a few words about the number of players a game takes, if that isn't
// seats.
func (g *Game) players(seats int) text.Text {
	switch {
	case g.Seats[1] == 1:
		return "for one"
	case g.Seats[0] == g.Seats[1]:
		return text.Of("for {0}", text.Spelled(g.Seats[1]))
	case seats > g.Seats[1]:
		return text.Of("up to {0}", text.Spelled(g.Seats[1]))
	}
	return text.Of("from {0}", text.Spelled(g.Seats[0]))
}

// why returns a sentence about the number of players a game takes, if that isn't seats.
func (g *Game) why(seats int) text.Text {
	switch {
	case g.Seats[1] == 1:
		return text.Of("{0} is for one player.", g.Title)
	case g.Seats[0] == g.Seats[1]:
		return text.Of("{0} is for {1} players.", g.Title, text.Spelled(g.Seats[1]))
	case seats > g.Seats[1]:
		return text.Of("{0} is for up to {1} players.", g.Title, text.Spelled(g.Seats[1]))
	}
	return text.Of("{0} is for {1} players or more.", g.Title, text.Spelled(g.Seats[0]))
}

// A Ticket is a game of the programme and the minutes that it takes.
type Ticket struct {
	Game
	Minutes int
}

// paint paints some of the missing pictures of games, as many as the frame has time
// for; game returns the i-th game.
func paint(st *scenes.Stack, pics *compartment.Pictures, game func(i int) *Game) {
	st.WorkInDraw(func() bool {
		i, left := pics.Next()
		if left {
			pics.Paint(game(i).Paint)
		}
		return !left
	})
}

// unpainted reports whether any picture is missing, and could be painted.
func unpainted(st *scenes.Stack, pics *compartment.Pictures) bool {
	_, left := pics.Next()
	return left && st.Draws()
}
