//go:build !js

package gladiators

import (
	"math"

	"knucklebones/scenes/faces/kit/paper"
)

// Sheet returns what the game’s printed pages show besides its rules.
func (onPaper) Sheet() paper.Sheet {
	return paper.Sheet{
		Needs: "two knucklebones and four stones for each player",
		Use:   "Put a stone on each circle. Take one away when you lose a bout.",
		Board: printArena,
		Score: paper.Games(6), Rows: 2,
	}
}

// printArena draws a shield and a net that carry four stones each.
func printArena(p *paper.Pen, x, y, w float64) {
	const high = 104.0
	wide := w/2 - 8
	p.Thick(0.7)
	p.Rect(x, y, wide, high)
	p.Rect(x+3, y+3, wide-6, high-6)
	r := wide / 2
	cx, cy := x+w-r, y+high/2
	p.Circle(cx, cy, r)
	p.Thick(0.15)
	p.Dash(1)
	for i := -4; i <= 4; i++ {
		at := float64(i) * r / 5
		reach := math.Sqrt(r*r - at*at)
		p.Line(cx+at, cy-reach, cx+at, cy+reach)
		p.Line(cx-reach, cy+at, cx+reach, cy+at)
	}
	p.Dash(0)
	p.Red()
	p.Thick(0.7)
	for i := range lives {
		dx, dy := float64(i%2)*32-16, float64(i/2)*32-16
		p.Circle(x+wide/2+dx, cy+dy, 12)
		p.Circle(cx+dx, cy+dy, 12)
	}
}

// lives is the number of stones of each gladiator.
const lives = 4
