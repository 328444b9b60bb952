//go:build !js

package tools

import (
	"math"
	"testing"

	"knucklebones/rules/games"
	"knucklebones/rules/rulestest/short"
)

// paced is how many games the minutes on the labels of the hall come from.
const paced = 20

// The longest that a person waits at a usual table, from an act of his to the
// next thing he is asked, in seconds: in the middle, and 99 times in 100.
const middling, longest = 6, 20

// TestUsualTables: the label of a game says how long its usual table takes,
// within a third of it, or half a minute where that is more, a minute being the least;
// and nobody waits long there.
func TestUsualTables(t *testing.T) {
	for i, g := range games.Games() {
		t.Run(g.ID, func(t *testing.T) {
			if !short.Some(i, 3) {
				short.Skip(t, "the tables of other games")
			}
			p, err := PaceOf(g, paced)
			if err != nil {
				t.Fatal(err)
			}
			if m := math.Max(p.Minutes(), 1); math.Abs(float64(g.Minutes)-m) > math.Max(float64(g.Minutes)/3, 0.5) {
				t.Errorf("the label says %d minutes and it takes %.1f: see ./build.sh pace %d %s", g.Minutes, m, paced, g.ID)
			}
			if mid, long := p.Wait(0.5), p.Wait(0.99); mid > middling || long >= longest {
				t.Errorf("one waits %.1f s in the middle and %.1f s 99 times in 100: see ./build.sh pace %d %s", mid, long, paced, g.ID)
			}
		})
	}
}
