package bestcast

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// fines returns the chance that a cast that counts has to pay a fine, and one such cast
// as an example. Whether a cast pays does not depend on the pot.
func (t *agreement) fines() (chance float64, one tali.Hand) {
	pays, counts := 0.0, 0.0
	for _, o := range t.four {
		h := tali.Hand(o.Move.N)
		if t.Worth(h) == rotation.Void {
			continue
		}
		counts += float64(o.Weight)
		if t.Fine(h, t.ante) > 0 {
			pays += float64(o.Weight)
			one = h
		}
	}
	return pays / counts, one
}

// chance returns the share of the pot that a seat can expect, assuming that
// nobody else goes out or drops.
func (p *position) chance(seat int8) float64 {
	if p.Second > 0 {
		return p.outlook(int(seat)).chance()
	}
	var list []rotation.Spread
	me := 0
	for i := range p.rot.N {
		if !p.rot.In.Has(int(i)) {
			continue
		}
		if i == seat {
			me = len(list)
		}
		list = append(list, p.spread(i))
	}
	return rotation.Chances(list)[me].Share
}

// spread returns the distribution of the worth that a seat's cast has in this rotation;
// it is certain once the seat has cast.
func (p *position) spread(seat int8) rotation.Spread {
	switch {
	case p.rot.Done.Has(int(seat)):
		return rotation.Surely(int(p.rot.Worth[seat]))
	case p.half && seat == p.rot.Seat:
		s, void := rotation.SpreadOf(p.pairs, p.lie, p.Worth)
		return p.whole.Mix(void, s)
	}
	return p.whole
}

// Odds returns the search for the odds of the seat that acts: the coins and the
// pot it can expect.
func Odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	p := v.Sample(r).(position)
	return func(int) (rules.Odds, bool) {
		if p.Turn() < 0 || p.phase == opening || p.phase == between {
			return rules.Odds{}, true
		}
		return p.odds(), true
	}
}

func (p position) odds() rules.Odds {
	if p.phase == deciding {
		return p.secondOdds()
	}
	c := p.chance(int8(p.Turn()))
	o := rules.Odds{Title: "Chance to win the pot", Note: "Exact, if nobody else goes out.", Exact: true, Win: p.pots == 1}
	if p.Second > 0 {
		o.Note = secondNote
	}
	moves := p.Moves(nil)
	if len(moves) == 1 {
		row := rules.OddsRow{
			Move: moves[0], Label: p.label(moves[0]), Short: purse.ShortPerCent(c), Best: true,
			Bars: []rules.Bar{{Size: min(c, 1), Text: text.Of("{0} to win the pot", purse.PerCent(c))}},
		}
		if p.fined > 0 && !p.half {
			row.Bars = append(row.Bars, rules.Bar{Size: p.fined, Text: text.Of("{0} to pay now", purse.PerCent(p.fined)), Risk: true})
		}
		o.Rows = []rules.OddsRow{row}
		return o
	}
	var list []purse.Prospect
	for _, m := range moves {
		x := purse.Prospect{Move: m, Label: p.label(m), Coins: p.gain(m, c), Take: c}
		if m.Verb == Drop {
			x.Take = 0
		}
		list = append(list, x)
	}
	return rules.Odds{
		Title: "Coins won or lost on average", Note: "Assumes that everyone else matches.", Worths: true,
		Rows: purse.Rows(list, p.Coins()),
	}
}

// gain returns the coins that move m nets from here on, for a seat with the chance c of
// the pot, if all seats still to answer match.
func (p *position) gain(m rules.Move, c float64) float64 {
	pot, ante := float64(p.coins.Pot()), float64(p.ante)
	switch m.Verb {
	case Raise:
		return c*(pot+ante*float64(p.rot.In.Count())) - ante
	case Match:
		return c*(pot+ante*float64(p.toAnswer())) - ante
	case Drop:
		return 0
	}
	return c * pot
}

// toAnswer returns the number of seats that still have to answer a raise.
func (p *position) toAnswer() int {
	n := 1
	for s := p.asked; ; n++ {
		if s = int8(p.rot.In.Next(int(s)+1, int(p.rot.N))); s == p.rot.Seat {
			return n
		}
	}
}
