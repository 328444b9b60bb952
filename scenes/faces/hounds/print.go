//go:build !js

package hounds

import (
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/faces/kit/paper"
	"knucklebones/sprites/lettering"
)

// Sheet returns what the game’s printed pages show besides its rules.
func (onPaper) Sheet() paper.Sheet {
	return paper.Sheet{
		Needs: "four knucklebones, four pebbles for each player",
		Use:   "Climb from the bottom. Each column is a player’s: put a pebble on a step when you have made its cast.",
		Board: printSteps,
	}
}

// printSteps draws the four steps of four players, with a circle for each bone.
func printSteps(p *paper.Pen, x, y, w float64) {
	const rung, players = 32.0, 4
	cell := w / players
	for i := range players {
		left := x + float64(i)*cell
		for k, s := range []int{6, 4, 3, 1} {
			p.Rect(left, y+float64(k)*rung, cell, rung)
			if k == 0 {
				p.Red()
			}
			p.Middle(left+cell/2, y+float64(k)*rung+13, lettering.Figure, 24, tali.Of(s, s, s, s).Figure())
			p.Black()
			for b := range 4 {
				p.Circle(left+cell/2+(float64(b)-1.5)*9, y+float64(k)*rung+23, 3.4)
			}
		}
		p.Left(left+2, y+4*rung+8, 9, lettering.Text, paper.Small, "Name")
		p.Line(left+12, y+4*rung+8, left+cell-2, y+4*rung+8)
	}
}
