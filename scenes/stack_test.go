package scenes

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/picture"
)

// A place cannot be drawn before it was laid.
type place struct {
	t    *testing.T
	laid bool
}

func (l *place) Lay(*ui.Page) { l.laid = true }
func (l *place) Tick() bool   { return false }
func (l *place) Draw(*ebiten.Image, *ui.Page) {
	if !l.laid {
		l.t.Error("drawn before it was laid")
	}
}

// A counter counts its ticks, and leaves at the third.
type counter struct {
	place
	ticks int
	leave func()
}

func (c *counter) Tick() bool {
	if c.ticks++; c.ticks == 3 {
		c.leave()
	}
	return false
}

// A scene that is hastened ticks so many times a step, and no more once it is gone.
func TestHasten(t *testing.T) {
	st := &Stack{}
	st.Headless()
	st.Resize(390, 844, 1)
	below, top := &counter{leave: func() {}}, &counter{leave: st.Pop}
	st.Push(below)
	st.SpeedUp(2)
	st.Step()
	st.Push(top)
	st.Step()
	st.Step()
	if below.ticks != 2 || top.ticks != 3 {
		t.Errorf("the scene below ticked %d times, the top one %d times; want 2 and 3", below.ticks, top.ticks)
	}
}

// What comes after the step of a frame, as a dropped file's game does, is laid
// before it is drawn; so is a page of another size.
func TestWhatIsDrawnIsLaid(t *testing.T) {
	st := &Stack{}
	st.Headless()
	st.Resize(390, 844, 1)
	screen := ebiten.NewImage(390, 844)
	first := &place{t: t}
	st.Push(first)
	st.Step()
	st.Draw(screen)
	st.Push(&place{t: t})
	st.Draw(screen)
	st.Pop()
	first.laid = false
	st.Resize(844, 390, 1)
	st.Draw(screen)
}

// Reclaim frees the pictures of the screen before, and keeps those of this one, however
// often it is called.
func TestReclaimKeepsWhatIsShown(t *testing.T) {
	st := &Stack{}
	st.Undraw()
	c := picture.Cache[string]{Limit: 10}
	painted := 0
	show := func(name string) {
		c.Get(name, func(string) *ebiten.Image { painted++; return ebiten.NewImage(2, 2) })
	}
	show("before")
	st.Push(&place{t: t})
	show("now")
	st.Reclaim()
	if c.Len() != 1 {
		t.Errorf("%d pictures are kept, want that of the screen alone", c.Len())
	}
	st.Reclaim()
	show("now")
	if painted != 2 {
		t.Error("the picture of the screen was freed")
	}
}
