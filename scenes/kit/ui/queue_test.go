package ui

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// ticks polls the input of a page until its queue is empty, and returns what each tick saw.
func ticks(in *Input) (list []string) {
	for {
		in.Poll()
		var seen []string
		for _, what := range []struct {
			is   bool
			name string
		}{{in.Down, "down"}, {in.Up, "up"}, {in.Lost, "lost"}, {in.Held, "held"}, {in.Touch, "touch"}} {
			if what.is {
				seen = append(seen, what.name)
			}
		}
		list = append(list, fmt.Sprintf("%s %v,%v", strings.Join(seen, " "), in.X, in.Y))
		if len(in.Queue) == 0 {
			return list
		}
	}
}

func TestQueue(t *testing.T) {
	down, move, up := Event{Kind: "down", Pointer: 1, X: 10, Y: 10}, Event{Kind: "move", Pointer: 1, X: 20, Y: 10}, Event{Kind: "up", Pointer: 1, X: 20, Y: 10}
	second, secondUp := Event{Kind: "down", Pointer: 2, X: 90, Y: 90}, Event{Kind: "up", Pointer: 2, X: 90, Y: 90}
	cancel := Event{Kind: "cancel", Pointer: 1}
	hover, click := Event{Kind: "move", Pointer: 9, X: 5, Y: 5, Mouse: true}, Event{Kind: "down", Pointer: 9, X: 5, Y: 5, Mouse: true}
	release, away := Event{Kind: "up", Pointer: 9, X: 5, Y: 5, Mouse: true}, Event{Kind: "move", Pointer: 9, X: 70, Y: 5, Mouse: true}
	click2, release2 := Event{Kind: "down", Pointer: 9, X: 70, Y: 5, Mouse: true}, Event{Kind: "up", Pointer: 9, X: 70, Y: 5, Mouse: true}
	for name, c := range map[string]struct {
		events []Event
		want   []string
	}{
		"a press":                     {[]Event{down}, []string{"down held touch 10,10"}},
		"a tap within a tick":         {[]Event{down, move, up}, []string{"down held touch 10,10", "up touch 20,10"}},
		"two taps within a tick":      {[]Event{down, up, down, up}, []string{"down up touch 20,10", "down up touch 20,10"}},
		"two clicks apart":            {[]Event{hover, click, release, away, click2, release2}, []string{"down up 5,5", "down up 70,5"}},
		"a second finger":             {[]Event{down, second, secondUp, move}, []string{"down held touch 10,10", "held touch 20,10"}},
		"a finger after another":      {[]Event{down, up, second}, []string{"down up touch 20,10", "down held touch 90,90"}},
		"a press that is cancelled":   {[]Event{down, cancel}, []string{"down lost touch 10,10"}},
		"a finger that is not down":   {[]Event{move, up, cancel}, []string{" 0,0"}},
		"a mouse over the page":       {[]Event{hover}, []string{" 5,5"}},
		"a click":                     {[]Event{hover, click}, []string{"down held 5,5"}},
		"a mouse beside a finger":     {[]Event{down, hover}, []string{"down held touch 10,10", "held touch 10,10"}},
		"a press after one cancelled": {[]Event{down, cancel, second}, []string{"down lost touch 10,10", "down held touch 90,90"}},
	} {
		in := Input{Fed: true, Queue: c.events}
		if got := ticks(&in); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// A press that was dropped, as when the screen is turned, is over: neither its moves nor its
// end count.
func TestDroppedPressIsOver(t *testing.T) {
	in := Input{Fed: true, Queue: []Event{{Kind: "down", Pointer: 1, X: 10, Y: 10}}}
	in.Poll()
	in.Drop()
	in.Queue = []Event{{Kind: "move", Pointer: 1, X: 50, Y: 50}, {Kind: "up", Pointer: 1, X: 50, Y: 50}}
	in.Poll()
	if in.Up || in.Held || in.X != 10 {
		t.Errorf("after the press was dropped: up %v, held %v, at %v", in.Up, in.Held, in.X)
	}
}

func TestQueueOfKeysAndWheel(t *testing.T) {
	in := Input{Fed: true, Queue: []Event{{Kind: "key", Code: "KeyU"}, {Kind: "wheel", Y: 30}, {Kind: "wheel", Y: 12}, {Kind: "key", Code: "Lang1"}}}
	if !in.Poll() || in.letter() != 'u' || in.WheelY != -42 {
		t.Errorf("the letter is %q, the wheel %v", in.letter(), in.WheelY)
	}
	for code, want := range map[string]rune{"KeyA": 'a', "KeyZ": 'z', "Digit7": '7', "Numpad0": '0'} {
		in.Queue = []Event{{Kind: "key", Code: code}}
		if in.Poll(); in.letter() != want {
			t.Errorf("%s is %q", code, in.letter())
		}
	}
	in.Queue = []Event{{Kind: "key", Code: "NumpadEnter"}}
	if in.Poll(); !in.enter() {
		t.Error("Enter of the number pad is not Enter")
	}
	if in.Poll() {
		t.Error("a tick without events reports one")
	}
}
