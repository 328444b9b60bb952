package race

import (
	game "knucklebones/rules/rulestest/race"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// A layout holds the places of the tracks, in pixels: one above the other, the goal at their
// right end.
type layout struct {
	ui.Rect
	track  float64 // height of one track
	emblem float64 // width of an emblem
	goal   int
}

// layoutOf returns the layout for a size of the page.
func layoutOf(p *ui.Page, f *table.Frame, b *game.Board) layout {
	l := layout{Rect: f.Board, track: f.Board.H / float64(len(b.Scores)), goal: b.Goal}
	l.emblem = min(l.track*0.6, 10*p.U)
	return l
}

// at returns the middle of the emblem of a seat with that many points.
func (l *layout) at(seat int, points float64) (x, y float64) {
	part := min(points/float64(l.goal), 1)
	return l.X + l.emblem/2 + (l.W-l.emblem)*part, l.Y + (float64(seat)+0.5)*l.track
}
