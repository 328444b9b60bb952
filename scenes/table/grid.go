package table

import "knucklebones/scenes/kit/ui"

// grid returns the bounds of n keys, each at least wide pixels wide, relative to 0, 0, and
// the bounds of all together: one row if they fit, else as many rows as needed, else one
// row or column that is longer than the area.
func grid(p *ui.Page, a ui.Rect, n int, wide float64) (rects []ui.Rect, whole ui.Rect) {
	u := p.U
	gap := 1.5 * u
	per := max(1, min(n, int((a.W+gap)/(wide+gap))))
	rows := (n + per - 1) / per
	high := min(18*u, (a.H-gap*float64(rows-1))/float64(rows))
	w := min((a.W-gap*float64(per-1))/float64(per), 34*u)
	if p.Shape == ui.Desk {
		w = min(w, max(wide, 15.5*u))
	}
	if high < 11*u {
		high = 13 * u
		if a.H < 30*u {
			per, w, high = n, max(wide, 13*u), min(17*u, a.H)
		}
	}
	per = (n + (n+per-1)/per - 1) / ((n + per - 1) / per)
	if p.Shape != ui.Desk && per*int(w) < int(a.W) && high >= 11*u {
		w = max(w, min((a.W-gap*float64(per-1))/float64(per), 34*u))
	}
	for i := range n {
		r := ui.Rect{X: float64(i%per) * (w + gap), Y: float64(i/per) * (high + gap), W: w, H: high}
		rects = append(rects, r)
		whole.W, whole.H = max(whole.W, r.X+r.W), max(whole.H, r.Y+r.H)
	}
	return rects, whole
}

// spread returns the bounds of n keys, each at least wide pixels wide, that fill an area in
// even rows, relative to 0, 0. The rows move closer together if they must. It returns nil
// if the keys would be too small to hit.
func spread(p *ui.Page, a ui.Rect, n int, wide float64) (rects []ui.Rect) {
	u := p.U
	gap := 1.5 * u
	per := max(1, min(n, int((a.W+gap)/(wide+gap))))
	rows := (n + per - 1) / per
	per = (n + rows - 1) / rows
	w := (a.W - gap*float64(per-1)) / float64(per)
	if p.Shape == ui.Desk {
		w = min(w, max(wide, 27*u))
	}
	down := max(0.75*u, min(gap, (a.H-11*u*float64(rows))/float64(max(1, rows-1))))
	high := min(18*u, (a.H-down*float64(rows-1))/float64(rows))
	if high < 10.95*u || w < wide-1 {
		return nil
	}
	top := max(0, (a.H-float64(rows)*(high+down)+down)/2)
	for i := range n {
		rects = append(rects, ui.Rect{X: float64(i%per) * (w + gap), Y: top + float64(i/per)*(high+down), W: w, H: high})
	}
	return rects
}
