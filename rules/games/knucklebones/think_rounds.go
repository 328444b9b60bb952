package knucklebones

import (
	"math"

	"knucklebones/rules"
)

// A round is a contest of m players with the smaller ones it leads to.
type round struct {
	*reckoner
	*contest
	m int
}

// worth is what each score is worth to one who throws with t others level on
// b; with t 0 nobody has a score yet, and b is one more than any.
func (r *round) worth(t, b int) (u worth) {
	for s := range b {
		u[s] = r.lead(t)[s][0]
	}
	if t > 0 {
		u[b] = r.win[t+1][b][t]
	}
	return u
}

// lead is the states in which the thrower, with t others level before, has
// come to lead alone.
func (r *round) lead(t int) *[scores]share {
	if t == 0 {
		return &r.win[1]
	}
	return &r.contests[r.m-t].win[1]
}

// after is the share once the thrower has a score that falls as d says.
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
					i++ // the thrower, who has lost, stood before this one
				}
				sh[i] += p * x
			}
		}
	}
	return sh
}

// settled is how little a worth may change for the plans made for it to stand. A
// plan that is best for a worth so near loses next to nothing, since near its best
// a choice between two is one between equals: less than a hundred-millionth.
const settled = 1e-6

// A work is a contest being reckoned. Everyone's best play depends on what a
// face-off of all players is worth, which depends on everyone's best play: so
// it goes round, from the plans for one guess to a better guess, until the
// guess stands.
type work struct {
	round
	t, b   int // the next state of this round; t 0 is the beginning
	rounds int
	rest   [rules.MaxSeats + 1][scores]share   // of win, what does not come from one more being level
	more   [rules.MaxSeats + 1][scores]float64 // the chance that one more is level
	level  [rules.MaxSeats + 1][scores]float64 // what being level was worth to that plan
}

func newWork(r *reckoner) *work {
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

func (w *work) begin() {
	for b := range scores {
		w.win[w.m][b] = w.fresh
	}
	w.t, w.b = w.m-1, 0
}

// state reckons win[t][b] from the states that follow it. What a plan weighs is
// the same in every round but for the worth of being level: while that hardly
// changes, the plan stands.
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

func (w *work) link(t, b int) share {
	sh := w.rest[t][b]
	for i := range w.m {
		sh[i] += w.more[t][b] * w.win[t+1][b][i]
	}
	return sh
}

// settle finds the fresh share that the plans of this round lead to, and says
// whether it is the one they were made for.
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

func distance(a, b *share) (d float64) {
	for i := range a {
		d = max(d, math.Abs(a[i]-b[i]))
	}
	return d
}
