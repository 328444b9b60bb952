package biga

import (
	"math/rand/v2"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/text"
)

// odds returns the search for the exact expected number of throws left.
func odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	p := v.Sample(r).(position)
	if p.Turn() != 0 {
		return func(int) (rules.Odds, bool) { return rules.Odds{}, true }
	}
	return func(int) (rules.Odds, bool) { return p.odds(), true }
}

func (p position) odds() rules.Odds {
	o := rules.Odds{Title: "Throws left on average", Note: "Exact.", Exact: true, Worths: true}
	best := p.best()
	for _, c := range p.choices() {
		row := p.row(c)
		if row.Best = c.Move == best; row.Best {
			o.Rows = slices.Insert(o.Rows, 0, row)
		} else {
			o.Rows = append(o.Rows, row)
		}
	}
	return o
}

// best returns the move after which the fewest throws are left, the first of equal ones.
func (p position) best() rules.Move {
	list := p.Moves(nil)
	best := list[0]
	for _, m := range list[1:] {
		if p.left(m.Verb) < p.left(best.Verb)-same {
			best = m
		}
	}
	return best
}

func (p position) row(c rules.Choice) rules.OddsRow {
	left := p.left(c.Move.Verb)
	home, gain, loss := p.brings(c.Move.Verb)
	figure := text.Of("{0}", text.Decimal(left))
	return rules.OddsRow{
		Move: c.Move, Label: c.Label, Short: figure, Worth: -left - float64(p.throws),
		Bars: []rules.Bar{
			{Size: min(1, left/max(1, p.chances().start())), Text: text.Of("{0} throws on average", figure)},
			{Size: home, Text: text.Of("{0} to get home now", purse.PerCent(home))},
			{Size: gain, Text: text.Of("{0} to move forward", purse.PerCent(gain))},
			{Size: loss, Text: text.Of("{0} to move back", purse.PerCent(loss)), Risk: true},
		},
	}
}

// brings returns the probabilities that the bones of a move lead to the goal, further on and
// back.
func (p position) brings(verb rules.Verb) (home, gain, loss float64) {
	switch {
	case verb == Second || verb == Whip && p.second:
		for _, w := range p.seconds() {
			switch {
			case w.To == goal:
				home += w.Chance
			case w.To > int(p.at):
				gain += w.Chance
			case w.To < int(p.at):
				loss += w.Chance
			}
		}
		return home, gain, loss
	case verb == Whip:
		return p.fates(int(p.was), p.lie.Len())
	case verb == One:
		return p.fates(int(p.at), 1)
	}
	return p.fates(int(p.at), p.opens())
}
