package tropa

import (
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/rulestest"
	"knucklebones/rules/text"
)

type settings = map[string]int

func begin(t testing.TB, s rules.Setup) position {
	t.Helper()
	return rulestest.Begin(t, Game, s).(position)
}

// turn throws one bone after the other carefully; "in 4", "out 3".
func turn(t testing.TB, p position, lands ...string) position {
	t.Helper()
	for _, l := range lands {
		if p.Turn() >= 0 {
			p = rulestest.Follow(t, Game, p, "throw").(position)
		}
		p = rulestest.Follow(t, Game, p, "cast "+l).(position)
	}
	return p
}

// turns are whole turns by their points: 0 to 4, or 24.
func turns(t testing.TB, p position, points ...int) position {
	t.Helper()
	for _, n := range points {
		lands := []string{"out 1", "out 3", "out 4", "out 6"}
		switch n {
		case 0:
		case 24:
			lands = slices.Repeat([]string{"in 6"}, bones)
		case 2:
			lands[0], lands[3] = "in 1", "in 1"
		default:
			lands[0] = "in " + string(rune('0'+n))
		}
		p = turn(t, p, lands...)
	}
	return p
}

// TestOnlyInside: only bones in the jar count, by the side that is up.
func TestOnlyInside(t *testing.T) {
	p := turn(t, begin(t, rules.Setup{Seats: 2}), "in 6", "out 6", "in 1", "in 3")
	if p.points[0] != 10 || p.in[0] != 3 || p.Turn() != 1 {
		t.Errorf("6 + 1 + 3 in the jar make %d, %d bones", p.points[0], p.in[0])
	}
	if b := p.View(0).Bones; len(b) != 4 || b[1] != (rules.Bone{Side: 6}) || b[3] != (rules.Bone{Side: 3, Counts: 3}) {
		t.Errorf("the bones lie as they fell: %v", b)
	}
}

// TestKnock: a bone that lies may be knocked into the jar, out of it, or onto
// another side, each once a throw, before the one that knocks it lands.
func TestKnock(t *testing.T) {
	p := turn(t, begin(t, rules.Setup{Seats: 2}), "in 6", "out 3")
	p = rulestest.Follow(t, Game, p, "throw", "knock 2 in 4", "knock 1 in 1").(position)
	if n := len(p.Outcomes(nil)); n != 8 || p.points[0] != 5 || p.in[0] != 2 {
		t.Errorf("%d points, %d in, and %d outcomes", p.points[0], p.in[0], n)
	}
	p = rulestest.Follow(t, Game, p, "cast out 1", "throw", "knock 1 out 6", "cast in 3").(position)
	if p.points[0] != 7 || p.Turn() != 1 {
		t.Errorf("4 + 3 make %d", p.points[0])
	}
	p = begin(t, rules.Setup{Seats: 2, Options: settings{"together": 1}})
	if p = rulestest.Follow(t, Game, p, "throw", "cast in 6").(position); len(p.Outcomes(nil)) != 8 {
		t.Error("bones that are thrown together are counted when all lie")
	}
}

// TestOneRotation: the most points after one full round win.
func TestOneRotation(t *testing.T) {
	p := turns(t, begin(t, rules.Setup{Seats: 4, First: 2}), 3, 4, 0, 1)
	if p.winners != rotation.Set(0b1000) || !slices.Equal(p.Scores(), []int{-3, -3, -3, 9}) {
		t.Errorf("4 points of seat 3 win: %v, %v", p.winners, p.Scores())
	}
	p = turns(t, begin(t, rules.Setup{Seats: 2, Options: settings{"ante": 0}}), 24, 4)
	if !slices.Equal(p.Scores(), []int{840, 0}) {
		t.Errorf("for the honour: %v", p.Scores())
	}
}

// TestLevel: those level throw again, and only they.
func TestLevel(t *testing.T) {
	p := turns(t, begin(t, rules.Setup{Seats: 3}), 4, 3)
	p = turn(t, p, "in 4", "out 3", "out 4")
	last := aim.Lie{Zone: Beside, Side: 1}.Land()
	if list := p.After(aim.Throw(aim.Careful)).(position).Events(last, 0); text.Plain(list[2].Text) != "Two are level and throw again." {
		t.Errorf("%+v", list)
	}
	p = turn(t, p, "out 1")
	if p.winners != 0 || p.rot.In != rotation.Set(0b101) || p.Turn() != 0 {
		t.Fatalf("seats 0 and 2 throw again: %+v", p.rot)
	}
	if v := p.View(0); v.Seats[0].Figure != "" || text.Plain(v.Seats[1].Figure) != "3" || text.Plain(v.Seats[1].Note) != "beaten" {
		t.Errorf("%+v", v.Seats)
	}
	if p = turns(t, p, 0, 1); p.winners != rotation.Set(0b100) || p.points[2] != 1 {
		t.Errorf("the throw-off alone decides: %v", p.winners)
	}
}

// TestNobodyHits: five level throw-offs, and the pot is shared.
func TestNobodyHits(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3, Purses: []int{40, 40, 2}})
	for i := range 1 + offsMost {
		if p.Turn() == rules.Nobody || int(p.offs) != i {
			t.Fatalf("over after %d rotations", i)
		}
		p = turns(t, p, 0, 0)
	}
	if p.winners != rotation.Set(0b11) || !slices.Equal(p.Scores(), []int{0, 0, 0}) || text.Plain(p.View(0).Prompt) != "The pot is shared" {
		t.Errorf("%v, %q", p.Scores(), text.Plain(p.View(0).Prompt))
	}
}

// TestAllAtOnce: four bones of one throw land one after the other.
func TestAllAtOnce(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2, Options: settings{"together": 1}})
	p = rulestest.Follow(t, Game, p, "throw bold", "cast in 6", "cast out 1", "cast in 6", "cast out 4").(position)
	if p.points[0] != 12 || p.Turn() != 1 {
		t.Errorf("%d points, and %d throws", p.points[0], p.Turn())
	}
}

func TestAnte(t *testing.T) {
	if _, err := Game.New(rules.Setup{Seats: 2, Purses: []int{40, 2}}); err == nil {
		t.Error("one plays alone")
	}
	p := begin(t, rules.Setup{Seats: 3, Purses: []int{40, 2, 40}})
	if p = turns(t, p, 0); p.Turn() != 2 || text.Plain(p.View(1).Seats[1].Note) != "out" {
		t.Error("who cannot pay the ante sits in")
	}
}

// TestEverythingMayLand: whatever real bones do, one of the outcomes says it.
func TestEverythingMayLand(t *testing.T) {
	for way := range aim.Ways {
		p := begin(t, rules.Setup{Seats: 2}).After(aim.Throw(way)).(position)
		for zone := range zoneWords {
			for _, side := range tali.Sides {
				if why := p.Why(aim.Lie{Zone: int8(zone), Side: int8(side)}.Land()); why != "" {
					t.Errorf("way %d, %s %d: %s", way, zoneWords[zone], side, text.Plain(why))
				}
			}
		}
	}
}

// TestMiddlingHand holds the figures of the book.
func TestMiddlingHand(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2})
	for way, want := range [aim.Ways][3]float64{{.402, 2.093, .09568}, {.530, 1.645, .0752}} {
		s := p.hand().adds[way]
		mean := 0.0
		for n, x := range s {
			mean += float64(n) * x
		}
		if math.Abs(s[0]-want[0]) > 1e-9 || math.Abs(mean-want[1]) > 1e-9 || math.Abs(s[6]-want[2]) > 1e-9 {
			t.Errorf("way %d: %.4f beside, %.4f points, %.4f sixes in; want %v", way, s[0], mean, s[6], want)
		}
	}
	if x := p.hand().careful[0]; math.Abs(x-math.Pow(.402, 4)) > 1e-9 {
		t.Errorf("four careful bones all miss with %v", x)
	}
}

// TestPlan compares the plan of the last to throw with all ways its bones may
// land and be thrown, gone through one by one.
func TestPlan(t *testing.T) {
	for _, best := range []int{0, 4, 24} {
		p := turns(t, begin(t, rules.Setup{Seats: 2}), best)
		var win func(x, left int) float64
		win = func(x, left int) float64 {
			if left == 0 {
				return [3]float64{0, .5, 1}[1+max(-1, min(1, x-best))]
			}
			most := 0.0
			for way := range aim.Ways {
				sum, all := 0.0, 0.0
				for _, o := range p.hand().lands[way] {
					n := 0
					if o.Move.To == Inside {
						n = int(o.Move.N)
					}
					sum += float64(o.Weight) * win(x+n, left-1)
					all += float64(o.Weight)
				}
				most = max(most, sum/all)
			}
			return most
		}
		w := p.worths()
		if got, want := max(w[0], w[1]), win(0, bones); math.Abs(got-want) > 1e-9 {
			t.Errorf("%d to beat: %v, want %v", best, got, want)
		}
	}
}

// TestSixNeeded: with one bone left and 5 behind only a six helps, and a careful
// bone of a middling hand brings it more often.
func TestSixNeeded(t *testing.T) {
	p := turn(t, begin(t, rules.Setup{Seats: 2}), "in 4", "in 1", "out 1", "out 1")
	p = turn(t, p, "out 3", "out 3", "out 3")
	o, _ := Game.Odds(p.View(1), nil)(1)
	if o.Rows[0].Move != aim.Throw(aim.Careful) || text.Plain(o.Rows[0].Short) != "10\u2009%" || text.Plain(o.Note) != "For a middling hand. Players who are level share the pot." {
		t.Errorf("%+v", o)
	}
	m, _ := Game.Think("hard", p.View(1), rand.New(rand.NewPCG(1, 1)))(1)
	if m != aim.Throw(aim.Careful) {
		t.Errorf("the best plays %v", m)
	}
}

// TestLevels measures each level against the one below, two at the table.
func TestLevels(t *testing.T) {
	n := 30000
	if testing.Short() {
		n = 2000
	}
	for _, pair := range [][2]string{{"easy", "random"}, {"medium", "easy"}, {"hard", "medium"}} {
		res, err := opponent.Simulate(Game, rules.Setup{}, pair[:], n, 1)
		if err != nil {
			t.Fatal(err)
		}
		x, bar := res.Seats[0].Wins/float64(n), .98/math.Sqrt(float64(n))
		t.Logf("%s wins %.2f %% ± %.2f against %s", pair[0], 100*x, 100*bar, pair[1])
		if pair[1] == "random" {
			x += 2 * bar // whose hand is the same: little can be chosen wrong
		}
		if !testing.Short() && x-bar < .5 {
			t.Errorf("%s does not beat %s", pair[0], pair[1])
		}
	}
}

func BenchmarkDecide(b *testing.B) {
	p := begin(b, rules.Setup{Seats: 8})
	b.ReportAllocs()
	for b.Loop() {
		p.worths()
	}
}

// TestSimulated compares a simulation of careful and of bold throws with how
// often a middling hand hits, and with how often a six stays in.
func TestSimulated(t *testing.T) {
	for way, want := range [aim.Ways][2]float64{{.598, .09568}, {.470, .0752}} {
		g := *Game
		g.Think = func(string, rules.View, *rand.Rand) func(int) (rules.Move, bool) {
			return func(int) (rules.Move, bool) { return aim.Throw(way), true }
		}
		level := aim.Text(aim.Throw(way), nil)
		res, err := opponent.Simulate(&g, rules.Setup{}, []string{"medium", "medium", "medium"}, 1000, 5)
		if err != nil {
			t.Fatal(err)
		}
		f := res.Figures
		rulestest.Often(t, level+": a bone in", f["cast in 1"]+f["cast in 3"]+f["cast in 4"]+f["cast in 6"], f["cast"], want[0])
		rulestest.Often(t, level+": a six in", f["cast in 6"], f["cast"], want[1])
	}
}

// TestHands: each seat throws with its own hand, and computes with those of the
// others.
func TestHands(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2, Aims: []rules.Aim{rules.Shaky, rules.Steady}})
	in := func(p position) float64 {
		in, all := 0.0, 0.0
		for _, o := range p.After(aim.Throw(aim.Careful)).Outcomes(nil) {
			all += float64(o.Weight)
			if o.Move.To == Inside {
				in += float64(o.Weight)
			}
		}
		return in / all
	}
	next := turns(t, p, 4)
	if x, y := in(p), in(next); math.Abs(x-.431) > 1e-9 || math.Abs(y-.811) > 1e-9 {
		t.Errorf("a shaky hand hits with %v, a steady one with %v", x, y)
	}
	level := begin(t, rules.Setup{Seats: 2})
	if x, y := p.worths()[aim.Careful], level.worths()[aim.Careful]; x > y-.2 {
		t.Errorf("a shaky hand may hope for %v of the pot against a steady one, %v of it among middling ones", x, y)
	}
	if o := next.odds(); text.Plain(o.Note) != "For a steady hand. Players who are level share the pot." || !slices.Contains(p.View(0).Text, text.Of("With a shaky hand: {0}.", text.Of("{0}", text.Seat(0)))) {
		t.Errorf("%q, %q", text.Plain(o.Note), p.View(0).Text)
	}
}

// As long as the best score can be beaten the question says it, else what is to be done.
func TestPromptNamesTheScoreToBeat(t *testing.T) {
	p := turns(t, begin(t, rules.Setup{Seats: 2}), 4)
	for _, c := range []struct {
		lands  []string
		prompt string
	}{{nil, "4 to beat"}, {[]string{"out 3"}, "4 to beat"}, {[]string{"out 3", "out 3", "out 3"}, "4 to beat"}} {
		if got := text.Plain(turn(t, p, c.lands...).View(1).Prompt); got != c.prompt {
			t.Errorf("after %v: %q", c.lands, got)
		}
	}
	if got := text.Plain(turn(t, p, "in 6").View(1).Prompt); got != "Throw a bone" {
		t.Errorf("4 is beaten: %q", got)
	}
	p = turns(t, begin(t, rules.Setup{Seats: 2}), 24)
	if got := text.Plain(turn(t, p, "out 3").View(1).Prompt); got != "Throw a bone" {
		t.Errorf("24 cannot be beaten any more: %q", got)
	}
}

// The book says that a bold throw goes in less often with any hand and brings no more, and
// gives the figures.
func TestBoldIsNeverBetter(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3, Aims: []rules.Aim{rules.Middling, rules.Shaky, rules.Steady}})
	for seat, h := range p.hands {
		careful, bold := h.adds[aim.Careful], h.adds[aim.Bold]
		for _, side := range tali.Sides {
			if careful[side] <= bold[side] {
				t.Errorf("seat %d: a bold throw shows %d more often", seat, side)
			}
		}
	}
	said := ""
	for _, rule := range book.Rules {
		said += text.Plain(rule.Text)
	}
	for _, h := range []rules.Aim{rules.Middling, rules.Shaky, rules.Steady} {
		for way := range aim.Ways {
			if n := strconv.Itoa((often[h][way][Inside] + 5) / 10); !strings.Contains(said, n) {
				t.Errorf("the book does not say that %s percent go in", n)
			}
		}
	}
}
