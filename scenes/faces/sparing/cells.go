package sparing

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/sparing"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// drawRound draws the casts of a round, and the ring round the best; ring is its
// progress, 0 to 1.
func (t *tablet) drawRound(dst *ebiten.Image, in *table.Instant, s *snapshot, lay *layout, row int, cells []game.Cell, won rules.Actor, ring float64) {
	best, n := s.best(cells)
	for seat := range cells {
		r := lay.cell(seat, row)
		if cells[seat].Hand == 0 {
			drawVoids(dst, in, lay, &cells[seat], r)
			continue
		}
		shown := 4.0
		if seat == s.mover && row == s.row(s.Round) && !in.Calm && !s.kept {
			shown = s.ms / (writes * s.haste())
		}
		drawCell(dst, in, lay, &cells[seat], r, shown)
		if won == rules.Actor(seat) && ring > 0 {
			drawLoop(dst, in, r, ring)
		}
		if won < 0 && n > 1 && ring > 0 && s.Worth(cells[seat].Hand) == best {
			drawLevel(dst, in, lay, r, ring)
		}
	}
}

// drawCell writes a cast: its figures, and under them its name, or where names have no room, the
// total of a cast that has none.
func drawCell(dst *ebiten.Image, in *table.Instant, lay *layout, c *game.Cell, r ui.Rect, shown float64) {
	p := in.Page
	x, y := r.Center()
	venus := tali.Classify(c.Hand) == tali.Venus
	size, track := math.Min(lay.row*0.46, lay.column*0.28), 0.14
	if !lay.names {
		size, track = math.Min(lay.row*0.58, lay.column*0.34), 0.04
	}
	st := scratched(lettering.Figure, math.Max(4*lay.u, math.Min(p.T(5), size)), p.High)
	st.Track = track
	switch {
	case p.High && venus:
		st.Color = palette.HighLit
	case venus:
		st.Color = gold
		for i := range 6 {
			k := 1 - float64(i)/7
			thing.Ring(dst, x, y, math.Round(lay.row*1.15*k), 0, 0, color.RGBA{16, 11, 2, 14})
		}
	}
	digits := casting.Digits(c.Hand)
	st = lettering.Fit(digits, st, lay.column*0.84)
	base := y + st.Cap()/2
	name := lettering.Style{Face: lettering.Text, Size: math.Max(3.5*lay.u, math.Min(p.T(2), lay.row*0.26)), Color: palette.Bone, Edge: dark, Align: lettering.Center}
	if lay.names {
		base -= name.Size * 0.55
	}
	total := lay.totals() && c.Hand != 0 && tali.Classify(c.Hand) == tali.Unnamed
	if total {
		name.Size = 3.5 * lay.u
		base -= name.Size * 0.5
	}
	left := x - lettering.Width(digits, st)/2
	lettering.Draw(dst, digits[:min(len(digits), int(math.Max(0, shown)))], left, base, st)
	if lay.names && shown >= 4 {
		said := p.Words(shortName(c.Hand))
		if venus && !p.High {
			name.Color = gold
		}
		lettering.Draw(dst, said, x, base+name.Size*1.12, lettering.Fit(said, name, lay.column*0.84))
	}
	if total && shown >= 4 {
		lettering.Draw(dst, p.Words(text.Of("{0}", c.Hand.Sum())), x, base+name.Size*1.05, name)
	}
}

// shortName returns the name of a cast without its sides.
func shortName(h tali.Hand) text.Text {
	switch r := tali.Classify(h); {
	case r.Vulture():
		return "Vultures"
	case r.Senio():
		return text.Of("Senio {0}", r.Total())
	case r == tali.Unnamed:
		return text.Of("{0} in all", h.Sum())
	}
	return h.Name()
}

// drawLoop draws the ring round a cast.
func drawLoop(dst *ebiten.Image, in *table.Instant, r ui.Rect, part float64) {
	k := loopKey{int(math.Min(r.W*0.92, r.H*2.6)), int(r.H * 0.94), int(math.Ceil(part * 24)), in.Page.High}
	if part >= 1 || in.Calm {
		k.part = 24
	}
	img := loops.Get(k, paintLoop)
	x, y := r.Center()
	picture.At(dst, img, x-float64(k.w)/2, y-float64(k.h)/2, 1)
}

// drawLevel draws a stroke through a cast that is level with another.
func drawLevel(dst *ebiten.Image, in *table.Instant, lay *layout, r ui.Rect, part float64) {
	w := r.W * 0.6 * part
	c := palette.Contrast(in.Page.High, scratch, palette.White)
	x, y := r.X+r.W*0.2, r.Y+r.H*0.5
	picture.Fine(dst, x+0.2*lay.u, y+0.25*lay.u, w, 0.6*lay.u, dark)
	picture.Fine(dst, x, y, w, 0.5*lay.u, c)
}

// drawVoids writes into a cell how many casts were void so far, or that its seat throws again. A
// cast that counts takes their place.
func drawVoids(dst *ebiten.Image, in *table.Instant, lay *layout, c *game.Cell, r ui.Rect) {
	if c.Voids == 0 && !c.Again || in.Asks && in.Lens { // the odds stand there
		return
	}
	st := scratched(lettering.Strong, math.Max(3.5*lay.u, math.Min(in.Page.T(1), lay.row*0.4)), in.Page.High)
	st.Align = lettering.Center
	said := in.Page.Words("again")
	switch {
	case c.Voids == 1:
		said = in.Page.Words("void")
	case c.Voids > 1:
		said = in.Page.Words(text.Of("{0} void", c.Voids))
	}
	x, y := r.Center()
	st = lettering.Fit(said, st, lay.column*0.84)
	lettering.Draw(dst, said, x, y+st.Cap()/2, st)
}
