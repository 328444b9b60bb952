//go:build !js

package app

import (
	"errors"
	"testing"
	"time"

	"knucklebones/rules/text"
	"knucklebones/scenes/screens/attract"
)

// A table that has lost its sound plays on, tells nobody but the operator, and begins
// anew when nobody is there, if that may help, but not again and again.
func TestLostSound(t *testing.T) {
	for _, back := range []bool{true, false} {
		s := guarded(t)
		s.sit(t)
		r := &s.h.kiosk.Renew
		r.Lost = func() error { return errors.New("the card is gone") }
		r.Renews = func() bool { return back }
		s.run(100 * time.Second)
		s.use("primary")
		if tr := s.h.kiosk.Desk.Troubles(); len(tr) != 1 || text.Plain(tr[0]) != "There is no sound. The card is gone." {
			t.Errorf("the operator reads %q", tr)
		}
		for range 12 { // somebody plays
			s.idle(time.Minute)
			s.step(true)
			if r.Due {
				t.Fatal("a game is ended")
			}
		}
		for range 200 {
			s.run(time.Second)
			if _, shown := s.h.Stack.Top().(*attract.Attract); r.Due && !shown {
				t.Fatalf("it begins anew over %T", s.h.Stack.Top())
			}
		}
		if r.Due != back {
			t.Errorf("with a card back: %v, it begins anew: %v", back, r.Due)
		}
		r.Lost, r.Due = func() error { return nil }, false
		s.run(time.Second)
		if tr := s.h.kiosk.Desk.Troubles(); len(tr) != 0 {
			t.Errorf("with sound the operator reads %q", tr)
		}
	}
	s := guarded(t)
	s.h.kiosk.Renew.Renews = func() bool { return true }
	s.idle(9 * time.Minute)
	if s.h.kiosk.Renew.Due {
		t.Error("it begins anew when it has just begun")
	}
}
