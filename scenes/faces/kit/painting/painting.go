// Package painting caches the pictures of a board that are costly to paint. They are
// painted together, and again when the layout of the board or the language of its
// words changes.
package painting

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/picture"
)

// Kept holds the pictures of one board, painted for a layout L. The zero Kept holds
// none.
type Kept[L comparable] struct {
	look   look[L]
	full   bool
	images []*ebiten.Image
}

// A look holds everything that the pictures depend on.
type look[L comparable] struct {
	layout     L
	w, h, text float64
	high       bool
	language   string // of painted words
	more       [2]int
}

// Renew reports whether the pictures must be painted anew, since the layout, the page's
// size, letters, contrast or language, or one of up to two more numbers has changed
// since the last call. If so it frees the old pictures.
func (k *Kept[L]) Renew(layout L, p *ui.Page, more ...int) bool {
	l := look[L]{layout: layout, w: p.W, h: p.H, text: p.Text, high: p.High}
	if p.Reader != nil {
		l.language = p.Reader.Catalogue.Code()
	}
	copy(l.more[:], more)
	if k.full && k.look == l {
		return false
	}
	k.Drop()
	k.look, k.full = l, true
	return true
}

// Keep returns img, and from now on frees it together with the other pictures.
func (k *Kept[L]) Keep(img *ebiten.Image) *ebiten.Image {
	k.images = append(k.images, img)
	return img
}

// Drop frees the pictures.
func (k *Kept[L]) Drop() {
	picture.Drop(k.images...)
	*k = Kept[L]{}
}
