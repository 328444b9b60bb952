//go:build !js

package app

import (
	"path/filepath"
	"testing"
	"time"

	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/table"
)

// crash is the same table after the program has ended in the middle of something
// and begun anew, so much later by its clock.
func (s *stand) crash(later time.Duration) *stand {
	n := &stand{h: New(), now: s.now.Add(later)}
	n.h.Stack.Headless()
	n.h.stand(s.h.fair.guard.Config, func() time.Time { return n.now })
	n.h.Stack.Resize(1280, 800, 1)
	n.step(false)
	return n
}

// seated is a stand at which somebody plays and has set large letters.
func seated(t *testing.T) *stand {
	t.Helper()
	c := kiosk.Usual()
	c.Games, c.Counters = []string{"century"}, filepath.Join(t.TempDir(), "counters.csv")
	s := standing(t, c)
	s.sit(t)
	s.h.Stack.Prefs.Letters = 2
	s.use("primary")
	s.run(20 * time.Second)
	return s
}

// A program that ends in the middle of a game goes on with it at once, to the last
// coin, and then asks as before whether somebody is there.
func TestCrashGoesOn(t *testing.T) {
	s := seated(t)
	was := s.h.Stack.Top().(*table.Table).Session().Short()
	began := time.Now()
	n := s.crash(2 * time.Second)
	if d := time.Since(began); d > 2*time.Second {
		t.Errorf("it takes %v", d)
	}
	tab, ok := n.h.Stack.Top().(*table.Table)
	if !ok || tab.Session().Short() != was {
		t.Fatalf("it goes on with %T, and another game", n.h.Stack.Top())
	}
	n.run(30 * time.Second)
	if n.h.Stack.Page().Dialog != "" {
		t.Error("it asks too soon")
	}
	n.run(95 * time.Second)
	if n.h.Stack.Page().Dialog != "Still there?" {
		t.Errorf("it asks %q", n.h.Stack.Page().Dialog)
	}
	n.run(25 * time.Second)
	if !n.shows() || len(n.h.saves.list) != 0 {
		t.Errorf("left are %T and %d games", n.h.Stack.Top(), len(n.h.saves.list))
	}
	n.h.fair.desk.write()
	d, err := (kiosk.Book{Path: n.h.fair.guard.Config.Counters}).Read("2026-11-23")
	if got := d.All(); err != nil || d.Visitors != 1 || got.Begun != 1 || got.Abandoned != 1 {
		t.Errorf("counted are %+v %+v, %v", d, got, err)
	}
}

// What is old is gone, by a clock that was set too; and a game that comes no
// further because it crashes again is let go.
func TestCrashLetsGo(t *testing.T) {
	for _, later := range []time.Duration{time.Hour, -24 * time.Hour} {
		if n := seated(t).crash(later); !n.shows() || len(n.h.saves.list) != 0 {
			t.Errorf("%v later it shows %T and keeps %d games", later, n.h.Stack.Top(), len(n.h.saves.list))
		}
	}
	n := seated(t).crash(time.Second)
	if n.shows() {
		t.Fatal("it does not go on")
	}
	if n = n.crash(time.Second); !n.shows() {
		t.Error("it goes on with a game that crashes again and again")
	}
}

// However often the program ends, a game goes on in which something was done since.
func TestCrashesGoOn(t *testing.T) {
	s := seated(t)
	for crash := range 5 {
		if s = s.crash(time.Second); s.shows() {
			t.Fatalf("after crash %d it does not go on", crash+1)
		}
		was := s.h.Stack.Top().(*table.Table).Session().Len()
		for range 20 {
			s.use("primary")
			s.run(2 * time.Second)
			if s.h.Stack.Top().(*table.Table).Session().Len() > was {
				break
			}
		}
	}
}
