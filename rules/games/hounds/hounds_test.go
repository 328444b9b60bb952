package hounds

import (
	"math"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
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
		s := rules.Setup{Seats: 2, Options: map[string]int{"recast": x.recast, "weights": x.weights}}
		if got := estimate(t, s); got != x.want {
			t.Errorf("recast %d, bones %d: %s, want %s", x.recast, x.weights, got, x.want)
		}
	}
	quick, written := estimate(t, rules.Setup{Seats: 2}), estimate(t, rules.Setup{Seats: 2, Ruleset: "written"})
	if quick != "36" || written != "20078" {
		t.Errorf("the quick game takes %s, as written it is %s", quick, written)
	}
}

// TestSteadyBeatsFickle: which bones to keep is all there is to decide.
func TestSteadyBeatsFickle(t *testing.T) {
	const games = 300
	res, err := opponent.Simulate(Game, rules.Setup{}, []string{"hard", "random"}, games, 1)
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
