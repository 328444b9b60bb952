package knucklebones

import (
	"math"
	"math/rand/v2"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/rulestest"
)

var (
	sheep = tali.Weights{10, 40, 40, 10}
	even  = tali.Weights{25, 25, 25, 25}
)

// An unhurried thrower computes the same as a plan, in another way: it casts
// the three bones one after the other and tries each sum.
type unhurried struct {
	weights tali.Weights
	worth   func(score int) float64
	known   map[[10]bool]float64 // by covered
}

func (u *unhurried) value(covered [10]bool) float64 {
	if v, ok := u.known[covered]; ok {
		return v
	}
	v := 0.0
	for a := 1; a <= 4; a++ {
		for b := 1; b <= 4; b++ {
			for c := 1; c <= 4; c++ {
				p := float64(u.weights[a-1]*u.weights[b-1]*u.weights[c-1]) / 1e6
				v += p * u.cast(covered, a, b, c)
			}
		}
	}
	u.known[covered] = v
	return v
}

func (u *unhurried) cast(covered [10]bool, a, b, c int) float64 {
	best, stuck := math.Inf(-1), true
	for _, n := range []int{a, b, c, a + b, b + c, c + a, a + b + c} {
		if n > 9 || covered[n] {
			continue
		}
		next := covered
		next[n], stuck = true, false
		if left(next) == 0 {
			best = max(best, u.worth(0))
		} else {
			best = max(best, u.value(next))
		}
	}
	if stuck {
		return u.worth(left(covered))
	}
	return best
}

func left(covered [10]bool) (sum int) {
	for n := 1; n <= 9; n++ {
		if !covered[n] {
			sum += n
		}
	}
	return sum
}

func TestPlan(t *testing.T) {
	worths := map[string]func(int) float64{
		"few":      func(s int) float64 { return -float64(s) },
		"under 5":  func(s int) float64 { return map[bool]float64{true: 1}[s < 5] },
		"anything": func(s int) float64 { return math.Sin(float64(s)) },
	}
	for name, worth := range worths {
		for _, w := range []tali.Weights{sheep, even, {0, 50, 0, 50}} {
			u := unhurried{w, worth, map[[10]bool]float64{}}
			var table worthTable
			for s := range table {
				table[s] = worth(s)
			}
			v := newFalls(w).plan(&table)
			for s := 1; s < squares; s++ {
				var covered [10]bool
				for n := 1; n <= 9; n++ {
					covered[n] = !numbers(s).has(n)
				}
				if want := u.value(covered); math.Abs(v[s]-want) > 1e-9 {
					t.Fatalf("%s, %v: %09b is worth %v, want %v", name, w, s, v[s], want)
				}
			}
		}
	}
}

type worthTable = worth

// TestFewest holds the figures of best play: the points likely left after each
// cover of a cast of 1, 3 and 4 with 6 and 9 covered, and of a whole turn.
func TestFewest(t *testing.T) {
	r := solverOf(sheep)
	open := allNumbers &^ number(6) &^ number(9)
	for n, want := range map[int]float64{8: 1.4, 7: 2.1, 1: 2.3, 5: 2.4, 4: 3.1, 3: 6.2} {
		if got := -r.fewest[open&^number(n)]; math.Abs(got-want) > .05 {
			t.Errorf("cover %d: %.2f left, want %.1f", n, got, want)
		}
	}
	if got := -r.fewest[allNumbers]; math.Abs(got-3.1352) > .0001 {
		t.Errorf("a turn leaves %.4f", got)
	}
	d := r.falls.spread(&r.fewest, allNumbers)
	if math.Abs(d[0]-.5529) > .0001 {
		t.Errorf("a turn ends at zero with %.4f", d[0])
	}
}

// TestSpread throws turns with the real rules and counts how they end.
func TestSpread(t *testing.T) {
	const turns = 20000
	r := solverOf(sheep)
	d := r.falls.spread(&r.fewest, allNumbers)
	chance := rand.New(rand.NewPCG(3, 5))
	var counted [scores]int
	for range turns {
		open := allNumbers
		for open != 0 {
			can := made(tali.Of(side(chance), side(chance), side(chance))) & open
			if can == 0 {
				break
			}
			open &^= r.fewest.choose(open, can)
		}
		counted[open.sum()]++
	}
	sum := 0.0
	for s, p := range d {
		sum += p
		if got := float64(counted[s]) / turns; math.Abs(got-p) > 4.5*math.Sqrt(p*(1-p)/turns)+1e-4 {
			t.Errorf("score %d: %.4f of turns, want %.4f", s, got, p)
		}
	}
	if math.Abs(sum-1) > 1e-9 {
		t.Errorf("the chances sum to %v", sum)
	}
}

func side(r *rand.Rand) int {
	return []int{1, 3, 3, 3, 3, 4, 4, 4, 4, 6}[r.IntN(10)]
}

func BenchmarkPlan(b *testing.B) {
	f, w := newFalls(sheep), fewest()
	b.ReportAllocs()
	for b.Loop() {
		f.plan(&w)
	}
}

// TestSimulated compares what a simulation counts with what is computed: the
// hands, and among players who want as little left as they can how many turns
// end at zero.
func TestSimulated(t *testing.T) {
	for weights, w := range map[int]tali.Weights{tali.Sheep: sheep, tali.Even: even} {
		set := rules.Setup{Seats: 2, Options: map[string]int{"bets": betsNever, "weights": weights}}
		res := rulestest.Falls(t, Game, set, "hard", 300, 3)
		f, r := res.Figures, solverOf(w)
		d := r.falls.spread(&r.fewest, allNumbers)
		rulestest.Often(t, "a turn ends at zero", f["good"], f["good"]+f["lost"], d[0])
	}
}
