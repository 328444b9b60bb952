package hall

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// others is the button that lists all games that wait, and its width; 0 if there
// are no others.
func (h *Hall) others(p *ui.Page) (it ui.Item, w float64) {
	it = ui.Item{ID: "waiting", Style: ui.PaperStyle, Text: "All", Label: "All unfinished games", Do: h.askWhich}
	if len(h.waits) < 2 {
		return it, 0
	}
	return it, math.Max(11*p.U, p.ButtonWidth(&it))
}

// leastSlip returns the smallest width, in pixels, of the slip without a picture.
func (h *Hall) leastSlip(p *ui.Page) float64 {
	o, _ := h.offer()
	o.button.Style = ui.PrimaryStyle
	_, all := h.others(p)
	return math.Max(p.Width(o.title, ui.HeadType), p.Width(o.line, ui.TextType)) + p.ButtonWidth(&o.button) + all + 10*p.U
}

// laySlip lays the slip for the games that wait, or for the first one.
func (h *Hall) laySlip(p *ui.Page, at ui.Rect, picture bool) {
	o, ok := h.offer()
	if !ok {
		return
	}
	u := p.U
	p.Ink(at, p.Slip)
	in := h.slipButtons(p, at, o.button)
	if picture {
		pic := ui.Rect{X: in.X, Y: at.Y + 2*u, W: (at.H - 4*u) * 1.3, H: at.H - 4*u}
		p.Ink(pic, func(dst *ebiten.Image, r ui.Rect) { h.pics.Draw(dst, h.place(o.game), r) })
		in.X, in.W = in.X+pic.W+3*u, in.W-pic.W-3*u
	}
	p.Say("waits", ui.Words, text.Of("{0}. {1}", o.title, o.line), in)
	p.Ink(in, func(dst *ebiten.Image, r ui.Rect) {
		high := math.Min(p.Height(o.title, r.W, ui.HeadType), r.H*0.56)
		top, low := r.Cut(high)
		p.Sized(dst, top, o.title, ui.HeadType, math.Min(p.Size(ui.HeadType), high*0.8))
		p.Lines(dst, low, o.line, ui.TextType)
	})
}

// slipButtons lays the buttons at the right of the slip or under its words, and
// is the place that is left for these.
func (h *Hall) slipButtons(p *ui.Page, at ui.Rect, main ui.Item) ui.Rect {
	u, in := p.U, at.Inset(3*p.U)
	main.Style, main.Keyed = ui.PrimaryStyle, true
	all, wide := h.others(p)
	row := ui.Rect{X: in.X, Y: in.Y + in.H - 11*u, W: in.W, H: 11 * u}
	if p.Shape == ui.Sideways {
		in.H -= 12 * u
	} else {
		w := math.Max(23*u, p.ButtonWidth(&main))
		if wide > 0 {
			w += wide + 2*u
		}
		row = ui.Rect{X: in.X + in.W - w, Y: at.Y + (at.H-11*u)/2 - 0.3*u, W: w, H: 11 * u}
		in.W -= w + 2*u
	}
	if wide > 0 {
		all.Rect = ui.Rect{X: row.X + row.W - wide, Y: row.Y, W: wide, H: row.H}
		row.W -= wide + 2*u
	}
	main.Rect = row
	p.Add(main)
	if wide > 0 {
		p.Add(all)
	}
	return in
}

// askWhich lists the games that wait.
func (h *Hall) askWhich() {
	q := &sheet.Question{Title: "Unfinished games", Leave: "Back", Close: func() { h.Ask(nil) }}
	for _, w := range h.waits {
		q.Offer(w.Title, text.Upper(w.Stands), false, w.Resume)
	}
	q.Offer("Give up a game", "", false, h.askDrop)
	h.Ask(q)
}

// askDrop asks which game is to be given up, and then once more.
func (h *Hall) askDrop() {
	q := &sheet.Question{Title: "Which game do you want to give up?", Leave: "None of them", Close: func() { h.Ask(nil) }}
	for _, w := range h.waits {
		q.Offer(w.Title, text.Upper(w.Stands), false, func() { h.sureDrop(w) })
	}
	h.Ask(q)
}

func (h *Hall) sureDrop(w Waiting) {
	q := &sheet.Question{Title: w.line(), Note: "Once you give this game up, you can’t get it back.", Leave: "Keep it", Close: func() { h.Ask(nil) }}
	q.Offer("Give it up", "", false, w.Drop)
	q.Warn()
	h.Ask(q)
}
