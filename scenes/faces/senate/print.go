//go:build !js

package senate

import (
	"math"

	game "knucklebones/rules/games/senate"
	"knucklebones/scenes/faces/kit/paper"
	"knucklebones/sprites/lettering"
)

// Sheet returns what the game’s printed pages show besides its rules.
func (onPaper) Sheet() paper.Sheet {
	return paper.Sheet{
		Needs: "four knucklebones, a counter for each player",
		Use:   "Begin at 1111, go round the outer benches, back along the next ones, and round the inner ones. Venus in the middle wins.",
		Board: printBenches,
	}
}

// printBenches draws the benches of three tiers, and Venus in the middle.
func printBenches(p *paper.Pen, x, y, w float64) {
	const radius, deep = 86.0, 20.0
	middle := paper.Point{X: x + w/2, Y: y + radius}
	steps := game.Steps()
	for i, cast := range steps[:len(steps)-1] {
		b := benchOf(i)
		a0, a1 := b.ends()
		a0, a1 = a0*180/math.Pi, a1*180/math.Pi
		outer := radius - float64(b.tier)*(deep+2)
		p.Arc(middle.X, middle.Y, outer, a0, a1)
		p.Arc(middle.X, middle.Y, outer-deep, a0, a1)
		for _, a := range []float64{a0, a1} {
			p.Path(middle.Polar(outer, a), middle.Polar(outer-deep, a))
		}
		at := middle.Polar(outer-deep/2, (a0+a1)/2)
		p.Middle(at.X, at.Y+1.8, lettering.Figure, paper.Head-2, cast.Figure())
	}
	p.Red()
	p.Thick(0.7)
	p.Circle(middle.X, middle.Y, 15)
	p.Fit(middle.X, middle.Y-1, 26, lettering.Title, paper.Head, "Venus")
	p.Middle(middle.X, middle.Y+6, lettering.Figure, paper.Body, steps[len(steps)-1].Figure())
}
