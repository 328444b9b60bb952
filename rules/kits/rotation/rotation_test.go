package rotation

import (
	"math"
	"math/rand/v2"
	"testing"

	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
)

func TestRotation(t *testing.T) {
	r := New(All(4).Without(1), 1, 4)
	for i, want := range []int8{2, 3, 0} {
		if r.Seat != want || r.Over() {
			t.Fatalf("cast %d is seat %d's, want %d: %+v", i, r.Seat, want, r)
		}
		r.Count([]int{7, 4, 7}[i])
	}
	if !r.Over() || r.Best() != Set(0).With(0).With(2) || r.Level() != r.Best() {
		t.Errorf("seats 0 and 2 are level: %+v", r)
	}
	a := r.Again()
	if a.In != r.Best() || a.Seat != 2 || a.Done != 0 {
		t.Errorf("they cast again in the same order: %+v", a)
	}
	a.Count(Lost)
	a.Count(Lost)
	if a.Best() != 0 || a.Level() != a.In {
		t.Errorf("where nobody can win all are level: %+v", a)
	}
}

func TestTakeBack(t *testing.T) {
	r := New(All(3), 0, 3)
	r.Count(9)
	if r.TakeBack(0); r.Seat != 0 || r.Best() != 0 || r.Done != 0 {
		t.Errorf("seat 0 casts again: %+v", r)
	}
	if r.Count(4); r.Seat != 1 || r.Best().Only() != 0 {
		t.Errorf("then seat 1 does: %+v", r)
	}
}

func TestLeave(t *testing.T) {
	r := New(All(3), 0, 3)
	r.Count(9)
	r.Leave(1)
	if r.Seat != 2 {
		t.Errorf("seat 2 casts after seat 1 has left: %+v", r)
	}
	r.Leave(0)
	r.Count(3)
	if !r.Over() || r.Best().Only() != 2 || r.Best().Count() != 1 {
		t.Errorf("who has left cannot win: %+v", r)
	}
	r.Leave(2)
	if r.In != 0 || r.Level() != 0 || r.In.Next(0, 3) != -1 {
		t.Errorf("nobody is left: %+v", r)
	}
}

// worth makes the dogs void and hands without a six lost.
func worth(h tali.Hand) int {
	switch rank := tali.Classify(h); {
	case rank == tali.Canis:
		return Void
	case rank == tali.Unnamed:
		return Lost
	default:
		return int(rank)
	}
}

// TestChances plays rotations of which one cast is made and one begun.
func TestChances(t *testing.T) {
	w := tali.Weights{25, 25, 25, 25}
	four, two := tali.Outcomes(4, w), tali.Outcomes(2, w)
	whole, void := SpreadOf(four, 0, worth)
	if math.Abs(void-1.0/256) > 1e-12 {
		t.Errorf("the dogs fall with chance %v", void)
	}
	lie := tali.Of(1, 1)
	rest, again := SpreadOf(two, lie, worth)
	begun := whole.Mix(again, rest)
	casts := []Spread{Surely(worth(tali.Of(6, 3, 3, 3))), begun, whole}
	got := Chances(casts)

	const games = 200000
	r := rand.New(rand.NewPCG(1, 2))
	cast := func(h tali.Hand, n int) int {
		for {
			for ; n > 0; n-- {
				h = h.Add(tali.Of(tali.Sides[r.IntN(4)]))
			}
			if x := worth(h); x != Void {
				return x
			}
			h, n = 0, 4
		}
	}
	var alone, share [3]float64
	for range games {
		x := New(All(3), 0, 3)
		x.Count(worth(tali.Of(6, 3, 3, 3)))
		x.Count(cast(lie, 2))
		x.Count(cast(0, 4))
		best := x.Level()
		for i := range 3 {
			if best.Has(i) {
				share[i] += 1 / float64(best.Count())
				if best.Count() == 1 {
					alone[i]++
				}
			}
		}
	}
	sum := 0.0
	for i, c := range got {
		sum += c.Share
		if math.Abs(c.Alone-alone[i]/games) > .005 || math.Abs(c.Share-share[i]/games) > .005 {
			t.Errorf("seat %d: computed %+v, played %v and %v", i, c, alone[i]/games, share[i]/games)
		}
	}
	if math.Abs(sum-1) > 1e-12 {
		t.Errorf("the shares make %v", sum)
	}
}

// TestNobody: where all casts are lost, everybody is level.
func TestNobody(t *testing.T) {
	for _, c := range Chances([]Spread{Surely(Lost), Surely(Lost)}) {
		if c != (Chance{0, .5}) {
			t.Errorf("%+v", c)
		}
	}
}

func TestBegins(t *testing.T) {
	r, again := New(All(3), 2, 3), int8(0)
	for range 3 {
		r.Count(5)
	}
	for n := int8(1); n < offsMost; n++ {
		if first := r.Begins(&again); first != -1 || again != n || r.Seat != 2 || r.Done != 0 {
			t.Fatalf("all are level and cast again: %d, %d, %+v", first, again, r)
		}
		for range 3 {
			r.Count(5)
		}
	}
	if first := r.Begins(&again); first != 2 {
		t.Errorf("after %d level rotations the first of them begins, not %d", offsMost, first)
	}
	r = New(All(3), 0, 3)
	r.Count(1)
	r.Count(9)
	r.Count(Lost)
	if first := r.Begins(&again); first != 1 {
		t.Errorf("seat 1 is best, not %d", first)
	}
}

func TestAnte(t *testing.T) {
	p := purse.New([]int{3, 2, 9})
	if in, err := Ante(&p, 3); err != nil || in != All(3).Without(1) || p.Pot() != 6 {
		t.Errorf("%b, %v", in, err)
	}
	p = purse.New([]int{3, 2})
	if _, err := Ante(&p, 3); err == nil {
		t.Error("one cannot play alone")
	}
}

// TestParts: the part by what one's cast is worth is the share of a cast that
// is surely worth so much.
func TestParts(t *testing.T) {
	others := []Spread{{3: .5, 5: .5}, {Lost: .2, 5: .8}, Surely(4)}
	parts := Parts(others)
	for w := 1; w <= Most; w++ {
		want := Chances(append([]Spread{Surely(w)}, others...))[0].Share
		if math.Abs(parts[w]-want) > 1e-12 {
			t.Errorf("worth %d: %v, want %v", w, parts[w], want)
		}
	}
}
