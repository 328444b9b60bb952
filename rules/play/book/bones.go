package book

import (
	"math"

	"knucklebones/rules/text"
)

// Bones are all sides that bones thrown by people at this device have shown, beside what was
// to be expected of them, with Pearson's test.
type Bones struct {
	Fell      [4]int // by side: 1, 3, 4 and 6
	Expected  [4]float64
	ChiSquare float64 // the sum of the squared differences, each divided by what was expected
	Freedom   int     // its degrees of freedom
	// Chance is the probability that honest bones differ from what is expected as much as
	// these or more.
	Chance float64
	wrong  bool // a side fell that never can
}

// A Verdict is the result of the test of bones.
type Verdict int8

const (
	TooFew     Verdict = iota // bones to say anything
	Honest                    // they differ as bones usually do
	Unusual                   // they differ more than most, as honest bones sometimes do
	Suspicious                // honest bones practically never differ so much
	TooEven                   // honest bones practically never differ so little
)

// enough is the number of bones from which the test says anything. Where a side was to be
// expected fewer than least times, the test would not hold.
const enough, least = 200, 5

// unusual and suspicious are the probabilities below which a deviation counts as that. Whoever
// looks into the book after each game looks often, so the second is small.
const unusual, suspicious = 0.05, 0.0001

// BonesOf returns the bones of all games in lists.
func BonesOf(lists ...List) Bones {
	fell := map[[4]int][4]int{} // by the weights
	for _, l := range lists {
		for i := range l {
			sum := fell[l[i].Bones]
			for k, n := range l[i].Fell {
				sum[k] += n
			}
			fell[l[i].Bones] = sum
		}
	}
	var b Bones
	for weights, sides := range fell {
		b.add(sides, weights)
	}
	b.Chance = beyond(b.ChiSquare, b.Freedom)
	return b
}

// add adds the bones of a game, by side, that fell with those weights in percent. Games
// with too few bones for the test, or with one side only, are left out; a side of
// weight 0 that fell is noted as wrong.
func (b *Bones) add(fell, weights [4]int) {
	n := fell[0] + fell[1] + fell[2] + fell[3]
	var want [4]float64
	holds, sides := n > 0, 0
	for k, w := range weights {
		want[k] = float64(n*w) / 100
		switch {
		case w == 0:
			b.wrong = b.wrong || fell[k] > 0
		case want[k] < least:
			holds = false
		default:
			sides++
		}
	}
	if !holds || sides < 2 {
		return
	}
	for k := range want {
		b.Fell[k] += fell[k]
		b.Expected[k] += want[k]
		if want[k] > 0 {
			b.ChiSquare += (float64(fell[k]) - want[k]) * (float64(fell[k]) - want[k]) / want[k]
		}
	}
	b.Freedom += sides - 1
}

// beyond returns the probability that chi-square with that many degrees of freedom is at
// least x.
func beyond(x float64, freedom int) float64 {
	if freedom == 0 {
		return 1
	}
	x /= 2
	a, p, term := 1.0, math.Exp(-x), math.Exp(-x)
	if freedom%2 == 1 {
		a, p = 0.5, math.Erfc(math.Sqrt(x))
		term = math.Sqrt(1/(math.Pi*max(x, 1e-300))) * math.Exp(-x)
	}
	for ; a < float64(freedom)/2-0.25; a++ {
		term *= x / a
		p += term
	}
	return min(1, p)
}

// All returns the number of bones.
func (b *Bones) All() int { return b.Fell[0] + b.Fell[1] + b.Fell[2] + b.Fell[3] }

// Verdict returns the result of the chi-square test.
func (b *Bones) Verdict() Verdict {
	switch {
	case b.wrong:
		return Suspicious
	case b.All() < enough:
		return TooFew
	case b.Chance < suspicious:
		return Suspicious
	case b.Chance > 1-suspicious:
		return TooEven
	case b.Chance < unusual:
		return Unusual
	}
	return Honest
}

// Text returns the verdict in a sentence or two.
func (b *Bones) Text() text.Text {
	switch b.Verdict() {
	case TooFew:
		return text.Of("{0} bones are needed to judge them. {1} so far.", enough, b.All())
	case Honest:
		return text.Of("The bones fall as they should. In {0} of 100 such books they would differ even more.", int(math.Round(100*b.Chance)))
	case Unusual:
		return text.Of("Some sides fell rather often. Honest bones do that, too, in 1 of {0} such books.", oneIn(b.Chance))
	case TooEven:
		return text.Of("The sides fell too evenly to be chance. Honest bones do that in 1 of {0} such books.", oneIn(1-b.Chance))
	}
	if b.wrong {
		return "A side fell that these bones cannot show. Something is wrong with them."
	}
	return text.Of("Some sides fell far too often. Honest bones do that in 1 of {0} such books, so something may be wrong with them.", oneIn(b.Chance))
}

// oneIn returns the n in "one book in n has this", for probability p; at most a
// million.
func oneIn(p float64) text.Arg {
	return text.Grouped(int(math.Round(min(1e6, 1/max(p, 1e-6)))))
}
