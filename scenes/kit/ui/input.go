package ui

import (
	"math"

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
	Moved          bool // the mouse moved

	Fed   bool    // pointer, wheel and keys come from Queue, not from the engine
	Queue []Event // what has happened and no tick has seen, oldest first

	turned  bool // the page faces the opposite side
	w, h    float64
	pointer int // the pointer that is down
	engine  engine
	keys    []ebiten.Key
	letters []rune
	back    int // number of letters to delete
	pads    []ebiten.GamepadID
}

// Poll reads the devices, and reports whether anything happened.
func (in *Input) Poll() bool {
	oldX, oldY, was := in.X, in.Y, in.Held
	in.Down, in.Up, in.Lost = false, false, false
	in.WheelX, in.WheelY = 0, 0
	in.keys, in.letters, in.back = in.keys[:0], in.letters[:0], 0
	if in.Fed {
		in.readQueue()
	} else {
		in.readEngine()
	}
	in.Moved = in.X != oldX || in.Y != oldY
	if in.turned {
		in.WheelX, in.WheelY = -in.WheelX, -in.WheelY
	}
	in.pads = ebiten.AppendGamepadIDs(in.pads[:0])
	return in.Moved || was != in.Held || in.Down || in.Up || in.Lost || in.WheelX != 0 || in.WheelY != 0 || in.keyed()
}

// keyed reports whether a key or a gamepad was used.
func (in *Input) keyed() bool {
	return len(in.keys) > 0 || len(in.letters) > 0 || in.back > 0 || in.padUsed()
}

// Turn sets whether the page, w by h pixels, is shown upside down for somebody
// opposite.
func (in *Input) Turn(on bool, w, h float64) { in.turned, in.w, in.h = on, w, h }

// At converts a position from the screen to the page, or back, both in pixels; they
// differ where the page is turned.
func (in *Input) At(x, y float64) (float64, float64) {
	if in.turned {
		return in.w - x, in.h - y
	}
	return x, y
}

// Drop cancels a press in progress, as when the screen is rotated, until the
// next press.
func (in *Input) Drop() {
	in.Lost = in.Held
	in.engine.spent = in.Held && !in.Touch
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

// padUsed reports whether a button of a gamepad is pressed.
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

// has reports whether a key was pressed in this tick.
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
