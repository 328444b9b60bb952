package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/picture"
)

// A Facer is a scene of several people round a screen that lies flat. The scenes
// above it face as it does.
type Facer interface {
	// Opposite tells whether whoever sits opposite is to act.
	Opposite() bool
}

// A turn is how the picture is turned to whoever sits opposite, and back.
type turn struct {
	on  bool
	img *ebiten.Image // on which a turned picture is drawn
}

// face turns the page to whoever is to act, if that is wanted.
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
	s.LetGo()
	s.turn.on = on
	s.fade.stop()
	s.dirty = true
}

// Turned reports whether the page faces the side opposite.
func (s *Stack) Turned() bool { return s.turn.on }

// under is what the picture is drawn on: the screen, unless it is turned.
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

// lay lays a turned picture on the screen.
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
