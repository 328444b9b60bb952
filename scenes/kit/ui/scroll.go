package ui

import "math"

// A Scroll is a scroll area: a part of the page whose content may be longer
// than itself. It belongs to its screen and outlives the page.
type Scroll struct {
	Rect   Rect    // its rectangle on the page
	Length float64 // length of the content, pixels
	Across bool    // it scrolls horizontally
	Pos    float64 // scroll offset, pixels
	speed  float64 // pixels per tick, after a flick
	outer  *Scroll // the enclosing scroll area, or nil
}

// Scrolled starts a scroll area: items and inks added until done is called
// scroll with it and are clipped to it. They are listed as if the content began
// at 0, 0; done takes the rectangle of the area and the length of the content,
// in pixels. Scroll areas may be nested.
func (p *Page) Scrolled(s *Scroll) (done func(at Rect, length float64)) {
	items, inks, scrolls := len(p.Items), len(p.inks), len(p.Scrolls)
	p.Scrolls = append(p.Scrolls, s)
	s.outer = nil
	return func(at Rect, length float64) {
		s.Rect, s.Length = at, length
		s.Pos = s.clamp(s.Pos)
		for i := items; i < len(p.Items); i++ {
			p.Items[i].Rect, p.Items[i].in = s.moved(p.Items[i].Rect), s.innermost(p.Items[i].in)
		}
		for i := inks; i < len(p.inks); i++ {
			p.inks[i].at, p.inks[i].in = s.moved(p.inks[i].at), s.innermost(p.inks[i].in)
		}
		for _, in := range p.Scrolls[scrolls+1:] {
			in.Rect = s.moved(in.Rect)
			if in.outer == nil {
				in.outer = s
			}
		}
	}
}

// moved returns the position on the page of r, which is relative to the
// content.
func (s *Scroll) moved(r Rect) Rect {
	r.X, r.Y = r.X+s.Rect.X, r.Y+s.Rect.Y
	if s.Across {
		r.X -= s.Pos
	} else {
		r.Y -= s.Pos
	}
	return r
}

// innermost returns in, or s if in is nil.
func (s *Scroll) innermost(in *Scroll) *Scroll {
	if in == nil {
		return s
	}
	return in
}

// Seen returns the visible part of the item. If there is none its size is 0, at
// the nearest visible point.
func (it *Item) Seen() Rect {
	switch {
	case it.Invisible:
		return Rect{}
	case it.in == nil:
		return it.Rect
	}
	clip := it.in.clip()
	m := it.Rect.Meet(clip)
	if m.W == 0 || m.H == 0 {
		return Rect{X: math.Max(clip.X, math.Min(m.X, clip.X+clip.W)), Y: math.Max(clip.Y, math.Min(m.Y, clip.Y+clip.H))}
	}
	return m
}

// clip returns the part of the page in which the content is visible.
func (s *Scroll) clip() Rect {
	if s.outer == nil {
		return s.Rect
	}
	return s.Rect.Meet(s.outer.clip())
}

func (s *Scroll) window() float64 {
	if s.Across {
		return s.Rect.W
	}
	return s.Rect.H
}

// Max returns the largest scroll offset, in pixels: the length of the content
// less the height of the area (its width if it scrolls across), and 0 if all of
// the content fits.
func (s *Scroll) Max() float64 { return math.Max(0, s.Length-s.window()) }

func (s *Scroll) clamp(v float64) float64 { return math.Max(0, math.Min(v, s.Max())) }

// Move scrolls by d and reports whether the offset changed.
func (s *Scroll) Move(d float64) bool {
	old := s.Pos
	s.Pos = s.clamp(s.Pos + d)
	return s.Pos != old
}

// Flick starts scrolling on at v pixels per tick.
func (s *Scroll) Flick(v float64) { s.speed = v }

// run continues a flick by one tick and reports whether the offset changed.
func (s *Scroll) run() bool {
	if s.speed == 0 {
		return false
	}
	moved := s.Move(s.speed)
	s.speed *= 0.94
	if !moved || math.Abs(s.speed) < 0.3 {
		s.speed = 0
	}
	return moved
}

// scrollAll scrolls all vertical scroll areas by that many windows.
func (p *Page) scrollAll(windows float64) {
	for _, s := range p.Scrolls {
		if !s.Across {
			s.Move(windows * s.window())
		}
	}
}

// Show scrolls so that r, a rectangle on the page, becomes visible, and reports
// whether the offset changed.
func (s *Scroll) Show(r Rect, margin float64) bool {
	lo, hi, from, to := r.Y, r.Y+r.H, s.Rect.Y, s.Rect.Y+s.Rect.H
	if s.Across {
		lo, hi, from, to = r.X, r.X+r.W, s.Rect.X, s.Rect.X+s.Rect.W
	}
	switch {
	case lo-margin < from:
		return s.Move(lo - margin - from)
	case hi+margin > to:
		return s.Move(hi + margin - to)
	}
	return false
}
