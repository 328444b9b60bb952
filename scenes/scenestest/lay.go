// Package scenestest tests every screen for the same rules of layout: whatever
// the size of the page and of its letters, every control can be reached and
// hit, and has a name of its own.
package scenestest

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/prefs"
)

// Sizes are widths and heights in logical pixels, with a pixel ratio: phones
// both ways, with and without the browser's bars, tablets, desktops, a wall,
// and windows too small to use.
var Sizes = [][3]float64{
	{390, 844, 3}, {390, 664, 2}, {320, 480, 1}, {844, 390, 3}, {667, 331, 2}, {768, 1024, 2}, {1024, 768, 1},
	{1024, 600, 1}, {1280, 800, 1}, {1920, 1080, 1}, {3840, 2160, 1}, {2560, 600, 1}, {200, 200, 1},
}

// A Screens opens no screens.
type Screens struct{}

func (Screens) Hall() scenes.Scene                { return nil }
func (Screens) Setup(*rules.Game) scenes.Scene    { return nil }
func (Screens) Rulebook(*rules.Game) scenes.Scene { return nil }
func (Screens) Settings() scenes.Scene            { return nil }
func (Screens) Refused()                          {}
func (Screens) Tick(bool) bool                    { return false }

// Stack returns a headless stack; size is the width and height of its page and its
// pixel ratio, and letters the size of the letters, 0 to 3.
func Stack(size [3]float64, letters int) *scenes.Stack {
	p := prefs.Default()
	p.Letters = letters
	st := scenes.NewStack(p)
	st.Headless()
	st.Screens = Screens{}
	st.Resize(size[0]*size[2], size[1]*size[2], size[2])
	return st
}

// Draw draws a screen, in plain and in high contrast, with large letters. It
// only tests that drawing works, since pixels need a display.
func Draw(t *testing.T, open func(st *scenes.Stack) scenes.Scene) {
	t.Helper()
	for _, size := range [][3]float64{{390, 844, 1}, {844, 390, 1}, {1280, 800, 1}} {
		st := Stack(size, 3)
		st.Push(open(st))
		dst := ebiten.NewImage(int(size[0]), int(size[1]))
		for _, high := range []bool{false, true} {
			st.Prefs.High = high
			st.Invalidate()
			for range 3 {
				st.Step()
				st.Draw(dst)
			}
		}
		st.Home()
		dst.Deallocate()
	}
}

// Lay lists and checks a screen at every size, with the smallest and the largest
// letters. It does so again after each use of the items in use, one after the other.
func Lay(t *testing.T, open func(st *scenes.Stack) scenes.Scene, use ...string) {
	t.Helper()
	for _, size := range Sizes {
		for _, letters := range []int{0, 3} {
			t.Run(fmt.Sprintf("%vx%v letters %d", size[0], size[1], letters), func(t *testing.T) {
				st := Stack(size, letters)
				st.Push(open(st))
				st.Step()
				check(t, st, "")
				for _, id := range use {
					if st.Page().Find(id) == nil {
						t.Errorf("there is no %q to use", id)
					}
					st.Use(id)
					st.Step()
					check(t, st, " after "+id)
				}
			})
		}
	}
}

func check(t *testing.T, st *scenes.Stack, when string) {
	t.Helper()
	if st.Page().Title == "" {
		t.Errorf("the page has no title%s", when)
	}
	for _, fault := range st.Page().Faults() {
		t.Errorf("%s%s", fault, when)
	}
}
