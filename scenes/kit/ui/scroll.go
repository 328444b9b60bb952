package ui

import "math"

// A Scroll is a part of the page whose content is longer than the part. It
// belongs to its screen and outlives the page.
type Scroll struct {
	Rect   Rect    // where it shows
	Length float64 // of the content, pixels
	Across bool    // it moves sideways
	Pos    float64 // how far it is moved on
	speed  float64 // pixels a tick, after a flick
	outer  *Scroll // what it lies in, or nil
}

// Scrolled begins a scrolled part: items and inks added until the returned
// function is called move with it and are clipped to it. They are listed as if
// the content began at 0, 0; done is told at last where it shows and how long
// it turned out, in pixels. A scrolled part may lie in another.
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

// moved is where r, listed as if the content began at 0, 0, stands now.
func (s *Scroll) moved(r Rect) Rect {
	r.X, r.Y = r.X+s.Rect.X, r.Y+s.Rect.Y
	if s.Across {
		r.X -= s.Pos
	} else {
		r.Y -= s.Pos
	}
	return r
}

// innermost is in, or s if in is nil.
func (s *Scroll) innermost(in *Scroll) *Scroll {
	if in == nil {
		return s
	}
	return in
}

// Seen returns the part of the item's place that shows. Without any its sides
// are 0, and it lies where the page comes nearest to it.
func (it *Item) Seen() Rect {
	switch {
	case it.Ear:
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

// clip returns the part of the page in which the content shows.
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

// Max returns how far it can be moved on.
func (s *Scroll) Max() float64 { return math.Max(0, s.Length-s.window()) }

func (s *Scroll) clamp(v float64) float64 { return math.Max(0, math.Min(v, s.Max())) }

// Move moves it on by d and tells whether it moved.
func (s *Scroll) Move(d float64) bool {
	old := s.Pos
	s.Pos = s.clamp(s.Pos + d)
	return s.Pos != old
}

// Flick lets it run on at v pixels a tick.
func (s *Scroll) Flick(v float64) { s.speed = v }

// run moves a flicked part on by one tick and tells whether it moved.
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

// leaf moves all that scrolls up and down by so many windows.
func (p *Page) leaf(windows float64) {
	for _, s := range p.Scrolls {
		if !s.Across {
			s.Move(windows * s.window())
		}
	}
}

// Show moves it so that r, as it stands now, can be seen.
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
