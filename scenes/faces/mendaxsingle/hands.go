package mendaxsingle

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxsingle"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
)

// A hand lies in the place of its cup, two bones by two. Where many cups stand in a
// narrow row there is no space for that: then the hands share the space of the row
// and of the viewer's bones.

// narrow is the least width of the area for a hand, in units.
const narrow = 26

// shares reports whether hands leave the places of their cups because those are too
// narrow; u is pixels per unit.
func (s *snapshot) shares(u float64) bool {
	return s.slot(0, max(len(s.seats), 1)).W < narrow*u
}

// lies reports whether the bones of a seat lie in sight, or are about to as its cup rises.
func (s *snapshot) lies(seat int) bool {
	if !s.b.Open && !s.b.Bare || s.b.Seats[seat].Cast == 0 {
		return false
	}
	return s.b.Open || rules.Actor(seat) != s.shaker || s.cast >= 1
}

// group returns the bounds of a seat's hand, in pixels; u is the page's unit.
func (s *snapshot) group(seat int, u float64) ui.Rect {
	list := s.seats
	if !s.shares(u) {
		for i, k := range list {
			if k == seat {
				return s.slot(i, len(list))
			}
		}
		return s.bones()
	}
	if s.me >= 0 {
		list = append(list[:len(list):len(list)], int(s.me))
	}
	above := (len(list) + 1) / 2
	for i, k := range list {
		if k == seat {
			return s.share(i, above, len(list)-above)
		}
	}
	return s.bones()
}

// share returns the bounds of the i-th hand where hands share the space: above is the
// number of those in the upper row, and below of those in the lower one.
func (s *snapshot) share(i, above, below int) ui.Rect {
	row, n := s.cups, above
	if i >= above {
		row, n, i = s.own, below, i-above
	}
	w := row.W / float64(n)
	return ui.Rect{X: row.X + w*float64(i), Y: row.Y, W: w, H: row.H}
}

// spot returns the position, rotation and half length of bone i of n of a seat.
func (s *snapshot) spot(seat, i, n int, u float64) table.Laid {
	r := s.group(seat, u)
	r = centred(r, math.Min(r.W, r.H*1.9))
	if seat != int(s.me) || s.shares(u) { // beside its owner's emblem
		d := emblem(r, u) * 0.7
		r.X, r.W = r.X+d, r.W-d
	}
	cols := 2
	if r.W > r.H*2.4 || n < 3 && r.W > r.H*1.2 {
		cols = max(n, 1)
	}
	lines := (max(n, 1) + cols - 1) / cols
	in := n - i/cols*cols // in this line
	in = min(in, cols)
	w, h := r.W/float64(cols), r.H/float64(lines)
	size := math.Min(math.Min(w*0.45, h*0.47), 12*u)
	return table.Laid{
		Bone: -1,
		X:    r.X + r.W/2 + w*(float64(i%cols)-float64(in-1)/2) - w*0.03,
		Y:    r.Y + h*(float64(i/cols)+0.5) + 0.2*size,
		Size: size, Yaw: float64((seat*7+i*5)%12) * math.Pi / 6,
	}
}

// emblem returns the diameter of the owner's emblem beside a hand in r, in pixels.
func emblem(r ui.Rect, u float64) float64 { return math.Max(6*u, math.Min(10*u, r.W*0.2)) }

// drawOwners sets the emblem of each seat beside its hand.
func drawOwners(dst *ebiten.Image, in *table.Instant, s *snapshot) {
	u := in.Page.U
	for _, seat := range s.seats {
		if !s.lies(seat) {
			continue
		}
		r := s.group(seat, u)
		r = centred(r, math.Min(r.W, r.H*1.9))
		d := emblem(r, u)
		in.Emblem(dst, seat, r.X+d*0.64, r.Y+r.H/2, d, s.kept*s.count.lifted(seat))
	}
}

// mine marks the viewer's own bones, and moves them to the place of their hand where
// hands share the space.
func (s *snapshot) mine(in *table.Instant, lying []table.Laid) []table.Laid {
	list := lying[:0]
	n, k := 0, s.count.glided()*animation.Ease(s.tidied)
	if s.me >= 0 {
		n = s.b.Seats[s.me].Hand.Len()
	}
	for _, l := range lying {
		if l.Bone < 0 || !s.marked(&l, int(s.me), l.Bone) {
			continue
		}
		if s.shares(in.Page.U) {
			to := s.spot(int(s.me), l.Bone, n, in.Page.U)
			l.X, l.Y, l.Size = l.X+(to.X-l.X)*k, l.Y+(to.Y-l.Y)*k, l.Size+(to.Size-l.Size)*k
		}
		list = append(list, l)
	}
	return list
}

// hand appends a seat's bones to list, at their spots and marked as far as the count has
// reached them; those that have left the table are left out. u is the page's unit in pixels.
func (s *snapshot) hand(list []table.Laid, seat int, u float64) []table.Laid {
	sides := s.b.Seats[seat].Hand.Sides(nil)
	for i, side := range sides {
		l := s.spot(seat, i, len(sides), u)
		l.Side = side
		if s.marked(&l, seat, i) {
			list = append(list, l)
		}
	}
	return list
}

// marked sets on l, bone i of a seat, the tag of a bone that counts and the shade of
// one that does not, and returns false if the bone has left the table. Before a doubt
// each bone has its number as tag.
func (s *snapshot) marked(l *table.Laid, seat, i int) bool {
	c := &s.count
	if !s.b.Open {
		l.Tag, l.Brass = numbered(&s.b, l.Side)
		return true
	}
	l.Tag, l.Brass = "", false
	if counts(&s.b, l.Side) > 0 {
		if c.says(seat, i) {
			l.Tag, l.Brass = words.Int(l.Side), true
		}
	} else if c.looked(seat) {
		l.Dim = 0.8
	}
	if rules.Actor(seat) == s.b.Loser && i == c.thrown {
		l.Gone = c.gone()
	}
	l.Gone = 1 - (1-l.Gone)*s.kept
	return l.Gone < 1
}

// dimLast sorts bones that are dim or leaving behind the others, which lets each kind be
// drawn together.
func dimLast(list []table.Laid) []table.Laid {
	for i := range list {
		for k := i; k > 0 && list[k].Dim+list[k].Gone < list[k-1].Dim+list[k-1].Gone; k-- {
			list[k], list[k-1] = list[k-1], list[k]
		}
	}
	return list
}

// tag returns the text on the disc of one of the viewer's bones, and whether the disc is
// brass because the bone counts for the last bid.
func tag(v *rules.View, i int) (said string, brass bool) {
	b := boardOf(v)
	return numbered(&b, int(v.Bones[i].Side))
}

// numbered returns the text on the disc of a bone with that side up before the doubt, and
// whether it counts for the last bid.
func numbered(b *game.Board, side int) (said string, brass bool) {
	return words.Int(side), len(b.Calls) > 0 && !b.Summing && counts(b, side) > 0
}
