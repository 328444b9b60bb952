package setup

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// reals are the ways to throw, as they are offered.
var reals = [...]struct{ name, about text.Text }{
	record.OnScreen: {"Off", "All bones fall on the screen."},
	record.Persons:  {"For people only", "You throw real bones and touch the sides they show. The computer players’ bones fall on the screen."},
	record.All:      {"For everyone", "You throw for the computer players too, unless their bones are secret."},
}

// layReal adds the row that asks who throws real bones, in games that allow it.
func (s *Setup) layReal(p *ui.Page, f *sheet.Flow) {
	if !s.g.AllowsRealBones() {
		return
	}
	now := reals[s.t.Real]
	it := ui.Item{ID: "real", Style: ui.ListStyle, Text: now.name, Label: text.Sentences(text.Of("Real bones: {0}.", now.name), now.about), Opens: true, Do: s.askReal}
	it.Rect = f.Row("Real bones", now.about, p.ButtonWidth(&it)/p.U)
	p.Add(it)
}

func (s *Setup) askReal() {
	s.company.Finish()
	q := &sheet.Question{Title: "Real bones", Note: "Throw your own bones on a real table. The game is the referee and keeps count.", Close: func() { s.ask = nil }}
	for i, r := range reals {
		q.Offer(r.name, r.about, s.t.Real == record.RealBones(i), func() { s.t.Real = record.RealBones(i) })
	}
	s.offerOwn(q)
	s.ask = q
}

// offerOwn adds to a question the choices to play with the weights of one's own bones,
// and to measure those.
func (s *Setup) offerOwn(q *sheet.Question) {
	if s.deps.Own != nil {
		if w, how := s.deps.Own(); how != "" {
			q.Offer("Weighted like your own bones", text.Of("{0}, {1}", shares(w), how), s.weighs(w), func() { s.weigh(w) })
		}
	}
	if s.deps.Measure != nil {
		q.Offer("Measure your bones", "A hundred throws show how they fall. The odds and the computer players can then use your figures.", false, func() { s.deps.Measure(s.weigh) })
	}
}

// shares returns weights as a list: "1: 10 %, 3: 40 %".
func shares(w tali.Weights) text.Text {
	list := make([]text.Text, len(w))
	for i, share := range w {
		list[i] = text.Of("{0}: {1}\u2009%", tali.Sides[i], share)
	}
	return text.Commas(list...)
}

// weighs reports whether the options have these custom weights.
func (s *Setup) weighs(w tali.Weights) bool {
	same := true
	w.Set(func(id string, v int) {
		if o := option(s.g, id); o == nil || s.t.Value(s.g, o) != v {
			same = false
		}
	})
	return same
}

// weigh sets the options to these custom weights.
func (s *Setup) weigh(w tali.Weights) {
	w.Set(func(id string, v int) {
		if o := option(s.g, id); o != nil {
			s.t.Set(s.g, o, v)
		}
	})
}

// option returns the option of that id, or nil.
func option(g *rules.Game, id string) *rules.Option {
	for i := range g.Options {
		if g.Options[i].ID == id {
			return &g.Options[i]
		}
	}
	return nil
}
