package table_test

import (
	"slices"
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
					w := watch{T: t, table: usual(t, g, motion, seed+1), since: -1, least: seen}
					w.play(g, seed+1)
				}
			})
		}
	}
}

// TestCastsAreSeenAtAnyPace: bones that a person has cast can be read before others act,
// however fast everything is shown, and where they were not seen to fall no less long than
// at the usual pace.
func TestCastsAreSeenAtAnyPace(t *testing.T) {
	for _, id := range []string{"augustus", "simple", "circus"} {
		for _, motion := range []prefs.Motion{prefs.Full, prefs.None} {
			tb := usual(t, games.Find(id), motion, 1)
			tb.Stack().Prefs.Pace = prefs.Quick
			w := watch{T: t, table: tb, since: -1, least: timeline.ThrowRead/timeline.Tick - 2}
			if motion == prefs.None {
				w.least = seen
			}
			w.play(games.Find(id), 1)
		}
	}
}

// TestOutcomesStandAtOnce: once the bones of a throw have been seen to lie, the headline no
// longer says that somebody throws but what came of it, until the next step.
func TestOutcomesStandAtOnce(t *testing.T) {
	for k, g := range games.Games() {
		asked := slices.Contains([]string{"circus", "century", "oneandtwenty", "biga", "gladiators"}, g.ID)
		if !short.Some(k, 3) && !asked {
			continue
		}
		tb := usual(t, g, prefs.Full, 1)
		named := 0
		for range 60 * 60 {
			tb.Stack().Step()
			now := tb.Showing()
			if now.Fallen && now.Voids == 0 && !now.Again && tells(tb.Session(), now.Step) {
				if named++; now.Head == "" || now.Asks != now.Head {
					t.Fatalf("%s, step %d: the bones lie, and the headline is %q", g.ID, now.Step, now.Asks)
				}
			}
			if tb.Asks() {
				tb.Play(tb.Session().Position().Moves(nil)[0])
			}
		}
		if named == 0 && asked {
			t.Errorf("%s: no throw is named", g.ID)
		}
	}
}

// tells reports whether a step has something to say to seat 0: a throw under a cup has not.
func tells(s *session.Session, step int) bool {
	return slices.ContainsFunc(s.At(step).Events(s.Step(step).Move, 0), func(e rules.Event) bool { return e.Text != "" || e.Head != "" })
}

// usual is the usual table of a game, which nobody looks at.
func usual(t *testing.T, g *rules.Game, motion prefs.Motion, seed byte) *table.Table {
	return seated(t, g, "", motion, seed)
}

// seated is like usual, by the ruleset of that id if there is one.
func seated(t *testing.T, g *rules.Game, ruleset string, motion prefs.Motion, seed byte) *table.Table {
	u := setup.Usual(g)
	if slices.ContainsFunc(g.Rulesets, func(r rules.Ruleset) bool { return r.ID == ruleset }) {
		u.Ruleset = ruleset
	}
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
	least float64 // how many ticks a cast is seen at least
	since int     // the tick at which the bones of the last cast lay; -1 once that is over
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
	shown := float64(tick - w.since)
	switch {
	case w.since < 0:
	case now.Step != w.last.Step && (w.last.Again || w.last.Voids > 0): // of void casts only the first is read
		if shown > 0.7*60 {
			w.Errorf("step %d: another void cast is shown for %.0f ticks", w.last.Step, shown)
		}
		w.since = -1
	case now.Step != w.last.Step:
		if mine := w.table.Asks() && w.table.InSight() > 0; shown < w.least && !mine {
			w.Errorf("step %d: the next begins %.0f ticks after a cast", w.last.Step, shown)
		}
		w.since = -1
	case now.Weighs && now.Told && !w.last.Told && shown < w.least && w.table.Moving():
		w.Errorf("step %d: what it came to is told %.0f ticks after the cast", now.Step, shown)
	}
	if now.Cast && now.Lies && (w.last.Step != now.Step || !w.last.Lies) {
		w.since = tick
	}
	w.last = now
}
