package ui

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// DrawItems draws the inks of the page and then every item by its look. Below a
// dialog everything is shaded.
func (p *Page) DrawItems(dst *ebiten.Image) {
	p.drawInks(dst, p.inks[:p.veil])
	for i := range p.below {
		p.DrawItem(dst, &p.below[i])
	}
	p.drawInks(dst, p.inks[p.veil:])
	for i := range p.Items {
		p.DrawItem(dst, &p.Items[i])
	}
	for _, s := range p.Scrolls {
		p.drawMore(dst, s)
	}
}

// Sketch draws the first half of the inks: on a page with much text, which is
// painted on first use, it spreads the work over two frames.
func (p *Page) Sketch(dst *ebiten.Image) { p.drawInks(dst, p.inks[:len(p.inks)/2]) }

// drawInks draws a list of inks, each clipped to its scroll area.
func (p *Page) drawInks(dst *ebiten.Image, list []ink) {
	for i := range list {
		k := &list[i]
		if part, ok := clipped(dst, k.at, k.in, 2*p.U); ok {
			k.draw(part, k.at)
		}
	}
}

// DrawItem draws one item by its look.
func (p *Page) DrawItem(dst *ebiten.Image, it *Item) {
	look := looks[it.Style]
	if look == nil {
		return
	}
	if part, ok := clipped(dst, it.Rect, it.in, 4*p.U); ok {
		look(p, part, it)
	}
}

// clipped returns the part of dst in which the content of s is visible; false if the
// rectangle at, with a margin of round for shadows, lies outside it.
func clipped(dst *ebiten.Image, at Rect, s *Scroll, round float64) (*ebiten.Image, bool) {
	if s == nil {
		return dst, true
	}
	clip := s.clip()
	if m := at.Inset(-round - 1).Meet(clip); m.W <= 0 || m.H <= 0 {
		return nil, false
	}
	return dst.SubImage(clip.pixels()).(*ebiten.Image), true
}

// pixels returns r in whole pixels.
func (r Rect) pixels() image.Rectangle {
	return image.Rect(int(math.Round(r.X)), int(math.Round(r.Y)), int(math.Round(r.X+r.W)), int(math.Round(r.Y+r.H)))
}

// Part returns a part of an image.
func Part(img *ebiten.Image, x, y, w, h int) *ebiten.Image {
	return img.SubImage(image.Rect(x, y, x+w, y+h)).(*ebiten.Image)
}

// drawMore draws the scroll bar of a scroll area, and a shadow along each edge beyond which
// the content goes on.
func (p *Page) drawMore(dst *ebiten.Image, s *Scroll) {
	if s.Across || s.Max() < 1 {
		return
	}
	clip := s.clip()
	p.drawEdge(dst, clip, math.Min(s.Pos, 6*p.U), true)
	p.drawEdge(dst, clip, math.Min(s.Max()-s.Pos, 6*p.U), false)
	h := math.Max(8*p.U, clip.H*clip.H/s.Length)
	y := clip.Y + (clip.H-h)*s.Pos/s.Max()
	w := math.Max(2, 0.75*p.U)
	picture.Fill(dst, clip.X+clip.W-1.6*p.U, y, w, h, color.RGBA{0x4D, 0x3D, 0x2A, 0x99})
}

// drawEdge draws a shadow that reaches deep pixels from the upper or the lower edge of r.
func (p *Page) drawEdge(dst *ebiten.Image, r Rect, deep float64, upper bool) {
	const strips = 8
	for i := range strips {
		h := math.Round(deep * float64(i+1) / strips)
		y := r.Y
		if !upper {
			y += r.H - h
		}
		picture.Fill(dst, r.X, y, r.W, h, color.RGBA{0, 0, 0, 9}) // they lie on one another
	}
}

// state returns the item's state in the terms of package thing.
func (p *Page) state(it *Item) thing.State {
	st := p.Things()
	if it.ID != "" && it.ID == p.Pressed {
		st |= thing.Pressed
	} else if it.ID != "" && it.ID == p.Hover {
		st |= thing.Hover
	}
	if it.Disabled {
		st |= thing.Barred
	}
	if it.Selected {
		st |= thing.Chosen
	}
	if it.Best {
		st |= thing.Best
	}
	return st
}

// Things returns the state for drawing any thing on the page: thing.High in high
// contrast, else 0.
func (p *Page) Things() thing.State {
	if p.High {
		return thing.High
	}
	return 0
}

// DrawFocus draws the focus ring.
func (p *Page) DrawFocus(dst *ebiten.Image) {
	it := p.Find(p.Focus)
	if it == nil || p.Focus == "" {
		return
	}
	st := p.Things()
	if it.Style.onPaper() {
		st |= thing.OnPaper
	}
	if r := p.Ringed(it); r.W > 0 && r.H > 0 {
		thing.Focus(dst, r.X, r.Y, r.W, r.H, 1.5*p.U, p.U, st)
	}
}

// RingRoom is the distance, in units, that the focus ring extends beyond its
// item.
const RingRoom = 1.6

// Ringed returns the rectangle for the focus ring of an item: its visible part,
// clamped so that the whole ring is on the page. It is empty if the item is out
// of sight.
func (p *Page) Ringed(it *Item) Rect {
	r := it.Rect
	if it.in != nil {
		r = r.Meet(it.in.clip())
	}
	m := RingRoom * p.U
	return r.Meet(Rect{m, m, p.W - 2*m, p.H - 2*m})
}

// DrawToast draws a short text on a slip, preceded by a tick, a cross or
// nothing.
func (p *Page) DrawToast(dst *ebiten.Image, said text.Text, tone thing.Tone) {
	r, ty := p.toastAt(said)
	from := thing.Toast(dst, math.Round(r.X), math.Round(r.Y), r.W, r.H, p.U, tone, p.Things())
	p.Lines(dst, Rect{from + p.U, r.Y, r.X + r.W - from - 4*p.U, r.H}, said, ty)
}

// ToastAt returns the rectangle of a toast with that text.
func (p *Page) ToastAt(said text.Text) Rect {
	r, _ := p.toastAt(said)
	return r
}

// toastAt returns the rectangle of a toast with that text, and the type it is set in: in
// a place of its own smaller, if it has to be.
func (p *Page) toastAt(said text.Text) (Rect, Type) {
	room, ty := p.ToastRoom, BodyType
	if p.ToastLine.W > 0 && p.Spare(said) {
		room = p.ToastLine
	}
	if room.W == 0 {
		r := p.toastIn(p.Area().Inset(3*p.U), said, ty, 4*p.U, p.ToastY)
		if more := 11*p.U - r.H; more > 0 {
			r.Y, r.H = r.Y-more, r.H+more
		}
		return r, ty
	}
	r := p.toastIn(room, said, ty, 3*p.U, 0)
	for ty.Step > 1 && r.H > room.H {
		ty.Step--
		r = p.toastIn(room, said, ty, float64(ty.Step)*p.U, 0)
	}
	r.H = math.Min(math.Max(r.H, 9.5*p.U), room.H)
	r.Y = room.Y
	if room == p.ToastLine { // nothing is to look out beside it
		r.X, r.W = room.X, room.W
	}
	return r, ty
}

// Spare reports whether a toast with that text fits the place reserved for toasts, so
// that it covers nothing else.
func (p *Page) Spare(said text.Text) bool {
	line := p.ToastLine
	return line.W == 0 || p.toastIn(line, said, SmallType, 2*p.U, 0).H <= line.H
}

// toastIn returns the bounds of a toast in the middle of room, with pad pixels around
// its lines and its lower edge at y foot.
func (p *Page) toastIn(room Rect, said text.Text, ty Type, pad, foot float64) Rect {
	w := math.Min(p.Width(said, ty)+16*p.U, room.W)
	h := p.Height(said, w-15*p.U, ty) + pad
	return Rect{room.X + (room.W-w)/2, foot - h, w, h}
}

// shade darkens everything below a dialog.
func shade(dst *ebiten.Image, at Rect) {
	picture.Fill(dst, at.X, at.Y, at.W, at.H, color.RGBA{0x0B, 0x07, 0x04, 0xA8})
	lettering.Cover(dst, at.X, at.Y, at.W, at.H, true)
}
