package today

import (
	"fmt"
	"strings"
	"testing"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/scenestest"
)

// days is a month with a day of every kind.
func days() (m Month) {
	for i := range 35 {
		c := Cell{ID: fmt.Sprint(i), Day: text.Figure(i%30 + 1), Said: text.Of("day {0}", text.Number(i)), Mark: Mark(i % 4), Today: i == 29, Chosen: i == 29}
		if i < 30 {
			c.Open = func() {}
		}
		m.Days = append(m.Days, c)
	}
	m.Run, m.Longest = text.Of("{0} days in a row", 8), text.Of("longest {0}", 11)
	return m
}

func before() Data {
	nothing := func() {}
	return Data{
		Game: "Emperor Augustus’s Tali", Date: "Wednesday, 30 September", Rule: "Throw four ones, then threes, fours and sixes, in as few turns as you can.",
		Tries: "One try counts today.", Par: "Par is 3.1: our strongest computer averages this.", Month: days(),
		Next: func() text.Text { return "Next throw in 9 h" }, Throw: nothing, Back: nothing, Note: "This device’s clock was ahead. Days you have played stay played.",
	}
}

func after(squares int) Data {
	nothing := func() {}
	d := before()
	d.Throw, d.Share, d.Mine, d.Best, d.Practise = nil, nothing, nothing, nothing, nothing
	r := &Result{
		Figure: "−13", Beside: "coins", Par: "3.1", ParBeside: "coins", ParIs: "Par: our strongest computer averages this",
		Verdict: "16.1 worse than par.", Mark: Worse, How: "Thrown by hand, with the odds shown.",
		Message: Message{"Knucklebones, today’s throw, 24 Nov: Emperor Augustus’s Tali", "lost 13 coins, our strongest computer averages 3.1", "knucklebones.example/today"},
		Look:    func() bool { return true },
		Luck:    func() (text.Text, func()) { return "Luck gave you 1.5. One choice cost you 0.4.", nothing },
	}
	for i := range squares {
		r.Squares = append(r.Squares, Square{Label: text.Figure(i + 1), Full: i%3 != 1})
	}
	d.Result = r
	return d
}

func TestLay(t *testing.T) {
	copied := after(9)
	copied.Copies = true
	for _, d := range []Data{before(), after(9), after(30), after(0), copied} {
		scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return New(st, func() Data { return d }) })
	}
}

func TestDraw(t *testing.T) {
	scenestest.Draw(t, func(st *scenes.Stack) scenes.Scene { return New(st, func() Data { return after(9) }) })
}

// The primary button is what comes first: the throw, then to share, then to watch.
func TestPrimary(t *testing.T) {
	alone := after(9)
	alone.Share = nil
	late := before()
	late.Throw, late.Practise = nil, func() {}
	for want, d := range map[string]Data{"throw": before(), "share": after(9), "watch": alone, "practise": late} {
		st := scenestest.Stack([3]float64{1280, 800, 1}, 0)
		st.Push(New(st, func() Data { return d }))
		st.Step()
		if it := st.Page().Find(want); it == nil || !it.Keyed {
			t.Errorf("%s is not the primary button", want)
		}
	}
}

// Where the device has nothing to send with, the message is copied, and the button says so.
func TestCopies(t *testing.T) {
	d := after(9)
	d.Copies = true
	st := scenestest.Stack([3]float64{1280, 800, 1}, 0)
	st.Push(New(st, func() Data { return d }))
	st.Step()
	it := st.Page().Find("share")
	if it == nil || !it.Keyed || it.Text != "Copy" {
		t.Errorf("the button is %+v", it)
	}
}

// What luck gave is said once it is known, and a screen reader hears the result first.
func TestLuckIsSaid(t *testing.T) {
	st := scenestest.Stack([3]float64{1280, 800, 1}, 0)
	st.Push(New(st, func() Data { return after(9) }))
	for range 5 {
		st.Step()
	}
	p := st.Page()
	if p.Find("show") == nil {
		t.Error("the choice that cost most cannot be seen")
	}
	if got := p.Spoken(p.Title); !strings.Contains(got, "−13 coins. Par 3.1. 16.1 worse than par.") {
		t.Errorf("it is called %q", got)
	}
}
