package knucklebones

import (
	"math"

	"knucklebones/rules"
)

// A round is a contest of m players with the smaller ones it leads to.
type round struct {
	*solver
	*contest
	m int
}

// worth returns the thrower's chance to win with each final score, if t others are tied
// on score b. With t 0 nobody has a score yet, and b is one more than the highest
// possible.
func (r *round) worth(t, b int) (u worth) {
	for s := range b {
		u[s] = r.lead(t)[s][0]
	}
	if t > 0 {
		u[b] = r.win[t+1][b][t]
	}
	return u
}

// lead returns, by score, the shares after the thrower has taken the lead alone and the
// t who led are beaten.
func (r *round) lead(t int) *[scores]share {
	if t == 0 {
		return &r.win[1]
	}
	return &r.contests[r.m-t].win[1]
}

// after returns the mean of the shares after the thrower's turn, if its score is
// distributed like d and t others are tied on score b before.
func (r *round) after(t, b int, d *spread) (sh share) {
	for s, p := range d {
		switch {
		case p == 0:
		case s < b:
			for i, x := range r.lead(t)[s][:r.m-t] {
				sh[t+i] += p * x
			}
		case s == b:
			for i, x := range r.win[t+1][b][:r.m] {
				sh[i] += p * x
			}
		default:
			for i, x := range r.contests[r.m-1].win[t][b][:r.m-1] {
				if i >= t {
					i++ // skip the thrower, who has lost
				}
				sh[i] += p * x
			}
		}
	}
	return sh
}

// settled is the largest change of a value for which the plans made for it are
// still used. Such a plan loses next to nothing, less than a hundred-millionth,
// since it only differs where two choices are almost equal.
const settled = 1e-6

// A work is a contest being solved. The best play depends on the value of a
// face-off of all players, which depends on the best play: so it iterates, from
// the plans for one guess to a better guess, until the guess is stable.
type work struct {
	round
	t, b   int // the next state of this iteration; t 0 is the beginning
	rounds int
	rest   [rules.MaxSeats + 1][scores]share   // the part of win without another tie
	more   [rules.MaxSeats + 1][scores]float64 // the chance of another tie
	level  [rules.MaxSeats + 1][scores]float64 // the value of a tie that the plan was made for
}

// newWork returns the work of solving the contest of one seat more than r has solved.
func newWork(r *solver) *work {
	w := &work{round: round{r, &contest{}, 2}}
	for r.contests[w.m] != nil {
		w.m++
	}
	for i := range w.m {
		w.fresh[i] = 1 / float64(w.m)
	}
	w.begin()
	return w
}

// begin starts a pass over the contest, which goes from its end to its beginning: if
// all seats end up tied, each has its chance in a fresh face-off.
func (w *work) begin() {
	for b := range scores {
		w.win[w.m][b] = w.fresh
	}
	w.t, w.b = w.m-1, 0
}

// state computes win[t][b] from the states that follow it. Between iterations
// only the value of a tie changes: while that hardly does, the plan is kept.
func (w *work) state(t, b int) {
	level := w.win[t+1][b][t]
	if w.rounds > 0 && math.Abs(level-w.level[t][b]) < settled {
		w.win[t][b] = w.link(t, b)
		return
	}
	w.level[t][b] = level
	worth := w.worth(t, b)
	v := w.falls.plan(&worth)
	d := w.falls.spread(&v, allNumbers)
	w.more[t][b] = d[b]
	d[b] = 0
	w.rest[t][b] = w.after(t, b, &d)
	w.win[t][b] = w.link(t, b)
}

// link returns the chance of each seat to win once seat t has its turn with b points to
// beat.
func (w *work) link(t, b int) share {
	sh := w.rest[t][b]
	for i := range w.m {
		sh[i] += w.more[t][b] * w.win[t+1][b][i]
	}
	return sh
}

// settle ends an iteration: it computes the share before the first throw with the plans
// made, and reports whether the contest is solved, as that share has hardly changed.
// Otherwise it begins the next iteration.
func (w *work) settle() bool {
	worth := w.worth(0, scores)
	v := w.falls.plan(&worth)
	d := w.falls.spread(&v, allNumbers)
	made := w.fresh
	for range 200 {
		next := w.after(0, scores, &d)
		moved := distance(&next, &w.fresh)
		w.fresh = next
		for b := range scores {
			w.win[w.m][b] = next
			for t := w.m - 1; t > 0; t-- {
				w.win[t][b] = w.link(t, b)
			}
		}
		if moved < alike {
			break
		}
	}
	w.rounds++
	if distance(&made, &w.fresh) < settled || w.rounds == 12 {
		return true
	}
	w.begin()
	return false
}

// distance returns the largest difference between two shares.
func distance(a, b *share) (d float64) {
	for i := range a {
		d = max(d, math.Abs(a[i]-b[i]))
	}
	return d
}
