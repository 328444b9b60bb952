//go:build !js

package par

import (
	"knucklebones/scenes/faces/kit/paper"
)

// Sheet returns what the game’s printed pages show besides its rules.
func (onPaper) Sheet() paper.Sheet {
	return paper.Sheet{
		Needs: "eight knucklebones: four for the target, four to throw",
		Use:   "Lay the target into the square, a bone in each box. Then lay what you throw beside it.",
		Board: printSquare,
		Score: paper.Games(6), Rows: 4,
	}
}

// printSquare draws the square of the target.
func printSquare(p *paper.Pen, x, y, w float64) {
	const side = 60.0
	x += w/2 - side
	p.Thick(0.4)
	p.Line(x+side, y, x+side, y+2*side)
	p.Line(x, y+side, x+2*side, y+side)
	p.Red()
	p.Thick(0.9)
	p.Rect(x, y, 2*side, 2*side)
}
