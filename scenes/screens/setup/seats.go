package setup

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/company"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// laySeats adds the list of players.
func (s *Setup) laySeats(p *ui.Page, f *sheet.Flow) {
	f.Heading("Players", text.Of("{0} of {1}", len(s.t.Seats), s.g.Seats[1]))
	s.company.Lay(p, f)
}

// layManner adds the rows for how the players play: real bones and practice.
func (s *Setup) layManner(p *ui.Page, f *sheet.Flow) {
	if s.t.Apart() {
		s.layApart(p, f)
		return
	}
	if !s.deps.Firm && !s.deps.New {
		s.layPractice(p, f)
	}
	s.layReal(p, f)
}

// layPractice adds the switch for a practice game, in which casts can be taken back.
func (s *Setup) layPractice(p *ui.Page, f *sheet.Flow) {
	on := s.t.Practice
	p.Add(ui.Item{ID: "practice", Role: ui.Toggle, Style: ui.SwitchStyle, Label: "Practice. You can take back throws; the record says so", Value: onOff(on), Selected: on,
		Rect: f.Row("Practice", "You can take back throws.", 14), Do: func() { s.company.Finish(); s.t.Practice = !on }})
}

// seatList returns the list of who sits at the table.
func (s *Setup) seatList() company.List {
	return company.List{
		Seats: &s.t.Seats, Kinds: kinds(s.g), Least: s.g.Seats[0], Most: s.g.Seats[1], Added: added(s.g), Narrow: 72,
		Apart: s.deps.Apart != nil, AtOnce: s.g.Skilled(), NotApart: s.deps.NotApart, Phone: s.deps.Phone,
		Ask: func(q *sheet.Question) { s.ask = q }, Renewed: s.st.Invalidate,
	}
}

// kinds returns the computers that can play a game.
func kinds(g *rules.Game) (list []company.Kind) {
	for _, l := range g.Levels {
		list = append(list, company.Kind{ID: l.ID, Word: l.Word(), About: l.About})
	}
	return list
}
