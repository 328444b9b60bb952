//go:build !js

package century

import (
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/paper"
	"knucklebones/sprites/lettering"
)

// Sheet returns what the game’s printed pages show besides its rules.
func (onPaper) Sheet() paper.Sheet {
	return paper.Sheet{
		Needs: "four knucklebones, a pencil and an eraser",
		Use:   "Cross out a shield for each man, and rub it out for each you lose. Below, cross out a day for each throw.",
		Board: printRoll,
	}
}

// printRoll draws the roll of a hundred men, twenty days, and what each cast does.
func printRoll(p *paper.Pen, x, y, w float64) {
	const pitch, row = 12.0, 10
	for i := range row * row {
		printShield(p, x+float64(i%row)*pitch, y+float64(i/row)*pitch)
	}
	p.Red()
	for i := range row {
		p.Middle(x+row*pitch+6, y+(float64(i)+0.5)*pitch+1.6, lettering.Figure, paper.Body, text.Figure((i+1)*row))
	}
	p.Black()
	p.Rings(x, y+row*pitch+8, pitch, 5, row, paper.Numbers(1, 2*row)...)
	left := x + row*pitch + 14
	p.Key(left, y, w-row*pitch-14,
		[2]text.Text{"Senio", "its total"},
		[2]text.Text{"1 1 1 1", "−4"}, [2]text.Text{"3 3 3 3", "−3"}, [2]text.Text{"4 4 4 4", "−4"}, [2]text.Text{"6 6 6 6", "−6"},
		[2]text.Text{"Venus", "lose all"}, [2]text.Text{"others", "nothing"})
}

// printShield draws the shield of a man, at the upper left corner of its place.
func printShield(p *paper.Pen, x, y float64) {
	const wide, straight = 9.0, 5.5
	x, y = x+1, y+0.7
	p.Path(paper.Point{X: x, Y: y + straight}, paper.Point{X: x, Y: y}, paper.Point{X: x + wide, Y: y}, paper.Point{X: x + wide, Y: y + straight})
	p.Arc(x+wide/2, y+straight, wide/2, 0, 180)
}
