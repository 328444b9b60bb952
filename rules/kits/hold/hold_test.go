package hold

import (
	"math"
	"math/rand/v2"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

func falls(w tali.Weights) (list [][]rules.Outcome) {
	for n := range 5 {
		list = append(list, tali.Outcomes(n, w))
	}
	return list
}

var even, sheep = tali.Weights{25, 25, 25, 25}, tali.Weights{10, 40, 40, 10}

// TestLastBone: with one bone to go there is nothing to choose, so the turns are those of
// a single bone.
func TestLastBone(t *testing.T) {
	for side, want := range map[int]float64{1: 10, 3: 2.5} {
		h := tali.Of(side, side, side, side)
		p := New([]tali.Hand{h}, falls(sheep), 1, false)
		if got := p.Turns(0, h.Without(tali.Of(side))); math.Abs(got-want) > 1e-9 {
			t.Errorf("a %d takes %v turns, want %v", side, got, want)
		}
		if got := p.Turns(0, h); got != 0 {
			t.Errorf("a hand that is made takes %v turns", got)
		}
	}
}

// TestTwoForTheLast: two bones thrown for the last one match it 7 times in 16.
func TestTwoForTheLast(t *testing.T) {
	h := tali.Of(1, 1, 1, 1)
	p := New([]tali.Hand{h}, falls(even), 2, false)
	if got := p.Turns(0, tali.Of(1, 1, 1)); math.Abs(got-16.0/7) > 1e-9 {
		t.Errorf("the last bone takes %v turns", got)
	}
	want := (1 + 6.0/16*16/7) / (1 - 9.0/16)
	if on := p.Throw(0, tali.Of(1, 1), tali.Of(1)); math.Abs(on-9.0/16*want) > 1e-9 {
		t.Errorf("throwing on takes %v", on)
	}
}

// TestTwoBones: with two ones to go, whoever has thrown one of them holds it: the last
// alone takes four turns, and throwing on would risk it three times in four.
func TestTwoBones(t *testing.T) {
	h := tali.Of(1, 1, 1, 1)
	p := New([]tali.Hand{h}, falls(even), 1, false)
	two := tali.Of(1, 1)
	want := (1 + 6.0/16*4) / (1 - 9.0/16)
	if got := p.Turns(0, two); math.Abs(got-want) > 1e-9 {
		t.Errorf("%v turns, want %v", got, want)
	}
	if on := p.Throw(0, two, tali.Of(1)); math.Abs(on-.75*want) > 1e-9 || on < p.Turns(0, tali.Of(1, 1, 1)) {
		t.Errorf("throwing on takes %v", on)
	}
	if miss := Miss(tali.Of(1, 1), falls(even)[2]); math.Abs(miss-9.0/16) > 1e-12 {
		t.Errorf("two bones miss with %v", miss)
	}
	if now := p.Now(0, two, 0); math.Abs(now-(1.0/16+6.0/16/4)) > 1e-12 {
		t.Errorf("two bones make the hand within the turn with %v", now)
	}
}

// TestTurned compares the last bones with what is computed by hand: with even bones and two
// for the last, which can't be turned.
func TestTurned(t *testing.T) {
	h := tali.Of(1, 1, 1, 1)
	p := New([]tali.Hand{h}, falls(even), 2, true)
	last := 1 / (1 - 9.0/16*9/16) // two throws of two bones a turn
	if got := p.Turns(0, tali.Of(1, 1, 1)); math.Abs(got-last) > 1e-9 {
		t.Errorf("the last bone takes %v turns, want %v", got, last)
	}
	// Of two bones both match once in 16 throws; one does 6 times, then two more are thrown for
	// the last; none does 9 times, then one is turned.
	two := (1 + 9.0/16*last) / (1 - 6.0/16*9/16)
	if got := p.Turns(0, tali.Of(1, 1)); math.Abs(got-two) > 1e-9 || p.Turned(0, tali.Of(1, 1)) != p.Turns(0, tali.Of(1, 1, 1)) {
		t.Errorf("the last two take %v turns, want %v", got, two)
	}
	if on, begin := p.Throw(0, tali.Of(1, 1), 0), p.Begin(0, tali.Of(1, 1)); math.Abs(begin-(two-1)) > 1e-9 || on < last {
		t.Errorf("before the first throw %v, before the second %v", begin, on)
	}
}

// TestPlayed compares a plan with turns that are played by it.
func TestPlayed(t *testing.T) {
	steps := []tali.Hand{tali.Of(1, 1, 1, 1), tali.Of(6, 4, 3, 3)}
	for last := 1; last <= 2; last++ {
		for _, turn := range []bool{false, true} {
			played(t, New(steps, falls(even), last, turn))
		}
	}
}

// played compares p with turns that are played by it.
func played(t *testing.T, p *Plan) {
	t.Helper()
	const games = 40000
	r := rand.New(rand.NewPCG(1, 1))
	sum, squares := 0.0, 0.0
	for range games {
		n := float64(p.play(r))
		sum, squares = sum+n, squares+n*n
	}
	mean := sum / games
	bar := math.Sqrt((squares/games - mean*mean) / games)
	if want := p.Turns(0, 0); math.Abs(mean-want) > 4*bar {
		t.Errorf("%v turns were played, %v computed, error %v", mean, want, bar)
	}
}

// play plays all the steps and returns the number of turns.
func (p *Plan) play(r *rand.Rand) (turns int) {
	made, held, gathered := 0, tali.Hand(0), tali.Hand(0)
	first := true // a throw of the turn
	for turns = 1; ; {
		open := p.steps[made].Without(held).Without(gathered)
		var h tali.Hand
		for range Thrown(open.Len(), p.last) {
			h = h.Add(tali.Of(tali.Sides[r.IntN(4)]))
		}
		got := h.Common(open)
		gathered = gathered.Add(got)
		switch {
		case got == open:
			made, held, gathered = made+1, 0, 0
			if made == len(p.steps) {
				return turns
			}
		case got == 0 && p.may && first:
			if first = false; open.Len() == 1 || p.Throw(made, held, 0) < p.Turned(made, held) {
				continue
			}
			held = held.Add(One(open))
		case got == 0:
			gathered = 0
		case p.Throw(made, held, gathered) < p.Turns(made, held.Add(gathered)):
			first = false
			continue
		default:
			held, gathered = held.Add(gathered), 0
		}
		first, turns = true, turns+1
	}
}
