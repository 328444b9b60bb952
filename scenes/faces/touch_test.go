package faces_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/app"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/kit/ui"
)

// things are what can be touched on the tables of games of one pot, what is
// rarest first.
var things = []string{"pot", "seal", "bones", "primary"}

// Games of one pot are played to their end by touching things, and drawn on the
// way at every shape, with the fewest seats and the most.
func TestPotsAreWonByTouch(t *testing.T) {
	options := map[string]map[string]int{
		"simple": {"raises": 1}, "olympus": {}, "oddsout": {"plain": 1}, "sparing": {"double": 1, "rounds": 3},
	}
	for _, f := range faces.Faces() {
		o, ok := options[f.Game.ID]
		if !ok {
			continue
		}
		for i, size := range sizes {
			seats := f.Game.Seats[i%2]
			players := append([]string{"person"}, slices.Repeat([]string{"random"}, seats-1)...)
			t.Run(fmt.Sprint(f.Game.ID, size, seats), func(t *testing.T) {
				h, err := app.Quiet(app.Show{Game: f.Game.ID, Seed: fmt.Sprint(i + 1), Players: players, Options: o, Prefs: [...]string{"", "high,text=3", "calm", "lens"}[i%4]})
				if err != nil {
					t.Fatal(err)
				}
				h.Stack.Resize(size[0], size[1], 1)
				if !touch(h, ebiten.NewImage(int(size[0]), int(size[1]))) {
					t.Error("the game does not come to its end")
				}
			})
		}
	}
}

// touch plays by touching things, draws a picture now and then, and tells whether
// the game came to its end.
func touch(h *app.App, dst *ebiten.Image) bool {
	for tick := range 60 * 240 {
		h.Stack.Step()
		p := h.Stack.Page()
		if p.Find("again") != nil {
			return true
		}
		if tick%53 == 0 {
			h.Stack.Draw(dst)
		}
		if tick%9 == 0 {
			h.Stack.Use(touchable(p, tick/9))
		}
	}
	return false
}

// touchable is a thing that can be touched now, every other time the rarest.
func touchable(p *ui.Page, n int) string {
	for _, id := range things[n%2*2:] {
		if it := p.Find(id); it != nil && it.Usable() && !it.Barred && it.Do != nil {
			return id
		}
	}
	return "primary"
}
