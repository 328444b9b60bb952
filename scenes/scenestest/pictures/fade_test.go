//go:build !js

package pictures

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/rulestest/short"
	"knucklebones/scenes/app"
)

// Where little is to move bones thrown by hand fade from where they lay to where they
// come to lie; where nothing is, they are there at once. With -short they are those of one
// game: all games are thrown at one table.
func TestThrowsFadeWhereCalm(t *testing.T) {
	for _, game := range []string{"catapulta", "tropa", "pentelitha"}[:short.Times(1, 3)] {
		sh := app.Show{Game: game, Seed: "5", Players: []string{"medium", "medium"}}
		if game == "pentelitha" {
			sh.Players = sh.Players[:1]
		}
		calm, cut := changes(t, with(sh, "calm")), changes(t, with(sh, "none"))
		if cut == 0 || calm < 4*cut {
			t.Errorf("%s: the picture changes in %d frames where it is calm, in %d where nothing moves", game, calm, cut)
		}
	}
}

// changes is in how many frames of two seconds the picture of a show changes, once it
// has been faded in.
func changes(t *testing.T, sh app.Show) (n int) {
	t.Helper()
	h, _ := open(t, sh, phone)
	defer h.Stack.Home()
	h.Stack.Resize(float64(phone.w), float64(phone.h), 1)
	img := ebiten.NewImage(phone.w, phone.h)
	defer img.Deallocate()
	var last *image.RGBA
	for tick := range 130 {
		h.Stack.Step()
		h.Stack.Draw(img)
		now := small(pixels(img), phone.less)
		if tick > 20 && compare(now, last).most > 0 {
			n++
		}
		last = now
	}
	return n
}
