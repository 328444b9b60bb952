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
	"knucklebones/scenes/kit/words"
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
		t.drawVoids(dst, in, s, lay, seat, &cells[seat], r)
		if cells[seat].Hand == 0 {
			continue
		}
		shown := 4.0
		if seat == s.mover && row == s.row(s.Round) && !in.Calm && !s.kept {
			shown = s.ms / (writes * s.haste())
		}
		drawCell(dst, in, lay, &cells[seat], r, shown)
		if won == rules.Actor(seat) && ring > 0 {
			drawLoop(dst, in, r, cells[seat].Voids > 0 && lay.names, ring)
		}
		if won < 0 && n > 1 && ring > 0 && s.worth(cells[seat].Hand) == best {
			drawLevel(dst, in, lay, r, ring)
		}
	}
}

// drawCell writes a cast: its figures, and its name under them.
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
	if !lay.names && c.Voids > 0 {
		base -= lay.row * 0.13
	}
	name := lettering.Style{Face: lettering.Text, Size: math.Max(3.5*lay.u, math.Min(p.T(2), lay.row*0.26)), Color: palette.Bone, Edge: dark, Align: lettering.Center}
	if lay.names {
		base -= name.Size * 0.55
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
}

// shortName returns the name of a cast without its sides.
func shortName(h tali.Hand) text.Text {
	switch r := tali.Classify(h); {
	case r.Vulture():
		return "Vultures"
	case r.Senio():
		return text.Of("Senio {0}", r.Total())
	}
	return h.Name()
}

// drawLoop draws the ring round a cast, clear of the crosses in the corner of its cell if
// there are any.
func drawLoop(dst *ebiten.Image, in *table.Instant, r ui.Rect, crosses bool, part float64) {
	k := loopKey{int(loop(in.Page, r, crosses)), int(r.H * 0.94), int(math.Ceil(part * 24)), in.Page.High}
	if part >= 1 || in.Calm {
		k.part = 24
	}
	img := loops.Get(k, paintLoop)
	x, y := r.Center()
	picture.At(dst, img, x-float64(k.w)/2, y-float64(k.h)/2, 1)
}

// loop returns the width in pixels of the ring round a cast in the cell r; crosses says
// that the cell's corner has crosses.
func loop(p *ui.Page, r ui.Rect, crosses bool) float64 {
	w := math.Min(r.W*0.92, r.H*2.6)
	if crosses {
		w = math.Max(r.W*0.5, math.Min(w, r.W-11*p.U))
	}
	return w
}

// drawLevel draws a stroke through a cast that is level with another.
func drawLevel(dst *ebiten.Image, in *table.Instant, lay *layout, r ui.Rect, part float64) {
	w := r.W * 0.6 * part
	c := palette.Contrast(in.Page.High, scratch, palette.White)
	x, y := r.X+r.W*0.2, r.Y+r.H*0.5
	picture.Fine(dst, x+0.2*lay.u, y+0.25*lay.u, w, 0.6*lay.u, dark)
	picture.Fine(dst, x, y, w, 0.5*lay.u, c)
}

// drawVoids writes how many casts were void, in narrow cells with small crosses, and draws
// a dog after three.
func (t *tablet) drawVoids(dst *ebiten.Image, in *table.Instant, s *snapshot, lay *layout, seat int, c *game.Cell, r ui.Rect) {
	if c.Voids == 0 || !lay.names && c.Hand == 0 && in.Asks && in.Lens { // the odds stand there
		return
	}
	size := math.Max(2.2*lay.u, math.Min(3*lay.u, lay.row*0.2))
	st := scratched(lettering.Strong, math.Max(size*1.3, math.Min(in.Page.T(1), lay.row*0.4)), in.Page.High)
	x, y := r.X+1.6*lay.u, r.Y+st.Size+0.2*lay.u
	if !lay.names { // below the figures
		st.Size = 3.5 * lay.u
		x, y = 0, r.Y+r.H*0.5+st.Size*0.95
	}
	said, step := "×", math.Min(size*1.1, lay.column*0.16)
	n := c.Voids
	if n > 5 || n > 2 && !lay.names || n > 1 && c.Hand != 0 { // a row of them would meet the ring
		said, n = words.Int(n)+" ×", 1
	}
	if lay.names {
		said, n = in.Page.Words("void"), 1
		if c.Voids > 1 {
			said = in.Page.Words(text.Of("{0} void", c.Voids))
		}
		st = lettering.Fit(said, st, lay.column*0.4)
	}
	if x == 0 {
		x = r.X + (r.W-step*float64(n-1)-lettering.Width(said, st))/2
	}
	for i := range n {
		lettering.Draw(dst, said, x+step*float64(i), y, st)
	}
	if c.Voids >= 3 && lay.row > 9*lay.u {
		picture.At(dst, t.dog, lay.wax.X+lay.left-float64(t.dog.Bounds().Dx())-0.5*lay.u, r.Y+r.H-float64(t.dog.Bounds().Dy())*0.9, 0.9)
	}
}
