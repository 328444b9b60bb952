package scenes

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/ui"
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
