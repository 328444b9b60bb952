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
// The game is Greek; Pollux tells of the catch on the back of the hand. What is
// caught is for the hand that plays, as package aim says. A careful toss goes
// low, and each bone is caught or not by itself. A bold one goes high, which
// leaves time to bring the hand under all of them at once, and scatters them if
// it does not.
//
// The account followed, Michael J. Speakman's, counts nothing and says nothing
// of bones dropped or of a catch missed from the ground. Here tosses are
// counted, and a miss costs only its toss.
package pentelitha

import (
	"strconv"
	"sync"

	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/kits/tali"
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
	Longest: 2 * tossesMost,
	Start:   start,
	Text:    text,
	Think:   think,
	Odds:    odds,
}

func options() []rules.Option {
	list := []rules.Option{
		{
			ID: "bones", Title: "Bones", From: rules.FromSources,
			About: "Five give the game its name. Four will do.",
			Min:   4, Max: bonesMost, Step: 1, Default: bonesMost,
		}, {
			ID: "play", Title: "Play", From: rules.FromSources,
			About: "Catch all on the hand, or gather one by one from the ground.",
			Max:   1, Names: []string{"on the hand", "from the ground"},
		}, {
			ID: "drop", Title: "Drop", From: rules.Attested,
			About: "Bones held may be dropped and are tossed again. Usually off.",
			Max:   1, Names: []string{"off", "on"}, Only: "play=on the hand",
		},
	}
	sides := tali.Options(tali.Sheep)
	sides[0].Title = "Sides"
	return append(list, sides...)
}

const (
	bonesMost  = 5
	tossesMost = 200 // then the game is lost
)

// A hand is how often a middling one does what it does, each in so many of
// twenty.
type hand struct {
	all   int64 // catches all that it tossed, whatever else
	catch int64 // otherwise catches a bone
	drop  int64 // drops a bone it holds, where bones may be dropped
}

// middling is the hand by how it tosses, and from the ground, where a bone is
// caught and another one gathered.
var (
	middling = [aim.Ways]hand{{all: 0, catch: 9, drop: 1}, {all: 4, catch: 5, drop: 2}}
	ground   = hand{catch: 8}
)

// with is what another hand does: it misses as often as package aim says.
func (h hand) with(other rules.Aim) hand {
	does := func(n int64) int64 { return parts - int64(aim.Misses(other, parts-int(n), parts)) }
	return hand{does(h.all), does(h.catch), int64(aim.Misses(other, int(h.drop), parts))}
}

// parts is what the chances of a hand are counted in.
const parts = 20

// An agreement is what is settled before a game.
type agreement struct {
	purse, bones int
	ground, drop bool
	hand         rules.Aim
	unusual      []string                                 // that hand, in words, if it is not middling
	falls        [aim.Ways][bonesMost + 1][]rules.Outcome // by how many are still to be caught
	plan         func() *plan                             // reckoned when first asked for
}

func start(s rules.Setup) (rules.Position, error) {
	w, err := tali.WeightsOf(s.Options)
	if err != nil {
		return nil, err
	}
	a := &agreement{purse: s.Purses[0], bones: s.Options["bones"], ground: s.Options["play"] == 1}
	a.drop = s.Options["drop"] == 1 && !a.ground
	a.hand, a.unusual = s.Aim(0), aim.Facts(&s)
	for way, h := range middling {
		h = h.with(a.hand)
		for left := 1; left <= a.bones; left++ {
			switch {
			case a.ground:
				a.falls[way][left] = falls(ground.with(a.hand), w, 1, 0)
			case a.drop:
				a.falls[way][left] = falls(h, w, left, a.bones-left)
			default:
				a.falls[way][left] = falls(h, w, left, 0)
			}
		}
	}
	a.plan = sync.OnceValue(a.reckon)
	p := position{agreement: a}
	if a.ground {
		p.held = 1
	}
	return p, nil
}

// fall is the outcome in which so many bones are caught and so many of those
// held dropped, and what has fallen lies so. From: caught; To: dropped; N: the
// tali.Hand of all that fell.
func fall(caught, dropped int, fell tali.Hand) rules.Move {
	return rules.Move{Verb: rules.Cast, From: int16(caught), To: int16(dropped), N: int32(fell)}
}

// falls lists what may come of tossing so many bones with others held that may
// be dropped.
func falls(h hand, w tali.Weights, tossed, held int) (list []rules.Outcome) {
	for caught := tossed; caught >= 0; caught-- {
		for dropped := range held + 1 {
			often := h.catches(tossed, caught) * times(h.drop, parts, held, dropped)
			fell := tossed - caught + dropped
			for _, o := range tali.Outcomes(fell, w) {
				x := often * o.Weight * power(100, tossed+held-fell)
				list = append(list, rules.Outcome{Move: fall(caught, dropped, tali.Hand(o.Move.N)), Weight: x})
			}
		}
	}
	return list
}

// catches is how often so many of n bones are caught, of parts to the power n
// times parts.
func (h hand) catches(n, caught int) int64 {
	x := (parts - h.all) * times(h.catch, parts, n, caught)
	if caught == n {
		x += h.all * power(parts, n)
	}
	return x
}

// times is how often k of n things happen that happen each in p of all, of all
// to the power n.
func times(p, all int64, n, k int) int64 {
	ways := int64(1)
	for i := range k {
		ways = ways * int64(n-i) / int64(i+1)
	}
	return ways * power(p, k) * power(all-p, n-k)
}

func power(x int64, n int) int64 {
	y := int64(1)
	for range n {
		y *= x
	}
	return y
}

func text(m rules.Move) string {
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
