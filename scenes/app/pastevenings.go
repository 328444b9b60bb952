package app

import (
	"time"

	"knucklebones/rules"
	"knucklebones/rules/play/evening"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	pages "knucklebones/scenes/screens/album"
)

// eveningsList returns the evenings that are over for their list in the book.
func (h *App) eveningsList() pages.List {
	d := pages.List{
		Common: h.common(), At: pages.EveningsTab, Kind: "evening", Head: "Your evenings", About: text.Of("The last {0} are kept, with all their games.", mostEvenings),
		Empty: "No evening has been played yet.", Begin: ui.Item{ID: "begin", Text: "A new evening", Do: h.newEvening},
	}
	for _, k := range h.evenings.over() {
		d.Lines = append(d.Lines, h.pastLine(k))
	}
	return d
}

// sampleEvenings returns made-up evenings, for a picture of their list.
func sampleEvenings(now time.Time) (l evenings) {
	for i := range 12 {
		k := keptEvening{when: now.AddDate(0, 0, -3*i*i).UnixMilli(), won: []int{i * i % 4}, most: 50 + i*i%30}
		if i == 4 {
			k.won = []int{0, 2}
		}
		k.sum, k.Over = evening.Summary{Company: sampleCompany(4), Played: evening.Fewest + i%5}, true
		l.read = append(l.read, k)
	}
	return l
}

// pastLine says when an evening was played, and who won it.
func (h *App) pastLine(k keptEvening) pages.Line {
	s := k.sum
	l := pages.Line{Title: text.Commas(date(day(time.UnixMilli(k.when))), text.Of("{0} games", s.Played)), Open: func() { h.showPast(k) }}
	reader := h.Stack.Reader(namesOf(s.Company), youIn(s.Company))
	var won []text.Text
	for _, seat := range k.won {
		if seat < len(s.Company) {
			won = append(won, reader.Called(seat))
		}
	}
	switch len(won) {
	case 0: // of an older version
	case 1:
		l.About = text.Of("Winner: {0}, {1}", won[0], text.Coins(k.most))
	default:
		l.About = text.Of("Winners: {0}, {1} each", text.And(won...), text.Coins(k.most))
	}
	return l
}

// namesOf returns the names of players, by their seats.
func namesOf(seats []record.Seat) (names []string) {
	for _, s := range seats {
		names = append(names, s.Name)
	}
	return names
}

// youIn returns the seat of the only person among players, if it has no name; else Nobody.
func youIn(seats []record.Seat) rules.Actor {
	you := rules.Nobody
	for i, s := range seats {
		switch {
		case s.Kind != record.Person:
		case you != rules.Nobody || s.Name != "":
			return rules.Nobody
		default:
			you = rules.Actor(i)
		}
	}
	return you
}

// showPast shows the end of an evening that was played before.
func (h *App) showPast(k keptEvening) {
	e, err := k.read()
	if err != nil {
		h.Stack.ShowRefusal(text.Sentences("This evening can’t be read.", text.Complaint(err)))
		return
	}
	h.evening = h.newSitting(e)
	h.evening.took, h.evening.past = k.took, true
	h.Stack.Push(h.eveningEnd())
}
