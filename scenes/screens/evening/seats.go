package evening

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/thing"
)

// layCompany adds the list of the players.
func (m *Programme) layCompany(p *ui.Page, f *sheet.Flow) {
	f.Heading("Who sits", text.Of("{0} of {1}", len(m.plan.Seats), MostSeats))
	f.Write("For the whole evening", ui.SmallType, ui.Words)
	m.layFault(p, f)
	m.company.Lay(p, f)
}

// layFault adds the sentence about a game that the company can't play, with a button
// that restores the last company.
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

// layPurse adds the number of coins that each player brings, with a stepper.
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

// layStepper adds the buttons for fewer and more coins.
func (m *Programme) layStepper(p *ui.Page, box ui.Rect) {
	r := m.d.Purse
	set := func(n int) func() {
		return func() { m.change(func() { m.plan.Purse = max(r.Least, min(n, r.Most)) }) }
	}
	s := sheet.Stepper{ID: "purse", Title: "The purse", Value: m.plan.Purse, Least: r.Least, Most: r.Most, Less: set(m.plan.Purse - r.Step), More: set(m.plan.Purse + r.Step)}
	s.Lay(p, box)
}

// layBets adds the switch of the side bets.
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

// laySlips adds the company and the purse on slips below each other, or on one slip in
// little height, and returns the y at which the next begins.
func (m *Programme) laySlips(p *ui.Page, at ui.Rect) float64 {
	u := p.U
	at.H = 16 * u * math.Max(1, 0.85*p.Text)
	stepper := 36 * u
	switch {
	case low(p) && at.W-stepper > 34*u:
		p.Ink(at, p.Slip)
		left, right := at.CutLeft(at.W - stepper - 3*u)
		sits, purse := left, ui.Rect{}
		if left.W > 105*u*p.Text {
			sits, purse = left.CutLeft(left.W * 0.63)
			m.layPurseWords(p, purse)
		}
		m.laySitting(p, sits, purse.W == 0)
		m.layStepper(p, ui.Rect{X: right.X, Y: right.Y + (right.H-11*u)/2, W: stepper, H: 11 * u})
	default:
		p.Ink(at, p.Slip)
		m.laySitting(p, at, false)
		at.Y += at.H + 2.5*u
		p.Ink(at, p.Slip)
		left, right := at.CutLeft(at.W - stepper - 3*u)
		m.layPurseWords(p, left)
		m.layStepper(p, ui.Rect{X: right.X, Y: right.Y + (right.H-11*u)/2, W: stepper, H: 11 * u})
	}
	return at.Y + at.H + 2.5*u
}

// layPurseWords adds what each player brings, at the left of the stepper.
func (m *Programme) layPurseWords(p *ui.Page, at ui.Rect) {
	u := p.U
	at = ui.Rect{X: at.X + 3*u, Y: at.Y + 1.5*u, W: at.W - 5*u, H: at.H - 3*u}
	m.sayPurse(p, at)
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) { m.drawPurse(dst, p, r) })
}

// laySlip adds a slip as high as what list adds to it, and returns the y at which the
// next begins. If list adds nothing there is no slip.
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

// laySitting adds the button that opens the company, with its emblems; small where it
// shares its slip.
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

// laySits lays out the page that shows only the company.
func (m *Programme) laySits(p *ui.Page) {
	p.Title = "Who sits"
	done := func() { m.company.Finish(); m.sits = false }
	f, _ := m.seating.Begin(p, &sheet.Rail{Primary: ui.Item{ID: "done", Text: "Done", Do: done}})
	m.layCompany(p, f)
	m.seating.End(p, "An evening", done)
}
