package evening

import (
	"math"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/compartment"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// columns returns how many games fit side by side in a drawer of width w, in pixels,
// with readable names.
func (m *Programme) columns(p *ui.Page, w float64) int {
	n := min(7, int(w/(22*p.U*math.Min(p.Text, 1.3))))
	unread := func(g Game) bool {
		cell := (w-6*p.U)/float64(n) - 4*p.U
		return p.Width(g.Short, ticketType)*2.5*p.U > cell*p.Size(ticketType)
	}
	for n > 2 && slices.ContainsFunc(m.d.Drawer, unread) {
		n--
	}
	return max(n, 2)
}

// layDrawer adds the drawer of games to pick from, in cols columns and at least least
// pixels high, and returns its height.
func (m *Programme) layDrawer(p *ui.Page, at ui.Rect, cols int, least float64) float64 {
	u := p.U
	pad, gap, label := 3*u, 2.6*u, 7.2*u*p.Text
	rows := (len(m.d.Drawer) + cols - 1) / cols
	w := (at.W - 2*pad - float64(cols-1)*gap) / float64(cols)
	high := w*0.72 + label
	if least > 0 {
		fill := (least - 2*pad - float64(rows-1)*gap) / float64(rows)
		high = math.Max(math.Min(fill, label+w), label+math.Min(11*u, w*0.5))
	}
	at.H = float64(rows)*(high+gap) - gap + 2*pad
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) { compartment.Drawer(dst, p, r) })
	m.pics.Size(len(m.d.Drawer), w, high-label)
	p.Group("Games")
	defer p.Group("")
	for i := range m.d.Drawer {
		m.layCell(p, i, ui.Rect{X: at.X + pad + float64(i%cols)*(w+gap), Y: at.Y + pad + float64(i/cols)*(high+gap), W: w, H: high}, label)
	}
	return at.H
}

// layCell adds one game of the drawer, with its number if it is in the programme; label
// is the height of its label in pixels.
func (m *Programme) layCell(p *ui.Page, i int, at ui.Rect, label float64) {
	g, seats := &m.d.Drawer[i], len(m.plan.Seats)
	n := 1 + slices.Index(m.plan.Games, g.ID)
	out := !g.fits(seats)
	name := g.Short
	if p.Width(g.Title, ticketType) <= 1.12*(at.W-3*p.U) {
		name = g.Title
	}
	if out {
		name = g.players(seats)
	}
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) { m.drawCell(dst, p, r, label, i, n, name, out) })
	it := ui.Item{ID: g.ID, Role: ui.Toggle, Style: ui.CellStyle, Rect: at, Selected: n > 0, Value: "not picked", Do: func() { m.pick(g.ID) },
		Label: text.Of("{0}, {1} minutes", g.Title, m.minutes(g.ID))}
	switch {
	case n > 0:
		it.Value = text.Of("game {0}", n)
	case out:
		it.Disabled, it.Why, it.Value = true, g.why(seats), g.players(seats)
	case len(m.plan.Games) == Most:
		it.Disabled, it.Why = true, "Seven games are enough. Take one out first."
	}
	p.Add(it)
}

func (m *Programme) drawCell(dst *ebiten.Image, p *ui.Page, r ui.Rect, label float64, i, n int, name text.Text, out bool) {
	u := p.U
	if n > 0 {
		frame := r.Inset(-0.9 * u)
		p.Fill(dst, frame, ui.OnPaper)
		thing.Frame(dst, frame.X, frame.Y, frame.W, frame.H, 0.9*u, palette.Contrast(p.High, palette.Brass, palette.HighLit))
	}
	pic, low := r.Cut(r.H - label)
	m.pics.Draw(dst, i, pic)
	st, ty := p.Things(), ticketType
	if out {
		p.Shade(dst, pic, 0.65)
		st, ty = st|thing.Out, ui.TextType.In(ui.OnPaper)
	}
	thing.Label(dst, low.X, low.Y, low.W, low.H, u, st)
	p.Line(dst, low.Inset(0.6*u), name, ty.Mid())
	if n > 0 {
		medal(dst, p, r.X+2.6*u, r.Y+2.6*u, strconv.Itoa(n), false)
	}
}
