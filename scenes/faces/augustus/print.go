//go:build !js

package augustus

import (
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/paper"
	"knucklebones/sprites/lettering"
)

// Sheet returns what the game’s printed pages show besides its rules.
func (onPaper) Sheet() paper.Sheet {
	return paper.Sheet{
		Needs: "four knucklebones, 20 coins for each player",
		Use:   "Put the coins you pay into the circle.",
		Board: printPot,
		Score: paper.Pots(5), Rows: 8,
	}
}

// printPot draws the pot, and below it what each cast costs.
func printPot(p *paper.Pen, x, y, w float64) {
	const r = 30.0
	p.Red()
	p.Thick(0.7)
	p.Circle(x+w/2, y+r, r)
	p.Circle(x+w/2, y+r, r-2)
	p.Fit(x+w/2, y+r+3, r, lettering.Title, paper.Big, "Pot")
	p.Black()
	p.Thick(0.25)
	p.Key(x, y+2*r+8, w,
		[2]text.Text{"Venus: 1 3 4 6", "wins the pot"},
		[2]text.Text{"Dogs: 1 1 1 1", "four coins into the pot"},
		[2]text.Text{"Senio: at least one 6, but not four", "four coins into the pot"},
		[2]text.Text{"any other cast", "nothing"})
}
