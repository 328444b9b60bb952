//go:build !js

package app

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"knucklebones/rules/text"
	"knucklebones/sprites/lettering"
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

// The language is the first asked for that there is, or the one that was chosen, or the
// first wish of the system. It is said if it is not the one asked for.
func TestSpeak(t *testing.T) {
	for _, x := range []struct {
		asked      []string
		chosen     string
		wishes     []string
		code, said string
	}{
		{nil, "", nil, "en", ""},
		{nil, "", []string{"", "C", "xx-YY", "en-US"}, "en", ""},
		{nil, "pseudo", []string{"en"}, "pseudo", ""},
		{nil, "tlh", []string{"en"}, "en", ""},
		{nil, "", []string{"pseudo"}, "en", ""},
		{[]string{"pseudo", "en"}, "en", []string{"en"}, "pseudo", ""},
		{[]string{"", "pseudo"}, "", nil, "pseudo", ""},
		{[]string{"tlh"}, "", nil, "en", `There is no language "tlh" here. This is English.`},
		{[]string{"tlh", "pseudo"}, "", []string{"en"}, "pseudo", `There is no language "tlh" here. This is English.`},
		{[]string{"tlh"}, "pseudo", []string{"xx"}, "pseudo", `There is no language "tlh" here. This is English.`},
	} {
		h, err := Quiet(Show{})
		if err != nil {
			t.Fatal(err)
		}
		said := ""
		if err := h.speak(x.asked, x.chosen, x.wishes); err != nil {
			said = err.Error()
		}
		if got := h.Stack.Language().Code(); got != x.code || said != x.said {
			t.Errorf("asked for %q with %q chosen and the wishes %q it speaks %s: %q", x.asked, x.chosen, x.wishes, got, said)
		}
	}
}

// settled lets an app take ticks until it speaks a language.
func settled(t *testing.T, h *App, code string) {
	t.Helper()
	await(t, h, "it speaks "+code, func() bool { return h.Stack.Language().Code() == code })
}

// A language is chosen in the hall and in the settings, in the middle of a game too, which
// goes on; it is kept, and neither the record of the game nor its link knows of it.
func TestLanguageIsChosenAndKept(t *testing.T) {
	device(t)
	h := start(t, Show{Game: "augustus", Seed: "2", Steps: 9})
	s := at(t, h).Session()
	record, title := s.Text(), text.Plain(h.Stack.Page().Title)
	link, err := s.Link()
	if err != nil {
		t.Fatal(err)
	}
	h.Stack.Push(h.Settings())
	h.Stack.Step()
	h.Stack.Use("language")
	h.Stack.Step()
	for _, l := range h.languages() {
		h.Stack.Use("language " + l.Code)
		settled(t, h, l.Code)
		await(t, h, "the language is kept", func() bool { // the one spoken already arrives once more
			p, _ := loadPrefs(wished())
			return p.Language == l.Code
		})
		if again, err := s.Link(); s.Text() != record || again != link || err != nil {
			t.Errorf("in the language %s the record or the link is another (%v)", l.Code, err)
		}
		if p, problem := loadPrefs(wished()); problem != "" || p.Language != l.Code {
			t.Errorf("the language %s is kept as %q, %q", l.Code, p.Language, problem)
		}
	}
	h.Stack.Use("done")
	h.Stack.Pop()
	h.Stack.Step()
	if got := text.Plain(h.Stack.Page().Title); got != title || at(t, h).Session() != s {
		t.Errorf("the game is at %q, and was at %q", got, title)
	}
}

// What the system wishes and may not have by itself is offered by the first slip in the hall,
// and chosen there; a person who chooses otherwise is not asked again.
func TestLanguageIsOffered(t *testing.T) {
	device(t)
	h := start(t, Show{})
	for _, l := range h.catalogues() {
		if err := h.speak(nil, "", []string{l.Code, "en"}); err != nil {
			t.Fatal(err)
		}
		also, _, ok := h.alsoIn()
		if by := h.Stack.Language().Code(); l.Learned() && (ok || by != "en") || !l.Learned() && l.Chooses() != (by == l.Code) || !l.Learned() && ok == l.Chooses() || ok && also != l {
			t.Errorf("wished for, %s gives %s and the offer %+v", l.Code, by, also)
		}
	}
	h.draft = h.catalogues()[0].Code
	h.say(text.English)
	h.Stack.Invalidate()
	h.Stack.Step()
	it := h.Stack.Page().Find("also")
	if it == nil || h.Stack.Page().Words(h.Stack.Page().Find("waits").Label) == "" {
		t.Fatal("the hall does not offer it")
	}
	h.Stack.Use("also")
	settled(t, h, h.catalogues()[0].Code)
	h.Stack.Step()
	if h.Stack.Page().Find("also") != nil {
		t.Error("it is offered again")
	}
}

// Every letter of every language is in the typefaces of running text, and those of words in
// the typefaces of titles and of lines of help.
func TestLettersOfLanguages(t *testing.T) {
	for _, l := range text.Languages() {
		code, lines := l.Code, text.Compiled(l.Code)
		missing := map[string]string{}
		for line := range strings.Lines(lines) {
			_, pattern, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
			for _, r := range pattern {
				if unicode.IsSpace(r) || strings.ContainsRune("{}[]|★", r) { // the star stands only in what is sent
					continue
				}
				if !lettering.Has(r) {
					missing[string(r)] = pattern
				}
				for _, f := range []lettering.Face{lettering.Title, lettering.Aside} {
					if unicode.IsLetter(r) && lettering.FaceFor(f, false, r) != f {
						missing[string(r)] = pattern
					}
				}
			}
		}
		for r, pattern := range missing {
			t.Errorf("in the language %s no face has all of %q, as in %q: see sprites/lettering/fonts/subset.py", code, r, pattern)
		}
	}
}
