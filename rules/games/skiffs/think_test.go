package skiffs

import (
	"math/rand/v2"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// played is what a level does, with the given budget a slice.
func played(t testing.TB, p position, level string, nodes int) rules.Move {
	t.Helper()
	f := think(level, p.View(p.Turn()), rand.New(rand.NewPCG(1, 1)))
	for range 1 << 20 {
		if m, done := f(nodes); done {
			return m
		}
	}
	t.Fatalf("%s never decides", level)
	return rules.Move{}
}

// TestTakesItsLine: all but the easy one see a line they can make.
func TestTakesItsLine(t *testing.T) {
	p := on(t, 2, nil, "aab aa aaa abbb abbb abbb abbb abbb abbb")
	for _, level := range []string{"medium", "hard", "master"} {
		if q := p.After(played(t, p, level, 1500)).(position); q.end != ByLine || !q.wins[0] {
			t.Errorf("%s leaves a line it could have made", level)
		}
	}
}

// TestBreaksALine: the upper two break a line that another is about to make,
// where that can be done for good.
func TestBreaksALine(t *testing.T) {
	p := on(t, 2, nil, "bba b b aaa aab aab aab aab aab")
	for _, level := range []string{"hard", "master"} {
		m := played(t, p, level, 1500)
		q := follow(t, p.After(m).(position), "draw 2")
		for _, next := range q.Moves(nil) {
			if e := q.After(next).(position); e.end == ByLine && e.wins[1] {
				t.Errorf("%s plays %s and leaves the line to %s", level, record(m), record(next))
			}
		}
	}
}

// TestSlices: how finely a mind is sliced changes nothing.
func TestSlices(t *testing.T) {
	for _, seats := range []int{3, 5} {
		p := atAction(t, seats, rand.New(rand.NewPCG(4, 4)))
		for _, level := range []string{"easy", "medium", "hard", "master"} {
			if a, b := played(t, p, level, 100), played(t, p, level, 1e9); a != b {
				t.Errorf("%s plays %s or %s", level, record(a), record(b))
			}
		}
	}
}

// TestSight: looking again at what an action changed is as good as looking at
// the whole lake.
func TestSight(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 6))
	for _, options := range []map[string]int{nil, {"line": 1}, {"loose": 1}, {"diagonal": 1, "tow": 1}} {
		p := begin(t, rules.Setup{Seats: 3, Options: options})
		for p.phase != over {
			m := chanced(p, r)
			q := p.After(m).(position)
			if p.phase == acting {
				g := p.see(&p.lake, false)
				g.update(&p.lake, &q.lake, m)
				h := p.see(&q.lake, false)
				if g.close() != h.close() || g != h {
					t.Fatalf("%s: %+v and %+v", record(m), g, h)
				}
				if q.end != Open && !h.close() {
					t.Fatalf("%s ends the game unseen", record(m))
				}
			}
			p = q
		}
	}
}

// TestPlayOut: games among many that are played out come to an end, and all
// skiffs go to somebody, save what cannot be shared.
func TestPlayOut(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 8))
	for range 40 {
		p := atAction(t, 5+r.IntN(4), r)
		tree, s := grow(&p, r, 1), p.state()
		w, _ := tree.playOut(s, &s.options(p.agreement, 1, true)[0])
		sum := float32(0)
		for _, x := range w {
			sum += x
		}
		if all := float32(p.lake.all); sum > all || sum < all-rules.MaxSeats {
			t.Errorf("of %v skiffs %v were taken", all, sum)
		}
	}
}

func TestOdds(t *testing.T) {
	p := on(t, 2, nil, "aab aa aaa abbb abbb abbb abbb abbb abbb")
	o, done := odds(p.View(0), rand.New(rand.NewPCG(1, 1)))(1e9)
	if !done || len(o.Rows) == 0 || text.Plain(o.Rows[0].Bars[1].Text) != "ends the game" {
		t.Errorf("%+v", o)
	}
	// The line is worth the skiffs it takes away and all that are left.
	if q := p.After(o.Rows[0].Move).(position); text.Plain(o.Rows[0].Short) != "+32.0" || q.coins.Purse[0] != 15+32 {
		t.Errorf("%s, and %d in the purse", text.Plain(o.Rows[0].Short), q.coins.Purse[0])
	}
}
