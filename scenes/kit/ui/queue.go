package ui

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// An Event is something that a person did with a pointer, the wheel or a key.
type Event struct {
	Kind    string  // "down", "move", "up", "cancel" of a pointer; "wheel" turned; "key" pressed
	Pointer int     // which pointer
	X, Y    float64 // where, in pixels of the screen; how far the wheel was turned
	Mouse   bool    // the pointer is a mouse
	Code    string  // the key, as browsers call it: "KeyA", "ArrowLeft"
}

// readQueue takes events until the queue is empty or one has to wait for the next tick.
func (in *Input) readQueue() {
	for i := range in.Queue {
		if in.waits(in.Queue[i].Kind) {
			in.Queue = append(in.Queue[:0], in.Queue[i:]...)
			return
		}
		in.take(&in.Queue[i])
	}
	in.Queue = in.Queue[:0]
}

// waits reports whether an event of a kind has to wait for the next tick: a tick has one press,
// which begins and ends where the pointer was then, not where it has gone since.
func (in *Input) waits(kind string) bool {
	return kind == "move" && in.Down || (kind == "down" || kind == "move") && (in.Up || in.Lost)
}

// take applies one event. One pointer at a time is followed: while it is down, others are
// ignored.
func (in *Input) take(e *Event) {
	ours := in.Held && e.Pointer == in.pointer
	switch e.Kind {
	case "down":
		if in.Held {
			return
		}
		in.pointer, in.Touch = e.Pointer, !e.Mouse
		in.Down, in.Held = true, true
		in.X, in.Y = in.At(e.X, e.Y)
	case "move":
		if !ours && (in.Held || !e.Mouse) {
			return
		}
		in.Touch = !e.Mouse
		in.X, in.Y = in.At(e.X, e.Y)
	case "up":
		if ours {
			in.Held, in.Up = false, true
			in.X, in.Y = in.At(e.X, e.Y)
		}
	case "cancel":
		if ours {
			in.Held, in.Lost = false, true
		}
	case "wheel":
		in.WheelX, in.WheelY = in.WheelX-e.X, in.WheelY-e.Y
	case "key":
		if k, ok := keyOf(e.Code); ok {
			in.keys = append(in.keys, k)
		}
	}
}

// keyOf returns the key that browsers call by a code; ok is false for one that has no
// effect here.
func keyOf(code string) (k ebiten.Key, ok bool) {
	if letter, ok := strings.CutPrefix(code, "Key"); ok && len(letter) == 1 {
		return ebiten.KeyA + ebiten.Key(letter[0]-'A'), true
	}
	for _, digits := range []struct {
		name  string
		first ebiten.Key
	}{{"Digit", ebiten.KeyDigit0}, {"Numpad", ebiten.KeyNumpad0}} {
		if digit, ok := strings.CutPrefix(code, digits.name); ok && len(digit) == 1 {
			return digits.first + ebiten.Key(digit[0]-'0'), true
		}
	}
	k, ok = keysByCode[code]
	return k, ok
}

var keysByCode = map[string]ebiten.Key{
	"ArrowLeft": ebiten.KeyArrowLeft, "ArrowRight": ebiten.KeyArrowRight, "ArrowUp": ebiten.KeyArrowUp, "ArrowDown": ebiten.KeyArrowDown,
	"Enter": ebiten.KeyEnter, "NumpadEnter": ebiten.KeyNumpadEnter, "Space": ebiten.KeySpace, "Escape": ebiten.KeyEscape, "Tab": ebiten.KeyTab,
	"Home": ebiten.KeyHome, "End": ebiten.KeyEnd, "PageUp": ebiten.KeyPageUp, "PageDown": ebiten.KeyPageDown,
}
