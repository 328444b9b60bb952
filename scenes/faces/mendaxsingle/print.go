//go:build !js

package mendaxsingle

import (
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/paper"
	"knucklebones/sprites/lettering"
)

// Sheet returns what the game’s printed pages show besides its rules.
func (onPaper) Sheet() paper.Sheet {
	return paper.Sheet{
		Needs: "four knucklebones and a cup for each player, two coins",
		Use:   "For each bid put one coin on the side and one on the number. Below, cross out a bone when you lose it.",
		Board: printBid,
	}
}

// printBid draws the sides and numbers that can be bid, and the bones of six players.
func printBid(p *paper.Pen, x, y, w float64) {
	const side, row = 28.0, 8
	for i, bone := range tali.Sides {
		left, top := x+float64(i%2)*side, y+float64(i/2)*side
		p.Bone(bone, left+side/2, top+17.5, 9)
		p.Red()
		p.Thick(0.6)
		p.Rect(left+0.8, top+0.8, side-1.6, side-1.6)
		p.Text(left+3.5, top+8, lettering.Figure, paper.Head+2, text.Figure(bone))
		p.Black()
	}
	p.Thick(0.25)
	left := x + 2*side + 6
	pitch := (w - 2*side - 6) / row
	p.Rings(left, y, pitch, pitch*0.44, row, paper.Numbers(1, 24)...)
	p.Names(x, y+2*side+8, w, 6, 4)
}
