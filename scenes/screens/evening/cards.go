package evening

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
)

// layCards adds the slips beside or below the tablet, and returns where they end. If at
// has a height they are spread over it.
func (b *Between) layCards(p *ui.Page, at ui.Rect) float64 {
	u, y := p.U, at.Y
	gap := 4 * u
	if b.s.Loan != nil {
		y = b.layLoan(p, ui.Rect{X: at.X, Y: y, W: at.W}) + gap
	}
	if b.s.Moment != "" {
		y = b.layMoment(p, ui.Rect{X: at.X, Y: y, W: at.W}) + gap
	}
	if wide(p) {
		y = b.layNext(p, ui.Rect{X: at.X, Y: y, W: at.W}) + gap
	}
	if b.s.Choice != nil {
		y = b.layChoice(p, ui.Rect{X: at.X, Y: y, W: at.W}, at.Y+at.H) + gap
	}
	return y - gap
}

// layMoment adds what changed the chances most in the last game, and returns where it
// ends.
func (b *Between) layMoment(p *ui.Page, at ui.Rect) float64 {
	u := p.U
	pad, ty := 4*u, ui.HeadType.At(4)
	const head text.Text = "Biggest moment"
	if !wide(p) {
		pad, ty = 2.6*u, ui.HeadType.At(3)
	}
	top := p.Height(head, at.W-2*pad, ui.TextType)
	if low(p) && !wide(p) {
		top = 0
	}
	h := p.Height(b.s.Moment, at.W-2*pad, ty)
	at.H = top + h + 2*pad
	p.Ink(at, p.Slip)
	p.Say("moment", ui.Words, text.Sentences(text.Of("{0}:", head), b.s.Moment), at)
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
		in := r.Inset(pad)
		a, low := in.Cut(top)
		if top > 0 {
			p.Lines(dst, a, head, ui.TextType)
		}
		p.Lines(dst, low, b.s.Moment, ty)
	})
	return at.Y + at.H
}

// layNext adds the card of the next game, and returns where it ends.
func (b *Between) layNext(p *ui.Page, at ui.Rect) float64 {
	u, n := p.U, &b.s.Next
	w := at.W - 51*u
	head := text.Of("Game {0}, next", b.s.Played+1)
	about := text.Of("about {0} min", n.Minutes)
	hs := [3]float64{p.Height(head, w, ui.TextType), p.Height(n.Title, w, ui.TitleType), p.Height(about, w, ui.TextType)}
	words := hs[0] + hs[1] + hs[2]
	at.H = math.Max(34*u, words+7*u)
	b.next.Size(1, 37*u, 28*u)
	p.Ink(at, p.Slip)
	p.Say("next", ui.Words, text.Commas(text.Of("{0}: {1}", head, n.Title), about), at)
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
		b.next.Draw(dst, 0, ui.Rect{X: r.X + 4*u, Y: r.Y + (r.H-28*u)/2, W: 37 * u, H: 28 * u})
		in := ui.Rect{X: r.X + 46*u, Y: r.Y + (r.H-words)/2, W: w, H: hs[0]}
		p.Lines(dst, in, head, ui.TextType)
		in.Y, in.H = in.Y+in.H, hs[1]
		p.Lines(dst, in, n.Title, ui.TitleType)
		in.Y, in.H = in.Y+in.H, hs[2]
		p.Lines(dst, in, about, ui.TextType.In(ui.OnPaper))
	})
	return at.Y + at.H
}

// layWho adds the emblem and the name of the player who is asked.
func layWho(p *ui.Page, at ui.Rect, colour string, name text.Text) {
	u := p.U
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
		p.Emblem(dst, ui.Rect{X: r.X, Y: r.Y + (r.H-11*u)/2, W: 11 * u, H: 11 * u}, colour)
		p.Line(dst, ui.Rect{X: r.X + 14*u, Y: r.Y, W: r.W - 14*u, H: r.H}, name, ui.HeadType)
	})
}

// layLoan adds the question whether a player without coins takes a loan, and returns
// where it ends.
func (b *Between) layLoan(p *ui.Page, at ui.Rect) float64 {
	u, l := p.U, b.s.Loan
	row := b.row(l.Seat)
	in := ui.Rect{X: at.X + 5*u, Y: at.Y + 4*u, W: at.W - 10*u}
	said := b.asks()
	h := p.Height(said, in.W, ui.BodyType)
	at.H = 12*u + h + 2*u + 11*u + 8*u
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) { asking(dst, p, r) })
	layWho(p, ui.Rect{X: in.X, Y: in.Y, W: in.W, H: 12 * u}, row.Colour, row.Name)
	p.Group(said)
	defer p.Group("")
	words := ui.Rect{X: in.X, Y: in.Y + 12*u, W: in.W, H: h}
	p.Say("loan", ui.Words, said, words)
	p.Ink(words, func(dst *ebiten.Image, r ui.Rect) { p.Lines(dst, r, said, ui.BodyType) })
	buttons := ui.Rect{X: in.X, Y: words.Y + h + 2*u, W: in.W, H: 11 * u}
	lend := ui.Item{ID: "lend", Style: ui.PaperStyle, Text: text.Of("Lend {0}", text.Coins(l.Coins)), Rect: buttons, Do: l.Lend}
	if l.SitOut != nil {
		var out ui.Rect
		lend.Rect, out = buttons.CutLeft(buttons.W/2 - u)
		out.X, out.W = out.X+2*u, out.W-2*u
		p.Add(lend)
		p.Add(ui.Item{ID: "sit out", Style: ui.PaperStyle, Text: "Sit out", Rect: out, Do: l.SitOut})
	} else {
		p.Add(lend)
	}
	return at.Y + at.H
}

// chooser returns the words of who chooses the game after next, and a smaller line with
// the reason.
func (b *Between) chooser() (said, small text.Text) {
	c := b.s.Choice
	if !c.Person {
		return text.Of("{0} has the fewest coins and has chosen game {1}.", text.Seat(c.Seat), c.Number), ""
	}
	return text.Of("{0} has the fewest coins and may choose game {1}.", text.Seat(c.Seat), c.Number),
		text.Of("If not, {0} stays.", c.Tickets[c.Usual].Title)
}

// layChoice adds the two tickets for a game to come, and who chooses. The card is so
// high that it ends at the height foot, if that is possible.
func (b *Between) layChoice(p *ui.Page, at ui.Rect, foot float64) float64 {
	u, c := p.U, b.s.Choice
	said, small := b.chooser()
	body, shown := ui.BodyType, small
	if !wide(p) {
		body, shown = ui.TextType.In(ui.OnPaper), "" // the check shows it
	}
	height := func(w float64) float64 { return 15*u + p.Height(said, w, body) + p.Height(shown, w, ui.TextType) }
	k := choiceCard(p, at, foot, height)
	p.Ink(k.all, func(dst *ebiten.Image, r ui.Rect) { asking(dst, p, r) })
	layWho(p, ui.Rect{X: k.words.X, Y: k.words.Y, W: k.words.W, H: 12 * u}, c.Colour, c.Name)
	p.Say("choice", ui.Words, text.Sentences(said, small), k.words)
	p.Ink(k.words, func(dst *ebiten.Image, r ui.Rect) {
		_, r = r.Cut(13 * u)
		top, low := r.Cut(p.Height(said, r.W, body))
		p.Lines(dst, top, said, body)
		p.Lines(dst, low, shown, ui.TextType)
	})
	first := k.tickets[0]
	b.pair.Size(2, first.W-2.8*u, first.H-ticketWords(p)-3*u)
	for i := range c.Tickets {
		b.layChosen(p, i, k.tickets[i])
	}
	return k.all.Y + k.all.H
}

// A cardLayout holds the bounds of a card and of what is on it.
type cardLayout struct {
	all, words ui.Rect
	tickets    [2]ui.Rect
}

// choiceCard returns the layout of the card of a choice in the bounds at. height
// returns the height of its words for a width. The tickets are beside the words, or
// below in little room; the card ends at height foot if that is near.
func choiceCard(p *ui.Page, at ui.Rect, foot float64, height func(w float64) float64) (k cardLayout) {
	u, pad := p.U, 4*p.U
	w, pic := 31*u*math.Min(p.Text, 1.25), 31*u
	if !wide(p) {
		w, pic = 22*u*math.Min(p.Text, 1.3), 19*u
	}
	in := ui.Rect{X: at.X + pad + u, Y: at.Y + pad, W: at.W - 2*pad - 2*u}
	both := ui.Rect{X: in.X + in.W - 2*w - 3*u, Y: in.Y + 2*u, W: 2*w + 3*u, H: pic + ticketWords(p)}
	k.words = ui.Rect{X: in.X, Y: in.Y, W: both.X - in.X - 3*u}
	if k.words.W < 27*u*p.Text {
		k.words.W = in.W
		both.X, both.Y = in.X+(in.W-both.W)/2, in.Y+height(in.W)+3*u
	}
	k.words.H = height(k.words.W)
	at.H = math.Max(k.words.Y+k.words.H, both.Y+both.H) + pad - at.Y
	if more := foot - at.Y - at.H; more > 0 && more < 50*u {
		at.H, both.H = at.H+more, both.H+math.Min(more, 10*u)
	}
	k.all = at
	for i := range k.tickets {
		k.tickets[i] = ui.Rect{X: both.X + float64(i)*(w+3*u), Y: both.Y, W: w, H: both.H}
	}
	return k
}

// layChosen adds one of the two tickets.
func (b *Between) layChosen(p *ui.Page, i int, at ui.Rect) {
	c := b.s.Choice
	t := ticket{Ticket: c.Tickets[i], pics: &b.pair, pic: i, onTop: true, icon: true}
	if i == c.Chosen {
		t.badge = "check"
	}
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) { t.draw(dst, p, r) })
	said := text.Of("{0}, {1} minutes", t.Title, t.Minutes)
	if i == c.Usual {
		said = text.Commas(said, "as planned")
	}
	if !c.Person {
		if i == c.Chosen {
			p.Say("chosen", ui.Words, said, at)
		}
		return
	}
	p.Add(ui.Item{ID: "choose " + strconv.Itoa(i+1), Role: ui.Radio, Set: text.Of("Game {0}", c.Number), Label: said, Selected: i == c.Chosen, Rect: at, Do: func() { b.choose(i) }})
}
