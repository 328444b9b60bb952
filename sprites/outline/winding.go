package outline

import "image"

// crosses reports whether the outline of the filled path may touch a rectangle.
func (p *Path) crosses(r image.Rectangle) bool {
	x0, y0, x1, y1 := float64(r.Min.X)-1, float64(r.Min.Y)-1, float64(r.Max.X)+1, float64(r.Max.Y)+1
	for _, q := range p.parts {
		a := p.points[q.to-1]
		for _, b := range p.points[q.from:q.to] {
			if max(a.x, b.x) > x0 && min(a.x, b.x) < x1 && max(a.y, b.y) > y0 && min(a.y, b.y) < y1 {
				return true
			}
			a = b
		}
	}
	return false
}

// winds reports whether a point that is not on the path lies inside it.
func (p *Path) winds(at point) bool {
	around := 0
	for _, q := range p.parts {
		a := p.points[q.to-1]
		for _, b := range p.points[q.from:q.to] {
			if a.y <= at.y != (b.y <= at.y) && a.x+(at.y-a.y)/(b.y-a.y)*(b.x-a.x) > at.x {
				if b.y > a.y {
					around++
				} else {
					around--
				}
			}
			a = b
		}
	}
	return around != 0
}
