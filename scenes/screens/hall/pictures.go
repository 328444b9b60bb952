package hall

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/compartment"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/surface"
)

// pictures are the compartments, a few of them painted in each frame so that the page
// shows at once. Where the page has their pictures on a sheet they are cut out of it
// first, and painted only where that is too coarse.
type pictures struct {
	compartment.Pictures
	frames int // drawn so far
}

// bare is the number of frames that show the drawer empty, so that the first frame does
// not wait for pictures.
const bare = 2

// more reports whether pictures of compartments are missing that can be had now.
func (h *Hall) more() bool {
	_, left := h.pics.Next()
	switch {
	case !h.st.Draws():
		return false
	case h.sheet.awaited, h.pics.Shown() < len(h.deps.Shelf):
		return true
	case h.sheet.serves(h.pics.Height()):
		return false
	}
	return left
}

// paint makes some of the missing pictures of compartments: from the page's sheet, or
// painted, as many as the frame has time for.
func (h *Hall) paint() {
	c := &h.pics
	if c.frames++; c.frames <= bare && h.st.Live() || h.awaitSheet() {
		return
	}
	if h.sheet.img != nil && c.Shown() == 0 {
		h.cutAll()
	}
	h.st.WorkInDraw(func() bool {
		if i, _ := c.Next(); h.more() {
			c.Paint(h.deps.Motif(h.deps.Shelf[i]).Draw)
		}
		return !h.more()
	})
}

// ground draws what lies behind all: leather.
func ground(dst *ebiten.Image, p *ui.Page) {
	surface.Draw(dst, surface.Leather, 0, 0, p.W, p.H, surface.Options{U: p.U, Vignette: 0.75})
	if p.High {
		p.Shade(dst, ui.Rect{W: p.W, H: p.H}, 0.78)
	}
}
