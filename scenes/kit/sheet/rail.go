package sheet

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
)

// layRail adds the text and the buttons of the rail, the primary one first.
func (s *Sheet) layRail(p *ui.Page) {
	if s.rail.H == 0 {
		return
	}
	f := &s.foot
	f.Primary.Style, f.Primary.Keyed = ui.PrimaryStyle, true
	if len(f.Tabs) > 0 {
		s.layTabs(p)
		return
	}
	for i := range f.Seconds {
		if f.Seconds[i].Style == ui.Bare {
			f.Seconds[i].Style = ui.SecondStyle
		}
	}
	var aside ui.Rect
	switch {
	case p.Shape == ui.Desk:
		aside = s.deskRail(p)
	case Beside(p):
		aside = s.sideRail(p)
	default:
		aside = s.handRail(p)
	}
	switch {
	case aside.H <= 6*p.U:
	case f.Lay != nil:
		f.Lay(p, aside)
	case f.Aside != "":
		s.aside(p, aside)
	}
	p.Add(f.Primary)
	for _, it := range f.Seconds {
		p.Add(it)
	}
}

// deskRail sets the bounds of the buttons from the right, and returns the space left
// for the text at the left. Buttons that don't fit into the width of the paper use that
// of the table.
func (s *Sheet) deskRail(p *ui.Page) ui.Rect {
	u, f := p.U, &s.foot
	gap := 4 * u
	first, other := 64.0, 42.0
	if s.paper.W < (first+(other+4)*float64(len(f.Seconds)))*u {
		first, other = 0, 0 // no wider than their texts
	}
	width := func(it *ui.Item, least float64) float64 { return math.Max(least*u, p.ButtonWidth(it)) }
	sum, gaps := width(&f.Primary, first), gap*float64(len(f.Seconds))
	for i := range f.Seconds {
		sum += width(&f.Seconds[i], other)
	}
	h := 15 * u * math.Min(p.Text, 1.2)
	row := ui.Rect{X: s.paper.X, Y: s.rail.Y + (s.railHeight(p)-h)/2, W: s.paper.W, H: h}
	if sum+gaps > row.W {
		row.W = math.Min(sum+gaps, s.table.W-8*u)
		row.X = s.table.X + (s.table.W-row.W)/2
	}
	k := math.Min(1, (row.W-gaps)/sum)
	if rest := row.W - gaps - sum; first == 0 && rest > 0 {
		first = math.Min(64, (width(&f.Primary, 0)+rest)/u)
	}
	x := row.X + row.W
	set := func(it *ui.Item, least float64) {
		w := k * width(it, least)
		x -= w
		it.Rect = ui.Rect{X: x, Y: row.Y, W: w, H: row.H}
		x -= gap
	}
	set(&f.Primary, first)
	for i := len(f.Seconds) - 1; i >= 0; i-- {
		set(&f.Seconds[i], other)
	}
	if f.Aside == "" && f.Lay == nil && len(f.Seconds) > 1 {
		f.Seconds[0].Rect.X = row.X
	}
	return ui.Rect{X: row.X, Y: row.Y - 2*u, W: x - row.X, H: row.H + 4*u}
}

// handRail sets the bounds of the buttons on a phone: one alternative beside the
// primary, several under it. It returns the space above them for the text.
func (s *Sheet) handRail(p *ui.Page) (above ui.Rect) {
	u, f := p.U, &s.foot
	in := ui.Rect{X: s.table.X + 5*u, Y: s.rail.Y + 4*u, W: s.table.W - 10*u, H: 14 * u}
	if f.Above {
		above = ui.Rect{X: in.X, Y: s.rail.Y + 2*u, W: in.W, H: aboveHeight(p)}
		in.Y += aboveHeight(p)
	}
	n := float64(len(f.Seconds))
	if n == 1 {
		share := math.Max(0.4, math.Min(0.5, (p.ButtonWidth(&f.Seconds[0])+3*u)/in.W))
		side, main := in.CutLeft(in.W * share)
		if p.Left {
			main, side = in.CutLeft(in.W * (1 - share))
			main.W -= 3 * u
		} else {
			side.W -= 3 * u
		}
		f.Primary.Rect, f.Seconds[0].Rect = main, side
		return above
	}
	f.Primary.Rect = in
	for i := range f.Seconds {
		w := (in.W - 3*u*(n-1)) / n
		f.Seconds[i].Rect = ui.Rect{X: in.X + float64(i)*(w+3*u), Y: in.Y + 17*u, W: w, H: 12.5 * u}
	}
	return above
}

// sideRail sets the bounds of the buttons in a rail at the side, stacked at its foot,
// and returns the space for the text.
func (s *Sheet) sideRail(p *ui.Page) ui.Rect {
	u, f := p.U, &s.foot
	in := s.rail.Meet(p.Area()).Inset(4 * u)
	x, w := in.X, in.W
	y := in.Y + in.H
	h := math.Min(14*u, (y-s.rail.Y-4*u)/float64(len(f.Seconds)+1)-2*u)
	set := func(it *ui.Item) {
		y -= h
		it.Rect = ui.Rect{X: x, Y: y, W: w, H: h}
		y -= 2 * u
	}
	set(&f.Primary)
	for i := len(f.Seconds) - 1; i >= 0; i-- {
		set(&f.Seconds[i])
	}
	return ui.Rect{X: x, Y: s.rail.Y + 3*u, W: w, H: math.Max(0, y-s.rail.Y-4*u)}
}

func (s *Sheet) aside(p *ui.Page, at ui.Rect) {
	p.Say("aside", ui.Words, s.foot.Aside, at)
	said := s.foot.Aside
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) {
		p.Lines(dst, r, said, ui.AsideType)
	})
}

// layTabs adds the tabs, and the primary button if there is one.
func (s *Sheet) layTabs(p *ui.Page) {
	u, f := p.U, &s.foot
	in := s.rail.Meet(p.Area()).Inset(4 * u)
	main := f.Primary.ID != ""
	switch {
	case Beside(p):
		if main {
			in.H -= 15 * u
			f.Primary.Rect = ui.Rect{X: in.X, Y: in.Y + in.H + u, W: in.W, H: 14 * u}
		}
		s.stackTabs(p, in)
	case p.Shape == ui.Desk:
		row := ui.Rect{X: s.paper.X, Y: s.rail.Y + 6.5*u, W: s.paper.W, H: 11 * u}
		rest := s.rowTabs(p, row)
		if main {
			w := math.Min(math.Max(60*u, p.ButtonWidth(&f.Primary)), rest.W)
			f.Primary.Rect = ui.Rect{X: rest.X + rest.W - w, Y: s.rail.Y + 4.5*u, W: w, H: 15 * u}
		} else if f.Aside != "" && rest.W > 30*u {
			p.Say("aside", ui.Words, f.Aside, rest)
			said := f.Aside
			p.Ink(rest, func(dst *ebiten.Image, r ui.Rect) { p.Line(dst, r, said, ui.TextType.In(ui.SecondOnLeather).End()) })
		}
	default:
		if main {
			f.Primary.Rect = ui.Rect{X: in.X, Y: s.rail.Y + 4*u, W: in.W, H: 14 * u}
		}
		s.rowTabs(p, ui.Rect{X: in.X, Y: s.rail.Y + s.railHeight(p) - 16.5*u, W: in.W, H: 11 * u})
	}
	if main {
		p.Add(f.Primary)
	}
}

// rowTabs adds the tabs side by side, and returns what is left of the row at its right.
// Where it is too short they are narrower, or else it scrolls from edge to edge.
func (s *Sheet) rowTabs(p *ui.Page, row ui.Rect) (rest ui.Rect) {
	u, n := p.U, float64(len(s.foot.Tabs))
	all := 2 * u * (n - 1)
	for i := range s.foot.Tabs {
		s.foot.Tabs[i].Style, s.foot.Tabs[i].Role = ui.ChipStyle, ui.Radio
		all += p.ButtonWidth(&s.foot.Tabs[i])
	}
	less, edge := math.Max(0, all-row.W)/n, 0.0
	if less > 4*u {
		less, edge = 0, math.Min(4*u, row.X-s.table.X)
		row.X, row.W = row.X-edge, row.W+2*edge
	}
	x, first := edge, s.tabs.Length == 0
	done := p.Scrolled(&s.tabs)
	for _, it := range s.foot.Tabs {
		it.Rect = ui.Rect{X: x, W: p.ButtonWidth(&it) - less, H: row.H}
		x += it.Rect.W
		p.Add(it)
		if it.Selected && first {
			s.tabs.Pos = math.Max(0, x+edge-row.W)
		}
		x += 2 * u
	}
	s.tabs.Across = true
	w := math.Min(x, row.W)
	done(ui.Rect{X: row.X, Y: row.Y, W: w, H: row.H}, x-2*u+edge)
	_, rest = row.CutLeft(math.Min(row.W, w+4*u))
	return rest
}

// stackTabs adds the tabs one below the other.
func (s *Sheet) stackTabs(p *ui.Page, in ui.Rect) {
	n := float64(len(s.foot.Tabs))
	h := math.Min(12*p.U, in.H/n-p.U)
	for i, it := range s.foot.Tabs {
		it.Style, it.Role = ui.ChipStyle, ui.Radio
		it.Rect = ui.Rect{X: in.X, Y: in.Y + float64(i)*(h+p.U), W: in.W, H: h}
		p.Add(it)
	}
}

// layBar adds the back button, the title and the icons of the bar, and reserves the room
// of the title for toasts.
func (s *Sheet) layBar(p *ui.Page, title text.Text, back func(), icons []ui.Item) {
	u, a := p.U, p.Reach()
	bar := ui.Rect{X: a.X, Y: a.Y, W: a.W, H: s.bar.Y + s.bar.H - a.Y}
	y := bar.Y + (bar.H-11*u)/2
	p.Add(ui.Item{ID: "back", Label: "Back", Icon: "back", Style: ui.IconStyle, Back: true, Do: back,
		Rect: ui.Rect{X: a.X + u, Y: y, W: 11 * u, H: 11 * u}})
	x := a.X + a.W - u
	for i := range icons {
		it := icons[len(icons)-1-i]
		x -= 11 * u
		it.Style, it.Rect = ui.IconStyle, ui.Rect{X: x, Y: y, W: 11 * u, H: 11 * u}
		p.Add(it)
		x -= 1.5 * u
	}
	at := ui.Rect{X: a.X + 13*u, Y: bar.Y, W: x - a.X - 15*u, H: bar.H}
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) { p.Line(dst, r, title, ui.BarType) })
	p.ToastRoom = ui.Rect{X: at.X, Y: at.Y + u/2, W: at.W, H: at.H - u} // over the title: elsewhere it would cover rows or buttons
}
