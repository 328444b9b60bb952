//go:build !js

package app

import (
	"math"
	"testing"

	"knucklebones/rules/games"
)

// paced is how many games the minutes on the labels of the hall come from.
const paced = 2

// TestMinutesAreTrue: the label of a game says how long its usual table takes,
// within a third, or half a minute where that is more; a minute is the least.
func TestMinutesAreTrue(t *testing.T) {
	if testing.Short() {
		t.Skip("whole games are played")
	}
	for _, g := range games.Games() {
		t.Run(g.ID, func(t *testing.T) {
			t.Parallel()
			p, err := PaceOf(g, paced)
			if err != nil {
				t.Fatal(err)
			}
			if m := math.Max(p.Minutes(), 1); math.Abs(float64(g.Minutes)-m) > math.Max(m/3, 0.5) {
				t.Errorf("the label says %d minutes and it takes %.1f: see ./build.sh pace %d %s", g.Minutes, m, paced, g.ID)
			}
		})
	}
}
