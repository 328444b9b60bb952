package app

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// A listener plays a game as somebody does who hears it, and looks at every word
// that is written or said.
type listener struct {
	t    *testing.T
	h    *App
	r    *rand.Rand
	said []string
	look func(said string) // at all that is written or said
	each func(p *ui.Page)  // with every page; may be nil

	viewed *session.Session // whose views were looked at last
	steps  int              // that it had then
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
	h.Stack.Listen(func(said string) {
		l.said = append(l.said, said)
		look(said)
	}, func() { l.said = nil })
	h.Stack.Resize(1280, 800, 1)
	return l
}

// play plays to the end by the names of the items, at random, and looks at all
// pages on the way.
func (l *listener) play(ticks int) bool {
	p := l.h.Stack.Page()
	for tick := range ticks {
		skim(l.h)
		if tick%5 != 0 {
			continue
		}
		l.read(p)
		l.readViews()
		if l.each != nil {
			l.each(p)
		}
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
		if it.Do != nil && !it.Disabled && slices.Contains([]string{"key", "act", "primary", "open", "answer"}, kind) {
			list = append(list, it.ID)
		}
	}
	return list
}

// read looks at all words of a page.
func (l *listener) read(p *ui.Page) {
	l.look(p.Spoken(p.Title))
	l.look(p.Spoken(p.Dialog))
	for _, it := range p.Items {
		for _, said := range []string{p.Spoken(it.Label), p.Spoken(it.Value), p.Words(it.Text), p.Words(it.Small), p.Spoken(it.Group), p.Spoken(it.Set)} {
			l.look(said)
		}
		if it.Disabled {
			l.look(p.Words(it.Why))
		}
	}
}

// readViews looks at the words of the views behind a table, which are drawn.
func (l *listener) readViews() {
	tb, ok := l.h.Stack.Top().(*table.Table)
	if !ok {
		return
	}
	s := tb.Session()
	if s == l.viewed && s.Len() == l.steps {
		return
	}
	l.viewed, l.steps = s, s.Len()
	r := l.h.Stack.Reader(s.Names(), s.You())
	for a := rules.Nobody; int(a) < len(s.Seats()); a++ {
		v := tb.Session().View(a)
		for _, s := range v.Seats {
			l.look(r.Format(s.Figure))
			l.look(r.Format(s.Unit))
			l.look(r.Format(s.Note))
		}
		for _, c := range v.Choices {
			l.look(r.Format(c.Confirm))
			l.look(r.Format(c.Figure))
			l.look(r.Format(c.Label))
		}
		for _, said := range append(v.Text, v.Prompt, v.Aside) {
			l.look(r.Format(said))
		}
	}
}

// twins are two things of a page that can be used and have one name, if there are.
func twins(p *ui.Page) (a, b string) {
	seen := map[[2]string]string{}
	for _, it := range p.Items {
		name := [2]string{p.Spoken(it.Set), p.Spoken(it.Label)}
		if !it.Usable() {
			continue
		}
		if seen[name] != "" {
			return seen[name], it.ID
		}
		seen[name] = it.ID
	}
	return "", ""
}

// After a cast a person hears what it showed and what can be done now; who wants
// to hear little hears what his bones showed, but not what others do.
func TestWhatIsSaidAfterACast(t *testing.T) {
	for speech, want := range map[prefs.Speech][2]bool{prefs.Everything: {true, true}, prefs.Turns: {false, false}, prefs.Little: {false, false}} {
		l := listen(t, Show{Game: "knucklebones", Ruleset: "told", Seed: "8", Players: []string{"person", "medium"}}, func(string) {})
		l.h.Stack.Prefs.Speech = speech
		for range 1500 {
			l.h.Stack.Step()
			l.h.Stack.Use(what(l.h.Stack.Page()))
		}
		said := strings.Join(l.said, "\n")
		if !strings.Contains(said, "You threw ") || !strings.Contains(said, "Your turn.") {
			t.Errorf("at %d the own cast or turn is not said: %s", speech, said)
		}
		if got := strings.Contains(said, "Don’t raise, raise by 3, 6 or 12, or never raise."); got != want[0] {
			t.Errorf("at %d it is %v that the choices are said: %s", speech, got, said)
		}
		if got := strings.Contains(said, "Livia threw "); got != want[1] {
			t.Errorf("at %d it is %v that the casts of others are said: %s", speech, got, said)
		}
	}
}

// At a key it is said how the game stands.
func TestSayingHowItStands(t *testing.T) {
	l := listen(t, Show{Game: "skiffs", Seed: "3", Players: []string{"person", "medium"}, Steps: 60}, func(string) {})
	for range 60 {
		l.h.Stack.Step()
	}
	l.said = nil
	l.h.Stack.Use("state")
	said := strings.Join(l.said, " ")
	for _, want := range []string{"Box 1:", "Box 9:", "You, ", "Livia, ", "Last: "} {
		if !strings.Contains(said, want) {
			t.Errorf("%q is not in %q", want, said)
		}
	}
}

// kinds are all kinds of all games: by ruleset, for people alone and against
// computers. With -short they are one of each game.
func kinds() (list []Show) {
	for n, g := range games.Games() {
		var own []Show
		var rulesets []string
		for _, r := range g.Rulesets {
			rulesets = append(rulesets, r.ID)
		}
		if rulesets == nil {
			rulesets = []string{""}
		}
		for i, r := range rulesets {
			sh := Show{Game: g.ID, Seed: fmt.Sprint(i + 3), Ruleset: r}
			own = append(own, sh)
			sh.Players = slices.Repeat([]string{"person"}, max(2, g.Seats[0]))[:max(g.Seats[0], min(2, g.Seats[1]))]
			own = append(own, sh)
		}
		if testing.Short() {
			own = own[n%len(own):][:1]
		}
		list = append(list, own...)
	}
	return list
}

// No name is left out of what is written or said: no place for one is seen. And
// no two things that can be used on a page have one name.
func TestWordsOfWholeGames(t *testing.T) {
	for _, sh := range kinds() {
		t.Run(fmt.Sprint(sh.Game, sh.Ruleset, len(sh.Players)), func(t *testing.T) {
			bad := map[string]bool{}
			l := listen(t, sh, func(said string) {
				if strings.ContainsAny(said, "{}") && !bad[said] {
					bad[said] = true
					t.Errorf("%q", said)
				}
			})
			l.each = func(p *ui.Page) {
				if a, b := twins(p); a != "" && !bad[a] {
					bad[a] = true
					t.Errorf("%q and %q are both called %q", a, b, text.Plain(p.Find(a).Label))
				}
			}
			if !l.play(400_000) {
				t.Errorf("it does not come to its result; the page has %s", ids(l.h.Stack.Page()))
			}
		})
	}
}

// Whoever goes through a table without seeing it comes from the question to all the
// choices, then to the main button, and to nothing that is barred before it.
func TestOrderForTheEar(t *testing.T) {
	for _, game := range []string{"knucklebones", "augustus", "mendax-single", "skiffs", "catapulta", "gladiators"} {
		t.Run(game, func(t *testing.T) {
			l := listen(t, Show{Game: game, Seed: "8", Players: []string{"person", "person"}}, func(string) {})
			l.each = func(p *ui.Page) {
				if _, ok := l.h.Stack.Top().(*table.Table); !ok || p.Find("primary") == nil || p.Dialog != "" {
					return
				}
				if wrong := misplaced(p); wrong != "" {
					t.Fatalf("%s stands in the wrong place", wrong)
				}
			}
			l.play(2000)
		})
	}
}

// misplaced is what stands on the wrong side of the main button of a table, if anything
// does.
func misplaced(p *ui.Page) string {
	passed := false
	for _, it := range p.Items {
		kind, _, _ := strings.Cut(it.ID, " ")
		choice := kind == "key" || kind == "act" || kind == "prompt" || kind == "left"
		other := it.Disabled || kind == "state" || kind == "menu" || kind == "undo" || kind == "words"
		if it.ID == "primary" {
			passed = true
		} else if passed && choice || !passed && other && kind != "key" {
			return it.ID
		}
	}
	return ""
}
