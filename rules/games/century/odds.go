package century

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/text"
)

// odds returns the search for the chance that the century will stand.
func odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	p := v.Sample(r).(position)
	if p.Turn() < 0 || p.phase == between {
		return func(int) (rules.Odds, bool) { return rules.Odds{}, true }
	}
	pl := p.plan()
	return func(nodes int) (rules.Odds, bool) {
		if !pl.run(nodes) {
			return rules.Odds{}, false
		}
		return p.odds(pl), true
	}
}

func (p *position) odds(pl *plan) rules.Odds {
	o := rules.Odds{Title: "Chance to raise the century", Note: "Exact.", Exact: true, Win: !p.cohort, Worths: !p.cohort}
	moves := p.Moves(nil)
	if len(moves) > 1 {
		o.Note = "Exact, if you make the best choices from here."
	}
	for _, m := range moves {
		c := pl.chance(p, m)
		row := rules.OddsRow{
			Move: m, Label: p.label(m), Short: purse.ShortPerCent(c), Worth: c,
			Bars: []rules.Bar{{Size: min(c, 1), Text: text.Of("{0} to succeed", purse.PerCent(c))}},
		}
		switch m.Verb {
		case rules.Throw:
			row.Bars = append(row.Bars, today(p.kinds)...)
		case Seek:
			row.Bars = append(row.Bars, today(p.search().kinds)...)
		}
		o.Rows = append(o.Rows, row)
	}
	if len(o.Rows) > 1 && pl.chance(p, moves[1]) > pl.chance(p, moves[0]) {
		o.Rows[0], o.Rows[1] = o.Rows[1], o.Rows[0]
	}
	o.Rows[0].Best = true
	return o
}

// today returns the chances of the next cast as bars, by its kinds.
func today(kinds []kind) []rules.Bar {
	recruits, venus, delay, losses := 0.0, 0.0, 0.0, 0.0
	for _, k := range kinds {
		switch {
		case k.venus:
			venus += k.p
		case k.men > 0:
			recruits += k.p
		case k.men == 0:
			delay += k.p
		default:
			losses += k.p
		}
	}
	return []rules.Bar{
		{Size: recruits, Text: text.Of("{0} for recruits today", purse.PerCent(recruits))},
		{Size: delay, Text: text.Of("{0} for a delay today", purse.PerCent(delay)), Risk: true},
		{Size: losses, Text: text.Of("{0} to lose men to hounds, lions, raiders or Gauls", purse.PerCent(losses)), Risk: true},
		{Size: venus, Text: text.Of("{0} for Venus today", purse.PerCent(venus)), Risk: true},
	}
}
