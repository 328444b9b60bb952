//go:build !js

package paper

import (
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/lettering"
)

// Bone draws a bone with that side up, around x, y; unit is half its length in mm.
func (p *Pen) Bone(side int, x, y, unit float64) {
	p.Thick(0.35)
	for i, s := range bone.Outline(side) {
		if i == 1 {
			p.Thick(0.12)
		}
		points := make([]Point, len(s))
		for k, at := range s {
			points[k] = Point{x + at[0]*unit, y + at[1]*unit}
		}
		p.Path(points...)
	}
	p.Thick(0.25)
}

// Cells draws squares, row of them beside one another, from the upper left corner at x,
// y, each with a label in its middle.
func (p *Pen) Cells(x, y, side float64, row int, labels ...text.Text) {
	for i, t := range labels {
		left, top := x+float64(i%row)*side, y+float64(i/row)*side
		p.Rect(left, top, side, side)
		p.Fit(left+side/2, top+side/2+Head*0.12, side-2, lettering.Figure, Head, t)
	}
}

// Numbers returns the numbers from one to another, both included, as labels.
func Numbers(from, to int) (list []text.Text) {
	for n := from; n <= to; n++ {
		list = append(list, text.Figure(n))
	}
	return list
}

// Rings draws circles of radius r, row of them beside one another and pitch mm from
// each middle to the next, from the upper left corner at x, y. Each has a label in its
// middle, and is to put something on or to cross out.
func (p *Pen) Rings(x, y, pitch, r float64, row int, labels ...text.Text) {
	for i, t := range labels {
		cx, cy := x+(float64(i%row)+0.5)*pitch, y+(float64(i/row)+0.5)*pitch
		p.Circle(cx, cy, r)
		p.Fit(cx, cy+r*0.3, 1.6*r, lettering.Figure, min(Head, r*2), t)
	}
}

// Ladder draws a table from the upper left corner at x, y: a rung for each label from
// the top down, rung mm high, with a number of columns in which players put their
// counters.
func (p *Pen) Ladder(x, y, w, rung float64, columns int, labels ...text.Text) {
	const wide = 52.0
	high := rung * float64(len(labels))
	p.Rect(x, y, w, high)
	for i, t := range labels {
		top := y + float64(i)*rung
		if i > 0 {
			p.Line(x, top, x+w, top)
		}
		p.Fit(x+wide/2, top+rung/2+1.3, wide-4, lettering.Strong, Body, t)
	}
	cell := (w - wide) / float64(columns)
	for i := range columns {
		left := x + wide + float64(i)*cell
		p.Line(left, y, left, y+high)
	}
}

// Ranks returns the names of the ranks from the better one down to the other, both
// included, with a capital.
func Ranks(from, to tali.Rank) (list []text.Text) {
	for r := from; r >= to; r-- {
		list = append(list, text.Upper(r.Name()))
	}
	return list
}

// Key draws a table of two columns, w mm wide, from the upper left corner at x, y: what
// falls, and what it does.
func (p *Pen) Key(x, y, w float64, rows ...[2]text.Text) {
	const high = 8.0
	p.Rect(x, y, w, high*float64(len(rows)))
	p.Line(x+w/2, y, x+w/2, y+high*float64(len(rows)))
	for i, row := range rows {
		top := y + float64(i)*high
		if i > 0 {
			p.Line(x, top, x+w, top)
		}
		p.Fit(x+w/4, top+5.4, w/2-3, lettering.Strong, Body, row[0])
		p.Fit(x+w*3/4, top+5.4, w/2-3, lettering.Text, Body, row[1])
	}
}

// Names draws a box for each player's name, two in a row, from the upper left corner at
// x, y. Each has as many circles to cross out as a player has things to lose.
func (p *Pen) Names(x, y, w float64, players, things int) {
	const high = 11.0
	half := w / 2
	for i := range players {
		left, top := x+float64(i%2)*half, y+float64(i/2)*high
		p.Rect(left, top, half, high)
		p.Left(left+2, top+high-2, 24, lettering.Text, Small, "Name")
		pitch := min(8, (half-32)/float64(things))
		for k := range things {
			p.Circle(left+half-pitch*(float64(things-k)-0.5)-2, top+high/2, pitch*0.36)
		}
	}
}

// Rounds returns the heads of the columns of a score table with n rounds, and of a last
// one for the total.
func Rounds(n int) []text.Text {
	return each(n, func(i int) text.Text { return text.Of("Round {0}", i) })
}

// Turns is like Rounds, for n turns.
func Turns(n int) []text.Text {
	return each(n, func(i int) text.Text { return text.Of("Turn {0}", i) })
}

// Pots is like Rounds, for n pots.
func Pots(n int) []text.Text { return each(n, func(i int) text.Text { return text.Of("Pot {0}", i) }) }

// Laps is like Rounds, for n laps.
func Laps(n int) []text.Text { return each(n, func(i int) text.Text { return text.Of("Lap {0}", i) }) }

// Hands is like Rounds, for n hands.
func Hands(n int) []text.Text {
	return each(n, func(i int) text.Text { return text.Of("Hand {0}", i) })
}

// Bones is like Rounds, for n bones.
func Bones(n int) []text.Text {
	return each(n, func(i int) text.Text { return text.Of("Bone {0}", i) })
}

// Games is like Rounds, for n games.
func Games(n int) []text.Text {
	return each(n, func(i int) text.Text { return text.Of("Game {0}", i) })
}

// each returns the heads that name gives for 1 to n, and then “Total”.
func each(n int, name func(int) text.Text) (list []text.Text) {
	for i := range n {
		list = append(list, name(i+1))
	}
	return append(list, "Total")
}
