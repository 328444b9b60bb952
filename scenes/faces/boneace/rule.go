package boneace

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/games/boneace"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/scenes/table/timeline"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

var chalk = color.RGBA{0xF4, 0xEE, 0xE0, 255}

// A stroke is a mark of chalk of a size in pixels.
type stroke struct {
	w, h int
	thin bool
}

var strokes = picture.Cache[stroke]{Limit: 12}

// chalked is the picture of a stroke of chalk: grains that fill it unevenly.
func chalked(w, h float64, thin bool) *ebiten.Image {
	return strokes.Get(stroke{max(1, int(w)), max(1, int(h)), thin}, paintChalk)
}

func paintChalk(k stroke) *ebiten.Image {
	img := image.NewRGBA(image.Rect(0, 0, k.w, k.h))
	seed := uint32(k.w*31 + k.h)
	for y := range k.h {
		edge := math.Min(float64(y)+0.5, float64(k.h-y)-0.5) / float64(k.h)
		for x := range k.w {
			seed = seed*1664525 + 1013904223
			grain := float64(seed>>8) / (1 << 24)
			a := 0.0
			if grain < 0.72+edge || k.thin && grain < 0.85 {
				a = 0.78 + 0.22*grain
			}
			if edge < 0.12 && grain > 0.5 && !k.thin {
				a = 0
			}
			c, o := palette.Fade(chalk, a), img.PixOffset(x, y)
			img.Pix[o], img.Pix[o+1], img.Pix[o+2], img.Pix[o+3] = c.R, c.G, c.B, c.A
		}
	}
	return picture.From(img)
}

// drawRule draws the line from 0 to 31, thick up to one's own count.
func (s *scene) drawRule(dst *ebiten.Image) {
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

// drawOwn draws the thick chalk up to one's own count, broken beyond 31.
func (s *scene) drawOwn(dst *ebiten.Image, mid float64) {
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
		op.GeoM.Rotate(0.5 - hash(i, 5))
		op.GeoM.Translate(s.at(float64(i)+0.25), mid+(hash(i, 6)-0.6)*2.4*s.u)
		picture.Draw(dst, piece, op)
	}
}

// drawEmblems has each seat stand on the rule at what can be seen of its cards,
// those with the same count above one another.
func (s *scene) drawEmblems(dst *ebiten.Image) {
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

// drawOdds puts a mark at every count that the next card may bring: a dot, a
// golden one at 31, a cross past it.
func (s *scene) drawOdds(dst *ebiten.Image) {
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

// cross is a red one, white in high contrast.
func (s *scene) cross(dst *ebiten.Image, x, y float64) {
	c := color.RGBA{0xFF, 0x8A, 0x72, 255}
	if s.in.Page.High {
		c = palette.White
	}
	thing.Icon(dst, "cross", x, y, 3.2*s.u, c)
}

type pipe struct {
	w, h int
}

var pipes = picture.Cache[pipe]{Limit: 4}

// drawPipe lays a clay pipe at the pot's place, where there is room for one.
func drawPipe(dst *ebiten.Image, in *table.Instant) {
	if in.Page.Shape != ui.Desk || in.Page.High {
		return
	}
	r := pipeAt(in)
	picture.At(dst, pipes.Get(pipe{int(r.W), int(r.H)}, paintPipe), r.X, r.Y, 1)
}

func pipeAt(in *table.Instant) ui.Rect {
	r := in.Frame.Pot
	w := math.Min(r.W, 44*in.Page.U)
	return ui.Rect{X: r.X + (r.W-w)/2, Y: r.Y + r.H - w*0.42, W: w, H: w * 0.36}
}

const (
	stem = "M 14 22 Q 22 25 34 21 Q 64 8 96 6"
	bowl = "M 4 9 Q 4 22 12 25 Q 18 24 20 11 Q 12 6 4 9 Z"
)

var (
	pipeShade = []outline.Layer{
		{Drawing: stem, Pen: 2.6, Color: color.RGBA{A: 110}},
		{Drawing: bowl, Color: color.RGBA{A: 110}},
	}
	pipeClay = []outline.Layer{
		{Drawing: stem, Pen: 2.6, Color: color.RGBA{0xEC, 0xE6, 0xD8, 255}},
		{Drawing: bowl, Color: color.RGBA{0xEC, 0xE6, 0xD8, 255}},
		{Drawing: "M 16 25 Q 24 26.5 34 22 Q 64 9 96 7", Pen: 0.8, Color: color.RGBA{0x9A, 0x92, 0x82, 255}},
	}
)

func paintPipe(k pipe) *ebiten.Image {
	c := outline.NewCanvas(float64(k.w), float64(k.h), float64(k.w)/100)
	grey := color.RGBA{0x9A, 0x92, 0x82, 255}
	c.At(1.6, 2.2, 1).Lay(pipeShade)
	c.Lay(pipeClay)
	c.Oval(12, 9.5, 8, 2.6, grey)
	c.Oval(12, 9.6, 6.4, 1.8, color.RGBA{0x2A, 0x1C, 0x12, 255})
	c.Oval(12.6, 9.8, 3, 0.9, color.RGBA{0xB8, 0x50, 0x20, 255})
	return picture.From(c.RGBA)
}

// above lets the pipe puff when somebody goes over, and chalk dust fly at 31.
func above(dst *ebiten.Image, in *table.Instant) {
	if in.Calm || in.T >= 1 && in.Festive > timeline.Festive {
		return
	}
	was, now := in.Was.Board.(boneace.Board), in.Now.Board.(boneace.Board)
	for seat := range min(len(now.Seats), len(was.Seats)) {
		switch {
		case now.Seats[seat].State == boneace.Over && was.Seats[seat].State == boneace.Waits && in.Page.Shape == ui.Desk:
			r := pipeAt(in)
			puff(dst, r.X+r.W*0.12, r.Y, in.Page.U, casting.Ease(in.T*2-1))
		case now.Seats[seat].Shown == line && was.Seats[seat].Shown < line && now.Seats[seat].All:
			s := sceneOf(in)
			thing.Dust(dst, s.at(line), s.rule.Y, s.u, in.Festive/timeline.Festive, chalk)
		}
	}
}

// puff is smoke at t of its course.
func puff(dst *ebiten.Image, x, y, u, t float64) {
	for i := range 5 {
		k := t*1.4 - float64(i)*0.1
		if k <= 0 || k >= 1 {
			continue
		}
		thing.Dot(dst, x+math.Sin(k*4+float64(i))*3*u, y-k*22*u, (2+k*6)*u, palette.Fade(color.RGBA{0xE8, 0xE2, 0xD8, 255}, 0.3*(1-k)))
	}
}
