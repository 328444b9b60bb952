//go:build !js

package tropa

import (
	"knucklebones/scenes/faces/kit/paper"
)

// Sheet returns what the game’s printed pages show besides its rules.
func (onPaper) Sheet() paper.Sheet {
	return paper.Sheet{
		Needs: "four knucklebones, a jar with a narrow mouth, a counter for each player",
		Use:   "Put your counter on your points.",
		Board: printRod,
		Score: paper.Bones(4), Rows: 8,
	}
}

// printRod draws the points that four bones can make.
func printRod(p *paper.Pen, x, y, w float64) {
	const side, row = 14.0, 13
	x += (w - side*row) / 2
	p.Cells(x, y, side, row, paper.Numbers(0, 12)...)
	p.Cells(x, y+side, side, row, paper.Numbers(13, 24)...)
	p.Red()
	printJar(p, x+side*row/2, y+2*side+6)
}

// printJar draws a jar with a narrow mouth.
func printJar(p *paper.Pen, x, y float64) {
	half := []paper.Point{{X: 6, Y: 0}, {X: 4, Y: 2}, {X: 4, Y: 9}, {X: 13, Y: 17}, {X: 15, Y: 24}, {X: 11, Y: 33}, {X: 8, Y: 35}}
	p.Thick(0.6)
	for i := range half {
		a := half[i]
		if i == 0 || i == len(half)-1 {
			p.Line(x-a.X, y+a.Y, x+a.X, y+a.Y)
		}
		if i > 0 {
			b := half[i-1]
			p.Line(x+a.X, y+a.Y, x+b.X, y+b.Y)
			p.Line(x-a.X, y+a.Y, x-b.X, y+b.Y)
		}
	}
}
