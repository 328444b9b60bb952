package circus

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// slipping begins a race with slipstreams, with the spurs that options say.
func slipping(t *testing.T, options settings, moves ...string) position {
	t.Helper()
	options["slip"] = 1
	return begin(t, rules.Setup{Seats: 3, Options: options}, append(three, moves...)...)
}

// TestSlipstream: who stops one to four points behind a chariot goes on five, level with it or
// further behind does not; and on again behind the next.
func TestSlipstream(t *testing.T) {
	for cast, want := range map[string]int{"4 4 4 3": 15, "4 4 4 4": 21, "6 6 4 3": 24, "6 6 6 1": 24, "6 4 6 4": 20, "6 6 6 4": 22} {
		p := slipping(t, settings{}, "6 6 4 4", cast)
		if got := int(p.total[1]); got != want {
			t.Errorf("%s behind 20 drives %d, want %d", cast, got, want)
		}
	}
	p := slipping(t, settings{}, "6 6 4 4", "6 6 6 6", "6 4 4 3")
	if p.total != [seatsMost]int16{20, 24, 27} || p.ridden != rotation.All(2) {
		t.Errorf("17 behind 20 makes 22, and that behind 24 makes 27: %v", p.total)
	}
	if order(p) != "[2 1 0]" || p.Turn() != 2 {
		t.Errorf("the leader drives first in the next round: %s", order(p))
	}
	if p = follow(t, p, "throw"); p.ridden != 0 {
		t.Error("a new throw has no slipstream yet")
	}
}

// TestNoSlipstreamBefore: without the option nothing is gained behind a chariot, and the order
// stays until the lap ends.
func TestNoSlipstreamBefore(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3}, append(three, "6 6 4 4", "4 4 4 4", "6 6 6 4")...)
	if p.total != [seatsMost]int16{20, 16, 22} || order(p) != "[0 1 2]" {
		t.Errorf("%v, %s", p.total, order(p))
	}
}

// TestSlipstreamIsTold: before the throw which sums bring one, at the spur the chance of each
// choice, and afterwards who was passed.
func TestSlipstreamIsTold(t *testing.T) {
	p := slipping(t, settings{"spur": 1}, "6 6 4 4", "stand")
	if got := text.Plain(p.View(1).Aside); got != "Lap 1 of 7, throw 1 of 12. 16 to 19 points bring a slipstream: 5 more." {
		t.Error(got)
	}
	p = follow(t, p, "4 4 4 3")
	b := p.board()
	row := func(part tali.Hand) string {
		for _, r := range b.Chances.Rows {
			if r.Move.N == int32(part) {
				return text.Plain(r.Short)
			}
		}
		return ""
	}
	if row(0) != "0\u2009%" || row(tali.Of(3)) != "50\u2009%" || row(tali.Of(4)) != "10\u2009%" {
		t.Errorf("a 4 or 6 for the 3, a 6 for a 4: %q, %q, %q", row(0), row(tali.Of(3)), row(tali.Of(4)))
	}
	p = follow(t, p, "spur 3", "cast 6")
	if b := p.board(); b.Gain != 23 || !slices.Equal(b.Ridden, []int{0}) {
		t.Errorf("18 and 5: %+v", b)
	}
	if first := slipping(t, settings{"spur": 1}, "6 6 4 3").board(); first.Chances != nil {
		t.Error("nobody is ahead of the first")
	}
}

// TestSlyRides: the strongest computer takes a spur for a likely slipstream, keeps one that it
// is in, and in its last drive looks at nothing but who wins.
func TestSlyRides(t *testing.T) {
	decide := func(p position) string {
		m := p.decide("hard", rand.New(rand.NewPCG(1, 1)))
		if o, _ := Game.Odds(p.View(p.Turn()), nil)(1); o.Rows[0].Move != m {
			t.Errorf("the odds say %v, the strongest plays %v", o.Rows[0].Move, m)
		}
		return Game.Text(m)
	}
	near := slipping(t, settings{"spur": 1}, "6 6 4 4", "stand", "4 4 4 3")
	near.casts = castsLap - 2
	if got := decide(near); got != "spur 3" {
		t.Errorf("one point is missing for a slipstream: %s", got)
	}
	in := slipping(t, settings{"spur": 3}, "6 6 4 4", "stand", "6 4 3 3")
	if got := decide(in); got != "stand" {
		t.Errorf("16 is in a slipstream: %s", got)
	}
	last := slipping(t, settings{"spur": 3}, "6 6 4 4", "stand", "6 4 3 3")
	last.lap, last.casts, last.place = lapsUsual-1, castsLap-1, 2
	last.order = [seatsMost]int8{0, 2, 1}
	last.total = [seatsMost]int16{1022, 1000, 990}
	if got := decide(last); got != "spur 3 3" && got != "spur 3" && got != "spur 3 3 4" {
		t.Errorf("16 and no slipstream lose to 1022: %s", got)
	}
	last.total[0] = 1015
	if got := decide(last); got != "stand" {
		t.Errorf("16 win already: %s", got)
	}
}

// TestSampledOdds: level before a race each of three wins a third of the time.
func TestSampledOdds(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3, Ruleset: "slip"}, three...)
	odds := Game.Odds(p.View(p.Turn()), rand.New(rand.NewPCG(2, 3)))
	o, done := odds(1)
	calls := 1
	for ; !done; calls++ {
		o, done = odds(1000)
	}
	if x := o.Rows[0].Bars[0].Size + o.Rows[0].Bars[1].Size/2; math.Abs(x-1.0/3) > 0.07 || calls < 10 || o.Exact {
		t.Errorf("%v in %d calls: %+v", x, calls, o)
	}
}
