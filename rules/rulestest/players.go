package rulestest

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"knucklebones/rules"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
)

// The budget of a player: slice is the number of nodes per call, patience the
// most calls.
const (
	slice    = 500
	patience = 20000
)

// players checks that computer players of every level and the odds answer with
// legal moves, given only views, and that information hidden from a seat does
// not change its answers. With -short every level plays one setup, and one level
// each of the others.
func players(t testing.TB, g *rules.Game) {
	r := rand.New(rand.NewPCG(3, 4))
	levels := append([]rules.Level{{ID: "odds"}}, g.Levels...)
	for i, s := range setups(g, r, 4) {
		for j, l := range levels {
			if !short.Crosses(i, j, len(levels)) {
				continue
			}
			p, err := g.New(s)
			if err != nil {
				t.Fatalf("%s cannot be started as %s: %v", g.ID, describe(g, s), err)
			}
			c := &game{t: t, g: g, setup: s, r: r, start: p}
			c.played(l.ID)
		}
	}
}

// played plays a game, or the beginning of a long one, with all seats at that
// level; "odds" plays at random and computes the odds.
func (c *game) played(level string) {
	const longest = 120
	p := c.start
	for len(c.past) < longest && p.Turn() != rules.Nobody {
		var m rules.Move
		switch {
		case p.Turn() == rules.Chance || level == "random" || c.g.Think == nil && level != "odds":
			m, _ = pick(p, c.r)
		case level == "odds":
			c.odds(p)
			m, _ = pick(p, c.r)
		default:
			m = c.think(p, level)
		}
		p = p.After(m)
		c.past = append(c.past, m)
	}
}

// twice is the number of steps of a game at which players and odds are asked a
// second time.
const twice = 30

// think asks a player twice with the same random numbers, the second time at a
// position that its seat cannot distinguish if something is hidden, and checks
// that the answers are equal.
func (c *game) think(p rules.Position, level string) rules.Move {
	seed := c.r.Uint64()
	m := c.decide(p, level, seed)
	if len(c.past) < twice {
		if again := c.decide(c.twin(p), level, seed); again != m {
			c.failf("level %s plays %q and then %q, with the same chance, where its seat sees the same", level, c.g.Text(m), c.g.Text(again))
		}
	}
	if !slices.Contains(p.Moves(nil), m) {
		c.failf("level %s plays %+v, which is not legal", level, m)
	}
	return m
}

// twin returns a position that the seat which acts cannot distinguish from p.
func (c *game) twin(p rules.Position) rules.Position {
	if h, ok := p.(rules.Hider); ok {
		return h.Sample(p.Turn(), c.r)
	}
	return p
}

// decide returns the move of a level at p, with random numbers from a seed; it fails
// the test if that takes too long.
func (c *game) decide(p rules.Position, level string, seed uint64) rules.Move {
	step := c.g.Think(level, p.View(p.Turn()), rand.New(rand.NewPCG(seed, 0)))
	for range patience {
		if m, done := step(slice); done {
			return m
		}
	}
	c.failf("level %s does not decide within %d times %d nodes", level, patience, slice)
	return rules.Move{}
}

// odds checks the odds of the seat that acts. Near the beginning it also checks
// that they are the same at an indistinguishable position, and the same with
// other random numbers unless they say that they are sampled.
func (c *game) odds(p rules.Position) {
	if c.g.Odds == nil {
		return
	}
	seed := c.r.Uint64()
	o := c.compute(p, seed)
	c.rows(p, o)
	if len(c.past) >= twice {
		return
	}
	if !reflect.DeepEqual(o, c.compute(c.twin(p), seed)) {
		c.failf("the odds %q, %q, are others with the same chance where the seat sees the same", o.Title, o.Note)
	}
	if !strings.HasPrefix(english(o.Note), "Sampled") && !reflect.DeepEqual(o, c.compute(p, seed+1)) {
		c.failf("the odds %q, %q, are others when asked again: say that they are sampled", o.Title, o.Note)
	}
}

// compute returns the odds at p, with random numbers from a seed; it fails the test if
// that takes too long.
func (c *game) compute(p rules.Position, seed uint64) rules.Odds {
	step := c.g.Odds(p.View(p.Turn()), rand.New(rand.NewPCG(seed, 0)))
	for range patience {
		if o, done := step(slice); done {
			return o
		}
	}
	c.failf("the odds are not done within %d times %d nodes", patience, slice)
	return rules.Odds{}
}

// rows checks that the rows of the odds are legal moves, in order, with texts that fit.
func (c *game) rows(p rules.Position, o rules.Odds) {
	if len(o.Rows) == 0 {
		if len(p.Moves(nil)) > 1 {
			c.failf("there is something to decide, but there are no odds")
		}
		return
	}
	if o.Exact != strings.HasPrefix(english(o.Note), "Exact") {
		c.failf("the odds %q say %q, and Exact is %v", o.Title, o.Note, o.Exact)
	}
	legal := p.Moves(nil)
	best := false
	for _, row := range o.Rows {
		i := slices.Index(legal, row.Move)
		if i < 0 {
			c.failf("the odds speak of %q, which is not legal or was there before", c.g.Text(row.Move))
		}
		legal[i] = rules.Move{}
		if row.Label == "" || utf8.RuneCountInString(text.Plain(row.Short)) > 6 {
			c.failf("a row of the odds has the label %q and the figure %q of more than 6 letters", row.Label, row.Short)
		}
		if o.Win && (len(row.Bars) == 0 || !strings.Contains(english(row.Bars[0].Text), "%")) {
			c.failf("the first bar of %q is no chance to win", row.Label)
		}
		for _, b := range row.Bars {
			said := english(b.Text)
			if strings.Contains(text.Plain(row.Short)+said, "NaN") || strings.Contains(text.Plain(row.Short)+said, "Inf") {
				c.failf("a figure of %q is no number: %q, %q", row.Label, row.Short, said)
			}
			if said == "" || !(b.Size >= 0 && b.Size <= 1) {
				c.failf("a bar of %q has the length %v and says %q", row.Label, b.Size, said)
			}
		}
		best = best || row.Best
	}
	if !best || o.Title == "" || o.Note == "" {
		c.failf("the odds %q need a title, a note on what they assume, and a best row", o.Title)
	}
}
