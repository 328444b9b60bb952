//go:build !js

package mendaxcommon

import (
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/paper"
	"knucklebones/sprites/lettering"
)

// Sheet returns what the game’s printed pages show besides its rules.
func (onPaper) Sheet() paper.Sheet {
	return paper.Sheet{
		Needs: "four knucklebones, a cup, a counter",
		Use:   "The counter shows the hand that was said last. Below, cross out one of your counters when you lose it.",
		Board: printArch,
	}
}

// printArch draws the arch of hands that can be said, and the counters of eight players.
func printArch(p *paper.Pen, x, y, w float64) {
	const r, hollow = 78.0, 6.2
	middle := paper.Point{X: x + w/2, Y: y + r + hollow}
	for rank := tali.Unnamed; rank <= tali.Venus; rank++ {
		at := middle.Polar(r, 180+180*float64(rank)/float64(tali.Venus))
		if rank == tali.Venus {
			p.Red()
			p.Thick(0.6)
		}
		p.Circle(at.X, at.Y, hollow)
		p.Fit(at.X, at.Y+1.4, 2*hollow-2, lettering.Figure, paper.Body+1, printRank(rank))
	}
	p.Fit(middle.X, middle.Y-r/2, r, lettering.Title, paper.Head, "The cup stands here")
	p.Dash(2)
	p.Thick(0.4)
	p.Circle(middle.X, middle.Y-r/2+16, 11)
	p.Dash(0)
	p.Black()
	p.Thick(0.25)
	p.Names(x, y+r+2*hollow+6, w, 8, 10)
}

// printRank returns what stands in the hollow of a rank.
func printRank(r tali.Rank) text.Text {
	switch {
	case r == tali.Unnamed:
		return "none"
	case r == tali.Venus:
		return "Venus"
	case r == tali.Canis:
		return tali.Of(1, 1, 1, 1).Figure()
	case r.Senio():
		return text.Figure(r.Total())
	}
	side := tali.Sides[r-tali.Canis]
	return tali.Of(side, side, side, side).Figure()
}
