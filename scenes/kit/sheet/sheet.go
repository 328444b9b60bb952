// Package sheet is the layout of every screen that is read rather than played:
// a sheet of paper on a walnut table, between a leather bar with the back
// button and a leather rail with the next actions. The sheet scrolls if it is
// longer than the table; bar and rail stay.
package sheet

import (
	"math"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
)

// A Sheet is the layout of a screen and its state: it outlives the pages it is
// laid on, with its scroll position and its pictures.
type Sheet struct {
	Full bool    // on a desk the paper is as high as the table, so that it stays where it is while its content grows
	Most float64 // maximum width in units; 0 means 270
	Part float64 // fraction of the width for the left column; 0 means a half
	Book bool    // the paper is a page of a bound book, a wide one an open book

	scroll  ui.Scroll
	bar     ui.Rect
	rail    ui.Rect // empty without one
	table   ui.Rect // the space between them
	paper   ui.Rect
	top     float64 // upper end of the columns
	cols    []*Flow
	foot    Rail
	weights weights
	tabs    ui.Scroll // where they do not all find room
	done    func(at ui.Rect, length float64)
}

// A Rail is the content of the rail: a line in italics, the primary button, and
// its alternatives, the farthest first. With tabs it is the rail of a screen of several
// pages: they lie at its left, or where it is narrow below the primary button; this may
// be missing then, and there are no alternatives.
type Rail struct {
	Aside   text.Text
	Lay     func(p *ui.Page, at ui.Rect) // lays something else in place of the line, or nil
	Above   bool                         // it stands above the buttons where there is no room beside them; else it is left out
	Primary ui.Item
	Seconds []ui.Item
	Tabs    []ui.Item
}

// Begin starts the page; rail may be nil. The content goes into the flows it
// returns: two on a wide sheet, else twice the same.
func (s *Sheet) Begin(p *ui.Page, rail *Rail) (left, right *Flow) {
	s.foot = Rail{}
	if rail != nil {
		s.foot = *rail
	}
	s.skeleton(p, rail != nil)
	w := s.width(p) - 2*(s.pad(p)+frame*p.U)
	s.done = p.Scrolled(&s.scroll)
	top := s.head(p)
	s.top = top
	if !s.wide(p, w) {
		f := &Flow{p: p, X: s.pad(p), Y: top, W: w}
		s.cols = []*Flow{f}
		return f, f
	}
	part := s.Part
	if part == 0 {
		part = 0.5
	}
	gap := 20 * p.U
	left = &Flow{p: p, X: s.pad(p), Y: top, W: (w - gap) * part}
	right = &Flow{p: p, X: left.X + left.W + gap, Y: top, W: (w - gap) * (1 - part)}
	s.cols = []*Flow{left, right}
	return left, right
}

// Below ends the columns of a wide sheet, and returns a flow of its whole width under them; on
// a narrow sheet it returns the only column. Call Wide before it.
func (s *Sheet) Below(p *ui.Page) *Flow {
	if !s.Wide() {
		return s.cols[0]
	}
	left, right := s.cols[0], s.cols[1]
	low := math.Max(left.Y, right.Y)
	s.divide(p, low)
	f := &Flow{p: p, X: left.X, Y: low, W: right.X + right.W - left.X, n: left.n}
	s.cols = []*Flow{f}
	return f
}

// Show scrolls the sheet so that the position y of a flow is at its top, if
// there is enough content below it.
func (s *Sheet) Show(y float64) { s.scroll.Pos = y }

// Wide reports whether the sheet has two columns; it is valid after Begin.
func (s *Sheet) Wide() bool { return len(s.cols) == 2 }

// skeleton divides the page into bar, rail and the table with the sheet; rail says
// whether there is one.
func (s *Sheet) skeleton(p *ui.Page, rail bool) {
	u, a := p.U, p.Reach()
	barH := 13 * u
	if p.Shape == ui.Sideways {
		barH = 11 * u
	}
	s.bar = ui.Rect{Y: p.Over().H, W: p.W, H: a.Y + barH - p.Over().H}
	s.table = ui.Rect{X: a.X, Y: a.Y + barH, W: a.W, H: a.H - barH}
	s.rail = ui.Rect{}
	if !rail {
		return
	}
	if Beside(p) {
		w := math.Min(58*u*p.Text, a.W*0.4)
		s.rail = ui.Rect{X: a.X + a.W - w, Y: a.Y + barH, W: p.W - a.X - a.W + w, H: p.H - a.Y - barH}
		if p.Left {
			s.rail.X, s.rail.W = 0, a.X+w
			s.table.X += w
		}
		s.table.W -= w
		return
	}
	h := s.railHeight(p)
	s.rail = ui.Rect{Y: a.Y + a.H - h, W: p.W, H: p.H - a.Y - a.H + h}
	s.table.H -= h
}

// Beside reports whether the rail is at the side, as on a phone in landscape.
func Beside(p *ui.Page) bool { return p.Shape == ui.Sideways && p.Area().W > 110*p.U }

// railHeight returns the height of a rail along the bottom, in pixels.
func (s *Sheet) railHeight(p *ui.Page) float64 {
	u := p.U
	if p.Shape == ui.Desk {
		return 24 * u
	}
	h := 22 * u
	if len(s.foot.Seconds) > 1 || len(s.foot.Tabs) > 0 && s.foot.Primary.ID != "" {
		h = 38 * u
	}
	if s.foot.Above {
		h += aboveHeight(p)
	}
	return h
}

// aboveHeight returns the height of the line above the buttons, in pixels.
func aboveHeight(p *ui.Page) float64 { return 9 * p.U * p.Text }

// margin returns the margin beside the text, in pixels.
func (s *Sheet) margin(p *ui.Page) float64 {
	if p.Shape == ui.Desk {
		return 15 * p.U
	}
	return 4 * p.U
}

// width returns the width of the text, in pixels.
func (s *Sheet) width(p *ui.Page) float64 {
	most := 270.0
	if s.Most > 0 {
		most = s.Most
	}
	return math.Max(20*p.U, math.Min(most*p.U, s.table.W-2*s.margin(p)))
}

// pad returns the horizontal padding of the content inside the frame, in
// pixels.
func (s *Sheet) pad(p *ui.Page) float64 {
	if p.Shape == ui.Desk {
		return (12 - frame) * p.U
	}
	return (7 - frame) * p.U
}

// head returns the padding above the content inside the frame, in pixels.
func (s *Sheet) head(p *ui.Page) float64 {
	if p.Shape == ui.Desk {
		return 5 * p.U
	}
	return 4 * p.U
}

// wide reports whether w is wide enough for two columns with letters of this
// size.
func (s *Sheet) wide(p *ui.Page, w float64) bool {
	return p.Shape != ui.Portrait && w >= 165*p.U*p.Text
}

// frame is the distance from the paper's edge to the inside of its ink frame,
// in units.
const frame = 3.4 // units

// End finishes the page: the length of the content is known now, so it adds the
// paper, the rail and the bar.
func (s *Sheet) End(p *ui.Page, title text.Text, back func(), icons ...ui.Item) {
	u := p.U
	low := 0.0
	for _, f := range s.cols {
		low = math.Max(low, f.Y)
	}
	length := low + s.head(p)
	gap := 3 * u
	if p.Shape == ui.Desk {
		gap = 5 * u
	}
	room := s.table.H - 2*gap
	h := math.Min(room, length+2*frame*u)
	if s.Full && p.Shape == ui.Desk {
		h = room
	}
	w := s.width(p)
	s.paper = ui.Rect{X: s.table.X + (s.table.W-w)/2, Y: s.table.Y + gap, W: w, H: h}
	if p.Shape == ui.Desk {
		s.paper.Y += (room - h) / 2
	}
	in := s.window(u)
	s.divide(p, low)
	s.done(in, length)
	s.layRail(p)
	s.layBar(p, title, back, icons)
}

// window returns the part of the paper in which the content is visible.
func (s *Sheet) window(u float64) ui.Rect { return s.paper.Inset(frame * u) }

// divide draws the line between the two columns down to y low.
func (s *Sheet) divide(p *ui.Page, low float64) {
	if len(s.cols) < 2 || s.Book {
		return
	}
	x := s.cols[1].X - 10*p.U
	p.Ink(ui.Rect{X: x, Y: s.top + 2*p.U, W: 0, H: low - s.top - 2*p.U}, p.Hair)
}
