package catapulta

import (
	"math"
	"testing"

	game "knucklebones/rules/games/catapulta"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
)

// tossed returns the snapshot and the flight of a toss of one bone.
func tossed(knots float64, bold bool) (*snapshot, *bone.Tape) {
	tape := ground.Start(flight.Throw{Aim: flight.Aimed(0.3, knots, bold), Scatter: 15838}, 1, nil).Finish()
	s := &snapshot{Instant: &table.Instant{}}
	s.Air.Tape, s.Air.Ways = tape, []*bone.Tape{tape}
	return s, tape
}

// A bone ploughs the sand from where it comes down to where it rests, a bold one
// farther, and the furrow stays.
func TestBonesPloughTheSand(t *testing.T) {
	var long [2]float64
	for way, bold := range []bool{false, true} {
		s, tape := tossed(2.2, bold)
		list := plough(tape)
		if made := s.ploughed(tape, list); len(made) > 0 {
			t.Errorf("bold %v: there is a furrow of %d places before the bone has flown", bold, len(made))
		}
		s.seconds = tape.Length()
		flown := len(s.ploughed(tape, list))
		s.seconds, s.T = 0, 1
		if left := len(s.ploughed(tape, list)); left == 0 || left != flown {
			t.Fatalf("bold %v: of %d places %d are left", bold, flown, left)
		}
		end := tape.Poses(tape.Length(), nil)[0]
		if far := flight.Far(list[len(list)-1].Spot, bone.Spot{X: float64(end.X), Y: float64(end.Y)}); far > 0.5 {
			t.Errorf("bold %v: the furrow ends %.1f from the bone", bold, far)
		}
		long[way] = flight.Far(list[0].Spot, list[len(list)-1].Spot)
	}
	if long[1] < long[0]+0.5 {
		t.Errorf("a careful furrow is %.1f long, a bold one %.1f", long[0], long[1])
	}
}

// The stake shivers once it is struck, and then stands still.
func TestTheStakeShivers(t *testing.T) {
	s, tape := tossed(2.9, true)
	struck := math.Inf(1)
	for _, hit := range tape.Impacts() {
		if hit.Kind == bone.OnWood {
			struck = min(struck, hit.Time)
		}
	}
	if math.IsInf(struck, 1) {
		t.Fatal("the stake is not struck; toss otherwise")
	}
	before, most := 0.0, 0.0
	for s.seconds = 0; s.seconds < struck+0.3; s.seconds += 0.01 {
		if lean := math.Abs(s.shiver()); s.seconds < struck {
			before = max(before, lean)
		} else {
			most = max(most, lean)
		}
	}
	s.seconds = 9
	if before != 0 || most < 0.05 || s.shiver() != 0 {
		t.Errorf("struck at %.2f s: it leans %.2f before, %.2f after, %.2f in the end", struck, before, most, s.shiver())
	}
}

// The end of the plank gives way below a winner who leaps off it, springs back, and
// lies flat in the end.
func TestThePlankSprings(t *testing.T) {
	s := &snapshot{board: game.Board{Target: 100, Score: []int{110, 40}, Winners: []int{0}, Over: true}}
	s.cam = bone.Camera{Scale: 1, Down: 1, Far: far}
	low, high := 0.0, 0.0
	for s.leapt = 0; s.leapt < 1; s.leapt += 0.01 {
		low, high = min(low, s.spring()), max(high, s.spring())
	}
	if low > -1 || high < 0.3 {
		t.Errorf("it bends between %.2f and %.2f", low, high)
	}
	if s.leapt = 1; s.bend() != nil || math.Abs(s.spring()) > 1e-9 {
		t.Errorf("in the end it is bent by %.2f", s.spring())
	}
	_, end := s.cam.Project(plank, plankY, 0)
	if _, y := s.leap(0, 0, 0); y >= end {
		t.Errorf("the winner stands at %.1f, the plank ends at %.1f", y, end)
	}
	if _, y := s.leap(1, 0, 0); y != 0 {
		t.Error("who has lost leaps, too")
	}
}
