package oddsout

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
)

// heap holds the places of a lane's lost stones, the newest first, in stone widths to
// the right and down from where one rolls to. Each new stone knocks the others on by one
// place; stones beyond the last place lie under it.
var heap = [...][2]float64{{0, 0}, {0.62, -0.8}, {0.56, 0.84}, {1.2, 0.08}, {-0.2, -1.3}, {-0.24, 1.3}}

// knock is the fraction of its way out at which a stone meets the one that lay there.
const knock = 0.55

// earlier returns the number of stones that a lane has lost to this pot, without the one
// that its current cast shows as lost.
func earlier(in *table.Instant, s *casting.Scene, seat int) int {
	n := s.Casts[seat].Lost
	if stonesOf(s, seat)%2 == 1 && !(seat == s.Mover && moving(in, s)) {
		n--
	}
	return n
}

// pushed returns how far a lane's earlier lost stones have been pushed on by the newest
// one, 0 to 1.
func pushed(in *table.Instant, s *casting.Scene, seat int) float64 {
	if seat != s.Mover || !moving(in, s) {
		return float64(stonesOf(s, seat) % 2)
	}
	l := layingOf(in, s)
	if !l.odd {
		return 0
	}
	left := 1 - animation.Progress(l.ms, l.meets()+knock*rolls, l.done())
	return 1 - left*left
}

// drawEarlier draws the stones that a lane has lost until the pot is won.
func drawEarlier(dst *ebiten.Image, in *table.Instant, s *casting.Scene, lay *layout, seat int) {
	n := earlier(in, s, seat)
	if s.Over || n <= 0 {
		return
	}
	push := pushed(in, s, seat)
	for k := min(n, len(heap)) - 1; k >= 0; k-- {
		x, y := lay.lost(seat)
		from, to := heap[k], heap[min(k+1, len(heap)-1)]
		x += (from[0] + (to[0]-from[0])*push) * lay.stone
		y += (from[1] + (to[1]-from[1])*push) * lay.stone
		drawStone(dst, ruddy, x, y, lay.stone, seat+n-k+int(push*5), 1, in.Page.High)
	}
}

// knocks returns the milliseconds until the leaving stone hits one that lies there.
func (l laying) knocks() int { return int(math.Round(l.meets() + knock*rolls)) }
