//go:build !js

package app

import (
	"fmt"
	"testing"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/table"
)

// Of the games that play themselves no two have the same casts, and whichever was
// seen comes again only after all others.
func TestNoTwoShowsAreAlike(t *testing.T) {
	s := standing(t, kiosk.Usual())
	n := len(s.h.kiosk.Offered())
	last, casts := map[*rules.Game]int{}, map[string]bool{}
	for i := range 3 * n {
		_, g := s.h.kiosk.Next()
		if was, seen := last[g.Game()]; seen && i-was < n-1 { // one was shown as the kiosk began
			t.Errorf("%s is seen again after %d others", g.Game().ID, i-was-1)
		}
		last[g.Game()] = i
		if said := g.ShortText(); casts[said] {
			t.Errorf("%s comes twice with the same casts", g.Game().ID)
		} else {
			casts[said] = true
		}
	}
}

// acted reports whether that seat has done anything since step from.
func acted(g *session.Session, seat rules.Actor, from int) bool {
	for i := from; i < g.Len(); i++ {
		if g.At(i).Turn() == seat {
			return true
		}
	}
	return false
}

// touches is how many touches somebody needs who has touched the screen n times until
// he has done something in his game. If it is over before his turn, as when another
// covers all nine boxes, he begins one more.
func (s *testKiosk) touches(t *testing.T, n int) int {
	t.Helper()
	tab, ok := s.h.Stack.Top().(*table.Table)
	if !ok {
		t.Fatalf("after %d touches he sees %T", n, s.h.Stack.Top())
	}
	g := tab.Session()
	seat := rules.Actor(-1)
	for i, who := range g.Seats() {
		if who.Name == "" {
			seat = rules.Actor(i)
		}
	}
	from, asked := g.Len(), ""
	for range 6000 {
		if it := s.h.Stack.Page().Find(what(s.h.Stack.Page())); it != nil && tab.Asks() {
			if now := fmt.Sprint(it.ID, text.Plain(it.Text), text.Plain(it.Label), g.Len()); now != asked { // else the bones are on their way
				s.use(it.ID)
				n, asked = n+1, now
			}
		}
		if acted(g, seat, from) {
			return n
		}
		if g.Over() {
			s.begin(g.Game().ID)
			return s.touches(t, n)
		}
		s.pass(time.Second/60, false)
	}
	t.Fatalf("%s: after %d touches he still waits: %s", g.Game().ID, n, ids(s.h.Stack.Page()))
	return 0
}

// begin sits down at the usual table of a game, by way of the hall.
func (s *testKiosk) begin(game string) {
	s.h.Stack.Home()
	s.step(true)
	s.use(game)
	s.use("sit")
}

// Whoever comes needs at most three touches until he has thrown, or done what his game
// asks first: at the game that is seen, and by way of the hall. Two things take one
// more: a stake is chosen and then put down, since coins are no slip of a finger; and
// who takes over in the midst of Skiffs says from where and to where.
func TestThreeTouchesToAThrow(t *testing.T) {
	for _, g := range games.Games() {
		c := kiosk.Usual()
		c.Games = []string{g.ID}
		s := standing(t, c)
		soon := func(n int, longer bool, by string) {
			most := 3
			if longer {
				most = 4
			}
			if n := s.touches(t, n); n > most {
				t.Errorf("%s: %d touches by way of %s", g.ID, n, by)
			}
		}
		s.run(4 * time.Second)
		s.sit(t)
		soon(1, g.ID == "skiffs", "the game that is seen")
		s.begin(g.ID)
		soon(2, g.ID == "oneandtwenty", "the hall")
	}
}
