package sparing

import (
	"math/rand/v2"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/text"
)

// An estimate is the expected result of a seat, if nobody else resigns.
type estimate struct {
	round float64 // the chance to win this round
	pot   float64 // the expected share of the pot
}

// look computes the estimate of a seat that is in, before it throws. It assumes that nobody
// throws again in this round, but for the pot between two seats, which is solved.
func (p *position) look(seat int8) estimate {
	o := p.outlook(int(seat), p.spent)
	e := o.of(func(i int) rotation.Spread {
		if p.rot.Done.Has(i) {
			return rotation.Surely(int(p.rot.Worth[i]))
		}
		return p.whole
	})
	if c, ok := p.solved(int(seat)); ok {
		e.pot = c.toThrow(p.again)
	}
	return e
}

// An outlook holds what a seat can expect of the pot after the current round.
type outlook struct {
	seats  []int     // that are in
	me     int       // index of the seat among them
	prizes []float64 // its expected share of the pot if that seat wins the round; the last if nobody does
}

// outlook returns the outlook of a seat if the seats have spent so many spare throws by the end
// of the round.
func (p *position) outlook(seat int, spent [seatsMost]int8) outlook {
	o := outlook{seats: p.in.List()}
	f := future{}
	var spares []int
	for i, s := range o.seats {
		if s == seat {
			o.me, f.me = i, i
		}
		f.wins, spares = append(f.wins, int(p.wins[s])), append(spares, p.spares-int(spent[s]))
	}
	left := max(0, p.rounds-int(p.played)-1)
	f.each = p.later(left, spares)
	for i := range o.seats {
		f.wins[i]++
		o.prizes = append(o.prizes, f.share(0, left, 1))
		f.wins[i]--
	}
	o.prizes = append(o.prizes, f.share(0, left, 1))
	return o
}

// of returns the estimate if the casts of the seats in this round have these distributions.
func (o *outlook) of(cast func(seat int) rotation.Spread) (e estimate) {
	var casts []rotation.Spread
	for _, s := range o.seats {
		casts = append(casts, cast(s))
	}
	nobody := 1.0
	for i, c := range rotation.Chances(casts) {
		if i == o.me {
			e.round = c.Alone
		}
		nobody -= c.Alone
		e.pot += c.Alone * o.prizes[i]
	}
	e.pot += nobody * o.prizes[len(o.seats)]
	return e
}

// later returns the chances of seats with so many spare throws to win each of the rounds left.
func (p *position) later(left int, spares []int) (each []float64) {
	n := len(spares)
	base := rotation.Chances(slices.Repeat([]rotation.Spread{p.whole}, n))[0].Alone
	sum := 0.0
	for _, k := range spares {
		x := base
		if k > 0 && left > 0 {
			x += p.spending()[left][k] / float64(left)
		}
		each, sum = append(each, x), sum+x
	}
	for i := range each {
		each[i] *= base * float64(n) / sum
	}
	return each
}

// A future is rounds in which each seat has a chance to win that stays the same.
type future struct {
	me   int
	wins []int
	each []float64 // the chance of each to win a round
}

// share returns the expected share of the pot of seat me over all ways in which the
// seats from from on win some of left rounds; chance is the probability of what the
// seats before them have won.
func (f *future) share(from, left int, chance float64) float64 {
	if from == len(f.wins) {
		nobody := 1.0
		for _, x := range f.each {
			nobody -= x
		}
		for range left {
			chance *= nobody
		}
		return chance * f.part()
	}
	sum, ways := 0.0, 1.0
	for n := 0; n <= left; n++ {
		sum += f.share(from+1, left-n, chance*ways)
		f.wins[from]++
		ways *= f.each[from] * float64(left-n) / float64(n+1)
	}
	f.wins[from] -= left + 1
	return sum
}

// part returns the share of the pot that seat me gets with the rounds won so far:
// nothing if beaten, else an equal part among those level.
func (f *future) part() float64 {
	level := 0
	for _, n := range f.wins {
		switch {
		case n > f.wins[f.me]:
			return 0
		case n == f.wins[f.me]:
			level++
		}
	}
	return 1 / float64(level)
}

// odds returns the search for the odds of the seat that acts.
func odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	p := v.Sample(r).(position)
	return func(int) (rules.Odds, bool) {
		if p.Turn() < 0 {
			return rules.Odds{}, true
		}
		return p.odds(), true
	}
}

func (p *position) odds() rules.Odds {
	if p.phase == keeping {
		return p.spareOdds()
	}
	c := p.look(int8(p.Turn()))
	moves := p.Moves(nil)
	if len(moves) == 1 {
		o := rules.Odds{Title: "Chance to win the pot", Note: "Exact.", Exact: true, Win: true, Worths: true, Rows: []rules.OddsRow{{
			Move: moves[0], Label: p.label(moves[0]), Short: purse.ShortPerCent(c.pot), Best: true, Worth: c.pot * p.coins.Prize(),
			Bars: []rules.Bar{
				{Size: min(c.pot, 1), Text: text.Of("{0} to win the pot", purse.PerCent(c.pot))},
				{Size: min(c.round, 1), Text: text.Of("{0} to win this round", purse.PerCent(c.round))},
			},
		}}}
		if p.voids > 0 {
			o.Rows[0].Bars = append(o.Rows[0].Bars, rules.Bar{Size: p.voids, Text: text.Of("{0} to be void", purse.PerCent(p.voids)), Risk: true})
		}
		if solved := p.in.Count() == 2 && !p.double; p.spares > 0 && solved {
			o.Note = solvedNote
		} else if p.spares > 0 {
			o.Note, o.Exact, o.Worths = "Assumes that nobody throws again.", false, false
		}
		return o
	}
	var list []purse.Prospect
	for _, m := range moves {
		x := purse.Prospect{Move: m, Label: p.label(m), Coins: p.gain(m, c.pot), Take: c.pot}
		if m.Verb == Resign {
			x.Take = 0
		}
		list = append(list, x)
	}
	o := rules.Odds{
		Title: "Coins won or lost on average", Note: "Assumes that everyone else matches.", Worths: true,
		Rows: purse.Rows(list, p.Coins()),
	}
	if p.in.Count() == 2 {
		o.Note, o.Exact = "Exact, if both always make the best choice.", true
	}
	return o
}

// gain returns the coins that the asked seat nets from here on by move m, if it wins
// the pot with chance c and all who are still to answer match. Between two seats the
// result is exact.
func (p *position) gain(m rules.Move, c float64) float64 {
	if p.in.Count() == 2 {
		return p.duelGain(m)
	}
	pot, stake := float64(p.coins.Pot()), float64(p.stake)
	switch m.Verb {
	case Double:
		return c*(pot+stake*float64(p.in.Count())) - stake
	case Match:
		n := 1
		for s := p.in.Next(int(p.asked)+1, int(p.rot.N)); s != int(p.offered); n++ {
			s = p.in.Next(s+1, int(p.rot.N))
		}
		return c*(pot+stake*float64(n)) - stake
	case Resign:
		return 0
	}
	return c * pot
}
