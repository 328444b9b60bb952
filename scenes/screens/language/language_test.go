package language

import (
	"slices"
	"strings"
	"testing"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/scenestest"
)

// chosen are languages of which the one with that code is current.
func chosen(code *string) func() []Language {
	return func() (list []Language) {
		for _, l := range []text.Language{{Code: "en", Name: "English", Reviewed: 100}, {Code: "de", Name: "Deutsch", Reviewed: 96}, {Code: "fr", Name: "français", Reviewed: text.Unreviewed}, {Code: "la", Name: "Latina", Reviewed: 0}} {
			list = append(list, Language{l, l.Code == *code})
		}
		return list
	}
}

func TestLay(t *testing.T) {
	code := "en"
	scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene {
		return New(st, Deps{Languages: chosen(&code), Choose: func(c string) { code = c }})
	}, "language fr", "language en")
	scenestest.Draw(t, func(st *scenes.Stack) scenes.Scene {
		return New(st, Deps{Languages: chosen(&code), Choose: func(string) {}})
	})
}

// A language is chosen at once, and its row says how much of it was reviewed.
func TestChoose(t *testing.T) {
	code := "en"
	st := scenestest.Stack(scenestest.Sizes[0], 0)
	st.Push(New(st, Deps{Languages: chosen(&code), Choose: func(c string) { code = c }}))
	st.Step()
	for id, want := range map[string]string{"en": "fully reviewed", "de": "96 percent reviewed", "fr": "", "la": "a scholar’s jest, 0 percent reviewed"} {
		it := st.Page().Find("language " + id)
		if it == nil || text.Plain(it.Value) != want || it.Selected != (id == "en") {
			t.Errorf("%s: %+v", id, it)
		}
	}
	st.Use("language de")
	if st.Step(); code != "de" || !st.Page().Find("language de").Selected {
		t.Errorf("the language is %s", code)
	}
}

// The page speaks of drafts only where a language is one.
func TestDraft(t *testing.T) {
	for reviewed, want := range map[int]bool{100: false, 96: true} {
		st := scenestest.Stack(scenestest.Sizes[0], 0)
		st.Push(New(st, Deps{Languages: func() []Language {
			return []Language{{Language: text.Language{Code: "de", Name: "Deutsch", Reviewed: reviewed}}}
		}}))
		st.Step()
		told := slices.ContainsFunc(st.Page().Items, func(it ui.Item) bool { return strings.Contains(text.Plain(it.Label), "first draft") })
		if told != want {
			t.Errorf("with %d percent reviewed it speaks of a draft: %v", reviewed, told)
		}
	}
}
