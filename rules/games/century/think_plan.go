package century

import "knucklebones/rules"

// A plan is the chance that the century will stand, with best play, by days
// left, men, and men that are safe: expectimax, from the last day back.
type plan struct {
	*agreement
	used  [days + 1][][full]float64 // by days left, safe men and men, once the protection is used
	fresh [days + 1][full]float64   // by days left and men, before it is used
	left  int                       // days left in the next row to compute
	safe  int
	rows  int // rows of used: one for each possible number of safe men
}

func newPlan(t *agreement) *plan {
	pl := &plan{agreement: t, rows: 1}
	if t.camp == digIn {
		pl.rows = full
	}
	for i := range pl.used {
		pl.used[i] = make([][full]float64, pl.rows)
	}
	pl.left = 1
	return pl
}

// run continues for about that many states and reports whether the plan is
// complete.
func (pl *plan) run(nodes int) bool {
	for ; nodes > 0 && pl.left <= days; nodes -= full {
		if pl.safe == pl.rows {
			for men := range full {
				pl.fresh[pl.left][men] = max(pl.throw(pl.left, men), pl.dig(pl.left, men))
			}
			pl.left, pl.safe = pl.left+1, 0
			continue
		}
		for men := range full {
			pl.used[pl.left][pl.safe][men] = pl.spent(pl.left, pl.safe, men)
		}
		pl.safe++
	}
	return pl.left > days
}

// spent returns the chance before a throw once the protection is used.
func (pl *plan) spent(left, safe, men int) float64 {
	sum := 0.0
	for _, k := range pl.kinds {
		to := max(0, men+k.men)
		if k.venus {
			to = min(men, safe)
		}
		sum += k.p * pl.of(&pl.used[left-1][safe], to)
	}
	return sum
}

// throw returns the chance before a throw while the protection is unused.
func (pl *plan) throw(left, men int) float64 {
	sum := 0.0
	for _, k := range pl.kinds {
		if k.venus {
			sum += k.p * max(pl.stay(left), pl.leave(left, men))
			continue
		}
		sum += k.p * pl.of(&pl.fresh[left-1], max(0, men+k.men))
	}
	return sum
}

// stay returns the chance after Venus has stolen everybody on the day with that
// many days left, itself included.
func (pl *plan) stay(left int) float64 { return pl.fresh[left-1][0] }

// leave returns the chance after camp was broken on that day.
func (pl *plan) leave(left, men int) float64 {
	if pl.camp != breakCamp {
		return 0
	}
	return pl.used[left-1][0][men]
}

// dig returns the chance if the day is spent digging in.
func (pl *plan) dig(left, men int) float64 {
	if pl.camp != digIn || men == 0 {
		return 0
	}
	return pl.used[left-1][men][men]
}

// of returns the chance with that many men, from a row.
func (*plan) of(row *[full]float64, men int) float64 {
	if men >= full {
		return 1
	}
	return row[men]
}

// chance returns the chance after a move.
func (pl *plan) chance(p *position, m rules.Move) float64 {
	left, men := days-int(p.day), int(p.men)
	switch {
	case m.Verb == Break:
		return pl.leave(left, men)
	case m.Verb == Stay:
		return pl.stay(left)
	case m.Verb == Dig:
		return pl.dig(left, men)
	case p.used:
		return pl.spent(left, int(p.safe), men)
	}
	return pl.throw(left, men)
}
