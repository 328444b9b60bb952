package hall

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/surface"
	"knucklebones/sprites/thing"
)

// pictures are the compartments, each painted once a size, a few in each frame
// so that the page shows at once. Where the page has their pictures on a sheet
// they are cut out of it first, and painted only where that is too coarse.
type pictures struct {
	games  []*rules.Game
	w, h   int
	cell   []*ebiten.Image // as many as are cut out or painted
	fine   int             // how many of them are painted
	frames int             // drawn so far
}

// bare is the number of frames that show the drawer empty, so that the first frame does
// not wait for pictures.
const bare = 2

// size sets the size of a compartment in pixels and frees pictures of another size.
func (c *pictures) size(games []*rules.Game, w, h float64) {
	iw, ih := int(math.Round(w)), int(math.Round(h))
	if iw == c.w && ih == c.h && len(c.games) == len(games) {
		return
	}
	c.drop()
	c.w, c.h, c.games = iw, ih, games
}

func (c *pictures) drop() {
	for _, img := range c.cell {
		img.Deallocate()
	}
	*c = pictures{}
}

// more reports whether any are left to be cut out or painted.
func (h *Hall) more() bool {
	c := &h.pics
	switch {
	case !h.st.Draws():
		return false
	case h.sheet.awaited, len(c.cell) < len(c.games):
		return true
	case h.sheet.serves(c.h):
		return false
	}
	return c.fine < len(c.games)
}

// paint paints as many as the frame has time for.
func (h *Hall) paint() {
	c := &h.pics
	if c.frames++; c.frames <= bare && h.st.Live() || h.awaitSheet() {
		return
	}
	if h.sheet.img != nil && len(c.cell) == 0 {
		h.cutAll()
	}
	h.st.WorkInDraw(func() bool {
		if h.more() {
			c.keep(h.deps.Motif(c.games[c.fine]).Draw)
		}
		return !h.more()
	})
}

// keep paints the next picture, in the place of one that was cut out.
func (c *pictures) keep(draw func(dst *ebiten.Image, x, y, w, h float64)) {
	if c.fine == len(c.cell) {
		c.cell = append(c.cell, picture.New(float64(c.w), float64(c.h)))
	}
	draw(c.cell[c.fine], 0, 0, float64(c.w), float64(c.h))
	c.fine++
}

// draw copies the i-th compartment to a place of the page.
func (c *pictures) draw(dst *ebiten.Image, i int, r ui.Rect) {
	if i < 0 || i >= len(c.cell) {
		return
	}
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	if k := r.W / float64(c.w); math.Abs(k-1) > 0.02 {
		op.GeoM.Scale(k, r.H/float64(c.h))
	}
	op.GeoM.Translate(math.Round(r.X), math.Round(r.Y))
	dst.DrawImage(c.cell[i], op)
}

// ground draws what lies behind all: leather.
func ground(dst *ebiten.Image, p *ui.Page) {
	surface.Draw(dst, surface.Leather, 0, 0, p.W, p.H, surface.Options{U: p.U, Vignette: 0.75})
	if p.High {
		p.Shade(dst, ui.Rect{W: p.W, H: p.H}, 0.78)
	}
}

// drawer draws the wood between and round the compartments.
func drawer(dst *ebiten.Image, p *ui.Page, r ui.Rect) {
	thing.Slip(dst, r.X, r.Y, r.W, r.H, p.U, thing.Out)
	h := math.Min(r.H, 4000)
	for y := 0.0; y < r.H; y += h {
		surface.Draw(dst, surface.Walnut, r.X, r.Y+y, r.W, math.Min(h, r.H-y), surface.Options{U: p.U, Vignette: 0.2})
	}
}
