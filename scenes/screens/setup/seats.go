package setup

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// laySeats lists who sits.
func (s *Setup) laySeats(p *ui.Page, f *sheet.Flow) {
	f.Heading("Players", text.Of("{0} of {1}", len(s.t.Seats), s.g.Seats[1]))
	for i := range s.t.Seats {
		s.laySeat(p, f, i)
	}
	if len(s.t.Seats) < s.g.Seats[1] {
		f.Gap(2.5)
		p.Add(ui.Item{ID: "add", Style: ui.PaperStyle, Icon: "plus", Text: "Add a seat", Rect: f.Take(11), Do: func() { s.finish(); s.t.Add(s.g) }})
	}
	f.Gap(2)
}

// layManner lists in what manner they play.
func (s *Setup) layManner(p *ui.Page, f *sheet.Flow) {
	if !s.deps.Firm && !s.deps.New {
		s.layPractice(p, f)
	}
	s.layReal(p, f)
}

// layPractice is the switch by which casts may be taken back.
func (s *Setup) layPractice(p *ui.Page, f *sheet.Flow) {
	on := s.t.Practice
	p.Add(ui.Item{ID: "practice", Role: ui.Toggle, Style: ui.SwitchStyle, Label: "Practice. You can take back throws; the record says so", Value: onOff(on), Selected: on,
		Rect: f.Row("Practice", "You can take back throws.", 14), Do: func() { s.finish(); s.t.Practice = !on }})
}

// laySeat lists one seat: its emblem, name, kind, and the way to take it away.
func (s *Setup) laySeat(p *ui.Page, f *sheet.Flow, i int) {
	u, seat := p.U, &s.t.Seats[i]
	p.Group(text.Of("Seat {0}", i+1))
	defer p.Group("")
	id := "seat " + strconv.Itoa(i+1) + " "
	kind := ui.Item{ID: id + "kind", Style: ui.ListStyle, Text: kindWord(s.g, seat.Kind), Label: text.Of("Played by: {0}", kindWord(s.g, seat.Kind)), Opens: true, Do: func() { s.askKind(i) }}
	name, w := s.nameField(i, id), p.ButtonWidth(&kind)
	row := f.Take(13.5)
	least := 0.7 * math.Max(p.Width(name.Text, ui.NameType)+ui.PenWidth*u, p.Width(name.Small, ui.SmallType))
	tall := row.W < 72*u*p.Text || row.W < least+w+25*u
	if tall {
		row.H += 11 * u
		f.TakePx(11 * u)
	}
	f.Rule()
	f.Gap(0.5)
	emblem := ui.Rect{X: row.X - u, Y: row.Y + u, W: 12 * u, H: 12 * u}
	p.Ink(emblem, func(dst *ebiten.Image, r ui.Rect) { p.Emblem(dst, r.Inset(u), seat.Colour) })
	p.Add(ui.Item{ID: id + "colour", Label: text.Of("Colour: {0}. Change it", colourWord(seat.Colour)), Rect: emblem, Do: func() { s.t.NextColour(i) }})

	right := row.X + row.W
	if len(s.t.Seats) > s.g.Seats[0] {
		right -= 11 * u
	}
	kind.Rect = ui.Rect{X: right - w, Y: row.Y + row.H - 12*u, W: w, H: 11 * u}

	name.Rect = ui.Rect{X: row.X + 12.5*u, Y: row.Y + 0.5*u, W: kind.Rect.X - row.X - 13.5*u, H: row.H - u}
	if tall {
		name.Rect.W, name.Rect.H = right-name.Rect.X-u, row.H-13*u
		kind.Rect.X = name.Rect.X
	}
	p.Add(name)
	p.Add(kind)
	if len(s.t.Seats) > s.g.Seats[0] {
		p.Add(ui.Item{ID: id + "remove", Style: ui.InkIconStyle, Icon: "cross", Label: "Remove this seat", Do: func() { s.finish(); s.t.Remove(i) },
			Rect: ui.Rect{X: right, Y: row.Y + u, W: 11 * u, H: 11 * u}})
	}
}

// nameField is the name of a seat, being written or not.
func (s *Setup) nameField(i int, id string) ui.Item {
	seat, called := &s.t.Seats[i], s.called(i)
	it := ui.Item{ID: id + "name", Style: ui.FieldStyle, Text: called, Small: who(seat.Kind), Label: text.Of("Name: {0}", called), Do: func() { s.rename(i) }}
	if host.Fields() {
		it.Role, it.Label, it.Value, it.Longest = ui.Field, text.Of("Name of seat {0}", i+1), called, longest
		it.Do, it.Write = func() { host.Focus(id + "name") }, func(name string) { s.call(i, typed("", name, 0)) }
	}
	if s.write == i {
		it.Text, it.Selected, it.Keyed, it.Back = text.Raw(s.name+"|"), true, true, true
	}
	return it
}

// askKind opens the list of who may play the seat.
func (s *Setup) askKind(i int) {
	s.finish()
	q := &sheet.Question{Title: text.Of("Who plays seat {0}?", i+1), Close: func() { s.ask = nil }}
	q.Offer("Person", "at this device", s.t.Seats[i].Kind == record.Person, func() { s.t.Play(i, record.Person) })
	for _, l := range s.g.Levels {
		q.Offer(l.Word(), text.Of("computer, {0}", l.About), s.t.Seats[i].Kind == l.ID, func() { s.t.Play(i, l.ID) })
	}
	s.ask = q
}
