package oneandtwenty

import (
	"math/rand/v2"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/text"
)

// odds returns the search for the odds of the numbers of bones, or of the
// stakes.
func odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	p := v.Sample(r).(position)
	open := p.Turn() >= 0 && len(p.Moves(nil)) > 1
	switch {
	case open && p.phase == opening:
		return func(int) (rules.Odds, bool) { return p.bankOdds(), true }
	case open && p.phase == staking:
		return func(int) (rules.Odds, bool) { return p.stakeOdds(), true }
	case open && p.phase == playing:
		l := look(p, r)
		return func(nodes int) (rules.Odds, bool) {
			if !l.run(nodes) {
				return rules.Odds{}, false
			}
			return l.odds(), true
		}
	}
	return func(int) (rules.Odds, bool) { return rules.Odds{}, true }
}

// bankOdds returns the odds of opening the bank and of passing it on, in coins,
// for stakes of one coin.
func (p position) bankOdds() rules.Odds {
	edge, others := p.chances.alone.dot(p.chances.gain), 0
	for i := range int(p.coins.N) {
		if i != int(p.bank) && p.hasCoins(i) {
			others++
		}
	}
	o := rules.Odds{
		Title: "Coins won on average this round",
		Note:  "Assumes that each player stakes one coin and plays alone against the bank.",
	}
	most := float64(max(1, others))
	for _, row := range []struct {
		verb  rules.Verb
		label text.Text
		coins float64
	}{{Open, "Start the round", -edge * float64(others)}, {Pass, "Pass the bank", edge}} {
		o.Rows = append(o.Rows, rules.OddsRow{
			Move: rules.Move{Verb: row.verb}, Label: row.label, Short: purse.Expected(row.coins),
			Bars: []rules.Bar{{Size: min(1, max(row.coins, -row.coins)/most), Text: likely(row.coins), Risk: row.coins < 0}},
		})
	}
	if edge > 0 {
		o.Rows[0], o.Rows[1] = o.Rows[1], o.Rows[0]
	}
	o.Rows[0].Best = true
	return o
}

// stakeOdds returns the expected loss of each stake.
func (p position) stakeOdds() rules.Odds {
	o := rules.Odds{
		Title: "Coins won on average with each stake",
		Note:  "Assumes that you are alone against a bank that plays its best.", Worths: true,
	}
	edge := p.chances.alone.dot(p.chances.gain)
	for i, m := range p.Moves(nil) {
		x := edge * float64(m.N)
		o.Rows = append(o.Rows, rules.OddsRow{
			Move: m, Label: text.Figure(m.N), Short: purse.Expected(x), Best: i == 0, Worth: x,
			Bars: []rules.Bar{{
				Size: min(1, max(x, -x)/float64(p.limit)),
				Text: likely(x), Risk: x < 0,
			}},
		})
	}
	return o
}

// odds returns the odds of a finished estimate, best first.
func (l *estimate) odds() rules.Odds {
	o := rules.Odds{Title: "Your chances with more bones", Badge: "Chance to go over", Note: l.note(), Exact: l.exact(), Worths: !l.sampled()}
	list := l.prospects()
	slices.SortStableFunc(list, func(a, b prospect) int {
		switch {
		case a.gain > b.gain+same:
			return -1
		case b.gain > a.gain+same:
			return 1
		}
		return int(a.move.N - b.move.N)
	})
	for i, x := range list {
		o.Rows = append(o.Rows, rules.OddsRow{
			Move: x.move, Label: text.Figure(x.move.N), Short: short(x), Best: i == 0, Worth: x.gain,
			Bars: append(l.bars(x), rules.Bar{Size: min(x.over, 1), Text: text.Of("{0} to go over", purse.PerCent(x.over)), Risk: true}),
		})
	}
	return o
}

// short returns the figure of a key: the chance of being over.
func short(x prospect) text.Text {
	if x.move.N == 0 {
		return "stand"
	}
	return purse.ShortPerCent(x.over)
}

// likely returns an expected number of coins: "+1.4 coins".
func likely(coins float64) text.Text {
	return text.Of("{0} coins on average", purse.Expected(coins))
}

// bars returns the bars of a choice that does not go over: for a player the
// chances to be paid and to be beaten by the bank, for the bank the expected gain.
func (l *estimate) bars(x prospect) []rules.Bar {
	if l.seat != l.p.bank {
		beaten := min(1, max(0, 1-x.win-x.over))
		return []rules.Bar{
			{Size: min(x.win, 1), Text: text.Of("{0} to win", purse.PerCent(x.win))},
			{Size: beaten, Text: text.Of("{0} to lose", purse.PerCent(beaten)), Risk: true},
		}
	}
	stakes := float64(l.p.coins.Pot())
	return []rules.Bar{{Size: min(max((x.gain+stakes)/(2*stakes), 0), 1), Text: likely(x.gain)}}
}

func (l *estimate) note() text.Text {
	switch {
	case l.seat == l.p.bank:
		return "Exact, against the stakes on the table."
	case l.exact():
		return "Exact, against a bank that plays its best."
	case l.sampled():
		return "Sampled from random throws. Assumes that the players after you play as if alone against the bank."
	}
	return "Assumes that the players after you play as if alone against the bank."
}

// Spread returns the distribution of the total of the seat asked in v after k
// further bones, k from 0 to Extra, by total. It is nil for a k that is not
// allowed. While further bones fall only their number has one, and where nobody
// is asked for bones none has.
func Spread(v rules.View) (by [Extra + 1][]float64) {
	p, ok := v.Sample(nil).(position)
	if !ok || p.phase != playing || p.hand[p.seat] == 0 {
		return by
	}
	if p.cup > 0 {
		by[p.cup] = p.spread(int(p.cup))
		return by
	}
	for _, m := range p.Moves(nil) {
		by[m.N] = p.spread(int(m.N))
	}
	return by
}

// spread returns the distribution of the total after k further bones.
func (p position) spread(k int) []float64 {
	t := p.total(p.seat)
	return append(make([]float64, t, t+len(p.chances.more[k])), p.chances.more[k]...)
}
