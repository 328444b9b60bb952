// Package climb is the kit for tali games in which casts must be made in a
// fixed order, step by step.
//
// Everyone casts four bones, and the highest total begins. In turn each player
// casts four bones. If they show the player's next step, it is made. Any other
// cast is void, a later step too. The first to make the last step wins the pot.
//
// With a stride, a cast may make any of the next few steps, and with it those
// before it. A turn without a step may widen that reach until a step is made. With Recast, a turn has up to three casts: after the first and the
// second the caster keeps any of the bones and casts the rest. With holding, bones that
// match the next step stay for the player's next turns; see package hold, also for bones that
// may be turned. Whoever plays alone makes the steps in as few turns as possible.
package climb

import (
	"sync"

	"knucklebones/rules"
	"knucklebones/rules/kits/hold"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// Keep is the verb for casting some bones again. Its N is the tali.Hand of the
// bones that stay; all others are cast. Stop is the verb for ending the turn and holding
// the bones that match; Turn the one for turning a bone to match, holding it and ending the
// turn.
const (
	Keep rules.Verb = "keep"
	Stop rules.Verb = "stop"
	Turn rules.Verb = "turn"
)

const (
	bones     = 4
	seatsMost = 4
	casts     = 3       // in a turn, with Recast
	castsMost = 2000000 // in a game; then the pot is shared
	offsMost  = 20      // level casts for who begins; then the first of them does

	// Longest is the length of the longest game: every cast has a throw.
	Longest = 2*castsMost + 2*seatsMost*offsMost
)

// Rulesets returns the two ways to play: quick, and as the source has it.
func Rulesets() []rules.Ruleset {
	return []rules.Ruleset{
		{
			ID: "quick", Title: "Quick", From: rules.Ours,
			About:   "Even bones and [Recast]: up to three throws a turn.",
			Options: map[string]int{"recast": 1, "weights": tali.Even},
		}, {
			ID: "written", Code: 1, Title: "As written", From: rules.Modern,
			About: "Sheep’s bones, one throw a turn. A game takes thousands of throws.",
		},
	}
}

// Options returns the options of such a game, with its own ones among them.
func Options(own ...rules.Option) []rules.Option {
	list := []rules.Option{
		purse.PurseOption(0),
		purse.AnteOption(0, purse.UsualAnte, rules.Modern),
		{
			ID: "recast", Title: "[Recast]", From: rules.FromSources,
			About: "Up to three throws a turn. Keep any bones in between.",
			Max:   1, Names: rules.OffOn,
		},
	}
	return append(append(list, own...), tali.Options(tali.Sheep)...)
}

// Stride returns the option "stride": how many steps, up to most, one cast can
// make at once.
func Stride(most int) rules.Option {
	return rules.Option{
		ID: "stride", Title: "Stride", From: rules.Ours,
		About: "The most steps that one throw can make. In long strides: 6. In strides: 4.",
		Min:   1, Max: most, Step: 1, Default: 1,
	}
}

// Wider returns the option "wider": by how many steps a turn without one widens the reach.
func Wider() rules.Option {
	return rules.Option{
		ID: "wider", Title: "Wider reach", From: rules.Ours,
		About: "After each turn in which you make no step, your next throw can reach this many steps farther. In long strides: 3.",
		Max:   4, Step: 1,
	}
}

// Holding returns the option "hold": bones that match are held from turn to turn. It
// counts without Recast, and for one step at a time.
func Holding() rules.Option {
	return rules.Option{
		ID: "hold", Title: "Held bones", From: rules.Ours, Only: "recast=0",
		About: "Bones that match stay for your next turn, if you stop in time.",
		Max:   1, Names: rules.OffOn,
	}
}

// Last returns the option "last": how many bones are thrown for the last one that is
// missing, with held bones.
func Last() rules.Option {
	return rules.Option{
		ID: "last", Title: "For the last bone", From: rules.Ours, Only: "hold=1",
		About: "How many bones are thrown for the last one missing. Usual: 2.",
		Min:   1, Max: 2, Step: 1, Default: 1,
	}
}

// Turning returns the option "turn": a bone may be turned, with held bones.
func Turning() rules.Option {
	return rules.Option{
		ID: "turn", Title: "Turned bones", From: rules.Ours, Only: "hold=1",
		About: "If your first throw matches nothing, throw again, or turn a bone to match.",
		Max:   1, Names: rules.OffOn,
	}
}

// Levels returns the computer players, with one that dares to throw on where bones are
// usually held. Without Recast and held bones they do not differ.
func Levels(held bool) []rules.Level {
	list := []rules.Level{{ID: "random", About: "keeps bones on a whim"}, {ID: "hard", About: "keeps what helps most"}}
	if held {
		list[1].About = "stops with two or more"
		list = append(list, rules.Level{ID: "master", About: "keeps what helps, and dares when it pays"})
	}
	return list
}

// An agreement holds the settings of a game and what is computed from them
// once.
type agreement struct {
	steps   []tali.Hand
	seats   int
	ante    int
	recast  bool
	stride  int                        // how many of the next steps one cast can make
	wider   int                        // how many more after each turn without a step
	hold    bool                       // matching bones are held from turn to turn
	last    int                        // bones thrown for the last one missing, with held bones
	turning bool                       // with held bones, one may be turned after a first throw in which nothing matches
	falls   [bones + 1][]rules.Outcome // by number of bones cast
	chances [][]func() *chances        // by steps made and turns without one since, computed on first use
	plan    func() *hold.Plan          // with held bones, computed on first use
	single  []float64                  // by step: the chance of one cast of four
}

// Start returns the first position of a game in which these hands of four are
// the steps; the setup must have been checked.
func Start(s rules.Setup, steps []tali.Hand) (rules.Position, error) {
	w, err := tali.WeightsOf(s.Options)
	if err != nil {
		return nil, err
	}
	a := &agreement{steps: steps, seats: s.Seats, ante: s.Options["ante"], recast: s.Options["recast"] == 1, stride: max(1, s.Options["stride"])}
	a.wider = s.Options["wider"]
	a.hold = s.Options["hold"] == 1 && !a.recast && !a.several()
	a.turning = a.hold && s.Options["turn"] == 1
	a.last = max(1, s.Options["last"])
	a.plan = sync.OnceValue(func() *hold.Plan { return hold.New(a.steps, a.falls[:], a.last, a.turning) })
	for _, side := range tali.Sides {
		if w.Chance(side) == 0 {
			return nil, text.Errorf("every side of the bones needs a chance of at least 1 percent")
		}
	}
	for n := 1; n <= bones; n++ {
		a.falls[n] = tali.Outcomes(n, w)
	}
	for i, h := range steps {
		a.chances = append(a.chances, a.reaches(i))
		a.single = append(a.single, w.Falls(h))
	}
	p := position{agreement: a, coins: purse.Of(s), caster: int8(rules.Nobody), winner: int8(rules.Nobody)}
	if s.Seats == 1 {
		a.ante, p.in, p.phase = 0, rotation.All(1), climbing
		return p, nil
	}
	for i := range s.Seats {
		if p.coins.Pay(i, a.ante) {
			p.in = p.in.With(i)
		}
	}
	if p.in.Count() < 2 {
		return nil, text.Errorf("at least two players must be able to pay the ante of {0}", text.Coins(a.ante))
	}
	p.rot = rotation.New(p.in, s.First, s.Seats)
	return p, nil
}

// Text returns a move as a record holds it: "throw", "cast 1 3 4 6", "keep 6
// 6", and "keep" for none, "stop", "turn".
func Text(m rules.Move) string { return tali.Text(m) }
