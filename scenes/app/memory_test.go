//go:build !js

package app

import (
	"testing"
	"time"

	"knucklebones/rules/search/memo"
	"knucklebones/scenes/kiosk"
)

// solved counts the tables that computer players have worked out and keep, by a memo
// of its own, which is cleared and aged with all others.
var solved = memo.New[string, bool](4)

// Nothing that was worked out for a visitor's game outlives the visitor, nor anything for
// a game that was shown the next two.
func TestSolutionsAreForgotten(t *testing.T) {
	c := kiosk.Usual()
	s := standing(t, c)
	s.sit(t)
	solved.Put("visitor", true)
	s.run(c.Idle + c.Warning + c.Attract + time.Minute)
	if !s.shows() {
		t.Fatalf("it shows %T", s.h.Stack.Top())
	}
	if solved.Len() > 0 {
		t.Error("what was worked out for a visitor is kept")
	}
	solved.Put("shown", true)
	for range 2 {
		s.h.kiosk.Show()
	}
	if solved.Len() > 0 {
		t.Error("what was worked out for a game that was shown is kept two games later")
	}
}

// The game that is played again finds what was worked out for the last one.
func TestSolutionsServeTheNextGame(t *testing.T) {
	h := start(t, Show{Game: "mendax-common", Seed: "1"})
	again := func() { h.table(h.keeper.s, 0) }
	solved.Put("first", true)
	again()
	if _, ok := solved.Get("first"); !ok {
		t.Error("it is worked out again")
	}
	again()
	again()
	if solved.Len() > 0 {
		t.Error("what no game asks for is kept")
	}
}
