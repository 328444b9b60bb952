package evening

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// Lay lists the standing, the biggest moment, the next game, what is asked, and the way on.
func (b *Between) Lay(p *ui.Page) {
	if b.s.Reader != nil {
		p.Reader = b.s.Reader
	}
	p.Title = text.Of("An evening, after game {0}", b.s.Played)
	room := b.table.Begin(p, b.rail(p))
	p.Say("standing", ui.Heading, b.said(), ui.Rect{X: room.X, Y: room.Y, W: room.W, H: 4 * p.U})
	title := p.Title
	if wide(p) {
		b.layDesk(p, room)
	} else {
		title = text.Of("Next: {0}", b.s.Next.Title)
		b.layTall(p, room)
	}
	var icons []ui.Item
	if b.s.Results != nil {
		icons = append(icons, ui.Item{ID: "results", Label: text.Of("Result of {0}", b.s.Last), Icon: "log", Do: b.s.Results})
	}
	b.table.End(p, title, b.s.Stop, icons...)
	if b.ask != nil {
		b.ask.Lay(p)
	}
}

// trackOnRail reports whether the rail has room for the track of games.
func trackOnRail(p *ui.Page) bool { return wide(p) || sheet.Beside(p) }

// rail returns the rail, with the track of games if there is room.
func (b *Between) rail(p *ui.Page) *sheet.Rail {
	r := &sheet.Rail{
		Primary: ui.Item{ID: "play", Text: text.Of("Play {0}", b.s.Next.Title), Do: b.s.Play},
		Seconds: []ui.Item{{ID: "stop", Text: "Stop here", Label: "Stop here. The evening waits in the hall", Do: b.s.Stop}},
	}
	if l := b.s.Loan; l != nil {
		r.Primary.Disabled, r.Primary.Why = true, text.Of("First choose for {0}: lend coins, or sit out.", text.Seat(l.Seat))
	}
	if trackOnRail(p) {
		r.Lay = b.layTrack
	}
	return r
}

// layTrack lists the games of the evening in a row: those that are over with their
// winners, the next one lit, the others with their numbers.
func (b *Between) layTrack(p *ui.Page, at ui.Rect) {
	u, n := p.U, b.s.Games
	said := make([]text.Text, len(b.s.Track))
	for i := range b.s.Track {
		said[i] = b.won(i + 1)
	}
	p.Say("track", ui.Words, text.Sentences(append(said, text.Of("Next is game {0} of {1}.", b.s.Played+1, n))...), at)
	d := math.Min(10*u, at.W/float64(n)*0.8)
	step := 0.0
	if n > 1 {
		step = math.Min(26*u, (at.W-d)/float64(n-1))
	}
	left := at.X
	if !wide(p) {
		left += (at.W - d - step*float64(n-1)) / 2
	}
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
		x, y := left-at.X+r.X+d/2, r.Y+r.H/2
		thing.Rule(dst, x, y, step*float64(n-1), 2*u, palette.Fade(palette.Bone2, 0.5))
		for i := range n {
			b.drawStop(dst, p, x+float64(i)*step, y, d, i)
		}
	})
}

// drawStop draws game i of the track, counted from 0.
func (b *Between) drawStop(dst *ebiten.Image, p *ui.Page, x, y, d float64, i int) {
	u := p.U
	if i < len(b.s.Track) && len(b.s.Track[i]) > 0 {
		all := b.s.Track[i]
		for k, c := range all {
			dx := (float64(k) - float64(len(all)-1)/2) * 0.45 * d
			p.Emblem(dst, ui.Rect{X: x + dx - d/2, Y: y - d/2, W: d, H: d}, c)
		}
		return
	}
	thing.Dot(dst, x, y, d, palette.Contrast(p.High, palette.Leather, palette.Black))
	ring, ink := palette.Fade(palette.Bone2, 0.7), ui.SecondOnLeather
	pen := math.Max(1, u/3)
	if i == b.s.Played {
		ring, ink, pen = palette.Contrast(p.High, palette.Candle, palette.HighLit), ui.OnLeather, 0.9*u
	}
	thing.Ring(dst, x, y, d, pen, 0, ring)
	p.Sized(dst, ui.Rect{X: x - d/2, Y: y - d/2, W: d, H: d}, text.Figure(i+1), ui.FigureType.At(2).In(ink).Mid(), d*0.45)
}

// layDesk lays a wide page: the tablet at the left, all else at the right.
func (b *Between) layDesk(p *ui.Page, room ui.Rect) {
	u := p.U
	in := ui.Rect{X: room.X + 8*u, Y: room.Y + 5*u, W: room.W - 16*u, H: room.H - 10*u}
	left, right := in.CutLeft((in.W - 8*u) * 0.6)
	right.X, right.W = right.X+8*u, right.W-8*u
	p.Ink(left, func(dst *ebiten.Image, r ui.Rect) { tablet(dst, p, r) })
	wax := left.Inset((tabletEdge + 1) * u)
	wax.X, wax.W = wax.X+6*u, wax.W-13*u
	head, list := wax.Cut(11 * u * p.Text)
	b.layHead(p, head)
	done := p.Scrolled(&b.rows)
	least := b.rowLeast(p)
	h := math.Max(least, math.Min(29*u, list.H/float64(len(b.s.Rows))))
	for i := range b.s.Rows {
		b.layRow(p, i, ui.Rect{Y: float64(i) * h, W: list.W, H: h})
	}
	done(list, h*float64(len(b.s.Rows)))
	finish := p.Scrolled(&b.page)
	finish(ui.Rect{X: right.X - 2*u, Y: room.Y, W: right.W + 4*u, H: room.H}, b.layCards(p, ui.Rect{X: 2 * u, Y: 5 * u, W: right.W, H: in.H})+5*u)
}

// rowLeast returns the smallest height of a row of the tablet in pixels.
func (b *Between) rowLeast(p *ui.Page) float64 { return math.Max(11*p.U, 9.5*p.U*p.Text) }

// layTall lays a narrow page: all in one column that scrolls.
func (b *Between) layTall(p *ui.Page, room ui.Rect) {
	u := p.U
	done := p.Scrolled(&b.page)
	at := ui.Rect{X: 4 * u, Y: 2.5 * u, W: room.W - 8*u}
	y := at.Y
	if !trackOnRail(p) {
		at.H = 12 * u
		b.layTrack(p, at)
		y += at.H + 2.5*u
	}
	h := math.Max(b.rowLeast(p), 17.5*u)
	switch {
	case low(p), p.Shape == ui.Sideways:
		h = math.Max(b.rowLeast(p), 14*u*math.Max(1, 0.85*p.Text))
	case len(b.s.Rows) > 5:
		h = b.rowLeast(p) + 2*u
	}
	board := ui.Rect{X: 3 * u, Y: y, W: room.W - 6*u, H: h*float64(len(b.s.Rows)) + 2*(tabletEdge+1)*u}
	p.Ink(board, func(dst *ebiten.Image, r ui.Rect) { tablet(dst, p, r) })
	wax := board.Inset((tabletEdge + 1) * u)
	wax.X, wax.W = wax.X+u, wax.W-2*u
	for i := range b.s.Rows {
		b.layRow(p, i, ui.Rect{X: wax.X, Y: wax.Y + float64(i)*h, W: wax.W, H: h})
	}
	y = b.layCards(p, ui.Rect{X: 4 * u, Y: board.Y + board.H + 4*u, W: room.W - 8*u})
	done(room, y+4*u)
}

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
	figures, purse := ui.Strip{Into: &w.change, Want: 22 * k}, 17*k
	if w.two {
		d, figures, purse = math.Min(d, 10.5*u), ui.Strip{Into: &w.change}, 13*k
	}
	names := 0.0
	for _, r := range b.s.Rows {
		names = math.Max(names, p.Width(r.Name, b.nameType(p)))
	}
	at.Columns(ui.Fixed(&w.place, 5.5*k), ui.Fixed(&w.emblem, d), ui.Gap(2.5*u),
		ui.Strip{Into: &w.name, Want: math.Min(names, at.W*0.34), Least: 16 * u, Gives: 1}, ui.Gap(2.5*u),
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

// layHead writes what the columns of the tablet are.
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

// layRow lists what one player has.
func (b *Between) layRow(p *ui.Page, i int, at ui.Rect) {
	r := b.s.Rows[i]
	p.Say("row "+strconv.Itoa(i+1), ui.Words, b.spoken(r), at)
	p.Ink(at, func(dst *ebiten.Image, at ui.Rect) { b.drawRow(dst, p, at, i, r) })
}

// spoken is a row as it is read out.
func (b *Between) spoken(r Purse) text.Text {
	list := []text.Text{text.Of("Place {0}: {1}", r.Place, r.Name), text.Of("{0}", text.Coins(r.Coins)), text.Of("{0} in {1}", text.Signed(r.Change), b.s.Last)}
	if note := r.note(); note != "" {
		list = append(list, note)
	}
	return text.Commas(list...)
}

// note says what is special about a purse, or nothing.
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

// layCards lists the slips beside or below the tablet, and returns where they end. If at
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

// layMoment writes what changed the chances most; in as few lines as possible where there
// is little height.
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

// layNext writes which game comes next.
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

// layWho lists the emblem and the name of somebody who is asked.
func layWho(p *ui.Page, at ui.Rect, colour string, name text.Text) {
	u := p.U
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
		p.Emblem(dst, ui.Rect{X: r.X, Y: r.Y + (r.H-11*u)/2, W: 11 * u, H: 11 * u}, colour)
		p.Line(dst, ui.Rect{X: r.X + 14*u, Y: r.Y, W: r.W - 14*u, H: r.H}, name, ui.HeadType)
	})
}

// layLoan asks whether somebody without coins is lent some.
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

// chooser says who chooses, and what.
func (b *Between) chooser() (said, small text.Text) {
	c := b.s.Choice
	if !c.Person {
		return text.Of("{0} has the fewest coins and has chosen game {1}.", text.Seat(c.Seat), c.Number), ""
	}
	return text.Of("{0} has the fewest coins and may choose game {1}.", text.Seat(c.Seat), c.Number),
		text.Of("If not, {0} stays.", c.Tickets[c.Usual].Title)
}

// layChoice lists the two tickets for a game to come, and who chooses. The card is so high
// that it ends at the height foot, if that is possible.
func (b *Between) layChoice(p *ui.Page, at ui.Rect, foot float64) float64 {
	u, c := p.U, b.s.Choice
	said, small := b.chooser()
	pad := 4 * u
	w, pic := 31*u*math.Min(p.Text, 1.25), 31*u
	if !wide(p) {
		w, pic = 22*u*math.Min(p.Text, 1.3), 19*u
	}
	in := ui.Rect{X: at.X + pad + u, Y: at.Y + pad, W: at.W - 2*pad - 2*u}
	tickets := ui.Rect{X: in.X + in.W - 2*w - 3*u, Y: in.Y + 2*u, W: 2*w + 3*u, H: pic + ticketWords(p)}
	words := ui.Rect{X: in.X, Y: in.Y, W: tickets.X - in.X - 3*u}
	under := words.W < 27*u*p.Text
	if under {
		words.W = in.W
	}
	body, shown := ui.BodyType, small
	if !wide(p) {
		body, shown = ui.TextType.In(ui.OnPaper), "" // the check shows it
	}
	hs := [2]float64{p.Height(said, words.W, body), p.Height(shown, words.W, ui.TextType)}
	words.H = 13*u + hs[0] + hs[1] + 2*u
	if under {
		tickets.X, tickets.Y = in.X+(in.W-tickets.W)/2, words.Y+words.H+3*u
	}
	at.H = math.Max(words.Y+words.H, tickets.Y+tickets.H) + pad - at.Y
	if more := foot - at.Y - at.H; more > 0 && more < 50*u {
		at.H += more
		high := math.Min(more, 10*u)
		pic, tickets.H = pic+high, tickets.H+high
		words.Y, tickets.Y = words.Y+(more-high)/2, tickets.Y+(more-high)/2
	}
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) { asking(dst, p, r) })
	layWho(p, ui.Rect{X: words.X, Y: words.Y, W: words.W, H: 12 * u}, c.Colour, c.Name)
	p.Say("choice", ui.Words, text.Sentences(said, small), words)
	p.Ink(words, func(dst *ebiten.Image, r ui.Rect) {
		p.Lines(dst, ui.Rect{X: r.X, Y: r.Y + 13*u, W: r.W, H: hs[0]}, said, body)
		p.Lines(dst, ui.Rect{X: r.X, Y: r.Y + 15*u + hs[0], W: r.W, H: hs[1]}, shown, ui.TextType)
	})
	b.pair.Size(2, w-2.8*u, pic-3*u)
	for i := range c.Tickets {
		b.layChosen(p, i, ui.Rect{X: tickets.X + float64(i)*(w+3*u), Y: tickets.Y, W: w, H: tickets.H})
	}
	return at.Y + at.H
}

// layChosen lists one of the two tickets.
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
