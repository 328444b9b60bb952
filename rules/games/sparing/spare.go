package sparing

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/text"
)

// choices returns what the seat asked can expect with the cast that lies and with a new one.
// Those who throw after it are taken to throw again, if they can, what does not lead.
func (p *position) choices() (stands, again estimate) {
	seat := int(p.asked)
	kept := p.outlook(seat, p.spent)
	spent := p.spent
	spent[seat]++
	thrown := p.outlook(seat, spent)
	now := int(p.rot.Worth[seat])
	r := p.rot
	r.TakeBack(seat)
	target := 0
	for _, best := range r.Best().List() {
		target = int(r.Worth[best])
	}
	for worth, x := range p.whole {
		if x > 0 {
			e := p.with(&thrown, worth, target)
			again.round += x * e.round
			again.pot += x * e.pot
		}
	}
	stands = p.with(&kept, now, target)
	if c, ok := p.solved(seat); ok {
		stands.pot, again.pot = c.toKeep(now)
	}
	return stands, again
}

// with returns the estimate of the seat asked with a cast of that worth, where the best of the
// others so far is worth target.
func (p *position) with(o *outlook, worth, target int) estimate {
	return o.of(func(seat int) rotation.Spread {
		switch {
		case seat == int(p.asked):
			return rotation.Surely(worth)
		case p.rot.Done.Has(seat):
			return rotation.Surely(int(p.rot.Worth[seat]))
		case p.left(seat) > 0:
			return renewed(p.whole, max(target, worth))
		}
		return p.whole
	})
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

// spend returns, by the rounds left and the spare throws left, how many rounds the spare
// throws are expected to win, each spent where it brings most. It takes the seat to throw first
// in each round, against that many seats without spare throws.
func (t *table) spend(seats int) [][]float64 {
	gains := t.gains(seats)
	worth := make([][]float64, roundsMost+1)
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

// better returns the move of the seat asked with which it can expect more of the pot.
func (p *position) better() rules.Move {
	stands, again := p.choices()
	return keepIf(again.pot <= stands.pot)
}

// spareOdds returns the odds of keeping a cast and of throwing again.
func (p *position) spareOdds() rules.Odds {
	stands, again := p.choices()
	best := keepIf(again.pot <= stands.pot)
	o := rules.Odds{Title: "Chance to win the pot", Note: spareNote, Win: true}
	if _, solved := p.solved(int(p.asked)); solved {
		o.Note, o.Exact, o.Worths = solvedNote, true, true
	}
	for _, m := range p.Moves(nil) {
		e := stands
		if m.Verb == Again {
			e = again
		}
		row := rules.OddsRow{
			Move: m, Label: p.label(m), Short: purse.ShortPerCent(e.pot), Best: m == best, Worth: e.pot * p.coins.Prize(),
			Bars: []rules.Bar{
				{Size: min(e.pot, 1), Text: text.Of("{0} to win the pot", purse.PerCent(e.pot))},
				{Size: min(e.round, 1), Text: text.Of("{0} to win this round", purse.PerCent(e.round))},
			},
		}
		if row.Best {
			o.Rows = slices.Insert(o.Rows, 0, row)
		} else {
			o.Rows = append(o.Rows, row)
		}
	}
	return o
}

// spareNote says what the odds of a spare throw rest on.
const spareNote text.Text = "Estimated. A spare throw you keep helps in later rounds."

// solvedNote says what they rest on between two seats, where the chance to win the pot is solved.
const solvedNote text.Text = "Exact for the pot, if both play well. The round is estimated."
