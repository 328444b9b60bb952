package table

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table/timeline"
)

// aged returns the clock of a step whose bones lie, so many milliseconds after its
// board began to move.
func aged(t Times, ms float64) timeline.Clock {
	c := timeline.Falls(false, 0)
	c.Set(t, 0, timeline.Subject{Alone: true})
	c.Advance(ms)
	return c
}

// undone returns the clock of a step that is shown backwards, at its end.
func undone(t Times) timeline.Clock {
	c := timeline.Undone()
	c.Set(t, 0, timeline.Subject{Alone: true})
	c.Reverse()
	c.Advance(float64(t.Lasts))
	return c
}

// What a step came to is named once it is seen: a cast when its bones have fallen,
// another act when the board has shown it; and not when it is taken back.
func TestResult(t *testing.T) {
	told := []rules.Event{{Text: "{0} threw 6 6: 12.", Result: "12"}, {Text: "{0} wins."}}
	cast, doubt := rules.Move{Verb: rules.Cast}, rules.Move{Verb: "doubt"}
	for _, c := range []struct {
		m    *playback
		want text.Text
	}{
		{nil, ""},
		{&playback{move: cast, events: told, Clock: timeline.Falls(true, 0)}, ""},
		{&playback{move: cast, events: told, Clock: aged(Times{Lasts: 500}, 0)}, "12"},
		{&playback{move: cast, events: told, Clock: undone(Times{Lasts: 500})}, ""},
		{&playback{move: doubt, events: told, Clock: aged(Times{Lasts: 500}, 200)}, ""},
		{&playback{move: doubt, events: told, Clock: aged(Times{Lasts: 500}, 500)}, "12"},
		{&playback{move: doubt, events: told[1:]}, ""},
	} {
		if got := c.m.result(); got != c.want {
			t.Errorf("%+v: %q, want %q", c.m, got, c.want)
		}
	}
}

// What a seat has won stands on its plate once the board has shown why, and the
// coins lie in the pot until then.
func TestGainIsSeenAfterItsReason(t *testing.T) {
	purse := func(coins int) rules.View { return rules.View{Seats: []rules.SeatView{{Purse: coins}}} }
	for _, c := range []struct {
		c    timeline.Clock
		want string
	}{
		{timeline.Falls(true, 0), ""},
		{aged(Times{Lasts: 500}, 200), ""},
		{aged(Times{Lasts: 500}, 500), "+12"},
		{undone(Times{Lasts: 500}), ""},
	} {
		in := &Instant{Page: &ui.Page{}, Names: []string{"Livia"}, Colours: []int{0}, Here: []bool{true}, step: &playback{Clock: c.c}}
		in.Was, in.Now = purse(37), purse(49)
		if got := text.Plain(plateOf(in, 0).gain); got != c.want {
			t.Errorf("%+v: %q, want %q", c.c, got, c.want)
		}
	}
	pot := []rules.Pile{{Seat: 2, Coins: 5}, {Seat: rules.Nobody, Coins: 9}}
	if coinsOf(pot, rules.Nobody, 0) != 9 || coinsOf(pot, 1, 7) != 7 {
		t.Error("a pile is found by whose it is, and none is as said")
	}
}

// Where not all odds can be read, the first of them and the best are there.
func TestOddsCanBeRead(t *testing.T) {
	p := &ui.Page{U: 4, Text: 3}
	rows := make([]rules.OddsRow, 24)
	rows[20].Best = true
	least := leastRow(p, rows, 60*p.U)
	few := legible(rows, 10*p.T(2), least)
	if len(few) >= 24 || len(few) < 5 || !few[len(few)-1].Best || rows[len(few)-1].Best {
		t.Errorf("%d rows: %+v", len(few), few)
	}
	if got := legible(rows[:3], 10*p.T(2), least); len(got) != 3 {
		t.Errorf("%d of three", len(got))
	}
}
