//go:build !js

package knucklebones

import (
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/paper"
	"knucklebones/sprites/lettering"
)

// Sheet returns what the game’s printed pages show besides its rules.
func (onPaper) Sheet() paper.Sheet {
	return paper.Sheet{
		Needs: "three knucklebones, nine pebbles or coins",
		Use:   "Put a pebble on every number you cover. The board is 12 cm wide: if it isn’t, print it without scaling.",
		Board: printBoard,
		Score: paper.Turns(6), Rows: 8,
	}
}

// printBoard draws nine boxes on a cloth 12 cm wide.
func printBoard(p *paper.Pen, x, y, w float64) {
	const side, hem = 120.0, 3.0
	x += (w - side) / 2
	p.Thick(0.9)
	p.Rect(x, y, side, side)
	p.Thick(0.4)
	p.Dash(2)
	p.Red()
	p.Rect(x+hem, y+hem, side-2*hem, side-2*hem)
	p.Black()
	cell := (side - 2*hem) / 3
	for i := 1; i < 3; i++ {
		at := hem + float64(i)*cell
		p.Line(x+at, y+hem, x+at, y+side-hem)
		p.Line(x+hem, y+at, x+side-hem, y+at)
	}
	p.Dash(0)
	p.Red()
	for n := range 9 {
		p.Hollow(x+hem+(float64(n%3)+0.5)*cell, y+hem+(float64(n/3)+0.5)*cell+6, lettering.Figure, 52, text.Figure(n+1))
	}
}
