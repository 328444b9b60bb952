package faces_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"knucklebones/rules/games"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
	"knucklebones/scenes/app"
	"knucklebones/scenes/kit/ui"
)

// things is what lies on a table and is touched, as its name begins: all but what
// stands on the rail.
var things = []string{"bones", "bone ", "box ", "skiff ", "number ", "side ", "cup", "cup ", "hand ", "coin", "pack"}

// Every game comes to its end by touching what lies on its table, at every shape: the
// key at the foot only says that a choice is made, or goes on, and the keys beside it
// are never needed. One and Twenty is left out, as its stakes are keys. With -short each
// game is played at one shape.
func TestTablesArePlayedByTouch(t *testing.T) {
	for i, g := range games.Games() {
		if g.ID == "oneandtwenty" {
			continue
		}
		for j, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 800}} {
			if !short.Crosses(i, j, 3) {
				continue
			}
			t.Run(fmt.Sprint(g.ID, size), func(t *testing.T) {
				hs, err := app.Quiet(app.Show{Scene: "table", Game: g.ID, Seed: "7", Prefs: "none"})
				if err != nil {
					t.Fatal(err)
				}
				hs.Stack.Resize(size[0], size[1], 1)
				touches, ended := playOut(hs)
				if t.Logf("%d touches", touches); touches == 0 || !ended {
					t.Errorf("after %d touches, over: %v", touches, ended)
				}
			})
		}
	}
}

// playOut touches any of the things that can be, now and then the key at the foot,
// until the game is over; it counts how often a thing was touched.
func playOut(hs *app.App) (touches int, ended bool) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 60 * 60 * 10 {
		hs.Stack.Step()
		p := hs.Stack.Page()
		key := p.Find("primary")
		if key != nil && text.Plain(key.Text) == "See the result" {
			return touches, true
		}
		var on []*ui.Item
		for _, id := range things {
			on = append(on, usable(p, id)...)
		}
		switch {
		case len(on) == 0 || touches > 0 && rng.IntN(4) == 0:
			if live(p) {
				hs.Stack.Use("primary")
			}
		default:
			handle(hs, on[rng.IntN(len(on))], rng)
			touches++
		}
	}
	return touches, false
}

// handle touches a thing, or drags one that can be moved up and down.
func handle(hs *app.App, it *ui.Item, rng *rand.Rand) {
	if it.ID != "cup" {
		hs.Stack.Use(it.ID)
		return
	}
	drag(hs, 20*float64(rng.IntN(3)-1))
	if hs.Stack.Page().Find("answer 1") != nil {
		hs.Stack.Use("answer 1")
	}
}
