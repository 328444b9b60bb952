//go:build !js

package app

import (
	"path/filepath"
	"reflect"
	"testing"
	"time"

	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/table"
)

// crash is the same table after the program has ended in the middle of something
// and begun anew, so much later by its clock.
func (s *testKiosk) crash(later time.Duration) *testKiosk {
	n := &testKiosk{h: New(), now: s.now.Add(later)}
	n.h.Stack.Headless()
	n.h.stand(s.h.kiosk.Guard.Config, func() time.Time { return n.now })
	n.h.Stack.Resize(1280, 800, n.h.Stack.Zoom(1280, 800))
	n.step(false)
	return n
}

// seated is a testKiosk at which somebody plays and has set large letters.
func seated(t *testing.T) *testKiosk {
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
	was := s.h.Stack.Top().(*table.Table).Session().ShortText()
	began := time.Now()
	n := s.crash(2 * time.Second)
	if d := time.Since(began); d > 2*time.Second {
		t.Errorf("it takes %v", d)
	}
	tab, ok := n.h.Stack.Top().(*table.Table)
	if !ok || tab.Session().ShortText() != was {
		t.Fatalf("it goes on with %T, and another game", n.h.Stack.Top())
	}
	n.run(30 * time.Second)
	if n.h.Stack.Page().Dialog != "" {
		t.Error("it asks too soon")
	}
	n.run(95 * time.Second)
	if text.Plain(n.h.Stack.Page().Dialog) != "Still there?" {
		t.Errorf("it asks %q", text.Plain(n.h.Stack.Page().Dialog))
	}
	n.run(25 * time.Second)
	if !n.shows() || len(n.h.saves.list) != 0 {
		t.Errorf("left are %T and %d games", n.h.Stack.Top(), len(n.h.saves.list))
	}
	n.h.kiosk.Desk.Write()
	d, err := (kiosk.Book{Path: n.h.kiosk.Guard.Config.Counters}).Read("2026-11-23")
	if got := d.All(); err != nil || d.Visitors != 1 || got.Begun != 1 || got.Abandoned != 1 {
		t.Errorf("counted are %+v %+v, %v", d, got, err)
	}
}

// loud is how loud everything is, of 1.
func (s *testKiosk) loud() float64 {
	return reflect.ValueOf(s.h.sound).Elem().FieldByName("mix").Elem().FieldByName("volume").Float()
}

// loudness is how loud everything is at that volume.
func loudness(volume float64) float64 { return float64(float32(volume * volume)) }

// A game that is gone on with is seen and heard as its table is set; what its
// visitor had set besides stays until he has gone.
func TestCrashKeepsSettings(t *testing.T) {
	c := kiosk.Usual()
	c.Games, c.Letters, c.Low, c.Opposite, c.Plain, c.Volume = []string{"century"}, 2, true, true, true, 0.3
	s := standing(t, c)
	s.sit(t)
	s.use("primary")
	s.run(20 * time.Second)
	fair, loud := s.h.Stack.Prefs, s.loud()
	if fair.Letters != 2 || !fair.Low || !fair.Opposite || fair.Light != prefs.Plain || loud > 0.3*0.3 {
		t.Fatalf("a visitor finds %+v, %v loud", fair, loud)
	}
	n := s.crash(time.Second)
	if n.shows() || n.h.Stack.Prefs != fair || n.loud() != loud {
		t.Errorf("after a crash it is %+v, %v loud, not %+v, %v", n.h.Stack.Prefs, n.loud(), fair, loud)
	}
	n.use("primary")
	n.run(20 * time.Second)
	his := fair
	his.Letters, his.Pace = 3, prefs.Slow
	if err := host.Save("settings", his.Write()); err != nil {
		t.Fatal(err)
	}
	n = n.crash(time.Second)
	if n.shows() || n.h.Stack.Prefs != his || n.loud() != loud {
		t.Errorf("of what he had set there is %+v, %v loud", n.h.Stack.Prefs, n.loud())
	}
	n.run(145 * time.Second)
	if !n.shows() || n.h.Stack.Prefs != fair {
		t.Errorf("the next finds %+v", n.h.Stack.Prefs)
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

// A move that is thought about for as long as the table allows is not lost.
func TestCrashSparesThought(t *testing.T) {
	for _, later := range []time.Duration{50 * time.Minute, 62 * time.Minute} {
		c := kiosk.Usual()
		c.Games, c.Idle = []string{"century"}, time.Hour
		s := standing(t, c)
		s.sit(t)
		s.use("primary")
		s.run(20 * time.Second)
		if n := s.crash(later); n.shows() != (later > time.Hour) {
			t.Errorf("%v after the last move, of an hour, it shows %T", later, n.h.Stack.Top())
		}
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
