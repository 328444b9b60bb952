package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/picture"
)

// A Facer is a scene for several people around a screen that lies flat. The
// scenes above it are rotated with it.
type Facer interface {
	// Opposite reports whether the player who acts sits at the opposite side.
	Opposite() bool
}

// A turn rotates the picture by 180° towards the opposite side, and back.
type turn struct {
	on  bool
	img *ebiten.Image // target of a rotated picture
}

// face rotates the page towards the player who acts, if that is enabled.
func (s *Stack) face() {
	on := false
	for i := len(s.scenes) - 1; i >= 0 && s.Prefs.Opposite; i-- {
		if f, ok := s.scenes[i].(Facer); ok {
			on = f.Opposite()
			break
		}
	}
	if on == s.turn.on {
		return
	}
	s.CancelPress()
	s.turn.on = on
	s.fade.stop()
	s.dirty = true
}

// Turned reports whether the page faces the opposite side.
func (s *Stack) Turned() bool { return s.turn.on }

// under returns the image to draw on: the screen, or the target of a rotated
// picture.
func (t *turn) under(screen *ebiten.Image) *ebiten.Image {
	if !t.on {
		t.drop()
		return screen
	}
	if t.img == nil || t.img.Bounds() != screen.Bounds() {
		t.drop()
		t.img = picture.Blank(screen.Bounds().Dx(), screen.Bounds().Dy())
	}
	return t.img
}

// lay copies a rotated picture to the screen.
func (t *turn) lay(screen *ebiten.Image) {
	if !t.on {
		return
	}
	b := screen.Bounds()
	op := &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy}
	op.GeoM.Scale(-1, -1)
	op.GeoM.Translate(float64(b.Dx()), float64(b.Dy()))
	screen.DrawImage(t.img, op)
}

func (t *turn) drop() {
	if t.img != nil {
		t.img.Deallocate()
		t.img = nil
	}
}
