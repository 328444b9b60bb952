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
// next thing he is asked, in seconds: in the middle, and 99 times in 100. What the others
// came to is held before it for a second and a half, and who begins is thrown for by all,
// unless a touch goes on; and void throws fall again without an act.
const middling, longest = 7, 26

// leastAsked is the fewest decisions a minute at a usual table.
const leastAsked = 1

// TestUsualTables: the label of a game says how long its usual table takes,
// within a third of it, or half a minute where that is more, a minute being the least;
// nobody waits long there, and everybody has something to decide.
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
			if asked := p.Decisions / p.Minutes(); asked < leastAsked {
				t.Errorf("one decides %.1f times in %.1f minutes: see ./build.sh pace %d %s", p.Decisions, p.Minutes(), paced, g.ID)
			}
			if mid, long := p.Wait(0.5), p.Wait(0.99); mid > middling || long >= longest {
				t.Errorf("one waits %.1f s in the middle and %.1f s 99 times in 100: see ./build.sh pace %d %s", mid, long, paced, g.ID)
			}
		})
	}
}
