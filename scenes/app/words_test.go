package app

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
)

// A listener plays a game as somebody does who hears it, and looks at every word
// that is written or said.
type listener struct {
	t    *testing.T
	h    *App
	r    *rand.Rand
	said []string
	look func(text string) // at all that is written or said
}

// listen sits down to a game.
func listen(t *testing.T, sh Show, look func(string)) *listener {
	t.Helper()
	sh.Prefs = "lens,none"
	h, err := Quiet(sh)
	if err != nil {
		t.Fatal(err)
	}
	l := &listener{t: t, h: h, r: rand.New(rand.NewPCG(1, 1)), look: look}
	h.Stack.Listen(func(text string) {
		l.said = append(l.said, text)
		look(text)
	}, func() { l.said = nil })
	h.Stack.Resize(1280, 800, 1)
	return l
}

// play plays to the end by the names of the items, at random, and looks at all
// pages on the way.
func (l *listener) play(ticks int) bool {
	p := l.h.Stack.Page()
	for tick := range ticks {
		l.h.Stack.Step()
		if tick%5 != 0 {
			continue
		}
		l.read(p)
		if p.Find("again") != nil {
			return true
		}
		if list := usable(p); len(list) > 0 {
			l.h.Stack.Use(list[l.r.IntN(len(list))])
		}
	}
	return false
}

// usable are the names of what goes on with a game.
func usable(p *ui.Page) (list []string) {
	for _, it := range p.Items {
		kind, _, _ := strings.Cut(it.ID, " ")
		if it.Do != nil && !it.Barred && slices.Contains([]string{"key", "act", "primary", "open"}, kind) {
			list = append(list, it.ID)
		}
	}
	return list
}

// read looks at all words of a page, and at those of the view behind it that are
// drawn on plates.
func (l *listener) read(p *ui.Page) {
	l.look(p.Title)
	l.look(p.Dialog)
	for _, it := range p.Items {
		for _, text := range []string{it.Label, it.Value, it.Text, it.Small, it.Group, it.Set} {
			l.look(text)
		}
		if it.Barred {
			l.look(it.Why)
		}
	}
	tb, ok := l.h.Stack.Top().(*table.Table)
	if !ok {
		return
	}
	names := tb.Names()
	for a := rules.Nobody; int(a) < len(names); a++ {
		v := tb.Session().View(a)
		for _, s := range v.Seats {
			l.look(s.Figure)
			l.look(s.Unit)
			l.look(s.Note)
		}
		for _, c := range v.Choices {
			l.look(c.Confirm)
			l.look(c.Figure)
			l.look(words.Fill(c.Label, names))
		}
		for _, text := range append(v.Text, v.Prompt, v.Aside) {
			l.look(words.Fill(text, names))
		}
	}
}

// kinds are all kinds of all games: by ruleset, for people alone and against
// computers.
func kinds() (list []Show) {
	for _, g := range games.Games() {
		rulesets := []string{""}
		for _, r := range g.Rulesets {
			rulesets = append(rulesets, r.ID)
		}
		for i, r := range rulesets {
			sh := Show{Game: g.ID, Seed: fmt.Sprint(i + 3), Ruleset: r}
			list = append(list, sh)
			sh.Players = slices.Repeat([]string{"person"}, max(2, g.Seats[0]))[:max(g.Seats[0], min(2, g.Seats[1]))]
			list = append(list, sh)
		}
	}
	return list
}

// No name is left out of what is written or said: no place for one is seen.
func TestNoPlaceForANameIsLeft(t *testing.T) {
	for _, sh := range kinds() {
		t.Run(fmt.Sprint(sh.Game, sh.Ruleset, len(sh.Players)), func(t *testing.T) {
			bad := map[string]bool{}
			l := listen(t, sh, func(text string) {
				if strings.ContainsAny(text, "{}") && !bad[text] {
					bad[text] = true
					t.Errorf("%q", text)
				}
			})
			if !l.play(400_000) {
				t.Errorf("it does not come to its result; the page has %s", ids(l.h.Stack.Page()))
			}
		})
	}
}
