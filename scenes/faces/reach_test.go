package faces_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules/games"
	"knucklebones/scenes/app"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// shapes are the pages that every table is looked at in; the last, as low as a phone
// whose browser shows its bars, has the largest letters.
var shapes = []struct {
	w, h    float64
	letters int
}{{390, 844, 0}, {844, 390, 0}, {1280, 800, 0}, {1920, 1080, 0}, {390, 664, 3}}

// A look is what a table shows that looks as if it could be touched.
type look struct {
	cup   ui.Rect
	bones []table.Laid
	own   bool // the board has a place of its own for the cup
}

// On every table what is seen is what is touched, at every shape: the cup and the bones
// lie within the areas that act on them, nothing else lies over these, and where the
// board has a place of its own for the cup nothing but the cup throws.
func TestWhatIsSeenIsTouched(t *testing.T) {
	for _, g := range games.Games() {
		t.Run(g.ID, func(t *testing.T) {
			hs, err := app.Quiet(app.Show{Scene: "table", Game: g.ID, Seed: "7", Prefs: "none"})
			if err != nil {
				t.Fatal(err)
			}
			hs.Stack.Resize(390, 844, 1)
			hs.Stack.Step()
			s := hs.Stack.Top().(*table.Table).Session()
			board := faces.For(g).Board()
			var seen look
			own := board.Places
			board.Places = func(in *table.Instant) []table.Place {
				seen = look{in.Cup, slices.Clone(in.Lying), board.Bones.Cup != nil}
				if own == nil {
					return nil
				}
				return own(in)
			}
			hs.Stack.Replace(table.New(hs.Stack, s, board, s.Len(), table.Deps{}))
			looked := 0
			explore(hs, func() {
				for _, size := range shapes {
					hs.Stack.Prefs.Letters = size.letters
					seen = look{}
					hs.Stack.Resize(size.w, size.h, 1)
					hs.Stack.Invalidate()
					hs.Stack.Step()
					if seen.cup.W > 0 || len(seen.bones) > 0 {
						looked++
					}
					seen.check(t, hs.Stack.Page(), fmt.Sprint(g.ID, size))
				}
			})
			if looked == 0 && g.AllowsRealBones() && board.Bones.Hand == nil {
				t.Error("neither a cup nor a bone was seen")
			}
		})
	}
}

// explore plays by touching any of the things that can be, and looks at each question,
// at most forty of them.
func explore(hs *app.App, look func()) {
	rng := rand.New(rand.NewPCG(3, 4))
	for asked, ticks := 0, 0; asked < 40 && ticks < 60*60*4; ticks++ {
		hs.Stack.Step()
		p := hs.Stack.Page()
		if !live(p) {
			continue
		}
		if it := p.Find("primary"); it != nil && it.Do != nil && strings.HasPrefix(p.Words(it.Text), "See") {
			return
		}
		asked++
		look()
		p = hs.Stack.Page()
		var on []*ui.Item
		for _, id := range append(things, "key ") {
			on = append(on, usable(p, id)...)
		}
		if it := p.Find("primary"); it != nil && it.Do != nil && (len(on) == 0 || rng.IntN(3) == 0) {
			on = []*ui.Item{it}
		}
		if len(on) > 0 {
			hs.Stack.Use(on[rng.IntN(len(on))].ID)
		}
	}
}

// check compares what is seen with what acts on a page.
func (l *look) check(t *testing.T, p *ui.Page, what string) {
	throw := p.Find("bones")
	if l.cup.W > 0 && throw != nil {
		l.checkCup(t, p, what)
	}
	for i := range l.bones {
		b := &l.bones[i]
		it := p.Find(fmt.Sprint("bone ", b.Bone+1))
		switch {
		case b.Bone < 0 || b.Gone > 0:
		case it != nil:
			for k, at := range around(b.X, b.Y, b.Size*0.5, b.Size*0.5) {
				on := p.At(at[0], at[1], 0)
				if on == nil || !strings.HasPrefix(on.ID, "bone ") || k == 0 && on.ID != it.ID {
					t.Errorf("%s: bone %d is touched at %.0f, and %s acts", what, b.Bone+1, at, name(on))
				}
			}
		case throw != nil && l.cup.W == 0 && !throw.Rect.Has(b.X, b.Y):
			t.Errorf("%s: bone %d lies at %.0f, %.0f, and the bones are taken at %.0f", what, b.Bone+1, b.X, b.Y, throw.Rect)
		}
	}
	for i := range p.Items {
		it := &p.Items[i]
		if it.ID == "bones" || it.Invisible || !it.Beneath || !it.Usable() || it.Close {
			continue
		}
		x, y := it.Rect.Center()
		if on := p.At(x, y, 0); on != it && on.ID != "pack" {
			t.Errorf("%s: %s is touched in its middle, and %s acts", what, it.ID, name(on))
		}
	}
}

// checkCup checks that all of the cup can be taken, and nothing else in its stead.
func (l *look) checkCup(t *testing.T, p *ui.Page, what string) {
	x, y := l.cup.Center()
	for _, at := range around(x, y, l.cup.W*0.42, l.cup.H*0.42) {
		if on := p.At(at[0], at[1], 0); on == nil || on.ID != "bones" {
			t.Errorf("%s: the cup %.0f is touched at %.0f, and %s acts", what, l.cup, at, name(on))
		}
	}
	r, room := p.Find("bones").Rect, l.cup.AtLeast(11*p.U).Inset(-2*p.U)
	if m := r.Meet(room); l.own && (m.W < r.W-1 || m.H < r.H-1) {
		t.Errorf("%s: the cup is at %.0f, and bones are taken at %.0f", what, l.cup, r)
	}
}

// around returns the middle of something and the points beside it.
func around(x, y, dx, dy float64) [][2]float64 {
	return [][2]float64{{x, y}, {x - dx, y}, {x + dx, y}, {x, y - dy}, {x, y + dy}}
}

// name is the name of an item, or that there is none.
func name(it *ui.Item) string {
	if it == nil {
		return "nothing"
	}
	return it.ID
}
