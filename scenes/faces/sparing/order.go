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
	lit  bool // the cast on the table is one of it
}

// grades returns the classes of casts from the best. That of rank is lit, and says which
// of its class it is.
func grades(rank tali.Rank, byTotal bool) []grade {
	sixes := byTotal && rank == tali.Vulture6
	list := []grade{
		{"Venus", rank == tali.Venus},
		{"Senio", rank.Senio()},
		{"Vultures", rank.Vulture() && !sixes},
		{"Canis", rank == tali.Canis},
	}
	if rank.Senio() {
		list[1].said = text.Of("Senio {0}", rank.Total())
	}
	if byTotal {
		list = append(list[:1:1], append([]grade{{"Four sixes", sixes}}, list[1:]...)...)
	}
	return list
}

// landed returns the rank of the cast that lies on the table, or tali.Unnamed.
func landed(in *table.Instant) tali.Rank {
	hand := tali.Hand(0)
	for _, b := range in.Now.Bones {
		hand = hand.Add(tali.Of(int(b.Side)))
	}
	if !in.Rests || hand.Len() != 4 {
		return tali.Unnamed
	}
	return tali.Classify(hand)
}

// drawOrder writes the classes of casts from the best to the lowest on the upper edge of
// the frame, with that of the cast on the table lit.
func drawOrder(dst *ebiten.Image, in *table.Instant, s *snapshot, lay *layout) {
	u, p := lay.u, in.Page
	list := grades(landed(in), s.ByTotal)
	st := lettering.Style{Face: lettering.Text, Size: math.Min(math.Max(3.5*u, lay.edge*0.56), p.T(2)), Color: scratch, Edge: dark}
	if p.High {
		st.Color, st.Edge = palette.White, palette.Black
	}
	gap := 5 * u
	room := lay.W - 4*u
	wide := func() (w float64) {
		for _, g := range list {
			w += lettering.Width(p.Words(g.said), st)
		}
		return w + gap*float64(len(list)-1)
	}
	if w := wide(); w > room {
		gap = 3.4 * u
		st.Size = math.Max(2.4*u, st.Size*(room-gap*float64(len(list)-1))/(w-5*u*float64(len(list)-1)))
	}
	x, y := lay.X+(lay.W-wide())/2, lay.Y+lay.edge*0.5
	for i, g := range list {
		said := p.Words(g.said)
		w := lettering.Width(said, st)
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

// drawBeats draws the sign between two classes, of which the left one beats the right one.
func drawBeats(dst *ebiten.Image, x, y, u float64, high bool) {
	c := palette.Contrast(high, scratch, palette.White)
	for _, up := range [2]float64{-1, 1} {
		picture.Line(dst, x-0.7*u, y+up*1.1*u, x+0.7*u, y, 0.5*u, c)
	}
}
