//go:build !js

package app

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"knucklebones/rules/games"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/kiosk/stand"
	room "knucklebones/scenes/screens/evening"
	"knucklebones/scenes/screens/hall"
	"knucklebones/scenes/table"
)

// atEvenings is a testKiosk that offers evenings of 20 minutes, with more lines in its file,
// and shows its hall.
func atEvenings(t *testing.T, more string) *testKiosk {
	t.Helper()
	c, err := stand.Parse("fair.conf", "evening = 20\ncounters = "+filepath.Join(t.TempDir(), "counters.csv")+"\n"+more, games.Games())
	if err != nil {
		t.Fatal(err)
	}
	s := standing(t, c)
	s.h.Stack.Home()
	s.step(true)
	return s
}

// opens begins the evening that the programme has laid out.
func (s *testKiosk) opens(t *testing.T) {
	t.Helper()
	s.use("evening")
	s.use("start")
	if _, ok := s.h.Stack.Top().(*table.Table); !ok {
		t.Fatalf("the evening begins with %T", s.h.Stack.Top())
	}
}

// finishes plays the game at the table to its end and goes on to what comes after it.
func (s *testKiosk) finishes(t *testing.T) {
	t.Helper()
	tab := at(t, s.h)
	if err := playOn(tab.Session(), tab.Session().Game().Longest); err != nil {
		t.Fatal(err)
	}
	tab.Jump(tab.Session().Len())
	s.step(false)
	for range 2000 {
		if s.h.Stack.Top() != tab {
			return
		}
		s.use(what(s.h.Stack.Page()))
	}
	t.Fatalf("the table is never left: %s", ids(s.h.Stack.Page()))
}

// An evening is offered where the operator says so. It has no side bets, and its programme
// is no longer than it may be.
func TestFairOffersEvenings(t *testing.T) {
	if s := standing(t, kiosk.Usual()); len(s.h.slips()) != 0 {
		t.Errorf("nobody has asked for slips, and there are %v", s.h.slips())
	}
	s := atEvenings(t, "")
	if list := s.h.slips(); len(list) != 1 || text.Plain(list[0].Line) != "Several games, about 20 min" {
		t.Fatalf("in the hall lie %v", list)
	}
	s.use("evening")
	p := s.h.Stack.Page()
	if p.Find("bets") != nil || p.Find("last") != nil {
		t.Errorf("the programme has %s", ids(p))
	}
	for i := range 4 {
		s.use("suggestion " + itoa(i+1))
		if start := s.h.Stack.Page().Find("start"); start.Disabled {
			t.Errorf("suggestion %d cannot be played: %s", i+1, text.Plain(start.Why))
		}
	}
	s.use("suggestion 1") // which no chance chooses
	for _, id := range []string{"mendax-common", "mendax-single", "circus", "senate", "augustus", "olympus", "hounds"} {
		if it := s.h.Stack.Page().Find(id); !it.Selected && !it.Disabled {
			s.use(id)
		}
	}
	if start := s.h.Stack.Page().Find("start"); !start.Disabled || !strings.HasSuffix(text.Plain(start.Why), "and an evening here has 20.") {
		t.Errorf("a long programme: %v, %q", start.Disabled, text.Plain(start.Why))
	}
}

// When the visitors have gone nothing of their evening is left, neither for the next to see
// nor stored, whether they have left at the table, between two games or in the hall.
func TestFairForgetsEvenings(t *testing.T) {
	for name, leave := range map[string]func(s *testKiosk){
		"at the table":      func(*testKiosk) {},
		"between two games": func(s *testKiosk) { s.finishes(t) },
		"in the hall":       func(s *testKiosk) { s.finishes(t); s.h.Stack.Home(); s.step(true) },
	} {
		t.Run(name, func(t *testing.T) {
			s := atEvenings(t, "")
			s.use("evening")
			s.use("purse more")
			s.use("start")
			leave(s)
			if keys, _ := host.Keys(); !strings.Contains(strings.Join(keys, ","), eveningPrefix) {
				t.Fatalf("while they are there these are kept: %v", keys)
			}
			limit := s.h.kiosk.Guard.Config.Idle
			if name == "in the hall" {
				limit = s.h.kiosk.Guard.Config.Attract
			}
			s.run(limit + time.Second)
			if got := text.Plain(s.h.Stack.Page().Dialog); got != "Still there?" {
				t.Fatalf("before all is lost it asks %q", got)
			}
			s.run(s.h.kiosk.Guard.Config.Warning + time.Second)
			if !s.shows() || s.h.evening != nil || len(s.h.evenings.waiting) != 0 {
				t.Errorf("left are %T and %d evenings", s.h.Stack.Top(), len(s.h.evenings.waiting))
			}
			if keys, _ := host.Keys(); strings.Contains(strings.Join(keys, ","), eveningPrefix) {
				t.Errorf("kept are %v", keys)
			}
			s.h.Stack.Home()
			s.step(true)
			s.opens(t)
			if got := s.h.evening.e.Plan(); got.Purse != 40 || len(s.h.evening.e.Played()) != 0 {
				t.Errorf("the next begin with %d coins after %d games", got.Purse, len(s.h.evening.e.Played()))
			}
		})
	}
}

// When the time is up the evening ends, after a game and with a winner; what is over can be
// looked at, but no file is offered. Time for more is used.
func TestFairEndsEvenings(t *testing.T) {
	for left, ends := range map[time.Duration]bool{15 * time.Minute: false, 0: true} {
		s := atEvenings(t, "")
		s.opens(t)
		s.h.evening.took = s.h.evening.limit() - left
		s.finishes(t)
		_, ended := s.h.Stack.Top().(*room.End)
		if ended != ends {
			t.Fatalf("with %v left there is %T", left, s.h.Stack.Top())
		}
		if !ended {
			continue
		}
		p := s.h.Stack.Page()
		if said := text.Plain(p.Find("verdict").Label); p.Find("share") != nil || strings.Contains(said, "Stopped") || strings.Contains(said, " lead") {
			t.Errorf("the end says %q and has %s", said, ids(p))
		}
		s.use("again")
		if tab, ok := s.h.Stack.Top().(*table.Table); !ok || s.h.evening.took > time.Minute {
			t.Errorf("again there is %T, %v", tab, s.h.evening.took)
		}
	}
}

// No evening begins that would not be over before the table closes, and none goes on then.
func TestEveningsEndBeforeClosing(t *testing.T) {
	s := atEvenings(t, "open = 09:00-12:30")
	s.opens(t)
	s.now = s.now.Add(29 * time.Minute)
	s.step(true)
	s.finishes(t)
	if _, ok := s.h.Stack.Top().(*room.End); !ok {
		t.Fatalf("a minute before closing there is %T", s.h.Stack.Top())
	}
	s.use("again")
	if _, ok := s.h.Stack.Top().(*room.End); !ok {
		t.Errorf("an evening begins again: %T", s.h.Stack.Top())
	}
	s.use("hall")
	s.use("evening")
	if _, ok := s.h.Stack.Top().(*hall.Hall); !ok {
		t.Errorf("the slip leads to %T", s.h.Stack.Top())
	}
}

// A program that ends in the middle of an evening goes on with it, and counts its games once.
func TestCrashGoesOnWithEvening(t *testing.T) {
	s := atEvenings(t, "")
	s.opens(t)
	s.finishes(t)
	s.use("play")
	s.use("primary")
	s.run(30 * time.Second)
	was := at(t, s.h).Session()
	n := s.crash(2 * time.Second)
	if now := at(t, n.h).Session(); now.Seed() != was.Seed() || now.Len() < was.Len() || len(n.h.evening.e.Played()) != 1 {
		t.Fatalf("it goes on with another game")
	}
	if n.h.evening.took < s.h.evening.took-mostUnnoted {
		t.Errorf("%v were played, and it goes on at %v", s.h.evening.took, n.h.evening.took)
	}
	n.finishes(t)
	n.idle(5 * time.Minute)
	n.h.kiosk.Desk.Write()
	d, err := (kiosk.Book{Path: n.h.kiosk.Guard.Config.Counters}).Read("2026-11-23")
	if got := d.All(); err != nil || d.Visitors != 1 || got.Begun != 2 || got.Finished != 2 || got.Abandoned != 0 {
		t.Errorf("counted are %+v %+v, %v", d, got, err)
	}
}

// Whoever waits is told how long the evening of those who play takes.
func TestQueueIsToldOfEvenings(t *testing.T) {
	s := atEvenings(t, "queue = yes")
	s.opens(t)
	s.step(true)
	if n := s.h.Stack.Page().Find("notice"); n == nil || !strings.HasSuffix(text.Plain(n.Label), "about 20 minutes.") {
		t.Errorf("it says %+v", n)
	}
}
