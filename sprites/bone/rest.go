package bone

import "sync"

// heart is the bone's centre of mass in its own frame, placed so that 3 is as
// likely as 4 and 1 as likely as 6.
var heart = vec{-0.01, 0, 0}

// A rest is a stable orientation: the bone stands on three of its corners with
// its weight between them.
type rest struct {
	side   int
	up     vec     // the up direction in the bone's frame
	turn   quat    // brings up upright, with yaw 0
	height float64 // height of the bone's middle over the table
	drop   float64 // height of the centre of mass over the table
}

// rests returns the stable orientations, the most stable of each side first.
var rests = sync.OnceValue(func() []rest {
	var out []rest
	for _, start := range []struct {
		side int
		up   vec
	}{{3, vec{0, 1, 0}}, {4, vec{0, -1, 0}}, {6, vec{1, 0, 0}}, {1, vec{-1, 0, 0}}} {
		out = append(out, settle(start.side, start.up))
	}
	return out
})

// restOn returns how a bone rests on the table with that side up.
func restOn(side int) rest {
	for _, r := range rests() {
		if r.side == side {
			return r
		}
	}
	panic("bone: no such side")
}

// settle returns the orientation near the direction up in which the bone rests stably
// on a side. It searches for the lowest centre of mass in ever smaller steps.
func settle(side int, up vec) rest {
	r := rest{side: side, up: up, drop: rise(up)}
	for step := 0.1; step > 1e-7; step *= 0.7 {
		for range 12 {
			r.tip(step)
		}
	}
	r.turn = between(r.up, vec{0, 0, 1})
	ahead := r.turn.of(vec{0, 0, 1})
	r.turn = between(vec{ahead.x, ahead.y, 0}.unit(), vec{0, 1, 0}).by(r.turn)
	r.height = r.drop - r.turn.of(heart).z
	return r
}

// tip moves up by one step if that lowers the centre of mass.
func (r *rest) tip(step float64) {
	e := r.up.cross(vec{0.3, 0.4, 0.86}).unit()
	f := r.up.cross(e)
	best := *r
	for _, d := range []vec{e, f, e.plus(f), e.minus(f)} {
		for _, s := range []float64{step, -step} {
			up := r.up.plus(d.times(s)).unit()
			if h := rise(up); h < best.drop {
				best.up, best.drop = up, h
			}
		}
	}
	*r = best
}

// rise returns the height of the centre of mass, in units, of a bone on the table whose
// direction up, in its own frame, points upward.
func rise(up vec) float64 {
	lowest := 0.0
	for _, c := range bone().corners {
		lowest = min(lowest, c.minus(heart).dot(up))
	}
	return -lowest
}
