package kiosk

// A Pointer is the arrow of the mouse. It is seen while a mouse moves, and hidden
// by a press: a finger brings the pointer along with it, and nobody wants to see
// it lie there.
type Pointer struct {
	x, y  float64
	moves int // ticks running in which it moved with nothing held down
}

// strolls is the number of consecutive ticks of movement, with nothing pressed, that prove
// a mouse: a finger presses within two.
const strolls = 4

// Tick reports whether the arrow of the mouse is to be shown, given the position of the
// pointer in this tick and whether it is pressed.
func (p *Pointer) Tick(x, y float64, held bool) bool {
	moved := x != p.x || y != p.y
	p.x, p.y = x, y
	switch {
	case held:
		p.moves = 0
	case moved:
		p.moves = min(p.moves+1, strolls)
	case p.moves < strolls:
		p.moves = 0
	}
	return p.moves == strolls
}
