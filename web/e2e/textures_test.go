//go:build !js

package e2e

import (
	"testing"

	"knucklebones/rules/rulestest/short"
)

// A budget is how much room the textures of a page may take on a kind of screen: in the
// hall before anything was opened, and anywhere after.
type budget struct {
	view      View
	hall, any int // MB
}

var budgets = map[string]budget{
	"phone, fine": {View{390, 844, 3, true}, 45, 110},
	"phone":       {View{390, 844, 2, true}, 45, 110},
	"desk":        {View{1280, 800, 1, false}, 40, 90},
}

// Textures keep to their budget in all games, one after the other: a phone ends a page
// that takes too much, and it is the last straw that is seen, not the first. With -short
// the game that takes most is visited, on the screen that takes most.
func TestTexturesKeepToTheirBudget(t *testing.T) {
	drawn(t)
	for name, b := range budgets {
		t.Run(name, func(t *testing.T) {
			if name != "phone, fine" {
				short.Skip(t, "phone, fine")
			}
			p, err := browser.NewPage(b.view)
			must(t, err)
			defer p.Close()
			must(t, p.CountTextures())
			must(t, p.DrawForNothing())
			s, err := house()
			must(t, err)
			must(t, p.Go(s.URL+"?"+fast))
			must(t, p.Ready())
			weigh := func(where string, most int) {
				must(t, p.Wait("knucklebones.rests()")) // what is left of the screen before is freed
				list, err := p.Textures()
				must(t, err)
				if list.Bytes() > most<<20 {
					t.Errorf("%s: textures take %d MB, want at most %d: %v", where, list.Bytes()>>20, most, list)
				}
			}
			weigh("hall", b.hall)
			visited := Games()
			if testing.Short() {
				visited = []string{"catapulta"}
			}
			for _, id := range visited {
				tour := Tour{Page: p, At: func(where string) error { weigh(id+", "+where, b.any); return nil }}
				if err := tour.Visit(id); err != nil {
					t.Fatalf("%s: %v", id, err)
				}
			}
		})
	}
}

// A phone short of memory takes the picture away wherever one is. It is said everywhere,
// and the button of the message brings the page back.
func TestPictureLostAtEachScreen(t *testing.T) {
	short.Skip(t, "TestLostPictureKeepsTheGame, at a table")
	drawn(t)
	s, err := house()
	must(t, err)
	for _, scene := range []string{"hall", "setup", "table", "rulebook", "lesson", "results", "settings"} {
		t.Run(scene, func(t *testing.T) {
			p, err := browser.Open(s.URL+"?game=knucklebones&seed=7&scene="+scene, Small)
			must(t, err)
			defer p.Close()
			must(t, p.losePicture())
			message(t, p, "The picture is gone")
			must(t, again(p))
			must(t, p.Ready())
			sound(t, p)
		})
	}
}
