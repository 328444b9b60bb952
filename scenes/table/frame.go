package table

import (
	"math"

	"knucklebones/scenes/kit/ui"
)

// A Frame says where everything stands at a table. Nothing in it moves while
// the page keeps its size and the number of seats stays.
type Frame struct {
	Bar    ui.Rect
	Seats  []ui.Rect
	Small  bool    // plates show an emblem and a name only
	Purses bool    // they show purses as large as figures, and beside figures even where they are small
	Field  ui.Rect // the table itself: between seats, slips and rail
	Board  ui.Rect // the game's own part of it
	Bones  ui.Rect // where bones come to rest
	Pot    ui.Rect
	Stakes []ui.Rect // where each seat's stake lies
	Log    ui.Rect   // the band (or the middle of the bar) for the last line of the log
	LogBar bool      // the log shows in the bar
	Icons  ui.Rect   // the strip of the rail with the icons, where they lie low; empty where they stand in the bar
	Slips  ui.Rect   // for the odds, while the lens is on: under the seats of a broad desk; empty elsewhere
	Notes  ui.Rect   // under the seats of a desk, for what the board has to say and "So far"; empty elsewhere
	Hands  ui.Rect   // at the head of the notes, for the hands by their rank; empty where they do not lie there
	Panel
}

// A Panel is the leather on which questions are asked and answered.
type Panel struct {
	Rail   ui.Rect
	Ribbon ui.Rect // its edge in the colour of the seat that acts
	Prompt ui.Rect
	Keys   ui.Rect
	Acts   ui.Rect // the buttons
}

// toasts returns the place for toasts, in which they cover nothing they may speak of:
// the bar between its icons, on broad pages beside the game's name, or on upright pages the
// log and the question. taught says that this is a lesson.
func (f *Frame) toasts(p *ui.Page, taught bool) ui.Rect {
	bar := ui.Rect{Y: p.Safe.Top, H: f.Bar.H - p.Safe.Top}
	switch {
	case p.Shape == ui.Portrait && f.LogBar:
		at := f.Prompt.Inset(-2 * p.U)
		at.H -= 2 * p.U
		return at
	case p.Shape == ui.Portrait:
		at := ui.Rect{X: f.Log.X, Y: f.Log.Y, W: f.Log.W, H: f.Prompt.Y + f.Prompt.H - f.Log.Y}
		return at.Meet(p.Area().Inset(2 * p.U))
	case taught:
		bar.X, bar.W = f.Log.X, math.Max(f.Log.W, 1)
	default:
		bar.X = p.Safe.Left + (iconSize+2)*p.U
		if p.Shape == ui.Desk { // beside the game's name
			bar.X = f.Log.X
		}
		bar.W = p.W - p.Safe.Right - (4*iconSize+5)*p.U - bar.X // four icons at most
	}
	return bar
}

// toastLine returns the strip for toasts of one line: on upright pages the log's, so
// that the question stays visible. It has no height where there is no such strip.
func (f *Frame) toastLine(p *ui.Page) ui.Rect {
	switch {
	case p.Shape != ui.Portrait:
		return ui.Rect{}
	case f.LogBar:
		return ui.Rect{W: f.Prompt.W}
	}
	return f.Log.Meet(p.Area().Inset(2 * p.U))
}

// NewFrame lays the table for n seats on the page, with the usual room for the
// board. Whatever room a page has, nothing in it lies on anything else.
func NewFrame(p *ui.Page, n int) Frame { return framed(p, n, nil) }

// framed lays the table of a board.
func framed(p *ui.Page, n int, b *Board) Frame {
	var f Frame
	switch p.Shape {
	case ui.Portrait:
		f.portrait(p, n)
	case ui.Sideways:
		f.sideways(p, n)
	default:
		f.desk(p, n)
	}
	f.furnish(p, b)
	for _, s := range f.Seats {
		f.Stakes = append(f.Stakes, ui.Rect{X: s.X + s.W - 12*p.U, Y: s.Y, W: 12 * p.U, H: s.H})
	}
	f.floor()
	return f
}

// Arranged returns the layout of the table of a board with n seats.
func Arranged(p *ui.Page, b *Board, n int) Frame {
	f := framed(p, n, b)
	f.arrange(p, b)
	return f
}

// arrange lets the board change the layout of the field.
func (f *Frame) arrange(p *ui.Page, b *Board) {
	if b.Arrange != nil {
		b.Arrange(p, f)
		f.floor()
	}
}

// floor gives every part of the layout at least one pixel, for windows too small to
// draw in.
func (f *Frame) floor() {
	for _, r := range []*ui.Rect{&f.Board, &f.Bones, &f.Pot, &f.Prompt, &f.Keys, &f.Acts} {
		r.W, r.H = math.Max(r.W, 1), math.Max(r.H, 1)
	}
}

// larger returns the scale of things that follow the letter size only by part, 0 to
// 1.
func larger(p *ui.Page, part float64) float64 { return 1 + (p.Text-1)*part }

// portrait sets the bounds of everything on an upright page with n seats: in rows, with
// the rail below. On low pages the rail shrinks first, then the plates stand in two
// rows; the log goes into the bar.
func (f *Frame) portrait(p *ui.Page, n int) {
	u, a := p.U, p.Area()
	const enough = 60 + 20 // for the board and the bones
	rows, plate, least := 1.0, 13*u*larger(p, 0.4), 13*u
	if n > 4 {
		rows, plate, least = 2, 11*u*larger(p, 0.4), 8*u
	}
	var seats ui.Rect
	rail := ui.Strip{Into: &f.Rail, Want: 55 * u * larger(p, 0.6), Least: 46 * u, Gives: 2}
	if p.Over().H > 0 {
		rail.Want, rail.Least = rail.Want+12*u, rail.Least+12*u
	}
	head, band := 16.5*u+rows*(plate+2*u), 7.5*u
	if f.LogBar = a.H-head-band-rail.Least < enough*u; f.LogBar {
		band = 0
	}
	a.Rows(ui.Fixed(&f.Bar, 13*u), ui.Gap(2*u),
		ui.Strip{Into: &seats, Want: rows * (plate + 2*u), Least: rows * (least + 2*u), Gives: 1}, ui.Gap(1.5*u),
		ui.Strip{Into: &f.Field, Want: enough * u, Least: enough * u, Grow: 1, Gives: 3}, ui.Fixed(&f.Log, band), rail)
	seats = ui.Rect{X: seats.X + 4*u, Y: seats.Y, W: seats.W - 8*u, H: seats.H/rows - 2*u}
	f.Seats = rowsOf(n, int(rows), seats, 2*u)
	f.Panel = lowPanel(p, f.Rail)
	if p.Over().H > 0 {
		f.lower(p)
	}
	f.bleed(p)
	if f.LogBar {
		f.Log = barMiddle(p, f.Bar)
	}
}

// lower moves the icons from the bar to the top of the rail.
func (f *Frame) lower(p *ui.Page) {
	rail, rest := f.Rail, ui.Rect{}
	f.Icons, rest = rail.Cut(12 * p.U)
	f.Panel = lowPanel(p, rest)
	f.Rail, f.Ribbon.Y = rail, rail.Y
	f.Icons.Y += p.U
}

// bleed extends bar, log and rail to the edges of the page, under what the device
// covers there.
func (f *Frame) bleed(p *ui.Page) {
	f.Bar = ui.Rect{W: p.W, H: f.Bar.Y + f.Bar.H}
	f.Log.X, f.Log.W = 0, p.W
	f.Rail = ui.Rect{Y: f.Rail.Y, W: p.W, H: p.H - f.Rail.Y}
}

// lowPanel divides a rail at the foot of an upright page: question, keys and
// buttons below one another.
func lowPanel(p *ui.Page, rail ui.Rect) (l Panel) {
	u, k := p.U, larger(p, 0.6)
	in := rail.Inset(5 * u)
	in.Y, in.H = rail.Y+3.5*u, rail.H-6*u
	in.Rows(ui.Fixed(&l.Prompt, math.Min(10*u*k, in.H*0.25)),
		ui.Strip{Into: &l.Keys, Want: 20 * u * k, Least: 11 * u, Gives: 1}, ui.Strip{Want: 1.5 * u, Least: 1.5 * u, Grow: 1},
		ui.Strip{Into: &l.Acts, Want: 14 * u * k, Least: 11.5 * u, Gives: 2})
	l.Rail, l.Ribbon = rail, ui.Rect{Y: rail.Y, W: p.W, H: 1.5 * u}
	return l
}

// sideways lays seats, field and rail side by side.
func (f *Frame) sideways(p *ui.Page, n int) {
	u, a := p.U, p.Area()
	var in, seats ui.Rect
	a.Rows(ui.Fixed(&f.Bar, 11*u), ui.Strip{Into: &in, Grow: 1})
	plates := ui.Strip{Into: &seats, Want: math.Max(20*u, math.Min(30*u, a.W*0.2))}
	rail := ui.Strip{Into: &f.Rail, Want: math.Max(40*u, math.Min(58*u, a.W*0.32))}
	field := ui.Strip{Into: &f.Field, Grow: 1}
	if p.Left {
		in.Columns(rail, ui.Gap(4*u), plates, field)
	} else {
		in.Columns(ui.Gap(4*u), plates, field, rail)
	}
	plate, pitch := 13*u, 15*u
	if n > 4 {
		plate, pitch, f.Small = 9*u, 10.5*u, true
	}
	var column ui.Rect
	seats.Rows(ui.Gap(4*u), ui.Strip{Into: &column, Want: pitch * float64(n)}, ui.Strip{Into: &f.Pot, Want: u, Least: u, Grow: 1}, ui.Gap(u))
	f.Seats = columnOf(n, column, plate, u)
	f.Panel = sidePanel(p, f.Rail)
	f.bleedSideways(p)
	f.LogBar, f.Log = true, barMiddle(p, f.Bar)
}

// bleedSideways does the same as bleed on a page with the rail at a side.
func (f *Frame) bleedSideways(p *ui.Page) {
	f.Bar = ui.Rect{W: p.W, H: f.Bar.Y + f.Bar.H}
	f.Rail.H = p.H - f.Rail.Y
	if p.Left {
		f.Rail.X, f.Rail.W = 0, f.Rail.X+f.Rail.W
	} else {
		f.Rail.W = p.W - f.Rail.X
	}
}

// sidePanel divides a rail at the side of a page.
func sidePanel(p *ui.Page, rail ui.Rect) (l Panel) {
	u := p.U
	in := ui.Rect{X: rail.X + 5*u, Y: rail.Y + 3*u, W: rail.W - 9*u, H: rail.H - 6*u}
	l.Rail, l.Ribbon = rail, ui.Rect{X: rail.X, Y: rail.Y, W: 1.5 * u, H: p.H - rail.Y}
	if p.Left {
		in.X, l.Ribbon.X = rail.X+4*u, rail.X+rail.W-1.5*u
	}
	in.Rows(ui.Fixed(&l.Prompt, 13*u*larger(p, 0.8)), ui.Gap(u), ui.Strip{Into: &l.Keys, Grow: 1}, ui.Gap(2*u), ui.Fixed(&l.Acts, 14*u))
	return l
}

// broad reports whether a page has room for odds and a coach under the seats.
func broad(p *ui.Page) bool { return p.Shape == ui.Desk && p.Area().W >= 300*p.U }

// cutSlips takes the place of the odds from the notes, so that nothing else on the page
// moves when they are shown. Where there is room the log keeps its last lines.
func (f *Frame) cutSlips(p *ui.Page) {
	const log = 16
	if f.Slips = f.Notes; f.Slips.H < (leastLens+log)*p.U*p.Text {
		f.Notes.H = 0
		return
	}
	f.Slips, f.Notes = f.Notes.Cut(f.Notes.H - log*p.U*p.Text)
	_, f.Notes = f.Notes.Cut(2 * p.U)
}

// desk lays seats and notes in one column, the field beside it, and the rail below.
func (f *Frame) desk(p *ui.Page, n int) {
	u, a := p.U, p.Area()
	var in, column, seats ui.Rect
	a.Rows(ui.Fixed(&f.Bar, 12*u), ui.Strip{Into: &in, Grow: 1}, ui.Fixed(&f.Rail, 24*u*larger(p, 0.7)))
	in.Columns(ui.Gap(6*u), ui.Fixed(&column, 54*u), ui.Strip{Into: &f.Field, Grow: 1}, ui.Gap(6*u))
	plate, pitch := 15*u, 17.5*u
	if n > 4 {
		plate, pitch = 12*u, 13*u
	}
	column.Rows(ui.Gap(4*u), ui.Strip{Into: &seats, Want: pitch * float64(n), Gives: 1}, ui.Gap(2*u),
		ui.Strip{Into: &f.Notes, Want: 14 * u, Least: 14 * u, Grow: 1}, ui.Gap(3*u))
	f.Seats = columnOf(n, seats, plate, u)
	f.Panel = deskPanel(p, f.Rail)
	f.bleed(p)
	f.LogBar, f.Log = true, barMiddle(p, f.Bar)
}

// deskPanel divides a rail at the foot of a wide page: question, keys and buttons
// side by side.
func deskPanel(p *ui.Page, rail ui.Rect) (l Panel) {
	u := p.U
	in := ui.Rect{X: rail.X + 8*u, Y: rail.Y + 1.5*u, W: rail.W - 16*u, H: rail.H - 1.5*u}
	in.Columns(ui.Fixed(&l.Prompt, 65*u), ui.Gap(8*u), ui.Strip{Into: &l.Keys, Grow: 1}, ui.Gap(4*u), ui.Fixed(&l.Acts, math.Min(112*u, in.W*0.38)))
	l.Keys, l.Acts = l.Keys.Middle(l.Keys.W, 17*u), l.Acts.Middle(l.Acts.W, 15*u)
	l.Rail, l.Ribbon = rail, ui.Rect{Y: rail.Y, W: p.W, H: 1.5 * u}
	return l
}

func barMiddle(p *ui.Page, bar ui.Rect) ui.Rect {
	return ui.Rect{X: bar.X + bar.W*0.28, Y: p.Safe.Top, W: bar.W * 0.44, H: bar.H - p.Safe.Top}
}

// rowsOf divides a row of plates, and the rows under it, among n seats.
func rowsOf(n, rows int, first ui.Rect, gap float64) []ui.Rect {
	per := (n + rows - 1) / rows
	per = max(per, 2)
	w := (first.W - gap*float64(per-1)) / float64(per)
	var out []ui.Rect
	for i := range n {
		x := first.X + float64(i%per)*(w+gap)
		y := first.Y + float64(i/per)*(first.H+gap)
		out = append(out, ui.Rect{X: x, Y: y, W: w, H: first.H})
	}
	return out
}

// columnOf divides a column among the plates of n seats, each at most so high,
// with gaps of least so much between them.
func columnOf(n int, column ui.Rect, high, gap float64) (out []ui.Rect) {
	pitch := column.H / float64(n)
	for i := range n {
		out = append(out, ui.Rect{X: column.X, Y: column.Y + float64(i)*pitch, W: column.W, H: math.Min(high, pitch-gap)})
	}
	return out
}
