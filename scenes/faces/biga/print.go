//go:build !js

package biga

import (
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/paper"
)

// Sheet returns what the game’s printed pages show besides its rules.
func (onPaper) Sheet() paper.Sheet {
	return paper.Sheet{
		Needs: "two knucklebones, a counter",
		Use:   "Drive to exactly 100. Beyond it only losing throws move you, and they move you back.",
		Board: printCourse,
		Score: paper.Games(6), Rows: 1,
	}
}

// side is the length of a pace on paper, in millimetres.
const side = 11.0

// printCourse draws the track of a hundred paces, the sand beyond it, and what each total does.
func printCourse(p *paper.Pen, x, y, w float64) {
	const row = 10
	p.Cells(x, y, side, row, paper.Numbers(1, 99)...)
	p.Dash(1.5)
	p.Cells(x, y+10*side, side, row, paper.Numbers(101, 114)...)
	p.Dash(0)
	p.Red()
	p.Thick(0.9)
	p.Cells(x+9*side, y+9*side, side, 1, text.Figure(100))
	p.Black()
	p.Thick(0.25)
	left := x + row*side + 6
	p.Key(left, y, w-row*side-6,
		[2]text.Text{"4", "+6"}, [2]text.Text{"6", "+9"}, [2]text.Text{"8", "+12"}, [2]text.Text{"10", "+15"},
		[2]text.Text{"2", "−2"}, [2]text.Text{"5", "−2"}, [2]text.Text{"7", "−2"}, [2]text.Text{"9", "−3"}, [2]text.Text{"12", "−6"})
}
