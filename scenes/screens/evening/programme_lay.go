package evening

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/thing"
)

// Lay lays out the page: the suggestions, the tickets, the games to pick from, the
// company, the purse and the way on. On a narrow page the company has a page of its
// own.
func (m *Programme) Lay(p *ui.Page) {
	m.keep()
	p.Title = "An evening"
	if m.seats(p) {
		m.laySits(p)
	} else {
		m.layTable(p)
	}
	if m.ask != nil {
		m.ask.Lay(p)
	}
}

func (m *Programme) layTable(p *ui.Page) {
	room := m.table.Begin(p, m.rail(p))
	p.Say("summary", ui.Heading, text.Sentences("An evening.", m.length()), ui.Rect{X: room.X, Y: room.Y, W: room.W, H: 4 * p.U})
	if wide(p) {
		m.layDesk(p, room)
	} else {
		m.layTall(p, room)
	}
	m.table.End(p, "An evening", m.st.Pop, ui.Item{ID: "book", Label: "How an evening goes", Icon: "book", Do: m.explain})
}

// wide reports whether the page has room for everything side by side.
func wide(p *ui.Page) bool { return p.Shape == ui.Desk && p.Area().W > 220*p.U }

// low reports whether the page has little height.
func low(p *ui.Page) bool { return p.Area().H < 182*p.U }

// seats reports whether the company is shown on a page of its own.
func (m *Programme) seats(p *ui.Page) bool { return m.sits && !wide(p) }

// length returns the words for the length of the evening and the number of players.
func (m *Programme) length() text.Text {
	n := len(m.plan.Games)
	if n == 0 {
		return text.Of("No games yet, {0} seats.", text.Spelled(len(m.plan.Seats)))
	}
	return text.Of("{0} games, about {1} minutes, {2} seats.", n, m.all(), text.Spelled(len(m.plan.Seats)))
}

// rail returns the rail: how long it all takes, or what is missing, and the way on.
func (m *Programme) rail(p *ui.Page) *sheet.Rail {
	r := &sheet.Rail{Primary: ui.Item{ID: "start", Text: "Start the evening", Do: m.start}, Above: true, Lay: m.layLength}
	if why := m.barred(); why != "" {
		r.Primary.Disabled, r.Primary.Why = true, why
	}
	if m.d.Last != nil && p.Shape == ui.Desk {
		r.Seconds = append(r.Seconds, ui.Item{ID: "last", Text: "As last time", Do: m.again})
	}
	return r
}

// layLength adds the words about how long the evening is, or what is missing.
func (m *Programme) layLength(p *ui.Page, at ui.Rect) {
	line, small := m.lines()
	p.Say("length", ui.Words, text.Sentences(line, small), at)
	narrow := p.Shape == ui.Portrait
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
		ty, sm := ui.HeadType.In(ui.OnLeather), ui.TextType.In(ui.SecondOnLeather)
		if narrow {
			p.Lines(dst, r, line, ty.Mid())
			return
		}
		h, more := p.Height(line, r.W, ty), p.Height(small, r.W, sm)
		k := math.Min(1, r.H/(h+more+p.U))
		top := (r.H - k*(h+more)) / 2
		p.Lines(dst, ui.Rect{X: r.X, Y: r.Y + top, W: r.W, H: k * h}, line, ty)
		p.Lines(dst, ui.Rect{X: r.X, Y: r.Y + top + k*h, W: r.W, H: k * more}, small, sm)
	})
}

// lines returns the two lines of the rail: what is missing, or how long the evening
// takes; the second may be empty.
func (m *Programme) lines() (line, small text.Text) {
	n := len(m.plan.Games)
	switch why := m.barred(); {
	case n == 0:
		return todo, ""
	case why != "":
		return why, ""
	}
	return text.Of("{0} games, about **{1}** min", n, m.all()), m.withMore()
}

// withMore says how many play, and how much longer it takes with as many as can.
func (m *Programme) withMore() text.Text {
	seats, most := len(m.plan.Seats), m.fullest()
	if most <= seats || m.lasts(most) == m.all() {
		return text.Of("with {0} players", text.Spelled(seats))
	}
	return text.Of("with {0} players; {1} with {2}", text.Spelled(seats), lasting(m.lasts(most)), text.Spelled(most))
}

// lasting returns minutes as "45 min", or "1 h 10 min".
func lasting(minutes int) text.Text {
	if minutes < 60 {
		return text.Of("{0} min", minutes)
	}
	return text.Of("{0} h {1} min", minutes/60, minutes%60)
}

// layDesk lays out a wide page: suggestions, tickets and drawer at the left, company
// and purse on paper at the right.
func (m *Programme) layDesk(p *ui.Page, room ui.Rect) {
	u := p.U
	side := 79 * u * math.Min(p.Text, 1.2)
	left := ui.Rect{X: room.X + 8*u, Y: room.Y + 4*u, W: room.W - 23*u - side, H: room.H - 8*u}
	pic := 20.5 * u
	if low(p) {
		pic = 15 * u
	}
	var chips, tickets, drawer ui.Rect
	left.Rows(ui.Fixed(&chips, 11*u), ui.Gap(3.5*u), ui.Fixed(&tickets, pic+ticketWords(p)+10.5*u), ui.Gap(3.5*u), ui.Strip{Into: &drawer, Grow: 1})
	m.layChips(p, chips)
	m.layTickets(p, tickets, pic)
	done := p.Scrolled(&m.drawer)
	done(drawer, m.layDrawer(p, ui.Rect{W: drawer.W}, 7, drawer.H))
	m.layPanel(p, ui.Rect{X: room.X + room.W - 8*u - side, Y: room.Y + 4*u, W: side, H: room.H - 8*u})
}

// layTall lays out a narrow page: everything in one column that scrolls.
func (m *Programme) layTall(p *ui.Page, room ui.Rect) {
	u := p.U
	done := p.Scrolled(&m.page)
	w := room.W - 8*u
	y := 4 * u
	m.layChips(p, ui.Rect{X: 4 * u, Y: y, W: room.W - 4*u, H: 11 * u})
	y += 14 * u
	tickets := ui.Rect{Y: y, W: room.W, H: 15*u + ticketWords(p) + 10.5*u}
	m.layTickets(p, tickets, 15*u)
	y += tickets.H + 3*u
	y = m.laySlips(p, ui.Rect{X: 4 * u, Y: y, W: w})
	y = m.laySlip(p, ui.Rect{X: 4 * u, Y: y, W: w}, func(p *ui.Page, f *sheet.Flow) { m.layFault(p, f); m.layUnkept(f) })
	y += m.layDrawer(p, ui.Rect{X: 3 * u, Y: y, W: room.W - 6*u}, m.columns(p, room.W-6*u), 0) + 3*u
	y = m.laySlip(p, ui.Rect{X: 4 * u, Y: y, W: w}, m.layBets)
	done(room, y+u)
}

// layChips adds the suggestions in a row that scrolls, and beside it a hint if there is
// room.
func (m *Programme) layChips(p *ui.Page, at ui.Rect) {
	u := p.U
	var items []ui.Item
	for i, s := range m.d.Suggestions {
		items = append(items, ui.Item{ID: "suggestion " + strconv.Itoa(i+1), Style: ui.ChipStyle, Text: s.Name, Do: func() { m.suggest(s) }})
	}
	if m.d.Last != nil && p.Shape != ui.Desk {
		items = append(items, ui.Item{ID: "last", Style: ui.ChipStyle, Text: "As last time", Do: m.again})
	}
	p.Group("Suggestions")
	defer p.Group("")
	done := p.Scrolled(&m.chips)
	x := 0.0
	for _, it := range items {
		w := p.ButtonWidth(&it)
		it.Rect = ui.Rect{X: x, W: w, H: 11 * u}
		p.Add(it)
		x += w + 2*u
	}
	row, note := at.CutLeft(math.Min(x, at.W))
	done(row, x)
	if !wide(p) {
		note.W -= 4 * u // the row ends at the edge of the page
	}
	if p.Width(todo, ui.AsideType)+4*u < note.W {
		p.Ink(note, func(dst *ebiten.Image, r ui.Rect) { p.Line(dst, r, todo, ui.AsideType.End()) })
	}
}

// todo says what is to be done first.
const todo text.Text = "Pick three to seven games below."

// layTickets adds the tickets and the places for more in a row that scrolls.
func (m *Programme) layTickets(p *ui.Page, at ui.Rect, pic float64) {
	u := p.U
	gap, pad := 3*u, 4.5*u
	places := Most
	w := math.Max(27*u*math.Min(p.Text, 1.2), (at.W-2*pad-float64(places-1)*gap)/float64(places))
	if !wide(p) {
		places, w = min(Most, len(m.plan.Games)+1), 26*u*math.Min(p.Text, 1.2)
	}
	m.drag.pitch = w + gap
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) { tray(dst, p, r) })
	p.Group("Programme")
	defer p.Group("")
	done := p.Scrolled(&m.strip)
	place := func(i int) ui.Rect {
		return ui.Rect{X: pad + float64(i)*(w+gap), Y: pad, W: w, H: pic + ticketWords(p) + 3*u}
	}
	for i := len(m.plan.Games); i < places; i++ {
		next := i == len(m.plan.Games)
		p.Ink(place(i), func(dst *ebiten.Image, r ui.Rect) { space(dst, p, r, next) })
	}
	held := -1
	for i, id := range m.plan.Games {
		if m.drag.lifted && id == m.drag.id {
			held = i
			continue
		}
		m.layTicket(p, i, place(i))
	}
	if held >= 0 { // over the others
		r := place(m.drag.from)
		r.X, r.Y = r.X+m.shift(), r.Y-1.5*u
		m.layTicket(p, held, r)
	}
	done(at, place(places).X-gap+pad)
}

func (m *Programme) layTicket(p *ui.Page, i int, at ui.Rect) {
	u, id := p.U, m.plan.Games[i]
	g := m.game(id)
	t := ticket{Ticket: Ticket{*g, m.minutes(id)}, pics: &m.pics, pic: m.place(id), badge: strconv.Itoa(i + 1), out: !g.fits(len(m.plan.Seats))}
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
		t.draw(dst, p, r)
		away(dst, p, r)
	})
	said := text.Of("{0}. {1}, {2} minutes", i+1, g.Title, t.Minutes)
	if t.out {
		said = text.Commas(said, g.players(len(m.plan.Seats)))
	}
	p.Add(ui.Item{ID: "ticket " + id, Label: text.Of("{0}. Move it or take it out", said), Rect: at,
		Do: func() { m.openTicket(id) }, Drag: func(g ui.Drag) { m.handle(id, g) }})
	p.Add(ui.Item{ID: "remove " + id, Label: text.Of("Take {0} out", g.Title), Rect: ui.Rect{X: at.X + at.W - 10.5*u, Y: at.Y - 0.5*u, W: 11 * u, H: 11 * u}, Do: func() { m.remove(id) }})
}

// layPanel adds the company and the purse on a paper at the right.
func (m *Programme) layPanel(p *ui.Page, at ui.Rect) {
	u := p.U
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) { thing.Sheet(dst, r.X, r.Y, r.W, r.H, u, p.Things()) })
	in := at.Inset(3.4 * u)
	done := p.Scrolled(&m.panel)
	f := sheet.NewFlow(p, 3.4*u, 2.5*u, in.W-6.8*u)
	m.layCompany(p, f)
	m.layPurse(p, f)
	m.layBets(p, f)
	m.layUnkept(f)
	done(in, f.Y+2*u)
}
