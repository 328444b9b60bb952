package biga

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	game "knucklebones/rules/games/biga"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/words"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// drawPanels writes the sum and the gain on each panel. Panels without effect are grey,
// and the panel of the last throw is framed.
func (s *snapshot) drawPanels(dst *ebiten.Image) {
	r := s.wheel / 2
	big := lettering.Style{Face: lettering.Figure, Size: math.Max(math.Max(r*0.155, 4*s.u), math.Min(s.in.Page.T(2), r*0.2)), Align: lettering.Center}
	small := lettering.Style{Face: lettering.Strong, Size: math.Max(math.Max(r*0.1, 3.5*s.u), math.Min(s.in.Page.T(1), r*0.16)), Align: lettering.Center}
	if s.in.Lens {
		small.Size = math.Max(3.5*s.u, math.Min(small.Size, r*0.125))
	}
	known := s.Board
	if s.in.T < 1 && s.in.Since < 0 {
		known = boardOf(&s.in.Was)
	}
	for i, w := range s.Key {
		a, b := panel(i, len(s.Key))
		chance, counts := s.reached(&known, w)
		void := !counts || known.At > known.Goal && w.Gain > 0 && !known.Second
		if void {
			s.overlay(dst, a, b, false, palette.Fade(palette.Mix(palette.Night, palette.Ink3, 0.4), 0.7))
		}
		if s.told(w) {
			s.overlay(dst, a, b, false, palette.Fade(palette.Candle, 0.4))
		}
		sin, cos := math.Sincos((a + b) / 2)
		x, y := s.wx+r*0.6*cos, s.wy+r*0.6*sin
		big.Color, small.Color = palette.Ink, palette.Verdigris
		if w.Gain < 0 {
			big.Color, small.Color = palette.Bone, palette.Bone2
		}
		if void {
			big.Color, small.Color = palette.Bone, palette.Bone
		}
		lettering.Draw(dst, words.Int(w.Sum), x, y-s.u*0.2, big)
		said := gain(w.Gain)
		if s.in.Lens {
			said = text.Of("{0} %", int(math.Round(100*chance)))
		}
		lettering.Draw(dst, s.in.Page.Words(said), x, y+small.Size, small)
		if w.Sum == known.Throw && known.Throws > 0 && !known.Back {
			s.overlay(dst, a, b, true, palette.HighLit)
		}
	}
}

// reached returns the chance of the sum of a panel, and whether it may count: a second bone
// makes only some sums, and above the goal gains do nothing.
func (s *snapshot) reached(known *game.Board, w game.Way) (chance float64, counts bool) {
	if len(known.Adds) == 0 {
		return w.Chance, true
	}
	for _, a := range known.Adds {
		if a.Sum == w.Sum {
			return a.Chance, known.Was <= known.Goal || w.Gain < 0
		}
	}
	return 0, false
}

type shade struct {
	wheel int
	a, b  float64
	frame bool
}

var shades = picture.Cache[shade]{Limit: 40}

// overlay tints the panel between the angles a and b, in radians, or only its frame,
// with the colour c.
func (s *snapshot) overlay(dst *ebiten.Image, a, b float64, frame bool, c color.RGBA) {
	picture.Middle(dst, shades.Get(shade{int(s.wheel), a, b, frame}, paintShade), s.wx, s.wy, c)
}

// paintShade paints a panel, or its frame, in white.
func paintShade(k shade) *ebiten.Image {
	d := float64(k.wheel)
	c := outline.NewCanvas(d, d, d/2).At(1, 1, 1)
	p := outline.Sector(0.36, 0.83, k.a+0.05, k.b-0.05, 0)
	if k.frame {
		c.Pen(0.028, palette.White, p...)
	} else {
		c.Poly(palette.White, p...)
	}
	return picture.From(c.RGBA)
}

// drawHub writes the number of throws on the hub.
func (s *snapshot) drawHub(dst *ebiten.Image) {
	r := s.wheel / 2
	n := s.Throws
	if s.in.T < 1 && s.in.Since < 0 {
		n = boardOf(&s.in.Was).Throws
	}
	st := lettering.Style{Face: lettering.Figure, Size: r * 0.24, Color: palette.Gilt, Edge: palette.Night, Align: lettering.Center}
	st = lettering.Shrink(words.Int(n), st, r*0.46, 3.5*s.u)
	lettering.Draw(dst, words.Int(n), s.wx, s.wy+r*0.02, st)
	word := s.in.Page.Words(text.Of("throws beside the figure {0}", n))
	low := lettering.Style{Face: lettering.Text, Size: math.Max(s.in.Page.T(1), r*0.1), Color: palette.Bone, Align: lettering.Center}
	low = lettering.Shrink(word, low, r*0.5, 2.4*s.u)
	if low.Size <= st.Size && lettering.Width(word, low) <= r*0.72 { // else the figure stands alone
		lettering.Draw(dst, word, s.wx, s.wy+r*0.02+low.Size*1.1, low)
	}
}

// drawHalf compares the throws with the median once the race is over: a peg at the top
// of the wheel marks the median, and the player's emblem lies beside the rim, turned
// from the bottom in proportion to the throws.
func (s *snapshot) drawHalf(dst *ebiten.Image) {
	if !s.Over || s.Median == 0 || s.in.T < 1 {
		return
	}
	at := func(n int, r float64) (x, y float64) {
		sin, cos := math.Sincos(2*math.Pi*math.Min(float64(n)/float64(2*s.Median), 1) + math.Pi/2)
		return s.wx + r*cos, s.wy + r*sin
	}
	st := lettering.Style{Face: lettering.Figure, Size: s.in.Page.T(1), Color: palette.Ink, Align: lettering.Center}
	r, d := s.wheel/2, math.Max(6*s.u, st.Size*1.6)
	x, y := at(s.Median, r)
	thing.Tag(dst, x, y, d, s.u, false)
	lettering.Draw(dst, words.Int(s.Median), x, y+st.Cap()/2, st)
	x, y = at(s.Throws, r+d*0.9)
	thing.Emblem(dst, s.in.Colours[0], x, y, d, s.in.Page.Things())
}
