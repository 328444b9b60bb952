// Package pentelitha is Pentelitha, five stones, for one player: bones tossed
// up and caught on the back of the hand.
//
// All five bones are flicked up, or four if you like. Those that come down on
// the back of the hand are caught and go between the fingers. The fallen ones
// are picked up and tossed again, until all are caught. The fewer tosses the
// better.
//
// It may also be played from the ground: one bone is in the hand and the others
// lie. It is tossed, one is snatched up, and the tossed one is caught as it comes
// down; if both succeed that bone is gathered. So it goes on until all are.
//
// The game is Greek; Pollux describes the catch on the back of the hand. The
// number of bones caught depends on the player's aim; see package aim. A
// careful toss goes low, and the bones part on their way. A bold one goes high,
// and they stay together, but stray farther: the hand comes under most of them
// or under few.
//
// We follow the account of Michael J. Speakman, which counts nothing and does
// not mention dropped bones or a missed catch from the ground. Here tosses are
// counted, and a miss costs only its toss.
package pentelitha

import (
	"strconv"
	"sync"

	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// Game is Pentelitha.
var Game = &rules.Game{
	ID: "pentelitha", Title: "Pentelitha", Short: "Pentelitha",
	Line:    "Toss five bones and catch them all on the back of your hand.",
	From:    rules.Attested,
	Seats:   [2]int{1, 1},
	Minutes: 1,
	Options: options(),
	Levels:  aim.Levels(),
	Book:    book,
	Honours: honours,
	Longest: 2 * tossesMost,
	Start:   start,
	Text:    record,
	Think:   think,
	Odds:    odds,
}

func options() []rules.Option {
	return []rules.Option{
		{
			ID: "bones", Title: "Bones", From: rules.FromSources,
			About: "How many bones to catch. Five give the game its name.",
			Min:   4, Max: bonesMost, Step: 1, Default: bonesMost,
		}, {
			ID: "play", Title: "Way to play", From: rules.FromSources,
			About: "Catch all the bones on the hand, or gather them one by one from the ground.",
			Max:   1, Names: []text.Text{"on the hand", "from the ground"},
		}, {
			ID: "drop", Title: "Dropping", From: rules.Attested,
			About: "Bones you hold can be knocked off, and must be tossed again. Usually off.",
			Max:   1, Names: rules.OffOn, Only: "play=0",
		},
	}
}

const (
	bonesMost  = 5
	tossesMost = 200 // then the game is lost
)

// A hand is the measured skill of an aim: weights out of parts.
type hand struct {
	catches [aim.Ways][bonesMost][]int64 // by way and number of bones tossed: weights of catching none, one, …
	gathers [bonesMost - 1]int64         // by bones gathered: weight of snatching one up and catching
	drops   [aim.Ways]int64              // by way: weight, out of parts/2, of dropping a held bone
}

// hands are the skills by aim, and sides the weights of the sides of fallen
// bones.
var (
	hands = [rules.Aims]hand{
		rules.Middling: {
			catches: [aim.Ways][bonesMost][]int64{
				{{9, 391}, {9, 146, 245}, {1, 59, 186, 154}, {1, 17, 138, 191, 53}, {1, 14, 72, 162, 127, 24}},
				{{40, 360}, {6, 167, 227}, {4, 45, 162, 189}, {3, 20, 108, 175, 94}, {1, 13, 67, 187, 105, 27}},
			},
			gathers: [...]int64{368, 346, 301, 307},
			drops:   [...]int64{2, 4},
		},
		rules.Shaky: {
			catches: [aim.Ways][bonesMost][]int64{
				{{47, 353}, {16, 202, 182}, {3, 99, 189, 109}, {1, 50, 157, 150, 42}, {1, 27, 93, 164, 95, 20}},
				{{85, 315}, {20, 195, 185}, {11, 97, 170, 122}, {5, 46, 148, 134, 67}, {3, 27, 99, 171, 83, 17}},
			},
			gathers: [...]int64{333, 309, 278, 286},
			drops:   [...]int64{5, 7},
		},
		rules.Steady: {
			catches: [aim.Ways][bonesMost][]int64{
				{{1, 399}, {6, 81, 313}, {1, 27, 166, 206}, {1, 14, 87, 214, 84}, {1, 6, 53, 148, 149, 43}},
				{{22, 378}, {2, 91, 307}, {2, 17, 120, 261}, {2, 13, 58, 179, 148}, {1, 4, 50, 170, 131, 44}},
			},
			gathers: [...]int64{391, 353, 310, 305},
			drops:   [...]int64{1, 2},
		},
	}
	sides = tali.Weights{5, 5, 7, 3}
)

// parts is the total that the weights of a hand refer to.
const parts = 400

// sideParts is the sum of the weights of the sides.
const sideParts = 20

// An agreement holds the settings of a game and what is computed from them
// once.
type agreement struct {
	purse, bones int
	ground, drop bool
	hand         rules.Aim
	unusual      []text.Text                              // the aim in words, if it is not middling
	falls        [aim.Ways][bonesMost + 1][]rules.Outcome // by way and bones still to be caught
	plan         func() *plan                             // computed on first use
}

func start(s rules.Setup) (rules.Position, error) {
	a := &agreement{purse: s.Purses[0], bones: s.Options["bones"], ground: s.Options["play"] == 1}
	a.drop = s.Options["drop"] == 1 && !a.ground
	a.hand, a.unusual = s.Aim(0), aim.Facts(&s)
	for way := range a.falls {
		for left := 1; left <= a.bones; left++ {
			a.falls[way][left] = a.fallsOf(way, left)
		}
	}
	a.plan = sync.OnceValue(a.compute)
	p := position{agreement: a}
	if a.ground {
		p.held = 1
	}
	return p, nil
}

// Fall returns the outcome of a toss. From is the number of bones caught, To
// the number of held bones dropped, N the tali.Hand of all that fell.
func Fall(caught, dropped int, fell tali.Hand) rules.Move {
	return rules.Move{Verb: rules.Cast, From: int16(caught), To: int16(dropped), N: int32(fell)}
}

// fallsOf lists the outcomes of a toss in a way (careful or bold), with left bones
// still to be caught.
func (a *agreement) fallsOf(way, left int) []rules.Outcome {
	h := &hands[a.hand]
	switch {
	case a.ground:
		n := h.gathers[max(1, a.bones-left)-1]
		return falls([]int64{parts - n, n}, 0, 0)
	case a.drop:
		return falls(h.catches[way][left-1], a.bones-left, h.drops[way])
	}
	return falls(h.catches[way][left-1], 0, 0)
}

// falls lists the outcomes of a toss. catches has the weight, out of parts, of catching
// 0, 1, 2 … of the tossed bones; each of the held bones is dropped with weight drops.
func falls(catches []int64, held int, drops int64) (list []rules.Outcome) {
	tossed := len(catches) - 1
	for caught := tossed; caught >= 0; caught-- {
		for dropped := range held + 1 {
			often := catches[caught] * times(drops, parts/2, held, dropped)
			fell := tossed - caught + dropped
			for _, o := range tali.Outcomes(fell, sides) {
				x := often * o.Weight * power(sideParts, tossed+held-fell)
				list = append(list, rules.Outcome{Move: Fall(caught, dropped, tali.Hand(o.Move.N)), Weight: x})
			}
		}
	}
	return list
}

// times returns the binomial weight that k of n independent events happen, each with
// weight p out of all; the weights of all k add up to all to the power n.
func times(p, all int64, n, k int) int64 {
	ways := int64(1)
	for i := range k {
		ways = ways * int64(n-i) / int64(i+1)
	}
	return ways * power(p, k) * power(all-p, n-k)
}

// power returns x to the power of n.
func power(x int64, n int) int64 {
	y := int64(1)
	for range n {
		y *= x
	}
	return y
}

// record returns a move as a record holds it: "throw bold", "cast caught 3 fell
// 1 6".
func record(m rules.Move) string {
	if m.Verb != rules.Cast {
		return aim.Text(m, nil)
	}
	s := string(m.Verb) + " caught " + strconv.Itoa(int(m.From))
	if m.N != 0 {
		s += " fell " + tali.Hand(m.N).String()
	}
	if m.To > 0 {
		s += " dropped " + strconv.Itoa(int(m.To))
	}
	return s
}
