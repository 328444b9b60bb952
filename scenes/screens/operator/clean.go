package operator

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// second is the length of a second in ticks, and cleaning how long touch is off, in seconds.
const second, cleaning = 60, 30

// A Clean is the page on which nothing can be used, so that the glass can be
// wiped. It leaves by itself.
type Clean struct {
	st   *scenes.Stack
	left int // ticks
}

// NewClean returns the screen that disables touch for a while, so that the glass can be
// cleaned.
func NewClean(st *scenes.Stack) *Clean { return &Clean{st: st, left: cleaning * second} }

// Tick counts down the time for cleaning.
func (c *Clean) Tick() bool {
	if c.left--; c.left == 0 {
		c.st.Pop()
	}
	if c.left%second == 0 {
		c.st.Invalidate()
		return true
	}
	return false
}

// WakeAfter returns the time until the picture changes, in milliseconds.
func (c *Clean) WakeAfter() int { return 1000 }

func (c *Clean) seconds() int { return (c.left + second - 1) / second }

const wipe text.Text = "Clean the screen now. Touch is off."

// Lay says how long it lasts; there is nothing to use.
func (c *Clean) Lay(p *ui.Page) {
	p.Title = "Cleaning"
	p.Say("prompt", ui.Words, text.Sentences(wipe, text.Of("{0} seconds left.", c.seconds())), ui.Rect{W: p.W, H: p.H})
}

// Draw draws the seconds that are left on black, on which dirt is seen.
func (c *Clean) Draw(dst *ebiten.Image, p *ui.Page) {
	p.Shade(dst, ui.Rect{W: p.W, H: p.H}, 1)
	x, y := p.W/2, p.H/2-6*p.U
	thing.Ring(dst, x, y, 44*p.U, 4*p.U, 0, palette.Fade(palette.Bone2, 0.25))
	thing.Arc(dst, x, y, 44*p.U, 4*p.U, float64(c.seconds())/cleaning, palette.Brass)
	p.Line(dst, ui.Rect{X: x - 20*p.U, Y: y - 10*p.U, W: 40 * p.U, H: 20 * p.U}, text.Figure(c.seconds()), ui.Type{Face: lettering.Figure, Step: 8, Ink: ui.OnLeather}.Mid())
	p.Line(dst, ui.Rect{X: 4 * p.U, Y: y + 28*p.U, W: p.W - 8*p.U, H: 10 * p.U}, wipe, ui.AsideType.At(5).Mid())
}
