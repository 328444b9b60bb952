package table_test

import (
	"slices"
	"testing"

	"knucklebones/rules/games"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/play/record"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/prefs"
)

// TestTermsAreTouchedWhereTheyStand: wherever a term is underlined in a question or below
// it, in any game and on any page, a touch of the word explains it.
func TestTermsAreTouchedWhereTheyStand(t *testing.T) {
	sizes := [][2]float64{{390, 844}, {390, 664}, {844, 390}, {1280, 800}}
	for _, g := range games.Games() {
		seen := 0
		for seed := range byte(short.Times(1, 4)) {
			tb := usual(t, g, prefs.None, seed+1)
			tb.Hint("Here [Venus] is a word to be looked up, and the line is long enough for a second one.")
			person := opponent.New(g, g.Opponents()[0].ID, 0, opponent.Stream(record.Seed{seed}, 0, 0))
			for asked := 0; asked < short.Times(6, 40) && !tb.Session().Over(); {
				tb.Stack().Step()
				if !tb.Asks() {
					continue
				}
				asked++
				for _, size := range sizes {
					tb.Stack().Resize(size[0], size[1], 1)
					tb.Stack().Step()
					if !tb.Asks() { // the time to answer is over
						break
					}
					for _, r := range tb.Underlined() {
						seen++
						x, y := r.Center()
						it := tb.Stack().Page().At(x, y, 0)
						if it == nil || !slices.Contains([]string{"words", "below", "goal"}, it.ID) {
							t.Errorf("%s %v: a touch of a term of %q at %v means %+v", g.ID, size, text.Plain(tb.Session().View(0).Prompt), r, it)
						}
					}
				}
				if !tb.Asks() {
					break
				}
				person.Ask(tb.Session().Position())
				for {
					if m, done := person.Step(1 << 16); done {
						tb.Play(m)
						break
					}
				}
			}
		}
		if seen == 0 {
			t.Errorf("%s: no term is underlined", g.ID)
		}
	}
}
