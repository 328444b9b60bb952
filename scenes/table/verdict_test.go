package table_test

import (
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/play/record"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/table"
	"knucklebones/scenes/table/timeline"
)

// TestOutcomesAreRead: whatever decides something stands in the headline before the next
// question does, and stays there for timeline.DecisionSeen, at any pace and with any
// movement; among others who go on for timeline.PassingSeen. Until then the seat that made it stays
// marked.
func TestOutcomesAreRead(t *testing.T) {
	said := map[string][]string{
		"knucklebones": {"left with"}, "gladiators": {"beats", "loses a stone"}, "mendax-single": {"there", "loses a bone"},
		"mendax-common": {"It was"}, "oneandtwenty": {"over with"}, "augustus": {"Venus"},
	}
	for id, words := range said {
		for _, motion := range []prefs.Motion{prefs.Full, prefs.None} {
			for _, pace := range []prefs.Pace{prefs.AsIs, prefs.Quick} {
				tb := usual(t, games.Find(id), motion, 1)
				tb.Stack().Prefs.Pace = pace
				heads := outcomes(t, tb, id)
				for _, word := range words {
					if !strings.Contains(heads, word) {
						t.Errorf("%s: no headline says %q: %s", id, word, heads)
					}
				}
			}
		}
	}
}

// least is the number of ticks for which an outcome is seen at least, less what is lost
// where one part of a step ends and the next begins.
func least(passing bool) float64 {
	if passing {
		return timeline.PassingSeen/timeline.Tick - 2
	}
	return timeline.DecisionSeen/timeline.Tick - 2
}

// outcomes plays a game for a while, checks that its outcomes are held, and returns all
// headlines that were seen then.
func outcomes(t *testing.T, tb *table.Table, id string) (heads string) {
	s := tb.Session()
	g := s.Game()
	person := opponent.New(g, g.Opponents()[0].ID, 0, opponent.Stream(record.Seed{1}, 0, 0))
	held, step, wanted := 0, -1, 0.0
	for range 60 * 400 {
		tb.Stack().Step()
		now := tb.Showing()
		if now.Strays {
			t.Errorf("%s, step %d: the frame leaves the seat whose outcome is shown", id, now.Step)
		}
		if held > 0 && now.Step != step {
			if float64(held) < wanted && !s.Over() {
				t.Errorf("%s, step %d: the outcome is seen for %d ticks", id, step, held)
			}
			held = 0
		}
		if now.Weighs && now.Head != "" {
			held, step, wanted = held+1, now.Step, least(now.Passing)
			if held == 1 {
				heads += now.Head + "\n"
			}
		}
		if !tb.Asks() {
			if s.Over() && tb.Shown() {
				return heads
			}
			continue
		}
		person.Ask(s.Position())
		for {
			if m, done := person.Step(1 << 16); done {
				tb.Play(m)
				break
			}
		}
	}
	return heads
}

// TestTouchGoesOn: a touch ends the time for which an outcome is held; while it still moves, a
// first touch shows how it ends.
func TestTouchGoesOn(t *testing.T) {
	tb := seated(t, games.Find("gladiators"), "written", prefs.Full, 1)
	for range 60 * 100 {
		tb.Stack().Step()
		if now := tb.Showing(); now.Weighs && now.Head != "" {
			if it := tb.Stack().Page().Find("primary"); it == nil || it.Disabled {
				t.Fatal("nothing goes on")
			}
			for range 2 {
				if tb.Showing().Step == now.Step {
					tb.Stack().Use("primary")
					tb.Stack().Step()
				}
			}
			if tb.Showing().Step == now.Step {
				t.Error("the outcome is still held")
			}
			return
		}
		if tb.Asks() {
			tb.Play(rules.Move{Verb: rules.Throw})
		}
	}
	t.Error("nothing was decided")
}
