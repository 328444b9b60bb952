package attract

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/lettering"
)

// A Dark is the table while it is closed. It says when it opens, moves nothing
// and lets nothing be touched.
type Dark struct{ Until text.Text }

func (Dark) Tick() bool { return false }

// Lay lays out the page: the line that is read.
func (d Dark) Lay(p *ui.Page) {
	p.Title = "Knucklebones"
	p.Say("closed", ui.Heading, d.Until, ui.Rect{W: p.W, H: p.H})
}

// Draw draws the sign of the house and the line in the night.
func (d Dark) Draw(dst *ebiten.Image, p *ui.Page) {
	dst.Clear()
	p.Shade(dst, ui.Rect{W: p.W, H: p.H}, 1)
	w, y := 30*p.U, p.H/2
	p.Knot(dst, ui.Rect{X: (p.W - w) / 2, Y: y - 20*p.U, W: w, H: 14 * p.U})
	p.Line(dst, ui.Rect{X: 4 * p.U, Y: y, W: p.W - 8*p.U, H: 12 * p.U}, d.Until, ui.Type{Face: lettering.Title, Step: 6, Ink: ui.SecondOnLeather}.Mid())
}
