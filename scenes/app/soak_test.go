//go:build !js

package app

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"runtime"
	"slices"
	"testing"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/session"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/search/memo"
	"knucklebones/rules/text"
	"knucklebones/scenes/kiosk/stand"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/screens/attract"
	"knucklebones/scenes/table"
)

var days = flag.Int("days", 0, "let the kiosk stand for so many days, from nine to six; 0 for a few minutes each of a week")

// A soak is a kiosk that stands for days, with a clock of its own, and people who
// come, touch this and that, and go.
type soak struct {
	*testKiosk
	t       *testing.T
	r       *rand.Rand
	coins   map[*session.Session]int
	games   int       // whose coins were counted
	heaps   []float64 // after each visitor of this day, in bytes
	visits  int
	longer  int // visits that came to a result
	screens int
}

// beat is how much time passes with a tick: games go on at a fifteenth of their
// pace, which lets a visitor's minutes pass and shows many games a day.
const beat = 250 * time.Millisecond

func (s *soak) tick(touched bool) {
	s.now = s.now.Add(beat)
	s.h.Stack.Step()
	s.h.Tick(touched)
	switch top := s.h.Stack.Top().(type) {
	case *table.Table:
		s.count(top.Session())
	case *attract.Attract:
		s.count(top.Scene.(*table.Table).Session())
	}
}

// count holds a game to the coins it began with.
func (s *soak) count(g *session.Session) {
	was, known := s.coins[g]
	if now := g.Position().Coins(); !known {
		clear(s.coins)
		s.coins[g] = now
		s.games++
	} else if now != was {
		s.t.Fatalf("%s had %d coins and has %d", g.Game().ID, was, now)
	}
}

// rest lets time pass in which nobody comes.
func (s *soak) rest(d time.Duration) {
	for end := s.now.Add(d); s.now.Before(end); {
		top := s.h.Stack.Top()
		if s.tick(false); s.h.Stack.Top() != top {
			s.screens++
		}
	}
}

// visit is somebody who comes and goes: a player, one who plays to the end and
// waits for nothing, or a child who touches anything.
func (s *soak) visit() {
	s.visits++
	child, crash, touches := s.r.IntN(4) == 0, s.r.IntN(8) == 0, 20+s.r.IntN(150)
	s.touch("play")
	if !child && s.r.IntN(3) == 0 {
		touches = s.hurry()
	}
	for n := range touches {
		id := what(s.h.Stack.Page())
		if child {
			id = s.any()
		}
		s.touch(id)
		for range s.r.IntN(12) {
			s.tick(false)
		}
		if s.h.Stack.Page().Find("again") != nil {
			s.longer++
			break
		}
		if crash && n == 30 {
			s.fall()
		}
	}
	s.leave()
}

// hurry has a visitor wait for nothing, and is how often he touches the glass.
func (s *soak) hurry() int {
	pr := &s.h.Stack.Prefs
	pr.Motion, pr.Pace, pr.Lens = prefs.None, prefs.Quick, prefs.Always
	return 1500
}

// silence takes the sounds from a short soak: which are made and kept is known only
// after days, when every game was heard.
func (s *soak) silence() {
	if *days == 0 {
		s.h.sound = nil
	}
}

// rehearse has every game played once, and lets a day pass, so that what is worked out
// once for good has been, and all is full that fills up to a bound, such as the widths
// of words.
func (s *soak) rehearse(visits int) {
	for _, g := range s.h.kiosk.Offered() {
		s.h.kiosk.Coming = []*rules.Game{g}
		s.h.kiosk.Show()
		s.touch("play")
		for range s.hurry() {
			if s.touch(what(s.h.Stack.Page())); s.h.Stack.Page().Find("again") != nil {
				break
			}
			s.tick(false)
		}
		s.leave()
	}
	s.night()
	s.day(visits)
}

// any is something that can be used, at random.
func (s *soak) any() string {
	p := s.h.Stack.Page()
	list := slices.DeleteFunc(slices.Clone(p.Items), func(it ui.Item) bool { return it.Do == nil })
	if len(list) == 0 {
		return "nothing"
	}
	return list[s.r.IntN(len(list))].ID
}

func (s *soak) touch(id string) {
	s.h.Stack.Use(id)
	s.tick(true)
}

// fall has the program end and begin anew in the middle of a game.
func (s *soak) fall() {
	tab, ok := s.h.Stack.Top().(*table.Table)
	if !ok || !s.h.keeps(tab) || tab.Session().Over() {
		return
	}
	was := tab.Session()
	s.testKiosk = s.crash(2 * time.Second)
	s.silence()
	now, ok := s.h.Stack.Top().(*table.Table)
	if !ok {
		s.t.Fatalf("after a crash it shows %T", s.h.Stack.Top())
	}
	if g := now.Session(); !begins(g, was) { // it may have gone on by some steps
		s.t.Fatalf("after a crash the game is\n%s\nand was\n%s", g.ShortText(), was.ShortText())
	}
}

// begins reports whether a game has all the steps of another, and perhaps more.
func begins(g, with *session.Session) bool {
	for i := range with.Len() {
		if i >= g.Len() || g.Step(i).Move != with.Step(i).Move {
			return false
		}
	}
	return true
}

// leave is the visitor going: nothing of him is left after the question.
func (s *soak) leave() {
	c := &s.h.kiosk.Guard.Config
	s.rest(max(c.Idle+c.Warning, c.Attract) + 5*time.Second)
	_, shown := s.h.Stack.Top().(*attract.Attract)
	_, dark := s.h.Stack.Top().(attract.Dark)
	if !shown && !dark || s.h.Stack.Page().Dialog != "" || len(s.h.saves.list) != 0 || s.h.keeper != nil {
		s.t.Fatalf("visitor %d is gone, and it shows %T %q with %d games kept", s.visits, s.h.Stack.Top(), text.Plain(s.h.Stack.Page().Dialog), len(s.h.saves.list))
	}
	s.weigh()
}

// weigh notes how much memory is in use, without the tables that liars work out and
// keep for the next game: there are only so many, but each is of megabytes, and comes
// on the day when a visitor first sets a table for so many.
func (s *soak) weigh() {
	if s.shows() { // the game that is seen has just begun, and none of its players thinks
		coming := s.h.kiosk.Coming
		s.h.kiosk.Coming = []*rules.Game{games.Find("century")}
		s.h.kiosk.Show()
		s.h.kiosk.Coming = coming
	}
	var m runtime.MemStats
	memo.ClearAll()
	runtime.GC()
	runtime.GC() // pools are emptied at the second
	runtime.ReadMemStats(&m)
	s.heaps = append(s.heaps, float64(m.HeapAlloc))
}

// day is one from nine to six, or no more than a few visits of it, and the night.
// It tells how much memory is in use after a visitor: the least of all, as more is
// of a game that is shown and soon goes.
func (s *soak) day(visits int) float64 {
	s.heaps = s.heaps[:0]
	for len(s.heaps) < visits && s.h.kiosk.Guard.Open(s.now.Add(20*time.Minute)) {
		s.rest(time.Duration(60+s.r.IntN(840)) * time.Second)
		s.visit()
	}
	s.night()
	return slices.Min(s.heaps)
}

// night is the time from now to the next morning.
func (s *soak) night() {
	for s.h.kiosk.Guard.Open(s.now) { // the clock is set on: time that jumps does not count
		s.now = s.now.Add(time.Minute)
	}
	s.rest(time.Minute)
	if _, dark := s.h.Stack.Top().(attract.Dark); !dark {
		s.t.Fatalf("at night it shows %T", s.h.Stack.Top())
	}
	for !s.h.kiosk.Guard.Open(s.now) {
		s.now = s.now.Add(time.Minute)
	}
}

// A week of visitors, nights and crashes: nothing gets stuck, no coin is lost in a game
// that is played or that plays itself, and the memory in use after the last day is that
// after the first. In a short week, on the first day of which few games are seen, the least
// of the last three days may be a quarter more. With -short it has four days.
func TestSoak(t *testing.T) {
	c, err := stand.Parse("f", "open = 09:00-18:00\npin = 4711\ncounters = "+filepath.Join(t.TempDir(), "c.csv"), games.Games())
	if err != nil {
		t.Fatal(err)
	}
	visits, n := 2, short.Times(4, 7)
	if *days > 0 {
		visits, n = 1000, *days
	}
	s := &soak{testKiosk: standing(t, c), t: t, r: rand.New(rand.NewPCG(7, 7)), coins: map[*session.Session]int{}}
	s.silence()
	if *days > 0 {
		s.rehearse(visits)
	}
	var heap []float64
	for i := range n {
		began := time.Now()
		heap = append(heap, s.day(visits))
		t.Logf("day %d: %d visits so far, %d to a result, %d other screens, %d games; %.2f to %.2f MB in use; %v", i+1, s.visits, s.longer, s.screens, s.games, heap[i]/1e6, slices.Max(s.heaps)/1e6, time.Since(began).Round(time.Second))
	}
	d := s.h.kiosk.Desk.Troubles()
	if len(d) > 0 {
		t.Errorf("the operator reads %s", fmt.Sprint(d))
	}
	last, least, most := slices.Min(heap[max(0, n-3):]), 0.0, 1.25
	if *days > 0 {
		last, least, most = heap[n-1], 0.95, 1.05
	}
	if grown := last / heap[0]; grown < least || grown > most {
		t.Errorf("the memory in use is %.3f times what it was after the first day", grown)
	}
}
