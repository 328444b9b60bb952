package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/prefs"
	"knucklebones/sprites/picture"
)

// A fade cross-fades from the previous scene within 260 ms.
type fade struct {
	old   *ebiten.Image
	left  int  // ticks
	fresh bool // old has not been captured yet
}

const fadeTicks = 16

// begin starts a cross-fade, unless there are no animations or any, which says whether
// there is a picture to fade from, is false.
func (f *fade) begin(m prefs.Motion, any bool) {
	if m == prefs.None || !any {
		return
	}
	f.left, f.fresh = fadeTicks, true
}

func (f *fade) stop() {
	f.left, f.fresh = 0, false
	f.drop()
}

// tick advances the fade by a tick, and reports whether one is in progress.
func (f *fade) tick() bool {
	if f.left == 0 {
		return false
	}
	if f.left--; f.left == 0 {
		f.drop()
	}
	return true
}

// drop frees the picture of the previous scene.
func (f *fade) drop() {
	picture.Drop(f.old)
	f.old = nil
}

// keep captures the screen before the new scene is drawn.
func (f *fade) keep(screen *ebiten.Image) {
	if !f.fresh {
		return
	}
	f.fresh = false
	if f.old == nil || f.old.Bounds() != screen.Bounds() {
		f.drop()
		f.old = picture.Blank(screen.Bounds().Dx(), screen.Bounds().Dy())
	}
	op := &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy}
	f.old.DrawImage(screen, op)
}

func (f *fade) draw(screen *ebiten.Image) {
	if f.left == 0 || f.old == nil || f.old.Bounds() != screen.Bounds() {
		return
	}
	t := float32(f.left) / fadeTicks
	op := &ebiten.DrawImageOptions{}
	op.ColorScale.ScaleAlpha(t * t)
	screen.DrawImage(f.old, op)
}
