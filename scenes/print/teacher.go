//go:build !js

package print

import (
	"io"
	"math"

	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/paper"
	"knucklebones/sprites/lettering"
)

// sheep are the bones that a lesson is about.
var sheep = tali.Weights{10, 40, 40, 10}

// Teacher writes a lesson in chance for a class to w, as PDF: a sheet on which the
// class counts how bones fall and sees whether that is more than chance, and one with
// questions and answers for the teacher.
func Teacher(w io.Writer, o Order) error {
	p := &page{Pen: paper.NewPen(o.Format, "How do bones fall?", o.Lang, o.Reader), o: o}
	p.count()
	p.questions()
	return p.Pen.Write(w)
}

// heading begins a page of the lesson with a title and a line below it.
func (p *page) heading(title, below text.Text) {
	p.NewPage()
	p.Left(margin, margin+10, p.width(), lettering.Title, paper.Big, title)
	p.Thick(0.5)
	p.Line(margin, margin+15, margin+p.width(), margin+15)
	p.Thick(0.25)
	p.y = p.Block(margin, margin+19, p.width(), lettering.Text, paper.Body, below) + 4
}

// count writes the sheet for the class.
func (p *page) count() {
	p.heading("How do bones fall?", "Guess first: which side comes up most often, and how often in a hundred throws? Then throw bones a hundred times, together or in groups, and make a stroke for each.")
	const tally, high = 0.46, 17.0
	p.table(high, []float64{0.16, tally, 0.12, 0.13, 0.13}, []text.Text{"Side", "Strokes", "Total", "Percent", "Guess"}, 4)
	for i, side := range tali.Sides {
		y := p.y - high*float64(4-i)
		p.Bone(side, margin+12, y+high/2, 6)
		p.Red()
		p.Text(margin+22, y+high/2+2.4, lettering.Figure, paper.Head, text.Figure(side))
		p.Black()
	}
	p.Text(margin, p.y+12, lettering.Title, paper.Head, "Is that only chance?")
	p.y = p.Block(margin, p.y+16, p.width(), lettering.Text, paper.Body, "Others have found that the bones of sheep show 1 and 6 ten times in a hundred throws, 3 and 4 forty times. Do yours? For each side write how far your count is from theirs, multiply that by itself, and divide by theirs.") + 4
	p.table(11, []float64{0.16, 0.21, 0.21, 0.21, 0.21}, []text.Text{"Side", "Counted", "Expected in 100", "Difference", "Squared and divided"}, 4)
	for i, side := range tali.Sides {
		y := p.y - 11*float64(4-i)
		p.Red()
		p.Text(margin+22, y+7.4, lettering.Figure, paper.Head, text.Figure(side))
		p.Black()
		p.Fit(margin+p.width()*(0.16+0.21*1.5), y+7.4, 20, lettering.Text, paper.Body+1, text.Figure(sheep[i]))
	}
	p.y = p.Block(margin, p.y+5, p.width(), lettering.Text, paper.Body, "Add up the last column. If your bones are like those of others, the sum is below 7.8 in 19 of 20 classes. If it is more, look for a reason: are yours from another animal, are they made of plastic, or did somebody place them instead of throwing?") + 2
	p.Block(margin, p.y, p.width(), lettering.Text, paper.Body, "Then write 25 for all four sides in place of 10, 40, 40 and 10, and do it again. Now the sum is large: bones are no dice.")
}

// table draws an empty table from p.y on, with a line of heads and that many rows, high
// mm each; parts are the widths of the columns as parts of the page's.
func (p *page) table(high float64, parts []float64, heads []text.Text, rows int) {
	const head = 8.0
	whole := head + high*float64(rows)
	p.Rect(margin, p.y, p.width(), whole)
	x := margin
	for i, t := range heads {
		wide := parts[i] * p.width()
		if i > 0 {
			p.Line(x, p.y, x, p.y+whole)
		}
		p.Fit(x+wide/2, p.y+5.4, wide-3, lettering.Strong, paper.Small+1, t)
		x += wide
	}
	for i := range rows {
		y := p.y + head + high*float64(i)
		p.Line(margin, y, margin+p.width(), y)
	}
	p.y += whole
}

// questions writes the sheet for the teacher.
func (p *page) questions() {
	p.heading("Questions and answers", "For the teacher. All figures are for bones of sheep, which show 1 and 6 ten times in a hundred, 3 and 4 forty times.")
	for i, q := range lessonQuestions() {
		p.Red()
		p.Text(margin, p.y+4, lettering.Strong, paper.Body+0.5, text.Of("{0}.", i+1))
		p.Black()
		p.y = p.Block(margin+8, p.y, p.width()-8, lettering.Strong, paper.Body+0.5, q[0])
		p.y = p.Block(margin+8, p.y+0.5, p.width()-8, lettering.Text, paper.Body+0.5, q[1]) + 5
	}
}

// lessonQuestions returns the questions of the lesson, each with its answer, whose
// figures are computed.
func lessonQuestions() [][2]text.Text {
	venus, dogs := sheep.Falls(tali.Of(1, 3, 4, 6)), sheep.Falls(tali.Of(1, 1, 1, 1))
	mean, named := 0.0, 0.0
	casts := tali.Outcomes(4, sheep)
	for _, side := range tali.Sides {
		mean += sheep.Chance(side) * float64(side)
	}
	for _, c := range casts {
		if h := tali.Hand(c.Move.N); tali.Classify(h) != tali.Unnamed {
			named += sheep.Falls(h)
		}
	}
	return [][2]text.Text{
		{"Why do the sides come up so differently?", "A bone lies more firmly on its two broad sides. They are 3 and 4: when one is below, the other is up."},
		{"What does a bone count on average?", text.Of("Multiply each side by its chance and add up: {0}. An ordinary die has the same average, though no bone shows a 2 or a 5.", text.Decimal(mean))},
		{"Four bones that all differ were called Venus, the best throw. How often does it fall?", text.Of("There are 24 orders for 1, 3, 4 and 6, each with a chance of 0.1 × 0.4 × 0.4 × 0.1. Together that is one throw in {0}.", int(math.Round(1/venus)))},
		{"Four ones were the dogs, the worst throw. How often do they fall?", text.Of("0.1 × 0.1 × 0.1 × 0.1: one throw in {0}. The worst throw is much rarer than the best.", text.Grouped(int(math.Round(1/dogs))))},
		{"How many different throws are there with four bones?", text.Of("{0}, if it doesn’t matter which bone shows which side: four alike 4, three alike 12, two pairs 6, one pair 12, all different 1.", len(casts))},
		{"How many throws in a hundred have a name, such as Venus, a Senio with at least one six, or four alike?", text.Of("About {0}. That is why many games say what to do with the others.", int(math.Round(100*named)))},
		{"A die with six sides stands for a bone: 1 for 1, 2 and 3 for 3, 4 and 5 for 4, 6 for 6. What is wrong with it?", "It shows 1 and 6 once in six throws, instead of once in ten. A die with ten sides does it rightly: one face for 1, four for 3, four for 4, one for 6."},
		{"Is a hundred throws enough to tell?", "It is enough to see that the sides differ, not enough to tell 40 from 45 in a hundred. Put the counts of all groups together: four times as many throws give half the error."},
	}
}
