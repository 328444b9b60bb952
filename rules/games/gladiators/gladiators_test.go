package gladiators

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/rulestest"
	"knucklebones/rules/text"
)

type settings = map[string]int

func begin(t testing.TB, s rules.Setup, moves ...string) position {
	t.Helper()
	if s.Ruleset == "" {
		s.Ruleset = "written"
	}
	s.Seats = 2
	return rulestest.Follow(t, Game, rulestest.Begin(t, Game, s), moves...).(position)
}

func follow(t testing.TB, p position, moves ...string) position {
	t.Helper()
	return rulestest.Follow(t, Game, p, moves...).(position)
}

// after0 is a fight that seat 0 casts first in.
var after0 = []string{"6 6", "1 1"}

func TestHighestBegins(t *testing.T) {
	p := begin(t, rules.Setup{}, "3 3", "3 4")
	if p.phase != fighting || p.Turn() != 1 {
		t.Errorf("the higher casts first: %+v", p)
	}
	p = begin(t, rules.Setup{First: 1}, "3 3", "3 3", "6 1", "3 4", "4 4", "1 1")
	if p.phase != fighting || p.Turn() != 1 || p.offs != 2 {
		t.Errorf("level totals are cast again: %+v", p)
	}
}

// TestBouts: the lower total loses a stone, whatever the casts are called, and
// level totals cost one each.
func TestBouts(t *testing.T) {
	p := begin(t, rules.Setup{}, after0...)
	for i, b := range []struct {
		first, second string
		stones        [2]int8
	}{
		{"3 3", "3 4", [2]int8{3, 4}},
		{"6 1", "4 3", [2]int8{2, 3}},
		{"6 4", "4 4", [2]int8{2, 2}},
		{"1 1", "3 1", [2]int8{1, 2}},
		{"6 6", "6 4", [2]int8{1, 1}},
	} {
		p = follow(t, p, b.first, b.second)
		if p.stones != b.stones || p.Turn() != 0 {
			t.Errorf("after bout %d %v, want %v", i+1, p.stones, b.stones)
		}
	}
	win := follow(t, p, "4 4", "6 3")
	if win.Turn() != rules.Nobody || !slices.Equal(win.Scores(), []int{-3, 3}) || text.Plain(win.View(0).Aside) != "{1} has one stone left. The pot was 6 coins." {
		t.Errorf("%v, %q", win.Scores(), text.Plain(win.View(0).Aside))
	}
	draw := follow(t, p, "4 4", "4 4")
	if draw.Turn() != rules.Nobody || !slices.Equal(draw.Scores(), []int{0, 0}) || text.Plain(draw.View(0).Prompt) != "The fight is a draw" {
		t.Errorf("both out together: %v, %q", draw.Scores(), text.Plain(draw.View(0).Prompt))
	}
}

// TestLevelOnTheLastStone: a level bout that takes the last stone of one alone
// is won by the other, whoever that is.
func TestLevelOnTheLastStone(t *testing.T) {
	for loser, bouts := range [][]string{{"1 3", "4 4"}, {"4 4", "1 3"}} {
		p := begin(t, rules.Setup{}, after0...)
		for p.stones[loser] > 1 {
			p = follow(t, p, bouts...)
		}
		p = follow(t, p, "4 3", "4 3")
		want := []int{3, 3}
		want[loser] = -3
		if aside := fmt.Sprintf("{%d} has three stones left. The pot was 6 coins.", 1-loser); !slices.Equal(p.Scores(), want) || text.Plain(p.View(0).Aside) != aside {
			t.Errorf("seat %d has lost its last stone: %v, %q", loser, p.Scores(), text.Plain(p.View(0).Aside))
		}
	}
}

// even brings both down at once.
var even = slices.Concat(after0, slices.Repeat([]string{"3 3"}, 2*stones))

func TestWithoutCoins(t *testing.T) {
	p := begin(t, rules.Setup{Options: settings{"ante": 0}}, even...)
	if !slices.Equal(p.Scores(), []int{420, 420}) {
		t.Errorf("a draw scores %v", p.Scores())
	}
	p = begin(t, rules.Setup{Options: settings{"ante": 0}}, after0...)
	for range stones {
		p = follow(t, p, "4 4", "3 3")
	}
	if !slices.Equal(p.Scores(), []int{840, 0}) || p.bouts != 4 {
		t.Errorf("after %d bouts %v", p.bouts, p.Scores())
	}
}

func TestDecidingBout(t *testing.T) {
	p := begin(t, rules.Setup{Options: settings{"decide": 1}}, even...)
	p = follow(t, p, "4 4", "4 4")
	if p.phase != fighting || p.stones != [2]int8{} || !p.board().Deciding {
		t.Fatalf("%+v", p)
	}
	p = follow(t, p, "4 3", "4 4")
	if !slices.Equal(p.Scores(), []int{-3, 3}) || text.Plain(p.View(0).Aside) != "{1} won the deciding bout. The pot was 6 coins." {
		t.Errorf("%v %q", p.Scores(), text.Plain(p.View(0).Aside))
	}
	p = begin(t, rules.Setup{Options: settings{"decide": 1, "weights": tali.Custom, "w1": 0, "w3": 100, "w4": 0, "w6": 0}})
	for p.Turn() != rules.Nobody {
		if o, _ := Game.Odds(p.View(p.Turn()), nil)(1); len(o.Rows) > 0 && o.Rows[0].Bars[1].Size != 1 {
			t.Fatalf("nothing but a draw can come of it: %+v", o)
		}
		p = follow(t, p, "3 3")
	}
	if p.bouts != decidingMost || !slices.Equal(p.Scores(), []int{0, 0}) {
		t.Errorf("%d bouts, %v", p.bouts, p.Scores())
	}
}

func can(p position) string {
	var list []string
	for _, m := range p.Moves(nil) {
		list = append(list, Game.Text(m))
	}
	return fmt.Sprint(p.Turn(), " ", strings.Join(list, ", "))
}

func TestMissio(t *testing.T) {
	set := rules.Setup{Options: settings{"missio": 1}, Purses: []int{40, 15}}
	p := begin(t, set, after0...)
	for _, step := range []struct{ can, move string }{
		{"1 wait, ask", "wait"}, {"0 throw, ask", "ask"}, {"1 double, yield", "double"}, {"0 throw", "3 4"},
		{"1 throw", "4 4"}, {"1 wait, ask", "ask"}, {"0 double, yield", "yield"},
	} {
		if can(p) != step.can {
			t.Fatalf("%s, want %s", can(p), step.can)
		}
		p = follow(t, p, step.move)
	}
	if !slices.Equal(p.Scores(), []int{-6, 6}) || text.Plain(p.View(0).Aside) != "{0} yielded. The pot was 12 coins." {
		t.Errorf("%v %q", p.Scores(), text.Plain(p.View(0).Aside))
	}
	set.Purses[1] = 8
	p = begin(t, set, after0...)
	p = follow(t, p, "ask", "double")
	if p.doublings() != 0 || can(p) != "0 throw" || p.coins.Pot() != 12 {
		t.Errorf("seat 1 has 2 coins and cannot double again: %s", can(p))
	}
	if p = begin(t, rules.Setup{Options: settings{"missio": 1, "ante": 0}}, after0...); can(p) != "0 throw" {
		t.Errorf("there is nothing to double: %s", can(p))
	}
}

// TestSpacedMissio: a bout is fought before the first plea, and between two; who may not ask is
// told why, and the value of a fight knows of it.
func TestSpacedMissio(t *testing.T) {
	p := begin(t, rules.Setup{Options: settings{"missio": 1, "spaced": 1}, Purses: []int{12, 12}}, after0...)
	for _, step := range []struct{ can, aside, move string }{
		{"0 throw", "The lower total loses a stone. Level: both do. You can ask for missio after this bout.", "3 4"},
		{"1 throw", "Beat 7, or lose a stone. Level: both lose one.", "4 4"},
		{"1 wait, ask", "You have 4 stones, {0} has 3. If you ask, {0} yields the pot, or both of you pay 3 coins more.", "ask"},
		{"0 double, yield", "You have 3 stones, {1} has 4. Doubling costs each of you 3 coins; if you yield, {1} takes the pot.", "double"},
		{"0 throw", "The lower total loses a stone. Level: both do.", "3 3"},
		{"1 throw", "Beat 6, or lose a stone. Level: both lose one.", "1 1"},
		{"0 throw, ask", "The lower total loses a stone. Level: both do. Missio: {1} must yield, or both of you pay 6 coins more.", "ask"},
		{"1 double, yield", "You have 3 stones, {0} has 3. Doubling costs each of you 6 coins; if you yield, {0} takes the pot.", "double"},
		{"0 throw", "The lower total loses a stone. Level: both do. No more missio: the coins don’t reach to double again.", "3 4"},
	} {
		if got := text.Plain(p.View(p.Turn()).Aside); can(p) != step.can || got != step.aside {
			t.Fatalf("%s, want %s: %q, want %q", can(p), step.can, got, step.aside)
		}
		p = follow(t, p, step.move)
	}
	rich := begin(t, rules.Setup{Options: settings{"missio": 1, "spaced": 1}, Purses: []int{100, 100}}, after0...)
	rich = follow(t, rich, "3 4", "4 4", "wait", "ask", "double", "4 4", "3 3", "wait")
	if got := text.Plain(rich.View(0).Aside); can(rich) != "0 throw" || !strings.HasSuffix(got, "{0} asked for missio last: {1} may ask next.") {
		t.Errorf("%s: %q", can(rich), got)
	}
	f, s := rich.fight(), state{mine: 4, theirs: 4, asker: -1, left: 3, phase: fighting}
	free := f.value(s)
	if s.waits = true; f.value(s).stakes > free.stakes {
		t.Error("to be allowed to ask is never worth less")
	}
}

// fought is how fights end, bout by bout, written out as a sum over bouts.
func fought(mine, theirs int, win, level float64) (won, drawn float64) {
	switch {
	case mine == 0 && theirs == 0:
		return 0, 1
	case mine == 0:
		return 0, 0
	case theirs == 0:
		return 1, 0
	}
	for _, x := range []struct {
		p    float64
		a, b int
	}{{win, 0, 1}, {win, 1, 0}, {level, 1, 1}} {
		w, d := fought(mine-x.a, theirs-x.b, win, level)
		won, drawn = won+x.p*w, drawn+x.p*d
	}
	return won, drawn
}

func TestOddsAreExact(t *testing.T) {
	level := 0.0
	sides := map[int]float64{1: .1, 3: .4, 4: .4, 6: .1}
	for _, a := range tali.Sides {
		for _, b := range tali.Sides {
			for _, c := range tali.Sides {
				for _, d := range tali.Sides {
					if a+b == c+d {
						level += sides[a] * sides[b] * sides[c] * sides[d]
					}
				}
			}
		}
	}
	p := begin(t, rules.Setup{}, after0...)
	won, drawn := fought(4, 4, (1-level)/2, level)
	o, _ := Game.Odds(p.View(0), nil)(1)
	t.Logf("a bout is level in %.4f, a fight in %.4f", level, drawn)
	if b := o.Rows[0].Bars; math.Abs(b[0].Size-won) > 1e-12 || math.Abs(b[1].Size-drawn) > 1e-12 || !o.Exact {
		t.Errorf("%+v, want %v and %v", b, won, drawn)
	}
	p = follow(t, p, "6 6")
	o, _ = Game.Odds(p.View(1), nil)(1)
	w0, d0 := fought(4, 3, (1-level)/2, level)
	w1, d1 := fought(3, 3, (1-level)/2, level)
	lost, drawn := w0*.99+w1*.01, d0*.99+d1*.01
	if b := o.Rows[0].Bars; math.Abs(b[0].Size-(1-lost-drawn)) > 1e-12 || math.Abs(b[1].Size-drawn) > 1e-12 {
		t.Errorf("against 6 6 %+v, want %v and %v", b, 1-lost-drawn, drawn)
	}
}

// TestSimulated: as many fights end in a draw as were computed.
func TestSimulated(t *testing.T) {
	const games = 4000
	res, err := opponent.Simulate(Game, rules.Setup{Ruleset: "written"}, []string{"master", "random"}, games, 4)
	if err != nil {
		t.Fatal(err)
	}
	o, _ := Game.Odds(begin(t, rules.Setup{}, after0...).View(0), nil)(1)
	drawn := o.Rows[0].Bars[1].Size
	rulestest.Often(t, "a draw", res.Figures["end draw"], games, drawn)
	rulestest.Often(t, "seat 0 wins", res.Seats[0].Wins-games*drawn/2, games, o.Rows[0].Bars[0].Size)
	rulestest.Falls(t, Game, rules.Setup{Seats: 2, Ruleset: "written"}, "master", 300, bones)
}

// TestMissioIsWorthWhatItSays plays fights among best players and compares.
func TestMissioIsWorthWhatItSays(t *testing.T) {
	set := rules.Setup{}
	const games = 3000
	for _, pair := range [][]string{{"master", "master"}, {"master", "random"}} {
		res, err := opponent.Simulate(Game, set, pair, games, 5)
		if err != nil {
			t.Fatal(err)
		}
		s := res.Seats[0]
		bar := s.SD / math.Sqrt(games)
		t.Logf("%v: %+.3f ± %.3f coins, %v asked, %v doubled", pair, s.Mean, 2*bar, res.Figures["ask"], res.Figures["double"])
		if level := pair[1] == "master"; level && math.Abs(s.Mean) > 4*bar || !level && s.Mean < 3*bar {
			t.Errorf("%v: %+.3f coins a game, error %.3f", pair, s.Mean, bar)
		}
	}
}

func TestSteadyAsksAndYields(t *testing.T) {
	p := begin(t, rules.Setup{Options: settings{"missio": 1}}, after0...)
	p = follow(t, p, "wait", "4 4", "3 3", "wait", "4 4", "3 3", "wait", "4 4", "3 3", "wait")
	decide := func() rules.Verb {
		m, _ := Game.Think("master", p.View(p.Turn()), rand.New(rand.NewPCG(1, 1)))(1)
		return m.Verb
	}
	if got := decide(); got != Ask {
		t.Errorf("four stones against one: %s", got)
	}
	if p = follow(t, p, "ask"); decide() != Yield {
		t.Error("one stone against four does not double")
	}
}
