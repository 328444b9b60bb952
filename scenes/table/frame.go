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
	Field  ui.Rect // the table itself: between seats, slips and rail
	Board  ui.Rect // a square for the board
	Bones  ui.Rect // where bones come to rest
	Pot    ui.Rect
	Stakes []ui.Rect // where each seat's stake lies
	Log    ui.Rect   // the band (or the middle of the bar) for the last line of the log
	LogBar bool      // the log shows in the bar
	Slips  ui.Rect   // a column for the lens and "So far"; empty where there is none
	Rail   ui.Rect
	Prompt ui.Rect
	Keys   ui.Rect
	Acts   ui.Rect // the buttons
	Ribbon ui.Rect
}

// NewFrame lays the skeleton for n seats on the page.
func NewFrame(p *ui.Page, n int) Frame {
	var f Frame
	switch p.Shape {
	case ui.Portrait:
		f = portrait(p, n)
	case ui.Sideways:
		f = sideways(p, n)
	default:
		f = desk(p, n)
	}
	for _, s := range f.Seats {
		f.Stakes = append(f.Stakes, ui.Rect{X: s.X + s.W - 12*p.U, Y: s.Y, W: 12 * p.U, H: s.H})
	}
	return f
}

// floor keeps what is drawn to a size at all, in windows too small for any of it.
func (f *Frame) floor() {
	for _, r := range []*ui.Rect{&f.Board, &f.Bones, &f.Pot, &f.Prompt, &f.Keys, &f.Acts} {
		r.W, r.H = math.Max(r.W, 1), math.Max(r.H, 1)
	}
}

func portrait(p *ui.Page, n int) Frame {
	u, a := p.U, p.Area()
	var f Frame
	grow := 1 + (p.Text-1)*0.6
	f.Bar = ui.Rect{X: 0, Y: 0, W: p.W, H: a.Y + 13*u}
	low := a.H < 150*u
	railH := 55 * u * grow
	if low {
		railH = 46 * u
	}
	f.Rail = ui.Rect{X: 0, Y: a.Y + a.H - railH, W: p.W, H: p.H - (a.Y + a.H - railH)}
	rows, plateH := 1, 13*u
	if n > 4 {
		rows, plateH = 2, 11*u
		if low {
			plateH = 8 * u
		}
	}
	y := f.Bar.H + 2*u
	f.Seats = rowsOf(n, rows, ui.Rect{X: a.X + 4*u, Y: y, W: a.W - 8*u, H: plateH}, 2*u)
	y += float64(rows)*(plateH+2*u) + 1.5*u
	logH := 7.5 * u
	free := f.Rail.Y - y
	bones := 30 * u
	side := math.Min(a.W-13*u, free-bones-logH)
	if side < 60*u {
		bones = math.Max(20*u, free-logH-60*u)
		side = math.Min(a.W-13*u, free-bones-logH)
	}
	if side < 52*u {
		f.LogBar, logH = true, 0
		side = math.Min(a.W-13*u, free-bones)
	}
	side = math.Max(side, 30*u)
	bones = math.Max(18*u, math.Min(bones, free-side-logH))
	spare := math.Max(0, free-side-bones-logH)
	f.Field = ui.Rect{X: a.X, Y: y, W: a.W, H: free - logH}
	f.Board = ui.Rect{X: a.X + (a.W-side)/2, Y: y + spare/3, W: side, H: side}
	foot := ui.Rect{X: a.X, Y: f.Board.Y + side, W: a.W, H: bones + spare*2/3}
	f.Pot, f.Bones = foot.CutLeft(24 * u)
	f.Pot = f.Pot.Inset(2 * u)
	f.Bones.W -= 2 * u
	f.Log = ui.Rect{X: 0, Y: f.Rail.Y - logH, W: p.W, H: logH}
	if f.LogBar {
		f.Log = barMiddle(p, f.Bar)
	}
	f.Ribbon = ui.Rect{X: 0, Y: f.Rail.Y, W: p.W, H: 1.5 * u}
	in := ui.Rect{X: a.X + 5*u, Y: f.Rail.Y + 3.5*u, W: a.W - 10*u, H: railH - 6*u}
	f.Prompt, in = in.Cut(math.Min(10*u*grow, in.H*0.25))
	acts := 14 * u * grow
	if low {
		acts = 11.5 * u
	}
	f.Keys, in = in.Cut(math.Min(20*u*grow, in.H-acts-1.5*u))
	f.Acts = ui.Rect{X: in.X, Y: in.Y + in.H - acts, W: in.W, H: acts}
	return f
}

func sideways(p *ui.Page, n int) Frame {
	u, a := p.U, p.Area()
	var f Frame
	f.Bar = ui.Rect{X: 0, Y: 0, W: p.W, H: a.Y + 11*u}
	railW := math.Max(40*u, math.Min(58*u, a.W*0.32))
	plateW := math.Max(20*u, math.Min(30*u, a.W*0.2))
	f.Rail = ui.Rect{X: a.X + a.W - railW, Y: f.Bar.H, W: p.W - (a.X + a.W - railW), H: p.H - f.Bar.H}
	left := a.X + 4*u
	if p.Left {
		f.Rail = ui.Rect{X: 0, Y: f.Bar.H, W: a.X + railW, H: p.H - f.Bar.H}
		left = a.X + railW + 4*u
	}
	plateH, pitch := 13*u, 15*u
	if n > 4 {
		plateH, pitch, f.Small = 9*u, 10.5*u, true
	}
	top := f.Bar.H + 4*u
	bottom := a.Y + a.H
	pitch = math.Min(pitch, (bottom-top-2*u)/float64(n))
	plateH = math.Min(plateH, pitch-u)
	for i := range n {
		f.Seats = append(f.Seats, ui.Rect{X: left, Y: top + float64(i)*pitch, W: plateW, H: plateH})
	}
	field := ui.Rect{X: left + plateW, Y: f.Bar.H, W: a.W - railW - plateW - 4*u, H: bottom - f.Bar.H}
	f.Field = field
	bones := math.Max(25*u, math.Min(34*u, field.W*0.42))
	side := math.Max(20*u, math.Min(field.H-4*u, field.W-bones))
	f.Board = ui.Rect{X: field.X + 3.5*u, Y: field.Y + (field.H-side)/2, W: side, H: side}
	x := f.Board.X + side + u
	f.Bones = ui.Rect{X: x, Y: field.Y + 2*u, W: field.X + field.W - x - 2*u, H: field.H - 4*u}
	f.Pot = ui.Rect{X: left, Y: top + float64(n)*pitch, W: plateW, H: bottom - top - float64(n)*pitch - u}
	if n > 4 {
		f.Pot = ui.Rect{X: x, Y: bottom - 20*u, W: f.Bones.W, H: 19 * u}
		f.Bones.H -= 20 * u
	}
	f.LogBar, f.Log = true, barMiddle(p, f.Bar)
	f.Ribbon = ui.Rect{X: f.Rail.X, Y: f.Rail.Y, W: 1.5 * u, H: f.Rail.H}
	in := ui.Rect{X: f.Rail.X + 5*u, Y: f.Rail.Y + 3*u, W: railW - 9*u, H: bottom - f.Rail.Y - 6*u}
	if p.Left {
		f.Ribbon.X = f.Rail.W - 1.5*u
		in.X = a.X + 4*u
	}
	f.Acts = ui.Rect{X: in.X, Y: in.Y + in.H - 14*u, W: in.W, H: 14 * u}
	f.Prompt, in = in.Cut(13 * u * (1 + (p.Text-1)*0.8))
	f.Keys = ui.Rect{X: in.X, Y: in.Y + u, W: in.W, H: f.Acts.Y - in.Y - 3*u}
	return f
}

func desk(p *ui.Page, n int) Frame {
	u, a := p.U, p.Area()
	var f Frame
	f.Bar = ui.Rect{X: 0, Y: 0, W: p.W, H: a.Y + 13*u}
	railH := 27 * u * (1 + (p.Text-1)*0.5)
	f.Rail = ui.Rect{X: 0, Y: a.Y + a.H - railH, W: p.W, H: p.H - (a.Y + a.H - railH)}
	f.Ribbon = ui.Rect{X: 0, Y: f.Rail.Y, W: p.W, H: 1.5 * u}
	left, top := a.X+8*u, f.Bar.H+7*u
	plateH, pitch := 15*u, 17.5*u
	if n > 4 {
		plateH, pitch = 12*u, 13*u
	}
	high := f.Rail.Y - top
	pitch = math.Min(pitch, (high-30*u)/float64(n))
	plateH = math.Min(plateH, pitch-u)
	for i := range n {
		f.Seats = append(f.Seats, ui.Rect{X: left, Y: top + float64(i)*pitch, W: 58 * u, H: plateH})
	}
	f.Pot = ui.Rect{X: left, Y: f.Rail.Y - 36*u, W: 58 * u, H: 32 * u}
	if low := top + float64(n)*pitch + u; f.Pot.Y < low {
		f.Pot.H -= low - f.Pot.Y
		f.Pot.Y = low
	}
	right := a.X + a.W - 8*u
	if a.W >= 300*u {
		f.Slips = ui.Rect{X: right - 60*u, Y: top, W: 60 * u, H: f.Rail.Y - top - 7*u}
		right = f.Slips.X - 4*u // bones reach a little beyond where they may lie
	}
	x := left + 58*u + 9*u
	f.Field = ui.Rect{X: left + 58*u, Y: f.Bar.H, W: right - left - 58*u, H: f.Rail.Y - f.Bar.H}
	side := math.Max(40*u, math.Min(math.Min(121*u, f.Field.H-10*u), right-x-40*u))
	f.Board = ui.Rect{X: x, Y: f.Field.Y + (f.Field.H-side)/2, W: side, H: side}
	bx := f.Board.X + side + 2*u
	f.Bones = ui.Rect{X: bx, Y: f.Field.Y + 8*u, W: right - bx, H: f.Field.H - 16*u}
	f.LogBar, f.Log = true, barMiddle(p, f.Bar)
	in := ui.Rect{X: left, Y: f.Rail.Y + 1.5*u, W: a.W - 16*u, H: railH - 1.5*u}
	f.Prompt = ui.Rect{X: in.X, Y: in.Y, W: x - left - 2*u, H: in.H}
	actsW := math.Min(112*u, in.W*0.38)
	f.Acts = ui.Rect{X: in.X + in.W - actsW, Y: in.Y + (in.H-15*u)/2, W: actsW, H: 15 * u}
	f.Keys = ui.Rect{X: x + 6*u, Y: in.Y + (in.H-17*u)/2, W: f.Acts.X - x - 10*u, H: 17 * u}
	return f
}

func barMiddle(p *ui.Page, bar ui.Rect) ui.Rect {
	return ui.Rect{X: bar.X + bar.W*0.28, Y: p.Safe.Top, W: bar.W * 0.44, H: bar.H - p.Safe.Top}
}

// rowsOf divides a row of plates, and the rows under it, among n seats.
func rowsOf(n, rows int, first ui.Rect, gap float64) []ui.Rect {
	per := (n + rows - 1) / rows
	per = max(per, 2)
	w := math.Min((first.W-gap*float64(per-1))/float64(per), first.W/2.2)
	var out []ui.Rect
	for i := range n {
		x := first.X + float64(i%per)*(w+gap)
		y := first.Y + float64(i/per)*(first.H+gap)
		out = append(out, ui.Rect{X: x, Y: y, W: w, H: first.H})
	}
	return out
}
