package hall

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/surface"
	"knucklebones/sprites/thing"
)

// dawn lists the drawings of the program's first frames, one for each frame. Drawing a
// thing for the first time compiles its shader or paints its letters, which takes longer
// than the rest of the frame. Spread over several frames, the first frame comes soon, and
// the page, which shows its own hall meanwhile, can work between two of them.
var dawn = []func(dst *ebiten.Image, p *ui.Page){
	func(dst *ebiten.Image, p *ui.Page) { dst.Fill(palette.Leather) },
	func(dst *ebiten.Image, p *ui.Page) { surface.Prepare(surface.Leather) },
	ground,
	func(dst *ebiten.Image, p *ui.Page) { thing.Slip(dst, 0, 0, 8*p.U, 8*p.U, p.U, thing.Out) },
	func(dst *ebiten.Image, p *ui.Page) {
		surface.Draw(dst, surface.Walnut, 0, 0, 8*p.U, 8*p.U, surface.Options{U: p.U, Vignette: 0.2})
	},
	func(dst *ebiten.Image, p *ui.Page) { p.Sketch(dst) },
}

// dawns makes one of the slow first drawings (see dawn) a frame when the program starts,
// so that the first frame comes soon. It returns false once all are made, or if none are
// needed, and the hall is to be drawn.
func (h *Hall) dawns(dst *ebiten.Image, p *ui.Page) bool {
	if h.dawned == 0 && (h.st.Begun() || !h.st.Live()) {
		h.dawned = len(dawn)
	}
	if h.dawned == len(dawn) {
		return false
	}
	dawn[h.dawned](dst, p)
	h.dawned++
	return true
}
