package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
)

// Controls turns input into uses of items: highlight on press, act on release,
// cancel by sliding off; arrows and Tab move the focus ring, Enter uses the
// focused item. It keeps only state that lasts from tick to tick.
type Controls struct {
	held         string  // id of the item being pressed or dragged
	dragging     bool    // it is being dragged (see Item.Grip), not pressed
	beside       bool    // the press was outside a dialog that is left so
	downX, downY float64 // position of the press
	lastX, lastY float64
	vx, vy       float64 // pixels per tick, smoothed
	scroll       *Scroll // the scroll area being dragged
	keyed        bool    // the keyboard was used last: the focus ring is visible
	Focus        string  // id of the focused item
	holdTicks    int
	before       string // id of the item focused before a dialog opened
	veiled       bool
	Refused      func(why text.Text) // called when a disabled item was used
	Relist       func()              // lists a stale page again
}

// repeatAfter and repeatEvery are the delays of a held stepper in ticks: 400
// ms, then eight times a second.
const repeatAfter, repeatEvery = 24, 7

// Tick applies one tick of input to the page, and reports whether the picture
// may have changed.
func (h *Controls) Tick(in *Input, p *Page) (changed bool) {
	for _, s := range p.Scrolls {
		changed = s.run() || changed
	}
	changed = h.point(in, p) || changed
	changed = h.wheel(in, p) || changed
	changed = h.keys(in, p) || changed
	p.Focus = ""
	if h.keyed {
		p.Focus = h.Focus
	}
	return changed
}

// current lays out the page again if an earlier use of an item made it stale. Call it
// before looking for an item.
func (h *Controls) current(p *Page) {
	if p.Stale && h.Relist != nil {
		h.Relist()
	}
}

// Use uses the item as a tap would.
func (h *Controls) Use(p *Page, id string) {
	h.current(p)
	it := p.Find(id)
	switch {
	case it == nil:
	case it.Disabled:
		if h.Refused != nil && it.Why != "" {
			h.Refused(it.Why)
		}
	case it.Do != nil:
		p.Stale = true
		it.Do()
	}
}

// Write replaces the text of the text field with that id.
func (h *Controls) Write(p *Page, id, said string) {
	h.current(p)
	if it := p.Find(id); it != nil && it.Write != nil {
		p.Stale = true
		it.Write(said)
	}
}

// FocusOn moves the focus to the item, as when a screen reader does.
func (h *Controls) FocusOn(p *Page, id string) {
	h.current(p)
	h.Focus, h.keyed = id, id != ""
	it := p.Find(id)
	if it == nil {
		return
	}
	for s := it.in; s != nil; s = s.outer {
		s.Show(it.Rect, 4*p.U)
	}
}

// point handles the pointer in this tick, and reports whether the picture changes.
func (h *Controls) point(in *Input, p *Page) bool {
	slack := 0.0
	if in.Touch {
		slack = 2 * p.U
	}
	changed := false
	if in.Moved && !in.Held {
		hover := ""
		if it := p.At(in.X, in.Y, 0); it != nil && !in.Touch {
			hover = it.ID
		}
		changed = hover != p.Hover
		p.Hover = hover
	}
	if in.Down {
		h.press(in, p, slack)
		changed = true
	}
	if in.Held && !in.Down {
		changed = h.drag(in, p) || changed
	}
	if in.Up || in.Lost {
		h.release(in, p)
		changed = true
	}
	return changed
}

// press handles the pointer's going down: it presses the item there, within slack
// pixels, or begins to drag or slide it.
func (h *Controls) press(in *Input, p *Page, slack float64) {
	h.keyed, h.dragging, h.scroll, h.holdTicks = false, false, nil, 0
	h.downX, h.downY, h.lastX, h.lastY, h.vx, h.vy = in.X, in.Y, in.X, in.Y, 0, 0
	h.current(p)
	for _, s := range p.Scrolls {
		s.speed = 0
	}
	it := p.At(in.X, in.Y, slack)
	h.beside = it == nil && p.beside(in.X, in.Y)
	if it == nil || it.Late {
		return
	}
	h.held, p.Pressed = it.ID, it.ID
	p.Stale = p.Stale || it.Drag != nil || it.Slide != nil
	if it.Drag != nil {
		h.dragging = true
		it.Drag(Drag{X: in.X, Y: in.Y, Phase: Take})
	}
	if it.Slide != nil {
		it.Slide(along(it.Rect, in.X))
	}
}

// along returns the position of x on a slider's groove, 0 … 1.
func along(r Rect, x float64) float64 {
	return math.Max(0, math.Min(1, (x-r.X-r.H/2)/(r.W-r.H)))
}

// drag handles the movement of a held pointer, which drags or slides an item or
// scrolls, and reports whether the picture changes.
func (h *Controls) drag(in *Input, p *Page) bool {
	dx, dy := in.X-h.lastX, in.Y-h.lastY
	h.vx, h.vy = 0.6*h.vx+0.4*dx, 0.6*h.vy+0.4*dy
	h.lastX, h.lastY = in.X, in.Y
	it := p.Find(h.held)
	switch {
	case h.late(p, it):
		return true
	case h.dragging && it != nil && it.Drag != nil:
		it.Drag(h.grip(in, Move))
		return false // its screen draws the dragged thing, and nothing else changes
	case it != nil && it.Slide != nil && h.held != "":
		if dx != 0 {
			p.Stale = true
			it.Slide(along(it.Rect, in.X))
		}
		return dx != 0
	case h.scroll != nil:
		return h.pull(dx, dy)
	}
	h.startScroll(in, p)
	return h.unhighlight(in, p, it)
}

// late cancels the press of an item that is marked as late, and reports whether it did.
func (h *Controls) late(p *Page, it *Item) bool {
	if it == nil || !it.Late || h.dragging {
		return false
	}
	h.held, p.Pressed = "", ""
	return true
}

// unhighlight removes the highlight of an item that the pointer has left.
func (h *Controls) unhighlight(in *Input, p *Page, it *Item) bool {
	if it == nil {
		return false
	}
	h.holdTicks++
	if it.Repeats && !it.Disabled && h.holdTicks > repeatAfter && h.holdTicks%repeatEvery == 0 {
		h.Use(p, it.ID)
		return true
	}
	pressed := ""
	if it.Rect.Inset(-6*p.U).Has(in.X, in.Y) {
		pressed = it.ID
	}
	changed := pressed != p.Pressed
	p.Pressed = pressed
	return changed
}

// startScroll starts to drag a scroll area once the pointer has moved more than
// two units.
func (h *Controls) startScroll(in *Input, p *Page) {
	dx, dy := in.X-h.downX, in.Y-h.downY
	for _, s := range p.Scrolls {
		far := math.Abs(dy) > 2*p.U && math.Abs(dy) > math.Abs(dx)
		if s.Across {
			far = math.Abs(dx) > 2*p.U && math.Abs(dx) > math.Abs(dy)
		}
		if far && s.Max() > 0 && s.clip().Has(h.downX, h.downY) {
			h.scroll, h.held, p.Pressed = s, "", ""
		}
	}
}

// pull scrolls by a movement of the pointer, and reports whether that changed anything.
func (h *Controls) pull(dx, dy float64) bool {
	if h.scroll.Across {
		return h.scroll.Move(-dx)
	}
	return h.scroll.Move(-dy)
}

func (h *Controls) grip(in *Input, ph Phase) Drag {
	return Drag{X: in.X, Y: in.Y, VX: h.vx * 60, VY: h.vy * 60, Phase: ph}
}

// release handles the pointer's going up: it uses the pressed item, drops a dragged
// one, or lets the scrolling continue.
func (h *Controls) release(in *Input, p *Page) {
	h.current(p)
	held, pressed := h.held, p.Pressed
	h.held, p.Pressed = "", ""
	if h.scroll != nil {
		if v := -h.vy; h.scroll.Across {
			h.scroll.Flick(-h.vx)
		} else {
			h.scroll.Flick(v)
		}
		h.scroll = nil
		return
	}
	if h.beside && !in.Lost && p.beside(in.X, in.Y) {
		h.useFirst(p, func(it *Item) bool { return it.Back })
		return
	}
	it := p.Find(held)
	if it == nil || it.Late && !h.dragging {
		return
	}
	if h.dragging {
		h.dragging = false
		ph := Release
		if in.Lost {
			ph = Cancel
		}
		it.Drag(h.grip(in, ph))
		return
	}
	if it.Role == Field {
		return // the page handled the press; do not focus a field left since
	}
	if pressed == held && !in.Lost && !(it.Repeats && h.holdTicks > repeatAfter) {
		h.Use(p, held)
	}
}

// wheel scrolls by the mouse's wheel, and reports whether that changed anything.
func (h *Controls) wheel(in *Input, p *Page) bool {
	if in.WheelX == 0 && in.WheelY == 0 {
		return false
	}
	moved := false
	for _, s := range p.Scrolls {
		if s.clip().Has(in.X, in.Y) {
			d := in.WheelY
			if s.Across {
				d += in.WheelX
			}
			moved = s.Move(-d*12*p.U) || moved
		}
	}
	return moved
}

// keys handles the keys and gamepads of this tick, and reports whether there were any.
func (h *Controls) keys(in *Input, p *Page) bool {
	if !in.keyed() {
		return false
	}
	h.current(p)
	if p.Type != nil && !in.commands() {
		return in.typed(p.Type)
	}
	if len(in.keys) == 0 && !in.padUsed() {
		return false
	}
	if dx, dy := in.step(); dx != 0 || dy != 0 {
		h.turn(p, dx, dy)
		return true
	}
	switch {
	case in.has(ebiten.KeyTab):
		h.next(p, ebiten.IsKeyPressed(ebiten.KeyShift))
	case in.escape():
		h.useFirst(p, func(it *Item) bool { return it.Back })
	case in.enter():
		if it := p.Find(h.Focus); it == nil || !it.Usable() || !h.keyed {
			h.useFirst(p, func(it *Item) bool { return it.Keyed && !it.Late })
		} else if !it.Late {
			h.Use(p, h.Focus)
		}
	case in.has(ebiten.KeyHome), in.has(ebiten.KeyEnd):
		h.toEnd(p, in.has(ebiten.KeyEnd))
	case in.has(ebiten.KeyPageDown):
		p.scrollAll(0.8)
	case in.has(ebiten.KeyPageUp):
		p.scrollAll(-0.8)
	default:
		if r := in.letter(); r != 0 {
			h.useFirst(p, func(it *Item) bool { return it.Key == r && !it.Late })
		}
	}
	return true
}

// useFirst uses the first item for which is returns true.
func (h *Controls) useFirst(p *Page, is func(*Item) bool) {
	for i := range p.Items {
		if is(&p.Items[i]) {
			h.Use(p, p.Items[i].ID)
			return
		}
	}
}
