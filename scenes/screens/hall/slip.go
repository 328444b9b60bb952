package hall

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/kits/tell"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
)

// slipTitle is what the slip says first.
func (h *Hall) slipTitle() string {
	if len(h.waits) > 1 {
		return words.Upper(tell.Number(len(h.waits))) + " games wait"
	}
	return "Your game waits"
}

// others is the button that lists all games that wait.
func (h *Hall) others() ui.Item {
	return ui.Item{ID: "waiting", Look: ui.IconLook, Icon: "log", Label: "All games that wait", Do: h.askWhich}
}

// leastSlip is how wide the slip must be without a picture, in pixels.
func (h *Hall) leastSlip(p *ui.Page) float64 {
	button := ui.Item{Look: ui.PrimaryLook, Text: "Resume"}
	w := p.Width(h.slipTitle(), ui.HeadType) + p.ButtonWidth(&button) + 8*p.U
	if len(h.waits) > 1 {
		w += 12 * p.U
	}
	return w
}

// laySlip lays the slip for the games that wait.
func (h *Hall) laySlip(p *ui.Page, at ui.Rect, picture bool) {
	if len(h.waits) == 0 {
		return
	}
	u, w := p.U, h.waits[0]
	p.Ink(at, p.Slip)
	in := at.Inset(3 * u)
	button := ui.Item{ID: "resume", Text: "Resume", Label: "Resume, " + w.line(), Look: ui.PrimaryLook, Keyed: true, Do: w.Resume}
	list := h.others()
	if p.Shape == ui.Sideways {
		button.Rect = ui.Rect{X: in.X, Y: in.Y + in.H - 11*u, W: in.W, H: 11 * u}
		in.H -= 12 * u
		if len(h.waits) > 1 {
			button.Rect.W -= 12 * u
			list.Rect = ui.Rect{X: in.X + in.W - 11*u, Y: button.Rect.Y, W: 11 * u, H: 11 * u}
		}
	} else {
		y := at.Y + (at.H-11*u)/2 - 0.3*u
		if len(h.waits) > 1 {
			list.Rect = ui.Rect{X: in.X + in.W - 11*u, Y: y, W: 11 * u, H: 11 * u}
			in.W -= 12 * u
		}
		wide := math.Max(23*u, p.ButtonWidth(&button))
		button.Rect = ui.Rect{X: in.X + in.W - wide, Y: y, W: wide, H: 11 * u}
		in.W -= wide + 2*u
	}
	if picture {
		pic := ui.Rect{X: in.X, Y: at.Y + 2*u, W: (at.H - 4*u) * 1.3, H: at.H - 4*u}
		p.Ink(pic, func(dst *ebiten.Image, r ui.Rect) { h.pics.draw(dst, h.place(w.Game), r) })
		in.X, in.W = in.X+pic.W+3*u, in.W-pic.W-3*u
	}
	h.slipWords(p, in, w.line())
	p.Add(button)
	if len(h.waits) > 1 {
		p.Add(list)
	}
}

func (h *Hall) slipWords(p *ui.Page, at ui.Rect, line string) {
	title := h.slipTitle()
	p.Say("waits", ui.Words, title+". "+line, at)
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
		top, low := r.Cut(r.H * 0.56)
		p.Line(dst, top, title, ui.HeadType)
		p.Line(dst, low, line, ui.SmallType)
	})
}

// askWhich lists the games that wait.
func (h *Hall) askWhich() {
	q := &sheet.Question{Title: "Games that wait", Leave: "Back", Close: func() { h.Ask(nil) }}
	for _, w := range h.waits {
		q.Offer(w.Title, words.Upper(w.Stands), false, w.Resume)
	}
	q.Offer("Give one up", "", false, h.askDrop)
	h.Ask(q)
}

// askDrop asks which game is to be given up, and then once more.
func (h *Hall) askDrop() {
	q := &sheet.Question{Title: "Which game is given up?", Leave: "None", Close: func() { h.Ask(nil) }}
	for _, w := range h.waits {
		q.Offer(w.Title, words.Upper(w.Stands), false, func() { h.sureDrop(w) })
	}
	h.Ask(q)
}

func (h *Hall) sureDrop(w Waiting) {
	q := &sheet.Question{Title: w.line(), Note: "A game that is given up cannot be brought back.", Leave: "Keep it", Close: func() { h.Ask(nil) }}
	q.Offer("Give it up", "", false, w.Drop)
	q.Warn()
	h.Ask(q)
}
