package setup

import (
	"fmt"
	"strings"
	"testing"

	"knucklebones/rules/games"
	"knucklebones/rules/text"
	"knucklebones/scenes/scenestest"
)

// The opponents stand in the order of their strength, each with what it does, and the same
// word means the same strength in all games.
func TestOpponents(t *testing.T) {
	order := map[string]int{"random": 0, "easy": 1, "medium": 2, "hard": 3, "master": 4}
	called := map[string]string{}
	for _, g := range games.Games() {
		st := scenestest.Stack(scenestest.Sizes[0], 0)
		st.Push(New(st, g, Deps{}))
		st.Step()
		st.Use("seat 1 kind")
		st.Step()
		last := -1
		for i, l := range g.Levels {
			it := st.Page().Find(fmt.Sprint("answer ", i+2))
			if it == nil || !strings.HasPrefix(text.Plain(it.Small), "computer, ") || len(text.Plain(it.Small)) < 20 {
				t.Errorf("%s: level %d is offered as %+v", g.ID, i, it)
				continue
			}
			if order[l.ID] <= last || called[l.ID] != "" && called[l.ID] != text.Plain(it.Text) {
				t.Errorf("%s: %s stands after %d and is called %q, elsewhere %q", g.ID, l.ID, last, text.Plain(it.Text), called[l.ID])
			}
			last, called[l.ID] = order[l.ID], text.Plain(it.Text)
		}
	}
}
