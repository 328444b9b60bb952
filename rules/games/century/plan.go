package century

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
)

// A plan is the chance that the century will stand, with best play, for every
// number of days left, of men, and of men that are safe.
type plan struct {
	*table
	used  [days + 1][][full]float64 // days left, safe, men: the means against Venus is spent
	fresh [days + 1][full]float64   // days left, men: it is not
	left  int                       // days left, of the row reckoned next
	safe  int
	rows  int // of used: one for each number of men that may be safe
}

func newPlan(t *table) *plan {
	pl := &plan{table: t, rows: 1}
	if t.camp == digIn {
		pl.rows = full
	}
	for i := range pl.used {
		pl.used[i] = make([][full]float64, pl.rows)
	}
	pl.left = 1
	return pl
}

// run goes on by so many states and says whether the plan is whole.
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

// spent is the chance of a throw when nothing helps against Venus any more.
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

// throw is the chance of a throw when the means is not spent.
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

// stay is the chance once Venus has stolen everybody on the day with so many
// days left, itself included.
func (pl *plan) stay(left int) float64 { return pl.fresh[left-1][0] }

// leave is the chance once camp was broken on that day.
func (pl *plan) leave(left, men int) float64 {
	if pl.camp != breakCamp {
		return 0
	}
	return pl.used[left-1][0][men]
}

// dig is the chance if the day is spent to dig in.
func (pl *plan) dig(left, men int) float64 {
	if pl.camp != digIn || men == 0 {
		return 0
	}
	return pl.used[left-1][men][men]
}

// of is the chance with so many men, of a row.
func (*plan) of(row *[full]float64, men int) float64 {
	if men >= full {
		return 1
	}
	return row[men]
}

// chance is the chance of a move, from the plan.
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

// think makes up the mind of a computer player. The Centurion makes the move
// with the better chance, the Recruit any.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	moves := p.Moves(nil)
	if level == "random" || len(moves) == 1 {
		return func(int) (rules.Move, bool) { return moves[r.IntN(len(moves))], true }
	}
	pl := newPlan(p.table)
	return func(nodes int) (rules.Move, bool) {
		if !pl.run(nodes) {
			return rules.Move{}, false
		}
		if pl.chance(&p, moves[1]) > pl.chance(&p, moves[0]) {
			return moves[1], true
		}
		return moves[0], true
	}
}

// odds reckons the chance that the century will stand.
func odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	p := v.Sample(r).(position)
	if p.Turn() < 0 || p.phase == between {
		return func(int) (rules.Odds, bool) { return rules.Odds{}, true }
	}
	pl := newPlan(p.table)
	return func(nodes int) (rules.Odds, bool) {
		if !pl.run(nodes) {
			return rules.Odds{}, false
		}
		return p.odds(pl), true
	}
}

func (p *position) odds(pl *plan) rules.Odds {
	o := rules.Odds{Title: "Chance to raise the century", Note: "Exact.", Exact: true}
	moves := p.Moves(nil)
	if len(moves) > 1 {
		o.Note = "Exact, if you go on with the best choices."
	}
	for _, m := range moves {
		c := pl.chance(p, m)
		row := rules.OddsRow{
			Move: m, Label: label(m), Short: purse.ShortPerCent(c),
			Bars: []rules.Bar{{Size: min(c, 1), Text: purse.PerCent(c) + " stand"}},
		}
		if m.Verb == rules.Throw {
			row.Bars = append(row.Bars, p.today()...)
		}
		o.Rows = append(o.Rows, row)
	}
	if len(o.Rows) > 1 && pl.chance(p, moves[1]) > pl.chance(p, moves[0]) {
		o.Rows[0], o.Rows[1] = o.Rows[1], o.Rows[0]
	}
	o.Rows[0].Best = true
	return o
}

// today are the chances of the next cast.
func (p *position) today() []rules.Bar {
	recruits, venus, delay := 0.0, 0.0, 0.0
	for _, k := range p.kinds {
		switch {
		case k.venus:
			venus += k.p
		case k.men > 0:
			recruits += k.p
		case k.men == 0:
			delay += k.p
		}
	}
	return []rules.Bar{
		{Size: recruits, Text: purse.PerCent(recruits) + " recruits now"},
		{Size: delay, Text: purse.PerCent(delay) + " delay now", Risk: true},
		{Size: venus, Text: purse.PerCent(venus) + " Venus now", Risk: true},
	}
}
