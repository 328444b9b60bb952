package century

import (
	"slices"
	"sync"

	"knucklebones/rules"
)

// A plan is the chance that the century will stand, with best play, in every state:
// expectimax, from the last day back. It may be used concurrently.
type plan struct {
	*agreement
	mu   sync.Mutex
	win  [2][2][days + 1][][full]float64 // by camp broken, dug in, days left, safe men and men
	left int                             // days left in the next rows to compute
	safe int                             // safe men in them
}

// A state holds everything that the rest of a century depends on. Broke and dug are 1 once
// camp was broken and the men dug in.
type state struct{ left, safe, men, broke, dug int }

// newPlan returns a plan for these rules, not computed yet.
func newPlan(t *agreement) *plan {
	pl := &plan{agreement: t, left: 1}
	for broke := range pl.win {
		for left := range days + 1 {
			pl.win[broke][0][left] = make([][full]float64, pl.most(0)+1)
			pl.win[broke][1][left] = make([][full]float64, pl.most(1)+1)
		}
	}
	return pl
}

// most returns the most men who can be safe, by whether the men dug in.
func (pl *plan) most(dug int) int {
	switch {
	case pl.idle:
		return full
	case pl.digs && dug == 1:
		return full - 1
	}
	return 0
}

// step returns by how many men the numbers of safe men differ.
func (pl *plan) step() int {
	if pl.digs {
		return 1
	}
	return rank
}

// run continues for about that many states and reports whether the plan is
// complete.
func (pl *plan) run(nodes int) bool {
	pl.mu.Lock()
	defer pl.mu.Unlock()
	for ; nodes > 0 && pl.left <= days; nodes -= 2 * full {
		for broke := range pl.win {
			for dug := range pl.win[broke] {
				if pl.safe <= pl.most(dug) {
					pl.row(state{left: pl.left, safe: pl.safe, broke: broke, dug: dug})
				}
			}
		}
		if pl.safe += pl.step(); pl.safe > pl.most(1) {
			pl.left, pl.safe = pl.left+1, 0
		}
	}
	return pl.left > days
}

// row computes the win chances of all numbers of men, in states otherwise like s.
func (pl *plan) row(s state) {
	for s.men = range full {
		pl.win[s.broke][s.dug][s.left][s.safe][s.men] = max(pl.throw(s), pl.dig(s))
	}
}

// throw returns the win chance of throwing in state s.
func (pl *plan) throw(s state) (sum float64) {
	for _, k := range pl.kinds {
		if !pl.idle || k.venus || k.men != 0 {
			sum += k.p * pl.fallen(s, k)
		}
	}
	if pl.idle {
		for i := range pl.sought {
			sum += pl.sought[i].p * max(pl.build(s), pl.seek(s, &pl.sought[i]))
		}
	}
	return sum
}

// fallen returns the chance once a cast of a kind has fallen.
func (pl *plan) fallen(s state, k kind) float64 {
	switch {
	case !k.venus:
		return pl.next(s, max(0, s.men+k.men))
	case pl.breaks && s.broke == 0 && s.men > s.safe:
		return max(pl.stay(s), pl.leave(s))
	}
	return pl.stay(s)
}

// build returns the chance if ten men dig in; 0 if there is no room for more.
func (pl *plan) build(s state) float64 {
	if s.safe == full {
		return 0
	}
	s.safe = min(s.safe+rank, full)
	return pl.next(s, s.men)
}

// seek returns the chance before two bones of a delay are thrown again.
func (pl *plan) seek(s state, d *search) (sum float64) {
	for _, k := range d.kinds {
		sum += k.p * pl.fallen(s, k)
	}
	return sum
}

// stay returns the win chance after Venus has stolen every man who is not safe.
func (pl *plan) stay(s state) float64 { return pl.next(s, min(s.men, s.safe)) }

// leave returns the win chance after breaking camp, which saves all men from Venus.
func (pl *plan) leave(s state) float64 {
	s.broke = 1
	return pl.next(s, s.men)
}

// dig returns the win chance if the day is spent digging in, which makes all present
// men safe; 0 where that isn't allowed.
func (pl *plan) dig(s state) float64 {
	if !pl.digs || s.dug == 1 || s.men == 0 {
		return 0
	}
	s.dug, s.safe = 1, max(s.safe, s.men)
	return pl.next(s, s.men)
}

// next returns the win chance on the day after s, if the century then has that many
// men.
func (pl *plan) next(s state, men int) float64 {
	if men >= full {
		return 1
	}
	return pl.win[s.broke][s.dug][s.left-1][s.safe][men]
}

// chance returns the win chance, that the century will stand, after move m in position
// p.
func (pl *plan) chance(p *position, m rules.Move) float64 {
	s := p.state()
	switch m.Verb {
	case Break:
		return pl.leave(s)
	case Stay:
		return pl.stay(s)
	case Dig:
		return pl.dig(s)
	case Build:
		return pl.build(s)
	case Seek:
		return pl.seek(s, p.search())
	}
	return pl.throw(s)
}

// search returns what throwing two bones again makes of the delay on the table.
func (p *position) search() *search {
	kept := stay(p.lie)
	return &p.sought[slices.IndexFunc(p.sought, func(d search) bool { return d.kept == kept })]
}

func (p *position) state() state {
	s := state{left: days - int(p.day), safe: int(p.safe), men: int(p.men)}
	if p.broke {
		s.broke = 1
	}
	if p.dug {
		s.dug = 1
	}
	return s
}
