package setup

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// layApart adds the settings of a game with people on other devices.
func (s *Setup) layApart(p *ui.Page, f *sheet.Flow) {
	s.layNote(p, f)
	f.Gap(1)
	s.layPromise(p, f)
	if s.g.Skilled() || s.deps.Phone {
		f.Gap(3)
		return
	}
	days := limitName(s.t.Days())
	it := ui.Item{ID: "limit", Style: ui.ListStyle, Text: days, Label: text.Of("If a turn takes too long: {0}. A computer may play it after this time.", days), Opens: true, Do: s.askLimit}
	it.Rect = f.Row("If a turn takes too long", "A computer may play it after this time.", p.ButtonWidth(&it)/p.U)
	p.Add(it)
	on := s.t.Single
	p.Add(ui.Item{ID: "single", Role: ui.Toggle, Style: ui.SwitchStyle, Label: "One throw a letter. Nobody can look ahead, but it takes many more letters", Value: onOff(on), Selected: on,
		Rect: f.Row("One throw a letter", "Nobody can look ahead, but it takes many more letters.", 14), Do: func() { s.company.Finish(); s.t.Single = !on }})
	if s.g.AllowsRealBones() {
		p.Say("real", ui.Words, "Real bones: only at one device.", f.Row("Real bones", "Only at one device.", 4))
	}
	f.Gap(3)
}

// layPromise adds the note that throws are fair.
func (s *Setup) layPromise(p *ui.Page, f *sheet.Flow) {
	const always text.Text = "always on"
	w := p.Width(always, ui.NameType) + 8*p.U
	at := f.Row("Fair play", "All devices decide the throws together.", w/p.U)
	p.Say("fair", ui.Words, "Fair play, always on. All devices decide the throws together.", at)
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
		p.Check(dst, r.X+3*p.U, r.Y+r.H/2, ui.Gain)
		p.Line(dst, ui.Rect{X: r.X + 7*p.U, Y: r.Y, W: r.W - 7*p.U, H: r.H}, always, ui.NameType.In(ui.Gain))
	})
}

// layNote adds the note on how a game with other devices works, on a tinted slip.
func (s *Setup) layNote(p *ui.Page, f *sheet.Flow) {
	said := text.Of("**You send {0} a link after each turn.** No account, no app. Each of you plays when it suits you.", s.elsewhere())
	if s.g.Skilled() {
		said = text.Of("**You and {0} play at the same time.** No account, no app. One device shows a code, the other opens it, and both see the bones of every throw fly.", s.elsewhere())
	}
	if s.deps.Phone {
		said = text.Of("**{0} plays on a phone.** It scans a code on this screen and shows another to the camera here. No account, no app.", s.elsewhere())
	}
	u := p.U
	w := f.W - 6*u
	row := f.TakePx(p.Height(said, w, ui.TextType) + 4*u)
	p.Say("note", ui.Words, said, row)
	p.Ink(row, func(dst *ebiten.Image, r ui.Rect) {
		p.Shade(dst, r, 0.06)
		p.Fill(dst, ui.Rect{X: r.X, Y: r.Y, W: 0.8 * u, H: r.H}, ui.OnPaper)
		p.Lines(dst, ui.Rect{X: r.X + 3*u, Y: r.Y + 2*u, W: w, H: r.H - 4*u}, said, ui.TextType)
	})
}

// limitName returns the name of a limit of a turn, in days.
func limitName(days int) text.Text {
	if days == 0 {
		return "Never"
	}
	return text.Of("{0} days", days)
}

func (s *Setup) askLimit() {
	s.company.Finish()
	q := &sheet.Question{Title: "If a turn takes too long", Note: "After this time you may let a computer play for whoever keeps the others waiting.", Close: func() { s.ask = nil }}
	for _, i := range [...]int{1, 2, 0, 3} {
		q.Offer(limitName(limits[i]), "", s.t.Limit == i, func() { s.t.Limit = i })
	}
	s.ask = q
}
