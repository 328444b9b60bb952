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
	win  [2][2][days + 1][][][full]float64 // by camp broken, dug in, days left, safe men, scouts and men
	left int                               // days left in the next rows to compute
	safe int                               // safe men in them
}

// A state holds everything that the rest of a century depends on. Broke and dug are 1 once
// camp was broken and the men dug in.
type state struct{ left, safe, scouts, men, broke, dug int }

// newPlan returns a plan for these rules, not computed yet.
func newPlan(t *agreement) *plan {
	pl := &plan{agreement: t, left: 1}
	for broke := range pl.win {
		for left := range days + 1 {
			for dug := range pl.win[broke] {
				for range pl.most(dug) + 1 {
					pl.win[broke][dug][left] = append(pl.win[broke][dug][left], make([][full]float64, pl.out()+1))
				}
			}
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

// out returns the most scouts who can be out.
func (pl *plan) out() int {
	if pl.sends {
		return scoutsMost
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
	for ; nodes > 0 && pl.left <= int(pl.days); nodes -= 2 * full * (pl.out() + 1) {
		for broke := range pl.win {
			for dug := range pl.win[broke] {
				if pl.safe > pl.most(dug) {
					continue
				}
				for scouts := range pl.out() + 1 {
					pl.row(state{left: pl.left, safe: pl.safe, scouts: scouts, broke: broke, dug: dug})
				}
			}
		}
		if pl.safe += pl.step(); pl.safe > pl.most(1) {
			pl.left, pl.safe = pl.left+1, 0
		}
	}
	return pl.left > int(pl.days)
}

// row computes the win chances of all numbers of men, in states otherwise like s.
func (pl *plan) row(s state) {
	for s.men = range full {
		pl.win[s.broke][s.dug][s.left][s.safe][s.scouts][s.men] = max(pl.throw(s), pl.dig(s))
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
	if s.scouts > 0 && k.turned > 0 {
		return max(pl.turn(s, k), pl.bare(s, k))
	}
	return pl.bare(s, k)
}

// turn returns the chance after a scout has come back and turned a bone of a cast.
func (pl *plan) turn(s state, k kind) float64 {
	s.scouts--
	return pl.next(s, s.men+k.turned)
}

// bare returns the chance after a cast has been taken as it is.
func (pl *plan) bare(s state, k kind) float64 {
	switch {
	case k.men == 0 && !k.venus && pl.sends:
		s.scouts = min(s.scouts+1, scoutsMost)
		return pl.next(s, s.men)
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
	return pl.win[s.broke][s.dug][s.left-1][s.safe][s.scouts][men]
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
	case Turn:
		return pl.turn(s, kindOf(p.lie))
	case Wait:
		return pl.bare(s, kindOf(p.lie))
	}
	return pl.throw(s)
}

// search returns what throwing two bones again makes of the delay on the table.
func (p *position) search() *search {
	kept := stay(p.lie)
	return &p.sought[slices.IndexFunc(p.sought, func(d search) bool { return d.kept == kept })]
}

func (p *position) state() state {
	s := state{left: int(p.days - p.day), safe: int(p.safe), scouts: int(p.scouts), men: int(p.men)}
	if p.broke {
		s.broke = 1
	}
	if p.dug {
		s.dug = 1
	}
	return s
}
