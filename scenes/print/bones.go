//go:build !js

package print

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/paper"
	"knucklebones/sprites/lettering"
)

// looks lists words for the shapes of the four sides.
var looks = [4]text.Text{"flat", "hollow", "round", "twisted"}

// counts returns what the i-th side of a bone counts in a game.
func counts(g *rules.Game, i int) text.Text {
	if g.Numbered {
		return text.Figure(i + 1)
	}
	return text.Figure(tali.Sides[i])
}

// weightsOf returns the chances of the sides in the usual ruleset of a game, in percent.
func weightsOf(g *rules.Game) tali.Weights {
	s, err := g.Check(rules.Setup{Seats: g.Seats[0]})
	if err == nil {
		var w tali.Weights
		if w, err = tali.WeightsOf(s.Options); err == nil {
			return w
		}
	}
	panic("print: the usual ruleset of " + g.ID + ": " + err.Error())
}

// sidesHigh is the height of the part about the sides of the bones.
const sidesHigh = 44.0

// sides draws the part about the sides of a bone, w mm wide, from the upper left corner
// at x, y: what each looks like, what it counts, and how often it falls.
func (p *page) sides(x, y, w float64) {
	p.Text(x, y+7, lettering.Title, paper.Head-2, "What the sides count")
	y += 11
	cell := w / 4
	weights := weightsOf(p.game)
	for i := range tali.Sides {
		mid := x + (float64(i)+0.5)*cell
		p.Bone(tali.Sides[i], mid, y+6.5, 7.5)
		p.Red()
		p.Middle(mid, y+19, lettering.Figure, paper.Head, counts(p.game, i))
		p.Black()
		p.Fit(mid, y+24, cell-1, lettering.Text, paper.Small, looks[i])
		p.Fit(mid, y+28, cell-1, lettering.Text, paper.Small, text.Of("{0}\u2009%", weights[i]))
	}
}

// A method is a way to throw without a bone: what stands for each of its sides, and its
// true chance, in parts of a whole.
type method struct {
	name   text.Text
	throws [4]text.Text
	parts  [4]int
	whole  int
}

// methodsFor returns ways to throw without bones, whose results have the chances w or
// nearly those.
func methodsFor(w tali.Weights) []method {
	if w[0] == w[1] {
		return []method{
			{"A die with four sides", [4]text.Text{"1", "2", "3", "4"}, [4]int{1, 1, 1, 1}, 4},
			{"Two coins, one of them larger", [4]text.Text{"both tails", "large tails, small heads", "large heads, small tails", "both heads"}, [4]int{1, 1, 1, 1}, 4},
		}
	}
	return []method{
		{"A die with ten sides falls as the bones of sheep do", [4]text.Text{"1", "2–5", "6–9", "10 or 0"}, [4]int{1, 4, 4, 1}, 10},
		{"An ordinary die", [4]text.Text{"1", "2 or 3", "4 or 5", "6"}, [4]int{1, 2, 2, 1}, 6},
		{"Four coins, one of them larger", [4]text.Text{"small ones all tails", "else, large tails", "else, large heads", "small ones all heads"}, [4]int{1, 3, 3, 1}, 8},
	}
}

const (
	methodsHead = 8.5            // the height of the title
	spinnerWide = 2*spinner + 10 // the width of the spinner and of the words below it
	methodHead  = 6.0            // the height of the row of sides
	methodHigh  = 14.2           // the height of the rows of a method
)

// clip says how the spinner is used.
const clip text.Text = "Hold a paper clip with the tip of a pencil in the middle, and flick it."

// methodsHigh returns the height in mm of the part about throwing without bones.
func (p *page) methodsHigh() float64 {
	table := methodHead + methodHigh*float64(len(methodsFor(weightsOf(p.game))))
	return methodsHead + max(table, 2*spinner+p.Height(spinnerWide, lettering.Text, paper.Small-1, clip)+1)
}

// methods draws the part about throwing without bones, w mm wide, from the upper left
// corner at x, y: a spinner, and a table of dice and coins.
func (p *page) methods(x, y, w float64) {
	weights := weightsOf(p.game)
	p.Text(x, y+5, lettering.Title, paper.Head, "No knucklebones?")
	y += methodsHead
	p.spinner(x+spinner, y+spinner, weights)
	p.Block(x, y+2*spinner+1, spinnerWide, lettering.Text, paper.Small-1, clip)
	const left = spinnerWide + 4
	p.methodTable(x+left, y, w-left, methodsFor(weights))
}

// methodTable draws the table of what dice and coins count in place of bones, w mm
// wide, from the upper left corner at x, y.
func (p *page) methodTable(x, y, w float64, list []method) {
	cell := w / 4
	high := methodHead + methodHigh*float64(len(list))
	p.Rect(x, y, w, high)
	p.Red()
	for i := range 4 {
		p.Middle(x+(float64(i)+0.5)*cell, y+4.5, lettering.Figure, paper.Body+1, counts(p.game, i))
	}
	p.Black()
	for k, m := range list {
		top := y + methodHead + methodHigh*float64(k)
		p.Line(x, top, x+w, top)
		p.Fit(x+w/2, top+4, w-4, lettering.Strong, paper.Small+0.5, m.name)
		size := paper.Body // the same for all, in which the longest has room
		for _, t := range m.throws {
			size = min(size, (cell-2)/p.Width(lettering.Text, 1, t))
		}
		for i, t := range m.throws {
			mid := x + (float64(i)+0.5)*cell
			p.Middle(mid, top+8.4, lettering.Text, size, t)
			p.Fit(mid, top+12.6, cell-2, lettering.Text, paper.Small-0.5, text.Of("{0} out of {1}", m.parts[i], m.whole))
			if i > 0 {
				p.Line(x+float64(i)*cell, top+5.2, x+float64(i)*cell, top+methodHigh)
			}
		}
	}
}

// spinner is the radius of the spinner, in millimetres.
const spinner = 20.0

// spinner draws a disc around x, y whose sectors have the chances of the sides.
func (p *page) spinner(x, y float64, w tali.Weights) {
	p.Thick(0.5)
	p.Circle(x, y, spinner)
	p.Dot(x, y, 0.7)
	middle := paper.Point{X: x, Y: y}
	from := -90.0
	for _, i := range [4]int{0, 1, 3, 2} { // the rare sides lie opposite
		to := from + 3.6*float64(w[i])
		p.Line(x, y, middle.Polar(spinner, to).X, middle.Polar(spinner, to).Y)
		at := middle.Polar(spinner*0.72, (from+to)/2)
		p.Red()
		p.Middle(at.X, at.Y+1.9, lettering.Figure, paper.Head, counts(p.game, i))
		p.Black()
		from = to
	}
	p.Thick(0.25)
}
