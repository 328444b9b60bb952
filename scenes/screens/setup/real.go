package setup

import (
	"knucklebones/rules/play/record"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// reals are the ways to throw, as they are offered.
var reals = [...]struct{ name, about string }{
	record.OnScreen: {"Off", "All bones fall on the screen."},
	record.Persons:  {"For people", "You throw real bones and touch what fell. The computers’ fall on the screen."},
	record.All:      {"For all", "You throw for the computers, too, where their bones are for all to see."},
}

// layReal asks who throws real bones, in a game in which that can be.
func (s *Setup) layReal(p *ui.Page, f *sheet.Flow) {
	if !s.g.Tossed() {
		return
	}
	now := reals[s.t.Real]
	it := ui.Item{ID: "real", Look: ui.ListLook, Text: now.name, Label: "Own bones: " + now.name + ". " + now.about, Opens: true, Do: s.askReal}
	it.Rect = f.Row("Own bones", now.about, p.ButtonWidth(&it)/p.U)
	p.Add(it)
}

func (s *Setup) askReal() {
	s.finish()
	q := &sheet.Question{Title: "Own bones", Note: "With bones of your own on a real table the game referees and counts.", Close: func() { s.ask = nil }}
	for i, r := range reals {
		q.Offer(r.name, r.about, s.t.Real == record.Real(i), func() { s.t.Real = record.Real(i) })
	}
	s.ask = q
}
