// Package catapulta is Catapulta, bones tossed at a stake in the sand.
//
// Two rings are drawn in the sand, one inside the other, with a wooden stake in
// the middle. Ten paces back is the line. A turn is four bones, tossed from the
// line one after the other. When all four lie still each counts the side that
// is up times the place it lies in: 5 in the outer ring, 10 in the inner one, 20
// if it touches the stake, and nothing outside. A bone that lies may be knocked
// on by a later one until the fourth rests. The first to have 200 points at the
// end of a turn, or 100 or 300 if agreed, wins and takes the wager.
//
// Where a bone lands depends on the player's aim; see package aim. A careful
// toss goes high, falls steeply and stays where it falls. A bold one goes low
// and straight at the stake: it touches it more often, and more often slides out
// of the rings.
//
// It is a modern game by Michael J. Speakman, similar to darts and
// horseshoes. He does not say how large the rings are, whether a turn is
// finished once the points are reached (here it is), or whether others may then
// have as many turns.
package catapulta

import (
	"sync"

	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// Game is Catapulta.
var Game = &rules.Game{
	ID: "catapulta", Title: "Catapulta", Short: "Catapulta",
	Line:    "Throw bones at a stake in two rings. The first to 200 points wins.",
	From:    rules.Modern,
	Seats:   [2]int{2, seatsMost},
	Alone:   true,
	Stake:   "ante",
	Minutes: 2,
	Rulesets: []rules.Ruleset{
		{
			ID: "long", Code: 1, Title: "To 200", From: rules.Ours,
			About:   "The first to 200 points wins: time to catch up.",
			Options: map[string]int{"target": 200},
		}, {
			ID: "written", Title: "As written", From: rules.Modern,
			About: "The players agree how many points win, here 100.",
		},
	},
	Options: options(),
	Levels:  aim.Levels(),
	Book:    book,
	Honours: honours,
	Longest: seatsMost * turnsMost * (2*bones + bones*(bones-1)/2),
	Start:   start,
	Text:    record,
	Think:   think,
	Odds:    odds,
}

func options() []rules.Option {
	wager := purse.AnteOption(0, purse.UsualAnte, rules.Modern)
	wager.Title, wager.About = "Wager", "Coins each player puts in the [pot] before the game."
	return []rules.Option{
		purse.PurseOption(0), wager,
		{
			ID: "target", Title: "Points to win", From: rules.Modern,
			About: "How many points you need to win. Usual: 200.",
			Min:   100, Max: 300, Step: 100, Default: 100,
		}, {
			ID: "equal", Title: "Equal turns", From: rules.Ours,
			About: "Everyone finishes the round. Then the most points win.",
			Max:   1, Names: rules.OffOn,
		},
	}
}

// The zones of a bone.
const (
	Outside = iota
	Outer
	Inner
	Stake // it touches the stake
)

// zoneWords are the names of the zones in records.
var zoneWords = []string{"outside", "outer", "inner", "stake"}

// factors are the multipliers of a side, by zone.
var factors = [...]int{0, 5, 10, 20}

const (
	bones     = 4
	seatsMost = 4
	turnsMost = 50 // turns of each seat; then the most points win
)

// The chances of a toss, measured where bones are really thrown. often is out
// of a thousand, by aim, way of tossing and zone; sides is by side. One bone in
// seldom knocks each bone on the table, which falls like a careful toss.
var (
	often = [rules.Aims][aim.Ways][]int{
		rules.Middling: {{430, 357, 187, 26}, {507, 267, 193, 33}},
		rules.Shaky:    {{592, 283, 111, 14}, {625, 229, 128, 18}},
		rules.Steady:   {{202, 422, 325, 51}, {352, 290, 303, 55}},
	}
	sides  = tali.Weights{14, 32, 40, 14}
	seldom = [aim.Ways]int64{115, 43}
)

// An agreement holds the settings of a game and what is computed from them
// once.
type agreement struct {
	seats, ante, target int
	equal               bool
	hands               []*hand                              // by seat
	unusual             []text.Text                          // the aims that are not middling, in words
	plans               [rules.Aims][rules.Aims]func() *plan // of one aim against another, computed on first use
}

// A hand holds the possible outcomes for one aim.
type hand struct {
	rules.Aim
	lands  [aim.Ways][]rules.Outcome
	knocks [bones - 1][]rules.Outcome // by the knocked bone
}

func start(s rules.Setup) (rules.Position, error) {
	a := &agreement{seats: s.Seats, ante: s.Options["ante"], target: s.Options["target"], equal: s.Options["equal"] == 1}
	a.unusual = aim.Facts(&s)
	a.hands = aim.ByAim(&s, handOf)
	for _, own := range a.hands {
		for _, rival := range a.hands {
			a.plans[own.Aim][rival.Aim] = sync.OnceValue(func() *plan { return newPlan(a.target, own, rival) })
		}
	}
	p := position{agreement: a, coins: purse.Of(s), caster: int8(rules.Nobody), left: bones}
	if s.Seats == 1 {
		a.ante, p.sat = 0, rotation.All(1)
		p.play(p.sat, 0)
		return p, nil
	}
	for i := range s.Seats {
		if p.coins.Pay(i, a.ante) {
			p.sat = p.sat.With(i)
		}
	}
	if p.sat.Count() < 2 {
		return nil, text.Errorf("at least two players must be able to pay the wager of {0}", text.Coins(a.ante))
	}
	p.play(p.sat, s.First)
	return p, nil
}

// handOf returns the possible outcomes for an aim.
func handOf(h rules.Aim) *hand {
	k := &hand{Aim: h}
	for way := range k.lands {
		k.lands[way] = aim.Lands(often[h][way], sides)
		for i := range k.lands[way] {
			k.lands[way][i].Weight *= seldom[way]
		}
	}
	for bone := range k.knocks {
		k.knocks[bone] = aim.Knocks(bone, often[h][aim.Careful], sides)
	}
	return k
}

// record returns a move as a record holds it: "throw bold", "cast outer 4".
func record(m rules.Move) string { return aim.Text(m, zoneWords) }
