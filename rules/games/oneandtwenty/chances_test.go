package oneandtwenty

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/rulestest"
	"knucklebones/rules/text"
)

// sums is the chance of every sum of n bones, by casting them in every order.
func sums(n int, w [4]float64) map[int]float64 {
	all := map[int]float64{}
	var cast func(left, sum int, p float64)
	cast = func(left, sum int, p float64) {
		if left == 0 {
			all[sum] += p
			return
		}
		for i, s := range []int{1, 3, 4, 6} {
			cast(left-1, sum+s, p*w[i])
		}
	}
	cast(n, 0, 1)
	return all
}

var sheep = [4]float64{.1, .4, .4, .1}

// beaten is the chance that a bank which plays its best loses to total t, and
// is found without any of the package's tables.
func beaten(t int, casts [9]map[int]float64) float64 {
	lose := 0.0
	for first, p := range casts[5] {
		if first > 21 {
			lose += p
			continue
		}
		best := 0.0
		for k := range 6 {
			win := 0.0
			for x, q := range casts[k] {
				if first+x >= t && first+x <= 21 {
					win += q
				}
			}
			best = max(best, win)
		}
		lose += p * (1 - best)
	}
	return lose
}

func all(w [4]float64) (casts [9]map[int]float64) {
	for n := range casts {
		casts[n] = sums(n, w)
	}
	return casts
}

func near(a, b float64) bool { return math.Abs(a-b) < 1e-9 }

func TestHeadsUp(t *testing.T) {
	for name, w := range map[string][4]float64{"sheep": sheep, "even": {.25, .25, .25, .25}} {
		options := map[string]int{"weights": tali.Sheep}
		if name == "even" {
			options["weights"] = tali.Even
		}
		casts := all(w)
		c := begin(t, rules.Setup{Seats: 2, Options: options}).chances
		for total := 5; total <= 21; total++ {
			if got, want := (1+c.gain[total])/2, beaten(total, casts); !near(got, want) {
				t.Errorf("%s: %d beats the bank with %v, want %v", name, total, got, want)
			}
		}
		over := 0.0
		for x, p := range casts[5] {
			if x > 21 {
				over += p
			}
		}
		if !near(c.cast[c.over()], over) {
			t.Errorf("%s: first cast over %v, want %v", name, c.cast[c.over()], over)
		}
		t.Logf("%s: first cast over %.4f, edge of the bank %.4f of a stake", name, over, -c.alone.dot(c.gain))
	}
}

// TestOverAtOnce holds the figures the rulebook gives for a first cast over 21.
func TestOverAtOnce(t *testing.T) {
	for i, want := range []string{"6.6 %", "16.7 %"} {
		c := begin(t, rules.Setup{Seats: 2, Options: map[string]int{"weights": i}}).chances
		if got := fmt.Sprintf("%.1f %%", 100*c.cast[c.over()]); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}

func lensed(t testing.TB, p position) rules.Odds {
	t.Helper()
	f := odds(p.View(p.Turn()), rand.New(rand.NewPCG(1, 1)))
	if f == nil {
		t.Fatal("nothing to compute")
	}
	for range 100000 {
		if o, done := f(100); done {
			return o
		}
	}
	t.Fatal("never done")
	return rules.Odds{}
}

// TestHeadsUpOdds checks every row at every total against the plain sums.
func TestHeadsUpOdds(t *testing.T) {
	casts := all(sheep)
	p := begin(t, rules.Setup{Seats: 2})
	p = follow(t, p, "throws 6 6 6 6 6", "throws 1 1 1 1 1", "open", "stake 5", "throw")
	for _, o := range p.Outcomes(nil) {
		q := p.After(o.Move).(position)
		if q.state[1] != Waits {
			continue
		}
		l := look(q, nil)
		if !l.run(1e6) || !l.exact() {
			t.Fatal("not done or not exact")
		}
		for k, x := range l.prospects() {
			win, over := 0.0, 0.0
			for add, p := range casts[k] {
				if total := q.total(1) + add; total > 21 {
					over += p
				} else {
					win += p * beaten(total, casts)
				}
			}
			if !near(x.win, win) || !near(x.over, over) || !near(x.gain, 5*(2*win-1)) {
				t.Errorf("%d and %d more: %+v, want win %v over %v", q.total(1), k, x, win, over)
			}
		}
	}
}

// replies is what a seat's stake wins on average with total t, when others
// stand at totals with stakes and the bank plays its best against all: plainly
// gone through, bank cast by bank cast.
func replies(t int, stake float64, others, stakes []int, casts [9]map[int]float64) float64 {
	won := func(own, bank int) float64 {
		if bank > 21 || own > bank {
			return 1
		}
		return -1
	}
	mean := 0.0
	for first, p := range casts[5] {
		if first > 21 {
			mean += p * stake
			continue
		}
		best, mine := math.Inf(-1), 0.0
		for k := range 6 {
			bank, me := 0.0, 0.0
			for x, q := range casts[k] {
				for i, o := range others {
					bank -= q * float64(stakes[i]) * won(o, first+x)
				}
				if t <= 21 {
					me += q * stake * won(t, first+x)
				}
			}
			if bank -= me; bank > best+1e-12 {
				best, mine = bank, me
			}
		}
		mean += p * mine
	}
	return mean
}

// TestLastToAct and TestTwoToAct look at three at the table.
func TestLastToAct(t *testing.T) {
	casts := all(sheep)
	p := three(t, nil)
	p = follow(t, p, "stake 4", "stake 2", "throws 4 4 4 4 3", "more 0", "throws 4 3 1 4 1")
	for k, x := range prospectsOf(t, p) {
		want := 0.0
		for add, q := range casts[k] {
			if total := 13 + add; total > 21 {
				want -= q * 2
			} else {
				want += q * replies(total, 2, []int{19}, []int{4}, casts)
			}
		}
		if !near(x.gain, want) {
			t.Errorf("%d more: %v, want %v", k, x.gain, want)
		}
	}
	if o := lensed(t, p); !o.Exact || text.Plain(o.Note) != "Exact, against a bank that plays its best." {
		t.Error(text.Plain(o.Note))
	}
}

func prospectsOf(t testing.TB, p position) []prospect {
	t.Helper()
	l := look(p, rand.New(rand.NewPCG(3, 3)))
	if !l.run(1e9) {
		t.Fatal("not done")
	}
	return l.prospects()
}

func TestTwoToAct(t *testing.T) {
	casts := all(sheep)
	p := three(t, nil)
	p = follow(t, p, "stake 4", "stake 2", "throws 4 3 1 4 1")
	later := p.chances.alone
	for k, x := range prospectsOf(t, p) {
		want := 0.0
		for add, q := range casts[k] {
			total := 13 + add
			if total > 21 {
				want -= q * 4
				continue
			}
			for other, chance := range later {
				if chance == 0 {
					continue
				}
				if other > 21 {
					want += q * chance * replies(total, 4, nil, nil, casts)
				} else {
					want += q * chance * replies(total, 4, []int{other}, []int{2}, casts)
				}
			}
		}
		if !near(x.gain, want) {
			t.Errorf("%d more: %v, want %v", k, x.gain, want)
		}
	}
	if o := lensed(t, p); o.Exact {
		t.Error("not exact while another is to act")
	}
}

// TestBankOdds: the bank's coins, by every cast it may make.
func TestBankOdds(t *testing.T) {
	casts := all(sheep)
	p := follow(t, three(t, nil), "stake 4", "stake 2", "throws 4 4 4 4 3", "more 0", "throws 4 4 4 4 1", "more 0", "throws 3 3 3 4 4")
	for k, x := range prospectsOf(t, p) {
		want := 0.0
		for add, q := range casts[k] {
			switch b := 17 + add; {
			case b > 21:
				want -= 6 * q
			case b >= 19:
				want += 6 * q
			default:
				want += -4*q + 2*q
			}
		}
		if !near(x.gain, want) {
			t.Errorf("%d more: %v, want %v", k, x.gain, want)
		}
	}
}

// TestSingleWorth checks play one at a time against plain recursion.
func TestSingleWorth(t *testing.T) {
	p := three(t, map[string]int{"single": 1})
	c := p.chances
	var worth func(t, e int) float64
	worth = func(t, e int) float64 {
		if t > 21 {
			return -1
		}
		if e == Extra {
			return c.gain[t]
		}
		more := 0.0
		for i, s := range []int{1, 3, 4, 6} {
			more += sheep[i] * worth(t+s, e+1)
		}
		return max(c.gain[t], more)
	}
	want := 0.0
	for x, q := range sums(5, sheep) {
		want += q * worth(x, 0)
	}
	if got := c.alone.dot(c.gain); !near(got, want) {
		t.Errorf("one at a time is worth %v, want %v", got, want)
	}
	once := begin(t, rules.Setup{Seats: 2}).chances
	t.Logf("edge of the bank: one at a time %.4f, said once %.4f", -want, -once.alone.dot(once.gain))
}

func TestSpread(t *testing.T) {
	p := follow(t, three(t, nil), "stake 4", "stake 2", "throws 4 3 1 4 1")
	by := Spread(p.View(1))
	for k, s := range by {
		sum := 0.0
		for total, q := range s {
			if !near(q, sums(k, sheep)[total-13]) {
				t.Errorf("%d more: %d with %v", k, total, q)
			}
			sum += q
		}
		if !near(sum, 1) {
			t.Errorf("%d more sums to %v", k, sum)
		}
	}
	q := follow(t, p, "more 2")
	if now := Spread(q.View(1)); now[0] != nil || len(now[2]) != len(by[2]) {
		t.Errorf("two bones fall: %v", now)
	}
	if by := Spread(three(t, nil).View(1)); by[0] != nil {
		t.Error("nobody is asked for bones")
	}
}

func (l *estimate) endings() int { return len(l.alone) * len(l.alone) * len(l.alone) }

// weighAll is weigh without drawing.
func (l *estimate) weighAll(i int) {
	chance, bank := 1.0, append(l.zero()[:0], l.stands...)
	for _, s := range l.later {
		t := i % len(l.alone)
		i /= len(l.alone)
		if chance *= l.alone[t]; t <= l.target {
			l.against(t, int(l.p.coins.Paid[s]), bank)
		}
	}
	l.weight += chance
	for t := l.total; chance > 0 && t <= l.target; t++ {
		l.answer(t, chance, bank)
	}
}

// TestSampleIsClose compares drawn endings with all.
func TestSampleIsClose(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 5})
	p = follow(t, p, "throws 6 6 6 6 6", "throws 1 1 1 1 1", "throws 1 1 1 1 1", "throws 1 1 1 1 1", "throws 1 1 1 1 1", "open")
	p = follow(t, p, "stake 5", "stake 5", "stake 5", "stake 5", "throws 4 3 1 4 1")
	l := look(p, rand.New(rand.NewPCG(9, 9)))
	if !l.sampled() || !l.run(1e6) {
		t.Fatal("three to act are drawn")
	}
	whole := look(p, nil)
	for i := range whole.endings() {
		whole.weighAll(i)
	}
	for k, x := range l.prospects() {
		if y := whole.prospects()[k]; math.Abs(x.win-y.win) > .04 {
			t.Errorf("%d more: drawn %v, all %v", k, x.win, y.win)
		}
	}
}

// TestSimulated compares what a simulation counts with the plain sums: the
// hands of five, and how many of them are over at once.
func TestSimulated(t *testing.T) {
	for weights, w := range map[int][4]float64{tali.Sheep: sheep, tali.Even: {.25, .25, .25, .25}} {
		res := rulestest.Falls(t, Game, rules.Setup{Seats: 3, Options: map[string]int{"weights": weights}}, "random", 400, 5)
		casts, over := 0.0, 0.0
		for text, n := range res.Figures {
			h, err := tali.Parse(strings.TrimPrefix(text, "cast "))
			if err != nil || h.Len() != 5 {
				continue
			}
			if casts += n; h.Sum() > 21 {
				over += n
			}
		}
		want := 0.0
		for x, p := range sums(5, w) {
			if x > 21 {
				want += p
			}
		}
		rulestest.Often(t, "five bones are over 21", over, casts, want)
	}
}

// TestPassOdds: what one who stakes a coin is likely to lose the bank wins of
// each.
func TestPassOdds(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3})
	p = follow(t, p, "throws 6 6 6 6 6", "throws 1 1 1 1 1", "throws 1 1 1 1 1")
	o, edge := lensed(t, p), p.chances.alone.dot(p.chances.gain)
	if len(o.Rows) != 2 || o.Rows[0].Move.Verb != Open || !o.Rows[0].Best || o.Rows[0].Bars[0].Size != -edge || !o.Rows[1].Bars[0].Risk {
		t.Errorf("%+v", o)
	}
}
