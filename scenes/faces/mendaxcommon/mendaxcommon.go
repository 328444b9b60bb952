// Package mendaxcommon draws Liar's Tali with a common hand: green baize in a back room,
// and a walnut arch with nineteen hollows, one for each hand that can be claimed. An
// amber bead marks the last claim, and the cup in the arch hides the true hand. Glass
// counters are the lives.
package mendaxcommon

import (
	"math"

	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxcommon"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
	"knucklebones/sprites/surface"
)

// Face is the face of the game.
var Face = &face.Face{Game: game.Game, Motif: motif, Board: board, Lesson: &taught, Printed: onPaper{}}

// onPaper has the printed page, where pages are made: see print.go.
type onPaper struct{}

// board returns a new board, which keeps no state.
func board() *table.Board {
	return &table.Board{
		Ground: surface.GreenBaize, Arrange: arrange, Draw: draw, Above: above, Places: places, Propose: propose, Keyless: keyless, Times: times, Figure: figure,
		Bones:  table.Bones{Most: 4, Lay: lay, Cup: cup},
		Sounds: []sound.Moment{sound.Climb, sound.Bead, sound.Roll, sound.Chime},
	}
}

// figure returns the large text and its place: the name of a hand, or once a doubt is
// decided whether the hand that was said was a lie. On an upright page it stands under
// the arch.
func figure(in *table.Instant) table.Figure {
	s := snapshotOf(in)
	if s.b.Doubter != rules.Nobody && s.b.Open {
		return s.verdict(in)
	}
	r := ui.Rect{X: s.inside.X + s.inside.W*0.2, Y: s.y - s.radius + s.wide/2, W: s.inside.W * 0.6}
	if r.H = s.inside.Y - r.Y; in.Page.Shape != ui.Portrait {
		return table.Figure{}
	}
	r.H = math.Max(r.H, 12*in.Page.U)
	return table.Figure{At: r}
}

// verdict returns the verdict on a hand that was doubted, and whom it costs a counter, as
// soon as it is decided. At the end of the game it gives way to the wreath.
func (s *snapshot) verdict(in *table.Instant) table.Figure {
	f := table.Figure{Named: true, Large: true, At: s.foot()}
	if !s.low { // clear of the pointer
		f.At = f.At.Middle(f.At.W-2.4*s.deep(), f.At.H)
	}
	switch {
	case s.over() && s.crowned > 0 || s.kept < 1:
		return f
	case s.dark:
		f.Text = "A LIE"
	case s.flare:
		f.Text = "TRUE"
	default:
		return f
	}
	f.Aside = loss(&s.b)
	return f
}

// loss returns a sentence about the counter that a doubt cost.
func loss(b *game.Board) text.Text {
	if left := b.Seats[b.Loser].Counters; left > 0 {
		return text.Of("{0} lost a counter: {1} left.", b.Loser, text.Number(left))
	}
	return text.Of("{0} lost their last counter and is out.", b.Loser)
}

// boardOf returns the board in a view, as this game’s type.
func boardOf(v *rules.View) game.Board { return v.Board.(game.Board) }
