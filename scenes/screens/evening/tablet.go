package evening

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// rowLeast returns the smallest height of a row of the tablet in pixels.
func (b *Between) rowLeast(p *ui.Page) float64 { return math.Max(11*p.U, 9.5*p.U*p.Text) }

// A waxRow holds the bounds of the parts of a row of the tablet.
type waxRow struct {
	place, emblem, name, coins, change, purse ui.Rect
	two                                       bool // the change stands under the purse
}

// divide returns the bounds of the parts of a row of the tablet.
func (b *Between) divide(p *ui.Page, at ui.Rect) (w waxRow) {
	u, k := p.U, p.U*math.Min(p.Text, 1.25)
	d := math.Min(12*u, at.H-u)
	w.two = !wide(p)
	figures, purse, gap := ui.Strip{Into: &w.change, Want: 22 * k}, 17*k, 6*u
	if w.two {
		d, figures, purse, gap = math.Min(d, 10.5*u), ui.Strip{Into: &w.change}, 13*k, 3.5*u
	}
	names := 0.0
	for _, r := range b.s.Rows {
		names = math.Max(names, p.Width(r.Name, b.nameType(p)))
	}
	at.Columns(ui.Fixed(&w.place, 5.5*k), ui.Fixed(&w.emblem, d), ui.Gap(2.5*u),
		ui.Strip{Into: &w.name, Want: math.Min(names, at.W*0.34), Least: 16 * u, Gives: 1}, ui.Gap(gap),
		ui.Strip{Into: &w.coins, Grow: 1}, ui.Gap(u), figures, ui.Fixed(&w.purse, purse))
	if w.two {
		w.change = w.purse
		w.purse.Y, w.purse.H = at.Y+at.H/2-5.8*k, 6.5*k
		w.change.Y, w.change.H = at.Y+at.H/2+0.3*k, 5*k
	}
	return w
}

// nameType returns the type of a name on the tablet.
func (b *Between) nameType(p *ui.Page) ui.Type {
	if wide(p) && len(b.s.Rows) <= 5 {
		return ui.NameType.At(4).In(ui.OnLeather)
	}
	return ui.NameType.In(ui.OnLeather)
}

// layHead adds the headings of the tablet's columns.
func (b *Between) layHead(p *ui.Page, at ui.Rect) {
	w := b.divide(p, at)
	small := ui.SmallType.In(ui.SecondOnLeather)
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
		p.Line(dst, ui.Rect{X: r.X, Y: r.Y, W: w.coins.X - r.X, H: r.H}, "The standing", ui.BarType)
		last := ui.Rect{X: w.change.X - 24*p.U, Y: r.Y, W: w.change.W + 24*p.U, H: r.H}
		p.Line(dst, last, b.s.Last, small.End())
		p.Line(dst, ui.Rect{X: w.purse.X, Y: r.Y, W: w.purse.W, H: r.H}, "purse", small.End())
	})
}

// layRow adds the i-th row of the tablet: a player and their coins.
func (b *Between) layRow(p *ui.Page, i int, at ui.Rect) {
	r := b.s.Rows[i]
	p.Say("row "+strconv.Itoa(i+1), ui.Words, b.spoken(r), at)
	p.Ink(at, func(dst *ebiten.Image, at ui.Rect) { b.drawRow(dst, p, at, i, r) })
}

// spoken returns a row in words for a screen reader.
func (b *Between) spoken(r Purse) text.Text {
	list := []text.Text{text.Of("Place {0}: {1}", r.Place, r.Name), text.Of("{0}", text.Coins(r.Coins)), text.Of("{0} in {1}", text.Signed(r.Change), b.s.Last)}
	if note := r.note(); note != "" {
		list = append(list, note)
	}
	return text.Commas(list...)
}

// note returns a few words about what is special about a purse, such as a loan; "" if
// nothing is.
func (r *Purse) note() text.Text {
	switch {
	case r.Out:
		return "sits out"
	case r.Loan > 0:
		return text.Of("owes {0}", r.Loan)
	}
	return ""
}

func (b *Between) drawRow(dst *ebiten.Image, p *ui.Page, at ui.Rect, i int, r Purse) {
	u, w := p.U, b.divide(p, at)
	if i > 0 {
		thing.Rule(dst, at.X, at.Y, at.W, u, palette.Fade(palette.Bone2, 0.4))
	}
	p.Line(dst, w.place, text.Figure(r.Place), ui.FigureType.In(ui.SecondOnLeather))
	side := math.Min(w.emblem.W, at.H)
	p.Emblem(dst, w.emblem.Middle(side, side), r.Colour)
	if note := r.note(); note != "" {
		top, low := w.name.Cut(at.H * 0.56)
		top.Y, top.H = top.Y+at.H*0.12, top.H-at.H*0.12
		low.H *= 0.75
		p.Line(dst, top, r.Name, b.nameType(p))
		p.Line(dst, low, note, ui.SmallType.In(ui.SecondOnLeather))
	} else {
		p.Line(dst, w.name, r.Name, b.nameType(p))
	}
	if w.coins.W > 12*u && at.H >= 13*u && !(low(p) && p.Shape == ui.Portrait) {
		p.Purse(dst, ui.Rect{X: w.coins.X, Y: at.Y + 1.5*u, W: w.coins.W, H: at.H - 3*u}, r.Coins, most(b.s.Rows))
	}
	figure := ui.FigureType.In(ui.OnLeather)
	if !w.two {
		figure = figure.At(5)
	}
	p.Line(dst, w.purse, text.Figure(r.Coins), figure.End())
	p.Line(dst, w.change, text.Of("{0}", text.Signed(r.Change)), gain(r.Change, true).End())
}
