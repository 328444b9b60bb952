//go:build !js

package app

import (
	"fmt"
	"testing"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/session"
	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/table"
)

// Of the games that play themselves no two have the same casts, and whichever was
// seen comes again only after all others.
func TestNoTwoShowsAreAlike(t *testing.T) {
	s := standing(t, kiosk.Usual())
	n := len(s.h.fair.offered())
	last, casts := map[*rules.Game]int{}, map[string]bool{}
	for i := range 3 * n {
		_, g := s.h.fair.play()
		if was, seen := last[g.Game()]; seen && i-was < n-1 { // one was shown as the kiosk began
			t.Errorf("%s is seen again after %d others", g.Game().ID, i-was-1)
		}
		last[g.Game()] = i
		if text := g.Short(); casts[text] {
			t.Errorf("%s comes twice with the same casts", g.Game().ID)
		} else {
			casts[text] = true
		}
	}
}

// first is what that seat has done first since step from; ok is false if nothing yet.
func first(g *session.Session, seat rules.Actor, from int) (v rules.Verb, ok bool) {
	for i := from; i < g.Len(); i++ {
		if g.At(i).Turn() == seat {
			return g.Step(i).Move.Verb, true
		}
	}
	return "", false
}

// touches is how many touches somebody needs who has touched the screen n times until
// he has done something in his game, and whether that is a throw. If it is over
// before his turn, as when another covers all nine boxes, he begins one more.
func (s *stand) touches(t *testing.T, n int) (int, bool) {
	t.Helper()
	tab, ok := s.h.Stack.Top().(*table.Table)
	if !ok {
		t.Fatalf("after %d touches he sees %T", n, s.h.Stack.Top())
	}
	g := tab.Session()
	seat := rules.Actor(-1)
	for i, who := range g.Seats() {
		if who.Name == "You" {
			seat = rules.Actor(i)
		}
	}
	from, asked := g.Len(), ""
	for range 6000 {
		if it := s.h.Stack.Page().Find(what(s.h.Stack.Page())); it != nil && tab.Asks() {
			if now := fmt.Sprint(it.ID, it.Text, it.Label, g.Len()); now != asked { // else the bones are on their way
				s.use(it.ID)
				n, asked = n+1, now
			}
		}
		if v, done := first(g, seat, from); done {
			return n, v == rules.Throw
		}
		if g.Over() {
			s.begin(g.Game().ID)
			return s.touches(t, n)
		}
		s.pass(time.Second/60, false)
	}
	t.Fatalf("%s: after %d touches he still waits: %s", g.Game().ID, n, ids(s.h.Stack.Page()))
	return 0, false
}

// begin sits down at the usual table of a game, by way of the hall.
func (s *stand) begin(game string) {
	s.h.Stack.Home()
	s.step(true)
	s.use(game)
	s.use("sit")
}

// Whoever comes needs at most three touches until he has thrown: at the game that is
// seen, and by way of the hall. Where something is to be chosen first, as a stake or
// what a skiff does, he has done so with one more.
func TestThreeTouchesToAThrow(t *testing.T) {
	for _, g := range games.Games() {
		c := kiosk.Usual()
		c.Games = []string{g.ID}
		s := standing(t, c)
		soon := func(n int, by string) {
			n, throw := s.touches(t, n)
			if n > 4 || n > 3 && throw {
				t.Errorf("%s: %d touches by way of %s; a throw: %v", g.ID, n, by, throw)
			}
		}
		s.run(4 * time.Second)
		s.sit(t)
		soon(1, "the game that is seen")
		s.begin(g.ID)
		soon(2, "the hall")
	}
}
