package sparing

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// A grade is a class of casts of which every one beats those of the next class.
type grade struct {
	said text.Text
	lit  bool // the cast to beat is one of it
}

// grades returns the classes of casts, the best first. That of the hand h is lit and says
// which cast of the class it is.
func (s *snapshot) grades(h tali.Hand) []grade {
	rank := tali.Classify(h)
	sixes := s.ByTotal && rank == tali.Vulture6
	list := []grade{
		{"Venus", rank == tali.Venus},
		{"Senio", rank.Senio()},
		{"Vultures", rank.Vulture() && !sixes},
		{"Canis", rank == tali.Canis},
	}
	if rank.Senio() {
		list[1].said = text.Of("Senio {0}", rank.Total())
	}
	if s.ByTotal {
		list = append(list[:1:1], append([]grade{{"Four sixes", sixes}}, list[1:]...)...)
	}
	switch unnamed := h != 0 && rank == tali.Unnamed; {
	case s.Sums && unnamed:
		list = append(list, grade{text.Of("{0} in all", h.Sum()), true})
	case s.Sums:
		list = append(list, grade{"Total", false})
	}
	return list
}

// toBeat returns the best cast of the current round; none if there is none yet.
func (s *snapshot) toBeat() (top tali.Hand) {
	best := -1
	if s.Over {
		return top
	}
	for _, c := range s.Now {
		if c.Hand == 0 {
			continue
		}
		if w := s.Worth(c.Hand); w > best {
			best, top = w, c.Hand
		}
	}
	return top
}

// drawOrder writes the classes of casts from the best to the lowest on the upper edge of
// the frame, with that of the cast to beat lit.
func drawOrder(dst *ebiten.Image, in *table.Instant, s *snapshot, lay *layout) {
	u, p := lay.u, in.Page
	list := s.grades(s.toBeat())
	st := lettering.Style{Face: lettering.Text, Size: math.Min(math.Max(3.5*u, lay.edge*0.56), p.T(2)), Color: scratch, Edge: dark}
	if p.High {
		st.Color, st.Edge = palette.White, palette.Black
	}
	names := make([]string, len(list))
	for i, g := range list {
		names[i] = p.Words(g.said)
	}
	st, gap, wide := fitNames(names, lay.W-4*u, u, st)
	x, y := lay.X+(lay.W-wide)/2, lay.Y+lay.edge*0.5
	for i, g := range list {
		said, w := names[i], lettering.Width(names[i], st)
		at := st
		if g.lit {
			thing.Lit(dst, x-1.2*u, y-lay.edge*0.46, w+2.4*u, lay.edge*0.92, u*0.7, 0.6, p.Things())
			at.Color, at.Edge = palette.White, palette.Night
		}
		lettering.Draw(dst, said, x, y+st.Cap()/2, at)
		x += w + gap
		if i < len(list)-1 {
			drawBeats(dst, x-gap/2, y, u, p.High)
		}
	}
}

// fitNames returns the style and the gap with which names stand beside one another in a
// room, and how wide they are with it: first the gaps are narrower, then the letters smaller.
func fitNames(names []string, room, u float64, st lettering.Style) (_ lettering.Style, gap, wide float64) {
	words, gaps := 0.0, float64(len(names)-1)
	for _, name := range names {
		words += lettering.Width(name, st)
	}
	size := 0.0
	for _, gap = range []float64{5 * u, 3.4 * u, 2.2 * u} {
		if size = st.Size * min(1, (room-gap*gaps)/words); size >= 3*u {
			break
		}
	}
	size = max(size, 2.3*u)
	wide = words*size/st.Size + gap*gaps
	st.Size = size
	return st, gap, wide
}

// drawBeats draws the sign between two classes, of which the left one beats the right
// one. high means high contrast.
func drawBeats(dst *ebiten.Image, x, y, u float64, high bool) {
	c := palette.Contrast(high, scratch, palette.White)
	for _, up := range [2]float64{-1, 1} {
		picture.Line(dst, x-0.7*u, y+up*1.1*u, x+0.7*u, y, 0.5*u, c)
	}
}
