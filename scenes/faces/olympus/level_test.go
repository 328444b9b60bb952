package olympus

import (
	"math"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// Clouds of level seats touch and part again before they throw again, and clouds of
// beaten seats drift aside and stay there; while the rotation continues nothing moves.
func TestLevelCloudsTouchAndOthersDrift(t *testing.T) {
	low, high := tali.Of(3, 3, 3, 3), tali.Of(1, 3, 6, 6)
	was := bestcast.Board{Rotation: 1, Best: 2, Casts: []bestcast.Cast{{Hand: low, Last: low, Leads: true}, {Hand: high, Last: high}, {}}}
	for i, h := range []tali.Hand{high, low} {
		was.Rungs = append(was.Rungs, bestcast.Rung{Worth: i + 1, Hands: []tali.Hand{h}})
	}
	again, on := was, was
	again.Rotation, again.Casts = 2, []bestcast.Cast{{Last: low}, {Hand: high, Last: high, State: bestcast.Beaten}, {Last: low}}
	on.Casts = []bestcast.Cast{was.Casts[0], was.Casts[1], {Hand: low, Last: low, Leads: true}}
	page := ui.NewPage(390, 844, 1)
	f := table.Arranged(&page, board(), 3)
	at := func(now bestcast.Board, part float64, seat int) (in *table.Instant, aside, meets float64) {
		in = &table.Instant{Page: &page, Frame: &f, Here: []bool{true, true, true}, Step: table.Step{
			Was: rules.View{Board: was, Turn: rules.Chance, Asked: 2}, Now: rules.View{Board: now}, Move: rules.Move{Verb: rules.Cast}, T: part, Rests: true,
		}}
		s := casting.Of(in, nil)
		aside, meets = drifted(in, &s, seat)
		return in, aside, meets
	}
	in, _, _ := at(again, 0, 0)
	s := casting.Of(in, nil)
	k := sinkingOf(in, &s)
	middle := (k.settles() + levels/2) / k.lasts()
	for seat, want := range [][2]float64{{0, 1}, {0.5, 0}, {0, 1}} {
		if _, aside, meets := at(again, middle, seat); math.Abs(aside-want[0]) > 0.01 || math.Abs(meets-want[1]) > 0.01 {
			t.Errorf("cloud %d has drifted %.2f and come %.2f near", seat, aside, meets)
		}
		if _, aside, meets := at(again, 1, seat); aside != 2*want[0] || meets != 0 {
			t.Errorf("at rest cloud %d has drifted %.2f and come %.2f near", seat, aside, meets)
		}
		if _, aside, meets := at(on, 0.999, seat); aside != 0 || meets != 0 {
			t.Errorf("cloud %d moves aside though the rotation goes on", seat)
		}
	}
	lay := layoutOf(&page, &f, &again)
	if d := lay.meeting(in, 2) - lay.meeting(in, 0); d <= 0 || d > lay.cloud() {
		t.Errorf("clouds %.0f wide meet %.0f apart", lay.cloud(), d)
	}
}

// A cloud covers no hand beside it, wherever both have drifted.
func TestCloudsCoverNoHands(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 800}} {
		for seats := 2; seats <= 4; seats++ {
			page := ui.NewPage(size[0], size[1], 1)
			f := table.Arranged(&page, board(), seats)
			b := bestcast.Board{Casts: make([]bestcast.Cast, seats)}
			lay := layoutOf(&page, &f, &b)
			for i := range seats - 1 {
				if gap := lay.column + lay.drift(i+1, seats) - lay.drift(i, seats); gap < lay.cloud()-1 {
					t.Errorf("%v, %d seats: clouds %.0f wide lie %.0f apart", size, seats, lay.cloud(), gap)
				}
			}
		}
	}
}
