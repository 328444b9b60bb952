package app

import (
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes/table"
)

// hiding are the games that hide something.
func hiding(t *testing.T) (list []string) {
	for _, g := range games.Games() {
		s, err := Show{Game: g.ID, Seed: "5"}.session()
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := s.Position().(rules.Hider); ok {
			list = append(list, g.ID)
		}
	}
	return list
}

// secrets are the lines that the steps so far told to one seat alone, with its
// name put in.
func secrets(h *App, tb *table.Table) (list []string) {
	s := tb.Session()
	for i := range s.Len() {
		for seat := range s.Seats() {
			public := s.Events(i, rules.Nobody)
			for _, e := range s.Events(i, rules.Actor(seat)) {
				if !slices.Contains(public, e) {
					list = append(list, h.Stack.Reader(s.Names(), s.You()).Format(e.Text))
				}
			}
		}
	}
	return list
}

// Behind the shut curtain nothing is left of what one person alone may know:
// neither on the page, nor in the log, nor in what was said since.
func TestNoSecretStaysBehindTheCurtain(t *testing.T) {
	list := hiding(t)
	if len(list) < 3 {
		t.Fatalf("only %q hide anything", list)
	}
	for _, id := range list {
		t.Run(id, func(t *testing.T) { curtains(t, id, false) })
		t.Run(id+" on a slow machine", func(t *testing.T) { curtains(t, id, true) })
	}
}

// The table changes hands only for somebody else: as long as computers act it stays
// with the person who acted last.
func TestCurtainIsForSomebodyElse(t *testing.T) {
	for _, id := range hiding(t) {
		l := listen(t, Show{Game: id, Seed: "5", Players: []string{"person", "easy", "person"}}, func(string) {})
		p := l.h.Stack.Page()
		holds, was, n := rules.Nobody, false, 0
		for tick := 0; tick < 40_000 && n < 30; tick++ {
			l.h.Stack.Step()
			tb, ok := l.h.Stack.Top().(*table.Table)
			if !ok {
				break
			}
			shut, turn := p.Find("open") != nil, tb.Session().Turn()
			if shut && !was {
				if n++; turn == holds {
					t.Fatalf("%s: the curtain is shut before the one who holds the table: %s", id, text.Plain(p.Title))
				}
				if strings.Contains(text.Plain(p.Title), "You") {
					t.Errorf("%s: %q says to nobody whom it means", id, text.Plain(p.Title))
				}
			}
			was = shut
			if list := usable(p); tick%5 == 0 && len(list) > 0 {
				switch {
				case !record.Hidden(tb.Session().Position()):
					holds = rules.Nobody // all look on
				case tb.Asks():
					holds = turn
				}
				l.h.Stack.Use(list[l.r.IntN(len(list))])
			}
		}
		if n < 4 {
			t.Errorf("%s: the table changed hands %d times", id, n)
		}
	}
}

func curtains(t *testing.T, id string, slow bool) {
	var page []string
	l := listen(t, Show{Game: id, Seed: "5", Players: []string{"person", "easy", "person"}}, func(said string) { page = append(page, said) })
	if slow {
		l.h.Stack.CountWork(1)
	}
	p := l.h.Stack.Page()
	shut, told := 0, 0
	for tick := 0; tick < 60_000 && shut < 60; tick++ {
		l.h.Stack.Step()
		tb, ok := l.h.Stack.Top().(*table.Table)
		if !ok {
			break
		}
		if p.Find("open") != nil {
			page = append([]string(nil), l.said...)
			l.read(p)
			page = append(page, tb.Log()...)
			for _, secret := range secrets(l.h, tb) {
				if told++; secret != "" && strings.Contains(strings.Join(page, "\n"), secret) && record.Hidden(tb.Session().Position()) {
					t.Fatalf("behind the curtain %q is left in %q", secret, page)
				}
			}
			shut++
		}
		if list := usable(p); tick%5 == 0 && len(list) > 0 {
			l.h.Stack.Use(list[l.r.IntN(len(list))])
		}
	}
	if shut < 10 || told < 10 {
		t.Errorf("the curtain was seen shut %d times, with %d secrets told before", shut, told)
	}
}
