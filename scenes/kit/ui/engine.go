package ui

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// An engine holds the state needed between two ticks to read the engine's own input, which
// serves where no page tells of events.
type engine struct {
	spent   bool // the press was cancelled, but the mouse button is still down
	finger  ebiten.TouchID
	fingers []ebiten.TouchID
}

// readEngine reads the engine's own input.
func (in *Input) readEngine() {
	if !in.pollTouch() {
		in.pollMouse()
	}
	in.WheelX, in.WheelY = ebiten.Wheel()
	in.keys = inpututil.AppendJustPressedKeys(in.keys)
	in.letters = ebiten.AppendInputChars(in.letters)
	if d := inpututil.KeyPressDuration(ebiten.KeyBackspace); d == 1 || d > 30 && d%4 == 0 {
		in.back = 1
	}
}

// pollTouch follows one finger. Others are ignored, but one that comes down in
// the tick in which the first is lifted is followed from the next tick.
func (in *Input) pollTouch() bool {
	if in.Held {
		in.engine.fingers = in.engine.fingers[:0]
	}
	in.engine.fingers = inpututil.AppendJustPressedTouchIDs(in.engine.fingers)
	if !in.Held && len(in.engine.fingers) > 0 {
		in.engine.finger, in.Touch = in.engine.fingers[0], true
		in.Down, in.Held = true, true
		in.X, in.Y = in.At(fingerAt(in.engine.finger))
		in.engine.fingers = in.engine.fingers[:0]
		return true
	}
	if !in.Held || !in.Touch {
		return false
	}
	if inpututil.TouchPressDuration(in.engine.finger) == 0 {
		in.Held, in.Up = false, true
		return true
	}
	in.X, in.Y = in.At(fingerAt(in.engine.finger))
	return true
}

// fingerAt returns where a finger is on the screen, in pixels, or where it was when it
// was lifted in the previous tick.
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
	in.engine.spent = in.engine.spent && down && !inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	down = down && !in.engine.spent
	in.Down = down && !in.Held
	in.Up = !down && in.Held
	in.Held = down
}
