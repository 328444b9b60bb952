//go:build !js

package pictures

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/rulestest/short"
	"knucklebones/scenes/app"
)

// The same instant is the same picture, but for the last bit of a few pixels,
// which depends on where in its memory the engine keeps a painting.
func TestDrawnTwiceIsTheSame(t *testing.T) {
	for i, sh := range shots {
		if sh.shapes[0] != phone || !short.Some(i, 4) {
			continue
		}
		g := compare(take(t, sh.show, phone), take(t, sh.show, phone))
		if g.most > 1 || g.mean > 0.001 {
			t.Errorf("%s is drawn in two ways: %+v", sh.name, g)
		}
	}
}

// A picture drawn again and again as the game goes on, of which only what has
// changed is painted anew, is the same as one that is painted for the first time.
func TestNothingDrawnIsOld(t *testing.T) {
	for i, game := range []string{"oneandtwenty", "skiffs", "augustus", "mendax-single"} {
		if !short.Some(i, 2) {
			continue
		}
		sh := app.Show{Game: game, Seed: "12", Steps: 10}
		h, _ := open(t, sh, phone)
		h.Stack.Resize(float64(phone.w), float64(phone.h), 1)
		img := ebiten.NewImage(phone.w, phone.h)
		for tick := 1; tick < 300; tick++ {
			if h.Stack.Page().Find("primary") != nil && tick%60 == 0 {
				h.Stack.Use("primary")
			}
			h.Stack.Step()
			h.Stack.Draw(img)
			if tick%41 != 0 {
				continue
			}
			again := painted(t, sh, tick)
			if g := compare(pixels(img), again); g.most > 1 || g.mean > 0.001 {
				t.Errorf("%s, tick %d: what is drawn is old: %+v", game, tick, g)
			}
		}
		img.Deallocate()
		h.Stack.Home()
	}
}

// painted is the picture of a show after so many ticks, as TestNothingDrawnIsOld
// plays it, painted for the first time.
func painted(t *testing.T, sh app.Show, ticks int) *image.RGBA {
	h, _ := open(t, sh, phone)
	defer h.Stack.Home()
	h.Stack.Resize(float64(phone.w), float64(phone.h), 1)
	for tick := 1; tick <= ticks; tick++ {
		if h.Stack.Page().Find("primary") != nil && tick%60 == 0 {
			h.Stack.Use("primary")
		}
		h.Stack.Step()
	}
	img := ebiten.NewImage(phone.w, phone.h)
	defer img.Deallocate()
	h.Stack.Draw(img)
	return pixels(img)
}
