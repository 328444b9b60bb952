// Package rulestest tests whether a game keeps the contract of package rules.
// The test of a game is two calls:
//
//	func TestGame(t *testing.T)   { rulestest.Game(t, race.Game) }
//	func TestTumble(t *testing.T) { rulestest.Tumble(t, race.Game, 100000) }
//
// and a golden playthrough in its testdata, which somebody has read against the
// source of the game. "go test -update" in the game's folder writes it. For a
// game that would be long, a Sitting chooses a shorter one.
package rulestest

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/rulestest/short"
)

// Game runs all checks of the contract on the usual setups of a game and some
// random ones, and compares its playthroughs with the golden ones: one for each
// sitting, or one of the usual game.
func Game(t *testing.T, g *rules.Game, all ...Sitting) {
	t.Helper()
	if all == nil {
		all = []Sitting{{}}
	}
	t.Run("docs", func(t *testing.T) { docs(t, g) })
	t.Run("setups", func(t *testing.T) { refusals(t, g) })
	t.Run("play", func(t *testing.T) { everySetup(t, g, (*game).play) })
	t.Run("records", func(t *testing.T) { everySetup(t, g, (*game).records) })
	t.Run("players", func(t *testing.T) { players(t, g) })
	t.Run("golden", func(t *testing.T) { golden(t, g, all) })
}

// A game is a game under test.
type game struct {
	t     testing.TB
	g     *rules.Game
	setup rules.Setup
	r     *rand.Rand
	start rules.Position
	past  []rules.Move

	fitted map[fitting]bool // the texts that are known to be short enough
}

// failf fails the test with a message that says which game and where in it.
func (c *game) failf(format string, args ...any) {
	c.t.Helper()
	var last []string
	for _, m := range c.past[max(0, len(c.past)-6):] {
		last = append(last, c.g.Text(m))
	}
	where := fmt.Sprintf("%s, %s, at step %d", c.g.ID, describe(c.g, c.setup), len(c.past))
	if len(last) > 0 {
		where += " after " + strings.Join(last, ", ")
	}
	c.t.Fatalf("%s\n%s", fmt.Sprintf(format, args...), where)
}

// describe returns a setup in a few words.
func describe(g *rules.Game, s rules.Setup) string {
	text := fmt.Sprintf("%d seats, purses %v, pot %d, first %d, hands %v", s.Seats, s.Purses, s.Pot, s.First, s.Aims)
	for _, o := range g.Options {
		if v, ok := s.Options[o.ID]; ok && v != o.Default {
			text += fmt.Sprintf(", %s=%d", o.ID, v)
		}
	}
	return text
}

// everySetup runs check on games from the usual setups and random ones. With -short
// there are fewer.
func everySetup(t testing.TB, g *rules.Game, check func(*game)) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, s := range setups(g, r, short.Times(6, 24)) {
		p, err := g.New(s)
		if err != nil {
			t.Fatalf("%s cannot be started as %s: %v", g.ID, describe(g, s), err)
		}
		check(&game{t: t, g: g, setup: s, r: r, start: p})
	}
}

// setups returns the usual setup of every ruleset for the fewest and most
// seats, and n random ones that can be played.
func setups(g *rules.Game, r *rand.Rand, n int) []rules.Setup {
	var all []rules.Setup
	for _, id := range rulesets(g) {
		for _, seats := range tables(g) {
			s, err := g.Check(rules.Setup{Seats: seats, Ruleset: id})
			if err != nil {
				s = rules.Setup{Seats: seats, Ruleset: id}
			}
			all = append(all, s)
		}
	}
	for tries := 0; n > 0 && tries < 2000; tries++ {
		s, err := g.Check(anySetup(g, r))
		if err != nil {
			continue
		}
		if _, err := g.Start(s); err == nil {
			all = append(all, s)
			n--
		}
	}
	return all
}

// tables returns the fewest and the most seats of a game, and 1 if it may be played alone,
// too.
func tables(g *rules.Game) []int {
	list := []int{g.Seats[0], g.Seats[1]}
	if g.Alone {
		list = append(list, 1)
	}
	return list
}

// rulesets returns the ids of a game's rulesets, or "" alone if it has none.
func rulesets(g *rules.Game) []string {
	if len(g.Rulesets) == 0 {
		return []string{""}
	}
	var ids []string
	for _, rs := range g.Rulesets {
		ids = append(ids, rs.ID)
	}
	return ids
}

// anySetup returns a setup with a few options changed, poor and rich purses and
// a random first seat. It may be impossible to play.
func anySetup(g *rules.Game, r *rand.Rand) rules.Setup {
	ids := rulesets(g)
	s := rules.Setup{
		Seats:   g.Seats[0] + r.IntN(g.Seats[1]-g.Seats[0]+1),
		Ruleset: ids[r.IntN(len(ids))],
		Options: map[string]int{},
	}
	for _, o := range g.Options {
		if r.IntN(4) == 0 {
			s.Options[o.ID] = o.Less(o.Min + 1 + r.IntN(o.Max-o.Min+1))
		}
	}
	if r.IntN(2) == 0 {
		for range s.Seats {
			s.Purses = append(s.Purses, r.IntN(60))
		}
	}
	if r.IntN(3) == 0 && ante(g, s) {
		s.Pot = r.IntN(9)
	}
	s.First = r.IntN(s.Seats)
	if r.IntN(2) == 0 && g.Skilled() {
		for range s.Seats {
			s.Aims = append(s.Aims, rules.Aim(r.IntN(rules.Aims)))
		}
	}
	return s
}

// ante reports whether a setup has an ante, so that coins can be left in the
// pot.
func ante(g *rules.Game, s rules.Setup) bool {
	s, err := g.Check(s)
	return err == nil && s.Options["ante"] > 0
}

// pick returns a legal move or an outcome, each equally likely, and false when
// the game is over.
func pick(p rules.Position, r *rand.Rand) (rules.Move, bool) {
	next := moves(p)
	if len(next) == 0 {
		return rules.Move{}, false
	}
	return next[r.IntN(len(next))], true
}

// moves returns the possible next steps at p: the legal moves or the outcomes.
func moves(p rules.Position) []rules.Move {
	if p.Turn() != rules.Chance {
		return p.Moves(nil)
	}
	var all []rules.Move
	for _, o := range p.Outcomes(nil) {
		all = append(all, o.Move)
	}
	return all
}
