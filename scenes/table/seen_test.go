package table_test

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/rulestest/short"
	"knucklebones/scenes"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/screens/setup"
	"knucklebones/scenes/table"
	"knucklebones/scenes/table/timeline"
)

// seen is how many sixtieths of a second a person's cast is seen at least, less
// what is lost where one part of a step ends and the next begins.
const seen = timeline.ThrowSeen*60/1000 - 2

// TestCastsAreSeen: at the usual table of every game bones that a person has cast
// lie for timeline.ThrowSeen before anything else happens, and where they decide
// something, before that is told. Sooner they are only asked what they do with them.
func TestCastsAreSeen(t *testing.T) {
	for _, g := range games.Games() {
		for _, motion := range []prefs.Motion{prefs.Full, prefs.None} {
			t.Run(g.ID+" "+[]string{"", "calm", "still"}[motion], func(t *testing.T) {
				for seed := range byte(short.Times(1, 3)) {
					w := watch{T: t, table: usual(t, g, motion, seed+1), since: -1}
					w.play(g, seed+1)
				}
			})
		}
	}
}

// usual is the usual table of a game, which nobody looks at.
func usual(t *testing.T, g *rules.Game, motion prefs.Motion, seed byte) *table.Table {
	u := setup.Usual(g)
	s, err := session.Begin(g, u.Setup(), u.Seats, record.Seed{15: seed})
	if err != nil {
		t.Fatal(err)
	}
	s.CastOff()
	st := scenes.NewStack(prefs.Default())
	st.Prefs.Motion = motion
	st.Headless()
	tb := table.New(st, s, faces.For(g).Board(), s.Len(), table.Deps{})
	tb.Unwatched()
	st.Push(tb)
	st.Resize(390, 844, 1)
	return tb
}

// A watch takes the time of a person's casts.
type watch struct {
	*testing.T
	table *table.Table
	last  table.Showing
	since int // the tick at which the bones of the last cast lay; -1 once that is over
}

// play plays on with a computer in the person's place.
func (w *watch) play(g *rules.Game, seed byte) {
	s := w.table.Session()
	person := opponent.New(g, g.Opponents()[0].ID, 0, opponent.Stream(record.Seed{seed}, 0, 0))
	for tick := range 1_000_000 {
		w.table.Stack().Step()
		w.look(tick)
		switch {
		case w.table.Asks():
			person.Ask(s.Position())
			for {
				if m, done := person.Step(1 << 16); done {
					w.table.Play(m)
					break
				}
			}
		case s.Over() && w.table.Shown():
			return
		}
	}
	w.Errorf("seed %d: it does not end", seed)
}

// look takes the time of what is shown at a tick.
func (w *watch) look(tick int) {
	now := w.table.Showing()
	shown := tick - w.since
	switch {
	case w.since < 0:
	case now.Step != w.last.Step:
		if mine := w.table.Asks() && w.table.InSight() > 0; shown < seen && !mine {
			w.Errorf("step %d: the next begins %d ticks after a cast", w.last.Step, shown)
		}
		w.since = -1
	case now.Weighs && now.Told && !w.last.Told && shown < seen && w.table.Moving():
		w.Errorf("step %d: what it came to is told %d ticks after the cast", now.Step, shown)
	}
	if now.Cast && now.Lies && (w.last.Step != now.Step || !w.last.Lies) {
		w.since = tick
	}
	w.last = now
}
