// Package cups is Cups, the smallest game with hidden information: an example
// for new games with secrets, and a game for tests.
//
// Two or three players put an ante in the pot. Each in turn casts a bone under
// a cup, looks at it, and may cast it once more or leave it. When all have, the
// cups are lifted and the highest bone wins the pot. If the highest are level,
// everybody gets their coins back.
//
// The game is made up for this project, so it has no source.
package cups

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// Game is the game Cups.
var Game = &rules.Game{
	ID: "cups", Title: "Cups", Short: "Cups",
	Line:    "One bone under a cup. The highest wins the pot.",
	From:    rules.Ours,
	Bluff:   true,
	Seats:   [2]int{2, 3},
	Minutes: 1,
	Options: options(),
	Levels:  []rules.Level{{ID: "random", About: "moves at random"}},
	Book: rules.Book{
		When:   "Here and now",
		Rules:  []rules.Rule{{From: rules.Ours, Text: "Throw a bone under the cup, and once more if you like. The highest wins the pot."}},
		Source: "Made up to test with.",
	},
	Longest: 3 * (2*castsMost + 1),
	Start:   start,
	Text:    tali.Text,
}

// Leave is the verb for leaving the bone as it is.
const Leave rules.Verb = "leave"

// castsMost is the most casts of a player.
const castsMost = 2

func options() []rules.Option {
	own := []rules.Option{purse.PurseOption(0), purse.AnteOption(1, 1, rules.Ours)}
	return append(own, tali.Options(tali.Sheep)...)
}

// An agreement holds the settings of a game, shared by all its positions.
type agreement struct {
	falls []rules.Outcome // outcomes of casting one bone
}

// A position is a position of Cups. It has a fixed size and is copied at every
// step. The seats that paid are in the rotation, which gets the worth of a cast
// once its seat leaves it.
type position struct {
	*agreement
	coins   purse.Table
	rot     rotation.Rotation
	hand    [3]tali.Hand // by seat
	casts   int8         // of the seat whose turn it is
	falling bool         // its bone falls now
	over    bool         // the cups are lifted

	revealed bool // nothing is hidden from anybody
}

func start(s rules.Setup) (rules.Position, error) {
	w, err := tali.WeightsOf(s.Options)
	if err != nil {
		return nil, err
	}
	p := position{agreement: &agreement{falls: tali.Outcomes(1, w)}, coins: purse.Of(s)}
	in, err := rotation.Ante(&p.coins, s.Options["ante"])
	if err != nil {
		return nil, err
	}
	p.rot = rotation.New(in, s.First, s.Seats)
	return p, nil
}

func (p position) Turn() rules.Actor {
	switch {
	case p.over:
		return rules.Nobody
	case p.falling:
		return rules.Chance
	}
	return rules.Actor(p.rot.Seat)
}

func (p position) Moves(buf []rules.Move) []rules.Move {
	if p.Turn() < 0 {
		return buf
	}
	if p.casts < castsMost {
		buf = append(buf, rules.Move{Verb: rules.Throw})
	}
	if p.casts > 0 {
		buf = append(buf, rules.Move{Verb: Leave})
	}
	return buf
}

func (p position) Outcomes(buf []rules.Outcome) []rules.Outcome {
	if p.Turn() != rules.Chance {
		return buf
	}
	return append(buf, p.falls...)
}

func (p position) After(m rules.Move) rules.Position {
	switch m.Verb {
	case rules.Throw:
		p.falling = true
	case rules.Cast:
		p.falling, p.hand[p.rot.Seat] = false, tali.Hand(m.N)
		p.casts++
	case Leave:
		p.casts = 0
		p.rot.Count(p.hand[p.rot.Seat].Sum())
		if p.rot.Over() {
			p.lift()
		}
	}
	return p
}

// lift lifts the cups and pays the winners.
func (p *position) lift() {
	p.over = true
	if best := p.rot.Best(); best.Count() == 1 {
		p.coins.Win(best.Only())
	} else {
		p.coins.Back()
	}
}

func (p position) Why(m rules.Move) text.Text {
	why, known := tell.Why(p, m, tell.Bones)
	switch {
	case known:
		return why
	case p.casts == 0:
		return "Throw under the cup first."
	}
	return "You can only leave the bone as it is."
}

func (p position) Scores() []int { return p.coins.Net(nil) }

func (p position) Coins() int { return p.coins.Total() }

// Hidden reports whether a bone lies under a cup.
func (p position) Hidden() bool { return p.hand != [3]tali.Hand{} && !p.over && !p.revealed }

// Knows reports whether a seat has seen the bone of the owner.
func (p position) Knows(seat, owner rules.Actor) bool { return seat == owner || !p.Hidden() }

// Reveal returns the position with the bones in sight.
func (p position) Reveal() rules.Position {
	p.revealed = true
	return p
}

// Seen removes the bone of a cast for all but the seat that cast.
func (p position) Seen(seat rules.Actor, m rules.Move) rules.Move {
	if m.Verb == rules.Cast && !p.revealed && seat != rules.Actor(p.rot.Seat) {
		m.N = 0
	}
	return m
}

// Sample casts the bones of the other seats again: a seat knows nothing about
// them.
func (p position) Sample(seat rules.Actor, r *rand.Rand) rules.Position {
	if !p.Hidden() {
		return p
	}
	for i, h := range p.hand {
		if h != 0 && rules.Actor(i) != seat {
			p.hand[i] = tali.Hand(rules.Draw(p.falls, r).N)
			if p.rot.Done.Has(i) {
				p.rot.Worth[i] = int8(p.hand[i].Sum())
			}
		}
	}
	return p
}
