package app

import (
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/record"
	"knucklebones/scenes/kit/words"
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
func secrets(tb *table.Table) (list []string) {
	s := tb.Session()
	for i := range s.Len() {
		for seat := range tb.Names() {
			public := s.Events(i, rules.Nobody)
			for _, e := range s.Events(i, rules.Actor(seat)) {
				if !slices.Contains(public, e) {
					list = append(list, words.Fill(e.Text, tb.Names()))
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
		t.Run(id, func(t *testing.T) { curtains(t, id) })
	}
}

func curtains(t *testing.T, id string) {
	var page []string
	l := listen(t, Show{Game: id, Seed: "5", Players: []string{"person", "person", "person"}}, func(text string) { page = append(page, text) })
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
			for _, secret := range secrets(tb) {
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
