//go:build !js

package oneandtwenty

import (
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/paper"
)

// Sheet returns what the game’s printed pages show besides its rules.
func (onPaper) Sheet() paper.Sheet {
	return paper.Sheet{
		Needs: "five to ten knucklebones, coins, a counter for each player",
		Use:   "Put your counter on your total. Over 21 you lose your stake.",
		Board: printTotals,
		Score: paper.Rounds(6), Rows: 8,
	}
}

// printTotals draws the totals up to 21.
func printTotals(p *paper.Pen, x, y, w float64) {
	const side, row = 23.0, 7
	x += (w - row*side) / 2
	p.Cells(x, y, side, row, paper.Numbers(1, 20)...)
	p.Red()
	p.Thick(0.9)
	p.Cells(x+6*side, y+2*side, side, 1, text.Figure(21))
}
