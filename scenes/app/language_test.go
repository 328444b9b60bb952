//go:build !js

package app

import (
	"slices"
	"testing"

	"knucklebones/rules/text"
)

// words are all words of the screen of a program after some ticks, in which it begins to
// speak another language, if any.
func words(t *testing.T, sh Show, then *text.Catalogue) (list []string) {
	t.Helper()
	h, err := Quiet(sh)
	if err != nil {
		t.Fatal(err)
	}
	h.Stack.Resize(1280, 800, 1)
	for range 40 {
		h.Stack.Step()
	}
	if then != nil {
		h.Stack.Speak(then)
	}
	h.Stack.Step()
	p := h.Stack.Page()
	list = append(list, p.Spoken(p.Title))
	for _, it := range p.Items {
		list = append(list, it.ID, p.Spoken(it.Label), p.Spoken(it.Value), p.Words(it.Text), p.Words(it.Small), p.Spoken(it.Group), p.Words(it.Why))
	}
	return list
}

// A screen that is open speaks another language at once, as if it had been opened in it.
func TestLanguageChanges(t *testing.T) {
	pseudo, _ := text.BuiltIn("pseudo")
	two := []string{"person", "person"}
	for _, sh := range []Show{
		{}, {Scene: "setup", Game: "skiffs"}, {Scene: "settings"}, {Scene: "rulebook", Game: "par"}, {Scene: "results", Game: "century", Seed: "1"},
		{Game: "augustus", Seed: "2", Players: two}, {Game: "mendax-common", Seed: "2", Players: two}, {Game: "olympus", Seed: "2", Players: two}, {Scene: "lesson", Game: "skiffs"}, {Scene: "measure"},
	} {
		changed := words(t, sh, pseudo)
		sh.Lang = "pseudo"
		if opened := words(t, sh, nil); !slices.Equal(changed, opened) {
			for i := range min(len(changed), len(opened)) {
				if changed[i] != opened[i] {
					t.Errorf("%s %s: it says %q, and opened anew %q", sh.Scene, sh.Game, changed[i], opened[i])
				}
			}
		}
		sh.Lang = ""
		if opened := words(t, sh, nil); slices.Equal(changed, opened) {
			t.Errorf("%s %s: it says the same in both languages", sh.Scene, sh.Game)
		}
	}
}

// The language is the first wish that there is. It is said if it is not the one asked for.
func TestSpeak(t *testing.T) {
	for _, x := range []struct {
		asked, wishes []string
		code, said    string
	}{
		{nil, nil, "en", ""},
		{nil, []string{"", "C", "xx-YY", "en-US"}, "en", ""},
		{nil, []string{"pseudo", "en"}, "pseudo", ""},
		{[]string{"pseudo", "en"}, []string{"en"}, "pseudo", ""},
		{[]string{"", "pseudo"}, nil, "pseudo", ""},
		{[]string{"tlh"}, nil, "en", `There is no language "tlh" here. This is English.`},
		{[]string{"tlh", "pseudo"}, []string{"en"}, "pseudo", `There is no language "tlh" here. This is English.`},
		{[]string{"tlh"}, []string{"xx", "pseudo"}, "pseudo", `There is no language "tlh" here. This is English.`},
	} {
		h, err := Quiet(Show{})
		if err != nil {
			t.Fatal(err)
		}
		said := ""
		if err := h.speak(x.asked, x.wishes); err != nil {
			said = err.Error()
		}
		if got := h.Stack.Language().Code(); got != x.code || said != x.said {
			t.Errorf("asked for %q with the wishes %q it speaks %s: %q", x.asked, x.wishes, got, said)
		}
	}
}
