package hall

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/thing"
)

// An arrangement says how the paper slips lie.
type arrangement int

const (
	beside  arrangement = iota // side by side, each with its picture beside its words
	upright                    // side by side, each with its picture over its words, if there is room for them
	below                      // one below the other
)

// laySlips adds the slips in the bounds at, with that gap in pixels between them.
func (h *Hall) laySlips(p *ui.Page, at ui.Rect, gap float64, how arrangement) {
	n := float64(len(h.slips))
	if n == 1 {
		how = beside
	}
	r := at
	if how == below {
		r.H = (at.H - gap*(n-1)) / n
	} else {
		r.W = (at.W - gap*(n-1)) / n
	}
	for _, s := range h.slips {
		laySlip(p, r, s, how == upright)
		if how == below {
			r.Y += r.H + gap
		} else {
			r.X += r.W + gap
		}
	}
}

// laySlip adds one slip: its picture above its words if upright, otherwise beside them.
func laySlip(p *ui.Page, at ui.Rect, s Slip, upright bool) {
	u := p.U
	side := math.Min(at.H-2*u, 12.5*u)
	line := s.Line
	if upright || p.Width(line, ui.SmallType) > at.W-side-10.5*u {
		line = s.Short
	}
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
		p.Slip(dst, r)
		switch {
		case upright && r.H < 15*u:
			drawSlipPicture(dst, p, ui.Rect{X: r.X, Y: r.Y + 1.25*u, W: r.W, H: 8.5 * u}, s)
		case upright:
			drawSlipPicture(dst, p, ui.Rect{X: r.X, Y: r.Y + u, W: r.W, H: 8 * u}, s)
			_, words := r.Cut(9.6 * u)
			drawSlipWords(dst, p, words.Inset(0.6*u), s.Title, line, s.Mark, true)
		default:
			pic, words := r.CutLeft(side + 4.5*u)
			drawSlipPicture(dst, p, ui.Rect{X: pic.X + 2.5*u, Y: r.Y + (r.H-side)/2, W: side, H: side}, s)
			drawSlipWords(dst, p, ui.Rect{X: words.X, Y: words.Y + u, W: words.W - 2*u, H: words.H - 2*u}, s.Title, line, s.Mark, false)
		}
	})
	p.Add(ui.Item{ID: s.ID, Style: ui.CellStyle, Label: s.Title, Value: s.Line, Rect: at, Do: s.Open})
}

// drawSlipWords draws the title of a slip and the line under it, after its mark.
func drawSlipWords(dst *ebiten.Image, p *ui.Page, r ui.Rect, title, line text.Text, m Mark, middle bool) {
	u := p.U
	name, small := nameType, ui.SmallType
	if r.H > 14*u {
		name, small = ui.HeadType, ui.TextType
	}
	top, low := r.Cut(r.H * 0.54)
	if m != NoMark {
		room := 4 * u
		x := low.X
		if middle {
			x += math.Max(0, (low.W-p.Width(line, small)-room)/2)
		}
		low.X, low.W = x+room, low.X+low.W-x-room
		y := low.Y + low.H/2
		if m == Due {
			thing.Dot(dst, x+1.4*u, y, 2.4*u, p.Color(ui.Loss))
		} else {
			thing.Icon(dst, "check", x+1.4*u, y, 3.6*u, p.Color(ui.Gain))
		}
	} else if middle {
		small = small.Mid()
	}
	if middle {
		name = name.Mid()
	}
	p.Line(dst, top, title, name)
	p.Line(dst, low, line, small)
}

// drawSlipPicture draws the small picture of a slip in the middle of r.
func drawSlipPicture(dst *ebiten.Image, p *ui.Page, r ui.Rect, s Slip) {
	x, y := r.Center()
	side := math.Min(r.W, r.H)
	r = ui.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}
	switch {
	case s.Day > 0:
		drawLeaf(dst, p, r, s.Day)
	case s.ID == "evening":
		drawPurses(dst, r)
	case s.ID == "book":
		drawBook(dst, p, r)
	}
}

// drawLeaf draws a calendar's leaf with the day of the month.
func drawLeaf(dst *ebiten.Image, p *ui.Page, r ui.Rect, day int) {
	p.Tag(dst, r)
	top, low := r.Cut(r.H * 0.26)
	p.Fill(dst, top, ui.Loss)
	p.Sized(dst, low, text.Figure(day), ui.FigureType.Mid(), r.H*0.5)
}

// drawPurses draws three stacks of coins, each of one metal.
func drawPurses(dst *ebiten.Image, r ui.Rect) {
	d := r.H * 0.44
	for _, stack := range []struct {
		metal thing.Metal
		x, y  float64
		coins int
	}{{thing.Silver, 0.5, 0.5, 4}, {thing.Bronze, 0.25, 0.72, 3}, {thing.Gold, 0.75, 0.74, 3}} {
		for i := range stack.coins {
			thing.Coin(dst, stack.metal, r.X+stack.x*r.W, r.Y+stack.y*r.H-float64(i)*0.09*r.H, d, 0)
		}
	}
}

// drawBook draws a red book with a knot on its cover.
func drawBook(dst *ebiten.Image, p *ui.Page, r ui.Rect) {
	cover := ui.Rect{X: r.X + 0.1*r.W, Y: r.Y, W: 0.74 * r.W, H: r.H}
	p.Tag(dst, ui.Rect{X: cover.X, Y: cover.Y + 0.04*r.H, W: cover.W + 0.08*r.W, H: 0.94 * r.H})
	p.Fill(dst, cover, ui.Loss)
	p.Shade(dst, ui.Rect{X: cover.X, Y: cover.Y, W: 0.1 * r.W, H: cover.H}, 0.35)
	p.Knot(dst, ui.Rect{X: cover.X + 0.2*r.W, Y: cover.Y + 0.35*r.H, W: 0.46 * r.W, H: 0.3 * r.H})
}
