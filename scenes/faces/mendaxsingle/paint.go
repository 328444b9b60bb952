package mendaxsingle

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// A trayKey holds everything that the picture of the empty tray depends on; lengths are
// in pixels.
type trayKey struct {
	w, h, pitch, step, u float64
	most, perRow, open   int
	sums, high           bool
}

var trays = picture.Cache[trayKey]{Limit: 4}

// paintTray paints a hollow for each bone that was ever in play, and plugs those that
// can no longer be bid.
func paintTray(k trayKey) *ebiten.Image {
	pad := math.Ceil(thing.SlabRoom * k.u)
	slab := thing.Slab{X: pad, Y: pad, W: k.w, H: k.h, Corner: 3 * k.u, U: k.u, High: k.high}
	lines := (k.most + k.perRow - 1) / k.perRow
	left, top := pad+(k.w-k.step*float64(k.perRow))/2, pad+(k.h-k.pitch*float64(lines))/2
	for i := range k.most {
		slab.Hollows = append(slab.Hollows, thing.Hollow{
			X: left + k.step*(float64(i%k.perRow)+0.5), Y: top + k.pitch*(float64(i/k.perRow)+0.5),
			R: math.Min(k.pitch, k.step) * 0.445, Plugged: !k.may(i + 1),
		})
	}
	return slab.Paint(k.w+2*pad, k.h+2*pad)
}

// may reports whether any bid can name the number n.
func (k *trayKey) may(n int) bool {
	if k.sums {
		return n != 1 && n != 3 && n != 11
	}
	return n <= k.open
}
