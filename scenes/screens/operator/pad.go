// Package operator is the pages of whoever looks after a table at a fair. The
// public does not see them: a PIN comes first.
package operator

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/surface"
	"knucklebones/sprites/thing"
)

// A Gate checks the PIN that opens the operator's pages.
type Gate struct {
	Digits int                     // of the PIN
	Try    func(digits string) int // how often one may still be wrong; -1 if they are right
	Wait   func() int              // seconds until it may be tried again
	Open   func()                  // the PIN was right
	Wrong  func()                  // it was not
}

// A Pad is the keys on which the PIN is given.
type Pad struct {
	st     *scenes.Stack
	gate   Gate
	typed  string
	note   text.Text
	waited int
}

// NewPad returns the pad on which an operator types the PIN for gate g.
func NewPad(st *scenes.Stack, g Gate) *Pad { return &Pad{st: st, gate: g, note: asksPin} }

const asksPin text.Text = "Enter the PIN."

// Tick counts down the wait after wrong PINs.
func (d *Pad) Tick() bool {
	w := d.gate.Wait()
	if w == d.waited {
		return false
	}
	if d.waited = w; w == 0 {
		d.note = asksPin
	}
	d.st.Invalidate()
	return true
}

// WakeAfter returns the time until the picture changes, in milliseconds; 0 if there
// is no wait to count down.
func (d *Pad) WakeAfter() int {
	if d.waited > 0 {
		return 1000
	}
	return 0
}

// give adds a digit to the PIN being typed, and checks it once it is complete.
func (d *Pad) give(digit rune) {
	if d.typed += string(digit); len(d.typed) < d.gate.Digits {
		return
	}
	left := d.gate.Try(d.typed)
	d.typed = ""
	if left < 0 {
		d.gate.Open()
		return
	}
	d.note = "Wrong PIN."
	if left == 1 {
		d.note = text.Sentences(d.note, "You have one try left.")
	}
	d.st.Announce(d.note)
	d.gate.Wrong()
}

// line returns the line above the keys: what is asked for, or what was wrong.
func (d *Pad) line() text.Text {
	if d.waited > 0 {
		return text.Sentences("Three wrong PINs.", text.Of("Wait {0} seconds.", d.waited))
	}
	return d.note
}

// What the keys of the pad are as wide and high as, and how far apart, in units;
// and what stands over them.
const (
	keyWide, keyHigh, keyGap = 26.0, 19.0, 3.0
	padHead                  = 36.0
	padHigh                  = padHead + 4*keyHigh + 3*keyGap
)

// at returns the bounds of the pad in pixels and its unit: in the middle or, in
// portrait, lower, for a seated person.
func (d *Pad) at(p *ui.Page) (r ui.Rect, u float64) {
	a := p.Reach()
	u = math.Min(p.U*1.15, a.H/(padHigh+8))
	r = ui.Rect{W: (3*keyWide + 2*keyGap) * u, H: padHigh * u}
	r.X, r.Y = a.X+(a.W-r.W)/2, a.Y+(a.H-r.H)/2
	if p.Shape == ui.Portrait {
		r.Y = a.Y + (a.H-r.H)*0.62
	}
	return r, u
}

// Lay lays out the page: the keys.
func (d *Pad) Lay(p *ui.Page) {
	p.Title = "Operator"
	r, u := d.at(p)
	p.Say("prompt", ui.Words, d.line(), ui.Rect{X: r.X, Y: r.Y, W: r.W, H: padHead * u})
	for i, key := range [...]int{1, 2, 3, 4, 5, 6, 7, 8, 9, leave, 0, takeBack} {
		at := ui.Rect{
			X: r.X + float64(i%3)*(keyWide+keyGap)*u, Y: r.Y + (padHead+float64(i/3)*(keyHigh+keyGap))*u,
			W: keyWide * u, H: keyHigh * u,
		}
		d.key(p, key, at)
	}
}

// The keys of the pad that are no digits.
const (
	leave    = -1
	takeBack = -2
)

// key adds a key of the pad: a digit, leave or takeBack.
func (d *Pad) key(p *ui.Page, key int, at ui.Rect) {
	switch key {
	case leave:
		p.Add(ui.Item{ID: "back", Style: ui.SecondStyle, Text: "Cancel", Rect: at, Back: true, Do: d.st.Pop})
	case takeBack:
		p.Add(ui.Item{ID: "undo", Style: ui.SecondStyle, Icon: "undo", Label: "Delete the last digit", Rect: at, Disabled: d.typed == "",
			Do: func() { d.typed = d.typed[:max(0, len(d.typed)-1)] }})
	default:
		digit := rune('0' + key)
		p.Add(ui.Item{ID: "key " + string(digit), Style: ui.KeyStyle, Text: text.Figure(key), Rect: at, Disabled: d.waited > 0, Why: d.line(),
			Key: digit, Do: func() { d.give(digit) }})
	}
}

// Draw draws the PIN pad: its line and a dot for each digit typed, on leather.
func (d *Pad) Draw(dst *ebiten.Image, p *ui.Page) {
	leather(dst, p)
	r, u := d.at(p)
	head := ui.Rect{X: r.X - 20*u, Y: r.Y, W: r.W + 40*u, H: 10 * u}
	p.Line(dst, head.Meet(p.Area()), "Operator", ui.Type{Face: lettering.Title, Step: 6, Ink: ui.OnLeather}.Mid())
	head.Y += 10 * u
	p.Line(dst, head.Meet(p.Area()), d.line(), ui.AsideType.Mid())
	n := d.gate.Digits
	x, y := r.X+r.W/2-float64(n-1)*4*u, r.Y+28*u
	for i := range n {
		at := x + float64(i)*8*u
		thing.Ring(dst, at, y, 4.4*u, 0.6*u, 0, p.Color(ui.SecondOnLeather))
		if i < len(d.typed) {
			thing.Dot(dst, at, y, 4.4*u, palette.Brass)
		}
	}
	p.DrawItems(dst)
}

// leather covers the whole page with leather.
func leather(dst *ebiten.Image, p *ui.Page) {
	if p.High {
		p.Shade(dst, ui.Rect{W: p.W, H: p.H}, 1)
		return
	}
	surface.Draw(dst, surface.Leather, 0, 0, p.W, p.H, surface.Options{U: p.U, Vignette: 0.7, Glow: 0.35, GlowX: 0.4, GlowY: 0.3})
}
