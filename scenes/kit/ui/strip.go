package ui

import "math"

// A Strip is one part of a row or column layout. All lengths are in pixels.
type Strip struct {
	Into  *Rect   // receives its rectangle; nil for a gap
	Want  float64 // preferred length
	Least float64 // minimum length
	Grow  float64 // share of the surplus
	Gives int     // strips with higher values shrink first; if necessary even below Least
}

// Fixed returns a strip of fixed length, which shrinks last.
func Fixed(into *Rect, long float64) Strip { return Strip{Into: into, Want: long, Least: long} }

// Gap returns an empty strip of that length.
func Gap(long float64) Strip { return Fixed(nil, long) }

// Rows divides r into strips from the top.
func (r Rect) Rows(strips ...Strip) {
	at := r.Y
	for i, long := range share(r.H, strips) {
		if into := strips[i].Into; into != nil {
			*into = Rect{r.X, at, r.W, long}
		}
		at += long
	}
}

// Columns divides r into strips from the left.
func (r Rect) Columns(strips ...Strip) {
	at := r.X
	for i, long := range share(r.W, strips) {
		if into := strips[i].Into; into != nil {
			*into = Rect{at, r.Y, long, r.H}
		}
		at += long
	}
}

// share returns the lengths of strips that together are as long as room.
func share(room float64, strips []Strip) []float64 {
	long := make([]float64, len(strips))
	left, grow, most := math.Max(0, room), 0.0, 0
	for i, s := range strips {
		long[i] = s.Want
		left -= s.Want
		grow += s.Grow
		most = max(most, s.Gives)
	}
	if left >= 0 {
		for i, s := range strips {
			if grow > 0 {
				long[i] += left * s.Grow / grow
			}
		}
		return long
	}
	for gives := most; gives >= 0; gives-- {
		left += give(-left, strips, long, gives, func(s *Strip) float64 { return s.Least })
	}
	for gives := most; gives >= 0; gives-- {
		left += give(-left, strips, long, gives, func(*Strip) float64 { return 0 })
	}
	return long
}

// give shortens, by much in all, the strips whose Gives has that value, each in
// proportion to what it has above its least length. It returns by how much it could.
func give(much float64, strips []Strip, long []float64, gives int, least func(*Strip) float64) float64 {
	most := 0.0
	for i := range strips {
		if strips[i].Gives == gives {
			most += math.Max(0, long[i]-least(&strips[i]))
		}
	}
	if much = math.Min(much, most); much <= 0 {
		return 0
	}
	for i := range strips {
		if strips[i].Gives == gives {
			long[i] -= math.Max(0, long[i]-least(&strips[i])) * much / most
		}
	}
	return much
}

// Middle returns a rectangle of that size in the middle of r.
func (r Rect) Middle(w, h float64) Rect {
	return Rect{r.X + (r.W-w)/2, r.Y + (r.H-h)/2, w, h}
}
