package rulebook

import (
	"strings"
	"testing"

	"knucklebones/rules/games"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/scenestest"
)

func TestLay(t *testing.T) {
	for _, g := range games.Games() {
		scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return New(st, g) })
	}
}

// TestAllIsSaid: what is written can be heard.
func TestAllIsSaid(t *testing.T) {
	for _, g := range games.Games() {
		st := scenestest.Stack(scenestest.Sizes[0], 0)
		st.Push(New(st, g))
		st.Step()
		var said strings.Builder
		for _, it := range st.Page().Items {
			said.WriteString(text.Plain(it.Label) + "\n")
		}
		for _, r := range g.Book.Rules {
			if !strings.Contains(said.String(), text.Plain(r.Text)) {
				t.Errorf("%s: %q is not said", g.ID, text.Plain(r.Text))
			}
		}
		for _, d := range append(g.Book.Doubts, g.Book.Source, g.Book.When) {
			if !strings.Contains(said.String(), strings.ReplaceAll(text.Plain(d), "**", "")) {
				t.Errorf("%s: %q is not said", g.ID, text.Plain(d))
			}
		}
	}
}

func TestDraw(t *testing.T) {
	scenestest.Draw(t, func(st *scenes.Stack) scenes.Scene { return New(st, games.Find("augustus")) })
}
