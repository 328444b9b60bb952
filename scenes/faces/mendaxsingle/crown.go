package mendaxsingle

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
	"knucklebones/sprites/thing"
)

// At the end of the game the table is cleared: the bones that the winner still has
// lie alone under the lamp, in a wreath.

// winner returns the first seat that still has bones, or 0.
func (s *snapshot) winner() int {
	for i, seat := range s.b.Seats {
		if seat.Left > 0 {
			return i
		}
	}
	return 0
}

// wreath returns the center and the diameter of the wreath, in pixels.
func (s *snapshot) wreath(in *table.Instant) (x, y, d float64) {
	f := in.Frame.Field
	d = math.Min(math.Min(f.W, f.H)*0.8, 110*in.Page.U)
	return f.X + f.W/2, f.Y + f.H*0.5, d
}

// drawCrown draws the lamp and the wreath; grown is their progress, 0 to 1.
func drawCrown(dst *ebiten.Image, in *table.Instant, s *snapshot, grown float64) {
	x, y, d := s.wreath(in)
	thing.Lamp(dst, x, y, d*0.62, 0.62*math.Min(1, grown*2))
	thing.Wreath(dst, x, y, d, math.Max(0, grown*1.6-0.6), true)
	in.Emblem(dst, s.winner(), x, y+d*0.44, d*0.17, math.Max(0, grown*3-2))
}

// crownHand moves the winner's bones into the wreath and fades out the others; grown is
// the progress, 0 to 1.
func (s *snapshot) crownHand(in *table.Instant, list []table.Laid, seats []int, grown float64) []table.Laid {
	x, y, d := s.wreath(in)
	k := animation.Ease(grown * 1.6)
	n := 0
	for i := range list {
		l := &list[i]
		l.Tag = ""
		if seats[i] != s.winner() {
			l.Gone = math.Max(l.Gone, math.Min(1, grown*3))
			continue
		}
		to := inWreath(n, s.b.Seats[seats[i]].Cast, x, y, d)
		l.X, l.Y, l.Size, l.Dim = l.X+(to.X-l.X)*k, l.Y+(to.Y-l.Y)*k, l.Size+(to.Size-l.Size)*k, l.Dim*(1-k)
		n++
	}
	return list
}

// inWreath returns the position of the i-th of n bones in a wreath centered at (x, y)
// with diameter d, in pixels.
func inWreath(i, n int, x, y, d float64) table.Laid {
	l := table.Laid{X: x, Y: y + d*0.02, Size: d * 0.12}
	if n > 1 {
		sin, cos := math.Sincos(2*math.Pi*float64(i)/float64(n) - math.Pi*0.75)
		l.X, l.Y, l.Size = x+d*0.15*cos, y+d*0.13*sin, d*0.095
	}
	return l
}
