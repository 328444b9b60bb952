//go:build !js

package skiffs

import (
	"knucklebones/scenes/faces/kit/paper"
)

// Sheet returns what the game’s printed pages show besides its rules.
func (onPaper) Sheet() paper.Sheet {
	return paper.Sheet{
		Sideless: true,
		Needs:    "25 skiffs of one colour for each player, a bowl",
		Use:      "The lake has nine boxes. Beans, buttons or the counters on the next page can be skiffs.",
		Board:    printLake,
		Cut:      printFleets,
	}
}

// printLake draws the nine boxes of the lake.
func printLake(p *paper.Pen, x, y, w float64) {
	const side = 55.0
	x += (w - 3*side) / 2
	p.Thick(0.4)
	for i := 1; i < 3; i++ {
		at := float64(i) * side
		p.Line(x+at, y, x+at, y+3*side)
		p.Line(x, y+at, x+3*side, y+at)
	}
	p.Red()
	p.Thick(0.9)
	p.Rect(x, y, 3*side, 3*side)
}

// printFleets draws the skiffs of four players, with a mark for each fleet. The first of a
// fleet is its racer.
func printFleets(p *paper.Pen, x, y, w float64) {
	const side, row = 17.0, 10
	x += (w - row*side) / 2
	p.Dash(1.5)
	for i := range row + 1 {
		at := float64(i) * side
		p.Line(x+at, y, x+at, y+row*side)
		p.Line(x, y+at, x+row*side, y+at)
	}
	p.Dash(0)
	for fleet := range 4 {
		for i := range fleetSize {
			at := fleet*fleetSize + i
			printSkiff(p, x+(float64(at%row)+0.5)*side, y+(float64(at/row)+0.5)*side, fleet)
		}
	}
}

// fleetSize is the number of skiffs of one player.
const fleetSize = 25

// printSkiff draws the mark of a fleet: a circle, a square, a triangle or a cross.
func printSkiff(p *paper.Pen, x, y float64, fleet int) {
	const r = 4.5
	p.Thick(0.7)
	switch fleet {
	case 0:
		p.Red()
		p.Circle(x, y, r)
	case 1:
		p.Black()
		p.Rect(x-r, y-r, 2*r, 2*r)
	case 2:
		p.Red()
		p.Path(paper.Point{X: x, Y: y - r}, paper.Point{X: x + r, Y: y + r}, paper.Point{X: x - r, Y: y + r}, paper.Point{X: x, Y: y - r})
	default:
		p.Black()
		p.Line(x-r, y-r, x+r, y+r)
		p.Line(x-r, y+r, x+r, y-r)
	}
}
