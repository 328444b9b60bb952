package mendaxcommon

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxcommon"
	"knucklebones/scenes/table"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// covers reports whether bones lie under the cup.
func covers(v *rules.View) bool { return len(v.Bones) > 0 && v.Bones[0].Side == 0 }

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
	case s.b.Holder != rules.Nobody && in.Now.Turn != rules.Chance || s.b.Doubter != rules.Nobody:
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
	}
	thing.Cover(dst, colour(in, who), x, y, h, 0, in.Page.Things())
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
