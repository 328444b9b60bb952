package bone

import (
	"encoding/binary"
	"hash/fnv"
	"math"
	"reflect"
	"testing"
)

var (
	wide   = Area{0, 0, 16, 14}
	column = Area{0, 0, 6, 14}
	strip  = Area{0, 0, 12, 5}
)

// check throws, and holds the end of the tape to what was asked.
func check(t *testing.T, throw Throw) *Tape {
	t.Helper()
	tape := Begin(throw).Finish()
	ends := tape.Poses(tape.Length()+1, nil)
	a := throw.Area
	for i, p := range ends {
		if SideUp(p) != throw.Sides[i] {
			t.Errorf("cast %d: bone %d shows %d, drawn was %d", throw.Cast, i, SideUp(p), throw.Sides[i])
		}
		if l := lowest(p); math.Abs(l) > 0.03 {
			t.Errorf("cast %d: bone %d ends %.3f over the table", throw.Cast, i, l)
		}
		if x, y := float64(p.X), float64(p.Y); x < a.MinX+0.9 || x > a.MaxX-0.9 || y < a.MinY+0.9 || y > a.MaxY-0.9 {
			t.Errorf("cast %d: bone %d ends at the edge (%.1f, %.1f)", throw.Cast, i, x, y)
		}
		for j, o := range append(ends[:i:i], throw.Lying...) {
			if d := Apart(p, o); d < 1.3 {
				t.Errorf("cast %d: bones %d and %d touch: %.2f", throw.Cast, i, j, d)
			}
		}
	}
	return tape
}

func TestEverySetOfThreeEndsAsDrawn(t *testing.T) {
	for n := range 64 {
		sides := []int{Sides[n%4], Sides[n/4%4], Sides[n/16]}
		check(t, Throw{Cast: n, Sides: sides, Area: column, From: Spot{3, -1}})
	}
}

func TestFiveBonesEndAsDrawn(t *testing.T) {
	for n := range 8 {
		sides := []int{Sides[n%4], 3, 4, Sides[n/2], 6}
		check(t, Throw{Cast: n, Sides: sides, Area: wide, From: Spot{-1, 2}})
		check(t, Throw{Cast: n, Sides: sides, Area: strip, From: Spot{6, -2}, Swing: Gesture{1, 1, 0.9}})
	}
}

// A bone that is held back leaves the hand when the others lie.
func TestBonesHeldBackFallLast(t *testing.T) {
	for n := range 8 {
		held := n % 4
		delay := make([]float64, 4)
		delay[held] = 1.5
		tape := check(t, Throw{Cast: n, Sides: []int{4, 3, 6, 1}, Area: wide, From: Spot{8, -1}, Delay: delay})
		for i := range delay {
			if i != held && tape.RestAt(i) > tape.ReleasedAt(held)+0.5 {
				t.Errorf("cast %d: bone %d rests at %.2f s, the one held back leaves at %.2f s", n, i, tape.RestAt(i), tape.ReleasedAt(held))
			}
		}
		if tape.ReleasedAt(held) < 1.5 {
			t.Errorf("cast %d: the bone held back leaves at %.2f s", n, tape.ReleasedAt(held))
		}
	}
}

func TestBonesFallAmongThoseThatLie(t *testing.T) {
	lying := []Pose{Lying(1, 3, 3, 0.5), Lying(6, 8, 7, 2)}
	for n := range 6 {
		check(t, Throw{Cast: n, Sides: []int{4, 3, 6}, Lying: lying, Area: wide, From: Spot{15, -1}})
	}
}

func TestFarThrowsAndCoveredBonesFallToo(t *testing.T) {
	s := Begin(Throw{Sides: []int{0, 0, 4}, Area: wide, From: Spot{-40, 60}})
	for i, p := range s.Finish().Poses(9, nil) {
		if SideUp(p) == 0 || !s.inside(p) {
			t.Errorf("bone %d ends at %+v", i, p)
		}
	}
	if s.Spent() > 30000 {
		t.Errorf("it took %d steps", s.Spent())
	}
}

func TestACrowdIsPlacedWithinBounds(t *testing.T) {
	s := Begin(Throw{Sides: []int{1, 6, 1, 6, 1, 6}, Area: Area{0, 0, 8, 7}, From: Spot{4, -2}})
	tape := s.Finish()
	for i, p := range tape.Poses(9, nil) {
		if SideUp(p) != s.throw.Sides[i] {
			t.Errorf("bone %d shows %d", i, SideUp(p))
		}
	}
	if most := 6 * (asThrown + gentle) * patience; s.Spent() > most {
		t.Errorf("%d steps, more than %d", s.Spent(), most)
	}
}

func TestTheLastResortIsSound(t *testing.T) {
	s := Begin(Throw{Sides: []int{6, 3}, Area: column, From: Spot{3, -1}})
	for s.turn < 2 {
		s.try = asThrown + gentle
		s.aim()
	}
	tape := s.Tape()
	for at := 0.0; at < tape.Length(); at += 0.01 {
		for i, p := range tape.Poses(at, nil) {
			if l := lowest(p); l < -0.02 {
				t.Errorf("bone %d is %.3f in the table at %.2f s", i, l, at)
			}
		}
	}
	for i, p := range tape.Poses(9, nil) {
		if SideUp(p) != s.throw.Sides[i] {
			t.Errorf("bone %d shows %d", i, SideUp(p))
		}
	}
}

func TestBonesStayOnTheTable(t *testing.T) {
	tape := check(t, Throw{Cast: 5, Sides: []int{3, 4, 1, 4, 3}, Area: wide, From: Spot{1, 1}})
	var buf []Pose
	for at := 0.0; at < tape.Length(); at += 1.0 / 60 {
		buf = tape.Poses(at, buf[:0])
		for i, p := range buf {
			if l := lowest(p); l < -0.1 {
				t.Errorf("bone %d is %.2f in the table at %.2f s", i, l, at)
			}
			if at < tape.ReleasedAt(i) {
				continue
			}
			if p.X < -0.2 || p.X > 16.2 || p.Y < -0.2 || p.Y > 14.2 {
				t.Errorf("bone %d leaves the area at %.2f s", i, at)
			}
		}
	}
}

func TestTheTapeDoesNotDependOnThePace(t *testing.T) {
	throw := Throw{Seed: [16]byte{1, 2, 3}, Cast: 9, Sides: []int{3, 6, 4}, Area: wide, From: Spot{1, 1}}
	slow := Begin(throw)
	for !slow.Step(7) {
	}
	if !reflect.DeepEqual(slow.Tape(), Begin(throw).Finish()) {
		t.Error("worked out in slices, the throw falls otherwise")
	}
}

// The number is the same on every machine: run this test there too before
// changing it.
func TestATapeIsTheSameEverywhere(t *testing.T) {
	h := fnv.New64a()
	for cast, area := range []Area{wide, column, strip} {
		throw := Throw{Seed: [16]byte{4, 5}, Cast: cast, Sides: []int{3, 4, 1, 6, 4}, Area: area, From: Spot{0, 3}, Swing: Gesture{1, 0.4, 0.5}}
		for _, k := range Begin(throw).Finish().tracks {
			for _, p := range k.path {
				if err := binary.Write(h, binary.LittleEndian, p); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	const want = 0xc3ddce5ba36b8c9e
	if got := h.Sum64(); got != want {
		t.Errorf("the tape is %#x, want %#x", got, uint64(want))
	}
}

func TestImpactsAreInOrder(t *testing.T) {
	tape := Begin(Throw{Cast: 2, Sides: []int{3, 4, 3}, Area: column, From: Spot{3, -1}}).Finish()
	last := 0.0
	for _, h := range tape.Impacts() {
		if h.Time < last || h.Time > tape.Length()+1e-9 || h.Speed < 1.5 || h.Bone > 2 {
			t.Errorf("impact %+v after %.3f", h, last)
		}
		last = h.Time
	}
	if len(tape.Impacts()) < 6 {
		t.Errorf("only %d impacts", len(tape.Impacts()))
	}
}

func TestPlayingATapeAllocatesNothing(t *testing.T) {
	tape := Begin(Throw{Sides: []int{3, 4, 3}, Area: wide}).Finish()
	buf := make([]Pose, 0, 8)
	at := 0.0
	if n := testing.AllocsPerRun(100, func() {
		at += 0.01
		buf = tape.Poses(at, buf[:0])
		buf = Shake(5, at, Spot{}, 1, 1, buf[:0])
	}); n > 0 {
		t.Errorf("%.0f allocations a frame", n)
	}
}

func TestSteeringAllocatesLittle(t *testing.T) {
	s := Begin(Throw{Sides: []int{3, 4, 3, 4, 1}, Area: wide})
	s.Step(2000)
	if n := testing.AllocsPerRun(200, func() { s.Step(1) }); n > 0.2 {
		t.Errorf("%.1f allocations a step", n)
	}
}

func BenchmarkSteerFive(b *testing.B) {
	steps := 0
	for i := range b.N {
		s := Begin(Throw{Cast: i, Sides: []int{3, 4, Sides[i%4], 4, 3}, Area: wide, From: Spot{1, 1}})
		s.Finish()
		steps += s.Spent()
	}
	b.ReportMetric(float64(steps)/float64(b.N), "steps/op")
}
