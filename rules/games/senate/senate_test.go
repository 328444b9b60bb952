package senate

import (
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/rulestest"
	"knucklebones/rules/text"
)

// key is the key of the source from its end, its damaged line and the second
// place of 6661 left out.
var key = strings.Fields(`1111 3333 4444 6666 6111 6311 6411 6331 6611 6333 6441 6433 6631
	6443 6641 6444 6633 6643 6661 6644 6663 6664 6431`)

func spaced(s string) string { return strings.Join(strings.Split(s, ""), " ") }

func begin(t testing.TB, s rules.Setup, moves ...string) rules.Position {
	t.Helper()
	return rulestest.Follow(t, Game, rulestest.Begin(t, Game, s), moves...)
}

// TestKey: the steps are all hands with a name, each once, by rank; the Vultures
// stand below every Senio.
func TestKey(t *testing.T) {
	list := Steps()
	for i, s := range key {
		h, err := tali.Parse(spaced(s))
		if err != nil || i >= len(list) || list[i] != h {
			t.Fatalf("step %d is %v, want %s", i+1, list[i], s)
		}
		if i > 0 && tali.Classify(h) < tali.Classify(list[i-1]) {
			t.Errorf("%s is lower than %v", s, list[i-1])
		}
	}
	named := 0
	for _, o := range tali.Outcomes(4, tali.Weights{25, 25, 25, 25}) {
		if h := tali.Hand(o.Move.N); tali.Classify(h) != tali.Unnamed {
			named++
			if !slices.Contains(list, h) {
				t.Errorf("%v is no step", h)
			}
		}
	}
	if named != 23 || len(list) != 23 {
		t.Errorf("%d hands have a name, and there are %d steps", named, len(list))
	}
}

// TestClimb goes all the way up while the other casts what comes too early.
func TestClimb(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2, Ruleset: "written"}, "6 6 6 6", "1 1 1 1")
	for i, s := range key {
		p = rulestest.Follow(t, Game, p, spaced(s))
		if got := p.View(0).Board.(Board).Made; got[0] != i+1 || got[1] != 0 {
			t.Fatalf("after %s: %v", s, got)
		}
		if p.Turn() == 1 {
			p = rulestest.Follow(t, Game, p, "6 4 3 1")
		}
	}
	if !slices.Equal(p.Scores(), []int{3, -3}) || text.Plain(p.View(0).Aside) != "All 23 steps are made. The pot was 6 coins." {
		t.Errorf("%v %q", p.Scores(), text.Plain(p.View(0).Aside))
	}
}

// TestLength: the mean lengths for a player alone.
func TestLength(t *testing.T) {
	for _, x := range []struct {
		want            string
		recast, weights int
	}{{"29323", 0, 0}, {"1739", 0, 1}, {"704", 1, 0}, {"102", 1, 1}} {
		p := begin(t, rules.Setup{Seats: 2, Ruleset: "written", Options: map[string]int{"recast": x.recast, "weights": x.weights}}, "6 6 6 6", "1 1 1 1")
		o, _ := Game.Odds(p.View(0), nil)(1)
		if got := o.Rows[0].Bars[1].Text; text.Plain(got) != x.want+" turns left on average" || !o.Exact {
			t.Errorf("recast %d, bones %d: %s, want %s", x.recast, x.weights, text.Plain(got), x.want)
		}
	}
}

// TestStridesAlone: with Recast, even bones and strides a player alone is at the top
// after some eighteen turns, in long strides after some eight, as the book says.
func TestStridesAlone(t *testing.T) {
	if last := book.Doubts[3]; !strings.HasSuffix(text.Plain(last), "In strides, they need about eighteen, and in long strides about eight.") {
		t.Errorf("the book says %q", text.Plain(last))
	}
	for _, c := range []struct {
		ruleset     string
		least, most float64
	}{{"strides", 17.4, 18.9}, {"long", 7.4, 8.6}} {
		if mean := turnsAlone(t, c.ruleset); mean < c.least || mean > c.most {
			t.Errorf("%s takes %.2f turns", c.ruleset, mean)
		}
	}
}

// turnsAlone returns the mean number of turns in which seat 0 alone reaches the top.
func turnsAlone(t *testing.T, ruleset string) float64 {
	const games = 300
	start := begin(t, rules.Setup{Seats: 2, Ruleset: ruleset}, "6 6 6 6", "1 1 1 1")
	r := rand.New(rand.NewPCG(3, 4))
	turns := 0
	for range games {
		for p := start; p.Turn() != rules.Nobody; p = voided(p) {
			p = climbed(p, r)
			turns++
		}
	}
	return float64(turns) / games
}

// TestProposals: with one throw left and 1 4 6 6 to 3 4 4 6 in reach, the bones closest to
// the farthest step are 3 and 4, which need two more; the 4 alone makes a step more often.
func TestProposals(t *testing.T) {
	nothing := []string{"1 1 3 4", "keep", "1 1 3 4", "keep", "1 1 3 4"}
	p := begin(t, rules.Setup{Seats: 2, Ruleset: "strides"}, "6 6 6 6", "1 1 1 1")
	for _, step := range []string{"6 6 6 6", "1 3 3 6", "3 3 4 6"} {
		p = rulestest.Follow(t, Game, p, append([]string{step}, nothing...)...)
	}
	p = rulestest.Follow(t, Game, p, "1 1 3 4", "keep", "1 1 3 4")
	b := p.View(0).Board.(Board)
	if b.Far.Keep != b.Match || b.Likely.Keep == b.Far.Keep || b.Likely.Chance <= b.Far.Chance || b.Likely.Keep != b.Likely.Keep.Common(b.Lie) {
		t.Errorf("far %+v, likely %+v", b.Far, b.Likely)
	}
	p = rulestest.Follow(t, Game, p, "keep 4", "4 6 6")
	if got := p.View(0).Board.(Board).Made[0]; got != 16 && got != 12 {
		t.Errorf("%d steps are made", got)
	}
}

// climbed returns p after a turn of seat 0, played as Steady does.
func climbed(p rules.Position, r *rand.Rand) rules.Position {
	for p.Turn() == 0 {
		m, _ := Game.Think("hard", p.View(0), r)(1)
		p = p.After(m)
		p = p.After(drawn(p.Outcomes(nil), r))
	}
	return p
}

// drawn returns one of the outcomes by their weights.
func drawn(outs []rules.Outcome, r *rand.Rand) rules.Move {
	all := int64(0)
	for _, o := range outs {
		all += o.Weight
	}
	at, k := 0, r.Int64N(all)
	for ; k >= outs[at].Weight; at++ {
		k -= outs[at].Weight
	}
	return outs[at].Move
}

// voided returns p after a turn of seat 1 that brings nothing: it keeps no bone.
func voided(p rules.Position) rules.Position {
	for p.Turn() == 1 {
		p = p.After(p.Moves(nil)[0]).After(tali.Cast(tali.Of(1, 1, 3, 4)))
	}
	return p
}

// TestKeepOdds: the odds and Steady agree on what stays.
func TestKeepOdds(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2, Ruleset: "quick"}, "6 6 6 6", "1 1 1 1", "1 1 3 6")
	v := p.View(0)
	o, _ := Game.Odds(v, nil)(1)
	if len(o.Rows) != 11 || text.Plain(o.Rows[0].Label) != "11" || !o.Rows[0].Best || text.Plain(o.Rows[0].Short) != "19\u2009%" {
		t.Errorf("two ones of two bones within two casts: %+v", o.Rows[0])
	}
	m, _ := Game.Think("hard", v, rand.New(rand.NewPCG(1, 1)))(1)
	if m != o.Rows[0].Move || Game.Text(m) != "keep 1 1" {
		t.Errorf("Steady plays %s", Game.Text(m))
	}
}

// TestStrides: any of the next four steps may be made, and those before it are
// made with it; a step beyond them comes too early.
func TestStrides(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2, Ruleset: "strides"}, "6 6 6 6", "1 1 1 1")
	for i, c := range []struct {
		cast, want string
		made       int
	}{
		{"4 4 4 4", "Any step from 1 1 1 1 to 6 6 6 6 counts, and makes those below it, too.", 3},
		{"1 3 6 6", "Any step from 6 6 6 6 to 1 1 4 6 counts, and makes those below it, too.", 3},
		{"1 1 4 6", "Any step from 6 6 6 6 to 1 1 4 6 counts, and makes those below it, too.", 7},
	} {
		if v := p.View(0); text.Plain(v.Aside) != c.want {
			t.Errorf("it asks for %q, want %q", text.Plain(v.Aside), c.want)
		}
		p = rulestest.Follow(t, Game, p, c.cast)
		b := p.View(0).Board.(Board)
		if b.Made[0] != c.made {
			t.Errorf("after %s %d steps are made, want %d", c.cast, b.Made[0], c.made)
		}
		if early := b.Early; (early == 12) != (i == 1) {
			t.Errorf("%s makes step %d too early", c.cast, early)
		}
		if p.Turn() == 0 {
			p = rulestest.Follow(t, Game, p, "keep 1", "3 3 3", "keep 1", "3 3 4")
		}
		p = rulestest.Follow(t, Game, p, "1 1 3 4", "keep 1", "3 3 4", "keep 1", "3 3 4")
	}
	o, _ := Game.Odds(p.View(0), nil)(1)
	steps, err := strconv.ParseFloat(text.Plain(o.Rows[0].Short), 64)
	if err != nil || steps < 1 || steps > 4 || text.Plain(o.Rows[0].Bars[0].Text) != text.Plain(o.Rows[0].Short)+" steps" {
		t.Errorf("so many steps are likely: %+v", o.Rows)
	}
}

// TestWider: in long strides every turn without a step adds three steps to the reach, and
// a step takes them away again; the turn of another changes nothing. In strides nothing is
// added.
func TestWider(t *testing.T) {
	nothing := []string{"1 1 3 4", "keep", "1 1 3 4", "keep", "1 1 3 4"}
	rival := []string{"1 1 1 1"} // one step
	for _, c := range []struct {
		ruleset string
		turns   [][]string
		reach   int
		says    string
	}{
		{"long", nil, 6, "Any step from 1 1 1 1 to 1 1 3 6 counts, and makes those below it, too."},
		{"long", [][]string{nothing}, 9, "You may reach nine steps: no step last turn."},
		{"long", [][]string{nothing, nothing}, 12, "You may reach twelve steps: no step last turn."},
		{"long", [][]string{nothing, {"1 1 6 6"}}, 6, "Any step from 3 3 3 6 to 1 4 6 6 counts, and makes those below it, too."},
		{"long", [][]string{nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing}, 23, "You may reach 23 steps: no step last turn."},
		{"strides", [][]string{nothing, nothing}, 4, "Any step from 1 1 1 1 to 6 6 6 6 counts, and makes those below it, too."},
	} {
		p := begin(t, rules.Setup{Seats: 2, Ruleset: c.ruleset}, "6 6 6 6", "1 1 1 1")
		for i, turn := range c.turns {
			p = rulestest.Follow(t, Game, p, turn...)
			if b := p.View(0).Board.(Board); i == 0 && b.Early >= 0 {
				t.Errorf("%s: no step, and %d comes too early", c.ruleset, b.Early)
			}
			if i == 0 {
				p = rulestest.Follow(t, Game, p, rival...)
			} else {
				p = rulestest.Follow(t, Game, p, nothing...)
			}
		}
		b := p.View(0).Board.(Board)
		if said := text.Plain(p.View(0).Aside); b.Reach != c.reach || b.Ends[0] != b.Made[0]+c.reach || said != c.says {
			t.Errorf("%s after %v: %d in reach, up to %d: %q", c.ruleset, c.turns, b.Reach, b.Ends[0], said)
		}
	}
}

// TestTooEarly: a cast counts by the reach it was thrown with, which the turn without a step
// widens only for the next one.
func TestTooEarly(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2}, "6 6 6 6", "1 1 1 1", "1 1 3 4", "keep", "1 1 3 4", "keep", "1 3 3 6")
	if b := p.View(0).Board.(Board); b.Early != 7 || b.Ends[0] != 9 || b.Made[0] != 0 {
		t.Errorf("step 8 came too early, and is in reach now: %d, up to %d", b.Early, b.Ends[0])
	}
	p = rulestest.Follow(t, Game, p, "1 1 1 1", "1 3 3 6")
	if b := p.View(0).Board.(Board); b.Made[0] != 8 || b.Ends[0] != 14 {
		t.Errorf("%d steps are made, up to %d in reach", b.Made[0], b.Ends[0])
	}
}

// TestNobodyIsLeftStanding: in long strides, the chance of a step grows from turn to turn,
// from about a half to over four fifths, so that of a hundred climbers none stands at the
// door after four turns.
func TestNobodyIsLeftStanding(t *testing.T) {
	const games = 3000
	start := begin(t, rules.Setup{Seats: 2}, "6 6 6 6", "1 1 1 1")
	r := rand.New(rand.NewPCG(5, 6))
	var tried, made [4]float64
	for range games {
		p := start
		for turn := range tried {
			p = climbed(p, r)
			tried[turn]++
			if p.View(0).Board.(Board).Made[0] > 0 {
				made[turn]++
				break
			}
			p = voided(p)
		}
	}
	for turn, least := range [4]float64{0.46, 0.66, 0.77} {
		if chance := made[turn] / tried[turn]; chance < least {
			t.Errorf("in turn %d, a step has a chance of %.3f", turn+1, chance)
		}
	}
	left := (tried[3] - made[3]) / games
	t.Logf("chances %.3f %.3f %.3f, left standing %.4f", made[0]/tried[0], made[1]/tried[1], made[2]/tried[2], left)
	if left > 0.01 {
		t.Errorf("%.3f stand at the door after four turns", left)
	}
}

// TestPlaces: who lost stands in the order of the steps made.
func TestPlaces(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3, Ruleset: "written"}, "6 6 6 6", "3 3 3 3", "1 1 1 1")
	for i, s := range key {
		p = rulestest.Follow(t, Game, p, spaced(s))
		if p.Turn() == rules.Nobody {
			break
		}
		p = rulestest.Follow(t, Game, p, "6 4 3 1", spaced(key[min(i, 5)]))
	}
	if got := rulestest.Places(p); !slices.Equal(got, []int{1, 3, 2}) {
		t.Errorf("seat 2 made six steps, and seat 1 none: %v", got)
	}
}

// TestSteadyBeatsFickle: which bones to keep is all there is to decide. Where a turn without a
// step widens the reach it matters less.
func TestSteadyBeatsFickle(t *testing.T) {
	for ruleset, c := range map[string]struct {
		games int
		least float64 // coins a game
	}{"strides": {60, 2}, "long": {300, 1}} {
		res, err := opponent.Simulate(Game, rules.Setup{Ruleset: ruleset}, []string{"hard", "random"}, c.games, 1)
		if err != nil {
			t.Fatal(err)
		}
		s := res.Seats[0]
		bar := s.SD / math.Sqrt(float64(c.games))
		t.Logf("%s: Steady wins %+.2f ± %.2f coins a game, %.0f steps", ruleset, s.Mean, 2*bar, res.Steps.Mean)
		if s.Mean < c.least {
			t.Errorf("%s: Steady wins %+.2f coins a game, error %.2f", ruleset, s.Mean, bar)
		}
	}
}

// BenchmarkGame is a whole game of two best players.
func BenchmarkGame(b *testing.B) {
	for b.Loop() {
		if _, err := opponent.Simulate(Game, rules.Setup{}, []string{"hard", "hard"}, 1, 1); err != nil {
			b.Fatal(err)
		}
	}
}
