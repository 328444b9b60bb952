package pentelitha

import (
	"math"
	"math/rand/v2"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/rulestest"
	"knucklebones/rules/text"
)

type settings = map[string]int

func begin(t testing.TB, options settings, moves ...string) position {
	t.Helper()
	p := rulestest.Begin(t, Game, rules.Setup{Seats: 1, Options: options})
	return rulestest.Follow(t, Game, p, moves...).(position)
}

func follow(t testing.TB, p position, moves ...string) position {
	t.Helper()
	return rulestest.Follow(t, Game, p, moves...).(position)
}

// TestOnTheHand: what is caught stays, the others are tossed again, till all
// are caught.
func TestOnTheHand(t *testing.T) {
	p := begin(t, nil, "throw", "cast caught 2 fell 1 3 4")
	if p.held != 2 || p.tossed() != 3 || p.Turn() != 0 {
		t.Fatalf("2 held, 3 to toss: %+v", p.board())
	}
	if v := p.View(0); v.Cup != 3 || len(v.Bones) != 3 || v.Bones[2] != (rules.Bone{Side: 4}) {
		t.Errorf("three lie and count nothing: %+v", v.Bones)
	}
	p = follow(t, p, "throw bold", "cast caught 0 fell 3 3 6", "throw bold", "cast caught 3")
	if p.Turn() != rules.Nobody || p.Scores()[0] != 840 || text.Plain(p.View(0).Prompt) != "All in three tosses" {
		t.Errorf("%q, %v", text.Plain(p.View(0).Prompt), p.Scores())
	}
	if p = begin(t, settings{"bones": 4}, "throw", "cast caught 4"); p.Turn() != rules.Nobody {
		t.Error("four bones will do")
	}
}

// TestFromTheGround: one is kept in the hand, and the three or four others are
// gathered one by one; a miss gathers nothing.
func TestFromTheGround(t *testing.T) {
	for _, bones := range []int{4, 5} {
		p := begin(t, settings{"play": 1, "bones": bones, "drop": 1}, "throw", "cast caught 0 fell 4")
		if p.held != 1 || p.Why(aim.Throw(aim.Bold)) == "" || len(p.Moves(nil)) != 1 {
			t.Fatalf("one is in the hand: %+v", p.board())
		}
		for i := range bones - 1 {
			if p.Turn() != 0 || p.left() != bones-1-i {
				t.Fatalf("%d are left: %+v", bones-1-i, p.board())
			}
			p = follow(t, p, "throw", "cast caught 1")
		}
		if p.Turn() != rules.Nobody || int(p.tosses) != bones {
			t.Errorf("%d bones and a miss take %d tosses", bones, p.tosses)
		}
	}
}

// TestMissFromTheGround: what has been gathered stays in the hand at a miss, even if
// it was agreed that bones held may be dropped.
func TestMissFromTheGround(t *testing.T) {
	p := begin(t, settings{"play": 1, "drop": 1}, "throw", "cast caught 1", "throw", "cast caught 1")
	for _, o := range follow(t, p, "throw").Outcomes(nil) {
		if o.Move.To != 0 {
			t.Errorf("%s may fall", Game.Text(o.Move))
		}
	}
	if p = follow(t, p, "throw", "cast caught 0 fell 4"); p.held != 3 || p.left() != 2 || p.board().Loose {
		t.Errorf("two gathered and the first are held, and two are left: %+v", p.board())
	}
}

// TestDrop: bones that are held may be dropped only where that is asked for.
func TestDrop(t *testing.T) {
	p := begin(t, settings{"drop": 1}, "throw", "cast caught 3 fell 1 3", "throw", "cast caught 1 fell 1 3 4 dropped 2")
	if p.held != 2 || p.tossed() != 3 {
		t.Errorf("3 + 1 − 2 are held: %+v", p.board())
	}
	p = follow(t, p, "throw", "cast caught 3 fell 6 6 dropped 2")
	if p.held != 3 || p.Turn() != 0 {
		t.Errorf("all tossed are caught, but two dropped: %+v", p.board())
	}
	p = begin(t, nil, "throw", "cast caught 3 fell 1 3", "throw")
	if why := p.Why(Fall(2, 1, tali.Of(4))); why == "" {
		t.Error("a bone is dropped though nobody asked for it")
	}
}

func TestLimit(t *testing.T) {
	p := begin(t, nil)
	for p.Turn() != rules.Nobody {
		p = follow(t, p, "throw", "cast caught 0 fell 1 1 1 1 1")
	}
	if p.tosses != tossesMost || p.Scores()[0] != 0 || text.Plain(p.View(0).Prompt) != "The game is lost" {
		t.Errorf("after %d: %q", p.tosses, text.Plain(p.View(0).Prompt))
	}
}

// TestWeights: all that may come of a toss is in the list once, and the weights
// are whole parts of what they should add up to.
func TestWeights(t *testing.T) {
	for _, drop := range []int{0, 1} {
		a := begin(t, settings{"drop": drop}).agreement
		for way := range a.falls {
			for left := 1; left <= 5; left++ {
				held := (5 - left) * drop
				sum := int64(0)
				for _, o := range a.falls[way][left] {
					sum += o.Weight
				}
				if want := parts * power(sideParts, left) * power(sideParts*parts/2, held); sum != want {
					t.Errorf("way %d, %d tossed, %d held: the weights make %d, not %d", way, left, held, sum, want)
				}
			}
		}
	}
	p := begin(t, nil, "throw")
	if n := len(p.Outcomes(nil)); n != 126 {
		t.Errorf("%d may fall of five bones, want 126", n)
	}
}

// TestPlan compares what is expected with sums of its own.
func TestPlan(t *testing.T) {
	k := begin(t, nil).plan()
	var left [6]float64
	for n := 1; n <= 5; n++ {
		var with [2]float64
		for way := range with {
			stay, sum := 0.0, 1.0
			for c, often := range hands[rules.Middling].catches[way][n-1] {
				x := float64(often) / parts
				if c == 0 {
					stay = x
				} else {
					sum += x * left[n-c]
				}
			}
			with[way] = sum / (1 - stay)
		}
		left[n] = min(with[0], with[1])
		if math.Abs(k.Left[n]-left[n]) > 1e-9 {
			t.Errorf("%d bones: %v tosses, want %v", n, k.Left[n], left[n])
		}
	}
	if k.Best(1) != aim.Careful || k.Best(4) != aim.Bold {
		t.Error("four are tossed boldly, and one carefully")
	}
	if x := begin(t, settings{"play": 1}).plan(); math.Abs(x.Left[1]-400./307) > 1e-9 {
		t.Errorf("the last from the ground takes %v tosses", x.Left[1])
	}
	t.Logf("five bones %.3f tosses, half within %d; with drops %.3f; four bones %.3f",
		k.Left[5], k.median, begin(t, settings{"drop": 1}).plan().Left[5], k.Left[4])
}

// TestLevels plays games and compares tosses with what was computed and level
// with level: the fewer the better.
func TestLevels(t *testing.T) {
	n := 20000
	if testing.Short() {
		n = 1000
	}
	for _, options := range []settings{nil, {"drop": 1}} {
		last, bar := math.Inf(1), 0.0
		for _, level := range []string{"easy", "medium", "hard"} {
			res, err := opponent.Simulate(Game, rules.Setup{Options: options}, []string{level}, n, 1)
			if err != nil {
				t.Fatal(err)
			}
			mean := res.Steps.Mean / 2
			bar = 1.96 * res.Steps.SD / 2 / math.Sqrt(float64(n))
			t.Logf("%v %s: %.3f ± %.3f tosses", options, level, mean, bar)
			if !testing.Short() && mean > last-bar {
				t.Errorf("%s needs %.3f tosses, the level below %.3f", level, mean, last)
			}
			last = mean
		}
		best, err := Game.New(rules.Setup{Seats: 1, Options: options, Aims: []rules.Aim{rules.Steady}})
		if err != nil {
			t.Fatal(err)
		}
		if want := best.(position).plan().Left[5]; math.Abs(last-want) > 2*bar {
			t.Errorf("the best needs %v tosses, computed %v", last, want)
		}
	}
}

func TestOdds(t *testing.T) {
	p := begin(t, nil, "throw", "cast caught 4 fell 3")
	o, _ := Game.Odds(p.View(0), nil)(1)
	if o.Rows[0].Move != aim.Throw(aim.Careful) || text.Plain(o.Rows[0].Short) != "1.0" || text.Plain(o.Rows[0].Bars[1].Text) != "98\u2009% to catch them all" {
		t.Errorf("%+v", o)
	}
	m, _ := Game.Think("hard", p.View(0), rand.New(rand.NewPCG(1, 1)))(1)
	if m != aim.Throw(aim.Careful) {
		t.Errorf("the best plays %v", m)
	}
}

func BenchmarkReckon(b *testing.B) {
	p := begin(b, settings{"drop": 1})
	b.ReportAllocs()
	for b.Loop() {
		p.compute()
	}
}
