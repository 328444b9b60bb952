package oneandtwenty

import (
	"image/color"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	game "knucklebones/rules/games/oneandtwenty"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// draw draws the stick, the count, and the odds of the chosen number of bones.
func draw(dst *ebiten.Image, in *table.Instant) {
	b := boardOf(&in.Now)
	r := in.Frame.Board
	u := in.Page.U
	body := ui.Rect{X: r.X, Y: r.Y + r.H - 14*u, W: r.W, H: 8 * u}
	was, total := totals(in)
	drawSpread(dst, in, &b, body)
	thing.Stick(dst, body.X, body.Y, body.W, body.H, u)
	drawNotches(dst, in, &b, body)
	counted := float64(was) + (float64(total)-float64(was))*in.T
	drawThread(dst, in, &b, body, counted)
	drawLimit(dst, in, &b, body)
	drawMarks(dst, in, &b, body, counted)
	drawTokens(dst, in, &b, body, counted)
	drawWords(dst, in, &b, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: body.Y - r.Y}, total)
}

func drawNotches(dst *ebiten.Image, in *table.Instant, b *game.Board, r ui.Rect) {
	u := in.Page.U
	for n := 1; n <= most(b); n++ {
		long := r.H * 0.38
		if n%5 == 0 {
			long = r.H * 0.62
		}
		x, top := scale(r, b, float64(n)), r.Y+0.4*u
		picture.Fine(dst, x-0.275*u, top, 0.55*u, r.Y+long-top, color.RGBA{0x5a, 0x38, 0x18, 255})
		picture.Fine(dst, x+0.2*u, top, 0.3*u, r.Y+long-top, color.RGBA{0xff, 0xee, 0xc0, 90})
	}
}

// A mark is a figure under the stick, centered at x; size is that of the letters. Both
// are in pixels.
type mark struct {
	text    string
	x, size float64
}

// half returns half the width of a mark and the gap beside it, in pixels.
func (m *mark) half(u float64) float64 {
	return lettering.Width(m.text, lettering.Style{Face: lettering.Strong, Size: m.size})/2 + 0.6*u
}

// lowest is the greatest distance of the foot of a figure below the stick, in units.
const lowest = 6.5

// marks returns the figures under the stick: the count, the limit and every fifth notch.
// The limit makes room for the count, and notches that would touch either have no
// figure.
func marks(p *ui.Page, b *game.Board, r ui.Rect, total float64) []mark {
	count := mark{words.Int(int(math.Round(total))), scale(r, b, math.Min(total, float64(most(b)))), math.Min(p.T(4), lowest*p.U)}
	limit := mark{words.Int(b.Target), scale(r, b, float64(b.Target)), p.T(3)}
	list := []mark{count, limit}
	room := count.half(p.U) + limit.half(p.U)
	switch {
	case total <= 0:
		list = list[1:]
	case count.text == limit.text:
		list = list[:1]
	case math.Abs(limit.x-count.x) < room && limit.x > count.x:
		list[1].x = count.x + room
	case math.Abs(limit.x-count.x) < room:
		list[1].x = count.x - room
	}
	first := list
	for n := 5; n <= most(b); n += 5 {
		m := mark{words.Int(n), scale(r, b, float64(n)), p.T(1)}
		if !slices.ContainsFunc(first, func(o mark) bool { return math.Abs(m.x-o.x) < m.half(p.U)+o.half(p.U) }) {
			list = append(list, m)
		}
	}
	return list
}

// drawMarks writes the figures under the stick.
func drawMarks(dst *ebiten.Image, in *table.Instant, b *game.Board, r ui.Rect, total float64) {
	p := in.Page
	for _, m := range marks(p, b, r, total) {
		down := math.Min(p.T(4), lowest*p.U)
		if m.size < p.T(3) {
			down = m.size * 1.05
		}
		drawFigure(dst, in, m.text, m.x, r.Y+r.H+down, m.size, palette.Bone)
	}
}

func drawFigure(dst *ebiten.Image, in *table.Instant, s string, x, y, size float64, c color.RGBA) {
	lettering.Draw(dst, s, x, y, lettering.Style{Face: lettering.Strong, Size: size, Color: c, Edge: palette.Night, Align: lettering.Center})
}

// drawThread winds the counted part of the stick in red.
func drawThread(dst *ebiten.Image, in *table.Instant, b *game.Board, r ui.Rect, total float64) {
	if total <= 0 {
		return
	}
	u := in.Page.U
	end := math.Min(total, float64(most(b)))
	x0, x1, y := scale(r, b, 0.5), scale(r, b, end), r.Y+r.H*0.2
	red := color.RGBA{0x9E, 0x2B, 0x20, 255}
	picture.Fine(dst, x0, y-0.25*u, x1-x0, 1.5*u, color.RGBA{30, 10, 5, 110})
	picture.Fine(dst, x0, y-0.65*u, x1-x0, 1.3*u, red)
	for n := 1.0; n <= end; n++ {
		x := scale(r, b, n)
		picture.Fine(dst, x-0.45*u, y-1.3*u, 0.9*u, 2.9*u, red)
		picture.Fine(dst, x-0.35*u, y-1.1*u, 0.3*u, 2.3*u, color.RGBA{150, 70, 60, 150})
	}
}

// drawLimit marks the limit, which the count must not pass.
func drawLimit(dst *ebiten.Image, in *table.Instant, b *game.Board, r ui.Rect) {
	u := in.Page.U
	x := scale(r, b, float64(b.Target)+0.5)
	for y := r.Y + r.H; y > in.Frame.Board.Y+2*u; y -= 2.2 * u {
		picture.Fine(dst, x-0.25*u, y-1.2*u, 0.5*u, 1.2*u, palette.Bone)
	}
}

// drawSpread draws the chance of every total as a bar on the stick.
func drawSpread(dst *ebiten.Image, in *table.Instant, b *game.Board, r ui.Rect) {
	if in.Chosen == nil || in.Chosen.Move.Verb != game.More || in.Odds == nil {
		return
	}
	by := game.Spread(in.Now)
	if k := int(in.Chosen.Move.N); k < len(by) {
		drawBars(dst, in, b, r, by[k])
	}
}

func drawBars(dst *ebiten.Image, in *table.Instant, b *game.Board, r ui.Rect, chance []float64) {
	room := r.Y - in.Frame.Board.Y - in.Page.T(1)*1.4
	top, past := 0.0, 0.0
	for n, c := range chance {
		top = math.Max(top, c)
		if n > most(b) {
			past += c
		}
	}
	for n, c := range chance {
		if n <= most(b) && c > 0 {
			drawBar(dst, in, b, r, n, c, room*c/top)
		}
	}
	if past >= 0.005 {
		p := in.Page
		st := lettering.Style{Face: lettering.Strong, Size: p.T(1), Color: palette.Bone, Edge: palette.Night}
		said := p.Words(text.Of("{0}", text.Signed(percent(past))))
		x := math.Min(scale(r, b, float64(most(b))+0.6), p.Area().X+p.Area().W-p.U-lettering.Width(said, st))
		lettering.Draw(dst, said, x, r.Y-2*p.U, st)
	}
}

func percent(c float64) int { return int(math.Round(c * 100)) }

func drawBar(dst *ebiten.Image, in *table.Instant, b *game.Board, r ui.Rect, n int, c, high float64) {
	u := in.Page.U
	w := (scale(r, b, 1) - scale(r, b, 0)) * 0.76
	x, h := scale(r, b, float64(n))-w/2, math.Max(high, 0.5*u)
	hue := thing.Good
	if n > b.Target {
		hue = thing.Risk
	}
	thing.Bar(dst, x, r.Y-h, w, h, u, hue)
	if c >= 0.005 {
		drawFigure(dst, in, words.Int(percent(c)), x+w/2, r.Y-h-1.2*u, in.Page.T(1), palette.Bone)
	}
}

// drawWords writes the count in words, in the place above the stick: "Thirteen, and two
// more".
func drawWords(dst *ebiten.Image, in *table.Instant, b *game.Board, r ui.Rect, total int) {
	if total == 0 || in.T < 1 {
		return
	}
	p := in.Page
	first, second := text.Upper(text.Of("{0}", text.InLetters(total))), text.Text("")
	if in.Chosen != nil && in.Chosen.Move.Verb == game.More {
		first, second = text.Of("{0},", first), text.Of("and {0} more", text.Spelled(in.Chosen.Move.N))
		if in.Chosen.Move.N == 0 {
			second = "and stand"
		}
	} else if total > b.Target {
		second = "is over"
	}
	lines := 1.1
	if second != "" {
		lines += 1.1
	}
	st := lettering.Style{Face: lettering.Title, Size: math.Min(p.T(5), r.H/(lines+0.3)), Color: palette.Bone, Edge: palette.Night}
	x := r.X + 3*p.U
	if p.Shape == ui.Sideways {
		x += 12 * p.U
	}
	for _, said := range []string{p.Words(first), p.Words(second)} {
		st = lettering.Shrink(said, st, r.X+r.W-x, 3.5*p.U)
	}
	lettering.DrawLines(dst, []string{p.Words(first), p.Words(second)}, x, r.Y+st.Size*1.1, st)
}
