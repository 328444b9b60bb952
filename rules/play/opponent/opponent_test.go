package opponent_test

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/rulestest/cups"
	"knucklebones/rules/rulestest/race"
)

func TestPlayerDecidesInSlices(t *testing.T) {
	slow := *race.Game
	slow.Think = func(_ string, v rules.View, _ *rand.Rand) func(int) (rules.Move, bool) {
		left := 100
		return func(nodes int) (rules.Move, bool) {
			left -= nodes
			return v.Choices[0].Move, left <= 0
		}
	}
	at, err := slow.New(rules.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	p := opponent.New(&slow, "easy", 0, opponent.Stream([16]byte{1}, 0, 0))
	if _, done := p.Step(1000); done || p.Thinking() {
		t.Error("it decided before it was asked")
	}
	p.Ask(at)
	steps := 1
	for ; ; steps++ {
		if m, done := p.Step(30); done {
			if m.Verb != rules.Throw {
				t.Errorf("it plays %v", m)
			}
			break
		}
	}
	if steps != 4 || p.Thinking() {
		t.Errorf("100 nodes in slices of 30 took %d slices", steps)
	}
}

func TestStreams(t *testing.T) {
	first := func(seed byte, seat rules.Actor, step int) uint64 {
		return opponent.Stream([16]byte{seed}, seat, step).Uint64()
	}
	if a, b := first(1, 0, 5), first(1, 0, 5); a != b {
		t.Errorf("the same stream begins with %d and with %d", a, b)
	}
	if first(1, 0, 5) == first(1, 1, 5) || first(1, 0, 5) == first(1, 0, 6) || first(1, 0, 5) == first(2, 0, 5) {
		t.Error("two streams begin alike")
	}
}

func TestSimulate(t *testing.T) {
	players := []string{"easy", "random", "random"}
	res, err := opponent.Simulate(race.Game, rules.Setup{}, players, 3000, 7)
	if err != nil {
		t.Fatal(err)
	}
	again, _ := opponent.Simulate(race.Game, rules.Setup{}, players, 3000, 7)
	if !reflect.DeepEqual(res, again) {
		t.Error("the same seed gives other games")
	}
	wins, mean := 0.0, 0.0
	for _, s := range res.Seats {
		wins += s.Wins
		mean += s.Mean
	}
	if math.Abs(wins-3000) > 1e-6 || math.Abs(mean) > 1e-9 {
		t.Errorf("%v games were won and %v coins came from nowhere", wins, mean)
	}
	f := res.Figures
	casts := f["cast 1"] + f["cast 3"] + f["cast 4"] + f["cast 6"]
	if casts != f["cast"] || f["bone 4"] != f["cast 4"] || f["lost"] != f["cast 1"] || f["won"] > 3000 || f["throw"] != f["cast"] {
		t.Errorf("the figures do not agree: %v", f)
	}
	ends := 0.0
	for name, n := range f {
		if strings.HasPrefix(name, "end ") {
			ends += n
		}
		if strings.ContainsAny(name, "{}") || strings.HasPrefix(name, "bone ") && !strings.Contains("1346", name[5:]) {
			t.Errorf("there is a figure %q", name)
		}
	}
	if ends != 3000 {
		t.Errorf("%v games have ended", ends)
	}
	if p := f["cast 1"] / casts; math.Abs(p-0.1) > 0.01 {
		t.Errorf("a bone lies on 1 in %.3f of casts, not 0.1", p)
	}
}

func TestResultAsJSON(t *testing.T) {
	res, err := opponent.Simulate(cups.Game, rules.Setup{}, []string{"random", "random"}, 50, 1)
	if err != nil {
		t.Fatal(err)
	}
	b, err := json.Marshal(res)
	if err != nil {
		t.Fatal(err)
	}
	var m map[string]any
	json.Unmarshal(b, &m)
	var keys []string
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	if got := strings.Join(keys, " "); got != "figures game games options players ruleset seats steps" {
		t.Errorf("the result has %s", got)
	}
	seat := m["seats"].([]any)[0].(map[string]any)
	if len(seat) != 4 || seat["player"] != "random" {
		t.Errorf("a seat is %v", seat)
	}
}

func TestSimulateRefuses(t *testing.T) {
	for _, c := range []struct {
		setup  rules.Setup
		levels []string
		says   string
	}{
		{rules.Setup{}, []string{"easy"}, "Race is for 2 to 4 players"},
		{rules.Setup{}, []string{"easy", "clever"}, `Race has no computer player "clever"`},
		{rules.Setup{Purses: []int{0, 4}}, []string{"easy", "easy"}, "must be able to pay the ante"},
	} {
		_, err := opponent.Simulate(race.Game, c.setup, c.levels, 5, 1)
		if err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%v: %v", c.levels, err)
		}
	}
	stuck := *race.Game
	stuck.Longest = 3
	if _, err := opponent.Simulate(&stuck, rules.Setup{}, []string{"easy", "easy"}, 5, 1); err == nil {
		t.Error("a game that does not end is not refused")
	}
}

func TestLadder(t *testing.T) {
	text, err := opponent.Ladder(race.Game, rules.Setup{Seats: 3}, 400)
	if err != nil || !strings.Contains(text, "easy") || !strings.Contains(text, "3 at the table") || !strings.Contains(text, "±") {
		t.Errorf("%s%v", text, err)
	}
	if text, err = opponent.Ladder(cups.Game, rules.Setup{}, 10); err != nil || !strings.Contains(text, "nothing to decide") {
		t.Errorf("%s%v", text, err)
	}
}

// TestAgainst: with the same luck on every seat nobody beats his like, not even
// by a little.
func TestAgainst(t *testing.T) {
	e, err := opponent.Against(race.Game, rules.Setup{Seats: 3}, "easy", "easy", 100, 1)
	if err != nil || e.Games != 102 || math.Abs(e.Score)+math.Abs(e.Lead)+e.Bar+e.LeadBar > 1e-9 {
		t.Errorf("%+v, %v", e, err)
	}
	e, err = opponent.Against(race.Game, rules.Setup{Seats: 3}, "random", "easy", 900, 1)
	if err != nil || e.Score <= e.Bar || e.Lead <= e.LeadBar || math.Abs(e.Lead-1.5*e.Score) > 1e-9 {
		t.Errorf("%+v, %v", e, err)
	}
}

func BenchmarkSimulate(b *testing.B) {
	b.ReportAllocs()
	if _, err := opponent.Simulate(race.Game, rules.Setup{}, []string{"random", "random"}, b.N, 1); err != nil {
		b.Fatal(err)
	}
}
