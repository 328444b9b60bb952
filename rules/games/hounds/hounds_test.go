package hounds

import (
	"math"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/climb"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/rulestest"
	"knucklebones/rules/text"
)

func begin(t testing.TB, s rules.Setup, moves ...string) rules.Position {
	t.Helper()
	return rulestest.Follow(t, Game, rulestest.Begin(t, Game, s), moves...)
}

func made(p rules.Position) []int { return p.View(0).Board.(Board).Made }

// TestAsWritten plays the source: a dog and all Vultures in numerical order,
// and a Vulture that is higher than what is needed is void.
func TestAsWritten(t *testing.T) {
	set := rules.Setup{Seats: 2, Ruleset: "written"}
	p := begin(t, set, "4 4 3 3", "6 6 6 4")
	if p.Turn() != 1 {
		t.Fatal("the highest total goes first")
	}
	for i, step := range []struct {
		cast string
		made []int
	}{
		{"3 3 3 3", []int{0, 0}}, {"1 1 1 1", []int{1, 0}}, {"1 1 1 1", []int{1, 1}},
		{"4 4 4 4", []int{1, 1}}, {"3 3 3 3", []int{1, 2}}, {"1 1 1 1", []int{1, 2}},
		{"4 4 4 4", []int{1, 3}}, {"6 4 3 1", []int{1, 3}}, {"6 6 6 6", []int{1, 4}},
	} {
		p = rulestest.Follow(t, Game, p, step.cast)
		if !slices.Equal(made(p), step.made) {
			t.Fatalf("cast %d, %s: made %v, want %v", i+1, step.cast, made(p), step.made)
		}
	}
	v := p.View(0)
	if p.Turn() != rules.Nobody || !slices.Equal(p.Scores(), []int{-3, 3}) || text.Plain(v.Prompt) != "{1} wins" || text.Plain(v.Aside) != "All four steps are made. The pot was 6 coins." {
		t.Errorf("%v, %q, %q", p.Scores(), text.Plain(v.Prompt), text.Plain(v.Aside))
	}
	p = begin(t, rules.Setup{Seats: 2, Ruleset: "written", Options: map[string]int{"ante": 0}}, "4 4 3 3", "1 1 1 1",
		"1 1 1 1", "1 1 1 1", "3 3 3 3", "3 3 3 3", "4 4 4 4", "4 4 4 4", "6 6 6 6")
	if !slices.Equal(p.Scores(), []int{840, 0}) {
		t.Errorf("without a wager: %v", p.Scores())
	}
}

// estimate is how many casts or turns a player alone is likely to need.
func estimate(t *testing.T, s rules.Setup) string {
	p := begin(t, s, "6 6 6 6", "1 1 1 1")
	o, _ := Game.Odds(p.View(0), nil)(1)
	return strings.TrimSuffix(text.Plain(o.Rows[0].Bars[1].Text), " turns left on average")
}

// TestLength: the mean lengths, also those that make nobody play as written.
func TestLength(t *testing.T) {
	for _, x := range []struct {
		want            string
		recast, weights int
	}{{"20078", 0, 0}, {"1024", 0, 1}, {"376", 1, 0}, {"36", 1, 1}} {
		s := rules.Setup{Seats: 2, Ruleset: "written", Options: map[string]int{"recast": x.recast, "weights": x.weights}}
		if got := estimate(t, s); got != x.want {
			t.Errorf("recast %d, bones %d: %s, want %s", x.recast, x.weights, got, x.want)
		}
	}
	quick, written := estimate(t, rules.Setup{Seats: 2, Ruleset: "quick"}), estimate(t, rules.Setup{Seats: 2, Ruleset: "written"})
	if quick != "36" || written != "20078" {
		t.Errorf("the quick game takes %s, as written it is %s", quick, written)
	}
}

// TestHeldBones: bones that match stay, and those held are not lost by a miss.
func TestHeldBones(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2, Ruleset: "held"}, "4 4 3 3", "3 3 1 1", "1 1 3 4")
	if p.Turn() != 0 || can(p) != "keep 1 1, stop" || !slices.Equal(made(p), []int{0, 0}) {
		t.Fatalf("two ones match: %s", can(p))
	}
	p = follow(t, p, "keep 1 1", "1 6")
	if b := board(p); can(p) != "keep 1 1 1, stop" || b.Held[0] != tali.Of(1, 1, 1) {
		t.Fatalf("a third one matches: %s, %+v", can(p), b)
	}
	lost := follow(t, p, "keep 1 1 1", "6")
	if b := board(lost); lost.Turn() != 1 || b.Held[0] != 0 {
		t.Errorf("a miss loses all three: %+v", b)
	}
	before := p.After(rules.Move{Verb: climb.Keep, N: int32(tali.Of(1, 1, 1))})
	if e := before.Events(tali.Cast(tali.Of(6)), 0); len(e) != 2 || text.Plain(e[1].Text) != "{0} lost this turn’s 1, 1 and 1." {
		t.Errorf("%+v", e)
	}
	p = follow(t, p, "stop")
	if b := board(p); p.Turn() != 1 || b.Held[0] != tali.Of(1, 1, 1) || b.Held[1] != 0 || p.View(0).Cup != 4 {
		t.Errorf("who stops holds them, and the next throws all four: %+v", b)
	}
	p = follow(t, p, "6 6 4 3")
	if p.Turn() != 0 || p.View(0).Cup != 1 || text.Plain(p.View(0).Aside) != "You hold 1 1 1 and need 1." {
		t.Errorf("one bone is left to throw: %+v, %q", board(p), text.Plain(p.View(0).Aside))
	}
	if b := board(follow(t, p, "6")); b.Held[0] != tali.Of(1, 1, 1) {
		t.Errorf("a miss leaves what was held before: %+v", b)
	}
	p = follow(t, p, "1")
	if b := board(p); !slices.Equal(made(p), []int{1, 0}) || b.Held[0] != 0 || p.Turn() != 1 || !b.Got {
		t.Errorf("the fourth makes the step, and the turn is over: %+v", b)
	}
}

// TestTwoForTheLast: for the last bone of four two are thrown, and one that matches makes
// the step.
func TestTwoForTheLast(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2, Ruleset: "pairs"}, "4 4 3 3", "3 3 1 1", "1 1 1 4")
	if o, _ := Game.Odds(p.View(0), nil)(1); text.Plain(o.Rows[1].Bars[1].Text) != "56 % to match nothing" {
		t.Errorf("%+v", o)
	}
	on := follow(t, p, "keep 1 1 1", "1 6")
	if b := board(on); !slices.Equal(made(on), []int{1, 0}) || b.Match != tali.Of(1, 1, 1, 1) || len(on.View(0).Bones) != 5 {
		t.Errorf("one of the two matches: %+v", b)
	}
	p = follow(t, p, "stop", "3 3 4 4")
	if v := p.View(0); v.Cup != 2 || text.Plain(v.Choices[0].Label) != "Throw two bones" {
		t.Errorf("%d bones are thrown: %q", v.Cup, text.Plain(v.Choices[0].Label))
	}
	if both := follow(t, p, "1 1"); !slices.Equal(made(both), []int{1, 0}) || board(both).Held[0] != 0 {
		t.Errorf("both match: %+v", board(both))
	}
	if b := board(follow(t, p, "3 6")); b.Held[0] != tali.Of(1, 1, 1) {
		t.Errorf("a miss leaves what was held: %+v", b)
	}
}

// TestHeldOdds: the lens shows how many turns each choice leaves, the better one first.
func TestHeldOdds(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2, Ruleset: "held"}, "4 4 3 3", "3 3 1 1", "1 1 1 4")
	o, _ := Game.Odds(p.View(0), nil)(1)
	if len(o.Rows) != 2 || o.Rows[0].Move.Verb != climb.Stop || !o.Exact || len(o.Rows[1].Bars) != 2 || text.Plain(o.Rows[1].Bars[1].Text) != "75\u2009% to match nothing" {
		t.Errorf("%+v", o)
	}
}

// TestTurnedBones: after a first throw in which nothing matches the player throws once more, or
// turns a bone to match, but for the last of four.
func TestTurnedBones(t *testing.T) {
	start := begin(t, rules.Setup{Seats: 2}, "4 4 3 3", "3 3 1 1")
	p := follow(t, start, "3 3 4 6")
	if v := p.View(0); can(p) != "keep, turn" || text.Plain(v.Prompt) != "No match: turn a bone?" || text.Plain(v.Choices[1].Label) != "Turn one to 1" || text.Plain(v.Choices[0].Label) != "Throw four bones" {
		t.Fatalf("nothing matches: %s, %+v", can(p), v)
	}
	turned := follow(t, p, "turn")
	if b := board(turned); turned.Turn() != 1 || b.Held[0] != tali.Of(1) || b.Lie != tali.Of(1, 3, 4, 6) || b.Match != tali.Of(1) || !b.Turned {
		t.Errorf("a 3 is turned: %+v", b)
	}
	if lost := follow(t, p, "keep", "3 3 4 4"); lost.Turn() != 1 || board(lost).Held[0] != 0 {
		t.Errorf("a second throw in which nothing matches ends the turn: %s", can(lost))
	}
	if on := follow(t, p, "keep", "1 3 4 4"); can(on) != "keep 1, stop" {
		t.Errorf("a second throw that matches goes on: %s", can(on))
	}
	if lost := follow(t, start, "1 3 4 4", "keep 1", "3 4 6"); lost.Turn() != 1 {
		t.Errorf("no bone is turned once one has matched: %s", can(lost))
	}
	p = follow(t, start, "1 1 1 4", "stop", "1 1 3 3", "stop", "4 6")
	if v := p.View(0); can(p) != "keep" || text.Plain(v.Prompt) != "No match: throw again" || text.Plain(v.Choices[0].Label) != "Throw two bones" {
		t.Errorf("the last bone can’t be turned: %s, %+v", can(p), v)
	}
	if b := board(follow(t, p, "keep", "1 6")); !slices.Equal(b.Made, []int{1, 0}) {
		t.Errorf("but the second throw can bring it: %+v", b)
	}
	for _, c := range []struct{ cast, turned string }{{"1 3 4 4", "1 3 4 6"}, {"1 1 3 3", "1 1 3 6"}} {
		q := follow(t, begin(t, rules.Setup{Seats: 1}), "1 1 1 1", "3 3 3 3", "4 4 4 4", c.cast, "turn")
		if got := board(q).Lie.String(); got != c.turned {
			t.Errorf("of %s a bone is turned to %s, want %s", c.cast, got, c.turned)
		}
	}
}

// A walk computes the turns that are left with turned bones, apart from the plan: by how many of
// four alike a player has, as even bones match one time in four.
type walk struct{ turns [5]float64 }

// matching returns the chances that none to missing of the bones thrown match, of which two are
// thrown for the last.
func matching(missing int) (p [5]float64) {
	n := missing
	if missing == 1 {
		n = 2
	}
	for ways := range 1 << (2 * n) {
		hits := 0
		for i := range n {
			if ways>>(2*i)&3 == 0 {
				hits++
			}
		}
		p[min(hits, missing)] += math.Pow(.25, float64(n))
	}
	return p
}

// throw returns the turns left after this one, before a throw with held bones and gathered ones;
// first is whether it is the first of the turn.
func (w *walk) throw(held, gathered int, first bool) (sum float64) {
	for hits, p := range matching(4 - held - gathered) {
		now := held + gathered + hits
		next := w.turns[held]
		switch {
		case hits == 0 && first:
			if next = w.throw(held, 0, false); held < 3 {
				next = min(next, w.turns[held+1])
			}
		case hits > 0 && now == 4:
			next = 0
		case hits > 0 && now < 4:
			next = min(w.turns[now], w.throw(held, gathered+hits, false))
		}
		sum += p * next
	}
	return sum
}

// TestTurnedOdds compares the lens with turns computed apart from the plan.
func TestTurnedOdds(t *testing.T) {
	w := &walk{}
	for held := 3; held >= 0; held-- {
		for range 400 {
			w.turns[held] = 1 + w.throw(held, 0, true)
		}
	}
	rest := 3 * w.turns[0] // of the other three
	start := begin(t, rules.Setup{Seats: 1})
	for moves, want := range map[string][2]float64{
		"":             {w.turns[0] - 1},
		"3344":         {w.throw(0, 0, false), w.turns[1]},
		"1344":         {w.throw(0, 1, false), w.turns[1]},
		"1134 stop 33": {w.throw(2, 0, false), w.turns[3]},
		"1114 stop 33": {w.throw(3, 0, false)},
	} {
		p := follow(t, start, strings.Fields(moves)...)
		o, _ := Game.Odds(p.View(0), nil)(1)
		for _, row := range o.Rows {
			x := want[0]
			if row.Move.Verb == climb.Turn || row.Move.Verb == climb.Stop {
				x = want[1]
			}
			if begun := row.Worth + rest + x; math.Abs(begun-math.Round(begun)) > 1e-6 || !o.Exact {
				t.Errorf("after %q, %s leaves %v turns, not %v", moves, row.Label, -row.Worth, rest+x)
			}
		}
		if list := p.Moves(nil); len(o.Rows) != len(list) || !o.Rows[0].Best {
			t.Errorf("after %q: %+v", moves, o)
		}
	}
}

func can(p rules.Position) string {
	var list []string
	for _, m := range p.Moves(nil) {
		list = append(list, Game.Text(m))
	}
	return strings.Join(list, ", ")
}

func board(p rules.Position) Board { return p.View(0).Board.(Board) }

func follow(t testing.TB, p rules.Position, moves ...string) rules.Position {
	t.Helper()
	return rulestest.Follow(t, Game, p, moves...)
}

// TestSteadyBeatsFickle: which bones to keep is all there is to decide.
func TestSteadyBeatsFickle(t *testing.T) {
	const games = 300
	res, err := opponent.Simulate(Game, rules.Setup{Ruleset: "quick"}, []string{"hard", "random"}, games, 1)
	if err != nil {
		t.Fatal(err)
	}
	s := res.Seats[0]
	bar := s.SD / math.Sqrt(games)
	t.Logf("Steady wins %+.2f ± %.2f coins a game, %.0f steps", s.Mean, 2*bar, res.Steps.Mean)
	if s.Mean < 2 {
		t.Errorf("Steady wins %+.2f coins a game, error %.2f", s.Mean, bar)
	}
}

// TestHeldLevels: who throws on at the right time beats who throws on at random, and who
// always stops.
func TestHeldLevels(t *testing.T) {
	const games = 1500
	for _, other := range []string{"hard", "random"} {
		res, err := opponent.Simulate(Game, rules.Setup{}, []string{"master", other}, games, 1)
		if err != nil {
			t.Fatal(err)
		}
		s := res.Seats[0]
		bar := s.SD / math.Sqrt(games)
		t.Logf("against %s: %+.2f ± %.2f coins a game, %.0f steps", other, s.Mean, 2*bar, res.Steps.Mean)
		if s.Mean < 3*bar {
			t.Errorf("against %s: %+.2f coins a game, error %.2f", other, s.Mean, bar)
		}
	}
}
