package ui

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// Input gathers what fingers, mouse, keys and gamepads do, one tick at a time.
type Input struct {
	X, Y           float64 // of the one pointer that counts
	Down, Up, Held bool    // it went down, came up, is down
	Touch          bool    // it is a finger
	Lost           bool    // it was taken away
	WheelX, WheelY float64
	Moved          bool  // the mouse moved
	Taken          []int // touches that the machine took away before this tick

	turned  bool // the page faces the side opposite
	w, h    float64
	spent   bool // the mouse was let go for the person, who still holds its button
	finger  ebiten.TouchID
	fingers []ebiten.TouchID
	keys    []ebiten.Key
	letters []rune
	back    int // letters to be taken back
	pads    []ebiten.GamepadID
}

// Poll reads the devices. It tells whether anything happened.
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

// pollTouch follows one finger. Others that join it are not heard, but one that
// comes down in the tick in which it is lifted is heard in the next.
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

// fingerAt is where a finger is on the screen, or was in the tick before.
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
		return // a mouse that has not been used since the last touch stays where the finger was
	}
	in.X, in.Y = in.At(float64(x), float64(y))
	in.Touch = false
	in.spent = in.spent && down && !inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	down = down && !in.spent
	in.Down = down && !in.Held
	in.Up = !down && in.Held
	in.Held = down
}

// Turn says whether the page, w by h pixels, faces the side opposite.
func (in *Input) Turn(on bool, w, h float64) { in.turned, in.w, in.h = on, w, h }

// At is where on the page a place of the screen is, or on the screen one of the page.
func (in *Input) At(x, y float64) (float64, float64) {
	if in.turned {
		return in.w - x, in.h - y
	}
	return x, y
}

// Tap makes the input a tap at x, y that began and ended within one tick.
func (in *Input) Tap(x, y float64) {
	in.X, in.Y = in.At(x, y)
	in.Touch = true
	in.Down, in.Up, in.Held = true, true, false
}

// Drop forgets a held pointer, as when the screen is turned, until it is pressed
// anew.
func (in *Input) Drop() {
	in.Lost = in.Held
	in.spent = in.Held && !in.Touch
	in.Held = false
}

// commands reports whether a key went down that means something even while
// something is being written.
func (in *Input) commands() bool {
	return in.has(ebiten.KeyTab) || in.has(ebiten.KeyEnter) || in.has(ebiten.KeyNumpadEnter) || in.escape()
}

// typed hands on what was typed in this tick and tells whether anything was.
func (in *Input) typed(to func(letters string, back int)) bool {
	if len(in.letters) == 0 && in.back == 0 {
		return false
	}
	to(string(in.letters), in.back)
	return true
}

// pad reports whether a gamepad's button went down in this tick.
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

// Step is where keys or a gamepad want the focus to go: -1, 0 or 1 each way.
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

// letter returns the letter or figure typed in this tick, or 0.
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
