package knucklebones

import (
	"math"
	"math/rand/v2"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
)

// TestFresh: chances make one, and who throws later knows more.
func TestFresh(t *testing.T) {
	r := solverOf(sheep)
	if !r.ready(rules.MaxSeats, math.MaxInt) {
		t.Fatal("not ready")
	}
	for m := 2; m <= rules.MaxSeats; m++ {
		c, sum := r.contests[m], 0.0
		for i, x := range c.fresh[:m] {
			sum += x
			if i > 0 && x <= c.fresh[i-1] {
				t.Errorf("%d players: the chances %v do not rise", m, c.fresh[:m])
			}
		}
		if math.Abs(sum-1) > 1e-9 {
			t.Errorf("%d players: chances sum to %v", m, sum)
		}
	}
}

// TestContests: in every state the chances make one.
func TestContests(t *testing.T) {
	r := solverOf(even)
	r.ready(4, math.MaxInt)
	for m := 2; m <= 4; m++ {
		for level := 1; level <= m; level++ {
			for b, sh := range r.contests[m].win[level] {
				sum := 0.0
				for _, x := range sh {
					sum += x
				}
				if math.Abs(sum-1) > 1e-9 {
					t.Errorf("%d players, %d level on %d: %v", m, level, b, sh)
				}
			}
		}
	}
}

// TestLastThrower: the last of two wins below the score posted, and has what a
// face-off is worth on it.
func TestLastThrower(t *testing.T) {
	r := solverOf(sheep)
	r.ready(2, math.MaxInt)
	for _, posted := range []int{0, 1, 5, 20} {
		tie := r.contests[2].fresh[1]
		u := unhurried{sheep, func(s int) float64 {
			switch {
			case s < posted:
				return 1
			case s == posted:
				return tie
			}
			return 0
		}, map[[10]bool]float64{}}
		if got, want := r.contests[2].win[1][posted][1], u.value([10]bool{}); math.Abs(got-want) > 1e-9 {
			t.Errorf("%d posted: %v to win, want %v", posted, got, want)
		}
	}
}

// TestMastersWinAsReckoned plays games among masters, and compares who wins
// with what was computed before the first throw.
func TestMastersWinAsReckoned(t *testing.T) {
	games := float64(short.Times(300, 1500))
	p := play(t, begin(t, 3, noBets), "4 4 4, 1 1 1, 1 1 1, left, 2 2 2, cover 6, 2 3 4")
	o := readyEstimate(p)
	want := o.chances()
	r := rand.New(rand.NewPCG(8, 9))
	var won [3]float64
	for range int(games) {
		for i, s := range finish(p, "master", r).Scores() {
			if s > 0 {
				won[i] += 1. / games
			}
		}
	}
	for i := range won {
		if math.Abs(won[i]-want[i]) > 4*math.Sqrt(want[i]*(1-want[i])/games) {
			t.Errorf("seat %d won %.3f of games, want %.3f", i, won[i], want[i])
		}
	}
}

func readyEstimate(p position) estimate {
	solverOf(p.weights).ready(p.rivals(), math.MaxInt)
	return p.estimate()
}

// finish plays on among players of one level.
func finish(from position, level string, r *rand.Rand) rules.Position {
	p := rules.Position(from)
	var buf []rules.Outcome
	for p.Turn() != rules.Nobody {
		if p.Turn() == rules.Chance {
			buf = p.Outcomes(buf[:0])
			n := r.Int64N(1e6)
			i := 0
			for ; n >= buf[i].Weight; i++ {
				n -= buf[i].Weight
			}
			p = p.After(buf[i].Move)
			continue
		}
		m, _ := think(level, p.View(p.Turn()), r)(math.MaxInt)
		p = p.After(m)
	}
	return p
}

// TestLevels has each level win coins from the one below it.
func TestLevels(t *testing.T) {
	pairs := [][]string{{"easy", "random"}, {"medium", "easy"}, {"hard", "easy"}, {"hard", "medium"}, {"master", "medium"}}
	for _, pair := range pairs[:short.Times(2, len(pairs))] {
		res, err := opponent.Simulate(Game, rules.Setup{Seats: 2}, pair, 1000, 11)
		if err != nil {
			t.Fatal(err)
		}
		s := res.Seats[0]
		if s.Mean < 2*s.SD/math.Sqrt(1000) {
			t.Errorf("%s wins %.2f ± %.2f coins a game from %s", pair[0], s.Mean, 2*s.SD/math.Sqrt(1000), pair[1])
		}
	}
}

// TestBets: a leader raises, who cannot win drops, and who can matches.
func TestBets(t *testing.T) {
	p := play(t, begin(t, 2, nil), "4 4 4, 1 1 1, pass, pass,"+zero+", pass")
	if m := mind(p, "master"); Game.Text(m) != "raise 12" {
		t.Errorf("with none left the master does not raise but %s", Game.Text(m))
	}
	p = play(t, p, "raise 3")
	chance := p.chance()
	m := mind(p, "master")
	want := Drop
	if chance*(6+3+3) > 3 {
		want = Match
	}
	if m.Verb != want {
		t.Errorf("with a chance of %.2f and 3 to pay the master plays %s", chance, m.Verb)
	}
	three := play(t, begin(t, 3, nil), "4 4 4, 1 1 1, 1 1 1, left, pass, pass, pass,"+fail+", pass, pass, pass,"+zero+", pass, pass, raise 3, match")
	if three.asked != 0 || mind(three, "hard").Verb != Drop || mind(three, "easy").Verb != Drop {
		t.Errorf("seat %d is beaten and pays on", three.asked)
	}
}

func mind(p position, level string) rules.Move {
	m, _ := think(level, p.View(p.Turn()), rand.New(rand.NewPCG(1, 1)))(math.MaxInt)
	return m
}

func TestOdds(t *testing.T) {
	p := play(t, begin(t, 2, noBets), "4 4 4, 1 1 1, 2 2 2, cover 6, 2 3 4, cover 9, 1 3 4")
	o, done := odds(p.View(0), nil)(math.MaxInt)
	if !done || !o.Exact || len(o.Rows) != 6 {
		t.Fatalf("%+v", o)
	}
	if r := o.Rows[0]; text.Plain(r.Label) != "8" || text.Plain(r.Short) != "1.4" || !r.Best || text.Plain(r.Bars[1].Text) != "1.4 points left" {
		t.Errorf("%+v", r)
	}
	for _, r := range o.Rows {
		t.Log(r.Label, r.Bars[0].Text, r.Bars[1].Text)
	}
}

func BenchmarkContests(b *testing.B) {
	for b.Loop() {
		solvers.Clear()
		solverOf(sheep).ready(4, math.MaxInt)
	}
}

func BenchmarkCover(b *testing.B) {
	p := play(b, begin(b, 4, noBets), "4 4 4, 1 1 1, 1 1 1, 1 1 1, left, 1 3 4")
	r := rand.New(rand.NewPCG(1, 1))
	v := p.View(0)
	b.ReportAllocs()
	for b.Loop() {
		think("master", v, r)(math.MaxInt)
	}
}

// TestSteerOdds: who begins wins the same whichever way the others follow.
func TestSteerOdds(t *testing.T) {
	p := play(t, begin(t, 3, nil), "4 4 4, 1 1 1, 1 1 1")
	o, done := odds(p.View(0), nil)(math.MaxInt)
	if !done || len(o.Rows) != 2 || o.Rows[0].Short != o.Rows[1].Short {
		t.Fatalf("%+v", o)
	}
	if got, want := o.Rows[0].Bars[0].Size, solverOf(sheep).contests[3].fresh[0]; math.Abs(got-want) > 1e-12 {
		t.Errorf("who begins wins with %v, want %v", got, want)
	}
}

// TestReckonersBounded: with bones of many kinds only the last few are kept.
func TestReckonersBounded(t *testing.T) {
	for w := range 9 {
		solverOf(tali.Weights{w, 40, 40, 20 - w})
	}
	if n := solvers.Len(); n != 4 {
		t.Errorf("%d solvers are kept", n)
	}
}
