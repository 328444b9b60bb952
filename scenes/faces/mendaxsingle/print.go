//go:build !js

package mendaxsingle

import (
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/paper"
)

// Sheet describes the printed page.
var Sheet = paper.Sheet{
	Needs: "four knucklebones and a cup for each player, two coins",
	Use:   "For each bid put one coin on the side and one on the number. Below, cross out a bone when you lose it.",
	High:  58 + 8 + 33, Board: printBid,
}

// printBid draws the sides and numbers that can be bid, and the bones of six players.
func printBid(p *paper.Pen, x, y, w float64) {
	const side, row = 28.0, 8
	p.Red()
	p.Thick(0.6)
	p.Cells(x, y, side, 2, text.Figure(tali.Sides[0]), text.Figure(tali.Sides[1]), text.Figure(tali.Sides[2]), text.Figure(tali.Sides[3]))
	p.Black()
	p.Thick(0.25)
	left := x + 2*side + 6
	pitch := (w - 2*side - 6) / row
	p.Rings(left, y, pitch, pitch*0.44, row, paper.Numbers(1, 24)...)
	p.Names(x, y+2*side+8, w, 6, 4)
}
