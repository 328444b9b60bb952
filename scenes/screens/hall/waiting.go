package hall

import (
	"fmt"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// A Waiting is a game that waits.
type Waiting struct {
	Game    string // its id
	Title   text.Text
	Players text.Text // who else plays: "With Livia", "Alone"; may be empty
	Turn    text.Text // whose turn it is, or how far it has come: "Your turn", "Throw 3"
	How     text.Text // what happened last, a sentence: "Livia left 13."; may be empty
	Since   text.Text // how long it has waited: "since yesterday"; may be empty
	Mine    bool      // the reader is to act
	Theirs  bool      // somebody on another device is to act
	Late    bool      // and has taken too long
	Actions []Action  // what can be done with it; the first goes on with it
	Drop    func()    // gives it up
}

// An Action is something that can be done with a game that waits.
type Action struct {
	Name text.Text
	Do   func()
}

// ListWaiting opens the list of waiting games over the hall.
func (h *Hall) ListWaiting() {
	h.listed, h.list = true, ui.Scroll{}
	h.st.Invalidate()
}

func (h *Hall) closeList() {
	h.listed = false
	h.st.Invalidate()
}

// layList adds the list of waiting games as a sheet over the hall.
func (h *Hall) layList(p *ui.Page) {
	p.BeginDialog("Waiting games")
	u, a := p.U, p.Reach()
	w := math.Min(248*u, a.W-8*u)
	pad := math.Min(10*u, 0.055*w)
	done := p.Scrolled(&h.list)
	title := ui.Rect{X: pad, Y: 4 * u, W: w - 2*pad - 13*u, H: math.Max(11*u, p.Height("Waiting games", w-2*pad-13*u, ui.TitleType.At(5)))}
	p.Say("heading", ui.Heading, text.Of("Waiting games, {0}", len(h.waits)), title)
	p.Ink(title, func(dst *ebiten.Image, r ui.Rect) { p.Line(dst, r, "Waiting games", ui.TitleType.At(5)) })
	y := title.Y + title.H + 3*u
	for i := range h.waits {
		y = h.layWaiting(p, i, ui.Rect{X: pad, Y: y, W: w - 2*pad})
	}
	if len(h.waits) == 0 {
		r := ui.Rect{X: pad, Y: y, W: w - 2*pad, H: 11 * u * p.Text}
		p.Say("none", ui.Words, "No game waits.", r)
		p.Ink(r, func(dst *ebiten.Image, r ui.Rect) { p.Lines(dst, r, "No game waits.", ui.BodyType) })
		y += r.H
	}
	y = h.layPaste(p, ui.Rect{X: pad, Y: y + u, W: w - 2*pad})
	p.Add(ui.Item{ID: "close", Style: ui.InkIconStyle, Icon: "cross", Label: "Close", Back: true, Rect: ui.Rect{X: w - pad - 10*u, Y: title.Y, W: 11 * u, H: 11 * u}, Do: h.closeList})
	y += 4 * u
	high := math.Min(y, a.H-8*u)
	at := ui.Rect{X: a.X + (a.W-w)/2, Y: a.Y + (a.H-high)/2, W: w, H: high}
	done(at, y)
	p.DismissBeside(at)
	p.Under(at, p.Slip)
}

// layWaiting adds the row of the i-th waiting game at the top of at, and returns the y
// of its lower end.
func (h *Hall) layWaiting(p *ui.Page, i int, at ui.Rect) (low float64) {
	u, w := p.U, h.waits[i]
	buttons := h.listButtons(p, i)
	wide := at.W > 200*u*p.Text
	pic := ui.Rect{X: at.X, Y: at.Y + 2*u, W: 17 * u, H: 14 * u}
	if wide {
		pic.W, pic.H = 23*u, 18*u
	}
	words := ui.Rect{X: pic.X + pic.W + 3*u, Y: at.Y + 2*u}
	words.W = at.X + at.W - words.X
	column := 0.0 // width of the buttons below each other
	for _, it := range buttons {
		column = math.Max(column, it.Rect.W)
	}
	switch beside := words.W - column - 3*u; {
	case wide:
		words.H = pic.H
		x := at.X + at.W
		for k, it := range buttons {
			x -= it.Rect.W
			buttons[k].Rect = ui.Rect{X: x, Y: words.Y + (words.H-11*u)/2, W: it.Rect.W, H: 11 * u}
			x -= 2 * u
		}
		words.W = x - words.X
	case beside > 32*u*p.Text:
		words.W = beside
		words.H = math.Max(h.wordsHigh(p, w, words.W), float64(len(buttons))*12*u-u)
		stack(buttons, at.X+at.W-column, words.Y, column, 12*u, 11*u)
	default:
		words.H = math.Max(pic.H, h.wordsHigh(p, w, words.W))
		at.H = 1.5*u + flow(buttons, words.X, words.Y+words.H+1.5*u, words.W, 11*u, u)
	}
	p.Ink(pic, func(dst *ebiten.Image, r ui.Rect) { h.pics.Draw(dst, h.place(w.Game), r) })
	p.Say(fmt.Sprint("game ", i+1), ui.Words, w.row(), words)
	p.Ink(words, func(dst *ebiten.Image, r ui.Rect) { drawWaiting(dst, p, r, w, wide) })
	for _, it := range buttons {
		p.Add(it)
	}
	low = words.Y + words.H + at.H + 3*u
	if i < len(h.waits)-1 {
		p.Ink(ui.Rect{X: at.X, Y: low, W: at.W}, p.Hair)
	}
	return low + u
}

// stack sets the bounds of items below each other: w by high pixels each, step pixels
// from one to the next.
func stack(items []ui.Item, x, y, w, step, high float64) {
	for i := range items {
		items[i].Rect = ui.Rect{X: x, Y: y + float64(i)*step, W: w, H: high}
	}
}

// flow sets the bounds of items side by side, in as many lines as they need within
// width w, with the first of each line widened to fill it. It returns their height.
func flow(items []ui.Item, x, y, w, high, gap float64) float64 {
	top := y
	for len(items) > 0 {
		n, used := 1, items[0].Rect.W
		for n < len(items) && used+gap+items[n].Rect.W <= w {
			used += gap + items[n].Rect.W
			n++
		}
		items[0].Rect.W += w - used
		at := x
		for i := range items[:n] {
			items[i].Rect = ui.Rect{X: at, Y: y, W: items[i].Rect.W, H: high}
			at += items[i].Rect.W + gap
		}
		items, y = items[n:], y+high+gap
	}
	return y - gap - top
}

// listButtons returns the buttons of the i-th row of the list, with their widths.
func (h *Hall) listButtons(p *ui.Page, i int) (list []ui.Item) {
	w := h.waits[i]
	for k, a := range w.Actions {
		it := ui.Item{ID: fmt.Sprintf("do %d %d", i+1, k+1), Style: ui.PaperStyle, Text: a.Name, Label: text.Of("{0}, {1}", a.Name, w.Title), Do: func() { h.closeList(); a.Do() }}
		if i == 0 && k == 0 {
			it.Style, it.First = ui.PrimaryStyle, true
		}
		list = append(list, it)
	}
	list = append(list, ui.Item{ID: fmt.Sprint("drop ", i+1), Style: ui.LinkStyle, Text: "Give up", Label: text.Of("Give up {0}", w.Title), Do: func() { h.sureDrop(w) }})
	for k := range list {
		list[k].Rect.W = math.Max(20*p.U, p.ButtonWidth(&list[k]))
	}
	return list
}

// stands returns whose turn it is, since when, and what happened last, in words.
func (w Waiting) stands() text.Text {
	turn := text.Of("**{0}**", w.Turn)
	if w.Since != "" {
		turn = text.Commas(turn, w.Since)
	}
	return text.Sentences(text.Stop(turn), w.How)
}

// row returns the row of a waiting game in words for a screen reader.
func (w Waiting) row() text.Text {
	return text.Sentences(text.Stop(text.Commas(w.Title, w.Players)), w.stands())
}

// wordsHigh returns the height of the words of a row in one column of a width, in pixels.
func (h *Hall) wordsHigh(p *ui.Page, w Waiting, width float64) float64 {
	return p.Height(w.Title, width, nameType) + p.Height(w.Players, width, ui.SmallType) + p.Height(w.stands(), width, ui.SmallType)
}

// drawWaiting draws the words of a row: in two columns where it is wide.
func drawWaiting(dst *ebiten.Image, p *ui.Page, r ui.Rect, w Waiting, wide bool) {
	name, small := nameType, ui.SmallType
	stands := r
	if wide {
		name, small = ui.HeadType, ui.TextType
		r, stands = r.CutLeft(r.W * 0.46)
		r.W -= 3 * p.U
	}
	top, rest := r.Cut(p.Height(w.Title, r.W, name))
	with, low := rest.Cut(p.Height(w.Players, r.W, small))
	if !wide {
		stands, _ = low.Cut(p.Height(w.stands(), low.W, small))
	} else if gap := (r.H - top.H - with.H) / 2; gap > 0 {
		top.Y, with.Y = top.Y+gap, with.Y+gap
	}
	p.Lines(dst, top, w.Title, name)
	p.Lines(dst, with, w.Players, small)
	if w.Late {
		small = small.In(ui.Loss)
	}
	if w.Mine && wide {
		x, y := stands.X-3*p.U, stands.Y+(stands.H-p.Height(w.stands(), stands.W, small))/2+0.65*p.Size(small)
		thing.Dot(dst, x, y, 3.4*p.U, palette.Ink)
		thing.Dot(dst, x, y, 2.8*p.U, palette.Brass)
	}
	p.Lines(dst, stands, w.stands(), small)
}

// layPaste adds the hint for people who got a link at the top of at, and returns the y
// of its lower end.
func (h *Hall) layPaste(p *ui.Page, at ui.Rect) (low float64) {
	if h.deps.Paste == nil {
		return at.Y
	}
	const said text.Text = "Got a link? Open it on this device and the game appears here."
	u := p.U
	it := ui.Item{ID: "paste", Style: ui.LinkStyle, Text: "Paste a link", Do: func() { h.closeList(); h.deps.Paste() }}
	button := p.ButtonWidth(&it)
	words := ui.Rect{X: at.X + 8*u, Y: at.Y, W: at.W - 8*u}
	beside := words.W-button > 60*u*p.Text
	if beside {
		words.W -= button + 2*u
	}
	words.H = math.Max(11*u, p.Height(said, words.W, ui.SmallType))
	p.Say("link", ui.Words, said, words)
	p.Ink(ui.Rect{X: at.X, Y: words.Y, W: at.W, H: words.H}, func(dst *ebiten.Image, r ui.Rect) {
		high := p.Height(said, words.W, ui.SmallType)
		thing.Icon(dst, "letter", r.X+3*u, r.Y+r.H/2, 5*u, p.Color(ui.SecondOnPaper))
		p.Lines(dst, ui.Rect{X: r.X + 8*u, Y: r.Y + (r.H-high)/2, W: words.W, H: high}, said, ui.SmallType)
	})
	it.Rect = ui.Rect{X: words.X + words.W + 2*u, Y: words.Y + (words.H-11*u)/2, W: button, H: 11 * u}
	low = words.Y + words.H
	if !beside {
		it.Rect.X, it.Rect.Y = words.X, low
		low += 11 * u
	}
	p.Add(it)
	return low
}

// sureDrop asks whether to give up a game for good.
func (h *Hall) sureDrop(w Waiting) {
	q := &sheet.Question{Title: text.Of("Give up {0}?", w.Title), Note: "Once you give this game up, you can’t get it back.", Leave: "Keep it", Close: func() { h.Ask(nil) }}
	q.Offer("Give it up", "", false, w.Drop)
	q.Warn()
	h.Ask(q)
}
