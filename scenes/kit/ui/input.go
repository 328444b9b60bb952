package ui

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// Input is the state of pointer, keys and gamepads in one tick.
type Input struct {
	X, Y           float64 // position of the active pointer
	Down, Up, Held bool    // the pointer was pressed or released in this tick; it is down
	Touch          bool    // the pointer is a finger
	Lost           bool    // the press was cancelled
	WheelX, WheelY float64
	Moved          bool  // the mouse moved
	Taken          []int // touches that the system cancelled before this tick

	turned  bool // the page faces the opposite side
	w, h    float64
	spent   bool // the press was cancelled, but the mouse button is still down
	finger  ebiten.TouchID
	fingers []ebiten.TouchID
	keys    []ebiten.Key
	letters []rune
	back    int // number of letters to delete
	pads    []ebiten.GamepadID
}

// Poll reads the devices, and reports whether anything happened.
func (in *Input) Poll() bool {
	oldX, oldY, was := in.X, in.Y, in.Held
	in.Down, in.Up, in.Lost, in.Moved = false, false, false, false
	if !in.pollTouch() {
		in.pollMouse()
	}
	in.Moved = in.X != oldX || in.Y != oldY
	in.WheelX, in.WheelY = ebiten.Wheel()
	if in.turned {
		in.WheelX, in.WheelY = -in.WheelX, -in.WheelY
	}
	in.keys = inpututil.AppendJustPressedKeys(in.keys[:0])
	in.letters = ebiten.AppendInputChars(in.letters[:0])
	in.back = 0
	if d := inpututil.KeyPressDuration(ebiten.KeyBackspace); d == 1 || d > 30 && d%4 == 0 {
		in.back = 1
	}
	in.pads = ebiten.AppendGamepadIDs(in.pads[:0])
	return in.Moved || was != in.Held || in.Down || in.Up || in.Lost || in.WheelX != 0 || in.WheelY != 0 || in.keyed()
}

// keyed reports whether a key or a gamepad was used.
func (in *Input) keyed() bool {
	return len(in.keys) > 0 || len(in.letters) > 0 || in.back > 0 || in.padUsed()
}

// pollTouch follows one finger. Others are ignored, but one that comes down in
// the tick in which the first is lifted is followed from the next tick.
func (in *Input) pollTouch() bool {
	if in.Held {
		in.fingers = in.fingers[:0]
	}
	in.fingers = inpututil.AppendJustPressedTouchIDs(in.fingers)
	if !in.Held && len(in.fingers) > 0 {
		in.finger, in.Touch = in.fingers[0], true
		in.Down, in.Held = true, true
		in.X, in.Y = in.At(fingerAt(in.finger))
		in.fingers = in.fingers[:0]
		return true
	}
	if !in.Held || !in.Touch {
		return false
	}
	if inpututil.TouchPressDuration(in.finger) == 0 {
		in.Lost = slices.Contains(in.Taken, int(in.finger))
		in.Held, in.Up = false, !in.Lost
		return true
	}
	in.X, in.Y = in.At(fingerAt(in.finger))
	return true
}

// fingerAt returns the position of a finger on the screen now, or if it was
// lifted in the previous tick.
func fingerAt(id ebiten.TouchID) (x, y float64) {
	at := ebiten.TouchPosition
	if inpututil.TouchPressDuration(id) == 0 {
		at = inpututil.TouchPositionInPreviousTick
	}
	ix, iy := at(id)
	return float64(ix), float64(iy)
}

func (in *Input) pollMouse() {
	x, y := ebiten.CursorPosition()
	down := ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	if in.Touch && !down && !inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft) {
		return // until the mouse moves, keep the position of the last touch
	}
	in.X, in.Y = in.At(float64(x), float64(y))
	in.Touch = false
	in.spent = in.spent && down && !inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	down = down && !in.spent
	in.Down = down && !in.Held
	in.Up = !down && in.Held
	in.Held = down
}

// Turn sets whether the page, w by h pixels, faces the opposite side.
func (in *Input) Turn(on bool, w, h float64) { in.turned, in.w, in.h = on, w, h }

// At converts a position on the screen to the page, or back.
func (in *Input) At(x, y float64) (float64, float64) {
	if in.turned {
		return in.w - x, in.h - y
	}
	return x, y
}

// Tap sets the input to a tap at x, y within one tick.
func (in *Input) Tap(x, y float64) {
	in.X, in.Y = in.At(x, y)
	in.Touch = true
	in.Down, in.Up, in.Held = true, true, false
}

// Drop cancels a press in progress, as when the screen is rotated, until the
// next press.
func (in *Input) Drop() {
	in.Lost = in.Held
	in.spent = in.Held && !in.Touch
	in.Held = false
}

// commands reports whether a key was pressed that has an effect even during
// text input.
func (in *Input) commands() bool {
	return in.has(ebiten.KeyTab) || in.has(ebiten.KeyEnter) || in.has(ebiten.KeyNumpadEnter) || in.escape()
}

// typed passes on the text typed in this tick, and reports whether there was
// any.
func (in *Input) typed(to func(letters string, back int)) bool {
	if len(in.letters) == 0 && in.back == 0 {
		return false
	}
	to(string(in.letters), in.back)
	return true
}

// pad reports whether a gamepad's button was pressed in this tick.
func (in *Input) pad(b ebiten.StandardGamepadButton) bool {
	for _, id := range in.pads {
		if inpututil.IsStandardGamepadButtonJustPressed(id, b) {
			return true
		}
	}
	return false
}

func (in *Input) padUsed() bool {
	if len(in.pads) == 0 {
		return false
	}
	for b := ebiten.StandardGamepadButton(0); b <= ebiten.StandardGamepadButtonMax; b++ {
		if in.pad(b) {
			return true
		}
	}
	return false
}

// step returns the direction in which keys or a gamepad move the focus: −1, 0
// or 1 each way.
func (in *Input) step() (dx, dy float64) {
	for _, k := range in.keys {
		switch k {
		case ebiten.KeyArrowLeft:
			dx--
		case ebiten.KeyArrowRight:
			dx++
		case ebiten.KeyArrowUp:
			dy--
		case ebiten.KeyArrowDown:
			dy++
		}
	}
	for b, d := range padSteps {
		if in.pad(b) {
			dx, dy = dx+d[0], dy+d[1]
		}
	}
	return math.Max(-1, math.Min(1, dx)), math.Max(-1, math.Min(1, dy))
}

var padSteps = map[ebiten.StandardGamepadButton][2]float64{
	ebiten.StandardGamepadButtonLeftLeft:   {-1, 0},
	ebiten.StandardGamepadButtonLeftRight:  {1, 0},
	ebiten.StandardGamepadButtonLeftTop:    {0, -1},
	ebiten.StandardGamepadButtonLeftBottom: {0, 1},
}

func (in *Input) enter() bool {
	return in.has(ebiten.KeyEnter) || in.has(ebiten.KeyNumpadEnter) || in.has(ebiten.KeySpace) || in.pad(ebiten.StandardGamepadButtonRightBottom)
}

func (in *Input) escape() bool {
	return in.has(ebiten.KeyEscape) || in.pad(ebiten.StandardGamepadButtonRightRight)
}

func (in *Input) has(k ebiten.Key) bool {
	for _, other := range in.keys {
		if other == k {
			return true
		}
	}
	return false
}

// letter returns the letter or digit typed in this tick, or 0.
func (in *Input) letter() rune {
	for _, k := range in.keys {
		switch {
		case k >= ebiten.KeyA && k <= ebiten.KeyZ:
			return 'a' + rune(k-ebiten.KeyA)
		case k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9:
			return '0' + rune(k-ebiten.KeyDigit0)
		case k >= ebiten.KeyNumpad0 && k <= ebiten.KeyNumpad9:
			return '0' + rune(k-ebiten.KeyNumpad0)
		}
	}
	return 0
}
