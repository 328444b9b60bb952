package app

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// tossing is a table at which real bones are thrown, and its session.
func tossing(t *testing.T, sh Show) (*App, *session.Session) {
	t.Helper()
	h, err := Quiet(sh)
	if err != nil {
		t.Fatal(err)
	}
	h.Stack.Resize(1280, 800, 1)
	return h, h.Stack.Top().(*table.Table).Session()
}

// touchAll touches sides until all bones of the cast that is asked for are told.
func touchAll(t *testing.T, h *App, side func() int) {
	t.Helper()
	for range tali.MaxCast {
		if !h.Stack.Page().Find("primary").Disabled {
			return
		}
		h.Stack.Use(fmt.Sprint("side ", side()))
		h.Stack.Step()
	}
}

// In every game with bones people throw their own: what they touch is the cast, and
// the computers' casts fall on the screen.
func TestRealBonesAreTold(t *testing.T) {
	sizes := [][3]float64{{390, 844, 2}, {844, 390, 2}, {1280, 800, 1}, {1080, 1920, 1}, {320, 480, 1}}
	sides := [...]int{6, 3, 4, 1, 3, 4, 4}
	for i, g := range games.Games() {
		if !g.AllowsRealBones() {
			continue
		}
		t.Run(g.ID, func(t *testing.T) {
			h, s := tossing(t, Show{Game: g.ID, Seed: fmt.Sprint(i), Real: record.Persons, Prefs: fmt.Sprintf("none,low,text=%d", i%4)})
			told, touched := 0, 0
			for tick := 0; told < 4 && !s.Over() && tick < 200_000; tick++ {
				h.Stack.Step()
				if h.Stack.Page().Find("side 1") == nil {
					if tick%7 == 0 {
						h.Stack.Use(what(h.Stack.Page()))
					}
					continue
				}
				z := sizes[told%len(sizes)]
				h.Stack.Resize(z[0]*z[2], z[1]*z[2], z[2])
				h.Stack.Step()
				n, was := s.RealBonesDue(), touched
				clearOfBoard(t, h, g)
				if high := beyond(h.Stack.Page()); len(high) > 0 {
					t.Errorf("%v: too high to be pressed are %q", z, high)
				}
				touchAll(t, h, func() int { touched++; return sides[touched%len(sides)] })
				for _, f := range h.Stack.Page().Faults() {
					t.Errorf("%v: %s", z, f)
				}
				if touched-was != n {
					t.Errorf("%d sides are asked for, but %d bones are thrown", touched-was, n)
				}
				at := s.Len()
				h.Stack.Use("primary")
				if told++; !s.Step(at).Hand {
					t.Fatalf("what was touched is not the cast:\n%s", s.Text())
				}
			}
			if told == 0 {
				t.Fatal("no cast was asked for")
			}
			for k := range s.Len() {
				if at := s.At(k); at.Turn() == rules.Chance && s.Step(k).Hand != (at.View(rules.Nobody).Asked == 0) {
					t.Errorf("step %d is by the wrong hand:\n%s", k, s.Text())
				}
			}
			if !strings.Contains(s.Text(), "\nreal persons\n") {
				t.Errorf("the record does not say it:\n%s", s.Text())
			}
		})
	}
}

// clearOfBoard sees that no key for what fell lies on a board that bones are not
// thrown on.
func clearOfBoard(t *testing.T, h *App, g *rules.Game) {
	t.Helper()
	p := h.Stack.Page()
	f := table.Arranged(p, faces.For(g).Board(), len(h.Stack.Top().(*table.Table).Session().Seats()))
	for _, side := range tali.Sides {
		if at := p.Find(fmt.Sprint("side ", side)).Rect; !f.Bones.Meets(f.Board) && at.Meets(f.Board) {
			t.Errorf("%.0fx%.0f: the key of side %d, %.0f, lies on the board %.0f", p.W, p.H, side, at, f.Board)
		}
	}
}

// What was touched can be put right, bone by bone, until it is said to be it.
func TestTallyIsPutRight(t *testing.T) {
	h, s := tossing(t, Show{Game: "century", Real: record.Persons})
	use := func(ids ...string) {
		for _, id := range ids {
			h.Stack.Step()
			h.Stack.Use(id)
		}
		h.Stack.Step()
	}
	for range 60 {
		h.Stack.Step()
	}
	use("side 1", "side 3", "primary")
	if p := h.Stack.Page(); s.Len() != 1 || !p.Find("primary").Disabled || text.Plain(p.Find("bone 2").Label) != "Remove bone 2: 3, hollow" {
		t.Fatalf("two of four are the cast: %s", ids(p))
	}
	use("bone 1", "side 6", "side 6", "undo", "side 4", "side 4", "side 1")
	if n := s.Len(); n != 1 {
		t.Fatal("it is the cast before that is said")
	}
	use("primary")
	if got := s.Game().Text(s.Step(1).Move); got != "cast 3 4 4 6" {
		t.Errorf("the cast is %q", got)
	}
	_, _, poses, bones := h.Stack.Top().(*table.Table).Lying()
	if len(poses) != 4 || len(bones) != 4 {
		t.Errorf("%d of %d bones lie there at once", len(poses), len(bones))
	}
	tb := h.Stack.Top().(*table.Table)
	for range 300 {
		h.Stack.Step()
		if tb.Doing() == "tumbling" {
			t.Fatal("bones that lie on the table fall again")
		}
	}
	if n := allocates(50, h.Stack.Step); n != 0 {
		t.Errorf("it allocates %v times a tick while it waits for what fell", n)
	}
}

// Where all bones are thrown by hand, those of the computers are asked for by name.
func TestRealBonesForAll(t *testing.T) {
	h, s := tossing(t, Show{Game: "knucklebones", Seed: "3", Players: []string{"person", "easy"}, Real: record.All, Prefs: "none"})
	var asked []string
	for tick := 0; len(asked) < 2 && tick < 5000; tick++ {
		h.Stack.Step()
		if h.Stack.Page().Find("side 1") == nil {
			continue
		}
		asked = append(asked, h.Stack.Page().Spoken(h.Stack.Page().Find("prompt").Label)+". "+h.Stack.Page().Spoken(h.Stack.Page().Find("under").Label))
		touchAll(t, h, func() int { return tali.Sides[len(asked)] })
		h.Stack.Use("primary")
	}
	want := []string{"Throw three bones. Touch the side each bone shows.", "Throw three bones. Livia: touch the side each bone shows."}
	if !slices.Equal(asked[:min(2, len(asked))], want) {
		t.Errorf("asked %q, want %q; at\n%s", asked, want, s.Text())
	}
	if err := s.SetReal(7); err == nil {
		t.Error("real bones for nobody there is")
	}
}

// Nobody is asked to throw for a game of the hand, and none begins with it.
func TestNoRealBonesInGamesOfTheHand(t *testing.T) {
	for _, id := range []string{"tropa", "catapulta", "pentelitha", "boneace", "skiffs"} {
		if _, err := Quiet(Show{Game: id, Real: record.Persons}); err == nil || !strings.Contains(err.Error(), "cannot be played with real bones") {
			t.Errorf("%s: %v", id, err)
		}
	}
}

// Who only watches a game, up to where a cast is due, is not asked what fell; who
// plays on from there is.
func TestWatchingAsksForNoBones(t *testing.T) {
	h, s := tossing(t, Show{Game: "century", Seed: "2", Real: record.Persons, Prefs: "none"})
	for range 400 {
		h.Stack.Step()
		if h.Stack.Page().Find("side 1") == nil {
			continue
		}
		if s.Len() > 6 {
			break
		}
		touchAll(t, h, func() int { return 4 })
		h.Stack.Use("primary")
	}
	w := h.watch(s)
	h.Stack.Replace(w)
	for range 1500 {
		h.Stack.Step()
	}
	if p := h.Stack.Page(); !w.Shown() || p.Find("side 1") != nil || w.s.Real() != record.Persons {
		t.Fatalf("at the end of what there is: shown %v, %s", w.Shown(), ids(p))
	}
	w.playOn()
	for range 60 {
		h.Stack.Step()
	}
	if p := h.Stack.Page(); p.Find("side 1") == nil {
		t.Errorf("who plays on is asked nothing: %s", ids(p))
	}
}

// beyond is what on a page cannot be pressed from below. Places on a board are
// another way to say what keys say, so they do not count.
func beyond(p *ui.Page) (list []string) {
	for _, id := range p.OutOfReach() {
		if text.Plain(p.Find(id).Group) != "Table" {
			list = append(list, id)
		}
	}
	return list
}
