package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/thing"
)

// A toast is a slip of paper with a short text, shown for three seconds or until
// the next touch where the page has a place for toasts. It appears one tick after its cause, whose
// own picture is enough work for one frame.
type toast struct {
	text text.Text
	tone thing.Tone
	left int // ticks
}

const toastTicks = 180

func (t *toast) show(said text.Text, tone thing.Tone) { *t = toast{said, tone, toastTicks + 1} }

// touch removes the toast, as the next touch does.
func (t *toast) touch() {
	if t.left > 1 {
		t.left = 1
	}
}

func (t *toast) clear() { t.left = 0 }

// tick advances the toast by 1/60 s and reports whether the picture changed.
func (t *toast) tick() bool {
	if t.left == 0 {
		return false
	}
	t.left--
	return t.left == 0 || t.left == toastTicks
}

// shown reports whether the toast is visible now.
func (t *toast) shown() bool { return t.left > 0 && t.left <= toastTicks }

func (t *toast) draw(screen *ebiten.Image, p *ui.Page) {
	if t.shown() {
		p.DrawToast(screen, t.text, t.tone)
	}
}
