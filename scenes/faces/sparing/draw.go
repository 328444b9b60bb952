package sparing

import (
	"image/color"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/sparing"
	"knucklebones/rules/kits/purse"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// draw draws the board as it stands.
func (t *tablet) draw(dst *ebiten.Image, in *table.Instant) {
	s := snapshotOf(in)
	lay, painted := s.layouts(in)
	t.prepare(&painted, in.Page, s.Rounds)
	t.drawBase(dst, &lay, &painted)
	lightLine(dst, in, &s, &lay)
	for seat := range s.State {
		drawHead(dst, in, &s, &lay, seat)
		drawStrokes(dst, in, &s, &lay, seat)
	}
	for i := range s.Past {
		t.drawRound(dst, in, &s, &lay, i, s.Past[i].Cells, s.Past[i].Won, 1)
	}
	t.drawNow(dst, in, &s, &lay)
	for seat := range s.State {
		smooth(dst, in, &s, &lay, seat)
	}
	drawOrder(dst, in, &s, &lay)
	t.drawSeals(dst, in, &s, &lay)
	drawVenus(dst, in, &lay)
}

// drawBase draws the tablet, with each line at its current height.
func (t *tablet) drawBase(dst *ebiten.Image, lay, painted *layout) {
	if *lay == *painted {
		picture.At(dst, t.base, lay.X, lay.Y, 1)
		return
	}
	from, to := painted.lines(), lay.lines()
	for i := range len(from) - 1 {
		a, b := math.Round(from[i]), math.Round(from[i+1])
		line := ui.Part(t.base, 0, int(a), t.base.Bounds().Dx(), int(b-a))
		op := picture.Copying()
		op.GeoM.Scale(1, (math.Round(to[i+1])-math.Round(to[i]))/math.Max(1, b-a))
		op.GeoM.Translate(math.Round(lay.X), math.Round(lay.Y)+math.Round(to[i]))
		picture.Draw(dst, line, op)
	}
}

// drawVenus draws a wreath round the bones of a Venus, and petals about it.
func drawVenus(dst *ebiten.Image, in *table.Instant, lay *layout) {
	at, grown := venus(in)
	if at.W == 0 {
		return
	}
	x, y := at.Center()
	thing.LongWreath(dst, x, y, at.W, at.H, grown, in.Page.Shape != ui.Portrait)
	for i := range 9 {
		sin, cos := math.Sincos(2.4*float64(i) + 0.9)
		thing.Petal(dst, i, x+at.W*0.54*cos, y+at.H*0.54*sin, lay.u*3.4, float64(i), 0.4+0.6*chance(i), grown)
	}
}

// drawNow draws the current round with the cast being written; an extra round that is
// over stays until the next begins.
func (t *tablet) drawNow(dst *ebiten.Image, in *table.Instant, s *snapshot, lay *layout) {
	if s.Over && s.Round > s.Rounds {
		t.drawRound(dst, in, s, lay, s.row(s.Round), s.Last.Cells, s.Last.Won, 1)
		return
	}
	if s.Over {
		return
	}
	cells := append([]game.Cell(nil), s.Now...)
	won, ring := rules.Nobody, 0.0
	if s.mover >= 0 {
		cells[s.mover] = s.cell
		if s.void {
			cells[s.mover].Hand = 0
		}
		if s.closes {
			won, ring = s.won, s.ringing()
		}
	}
	t.drawRound(dst, in, s, lay, s.row(s.Round), cells, won, ring)
}

// lightLine lights the line of the current round, and in it the cell to write.
func lightLine(dst *ebiten.Image, in *table.Instant, s *snapshot, lay *layout) {
	if s.Over {
		return
	}
	y := lay.cell(0, s.row(s.Round)).Y
	c := color.RGBA{60, 48, 26, 44}
	x := lay.wax.X + lay.u
	if in.Page.High {
		c, x = color.RGBA{60, 60, 60, 255}, lay.wax.X+lay.left+lay.u
	}
	picture.Fill(dst, x, y+0.6*lay.u, lay.wax.X+lay.wax.W-lay.u-x, lay.row-1.2*lay.u, c)
	if seat := s.writer(); seat >= 0 && in.Asks {
		r := lay.cell(seat, s.row(s.Round)).Inset(lay.u)
		thing.Lit(dst, r.X, r.Y, r.W, r.H, lay.u, in.Glow, in.Page.Things())
		drawChance(dst, in, lay, r)
	}
}

// writer returns the seat into whose cell is written next, or that decides about its cast
// there; -1 if there is none.
func (s *snapshot) writer() int {
	switch {
	case s.Keeps >= 0:
		return int(s.Keeps)
	case len(s.Waiting) > 0:
		return s.Waiting[0]
	}
	return -1
}

// drawChance writes the chance that the next cast wins the round into the cell.
func drawChance(dst *ebiten.Image, in *table.Instant, lay *layout, r ui.Rect) {
	row := in.Row(rules.Move{Verb: rules.Throw})
	if row == nil || len(row.Bars) < 2 {
		return
	}
	x, y := r.Center()
	size, c := math.Max(3.5*lay.u, math.Min(in.Page.T(1), lay.row*0.36)), palette.White
	if in.Page.High {
		c = palette.Black
	}
	if lay.row > 2.3*size {
		lettering.Middle(dst, in.Page.Words("wins"), x, y+size*0.48, lettering.Text, size, c)
		y -= size * 0.48
	}
	lettering.Middle(dst, in.Page.Words(purse.ShortPerCent(row.Bars[1].Size)), x, y, lettering.Strong, size, c)
}

// drawHead draws the owner of a column at its top.
func drawHead(dst *ebiten.Image, in *table.Instant, s *snapshot, lay *layout, seat int) {
	x, y := lay.wax.X+lay.left+lay.column*(float64(seat)+0.5), lay.wax.Y+lay.head/2
	d, st := lay.disc(), in.Page.Things()
	y -= drawSpare(dst, s, lay, seat)
	if s.State[seat] != game.In || !s.CanWin[seat] {
		st |= thing.Out
	}
	name := lettering.Style{Face: lettering.Title, Size: math.Min(in.Page.T(4), lay.head*0.5), Color: palette.Bone, Edge: dark, Align: lettering.Left}
	w := lettering.Width(in.Names[seat], name)
	if lay.seats > 3 || d+w+2*lay.u > lay.column-3*lay.u {
		thing.Emblem(dst, in.Colours[seat], x, y, d, st)
		return
	}
	left := x - (d+2*lay.u+w)/2
	thing.Emblem(dst, in.Colours[seat], left+d/2, y, d, st)
	lettering.Draw(dst, in.Names[seat], left+d+2*lay.u, y+name.Cap()/2, name)
}

// drawSpare draws an arrow under the emblem for each spare throw that a seat has left, and
// returns by how much the emblem gives way to them, in pixels.
func drawSpare(dst *ebiten.Image, s *snapshot, lay *layout, seat int) (up float64) {
	if len(s.Spare) == 0 {
		return 0
	}
	d := math.Min(4.4*lay.u, lay.head*0.3)
	x := lay.wax.X + lay.left + lay.column*(float64(seat)+0.5) - 1.2*d*float64(s.Spare[seat]-1)/2
	for i := range s.Spare[seat] {
		thing.Icon(dst, "undo", x+1.2*d*float64(i), lay.wax.Y+lay.head-d*0.62, d, scratch)
	}
	return d * 0.45
}

// drawStrokes draws the rounds a seat has won, in bundles of five.
func drawStrokes(dst *ebiten.Image, in *table.Instant, s *snapshot, lay *layout, seat int) {
	n, counted := s.Wins[seat], 0
	if s.closes && s.won == rules.Actor(seat) && s.ringing() >= 1 {
		n++
	}
	if s.ends && n == s.most() {
		counted = s.counts()
	}
	r := lay.cell(seat, lay.rows)
	h := math.Min(r.H*0.55, 9*lay.u)
	step := math.Min(h*0.42, lay.column*0.8/float64(max(n, 1)))
	x, y := r.X+r.W/2-step*float64(n-1)/2, r.Y+(r.H-h)/2
	pen := math.Max(0.9*lay.u, h*0.11)
	for i := range n {
		c := scratch
		switch {
		case i < counted || s.Over && s.Winner == rules.Actor(seat):
			c = gold
		case in.Page.High:
			c = palette.White
		}
		px := x + step*float64(i)
		picture.Fine(dst, px-pen/2+0.3*lay.u, y+0.3*lay.u, pen, h, dark)
		picture.Fine(dst, px-pen/2, y, pen, h, c)
	}
}

// smooth rubs over the column of a seat that can no longer win, and strikes out a seat
// that has resigned.
func smooth(dst *ebiten.Image, in *table.Instant, s *snapshot, lay *layout, seat int) {
	out := s.State[seat] == game.Resigned || s.State[seat] == game.Without
	part := 1.0
	switch ends := s.smoothed(); {
	case ends > 0 && rules.Actor(seat) == s.takes:
		return
	case s.CanWin[seat] && !out && s.takes >= 0:
		part = ends
	case s.CanWin[seat] && !out:
		return
	}
	x, y := lay.wax.X+lay.left+lay.column*float64(seat), lay.wax.Y
	c := palette.Contrast(in.Page.High, color.RGBA{44, 34, 30, 120}, color.RGBA{0, 0, 0, 130})
	picture.Fill(dst, x+0.5*lay.u, y+lay.head, lay.column-lay.u, (lay.wax.H-lay.head)*part, c)
	if out {
		picture.Fine(dst, x+lay.column*0.5-0.4*lay.u, y+lay.head+lay.u, 0.8*lay.u, lay.wax.H-lay.head-2*lay.u, scratch)
	}
}

// above draws the stylus while it writes.
func (t *tablet) above(dst *ebiten.Image, in *table.Instant) {
	s := snapshotOf(in)
	if s.Over || t.base == nil || in.Lens && in.Asks || s.mover < 0 || in.Calm {
		return
	}
	lay, _ := s.layouts(in)
	lean := s.lean(&lay, s.mover)
	x, y := s.point(&lay, lay.cell(s.mover, s.row(s.Round)))
	long := float64(lay.long())
	picture.At(dst, t.stylus[lean], x-long*tips[lean][0], y-long*tips[lean][1], 1)
}

// lean returns how the stylus leans from the cell of a seat, so that it lies on no figures:
// along the line, or where others have cast there down over the lines to come, or upright.
func (s *snapshot) lean(lay *layout, seat int) int {
	row := s.row(s.Round)
	switch written := seat+1 < len(s.Now) && slices.ContainsFunc(s.Now[seat+1:], func(c game.Cell) bool { return c.Hand != 0 || c.Voids > 0 || c.Again }); {
	case s.deciding:
		return upright
	case !written:
		return along
	case row+1 < lay.rows:
		return downward
	}
	return upright
}
