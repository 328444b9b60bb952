package ui

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
)

// pages are shapes and sizes a page must bear: width, height, pixel ratio.
var pages = [][3]float64{{390, 844, 3}, {844, 390, 2}, {1280, 800, 1}, {200, 200, 1}, {3840, 2160, 1}}

func TestShapes(t *testing.T) {
	for _, c := range []struct {
		w, h  float64
		shape Shape
		u     float64
	}{
		{390, 844, Portrait, 4}, {844, 390, Sideways, 4}, {1280, 800, Desk, 4},
		{1920, 1080, Desk, 6}, {3840, 2160, Desk, 12}, {200, 200, Sideways, 2.5},
	} {
		p := NewPage(c.w, c.h, 1)
		if p.Shape != c.shape || p.U != c.u {
			t.Errorf("%v by %v is shape %v with u %v, want %v with %v", c.w, c.h, p.Shape, p.U, c.shape, c.u)
		}
	}
}

// press lets a pointer go down, move through the points and come up.
func press(h *Controls, p *Page, at ...[2]float64) {
	in := Input{X: at[0][0], Y: at[0][1], Down: true, Held: true, Touch: true}
	h.Tick(&in, p)
	in.Down = false
	for _, a := range at[1:] {
		in.X, in.Y = a[0], a[1]
		h.Tick(&in, p)
	}
	in.Held, in.Up = false, true
	h.Tick(&in, p)
}

func TestActOnUpAndCancelBySlidingOff(t *testing.T) {
	p, h, n := NewPage(400, 800, 1), Controls{}, 0
	p.Add(Item{ID: "a", Rect: Rect{100, 100, 100, 60}, Do: func() { n++ }})
	press(&h, &p, [2]float64{150, 130})
	if n != 1 {
		t.Errorf("a tap used the item %d times", n)
	}
	press(&h, &p, [2]float64{150, 130}, [2]float64{150, 400})
	if n != 1 {
		t.Error("sliding off did not cancel")
	}
}

func TestDragScrolls(t *testing.T) {
	p, h, n := NewPage(400, 800, 1), Controls{}, 0
	var s Scroll
	done := p.Scrolled(&s)
	p.Add(Item{ID: "a", Rect: Rect{0, 0, 400, 60}, Do: func() { n++ }})
	p.Add(Item{ID: "b", Rect: Rect{0, 900, 400, 60}, Do: func() { n++ }})
	done(Rect{0, 100, 400, 300}, 1000)
	press(&h, &p, [2]float64{200, 130}, [2]float64{200, 110}, [2]float64{200, 30})
	if n != 0 || s.Pos != 80 {
		t.Errorf("after a drag of 100 the part is moved on by %v and the item used %d times", s.Pos, n)
	}
	h.FocusOn(&p, "b")
	if s.Pos < 600 {
		t.Errorf("the focus did not bring its item into sight: %v", s.Pos)
	}
}

func TestWhatIsOutOfSightLiesAtTheEdge(t *testing.T) {
	p := NewPage(400, 800, 1)
	var s Scroll
	done := p.Scrolled(&s)
	for i, id := range []string{"in", "half", "out"} {
		p.Add(Item{ID: id, Rect: Rect{10, 200 * float64(i), 100, 150}, Do: func() {}})
	}
	done(Rect{0, 100, 400, 300}, 1000)
	p.Add(Item{ID: "ear", Invisible: true, Rect: Rect{0, 0, 400, 60}, Do: func() {}})
	for id, want := range map[string]Rect{"in": {10, 100, 100, 150}, "half": {10, 300, 100, 100}, "out": {10, 400, 0, 0}, "ear": {}} {
		if got := p.Find(id).Seen(); got != want {
			t.Errorf("of %q %v is seen, want %v", id, got, want)
		}
	}
}

func TestScrolledInScrolled(t *testing.T) {
	p := NewPage(400, 800, 1)
	var outer, inner Scroll
	outer.Pos, inner.Across = 50, true
	all := p.Scrolled(&outer)
	row := p.Scrolled(&inner)
	p.Add(Item{ID: "a", Rect: Rect{10, 0, 50, 50}, Do: func() {}})
	row(Rect{20, 200, 100, 50}, 300)
	p.Add(Item{ID: "b", Rect: Rect{0, 300, 50, 50}, Do: func() {}})
	all(Rect{0, 100, 400, 300}, 2000)
	if r := p.Find("a").Rect; r != (Rect{30, 250, 50, 50}) {
		t.Errorf("the inner item stands at %v", r)
	}
	if r := p.Find("b").Rect; r != (Rect{0, 350, 50, 50}) {
		t.Errorf("the outer item stands at %v", r)
	}
	if p.At(125, 260, 0) != nil || p.At(40, 260, 0) == nil {
		t.Error("the inner part does not clip what is touched")
	}
}

func TestVeil(t *testing.T) {
	p, h, n := NewPage(400, 800, 1), Controls{}, 0
	p.Add(Item{ID: "a", Rect: Rect{100, 100, 100, 60}, Do: func() { n++ }})
	p.BeginDialog("A question")
	press(&h, &p, [2]float64{150, 130})
	if n != 0 || p.Find("a") != nil {
		t.Error("what lies under a veil can be used")
	}
}

func TestTheRingComesBack(t *testing.T) {
	h := Controls{}
	list := func(question bool) *Page {
		p := NewPage(400, 800, 1)
		p.Add(Item{ID: "a", Rect: Rect{100, 100, 100, 60}, Do: func() {}})
		if question {
			p.BeginDialog("A question")
			p.Add(Item{ID: "q", Rect: Rect{100, 100, 100, 60}, Do: func() {}})
		}
		h.AfterListing(&p)
		return &p
	}
	h.FocusOn(list(false), "a")
	h.FocusOn(list(true), "q")
	if p := list(false); p.Focus != "a" {
		t.Errorf("after the question the ring is on %q", p.Focus)
	}
}

func TestTypingUsesNothingElse(t *testing.T) {
	p, h, got := NewPage(400, 800, 1), Controls{}, ""
	p.Add(Item{ID: "u", Key: 'u', Rect: Rect{0, 0, 50, 50}, Do: func() { t.Error("a letter used an item") }})
	p.Type = func(letters string, back int) { got += letters }
	h.Tick(&Input{letters: []rune("u "), keys: []ebiten.Key{ebiten.KeyU}}, &p)
	h.Tick(&Input{keys: []ebiten.Key{ebiten.KeySpace}}, &p)
	if got != "u " {
		t.Errorf("%q was typed", got)
	}
}

func TestBarredSaysWhy(t *testing.T) {
	said := text.Text("")
	p, h := NewPage(400, 800, 1), Controls{Refused: func(why text.Text) { said = text.Text(text.Plain(why)) }}
	p.Add(Item{ID: "a", Rect: Rect{100, 100, 100, 60}, Disabled: true, Why: "Not yet.", Do: func() { t.Error("a barred item was used") }})
	press(&h, &p, [2]float64{150, 130})
	if text.Plain(said) != "Not yet." {
		t.Errorf("a barred item said %q", text.Plain(said))
	}
}

func TestWordsFit(t *testing.T) {
	for _, size := range pages {
		p := NewPage(size[0], size[1], size[2])
		for _, s := range []string{"Throw", "Back to the hall", "Donaudampfschifffahrtsgesellschaft"} {
			st := fit(s, 14*p.U, p.style(labelType))
			if w := p.Width(text.Text(s), Type{Face: st.Face, Step: labelType.Step}); st.Size > p.Size(labelType) || w <= 0 {
				t.Errorf("%q is set in %v on %v", s, st.Size, size)
			}
		}
		if p.Height("", 100, BodyType) != 0 {
			t.Error("no words have a height")
		}
	}
}

// TestLooks: every look that is drawn has a drawer.
func TestLooks(t *testing.T) {
	for l := PrimaryStyle; l <= CellStyle; l++ {
		if looks[l] == nil {
			t.Errorf("look %d is not drawn", l)
		}
	}
}

// Two uses between two listings of a page: the second finds what the first
// has left, or nothing.
func TestUsesMeetWhatIsLaidNow(t *testing.T) {
	seats := []string{"Livia", "Marcus"}
	p := NewPage(400, 800, 1)
	lay := func() {
		p.Clear()
		for i := range seats {
			p.Add(Item{ID: seats[i], Rect: Rect{0, float64(100 * i), 50, 50}, Key: 'x', Do: func() { seats = append(seats[:i], seats[i+1:]...) }})
		}
	}
	h := Controls{Relist: lay}
	lay()
	h.Use(&p, "Marcus")
	h.Use(&p, "Marcus")
	if len(seats) != 1 {
		t.Fatalf("%q sit", seats)
	}
	tap := Input{X: 25, Y: 25, Down: true, Up: true, Touch: true, keys: []ebiten.Key{ebiten.KeyX}}
	h.Tick(&tap, &p)
	h.Tick(&tap, &p)
	if len(seats) != 0 {
		t.Errorf("%q sit", seats)
	}
}

// Where places lie closer than a finger is wide, the nearest middle is meant; what
// does not lie so close is meant where it is touched.
func TestNearestOfClosePlaces(t *testing.T) {
	p := NewPage(400, 400, 1)
	do := func() {}
	p.Add(Item{ID: "field", Rect: Rect{W: 400, H: 400}, Do: do})
	p.Add(Item{ID: "upper", Rect: Rect{X: 100, Y: 100, W: 44, H: 44}, Close: true, Do: do})
	p.Add(Item{ID: "lower", Rect: Rect{X: 100, Y: 120, W: 44, H: 44}, Close: true, Do: do})
	p.Add(Item{ID: "arrow", Rect: Rect{X: 130, Y: 100, W: 10, H: 10}, Do: do})
	for want, y := range map[string]float64{"upper": 130, "lower": 134, "field": 170} {
		if it := p.At(110, y, 8); it == nil || it.ID != want {
			t.Errorf("at %v %v is meant, want %s", y, it, want)
		}
	}
	if it := p.At(135, 105, 8); it.ID != "arrow" {
		t.Errorf("%s is meant, want the arrow", it.ID)
	}
}

// A page that faces the side opposite is touched where it is seen.
func TestTurnedInput(t *testing.T) {
	in := Input{Fed: true}
	tap := func() {
		in.Queue = []Event{{Kind: "down", X: 30, Y: 40}, {Kind: "up", X: 30, Y: 40}}
		in.Poll()
	}
	tap()
	if in.X != 30 || in.Y != 40 {
		t.Errorf("a tap is at %v, %v", in.X, in.Y)
	}
	in.Turn(true, 400, 800)
	tap()
	if in.X != 370 || in.Y != 760 {
		t.Errorf("turned it is at %v, %v", in.X, in.Y)
	}
	if x, y := in.At(in.X, in.Y); x != 30 || y != 40 {
		t.Errorf("on the screen it is at %v, %v", x, y)
	}
}

// A toast lies over the rail, or in the place that it has to itself, smaller if it is long.
func TestToastKeepsClear(t *testing.T) {
	p := NewPage(390, 664, 1)
	p.Clear()
	p.ToastY = 480
	if r := p.ToastAt("Livia threw 4."); r.Y+r.H != 480 || r.H < 44 {
		t.Errorf("%+v is not over the rail", r)
	}
	p.ToastRoom = Rect{8, 400, 374, 80}
	for _, said := range []text.Text{"Livia threw 4.", "You threw 1 4: 5. Livia threw 3 3: 6. Marcus threw 4 4, 8 in all. Marcus begins, and the bones go round."} {
		if r := p.ToastAt(said); r.Meet(p.ToastRoom) != r || r.Y != 400 {
			t.Errorf("%s: %+v is not in its place", said, r)
		}
	}
	p.ToastLine = Rect{8, 400, 374, 30}
	if r := p.ToastAt("Livia threw 4."); r != p.ToastLine || !p.Spare("Livia threw 4.") {
		t.Errorf("a line lies at %+v, not in its strip", r)
	}
	if long := text.Text("You threw 1 4: 5. Livia threw 3 3: 6. Marcus threw 4 4, 8 in all."); p.Spare(long) || p.ToastAt(long).H <= 30 {
		t.Errorf("what needs two lines lies at %+v", p.ToastAt(long))
	}
	p.ToastLine.H = 0
	if p.Spare("Livia threw 4.") {
		t.Error("a line fits where there is no room")
	}
}

// TestBeneath: what lies beneath is meant only where nothing else is, though it is
// listed last.
func TestBeneath(t *testing.T) {
	p := NewPage(1280, 800, 1)
	p.Add(Item{ID: "key", Rect: Rect{100, 100, 50, 50}, Do: func() {}})
	p.Add(Item{ID: "field", Rect: Rect{0, 0, 400, 400}, Beneath: true, Do: func() {}})
	for at, want := range map[[2]float64]string{{120, 120}: "key", {10, 10}: "field"} {
		if it := p.At(at[0], at[1], 0); it == nil || it.ID != want {
			t.Errorf("at %v lies %v, want %s", at, it, want)
		}
	}
}

// A press beside a dialog leaves it, where the dialog says so; one that begins or ends in
// it, or is lost, does not.
func TestPressBesideADialog(t *testing.T) {
	for _, c := range []struct {
		name     string
		dismiss  bool
		from, to [2]float64
		want     int
	}{
		{"beside", true, [2]float64{30, 30}, [2]float64{30, 30}, 1},
		{"inside", true, [2]float64{150, 500}, [2]float64{150, 500}, 0},
		{"out of it", true, [2]float64{150, 500}, [2]float64{30, 30}, 0},
		{"into it", true, [2]float64{30, 30}, [2]float64{150, 500}, 0},
		{"of one that stays", false, [2]float64{30, 30}, [2]float64{30, 30}, 0},
	} {
		p, h, n := NewPage(400, 800, 1), Controls{}, 0
		p.BeginDialog("A question")
		p.Add(Item{ID: "close", Back: true, Rect: Rect{100, 600, 100, 60}, Do: func() { n++ }})
		if c.dismiss {
			p.DismissBeside(Rect{50, 400, 300, 300})
		}
		press(&h, &p, c.from, c.to)
		if n != c.want {
			t.Errorf("%s: closed %d times, want %d", c.name, n, c.want)
		}
	}
}
