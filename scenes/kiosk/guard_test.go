package kiosk

import (
	"testing"
	"time"
)

// A watch runs a guard tick by tick.
type watch struct {
	g    Guard
	now  time.Time
	mood Mood
}

func watching(t *testing.T, open string) *watch {
	t.Helper()
	c := Usual()
	var err error
	if c.Open, err = readHours(open); err != nil {
		t.Fatal(err)
	}
	return &watch{g: Guard{Config: c}, now: time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)}
}

// after lets so much time pass, ten ticks a second, in which nobody touches it.
func (w *watch) after(d time.Duration, at Place) Mood {
	for end := w.now.Add(d); w.now.Before(end); {
		w.now = w.now.Add(100 * time.Millisecond)
		w.mood = w.g.Tick(w.now, false, at)
	}
	return w.mood
}

func (w *watch) touch(at Place) Mood {
	w.mood = w.g.Tick(w.now, true, at)
	return w.mood
}

func (w *watch) want(t *testing.T, what string, m Mood) {
	t.Helper()
	if w.mood != m {
		t.Errorf("%s: mood %d, want %d", what, w.mood, m)
	}
}

// Before a table is cleared somebody is asked, and any touch plays on.
func TestAsksBeforeItClears(t *testing.T) {
	w := watching(t, "always")
	w.after(119*time.Second, AtGame)
	w.want(t, "two minutes are not over", Played)
	w.after(2*time.Second, AtGame)
	w.want(t, "two minutes of rest", Asking)
	w.after(18*time.Second, AtGame)
	if left := w.g.Left(); left <= 0 || left > 2*time.Second {
		t.Errorf("%v are left of twenty seconds", left)
	}
	w.touch(AtGame)
	w.want(t, "a touch", Played)
	w.after(119*time.Second, AtGame)
	w.want(t, "the rest begins anew", Played)
	w.after(21500*time.Millisecond, AtGame)
	w.want(t, "nobody answers", Showing)
	w.after(time.Hour, AtShow)
	w.want(t, "an hour of show", Showing)
	w.touch(AtShow)
	w.want(t, "somebody comes", Played)
}

func TestHallShowsWithoutAsking(t *testing.T) {
	w := watching(t, "always")
	w.after(44*time.Second, AtHall)
	w.want(t, "in the hall", Played)
	w.after(2*time.Second, AtHall)
	w.want(t, "in the hall for long", Showing)
}

// A visitor whose game waits in the hall is asked before it is cleared away.
func TestHallAsksForWhatWaits(t *testing.T) {
	w := watching(t, "always")
	w.after(44*time.Second, AtKept)
	w.want(t, "in the hall", Played)
	w.after(2*time.Second, AtKept)
	w.want(t, "in the hall for long", Asking)
	w.touch(AtKept)
	w.want(t, "a touch", Played)
	w.after(60*time.Second, AtKept)
	w.want(t, "in the hall for long again", Asking)
	w.after(6*time.Second, AtKept)
	w.want(t, "nobody answers", Showing)
}

// Who plays when it closes plays on; then it is dark until it opens.
func TestHoursDarkenIt(t *testing.T) {
	w := watching(t, "mo 11:00-12:05, mo 13:00-14:00")
	for range 8 {
		w.after(time.Minute, AtGame)
		w.touch(AtGame)
	}
	w.want(t, "three minutes after closing", Played)
	w.after(150*time.Second, AtGame)
	w.want(t, "left", Dark)
	w.touch(AtShow)
	w.want(t, "touched while it is closed", Dark)
	w.after(50*time.Minute, AtShow)
	w.want(t, "open again", Showing)
	w.after(time.Hour, AtShow)
	w.want(t, "closed again", Dark)
}

// A clock that is set, or a machine that slept, ends no game.
func TestJumpsDoNotCount(t *testing.T) {
	w := watching(t, "always")
	for _, jump := range []time.Duration{time.Hour, -2 * time.Hour, 30 * 24 * time.Hour, -time.Second} {
		w.after(30*time.Second, AtGame)
		w.now = w.now.Add(jump)
		w.after(20*time.Second, AtGame)
		w.want(t, jump.String(), Played)
		w.touch(AtGame)
	}
}
