//go:build !js

package oddsout

import (
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/paper"
)

// Sheet returns what the game’s printed pages show besides its rules.
func (onPaper) Sheet() paper.Sheet {
	return paper.Sheet{
		Needs: "four knucklebones, coins, a counter for each player",
		Use:   "Only even casts are here. Put your counter beside yours: the highest wins the pot.",
		Board: printRanks,
		Score: paper.Pots(5), Rows: 4,
	}
}

// rung is the height of a rank on paper, in millimetres.
const rung = 10.0

// printRanks draws the even casts, from the highest down.
func printRanks(p *paper.Pen, x, y, w float64) {
	even := []tali.Rank{tali.Venus, tali.Senio22, tali.Senio20, tali.Senio18, tali.Senio16, tali.Senio14, tali.Senio12, tali.Vulture6, tali.Vulture4}
	var labels []text.Text
	for _, r := range even {
		labels = append(labels, paper.Ranks(r, r)...)
	}
	p.Ladder(x, y, w, rung, 4, labels...)
}
