package sheet

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
)

// A Table is the layout of a screen that lies on the walnut table itself, without a sheet,
// between bar and rail.
type Table struct{ s Sheet }

// Begin starts the page and returns the space between bar and rail.
func (t *Table) Begin(p *ui.Page, rail *Rail) ui.Rect {
	t.s.foot = *rail
	t.s.skeleton(p, true)
	t.s.paper = t.s.table
	if m := p.Margin(); t.s.paper.W > 2*m {
		t.s.paper.X, t.s.paper.W = t.s.paper.X+m, t.s.paper.W-2*m
	}
	return t.s.table
}

// End finishes the page with the rail and the bar.
func (t *Table) End(p *ui.Page, title text.Text, back func(), icons ...ui.Item) {
	t.s.layRail(p)
	t.s.layBar(p, title, back, icons)
}

// Draw draws the table, bar and rail: everything below the items of the page.
func (t *Table) Draw(dst *ebiten.Image, p *ui.Page) {
	t.s.drawGround(dst, p)
	t.s.drawBars(dst, p)
}

// NewFlow returns a column of that width, in pixels, whose first line is at x, y.
func NewFlow(p *ui.Page, x, y, w float64) *Flow { return &Flow{p: p, X: x, Y: y, W: w} }
