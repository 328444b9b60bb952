//go:build !js

package catapulta

import (
	"knucklebones/scenes/faces/kit/paper"
	"knucklebones/sprites/lettering"
)

// Sheet returns what the game’s printed pages show besides its rules.
func (onPaper) Sheet() paper.Sheet {
	return paper.Sheet{
		Needs: "four knucklebones, a wooden stake, a string of five paces",
		Use:   "Tie the string to the stake. Draw the outer ring with four and a half paces of it and the inner ring with half as much. In a room, measure with your feet.",
		Board: printPlan,
		Score: paper.Turns(7), Rows: 4,
	}
}

// printPlan draws how the rings and the line are laid out; a centimetre is a pace.
func printPlan(p *paper.Pen, x, y, w float64) {
	const pace, far = 10.0, 4.5
	at := paper.Point{X: x + (w-(10+far)*pace)/2 + far*pace, Y: y + 48}
	p.Thick(0.5)
	p.Circle(at.X, at.Y, far*pace)
	p.Circle(at.X, at.Y, far*pace/2)
	p.Dash(2)
	p.Line(at.X, at.Y, at.X+10*pace, at.Y)
	p.Dash(0)
	p.Line(at.X+10*pace, at.Y-30, at.X+10*pace, at.Y+30)
	p.Middle(at.X+7*pace, at.Y-2, lettering.Text, paper.Body, "ten paces")
	p.Fit(at.X+10*pace-12, at.Y-24, 22, lettering.Title, paper.Head, "the line")
	p.Red()
	p.Dot(at.X, at.Y, 1.6)
	p.Middle(at.X, at.Y-5, lettering.Figure, paper.Head, "× 20")
	p.Middle(at.X, at.Y-15, lettering.Figure, paper.Head, "× 10")
	p.Middle(at.X, at.Y-31, lettering.Figure, paper.Head, "× 5")
}
