// Package tropa is Tropa, bones thrown at a jar with a narrow mouth.
//
// A glass jar stands upright. Each in turn throws four bones at its mouth, one
// by one. What stays in the jar counts by the side that is up: 1, 3, 4 or 6;
// what falls beside it counts nothing. After one rotation the most points win
// the pot. Those level on the most throw again, and only they. If five such
// throw-offs part nobody, they share.
//
// The game is Roman: Martial has its name and the time of year, December. How
// it was scored is Michael J. Speakman's guess of our own time. He leaves open
// whether the four are thrown together or one by one, and what is done if
// players are level.
//
// Where a bone lands is for the throwing hand, as package aim says. A careful
// throw is dropped close over the mouth and turns as it falls. A bold one is
// held with the six up and thrown flat, so that it comes up six more often, and
// fits the mouth less well.
package tropa

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
)

// Game is Tropa.
var Game = &rules.Game{
	ID: "tropa", Title: "Tropa", Short: "Tropa",
	Line:    "Four bones at a narrow jar. The most points inside win the pot.",
	From:    rules.Reconstructed,
	Seats:   [2]int{2, rules.MaxSeats},
	Minutes: 1,
	Options: options(),
	Levels:  aim.Levels(),
	Book:    book,
	Longest: 2 * bones * rules.MaxSeats * (1 + offsMost),
	Start:   start,
	Text:    text,
	Think:   think,
	Odds:    odds,
}

func options() []rules.Option {
	list := []rules.Option{
		purse.PurseOption(0),
		purse.AnteOption(0, purse.UsualAnte, rules.FromSources),
		{
			ID: "together", Title: "Throw", From: rules.FromSources,
			About: "The bones one by one, as usual, or all four at once.",
			Max:   1, Names: []string{"one by one", "all at once"},
		},
	}
	return append(list, tali.Options(tali.Sheep)...)
}

// The zones of a bone.
const (
	Beside = iota
	Inside
)

// zoneWords are the zones as a record has them.
var zoneWords = []string{"out", "in"}

const (
	bones    = 4
	sideMost = 6 // points a bone can make
	offsMost = 5 // level throw-offs; then the pot is shared
)

// often is how often a middling hand lands a bone beside the jar and in it, by
// how it throws, in per cent.
var often = [aim.Ways][]int{{60, 40}, {72, 28}}

// An agreement is what is settled for a whole game.
type agreement struct {
	seats, ante int
	together    bool
	hands       []*hand  // by seat
	unusual     []string // hands, in words
}

// A hand is what may come of its throws.
type hand struct {
	rules.Aim
	often   [aim.Ways][]int
	lands   [aim.Ways][]rules.Outcome
	adds    [aim.Ways]spread // what one bone adds
	careful spread           // what four careful bones make
}

func handOf(h rules.Aim, w tali.Weights) *hand {
	flat := w
	flat[tali.Number(6)-1] += 100
	k := &hand{Aim: h}
	for way, w := range [aim.Ways]tali.Weights{w, flat} {
		k.often[way] = aim.Often(h, often[way])
		k.lands[way] = aim.Lands(k.often[way], w)
		k.adds[way] = added(k.lands[way])
	}
	k.careful = k.adds[aim.Careful].times(bones)
	return k
}

func start(s rules.Setup) (rules.Position, error) {
	w, err := tali.WeightsOf(s.Options)
	if err != nil {
		return nil, err
	}
	a := &agreement{seats: s.Seats, ante: s.Options["ante"], together: s.Options["together"] == 1, unusual: aim.Facts(&s)}
	a.hands = aim.ByHand(&s, func(h rules.Aim) *hand { return handOf(h, w) })
	p := position{agreement: a, coins: purse.Of(s), caster: int8(rules.Nobody), left: bones}
	if p.sat, err = rotation.Ante(&p.coins, a.ante); err != nil {
		return nil, err
	}
	p.rot = rotation.New(p.sat, s.First, s.Seats)
	return p, nil
}

func text(m rules.Move) string {
	if m.Verb == rules.Cast {
		return aim.LieText(m, zoneWords)
	}
	return aim.Text(m)
}
