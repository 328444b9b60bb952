//go:build !js

package app

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/screens/attract"
	"knucklebones/scenes/screens/hall"
	"knucklebones/scenes/table"
)

// A stand is a kiosk that a test runs, a tenth of a second at a time.
type stand struct {
	h   *App
	now time.Time
}

func standing(t *testing.T, c kiosk.Config) *stand {
	t.Helper()
	device(t)
	return kept(t, c)
}

// kept is a stand on the device that there is.
func kept(t *testing.T, c kiosk.Config) *stand {
	t.Helper()
	s := &stand{h: New(), now: time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)}
	s.h.Stack.Headless()
	s.h.stand(c, func() time.Time { return s.now })
	s.h.Stack.Resize(1280, 800, 1)
	s.run(time.Second)
	return s
}

// run lets time pass untouched.
func (s *stand) run(d time.Duration) {
	for end := s.now.Add(d); s.now.Before(end); {
		s.step(false)
	}
}

// step is one tick of its tables, for which its guard counts a tenth of a second.
func (s *stand) step(touched bool) { s.pass(100*time.Millisecond, touched) }

// pass is a tick for which its guard counts d.
func (s *stand) pass(d time.Duration, touched bool) {
	s.now = s.now.Add(d)
	s.h.Stack.Step()
	s.h.Tick(touched)
}

// use touches what has that id.
func (s *stand) use(id string) {
	s.h.Stack.Use(id)
	s.step(true)
}

// sit takes the seat of the game that is shown, as soon as one is to be had.
func (s *stand) sit(t *testing.T) {
	t.Helper()
	for range 1200 {
		if it := s.h.Stack.Page().Find("table"); it != nil && strings.Contains(it.Label, "Touch to take the seat") {
			s.use("play")
			return
		}
		s.step(false)
	}
	t.Fatal("for two minutes no seat is to be had")
}

func (s *stand) shows() bool {
	_, ok := s.h.Stack.Top().(*attract.Attract)
	return ok
}

// Somebody who comes sits down in the game that is seen, and needs one touch more
// to throw; when they have gone, after a question, nothing is left of them.
func TestVisitorComesAndGoes(t *testing.T) {
	c := kiosk.Usual()
	c.Games = []string{"century"}
	s := standing(t, c)
	if !s.shows() {
		t.Fatal("no game is shown")
	}
	s.sit(t)
	tb, ok := s.h.Stack.Top().(*table.Table)
	if !ok || !tb.Asks() {
		t.Fatalf("a touch leads to %T", s.h.Stack.Top())
	}
	s.use("primary")
	s.run(100 * time.Second)
	if n := len(s.h.saves.list); n != 1 {
		t.Errorf("%d games are kept while somebody plays", n)
	}
	if s.h.Stack.Page().Dialog != "" {
		t.Error("it asks too soon")
	}
	s.run(30 * time.Second)
	if s.h.Stack.Page().Dialog != "Still there?" {
		t.Fatalf("it asks %q", s.h.Stack.Page().Dialog)
	}
	s.use("close")
	if s.h.Stack.Top() != tb || s.h.Stack.Page().Dialog != "" {
		t.Error("the answer does not go on with the game")
	}
	s.h.Stack.Prefs.Letters = 3
	s.run(145 * time.Second)
	if !s.shows() || len(s.h.saves.list) != 0 || s.h.Stack.Prefs.Letters != 0 {
		t.Errorf("left are %T, %d games, letters %d", s.h.Stack.Top(), len(s.h.saves.list), s.h.Stack.Prefs.Letters)
	}
}

// In the hall of a kiosk lie the games that are offered; after a while they play
// themselves, each before any comes again.
func TestShowGoesRound(t *testing.T) {
	c := kiosk.Usual()
	c.Minutes = 3
	s := standing(t, c)
	offered := s.h.fair.offered()
	if len(offered) < 3 || len(offered) == len(games.Games()) {
		t.Fatalf("%d games are offered", len(offered))
	}
	seen := map[*rules.Game]int{s.title(t): 1}
	for range 2*len(offered) - 1 {
		s.h.fair.show()
		seen[s.title(t)]++
	}
	for _, g := range offered {
		if seen[g] != 2 {
			t.Errorf("%s is seen %d times in two rounds", g.ID, seen[g])
		}
	}
	s.h.Stack.Home()
	s.step(true)
	if _, ok := s.h.Stack.Top().(*hall.Hall); !ok || s.h.Stack.Page().Find("senate") != nil {
		t.Errorf("the hall offers more: %T", s.h.Stack.Top())
	}
	s.run(50 * time.Second)
	if !s.shows() {
		t.Error("the hall is left alone and nothing plays")
	}
}

// title is the game that is shown.
func (s *stand) title(t *testing.T) *rules.Game {
	t.Helper()
	s.step(false)
	line := s.h.Stack.Page().Find("table").Label
	for _, g := range games.Games() {
		if strings.Contains(line, ": "+g.Title+".") {
			return g
		}
	}
	t.Fatalf("%q names no game", line)
	return nil
}

// Every game plays itself, and its seat can be taken while somebody acts.
func TestEveryGameShowsItself(t *testing.T) {
	for _, g := range games.Games() {
		t.Run(g.ID, func(t *testing.T) {
			c := kiosk.Usual()
			c.Games = []string{g.ID}
			s := standing(t, c)
			s.run(8 * time.Second)
			was := s.h.Stack.Top()
			s.sit(t)
			if s.h.Stack.Top() == was {
				t.Error("a touch does nothing")
			}
		})
	}
}

// While it is closed it is dark and says when it opens.
func TestClosedIsDark(t *testing.T) {
	c, err := kiosk.Read("f", "open = mo 12:01-12:10, tu 9:30-18:00", nil)
	if err != nil {
		t.Fatal(err)
	}
	s := standing(t, c)
	if d, ok := s.h.Stack.Top().(attract.Dark); !ok || d.Until != "Open again at 12:01." {
		t.Errorf("it shows %T %v", s.h.Stack.Top(), s.h.Stack.Top())
	}
	s.run(time.Minute)
	if !s.shows() {
		t.Error("it does not open")
	}
	s.run(10 * time.Minute)
	if d, ok := s.h.Stack.Top().(attract.Dark); !ok || d.Until != "Open again on Tuesday at 09:30." {
		t.Errorf("it shows %T %v", s.h.Stack.Top(), s.h.Stack.Top())
	}
}

// A wrong file is told of, line by line, before a window opens.
func TestWrongKioskFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "fair.conf")
	if err := os.WriteFile(file, []byte("volume = 50\ngames = chess\n\nidle = no\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	_, err := readKiosk(file)
	if err == nil || !strings.Contains(err.Error(), "line 2 of "+file+": there is no game") || !strings.Contains(err.Error(), "line 4 of "+file+": idle is") {
		t.Errorf("it says %v", err)
	}
	var said strings.Builder
	if KioskCheck(&said, file) == nil || said.Len() > 0 {
		t.Errorf("checked, it says %q", said.String())
	}
	if err := os.WriteFile(file, []byte("volume = 50\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := KioskCheck(&said, file); err != nil || !strings.Contains(said.String(), "no pin") {
		t.Errorf("mended, it says %q, %v", said.String(), err)
	}
	if _, err := readKiosk(filepath.Join(t.TempDir(), "none")); err == nil {
		t.Error("a file that is not there is no error")
	}
}

// At a fair with bones of its own visitors throw them, and may play by how those
// fall; what a visitor measures is forgotten with him.
func TestBonesOfTheFair(t *testing.T) {
	c, err := kiosk.Read("fair.conf", "games = century\nreal = persons\nsides = 12 35 41 12\n", []string{"century"})
	if err != nil {
		t.Fatal(err)
	}
	s := standing(t, c)
	s.sit(t)
	if p := s.h.Stack.Page(); p.Find("side 1") == nil {
		s.run(3 * time.Second)
	}
	if s.h.Stack.Page().Find("side 1") == nil {
		t.Errorf("who takes over is not asked what fell: %s", ids(s.h.Stack.Page()))
	}
	s.h.Stack.Home()
	s.h.Stack.Push(s.h.Setup(games.Find("century")))
	s.step(true)
	s.use("real")
	if p := s.h.Stack.Page(); !p.Find("answer 2").Chosen || !strings.HasSuffix(p.Find("answer 4").Small, "those of this table") {
		t.Errorf("setup offers %s", ids(p))
	}
	s.use("answer 5")
	s.use("side 6")
	if w, how := s.h.own(); how != "from one throw" {
		t.Errorf("measured is %v %q", w, how)
	}
	s.h.fair.clear()
	if w, how := s.h.own(); w != c.Sides || how != "those of this table" {
		t.Errorf("after a visitor there is %v %q", w, how)
	}
}

// Where nothing is taken back nothing offers to.
func TestNoTakebacks(t *testing.T) {
	for _, takebacks := range []bool{true, false} {
		c := kiosk.Usual()
		c.Games, c.Takebacks = []string{"century"}, takebacks
		s := standing(t, c)
		s.sit(t)
		s.h.menu(s.h.Stack.Top().(*table.Table))
		s.step(false)
		offered := false
		for _, it := range s.h.Stack.Page().Items {
			offered = offered || it.Text == "Practise"
		}
		s.h.Stack.Push(s.h.Setup(games.Find("century")))
		s.step(true)
		if set := s.h.Stack.Page().Find("practice") != nil; offered != takebacks || set != takebacks {
			t.Errorf("takebacks %v: the menu offers practice: %v, setup: %v", takebacks, offered, set)
		}
	}
}

// Before it closes only games are begun that will be over, and it says so; one that
// has begun is played on.
func TestEveningEnds(t *testing.T) {
	c, err := kiosk.Read("fair.conf", "open = 09:00-12:40\nqueue = yes\ngames = century, hounds\n", []string{"century", "hounds"})
	if err != nil {
		t.Fatal(err)
	}
	s := standing(t, c)
	hallOf := func() {
		s.h.Stack.Home()
		s.step(true)
	}
	hallOf()
	if p := s.h.Stack.Page(); strings.Contains(p.Find("line").Label, "closes") || p.Find("hounds").Barred {
		t.Errorf("at noon it says %q; hounds is barred: %v", p.Find("line").Label, p.Find("hounds").Barred)
	}
	s.now = s.now.Add(34 * time.Minute)
	s.step(true)
	s.step(true)
	p := s.h.Stack.Page()
	if line, it := p.Find("line").Label, p.Find("hounds"); line != "The table closes at 12:40." || it.Why != "The table closes at 12:40, and this takes nine minutes." || p.Find("century").Barred {
		t.Errorf("six minutes before it says %q, of hounds %q, and century is barred: %v", line, it.Why, p.Find("century").Barred)
	}
	s.h.sit(games.Find("hounds"), rules.Setup{}, nil, manner{})
	if _, ok := s.h.Stack.Top().(*hall.Hall); !ok {
		t.Errorf("a game is begun that is too long: %T", s.h.Stack.Top())
	}
	s.use("century")
	s.use("sit")
	tb, ok := s.h.Stack.Top().(*table.Table)
	if !ok {
		t.Fatalf("no game is begun that is short enough: %T", s.h.Stack.Top())
	}
	s.now = s.now.Add(10 * time.Minute)
	s.step(true)
	s.step(true)
	if s.h.Stack.Top() != tb || s.h.Stack.Page().Find("notice").Label != "Closed. No new game is begun." {
		t.Errorf("a game that has begun is not played on: %T", s.h.Stack.Top())
	}
	hallOf()
	if p := s.h.Stack.Page(); !p.Find("century").Barred {
		t.Error("a game is offered after the end")
	}
	s.run(50 * time.Second)
	if _, ok := s.h.Stack.Top().(attract.Dark); !ok {
		t.Errorf("it does not grow dark: %T", s.h.Stack.Top())
	}
}

// While somebody plays, those who wait are told about how long; while nobody does,
// before and after, nothing is said of waiting.
func TestQueueIsTold(t *testing.T) {
	c := kiosk.Usual()
	c.Queue, c.Games = true, []string{"hounds"}
	s := standing(t, c)
	quiet := func() {
		t.Helper()
		for range 600 {
			s.step(false)
			for _, it := range s.h.Stack.Page().Items {
				if strings.Contains(it.Label+it.Text, "comes next") {
					t.Fatalf("while nobody plays it says %q", it.Label+it.Text)
				}
			}
		}
	}
	quiet()
	s.sit(t)
	for _, want := range []string{"about nine minutes.", "about four minutes.", "does not wait long."} {
		s.step(true)
		s.step(true)
		if n := s.h.Stack.Page().Find("notice"); n == nil || !strings.HasSuffix(n.Label, want) {
			t.Fatalf("it says %+v, want %q", n, want)
		}
		s.now = s.now.Add(5 * time.Minute)
	}
	s.h.Stack.Home()
	quiet()
	if !s.shows() {
		t.Fatalf("left alone it shows %T", s.h.Stack.Top())
	}
	quiet()
}
