// Package tropa is Tropa, bones thrown at a jar with a narrow mouth.
//
// A glass jar stands upright. Each in turn throws four bones at its mouth, one
// by one. What stays in the jar counts by the side that is up: 1, 3, 4 or 6;
// what falls beside it counts nothing. After one rotation the most points win
// the pot. Those level on the most throw again, and only they. If five such
// throw-offs part nobody, they share.
//
// The game is Roman: Martial mentions its name and the time of year, December.
// The scoring is Michael J. Speakman's modern guess. He leaves open whether the
// four are thrown together or one by one, and what happens if players are
// level.
//
// Where a bone lands depends on the player's aim; see package aim. A careful
// throw goes high and falls steeply into the mouth, if the aim is good. A bold
// one goes flatter and faster: it needs less skill, but goes in less often with any hand
// that was measured, so that computers choose it only by mistake.
package tropa

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// Game is Tropa.
var Game = &rules.Game{
	ID: "tropa", Title: "Tropa", Short: "Tropa",
	Line:    "Throw four bones at a narrow jar. The most points inside win the [pot].",
	From:    rules.Reconstructed,
	Seats:   [2]int{2, rules.MaxSeats},
	Alone:   true,
	Minutes: 1,
	Stake:   "ante",
	Options: options(),
	Levels:  aim.Levels(),
	Book:    book,
	Honours: honours,
	Longest: (2*bones + bones*(bones-1)/2) * rules.MaxSeats * (1 + offsMost),
	Start:   start,
	Text:    record,
	Think:   think,
	Odds:    odds,
}

func options() []rules.Option {
	return []rules.Option{
		purse.PurseOption(0),
		purse.AnteOption(0, purse.UsualAnte, rules.FromSources),
		{
			ID: "together", Title: "Way to throw", From: rules.FromSources,
			About: "Throw the bones one by one, as usual, or all four at once.",
			Max:   1, Names: []text.Text{"one by one", "all at once"},
		},
	}
}

// The zones of a bone.
const (
	Beside = iota
	Inside
)

// zoneWords are the names of the zones in records.
var zoneWords = []string{"out", "in"}

const (
	bones    = 4
	sideMost = 6 // most points of a bone
	offsMost = 5 // level throw-offs; then the pot is shared
)

// The chances of a throw, measured where bones are really thrown. often is out
// of a thousand, by aim, way of throwing and zone; sides is by side. One bone
// in seldom knocks each bone on the table.
var (
	often = [rules.Aims][aim.Ways][]int{
		rules.Middling: {{402, 598}, {530, 470}},
		rules.Shaky:    {{569, 431}, {601, 399}},
		rules.Steady:   {{189, 811}, {485, 515}},
	}
	sides = tali.Weights{16, 34, 34, 16}
)

// Percent returns how many percent of the bones that are thrown in a way go in: at least,
// with a shaky hand, and at most, with a steady one.
func Percent(way int) (least, most int) {
	n := func(h rules.Aim) int { return (often[h][way][Inside] + 5) / 10 }
	return n(rules.Shaky), n(rules.Steady)
}

const seldom = 120

// An agreement holds the settings of a game and what is computed from them
// once.
type agreement struct {
	seats, ante int
	together    bool
	hands       []*hand     // by seat
	unusual     []text.Text // the aims that are not middling, in words
}

// A hand holds the possible outcomes for one aim.
type hand struct {
	rules.Aim
	lands   [aim.Ways][]rules.Outcome
	knocks  [bones - 1][]rules.Outcome // by the knocked bone
	adds    [aim.Ways]spread           // distribution of the points of one bone
	careful spread                     // distribution of the points of four careful bones
}

// handOf returns how often throws of a hand with that skill land and knock, in each
// way.
func handOf(h rules.Aim) *hand {
	k := &hand{Aim: h}
	for way := range k.lands {
		k.lands[way] = aim.Lands(often[h][way], sides)
		k.adds[way] = added(k.lands[way])
		for i := range k.lands[way] {
			k.lands[way][i].Weight *= seldom
		}
	}
	for bone := range k.knocks {
		k.knocks[bone] = aim.Knocks(bone, often[h][aim.Careful], sides)
	}
	k.careful = k.adds[aim.Careful].times(bones)
	return k
}

func start(s rules.Setup) (rules.Position, error) {
	a := &agreement{seats: s.Seats, ante: s.Options["ante"], together: s.Options["together"] == 1, unusual: aim.Facts(&s)}
	a.hands = aim.ByAim(&s, handOf)
	p := position{agreement: a, coins: purse.Of(s), caster: int8(rules.Nobody), left: bones}
	if s.Seats == 1 {
		a.ante, p.sat = 0, rotation.All(1)
		p.rot = rotation.New(p.sat, 0, 1)
		return p, nil
	}
	var err error
	if p.sat, err = rotation.Ante(&p.coins, a.ante); err != nil {
		return nil, err
	}
	p.rot = rotation.New(p.sat, s.First, s.Seats)
	return p, nil
}

// record returns a move as a record holds it: "throw bold", "cast in 4".
func record(m rules.Move) string { return aim.Text(m, zoneWords) }
