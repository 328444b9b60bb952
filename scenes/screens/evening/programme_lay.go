package evening

import (
	"math"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/compartment"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// Lay lists the suggestions, the tickets, the games to pick from, who sits, the purse and
// the way on. On a narrow page who sits is a page of its own.
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

// seats reports whether who sits is shown alone.
func (m *Programme) seats(p *ui.Page) bool { return m.sits && !wide(p) }

// length says how long the evening is, and for how many.
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

// layLength writes how long the evening is, or what is missing.
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

// lines returns the two lines on the rail; the second may be empty.
func (m *Programme) lines() (line, small text.Text) {
	n := len(m.plan.Games)
	switch why := m.barred(); {
	case n == 0:
		return todo, ""
	case why != "":
		return why, ""
	}
	return text.Of("{0} games, about **{1}** min", n, m.all()), text.Of("with {0} players", text.Spelled(len(m.plan.Seats)))
}

// layDesk lays a wide page: suggestions, tickets and drawer at the left, who sits and the
// purse on paper at the right.
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

// layTall lays a narrow page: all in one column that scrolls.
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

// layChips lists the suggestions in a row that scrolls, and beside them what to do, if
// there is room.
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
	if p.Width(todo, ui.AsideType)+4*u < note.W {
		p.Ink(note, func(dst *ebiten.Image, r ui.Rect) { p.Line(dst, r, todo, ui.AsideType.End()) })
	}
}

// todo says what is to be done first.
const todo text.Text = "Pick three to seven games below."

// layTickets lists the tickets and the places for more in a row that scrolls.
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

// columns returns the number of games side by side in a drawer of that width, whose names
// can be read.
func (m *Programme) columns(p *ui.Page, w float64) int {
	n := min(7, int(w/(22*p.U*math.Min(p.Text, 1.3))))
	unread := func(g Game) bool {
		cell := (w-6*p.U)/float64(n) - 4*p.U
		return p.Width(g.Short, ticketType)*2.5*p.U > cell*p.Size(ticketType)
	}
	for n > 2 && slices.ContainsFunc(m.d.Drawer, unread) {
		n--
	}
	return max(n, 2)
}

// layDrawer lists the games to pick from, in a drawer of that height at least if that is
// possible, and returns its height.
func (m *Programme) layDrawer(p *ui.Page, at ui.Rect, cols int, least float64) float64 {
	u := p.U
	pad, gap, label := 3*u, 2.6*u, 7.2*u*p.Text
	rows := (len(m.d.Drawer) + cols - 1) / cols
	w := (at.W - 2*pad - float64(cols-1)*gap) / float64(cols)
	high := w*0.72 + label
	if least > 0 {
		fill := (least - 2*pad - float64(rows-1)*gap) / float64(rows)
		high = math.Max(math.Min(fill, label+w), label+math.Min(11*u, w*0.5))
	}
	at.H = float64(rows)*(high+gap) - gap + 2*pad
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) { compartment.Drawer(dst, p, r) })
	m.pics.Size(len(m.d.Drawer), w, high-label)
	p.Group("Games")
	defer p.Group("")
	for i := range m.d.Drawer {
		m.layCell(p, i, ui.Rect{X: at.X + pad + float64(i%cols)*(w+gap), Y: at.Y + pad + float64(i/cols)*(high+gap), W: w, H: high}, label)
	}
	return at.H
}

// layCell lists one game of the drawer, with its number if it is picked.
func (m *Programme) layCell(p *ui.Page, i int, at ui.Rect, label float64) {
	g, seats := &m.d.Drawer[i], len(m.plan.Seats)
	n := 1 + slices.Index(m.plan.Games, g.ID)
	out := !g.fits(seats)
	name := g.Short
	if p.Width(g.Title, ticketType) <= 1.12*(at.W-3*p.U) {
		name = g.Title
	}
	if out {
		name = g.players(seats)
	}
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) { m.drawCell(dst, p, r, label, i, n, name, out) })
	it := ui.Item{ID: g.ID, Role: ui.Toggle, Style: ui.CellStyle, Rect: at, Selected: n > 0, Value: "not picked", Do: func() { m.pick(g.ID) },
		Label: text.Of("{0}, {1} minutes", g.Title, m.minutes(g.ID))}
	switch {
	case n > 0:
		it.Value = text.Of("game {0}", n)
	case out:
		it.Disabled, it.Why, it.Value = true, g.why(seats), g.players(seats)
	case len(m.plan.Games) == Most:
		it.Disabled, it.Why = true, "Seven games are enough. Take one out first."
	}
	p.Add(it)
}

func (m *Programme) drawCell(dst *ebiten.Image, p *ui.Page, r ui.Rect, label float64, i, n int, name text.Text, out bool) {
	u := p.U
	if n > 0 {
		frame := r.Inset(-0.9 * u)
		p.Fill(dst, frame, ui.OnPaper)
		thing.Frame(dst, frame.X, frame.Y, frame.W, frame.H, 0.9*u, palette.Contrast(p.High, palette.Brass, palette.HighLit))
	}
	pic, low := r.Cut(r.H - label)
	m.pics.Draw(dst, i, pic)
	st, ty := p.Things(), ticketType
	if out {
		p.Shade(dst, pic, 0.65)
		st, ty = st|thing.Out, ui.TextType.In(ui.OnPaper)
	}
	thing.Label(dst, low.X, low.Y, low.W, low.H, u, st)
	p.Line(dst, low.Inset(0.6*u), name, ty.Mid())
	if n > 0 {
		medal(dst, p, r.X+2.6*u, r.Y+2.6*u, strconv.Itoa(n), false)
	}
}

// layPanel lists who sits and the purse on a paper at the right.
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

// layCompany lists who sits.
func (m *Programme) layCompany(p *ui.Page, f *sheet.Flow) {
	f.Heading("Who sits", text.Of("{0} of {1}", len(m.plan.Seats), MostSeats))
	f.Write("For the whole evening", ui.SmallType, ui.Words)
	m.layFault(p, f)
	m.company.Lay(p, f)
}

// layFault says which game those who sit cannot play, and offers to seat those who sat
// before.
func (m *Programme) layFault(p *ui.Page, f *sheet.Flow) {
	why := m.fault()
	if why == "" {
		return
	}
	f.Gap(1)
	f.Write(text.Of("**{0}**", why), ui.TextType.In(ui.Loss), ui.Words)
	f.Gap(1)
	if m.before != nil {
		p.Add(ui.Item{ID: "undo", Style: ui.PaperStyle, Icon: "undo", Text: "Undo", Rect: f.TakePx(11 * p.U), Do: m.undo})
		f.Gap(1.5)
	}
}

// layPurse lists how many coins each has.
func (m *Programme) layPurse(p *ui.Page, f *sheet.Flow) {
	u := p.U
	row := f.TakePx(math.Max(13*u, 12*u*p.Text))
	m.sayPurse(p, row)
	words, piles := row.CutLeft(row.W * 0.6)
	p.Ink(words, func(dst *ebiten.Image, r ui.Rect) { purseWords(dst, p, r, "The purse", "coins for each player") })
	p.Ink(piles, func(dst *ebiten.Image, r ui.Rect) { p.Purse(dst, r, m.plan.Purse, m.plan.Purse) })
	f.Gap(1.5)
	m.layStepper(p, f.TakePx(11*u))
	f.Gap(1.5)
	f.Write(m.antes(), ui.SmallType, ui.Words)
	f.Gap(1.5)
}

func (m *Programme) sayPurse(p *ui.Page, at ui.Rect) {
	p.Say("purse", ui.Words, text.Of("The purse: {0} for each player", text.Coins(m.plan.Purse)), at)
}

func purseWords(dst *ebiten.Image, p *ui.Page, r ui.Rect, head, small text.Text) {
	top, rest := r.Cut(r.H * 0.58)
	p.Line(dst, top, head, ui.HeadType)
	p.Lines(dst, rest, small, ui.SmallType)
}

// layStepper lists the buttons for fewer and more coins.
func (m *Programme) layStepper(p *ui.Page, box ui.Rect) {
	r := m.d.Purse
	set := func(n int) func() {
		return func() { m.change(func() { m.plan.Purse = max(r.Least, min(n, r.Most)) }) }
	}
	s := sheet.Stepper{ID: "purse", Title: "The purse", Value: m.plan.Purse, Least: r.Least, Most: r.Most, Less: set(m.plan.Purse - r.Step), More: set(m.plan.Purse + r.Step)}
	s.Lay(p, box)
}

// layBets lists the switch of the side bets.
func (m *Programme) layBets(p *ui.Page, f *sheet.Flow) {
	if !m.d.Bets {
		return
	}
	const about text.Text = "Bet a coin on what others throw. The house pays by the odds."
	p.Add(ui.Item{ID: "bets", Role: ui.Toggle, Style: ui.SwitchStyle, Label: text.Sentences("Side bets.", about), Selected: m.plan.Bets,
		Rect: f.Row("Side bets", about, 14), Do: func() { m.change(func() { m.plan.Bets = !m.plan.Bets }) }})
}

// layUnkept says that the evening cannot be left, where nothing is stored.
func (m *Programme) layUnkept(f *sheet.Flow) {
	if m.d.Unkept {
		f.Gap(1.5)
		f.Write("You can’t pause this evening.", ui.NoteType, ui.Words)
	}
}

// laySlips lists who sits and the purse on slips below one another, and returns where the
// next begins. Where there is little height they share one.
func (m *Programme) laySlips(p *ui.Page, at ui.Rect) float64 {
	u := p.U
	at.H = 16 * u * math.Max(1, 0.85*p.Text)
	stepper := 36 * u
	switch {
	case low(p) && at.W-stepper > 34*u:
		p.Ink(at, p.Slip)
		left, right := at.CutLeft(at.W - stepper - 3*u)
		m.laySitting(p, left, true)
		m.layStepper(p, ui.Rect{X: right.X, Y: right.Y + (right.H-11*u)/2, W: stepper, H: 11 * u})
	default:
		p.Ink(at, p.Slip)
		m.laySitting(p, at, false)
		at.Y += at.H + 2.5*u
		p.Ink(at, p.Slip)
		left, right := at.CutLeft(at.W - stepper - 3*u)
		left = ui.Rect{X: left.X + 3*u, Y: left.Y + 1.5*u, W: left.W - 5*u, H: left.H - 3*u}
		m.sayPurse(p, left)
		m.layStepper(p, ui.Rect{X: right.X, Y: right.Y + (right.H-11*u)/2, W: stepper, H: 11 * u})
		p.Ink(left, func(dst *ebiten.Image, r ui.Rect) { m.drawPurse(dst, p, r) })
	}
	return at.Y + at.H + 2.5*u
}

// laySlip lists something on a slip as high as that needs, and returns where the next
// begins. Where there is nothing to list there is no slip.
func (m *Programme) laySlip(p *ui.Page, at ui.Rect, list func(p *ui.Page, f *sheet.Flow)) float64 {
	u := p.U
	dry := sheet.NewFlow(p.Blank(), 0, 0, at.W-8*u)
	if list(p.Blank(), dry); dry.Y == 0 {
		return at.Y
	}
	at.H = dry.Y + 2*u
	p.Ink(at, p.Slip)
	list(p, sheet.NewFlow(p, at.X+4*u, at.Y+u, at.W-8*u))
	return at.Y + at.H + 2.5*u
}

// drawPurse draws the purse on its slip, with coins if there is room.
func (m *Programme) drawPurse(dst *ebiten.Image, p *ui.Page, r ui.Rect) {
	if w := p.Width("Purse", ui.HeadType); r.W > w+20*p.U {
		piles, rest := r.CutLeft(math.Min(22*p.U, r.W-w-3*p.U))
		p.Purse(dst, piles, m.plan.Purse, m.plan.Purse)
		r = rest
		r.X, r.W = r.X+3*p.U, r.W-3*p.U
	}
	purseWords(dst, p, r, "Purse", "each")
}

// laySitting lists the button that opens who sits, with all emblems; small if it shares
// its slip.
func (m *Programme) laySitting(p *ui.Page, at ui.Rect, small bool) {
	u := p.U
	n := len(m.plan.Seats)
	sit := text.Of("{0, upper} sit", text.Spelled(n))
	var colours []string
	people := 0
	for _, s := range m.plan.Seats {
		colours = append(colours, s.Colour)
		if s.Kind == record.Person {
			people++
		}
	}
	who := text.Of("{0} people, {1} computers", people, n-people)
	switch people {
	case 0:
		who = text.Of("{0} computers", n)
	case n:
		who = text.Of("{0} people", n)
	}
	p.Add(ui.Item{ID: "seats", Label: text.Of("{0}: {1}. Change it", sit, who), Opens: true, Rect: at, Do: func() { m.sits = true }})
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
		thing.Icon(dst, "next", r.X+r.W-5*u, r.Y+r.H/2, 5*u, p.Color(ui.LineOnPaper))
		r = ui.Rect{X: r.X + 3*u, Y: r.Y + u, W: r.W - 12*u, H: r.H - 2*u}
		if small {
			top, low := r.Cut(r.H * 0.5)
			discs(dst, p, top, 7*u, colours)
			p.Line(dst, low, sit, ui.HeadType)
			return
		}
		d := 10 * u
		all := d * (1 + 0.8*float64(n-1))
		row, words := r.CutLeft(math.Min(all, r.W*0.5))
		discs(dst, p, row, d, colours)
		words.X, words.W = words.X+3*u, words.W-3*u
		top, low := words.Cut(words.H * 0.56)
		p.Line(dst, top, sit, ui.HeadType)
		p.Line(dst, low, who, ui.SmallType)
	})
}

// laySits lists who sits on a page of its own.
func (m *Programme) laySits(p *ui.Page) {
	p.Title = "Who sits"
	done := func() { m.company.Finish(); m.sits = false }
	f, _ := m.seating.Begin(p, &sheet.Rail{Primary: ui.Item{ID: "done", Text: "Done", Do: done}})
	m.layCompany(p, f)
	m.seating.End(p, "An evening", done)
}
