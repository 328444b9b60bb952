package faces_test

import (
	"fmt"
	"testing"

	"knucklebones/scenes/faces"
	"knucklebones/scenes/faces/face"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

var windows = [][3]float64{
	{390, 844, 2}, {390, 664, 1}, {360, 740, 3}, {768, 1024, 1}, {844, 390, 2}, {667, 375, 1},
	{1024, 768, 1}, {1280, 800, 1}, {1920, 1080, 1}, {2560, 1080, 1}, {3840, 2160, 1},
}

// On every table things keep apart: at every shape, with any number of seats,
// with letters of every size, for either hand.
func TestThingsKeepApart(t *testing.T) {
	for _, f := range faces.Faces() {
		for _, w := range windows {
			for n := f.Game.Seats[0]; n <= f.Game.Seats[1]; n++ {
				for _, wording := range []float64{1, 1.15, 1.3, 1.5} {
					p := ui.NewPage(w[0]*w[2], w[1]*w[2], w[2])
					p.Text, p.Left = wording, n%2 == 1
					l := laid{t: t, p: &p, what: fmt.Sprintf("%s, %d seats, %v, letters ×%v", f.Game.ID, n, w, wording)}
					l.check(f, n)
				}
			}
		}
	}
}

type laid struct {
	t    *testing.T
	p    *ui.Page
	what string
}

func (l *laid) check(face *face.Face, n int) {
	f := table.Arranged(l.p, face.Board(), n)
	page := ui.Rect{W: l.p.W, H: l.p.H}
	for name, r := range map[string]ui.Rect{"bar": f.Bar, "rail": f.Rail, "field": f.Field, "pot": f.Pot} {
		l.within(name, r, page)
	}
	l.within("board", f.Board, f.Field)
	l.within("bones", f.Bones, f.Field)
	if m := f.Board.Meet(f.Bones); m.W*m.H > 0 && (m.W < f.Bones.W-1 || m.H < f.Bones.H-1) {
		l.t.Errorf("%s: the bones %.0f lie partly on the board %.0f", l.what, f.Bones, f.Board)
	}
	l.apart("bones and pot", f.Bones, f.Pot)
	l.apart("field and rail", f.Field, f.Rail)
	l.apart("pot and rail", f.Pot, f.Rail)
	l.apart("prompt and keys", f.Prompt, f.Keys)
	l.apart("keys and buttons", f.Keys, f.Acts)
	for i, s := range f.Seats {
		l.within("a plate", s, page)
		l.apart("a plate and the board", s, f.Board)
		l.apart("a plate and the bones", s, f.Bones)
		l.apart("a plate and the pot", s, f.Pot)
		l.least("a plate", s, 18.5, 7.5)
		for _, o := range f.Seats[:i] {
			l.apart("plates", s, o)
		}
		if m := f.Stakes[i].Meet(s); m.W < f.Stakes[i].W-1 { // it lies beside the plate
			l.apart("a stake and the bones", f.Stakes[i], f.Bones)
			l.apart("a stake and the board", f.Stakes[i], f.Board)
		}
	}
	l.least("the board", f.Board, 40, 14)
	l.least("the room for bones", f.Bones, 18, 11)
	l.least("the buttons", f.Acts, 40, 11)
	l.least("the keys", f.Keys, 30, 11)
}

func (l *laid) within(what string, r, outer ui.Rect) {
	if m := r.Meet(outer.Inset(-1)); m.W < r.W-1 || m.H < r.H-1 {
		l.t.Errorf("%s: %s %.0f stands out of %.0f", l.what, what, r, outer)
	}
}

func (l *laid) apart(what string, a, b ui.Rect) {
	if m := a.Meet(b); m.W > 1 && m.H > 1 {
		l.t.Errorf("%s: %s overlap: %.0f and %.0f", l.what, what, a, b)
	}
}

// least holds a thing to the least width and height, in units.
func (l *laid) least(what string, r ui.Rect, w, h float64) {
	if u := l.p.U; r.W < w*u-1 || r.H < h*u-1 {
		l.t.Errorf("%s: %s has only %.1f by %.1f units", l.what, what, r.W/u, r.H/u)
	}
}
