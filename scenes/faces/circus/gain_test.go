package circus

import (
	"math/rand"
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/circus"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// The tag with the gain lies in the field, clear of the chariots at rest, of the label
// with the odds and of the cup: for pages of every shape, and four chariots at random
// distances from each other.
func TestGainKeepsApart(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 800}, {390, 664}} {
		p := ui.NewPage(size[0], size[1], 1)
		f := table.Arranged(&p, board(), 4)
		for range 2000 {
			b := game.Board{Laps: 7, Order: r.Perm(4)}
			start := r.Intn(400)
			for range 4 {
				b.Total = append(b.Total, start+r.Intn(60))
			}
			s := snapshot{in: &table.Instant{Page: &p, Frame: &f, Step: table.Step{T: 1}}, was: b, now: b, layout: layoutOf(&p, &f, &b)}
			seat := r.Intn(4)
			checkTag(t, &s, (seat+1)%4, size)
			s.odds = tagOf(&s, (seat+1)%4, 18*s.u, 6*s.u)
			checkTag(t, &s, seat, size)
		}
	}
}

// tagOf returns the bounds of a tag of the given size beside a chariot.
func tagOf(s *snapshot, seat int, w, high float64) ui.Rect {
	x, y, a := s.spot(seat, s.points(seat))
	turn, clear := s.free(seat, w, high)
	dx, dy := beside(a+turn, clear, w, high)
	return ui.Rect{X: x + dx - w/2, Y: y + dy - high/2, W: w, H: high}
}

func checkTag(t *testing.T, s *snapshot, seat int, size [2]float64) {
	w, high := 10*s.u, 6*s.u
	tag := tagOf(s, seat, w, high)
	if m := tag.Meet(s.odds); m.W > 1 && m.H > 1 {
		t.Errorf("%v, %v: the tag %.0f covers what the lens tells", size, s.now.Total, tag)
	}
	if in := tag.Meet(s.in.Frame.Field); in.W < w-1 || in.H < high-1 {
		t.Errorf("%v, %v: the tag %.0f stands out of the field", size, s.now.Total, tag)
	}
	if cup := tag.Meet(s.in.Frame.Bones); cup.W > 1 && cup.H > 1 {
		t.Errorf("%v, %v: the tag %.0f stands where the cup does", size, s.now.Total, tag)
	}
	if x, y, d := s.wheel(); covered(tag, x, y, d*0.7) > 0 {
		t.Errorf("%v, %v: the tag %.0f lies on the wheel", size, s.now.Total, tag)
	}
	for o := range s.now.Total {
		x, y, _ := s.spot(o, s.points(o))
		if over := covered(tag, x, y, s.chariot()*0.7); over > 0 {
			t.Errorf("%v, %v in order %v: the tag of %d covers %.0f of %d", size, s.now.Total, s.now.Order, seat, over, o)
		}
	}
}

// While the odds are shown, only the chariot on turn has a label with them.
func TestLensSpeaksOfOneChariot(t *testing.T) {
	throw := rules.Move{Verb: rules.Throw}
	in := &table.Instant{Step: table.Step{Now: rules.View{Turn: 2}}}
	s := snapshot{in: in}
	in.Asks = true
	if s.tagged() != -1 {
		t.Error("it speaks without odds")
	}
	if in.Odds = (&rules.Odds{Rows: []rules.OddsRow{{Move: throw}}}); s.tagged() != 2 {
		t.Errorf("it speaks of %d", s.tagged())
	}
	if in.Asks = false; s.tagged() != -1 {
		t.Error("it speaks while nobody is asked")
	}
}
