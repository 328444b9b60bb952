// Package recast is the kit for casting some of the bones again: it computes
// the chance of making a wanted hand within some casts, if the kept bones are
// chosen best.
package recast

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/search/expectimax"
)

// A Wish is a wanted hand, or hands of different worth, with a solver for the
// chance of making one. After one call of Turn with the largest number of casts
// it may be used concurrently.
type Wish struct{ search *expectimax.Search }

// castsMost is larger than any number of casts left.
const castsMost = 8

// lying encodes a state of the search: the bones on the table (before the next
// cast, the kept ones) and the casts left.
func lying(hand tali.Hand, left int) int { return int(hand)*castsMost + left }

func split(state int) (hand tali.Hand, left int) {
	return tali.Hand(state / castsMost), state % castsMost
}

// For returns a wish for one hand. Falls holds the outcomes of a cast, by
// number of bones.
func For(want tali.Hand, falls [][]rules.Outcome) *Wish {
	return Of(want.Len(), falls, func(h tali.Hand) float64 {
		if h == want {
			return 1
		}
		return 0
	})
}

// Of returns a wish for any of the hands of that many bones whose worth is above 0: a
// turn ends with the first one made. Its methods then return expected worths in place
// of chances. falls has the outcomes of a cast, by number of bones.
func Of(bones int, falls [][]rules.Outcome, worth func(tali.Hand) float64) *Wish {
	return &Wish{expectimax.New(&turn{bones, falls, worth})}
}

// Turn returns the chance of making the hand within that many casts, from 1 to
// 7.
func (w *Wish) Turn(casts int) float64 { return w.Keeping(0, casts) }

// Keeping returns the chance if these bones are kept and that many casts are
// left, from 1 to 7.
func (w *Wish) Keeping(hand tali.Hand, left int) float64 { return w.search.Of(lying(hand, left)) }

// Keep returns the bones of hand that are best kept with that many casts left, from 1
// to 7, and the chance to make the wanted hand then. Of equally good choices it returns
// the first, which keeps fewer.
func (w *Wish) Keep(hand tali.Hand, left int) (stay tali.Hand, chance float64) {
	act, chance := w.search.Best(lying(hand, left))
	stay, _ = split(act)
	return stay, chance
}

// A turn is the model of a turn for the search.
type turn struct {
	bones int
	falls [][]rules.Outcome
	worth func(tali.Hand) float64
}

// End reports whether a state ends the turn, with its worth: a hand of worth
// was made, or no cast is left.
func (t *turn) End(state int) (worth float64, over bool) {
	hand, left := split(state)
	worth = t.worth(hand)
	return worth, worth > 0 || left == 0
}

// Acts returns the parts of the hand that can be kept: any but all.
func (t *turn) Acts(state int) []int {
	hand, left := split(state)
	parts := hand.Parts(make([]tali.Hand, 0, 16))
	list := make([]int, len(parts)-1)
	for i := range list {
		list[i] = lying(parts[i], left)
	}
	return list
}

// Falls calls yield with each hand after a cast of the other bones, and its
// chance.
func (t *turn) Falls(act int, yield func(next int, chance float64)) {
	stay, left := split(act)
	falls := t.falls[t.bones-stay.Len()]
	all := int64(0)
	for _, o := range falls {
		all += o.Weight
	}
	for _, o := range falls {
		yield(lying(stay.Add(tali.Hand(o.Move.N)), left-1), float64(o.Weight)/float64(all))
	}
}
