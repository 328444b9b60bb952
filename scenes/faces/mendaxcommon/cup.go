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

// covers tells whether bones lie under the cup.
func covers(v *rules.View) bool { return len(v.Bones) > 0 && v.Bones[0].Side == 0 }

// keeper is whose emblem the cup has: who has the bones, or had them last.
func (s *snapshot) keeper() rules.Actor {
	if s.b.Holder != rules.Nobody {
		return s.b.Holder
	}
	return s.b.Claimer
}

// drawCup draws the cup where it stands over the bones or lies beside them.
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

// drawCovering draws the cup over its bones: it rattles while some are thrown
// under it, and glides to who takes it.
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

// drawFootRing lights the place of a cup that can be taken or lifted.
func drawFootRing(dst *ebiten.Image, in *table.Instant, x, y, h float64) {
	c := palette.Contrast(in.Page.High, palette.Fade(palette.Candle, 0.6+0.4*in.Glow), palette.HighLit)
	h = math.Round(h)
	thing.Hoop(dst, x, y+h*thing.CoverFoot, h*1.06, 0.88, math.Max(2, h*0.022), c)
}

// colour is a seat's, or −1 for nobody's.
func colour(in *table.Instant, who rules.Actor) int {
	if who < 0 {
		return -1
	}
	return in.Colours[who]
}

// drawLifted draws the cup as it is lifted from the bones.
func drawLifted(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	x, y, h := s.covering(in.Page)
	thing.Cover(dst, colour(in, s.b.Claimer), x, y, h, s.lifted, in.Page.Things())
}
