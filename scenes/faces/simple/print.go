//go:build !js

package simple

import (
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/faces/kit/paper"
)

// Sheet returns what the game’s printed pages show besides its rules.
func (onPaper) Sheet() paper.Sheet {
	return paper.Sheet{
		Needs: "four knucklebones, coins, a counter for each player",
		Use:   "Put your counter beside your cast. The highest wins.",
		Board: printRanks,
		Score: paper.Pots(5), Rows: 6,
	}
}

// rung is the height of a rank on paper, in millimetres.
const rung = 6.0

func printRanks(p *paper.Pen, x, y, w float64) {
	p.Ladder(x, y, w, rung, 8, paper.Ranks(tali.Venus, tali.Unnamed)...)
}
