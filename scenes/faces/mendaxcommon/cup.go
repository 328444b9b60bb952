package mendaxcommon

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxcommon"
	"knucklebones/rules/text"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// covers reports whether bones lie under the cup. In the opening throws all fall in the open.
func covers(v *rules.View) bool {
	return len(v.Bones) > 0 && v.Bones[0].Side == 0 && boardOf(v).Phase != game.CastingOff
}

// keeper returns the seat whose emblem the cup shows: the holder of the bones, or the
// last claimer.
func (s *snapshot) keeper() rules.Actor {
	if s.b.Holder != rules.Nobody {
		return s.b.Holder
	}
	return s.b.Claimer
}

// drawCup draws the cup over the bones or tipped over beside them.
func drawCup(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	switch {
	case s.over() && s.crowned > 0:
	case covers(&in.Now):
		drawCovering(dst, in, s)
	case s.lifted < 1 && s.b.Doubter != rules.Nobody:
	case s.dark || s.flare: // the verdict stands in its place
	case s.b.Holder != rules.Nobody && in.Now.Turn != rules.Chance || s.b.Doubter != rules.Nobody || s.b.Bare && s.b.Phase == game.Answering:
		x, y, h := s.tipped(in.Page)
		thing.Cup(dst, thing.Lying, x, y, h)
	}
}

// drawCovering draws the cup over the bones. It shakes during a throw and glides to the
// player who accepts.
func drawCovering(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	x, y, h := s.covering(in.Page)
	who := s.keeper()
	if s.shaking < 1 {
		sin, cos := math.Sincos(s.shaking * 10 * math.Pi)
		x, y = x+h*0.03*sin, y+h*0.02*cos
	}
	if s.gliding < 1 {
		k := math.Sin(s.gliding * math.Pi)
		x, y = x-k*h*0.22, y-k*h*0.05
		if s.gliding < 0.5 {
			who = s.b.Claimer
		}
	}
	if in.Asks && in.Lit(rules.Move{Verb: game.Doubt}) {
		drawFootRing(dst, in, x, y, h)
		drawEnds(dst, in, x, y, h)
	}
	thing.Cover(dst, colour(in, who), x, y+s.pulled, h, 0, in.Page.Things())
}

// drawEnds marks what dragging the cup does: above it the way up, below it the way down.
func drawEnds(dst *ebiten.Image, in *table.Instant, x, y, h float64) {
	u := in.Page.U
	drawEnd(dst, in, rules.Move{Verb: game.Doubt}, x, y-h*thing.CoverTop-4.5*u, -1)
	drawEnd(dst, in, rules.Move{Verb: game.Accept}, x, y+h*(thing.CoverHigh-thing.CoverTop)+4.5*u, 1)
}

// drawEnd labels one end of the cup's way with its move, if that is allowed; way is −1 for
// up and 1 for down. The label fills once letting go of the cup makes the move.
func drawEnd(dst *ebiten.Image, in *table.Instant, m rules.Move, x, y float64, way int) {
	if !in.Lit(m) {
		return
	}
	u, reached := in.Page.U, in.Pull*float64(way) >= 1
	said := end(m)
	st := lettering.Style{Face: lettering.Strong, Size: in.Page.T(2), Color: palette.Ink, Align: lettering.Center}
	at := in.Page.TagFor(said, st, x, y, 11, 1.7)
	at.Y = math.Min(at.Y, in.Frame.Field.Y+in.Frame.Field.H-at.H-u)
	y = at.Y + at.H/2
	in.Page.Tag(dst, at)
	if reached {
		in.Light(dst, at, 1)
	}
	thing.Pointer(dst, at.X+4*u, y+float64(way)*1.5*u, 3*u, 2*way, st.Color)
	lettering.Draw(dst, in.Page.Words(said), x+2.5*u, y+st.Cap()/2, st)
}

// end returns the word at the end of the cup's way that stands for a move: Doubt or
// Take.
func end(m rules.Move) text.Text {
	if m.Verb == game.Doubt {
		return "Doubt"
	}
	return "Take"
}

// drawFootRing draws a ring round the foot of a cup that may be taken or lifted.
func drawFootRing(dst *ebiten.Image, in *table.Instant, x, y, h float64) {
	c := palette.Contrast(in.Page.High, palette.Fade(palette.Candle, 0.6+0.4*in.Glow), palette.HighLit)
	h = math.Round(h)
	thing.Hoop(dst, x, y+h*thing.CoverFoot, h*1.06, 0.88, math.Max(2, h*0.022), c)
}

// colour returns the colour of a seat, or −1 for nobody.
func colour(in *table.Instant, who rules.Actor) int {
	if who < 0 {
		return -1
	}
	return in.Colours[who]
}

// drawLifted draws the cup being lifted from the bones.
func drawLifted(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	x, y, h := s.covering(in.Page)
	thing.Cover(dst, colour(in, s.b.Claimer), x, y, h, s.lifted, in.Page.Things())
}
