//go:build !js

package app

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/screens/attract"
	"knucklebones/scenes/screens/operator"
	"knucklebones/scenes/table"
)

// guarded is a testKiosk with a PIN.
func guarded(t *testing.T) *testKiosk {
	t.Helper()
	c := kiosk.Usual()
	c.Pin, c.Games = "4711", []string{"century"}
	return standing(t, c)
}

// lay lets a finger lie at x, y for so long, and lifts it.
func (s *testKiosk) lay(x, y float64, d time.Duration) {
	s.h.kiosk.Desk.Pointer = func() (float64, float64, bool) { return x, y, true }
	s.step(true)
	s.run(d)
	s.h.kiosk.Desk.Pointer = s.h.Stack.Pointer
	s.step(true)
}

func (s *testKiosk) give(pin string) {
	for _, digit := range pin {
		s.use("key " + string(digit))
	}
}

func (s *testKiosk) padded() bool {
	_, ok := s.h.Stack.Top().(*operator.Pad)
	return ok
}

// A long press in the corner, and nothing else, leads to the pad; the PIN leads to
// the page, and from there back to what was seen.
func TestOperatorComesIn(t *testing.T) {
	s := guarded(t)
	corner := [2]float64{20, 790}
	for _, c := range []struct {
		x, y float64
		d    time.Duration
	}{{corner[0], corner[1], 2500 * time.Millisecond}, {640, 400, 10 * time.Second}, {20, 20, 10 * time.Second}, {1270, 790, 10 * time.Second}} {
		if s.lay(c.x, c.y, c.d); s.padded() {
			t.Fatalf("%v at %v, %v leads to the pad", c.d, c.x, c.y)
		}
	}
	if s.lay(corner[0], corner[1], 4*time.Second); !s.padded() {
		t.Fatalf("a long press leads to %T", s.h.Stack.Top())
	}
	s.give("471")
	s.use("undo")
	s.give("11")
	d, ok := s.h.Stack.Top().(*operator.Desk)
	if !ok {
		t.Fatalf("the PIN leads to %T", s.h.Stack.Top())
	}
	s.run(100 * time.Second)
	if s.h.Stack.Top() != d || s.h.Stack.Page().Dialog != "" {
		t.Errorf("at rest the operator sees %T %q", s.h.Stack.Top(), text.Plain(s.h.Stack.Page().Dialog))
	}
	s.use("primary")
	if !s.shows() {
		t.Errorf("back is %T", s.h.Stack.Top())
	}
}

// Without a PIN in the file there is no such page.
func TestNoPinNoPage(t *testing.T) {
	c := kiosk.Usual()
	s := standing(t, c)
	if s.lay(20, 790, 10*time.Second); s.padded() {
		t.Error("there is a pad")
	}
}

// Who is wrong three times waits a minute; a pad that nobody touches goes, and the
// game that lay under it is there as before.
func TestPadLocksAndGoes(t *testing.T) {
	s := guarded(t)
	s.sit(t)
	tab := s.h.Stack.Top().(*table.Table)
	s.lay(20, 790, 4*time.Second)
	for range 3 {
		s.give("0000")
	}
	s.give("4711")
	if !s.padded() || !s.h.Stack.Page().Find("key 1").Disabled {
		t.Fatalf("after three wrong numbers it shows %T", s.h.Stack.Top())
	}
	for range 13 {
		s.run(5 * time.Second)
		s.step(true)
	}
	if s.give("4711"); s.padded() {
		t.Error("after a minute it does not open")
	}
	s.use("primary")
	s.lay(20, 790, 4*time.Second)
	s.run(21 * time.Second)
	if s.h.Stack.Top() != tab {
		t.Errorf("left alone, the pad gives way to %T", s.h.Stack.Top())
	}
	s.run(142 * time.Second)
	if !s.shows() {
		t.Error("the table is not cleared")
	}
}

// opened is a testKiosk at the operator's page.
func opened(t *testing.T) *testKiosk {
	t.Helper()
	s := guarded(t)
	s.lay(20, 790, 4*time.Second)
	s.give("4711")
	return s
}

// A locked glass answers nobody, and unlocks by itself.
func TestCleaningLock(t *testing.T) {
	s := opened(t)
	s.use("clean")
	if _, ok := s.h.Stack.Top().(*operator.Clean); !ok {
		t.Fatalf("it shows %T", s.h.Stack.Top())
	}
	for range 1790 { // ticks
		s.step(true)
		for _, it := range s.h.Stack.Page().Items {
			if it.Usable() {
				t.Fatalf("%q can be used", it.ID)
			}
		}
	}
	for range 20 {
		s.step(false)
	}
	if _, ok := s.h.Stack.Top().(*operator.Desk); !ok {
		t.Errorf("after half a minute it shows %T", s.h.Stack.Top())
	}
}

// What the operator sets outlasts the visitors and a restart; the test picture and
// the program's end are reached from the page.
func TestOperatorSets(t *testing.T) {
	s := opened(t)
	s.h.Stack.Page().Find("volume").Slide(0.25)
	s.use("close")
	s.use("picture")
	if _, ok := s.h.Stack.Top().(*operator.Card); !ok {
		t.Errorf("the test picture is %T", s.h.Stack.Top())
	}
	s.use("primary")
	s.use("primary")
	s.run(time.Second)
	if d, ok := s.h.Stack.Top().(attract.Dark); !ok || text.Plain(d.Until) != "Opens again on Tuesday at 06:00." {
		t.Fatalf("closed, it shows %T %v", s.h.Stack.Top(), s.h.Stack.Top())
	}
	again := &testKiosk{h: New(), now: s.now.Add(time.Minute)}
	again.h.Stack.Headless()
	again.h.stand(s.h.kiosk.Guard.Config, func() time.Time { return again.now })
	again.h.Stack.Resize(1280, 800, 1)
	again.run(time.Second)
	if _, ok := again.h.Stack.Top().(attract.Dark); !ok || again.h.kiosk.Desk.Memory.Volume != 0.25 {
		t.Errorf("after a restart it shows %T at volume %v", again.h.Stack.Top(), again.h.kiosk.Desk.Memory.Volume)
	}
	again.lay(20, 790, 4*time.Second)
	again.give("4711")
	again.use("close")
	again.use("primary")
	again.run(time.Second)
	if !again.shows() {
		t.Errorf("open again, it shows %T", again.h.Stack.Top())
	}
	again.lay(20, 790, 4*time.Second)
	again.give("4711")
	again.use("shut down")
	again.use("answer 1")
	if !again.h.kiosk.Desk.Leave {
		t.Error("it cannot be shut down")
	}
}

// What a visitor does not find at a fair: files of the machine, and its window.
func TestPublicStaysIn(t *testing.T) {
	s := guarded(t)
	s.sit(t)
	s.h.menu(s.h.Stack.Top().(*table.Table))
	s.step(false)
	if it := leadsOut(s.h.Stack.Page()); it != "" {
		t.Errorf("the menu offers %q", it)
	}
	s.h.Stack.Push(s.h.Settings())
	s.step(false)
	if p := s.h.Stack.Page(); p.Find("save") != nil || p.Find("load") != nil || p.Find("erase") != nil {
		t.Error("the settings offer files")
	}
	if keys, err := host.Keys(); err != nil || len(keys) == 0 {
		t.Errorf("nothing is kept while somebody plays: %v, %v", keys, err)
	}
}

// What is played is counted and written down; a disk that takes nothing any more
// is told of on the operator's page and nowhere else, and written again later.
func TestCountersOfAFair(t *testing.T) {
	dir := t.TempDir()
	c := kiosk.Usual()
	c.Pin, c.Games, c.Counters = "4711", []string{"century"}, filepath.Join(dir, "counters.csv")
	c.Idle, c.Warning, c.Attract = 20*time.Second, 5*time.Second, 20*time.Second
	s := standing(t, c)
	s.run(time.Minute)
	s.sit(t)
	s.run(15 * time.Second)
	s.h.Stack.Home()
	s.step(true)
	s.run(90 * time.Second)
	d, err := (kiosk.Book{Path: c.Counters}).Read("2026-11-23")
	if got := d.All(); err != nil || d.Visitors != 1 || got.Begun != 1 || got.Finished != 0 || got.Abandoned != 1 {
		t.Errorf("the book holds %+v %+v, %v", d, d.Games["century"], err)
	}
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	s.sit(t)
	s.run(90 * time.Second)
	if p := s.h.Stack.Page(); s.h.Stack.Top() == nil || p.Dialog != "" {
		t.Error("the public hears of the disk")
	}
	s.lay(20, 790, 4*time.Second)
	s.give("4711")
	told := false
	for _, it := range s.h.Stack.Page().Items {
		told = told || strings.HasPrefix(text.Plain(it.Label), "Today’s counts can’t be saved.")
	}
	if !told {
		t.Error("the operator does not hear of the disk")
	}
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	s.use("primary")
	if len(s.h.kiosk.Desk.Troubles()) != 0 {
		t.Errorf("still wrong: %v", s.h.kiosk.Desk.Troubles())
	}
	if d, err := (kiosk.Book{Path: c.Counters}).Read("2026-11-23"); err != nil || d.Visitors != 2 {
		t.Errorf("the book holds %+v, %v", d, err)
	}
}

// A tallyBook notes what is written in it.
type tallyBook struct{ days []kiosk.Tally }

func (*tallyBook) Read(date string) (kiosk.Day, error) { return kiosk.Day{Date: date}, nil }
func (b *tallyBook) Write(d kiosk.Day) error           { b.days = append(b.days, d.All()); return nil }

// A game is written down as soon as it begins, as soon as it ends, and when the
// visitor goes, so that nothing is lost with the power; and else only time is, now and
// then.
func TestCountedAtOnce(t *testing.T) {
	s := guarded(t)
	b := &tallyBook{}
	s.h.kiosk.Desk.Book = b
	s.step(false)
	has := func(when string, n int, last kiosk.Tally) {
		t.Helper()
		if got := b.days[len(b.days)-1]; len(b.days) != n || got.Begun != last.Begun || got.Finished != last.Finished || got.Abandoned != last.Abandoned {
			t.Fatalf("%s %d times something is written, and the last is %+v", when, len(b.days), got)
		}
	}
	s.sit(t)
	has("after he sat down", 1, kiosk.Tally{Begun: 1})
	for range 2000 {
		if s.h.Stack.Page().Find("again") != nil {
			break
		}
		s.use(what(s.h.Stack.Page()))
		s.run(time.Second)
	}
	has("after the game", 2, kiosk.Tally{Begun: 1, Finished: 1})
	s.use("again")
	s.run(time.Second)
	has("after another begins", 3, kiosk.Tally{Begun: 2, Finished: 1})
	s.idle(150 * time.Second)
	if !s.shows() {
		t.Fatalf("left alone it shows %T", s.h.Stack.Top())
	}
	has("after he has gone", 4, kiosk.Tally{Begun: 2, Finished: 1, Abandoned: 1})
	s.idle(9 * time.Minute)
	has("nine minutes later", 4, kiosk.Tally{Begun: 2, Finished: 1, Abandoned: 1})
}

// A disk on which no game can be kept does not end the game, and is no matter of
// the public's.
func TestFullDiskIsNoMatterOfThePublics(t *testing.T) {
	s := guarded(t)
	s.sit(t)
	home := os.Getenv("XDG_CONFIG_HOME")
	if err := os.RemoveAll(home); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(home, nil, 0o600); err != nil { // no folder can be made there
		t.Fatal(err)
	}
	said := ""
	s.h.Stack.Listen(func(wording string) { said += wording }, func() {})
	s.use("primary")
	s.h.Stack.KeepPrefs()
	s.run(30 * time.Second)
	if _, ok := s.h.Stack.Top().(*table.Table); !ok || strings.Contains(said, "can’t be saved") {
		t.Errorf("it shows %T and says %q", s.h.Stack.Top(), said)
	}
	s.idle(5 * time.Minute)
	if !s.shows() {
		t.Error("the table is not cleared")
	}
	if len(s.h.kiosk.Desk.Troubles()) == 0 {
		t.Error("the operator does not hear of it")
	}
}

// The scenes of a fair are for pictures: on somebody's own device they would clear
// away his games.
func TestFairScenesSpareGames(t *testing.T) {
	device(t)
	for _, name := range []string{"attract", "asking", "pin", "operator", "cleaning", "card", "closed"} {
		if err := New().begin(Show{Scene: name, Game: "knucklebones"}); err == nil {
			t.Errorf("%s opens", name)
		}
	}
}

// On no page of a fair does anything lie on another, or out of reach, whatever the
// screen and the size of letters.
func TestFairPagesHaveNoFaults(t *testing.T) {
	for _, name := range []string{"attract", "asking", "pin", "operator", "cleaning", "card", "closed"} {
		h, err := Quiet(Show{Scene: name, Game: "knucklebones", Seed: "10"})
		if err != nil {
			t.Fatal(err)
		}
		for _, size := range [][3]float64{{1080, 1920, 2.27}, {1920, 1080, 1}, {3840, 2160, 1}, {1280, 720, 1}, {390, 844, 1}, {844, 390, 1}} {
			for letters := range 4 {
				h.Stack.Prefs.Letters = letters
				h.Stack.Resize(size[0], size[1], size[2])
				h.Stack.Invalidate()
				h.Stack.Step()
				for _, f := range h.Stack.Page().Faults() {
					t.Errorf("%s, %v, letters %d: %s", name, size, letters, f)
				}
			}
		}
	}
}
