//go:build !js

package boneace

import (
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/paper"
)

// Sheet returns what the game’s printed pages show besides its rules.
func (onPaper) Sheet() paper.Sheet {
	return paper.Sheet{
		Sideless: true,
		Needs:    "a pack of 52 cards, coins, a counter for each player",
		Use:      "Put your counter on what your face-up cards count. Over 31 you are out.",
		Board:    printRule,
		Score:    paper.Hands(6), Rows: 8,
	}
}

// printRule draws the counts up to 31.
func printRule(p *paper.Pen, x, y, w float64) {
	const side, row = 22.0, 8
	x += (w - row*side) / 2
	p.Cells(x, y, side, row, paper.Numbers(1, 30)...)
	p.Red()
	p.Thick(0.9)
	p.Cells(x+6*side, y+3*side, side, 1, text.Figure(31))
}
