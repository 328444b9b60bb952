package table_test

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/scenes/kit/prefs"
)

// Where all throw on at Par the casts pour, each of them seen and at the most nine a
// second; where nothing moves, and at tables that have none pour, none is.
func TestCastsPourWhileAllThrowOn(t *testing.T) {
	for _, c := range []struct {
		game   string
		motion prefs.Motion
		pours  bool
	}{{"par", prefs.Full, true}, {"par", prefs.None, false}, {"biga", prefs.Full, false}} {
		seen, times := 0, 0
		for seed := byte(1); times < 3; seed++ {
			if n, ok := throwOn(t, c.game, c.motion, seed); ok {
				seen, times = seen+n, times+1
			}
		}
		if pours := seen > 3; pours != c.pours || seen > 3*9 {
			t.Errorf("%s, %v: in three seconds %d casts were seen", c.game, c.motion, seen)
		}
	}
}

// throwOn is how many casts are seen in the first second of throwing on at a
// table, if one can.
func throwOn(t *testing.T, game string, motion prefs.Motion, seed byte) (seen int, ok bool) {
	tb := seated(t, games.Find(game), "written", motion, seed)
	s := tb.Session()
	for s.QuietSteps() < 32 || !tb.Asks() {
		if tb.Asks() {
			tb.Play(rules.Move{Verb: rules.Throw})
		}
		if tb.Stack().Step(); s.Over() {
			return 0, false
		}
	}
	tb.Play(rules.Move{Verb: "throw on"})
	for range 60 {
		was := tb.Seen()
		if tb.Stack().Step(); tb.Seen() == was+2 {
			seen++
		}
	}
	return seen, true
}

// The page stays awake while the drops of a storm are made, however slow the machine is.
func TestStormKeepsAwake(t *testing.T) {
	tb := usual(t, games.Find("skiffs"), prefs.Full, 1)
	st, s := tb.Stack(), tb.Session()
	st.CountWork(1)
	for !tb.Asks() {
		st.Step()
	}
	tb.Play(s.Position().Moves(nil)[0])
	ticks := 0
	for was := s.Len(); s.Turn() == rules.Chance; was = s.Len() {
		st.Step()
		if !st.Moving() {
			t.Fatalf("after %d drops the page may fall asleep", s.Len())
		}
		if s.Len() > was {
			ticks++
		}
	}
	if ticks < 3 {
		t.Errorf("all drops are made in %d ticks", ticks)
	}
}
