// Package oddsout draws Odds Out: a floor with a black lane of mosaic for each
// seat, where the total is laid out in pairs of white stones. The stone that finds
// no partner leaves through the border, and its owner pays.
package oddsout

import (
	game "knucklebones/rules/games/oddsout"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught, Printed: onPaper{}}

// onPaper has the printed page, where pages are made: see print.go.
type onPaper struct{}

// board returns a board with nothing painted yet.
func board() *table.Board {
	f := &floor{}
	return &table.Board{
		Ground: surface.PlainMosaic, Light: table.Light{Shade: 0.35}, Arrange: arrange, Draw: f.draw, Bones: table.Bones{Lay: lay},
		Places: casting.Bones, Times: times, Figure: figure, Drop: f.Drop, Sounds: []sound.Moment{sound.Drag},
	}
}

// figure returns the name of a cast and where it stands: over the bones or, on a tall page,
// in the empty lane of a void one. It does not name an odd total before that has been seen.
func figure(in *table.Instant) (fig table.Figure) {
	s := casting.Of(in, nil)
	if moving(in, &s) {
		if l := layingOf(in, &s); l.odd && l.ms < l.meets() {
			fig.Text = called(&s, s.Stands[s.Mover].Hand)
		}
	}
	fig.At = casting.Caption(in)
	if seat := int(in.Now.Asked); in.Page.Shape == ui.Portrait && seat >= 0 && (s.Mover < 0 || s.Void) && stonesOf(&s, seat) == 0 {
		b := casting.Board(&in.Now)
		lay := layoutOf(in.Page, in.Frame, &b)
		fig.At = ui.Rect{X: lay.start, Y: lay.mid(seat) - lay.lane/2, W: lay.in.X + lay.in.W - lay.start, H: lay.lane}
	}
	return fig
}

// called returns the name of a cast, without odd or even.
func called(s *casting.Scene, h tali.Hand) text.Text {
	if plainTotals(s.Board) {
		return text.Of("{0} in all", h.Sum())
	}
	return h.Name()
}

// plainTotals reports whether four alike count by their total, too.
func plainTotals(b *bestcast.Board) bool {
	for i := range b.Rungs {
		if b.Rungs[i].Count == 24 {
			return true
		}
	}
	return false
}
