package evening

import (
	"math"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// layHonours adds the honours of the evening as cards, two side by side where there is
// room.
func (e *End) layHonours(p *ui.Page, f *sheet.Flow) {
	if len(e.f.Honours) == 0 {
		return
	}
	u := p.U
	f.Write("Honours", ui.HeadType, ui.Heading)
	f.Gap(1.5)
	cols := 1
	if !e.sheet.Wide() && f.W > 72*u*p.Text {
		cols = 2
	}
	gap := 3 * u
	w := (f.W - gap*float64(cols-1)) / float64(cols)
	for i := 0; i < len(e.f.Honours); i += cols {
		row := e.f.Honours[i:min(i+cols, len(e.f.Honours))]
		h := 0.0
		for k := range row {
			h = math.Max(h, honourHeight(p, &row[k], w))
		}
		at := f.TakePx(h)
		for k := range row {
			e.layHonour(p, i+k, ui.Rect{X: at.X + float64(k)*(w+gap), Y: at.Y, W: w, H: h})
		}
		f.Gap(2.5)
	}
	if slices.ContainsFunc(e.f.Honours, func(h Honour) bool { return h.Luck }) {
		f.Write("Luck is what the bones gave or took, choices aside.", ui.SmallType, ui.Words)
	}
}

// A card is the layout of an honour, from its upper left corner.
type card struct {
	d, x, w float64 // the emblem's size; the words' place and width
	head    ui.Type // of the first line
}

// cardOf returns the sizes of the parts of a card w pixels wide.
func cardOf(p *ui.Page, w float64) (c card) {
	u := p.U
	c = card{d: 12 * u, x: 18 * u, head: ui.TextType}
	if w < 50*u {
		c = card{d: 9.5 * u, x: 13.5 * u, head: ui.SmallType}
	}
	c.w = w - c.x - 2*u
	return c
}

// lines returns the heights of the three texts of a card, in pixels.
func (h *Honour) lines(p *ui.Page, c card) [3]float64 {
	return [3]float64{p.Height(h.Head, c.w, c.head), p.Height(h.Name, c.w, ui.HeadType), p.Height(h.Line, c.w, ui.TextType)}
}

// honourHeight returns the height of a card that is w wide.
func honourHeight(p *ui.Page, h *Honour, w float64) float64 {
	hs := h.lines(p, cardOf(p, w))
	return math.Max(17*p.U, hs[0]+hs[1]+hs[2]+4*p.U)
}

func (e *End) layHonour(p *ui.Page, i int, at ui.Rect) {
	h := &e.f.Honours[i]
	said := text.Of("{0}: {1}. {2}", h.Head, h.Name, h.Line)
	id := "honour " + strconv.Itoa(i+1)
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) { h.draw(dst, p, r) })
	if h.Watch == nil {
		p.Say(id, ui.Words, said, at)
		return
	}
	p.Add(ui.Item{ID: id, Style: ui.CellStyle, Label: text.Of("{0}. Watch it", said), Rect: at, Do: h.Watch})
}

// draw draws the card.
func (h *Honour) draw(dst *ebiten.Image, p *ui.Page, r ui.Rect) {
	u, c := p.U, cardOf(p, r.W)
	hs := h.lines(p, c)
	p.Stepper(dst, r)
	p.Emblem(dst, ui.Rect{X: r.X + 2.5*u, Y: r.Y + (r.H-c.d)/2, W: c.d, H: c.d}, h.Colour)
	y := r.Y + (r.H-hs[0]-hs[1]-hs[2])/2
	p.Lines(dst, ui.Rect{X: r.X + c.x, Y: y, W: c.w, H: hs[0]}, h.Head, c.head)
	p.Lines(dst, ui.Rect{X: r.X + c.x, Y: y + hs[0], W: c.w, H: hs[1]}, h.Name, ui.HeadType)
	p.Lines(dst, ui.Rect{X: r.X + c.x, Y: y + hs[0] + hs[1], W: c.w, H: hs[2]}, h.Line, ui.TextType.In(ui.OnPaper))
	if h.Watch != nil {
		x, y := r.X+4*u, r.Y+(r.H+c.d)/2-0.5*u
		thing.Dot(dst, x, y, 6*u, palette.Contrast(p.High, palette.HighPaper, palette.White))
		thing.Icon(dst, "play", x+0.2*u, y, 3.8*u, palette.Ink)
	}
}
