//go:build !js

package circus

import (
	"math"

	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/paper"
	"knucklebones/sprites/lettering"
)

// Sheet returns what the game’s printed pages show besides its rules.
func (onPaper) Sheet() paper.Sheet {
	return paper.Sheet{
		Needs: "four knucklebones, a counter for each player",
		Use:   "Drive as many paces as your bones count. One lap of the track is 168 paces, about twelve throws.",
		Board: printTrack,
		Score: paper.Laps(7), Rows: 4,
	}
}

// printTrack draws a track of 168 paces in four lanes, with seven eggs for the laps and
// twelve spokes for the throws of a lap.
func printTrack(p *paper.Pen, x, y, w float64) {
	const high, lane, lanes = 112.0, 7.0, 4
	straight := w - high
	for i := range lanes + 1 {
		r := high/2 - float64(i)*lane
		p.Line(x+high/2, y+high/2-r, x+high/2+straight, y+high/2-r)
		p.Line(x+high/2, y+high/2+r, x+high/2+straight, y+high/2+r)
		p.Arc(x+high/2, y+high/2, r, 90, 270)
		p.Arc(x+high/2+straight, y+high/2, r, -90, 90)
	}
	for pace := range lap {
		inner, outer := printPace(x, y, high, straight, high/2-lane*lanes, pace), printPace(x, y, high, straight, high/2, pace)
		p.Thick(0.1)
		if pace%post == 0 {
			p.Red()
			p.Thick(0.5)
		}
		p.Line(inner.X, inner.Y, outer.X, outer.Y)
		if pace%post == 0 {
			at := printPace(x, y, high, straight, high/2-lane*lanes-4, pace)
			p.Middle(at.X, at.Y+1.3, lettering.Figure, paper.Body, text.Figure(pace))
			p.Black()
		}
	}
	p.Thick(0.25)
	mid := y + high/2
	p.Rings(x+w/2-7*5, mid-14, 10, 4, 7, paper.Numbers(1, 7)...)
	p.Rings(x+w/2-6*8.5, mid-1, 8.5, 3.6, 12, paper.Numbers(1, 12)...)
}

const lap = 12 * post // the printed track: a lap as written

// printPace returns the point of a pace on a line round the track whose radius in the
// bends is r. The track's middle line is such that paces are equally long on the
// straights and in the bends.
func printPace(x, y, high, straight, r float64, pace int) paper.Point {
	bend := math.Pi * high * 0.36
	way := float64(pace) / lap * 2 * (straight + bend)
	left, right := paper.Point{X: x + high/2, Y: y + high/2}, paper.Point{X: x + high/2 + straight, Y: y + high/2}
	switch {
	case way < straight:
		return paper.Point{X: left.X + way, Y: left.Y + r}
	case way < straight+bend:
		return right.Polar(r, 90-180*(way-straight)/bend)
	case way < 2*straight+bend:
		return paper.Point{X: right.X - (way - straight - bend), Y: right.Y - r}
	}
	return left.Polar(r, 270-180*(way-2*straight-bend)/bend)
}
