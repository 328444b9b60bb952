package hall

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/screens/hall/listing"
)

// An offer is the content of the first slip: a game to go on with, a language, or a game to
// begin.
type offer struct {
	game         string
	title, line  text.Text // where there is room
	short, brief text.Text // where there is little
	least        text.Text // of the line, where no more fits; may be empty
	spoken       text.Text
	button       ui.Item
	brass        bool // framed in brass
}

// offer returns the content of the first slip; ok is false if there is nothing to
// offer.
func (h *Hall) offer() (o offer, ok bool) {
	if len(h.waits) > 0 {
		return h.waits[0].offer(len(h.waits) - 1), true
	}
	g := listing.Start(h.deps.Shelf)
	if h.deps.Also != nil && g != nil {
		if l, choose, ok := h.deps.Also(); ok {
			return offerLanguage(g.ID, l, choose), true
		}
	}
	if g == nil || h.deps.New == nil || !h.deps.New() || h.barred(g) != "" {
		return o, false
	}
	line := text.Of("Start with {0}", g.Title)
	return offer{
		game: g.ID, title: "New here?", line: line, short: "New here?", brief: line, spoken: text.Sentences("New here?", text.Stop(line)),
		button: ui.Item{ID: "start", Text: "Start", Label: line, Do: func() { h.open(g) }},
	}, true
}

// offerLanguage returns the slip that offers a language, in its own words.
func offerLanguage(game string, l text.Language, choose func()) offer {
	title := text.Raw(l.Also)
	return offer{
		game: game, title: title, line: listing.Draft, short: title, brief: listing.Draft, spoken: text.Sentences(text.Stop(title), listing.Draft),
		button: ui.Item{ID: "also", Text: text.Raw(l.Name), Label: title, Do: choose},
	}
}

// offer returns the slip of a waiting game; more is the number of other games that
// wait.
func (w Waiting) offer(more int) offer {
	turn := text.Of("**{0}.**", w.Turn)
	o := offer{
		game: w.Game, title: text.Of("Continue {0}", w.Title), line: text.Sentences(turn, w.How),
		short: w.Title, brief: text.Sentences(turn, w.How), least: turn, spoken: w.spoken(), brass: true,
		button: ui.Item{ID: "resume", Text: w.Actions[0].Name, Do: w.Actions[0].Do},
	}
	if more > 0 {
		o.brief = text.Sentences(turn, listing.More(more))
	}
	return o
}

// spoken returns a waiting game in words for a screen reader: "Your turn in Nine Boxes,
// with Livia."
func (w Waiting) spoken() text.Text {
	if w.Players == "" {
		return text.Of("{0} in {1}.", w.Turn, w.Title)
	}
	return text.Of("{0} in {1}, {2, lower}.", w.Turn, w.Title, w.Players)
}

// leastOffer returns the smallest width of the first slip, without a picture, in
// pixels.
func (h *Hall) leastOffer(p *ui.Page) float64 {
	o, _ := h.offer()
	o.button.Style = ui.PrimaryStyle
	_, all := h.others(p)
	return math.Max(p.Width(o.title, ui.HeadType), p.Width(o.line, ui.TextType)) + p.ButtonWidth(&o.button) + all + 10*p.U
}

// layOffer adds the slip for the game that waits, or for the first one.
func (h *Hall) layOffer(p *ui.Page, at ui.Rect) {
	o, ok := h.offer()
	if !ok {
		return
	}
	u := p.U
	title, line := o.short, o.brief
	if p.Shape == ui.Desk {
		title, line = o.title, o.line
	}
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
		if o.brass {
			p.BrassSlip(dst, r)
		} else {
			p.Slip(dst, r)
		}
	})
	in := at.Inset(3 * u)
	p.Say("waits", ui.Words, o.spoken, in)
	words, open := h.offerButtons(p, at, o.button)
	if p.Shape != ui.Sideways && p.Text < 1.2 && at.W > 80*u {
		pic := ui.Rect{X: words.X, Y: at.Y + 2.5*u, W: (at.H - 5*u) * 1.3, H: at.H - 5*u}
		p.Ink(pic, func(dst *ebiten.Image, r ui.Rect) { h.pics.Draw(dst, h.place(o.game), r) })
		words.X, words.W = pic.X+pic.W+3*u, words.W-pic.W-3*u
	}
	if p.Shape != ui.Sideways {
		words.Y, words.H = at.Y+1.5*u, at.H-3*u
	}
	if p.Width(title, ui.HeadType) > words.W {
		title = o.short
	}
	p.Ink(words, func(dst *ebiten.Image, r ui.Rect) { drawOffer(dst, p, r, title, line, o.least) })
	if open {
		p.Add(ui.Item{ID: "waiting", Style: ui.CellStyle, Label: "Waiting games", Rect: ui.Rect{X: at.X, Y: at.Y, W: words.X + words.W - at.X, H: math.Max(11*u, words.Y+words.H-at.Y)}, Opens: true, Do: h.ListWaiting})
	}
}

// drawOffer draws the words of the first slip: the title in one line, and below it what is
// said of the game, with smaller letters where it does not fit in one line. Where it does not
// fit at all, the least that can be said stands in its place, if there is such a text.
func drawOffer(dst *ebiten.Image, p *ui.Page, r ui.Rect, title, line, least text.Text) {
	t := ui.TextType
	if p.Width(line, t) > 1.1*r.W {
		t = ui.SmallType
	}
	if least != "" && p.Height(line, r.W, t) > r.H-p.Size(ui.HeadType) {
		line = least
	}
	head, low := 1.15*p.Size(ui.HeadType), p.Height(line, r.W, t)
	gap := math.Max(0, (r.H-head-low)/2)
	r.Y, r.H = r.Y+gap, r.H-2*gap
	top, rest := r.Cut(math.Min(head, 0.56*r.H))
	p.Line(dst, top, title, ui.HeadType)
	p.Lines(dst, rest, line, t)
}

// others returns the button that lists all waiting games, and its width in pixels; the
// width is 0 if pressing the slip's words does the same.
func (h *Hall) others(p *ui.Page) (it ui.Item, w float64) {
	all := text.Of("All {0}", len(h.waits))
	it = ui.Item{ID: "waiting", Style: ui.PaperStyle, Text: all, Label: text.Commas(all, "Waiting games"), Opens: true, Do: h.ListWaiting}
	switch n := len(h.waits); {
	case n > 0 && p.Shape == ui.Sideways:
		return it, 14 * p.U
	case n > 1 && p.Shape == ui.Desk:
		return it, math.Max(11*p.U, p.ButtonWidth(&it))
	}
	return it, 0
}

// offerButtons adds the buttons of the first slip, at its right or under its words. It
// returns the bounds left for the words, and whether pressing them opens the list.
func (h *Hall) offerButtons(p *ui.Page, at ui.Rect, main ui.Item) (words ui.Rect, open bool) {
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
		all.Rect = ui.Rect{X: row.X, Y: row.Y, W: wide, H: row.H}
		row.X, row.W = row.X+wide+2*u, row.W-wide-2*u
	}
	main.Rect = row
	p.Add(main)
	if wide > 0 {
		p.Add(all)
	}
	return in, wide == 0 && len(h.waits) > 0
}

// drawFlag draws the paper flag on the compartment of a game that waits, if its words fit.
func drawFlag(dst *ebiten.Image, p *ui.Page, cell ui.Rect, w Waiting) {
	u, t := p.U, ui.SmallType.Bold().In(ui.OnPaper)
	if p.Width(w.Turn, t) > cell.W-4*u {
		return // the first slip and the list say it in letters that can be read
	}
	high := 1.3*p.Size(t) + 2*u
	r := ui.Rect{X: cell.X - 0.8*u, Y: cell.Y + 2*u, W: math.Min(p.Width(w.Turn, t)+5*u, cell.W-2*u), H: high}
	p.Tag(dst, r)
	edge, in := r.CutLeft(u)
	if w.Mine {
		p.Brass(dst, edge)
	} else {
		p.Shade(dst, edge, 0.35)
	}
	p.Line(dst, in.Inset(0.8*u), w.Turn, t.Mid())
}

// waitOf returns the most urgent waiting game of those that play g.
func (h *Hall) waitOf(g *rules.Game) (w Waiting, ok bool) {
	for _, w := range h.waits {
		if w.Game == g.ID {
			return w, true
		}
	}
	return w, false
}
