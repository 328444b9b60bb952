package faces_test

import (
	"fmt"
	"testing"

	"knucklebones/scenes/app"
)

// touched are the games that are played here to their end on the things
// themselves, and what is touched, the first that can be.
var touched = []struct {
	game    string
	ruleset string
	things  []string
}{
	{"boneace", "", []string{"coin", "pack"}},
	{"circus", "short", []string{"bone 1", "bones", "primary"}},
	{"biga", "", []string{"bones"}},
}

// Every one of these games comes to its end by touching what lies on its table,
// at every shape.
func TestTablesArePlayedByTouch(t *testing.T) {
	for _, play := range touched {
		for _, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 800}} {
			t.Run(fmt.Sprint(play.game, size), func(t *testing.T) {
				hs, err := app.Quiet(app.Show{Scene: "table", Game: play.game, Ruleset: play.ruleset, Seed: "7", Prefs: "none"})
				if err != nil {
					t.Fatal(err)
				}
				hs.Stack.Resize(size[0], size[1], 1)
				acts := playOut(hs, play.things)
				if t.Logf("%d acts", acts); acts < 5 {
					t.Error("it does not come to its end")
				}
			})
		}
	}
}

// playOut touches things until the game is over, and counts how often.
func playOut(hs *app.App, things []string) (acts int) {
	spurred := false
	for range 60 * 60 * 10 {
		hs.Stack.Step()
		p := hs.Stack.Page()
		if it := p.Find("primary"); it != nil && it.Text == "See the result" {
			return acts
		}
		for _, id := range things {
			it := p.Find(id)
			if it == nil || it.Barred || it.Do == nil || id == "primary" && p.Find("bone 1") == nil || id == "bone 1" && spurred {
				continue
			}
			spurred = id == "bone 1"
			hs.Stack.Use(id)
			acts++
			break
		}
	}
	return 0
}
