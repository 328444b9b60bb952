package sparing

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/text"
)

// chancesOf returns the chances of the seat asked to win the round with the cast that lies and
// with a new one. Those who throw after it are taken to throw again, if they can, what does
// not lead.
func (p *position) chancesOf() (stands, again float64) {
	now := int(p.rot.Worth[p.asked])
	r := p.rot
	r.TakeBack(int(p.asked))
	target := 0
	for _, seat := range r.Best().List() {
		target = int(r.Worth[seat])
	}
	for worth, x := range p.whole {
		if x > 0 {
			again += x * p.aloneWith(worth, max(target, worth))
		}
	}
	return p.aloneWith(now, max(target, now)), again
}

// aloneWith returns the chance of the seat asked to win the round with a cast of that worth, where the
// best cast so far is worth target.
func (p *position) aloneWith(worth, target int) float64 {
	casts := []rotation.Spread{rotation.Surely(worth)}
	for seat := range int(p.rot.N) {
		switch {
		case seat == int(p.asked) || !p.rot.In.Has(seat):
		case p.rot.Done.Has(seat):
			casts = append(casts, rotation.Surely(int(p.rot.Worth[seat])))
		case p.left(seat) > 0:
			casts = append(casts, renewed(p.whole, target))
		default:
			casts = append(casts, p.whole)
		}
	}
	return rotation.Chances(casts)[0].Alone
}

// renewed returns the distribution of the worth of a cast that is thrown again unless it is
// above a target.
func renewed(s rotation.Spread, target int) rotation.Spread {
	below := 0.0
	for worth, x := range s {
		if worth <= target {
			below += x
		}
	}
	for worth, x := range s {
		s[worth] = below * x
		if worth > target {
			s[worth] += x
		}
	}
	return s
}

// threshold returns, by the rounds left after this one and the spare throws left, by how
// much a spare throw has to raise the chance to win the round for it to be spent now. It
// takes the seat to throw first in each round, against that many seats without spare throws.
func (t *table) threshold(seats int) [][]float64 {
	gains := t.gains(seats)
	worth := make([][]float64, roundsMost+1) // rounds that spare throws win, by rounds and spares left
	worth[0] = make([]float64, t.spares+1)
	for left := 1; left <= roundsMost; left++ {
		worth[left] = make([]float64, t.spares+1)
		for n := range worth[left] {
			for _, g := range gains {
				now := worth[left-1][n]
				if n > 0 {
					now = max(now, g.by+worth[left-1][n-1])
				}
				worth[left][n] += g.chance * now
			}
		}
	}
	for left := range worth {
		for n := t.spares; n > 0; n-- {
			worth[left][n] -= worth[left][n-1]
		}
	}
	return worth
}

// A gain is by how much a new cast raises the chance to win a round, and how often it does.
type gain struct{ by, chance float64 }

// gains returns what a new cast brings to a seat that throws first, by its cast.
func (t *table) gains(seats int) (list []gain) {
	others := slices.Repeat([]rotation.Spread{t.whole}, seats-1)
	mean := rotation.Chances(append([]rotation.Spread{t.whole}, others...))[0].Alone
	for worth, x := range t.whole {
		if x > 0 {
			alone := rotation.Chances(append([]rotation.Spread{rotation.Surely(worth)}, others...))[0].Alone
			list = append(list, gain{mean - alone, x})
		}
	}
	return list
}

// spend returns the better move of the seat asked: a spare throw is spent if it gains more
// now than it is expected to gain later.
func (p *position) spend() rules.Move {
	stands, again := p.chancesOf()
	after := max(0, p.rounds-int(p.played)-1)
	return keepIf(again-stands <= p.spending()[after][p.left(int(p.asked))])
}

// spareOdds returns the odds of keeping a cast and of throwing again.
func (p *position) spareOdds() rules.Odds {
	stands, again := p.chancesOf()
	best := p.spend()
	o := rules.Odds{Title: "Chance to win this round", Note: "A spare throw may be worth more in a later round."}
	for _, m := range p.Moves(nil) {
		x := stands
		if m.Verb == Again {
			x = again
		}
		row := rules.OddsRow{
			Move: m, Label: label(m), Short: purse.ShortPerCent(x), Best: m == best,
			Bars: []rules.Bar{{Size: min(x, 1), Text: text.Of("{0} to win this round", purse.PerCent(x))}},
		}
		if row.Best {
			o.Rows = slices.Insert(o.Rows, 0, row)
		} else {
			o.Rows = append(o.Rows, row)
		}
	}
	return o
}
