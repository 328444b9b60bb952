package century

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/century"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// centred draws a picture with its middle at x, y.
func centred(dst, img *ebiten.Image, x, y, alpha float64) {
	b := img.Bounds()
	picture.At(dst, img, math.Round(x-float64(b.Dx())/2), math.Round(y-float64(b.Dy())/2), alpha)
}

// drawMen draws those who stand, those who leave, and marks the ten that is
// being filled.
func (r *roll) drawMen(dst *ebiten.Image, in *table.Instant, s sheet, was, now *game.Board) {
	stand, leave := shown(in, was, now)
	swept := rankOf(in.Now.Bones) == tali.Venus
	for i := range int(math.Ceil(stand + leave)) {
		x, y := s.man(i)
		part := math.Min(1, stand-float64(i))
		if part > 0 {
			y -= (1 - smooth(part)) * s.shield() * 0.4
			centred(dst, r.signs[shield], x, y, smooth(part))
			continue
		}
		gone := 1 - leave/math.Max(1, float64(was.Men-now.Men))
		if swept {
			x += s.W * 1.2 * gone * gone
			centred(dst, r.signs[shield], x, y, 1-gone)
			continue
		}
		centred(dst, r.signs[fallen], x, y+gone*s.shield()*0.3, 1-gone)
	}
	if now.Safe > 0 {
		drawPalisade(dst, s, now.Safe)
	}
	st := tenStyle(s, in.Page)
	if ten := int(stand) / 10; ten < 10 {
		_, y := s.man(ten * 10)
		st.Face = lettering.Strong
		lettering.Draw(dst, words.Int(10*(ten+1)), s.X+s.W*0.985, y+st.Cap()/2, st)
	}
	if left := now.Full - now.Men; left > 0 && left <= 5 {
		for i := now.Men; i < now.Full; i++ {
			x, y := s.man(i)
			d := s.shield()
			thing.Lit(dst, x-d*0.45, y-d*0.45, d*0.9, d*0.9, in.Page.U*0.6, in.Glow, thing.OnPaper|in.Page.Things())
		}
	}
}

// drawPalisade draws stakes of ink under the ranks of the men who are safe.
func drawPalisade(dst *ebiten.Image, s sheet, safe int) {
	d := s.shield()
	for i := range safe {
		x, y := s.man(i)
		for k := range 4 {
			picture.Fill(dst, x-d*0.45+float64(k)*d*0.25, y+d*0.34, d*0.1, d*0.22, ink)
		}
		picture.Fill(dst, x-d*0.5, y+d*0.42, d, d*0.06, ink)
	}
}

// drawDays draws the days that are over, the standard, and the days to come.
func (r *roll) drawDays(dst *ebiten.Image, in *table.Instant, s sheet, was, now *game.Board) {
	b := now
	if in.T < 1 && len(was.Days) < len(now.Days) && in.Move.Verb == rules.Cast {
		b = was
	}
	for i := range b.Days {
		r.drawDay(dst, in, s, i, &b.Days[i])
	}
	d := s.shield() * 0.8
	st := dayStyle(s, in.Page)
	for i := len(b.Days); i < b.Most; i++ {
		x, y := s.day(i)
		if i > len(b.Days) || b.Over {
			thing.Ring(dst, x, y+d*0.1, d*0.6, math.Max(1, d*0.05), 8, faintInk)
			st.Color = ink
			if in.Page.High {
				st.Color = palette.Black
			}
			lettering.Draw(dst, words.Int(i+1), x, y+d*0.62+st.Size*0.9, st)
		}
	}
	r.drawRat(dst, s, len(b.Days))
	if b.Over {
		return
	}
	x, y := s.day(min(len(b.Days), b.Most-1))
	if from := len(was.Days); in.T < 1 && from > 0 && from != len(b.Days) && !in.Calm {
		x0, y0 := s.day(from - 1)
		x, y = x0+(x-x0)*smooth(in.T), y0+(y-y0)*smooth(in.T)
	}
	h := float64(r.flag.Bounds().Dy())
	thing.Ring(dst, x+h*0.05, y+h*0.3, h*0.34, h*0.1, 0, dusk)
	centred(dst, r.flag, x, y-h*0.16, 1)
}

// drawRat draws the rat that sits on the last day until the standard comes.
func (r *roll) drawRat(dst *ebiten.Image, s sheet, day int) {
	if day >= 19 {
		return
	}
	x, y := s.day(19)
	d := s.shield() * 0.8
	y += d * 0.2
	thing.Ring(dst, x, y, d*0.34, d*0.34, 0, brown)
	thing.Dot(dst, x, y, d*0.34, brown)
	thing.Dot(dst, x-d*0.2, y+d*0.02, d*0.2, brown)
	thing.Dot(dst, x-d*0.14, y-d*0.14, d*0.13, brown)
	picture.Fill(dst, x+d*0.12, y+d*0.12, d*0.26, math.Max(1, d*0.045), brown)
}

// dayStyle is how what a day brought is written.
func dayStyle(s sheet, p *ui.Page) lettering.Style {
	st := lettering.Style{Face: lettering.Strong, Size: math.Min(p.T(1), s.H*0.042), Align: lettering.Center}
	return lettering.Fit("+22", st, s.W*0.085)
}

// drawDay draws the sign of day i and what it brought or took.
func (r *roll) drawDay(dst *ebiten.Image, in *table.Instant, s sheet, i int, d *game.Day) {
	x, y := s.day(i)
	sg := signOf(d)
	centred(dst, r.small[sg], x, y, 1)
	text, c := "", palette.Madder
	switch {
	case sg == shield:
		text, c = "+"+words.Int(d.Gain), palette.Verdigris
	case d.Gain < 0:
		text = words.Int(d.Gain)
	}
	if in.Page.High {
		c = palette.Black
	}
	st := dayStyle(s, in.Page)
	st.Color = c
	lettering.Draw(dst, text, x, y+s.shield()*0.5+st.Size*0.9, st)
}

// above lets petals fall for Venus, who takes everybody.
func (r *roll) above(dst *ebiten.Image, in *table.Instant) {
	if in.Calm || in.Move.Verb != rules.Cast || in.T >= 1 || in.T <= 0 || rankOf(in.Now.Bones) != tali.Venus {
		return
	}
	s := sheetOf(in.Frame)
	for i := range 26 {
		h := func(k int) float64 { v := math.Sin(float64(i*7+k)*12.9898) * 43758.5453; return v - math.Floor(v) }
		t := in.T*1.3 - h(1)*0.3
		if t <= 0 || t >= 1 {
			continue
		}
		x := s.X - s.W*0.1 + s.W*(t*1.2+0.2*h(2))
		y := s.Y + s.H*(0.06+0.6*h(3)) + math.Sin(t*7+h(4)*6)*s.H*0.03
		thing.Petal(dst, i, x, y, in.Page.U*(3.2+2*h(5)), t*5+h(6)*6, math.Abs(math.Sin(t*7+h(7)*6)), math.Min(1, (1-t)*4))
	}
}
