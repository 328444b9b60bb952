package tropa

import (
	"math/rand/v2"
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/tropa"
	"knucklebones/rules/kits/aim"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
)

var sizes = [][3]float64{{390, 844, 1}, {844, 390, 1}, {1280, 800, 1}, {1920, 1080, 1}, {390, 664, 1.5}}

// The winner's emblem stands at its score, as all do.
func TestEmblemsStandAtTheirScores(t *testing.T) {
	p := ui.NewPage(390, 844, 1)
	f := table.Arranged(&p, board(), 2)
	b := game.Board{Over: true, Winners: []int{1}, Turns: []game.Turn{{Thrown: true, Points: 3, Plays: true}, {Thrown: true, Points: 8, Plays: true}}}
	in := &table.Instant{Page: &p, Frame: &f, Step: table.Step{Was: rules.View{Board: b}, Now: rules.View{Board: b}, T: 1}}
	s := snapshotOf(in, nil)
	for i, turn := range b.Turns {
		n, _ := s.points(i)
		_, y := s.emblemAt(i, n)
		if _, notch := s.layout.notch(float64(turn.Points)); y != notch {
			t.Errorf("the emblem with %d points stands at %.0f, not at %.0f", turn.Points, y, notch)
		}
	}
}

// The tags of bones in the jar stand beside it, apart from one another, and in the field.
func TestTagsLeaveTheJar(t *testing.T) {
	for _, size := range sizes {
		p := ui.NewPage(size[0], size[1], 1)
		p.Text = size[2]
		f := table.Arranged(&p, board(), 2)
		lay := layoutOf(&p, &f)
		body := glazed(&lay).body(0, 0.1, 4).Bounds()
		for k := range 4 {
			x, y, d := lay.beside(p.U, k)
			tag := ui.Rect{X: x, Y: y}.AtLeast(d)
			if tag.X < float64(body.Max.X)-1 {
				t.Errorf("%v: tag %d at %.0f lies over the jar, which ends at %d", size, k, tag, body.Max.X)
			}
			if m := tag.Meet(f.Field); m.W < d-1 || m.H < d-1 {
				t.Errorf("%v: tag %d at %.0f stands out of the field %.0f", size, k, tag, f.Field)
			}
			if _, next, _ := lay.beside(p.U, k+1); y-next < d {
				t.Errorf("%v: tags %d and %d overlap", size, k, k+1)
			}
		}
	}
}

// Bones that fall short lie in sight: not behind the pot nor under the rail nor, in a
// lesson, under its slip, which leaves the field as low as in the last size.
func TestShortBonesLieInSight(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var ends []bone.Pose
	for i := range 40 { // some strike the jar and come back
		th := flight.Throw{Aim: flight.Aimed(0, 1+3*r.Float64(), i%2 == aim.Bold), Scatter: uint32(i)}
		ends = append(ends, court.Start(th, 1, nil).Finish().Rest()[0])
	}
	for _, size := range append(sizes, [3]float64{390, 700, 1}) {
		p := ui.NewPage(size[0], size[1], 1)
		p.Text = size[2]
		f := table.Arranged(&p, board(), 2)
		lay := layoutOf(&p, &f)
		in := &table.Instant{Page: &p, Frame: &f, Step: table.Step{Was: rules.View{Board: game.Board{}}, Now: rules.View{Board: game.Board{}}, T: 1}}
		in.Air.Ends = ends
		for i, e := range snapshotOf(in, nil).poses {
			x, y := lay.camera().Project(float64(e.X), float64(e.Y), 0)
			if f.Pot.Has(x, y) {
				t.Errorf("%v: bone %d lies behind the pot", size, i)
			}
			if y > f.Field.Y+f.Field.H-unit*lay.g {
				t.Errorf("%v: bone %d lies at %.0f, and the field ends at %.0f", size, i, y, f.Field.Y+f.Field.H)
			}
		}
	}
}
