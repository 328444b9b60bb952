package boneace

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/games/boneace"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// drawRule draws the line from 0 to 31, thick up to the viewer's count.
func (s *snapshot) drawRule(dst *ebiten.Image) {
	r, u := s.rule, s.u
	mid := r.Y + r.H/2
	thin := math.Max(1, math.Round(u*0.4))
	picture.At(dst, chalked(r.W, thin, true), r.X, mid-thin/2, 0.85)
	st := lettering.Style{Face: lettering.Strong, Size: math.Max(3.5*u, s.in.Page.T(1)), Color: chalk, Edge: palette.Night, Align: lettering.Center}
	for n := 0; n < line; n++ {
		high := 1.6 * u
		if n%5 == 0 {
			high = 3.4 * u
		}
		picture.At(dst, chalked(thin, high, true), s.at(float64(n))-thin/2, mid-high/2, 0.85)
		if n%5 == 0 && n > 0 && n < 30 {
			lettering.Draw(dst, words.Int(n), s.at(float64(n)), mid+2.4*u+st.Size, st)
		}
	}
	s.drawOwn(dst, mid)
	for _, d := range []float64{-0.5, 0.5} {
		picture.At(dst, chalked(0.6*u, 9.5*u, false), s.at(line)+d*u-0.3*u, mid-6*u, 1)
	}
	st.Size *= 1.3
	lettering.Draw(dst, "31", s.at(line), mid+3.7*u+st.Cap(), st)
}

// drawOwn draws the thick chalk up to the viewer's count, broken beyond 31.
func (s *snapshot) drawOwn(dst *ebiten.Image, mid float64) {
	if s.gather || len(s.Seats[s.me].Cards) == 0 {
		return
	}
	n, alpha := s.count(s.me)
	img := chalked(s.rule.W, s.rule.H, false)
	wide := s.at(math.Min(n, line)) - s.rule.X
	if wide < 1 {
		return
	}
	part := ui.Part(img, 0, 0, int(wide), img.Bounds().Dy())
	picture.At(dst, part, s.rule.X, s.rule.Y, alpha)
	for i := line; i < int(math.Min(n, line+beyond)); i++ {
		piece := chalked(s.rule.W/line*0.7, s.rule.H*0.7, false)
		op := picture.Copying()
		op.GeoM.Rotate(0.5 - outline.Grains(i, 5))
		op.GeoM.Translate(s.at(float64(i)+0.25), mid+(outline.Grains(i, 6)-0.6)*2.4*s.u)
		picture.Draw(dst, piece, op)
	}
}

// drawEmblems draws the emblem of each seat at the count of its visible cards; level
// emblems are stacked.
func (s *snapshot) drawEmblems(dst *ebiten.Image) {
	if s.gather {
		return
	}
	d := 6 * s.u
	for seat := range s.Seats {
		n, alpha := s.count(seat)
		if n < 0.5 || len(s.Seats[seat].Cards) == 0 {
			continue
		}
		level := 0
		for o := range seat {
			if m, _ := s.count(o); len(s.Seats[o].Cards) > 0 && math.Abs(s.at(m)-s.at(n)) < d*0.5 {
				level++
			}
		}
		st := s.in.Page.Things()
		if s.state(seat) == boneace.Over {
			st |= thing.Out
		}
		x, y := s.at(n), s.rule.Y-d*0.62-float64(level)*d*0.5
		foot := s.rule.Y + s.rule.H/2
		picture.Fine(dst, x-s.u*0.2, y, math.Max(1, s.u*0.4), foot-y, palette.Fade(chalk, alpha))
		thing.Faint(dst, s.in.Colours[seat], x, y, d, alpha, st)
	}
}

// drawOdds marks every count that the next card may bring: a dot, golden at 31, or a
// cross beyond.
func (s *snapshot) drawOdds(dst *ebiten.Image) {
	h := &s.Seats[s.me]
	if !s.in.Lens || !s.in.Lit(has) || !h.All {
		return
	}
	y := s.rule.Y - 1.3*s.u
	var seen [12]bool
	for _, v := range s.Values {
		if v <= 0 || v >= len(seen) || seen[v] {
			continue
		}
		seen[v] = true
		n := h.Shown + v
		x := s.rule.X + float64(n)*s.rule.W/line
		switch {
		case n == line:
			thing.Dot(dst, x, y, 2.6*s.u, palette.Candle)
		case n < line:
			thing.Dot(dst, x, y, 1.7*s.u, chalk)
		case x < s.rule.X+s.rule.W/line*(line+beyond):
			s.cross(dst, x, y)
		}
	}
}

// cross draws a red cross, white in high contrast.
func (s *snapshot) cross(dst *ebiten.Image, x, y float64) {
	c := palette.Contrast(s.in.Page.High, color.RGBA{0xFF, 0x8A, 0x72, 255}, palette.White)
	thing.Icon(dst, "cross", x, y, 3.2*s.u, c)
}

// drawPipe draws a clay pipe beside the pack.
func drawPipe(dst *ebiten.Image, in *table.Instant) {
	if r, lies := pipeAt(in); lies && !in.Page.High {
		picture.At(dst, pipes.Get(pipe{int(r.W), int(r.H)}, paintPipe), r.X, r.Y, 1)
	}
}

// pipeAt returns where the pipe lies, in the place of the pot, and whether there is room for
// it.
func pipeAt(in *table.Instant) (r ui.Rect, lies bool) {
	r = in.Frame.Pot
	w := math.Min(r.W, 44*in.Page.U)
	r = ui.Rect{X: r.X + (r.W-w)/2, Y: r.Y + r.H - w*0.42, W: w, H: w * 0.36}
	return r, in.Page.Shape == ui.Desk && w >= 24*in.Page.U
}

// puff draws smoke rising from a point; t is its progress, 0 to 1.
func puff(dst *ebiten.Image, x, y, u, t float64) {
	for i := range 5 {
		k := t*1.4 - float64(i)*0.1
		if k <= 0 || k >= 1 {
			continue
		}
		thing.Dot(dst, x+math.Sin(k*4+float64(i))*3*u, y-k*22*u, (2+k*6)*u, palette.Fade(color.RGBA{0xE8, 0xE2, 0xD8, 255}, 0.3*(1-k)))
	}
}
