package sparing

import (
	"math/rand/v2"

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

// look computes the estimate of a seat that is in. It assumes equal chances in
// every later round and in extra rounds.
func (p *position) look(seat int8) estimate {
	var now, fresh []rotation.Spread
	var wins []int
	me := 0
	for i := range p.rot.N {
		if !p.in.Has(int(i)) {
			continue
		}
		if i == seat {
			me = len(wins)
		}
		s := p.whole
		if p.rot.Done.Has(int(i)) {
			s = rotation.Surely(int(p.rot.Worth[i]))
		}
		now, fresh, wins = append(now, s), append(fresh, p.whole), append(wins, int(p.wins[i]))
	}
	f := future{me: me, wins: wins, each: rotation.Chances(fresh)[0].Alone}
	left := max(0, p.rounds-int(p.played)-1)
	chances := rotation.Chances(now)
	o := estimate{round: chances[me].Alone}
	nobody := 1.0
	for i, c := range chances {
		nobody -= c.Alone
		wins[i]++
		o.pot += c.Alone * f.share(0, left, 1)
		wins[i]--
	}
	o.pot += nobody * f.share(0, left, 1)
	return o
}

// A future is rounds in which each seat has the same chance.
type future struct {
	me   int
	wins []int
	each float64 // the chance of each to win a round
}

// share returns the expected share of the pot of seat me over all ways in which the
// seats from from on win some of left rounds; chance is the probability of what the
// seats before them have won.
func (f *future) share(from, left int, chance float64) float64 {
	if from == len(f.wins) {
		nobody := 1 - f.each*float64(len(f.wins))
		for range left {
			chance *= nobody
		}
		return chance * f.part()
	}
	sum, ways := 0.0, 1.0
	for n := 0; n <= left; n++ {
		sum += f.share(from+1, left-n, chance*ways)
		f.wins[from]++
		ways *= f.each * float64(left-n) / float64(n+1)
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
			Move: moves[0], Label: label(moves[0]), Short: purse.ShortPerCent(c.pot), Best: true, Worth: c.pot * p.coins.Prize(),
			Bars: []rules.Bar{
				{Size: min(c.pot, 1), Text: text.Of("{0} to win the pot", purse.PerCent(c.pot))},
				{Size: min(c.round, 1), Text: text.Of("{0} to win this round", purse.PerCent(c.round))},
				{Size: p.voids, Text: text.Of("{0} to be void", purse.PerCent(p.voids)), Risk: true},
			},
		}}}
		if p.spares > 0 {
			o.Note, o.Exact, o.Worths = "Assumes that nobody throws again.", false, false
		}
		return o
	}
	var list []purse.Prospect
	for _, m := range moves {
		x := purse.Prospect{Move: m, Label: label(m), Coins: p.gain(m, c.pot), Take: c.pot}
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
