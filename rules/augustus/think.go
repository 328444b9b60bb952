package augustus

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/purse"
)

// think makes up the mind of a computer player. It stays while what it may win
// of the pot, as it will have grown, is worth the fines it must expect, and
// never leaves an empty pot, or nobody would begin one. The fickle level
// leaves one time in ten, whatever the pot.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Guess(r).(position)
	m := p.Moves(nil)[0]
	if p.phase == playing && p.leave && p.goes(level, r) {
		m = rules.Move{Verb: Leave}
	}
	return func(int) (rules.Move, bool) { return m, true }
}

func (p position) goes(level string, r *rand.Rand) bool {
	if level == "random" {
		return r.IntN(10) == 0
	}
	_, coins := p.stay()
	return coins < 0 && p.coins.Pot() > 0
}

// stay is what comes of staying to the end of the pot for the seat that acts.
func (p position) stay() (take, coins float64) {
	return p.chances.stay(int(p.coins.Purse[p.seat]), p.coins.Pot(), p.seats())
}

// odds reckons the next cast and staying against leaving.
func odds(v rules.View, r *rand.Rand) func(nodes int) (rules.Odds, bool) {
	p := v.Guess(r).(position)
	var o rules.Odds
	if p.phase == playing && !p.falling {
		o = p.odds()
	}
	return func(int) (rules.Odds, bool) { return o, true }
}

func (p position) odds() rules.Odds {
	take, coins := p.stay()
	c := p.chances
	o := rules.Odds{
		Title: "Coins likely won from here",
		Note:  "The next cast is exact. The pot is reckoned as if all who are in stay and can pay.",
		Rows: []rules.OddsRow{{
			Move: rules.Move{Verb: rules.Throw}, Label: "Throw four bones",
			Short: purse.Expected(coins), Best: true,
			Bars: []rules.Bar{
				p.bar(coins),
				{Size: take, Text: purse.PerCent(take) + " take this pot"},
				{Size: c.venus, Text: purse.PerCent(c.venus) + " Venus now"},
				{Size: c.pays(), Text: purse.PerCent(c.pays()) + " pay now", Risk: true},
				{Size: c.pay[0], Text: purse.PerCent(c.pay[0]) + " nothing now"},
			},
		}},
	}
	if !p.leave {
		return o
	}
	leave := rules.OddsRow{
		Move: rules.Move{Verb: Leave}, Label: "Leave the pot",
		Short: purse.Expected(0), Bars: []rules.Bar{p.bar(0)},
	}
	if coins < 0 {
		o.Rows[0].Best, leave.Best = false, true
		o.Rows = []rules.OddsRow{leave, o.Rows[0]}
	} else {
		o.Rows = append(o.Rows, leave)
	}
	return o
}

// bar is an expectation as a part of all the coins of the game.
func (p position) bar(coins float64) rules.Bar {
	return rules.Bar{
		Size: min(1, max(coins, -coins)/float64(max(1, p.Coins()))),
		Text: purse.Expected(coins) + " coins", Risk: coins < 0,
	}
}
