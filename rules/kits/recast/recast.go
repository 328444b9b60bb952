// Package recast is the kit for casting some of the bones again: how likely one
// wanted hand is made within some casts, if the bones that stay lying are chosen
// best.
package recast

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/search/expectimax"
)

// A Wish is a hand that is wanted, or hands that are worth more or less, and what
// is known of making one. Once Turn has
// been asked for as many casts as there ever are it may be used from anywhere at
// once.
type Wish struct{ search *expectimax.Search }

// castsMost is more than the casts that may be left.
const castsMost = 8

// lying is a state for a search: the bones that lie and the casts that are left;
// or, before the next cast, those that stay.
func lying(hand tali.Hand, left int) int { return int(hand)*castsMost + left }

func split(state int) (hand tali.Hand, left int) {
	return tali.Hand(state / castsMost), state % castsMost
}

// For is the wish for a hand, of bones that fall so: by how many are cast.
func For(want tali.Hand, falls [][]rules.Outcome) *Wish {
	return Of(want.Len(), falls, func(h tali.Hand) float64 {
		if h == want {
			return 1
		}
		return 0
	})
}

// Of is the wish for any hand of so many bones that is worth something: the first
// of them that lies there is taken. What is said here of the chance is then the
// worth to be expected.
func Of(bones int, falls [][]rules.Outcome, worth func(tali.Hand) float64) *Wish {
	return &Wish{expectimax.New(&turn{bones, falls, worth})}
}

// Turn is the chance to make the hand within so many casts, from one to seven.
func (w *Wish) Turn(casts int) float64 { return w.Keeping(0, casts) }

// Keeping is the chance if these bones stay in the next of so many casts, from
// one to seven.
func (w *Wish) Keeping(hand tali.Hand, left int) float64 { return w.search.Of(lying(hand, left)) }

// Keep is which bones of a cast best stay, with so many casts left, from one to
// seven, and the chance it gives. Of equally good choices it is the first, which
// keeps fewer.
func (w *Wish) Keep(hand tali.Hand, left int) (stay tali.Hand, chance float64) {
	act, chance := w.search.Best(lying(hand, left))
	stay, _ = split(act)
	return stay, chance
}

// A turn is that of one who has a wish.
type turn struct {
	bones int
	falls [][]rules.Outcome
	worth func(tali.Hand) float64
}

// End is a hand of worth made, or no cast left.
func (t *turn) End(state int) (worth float64, over bool) {
	hand, left := split(state)
	worth = t.worth(hand)
	return worth, worth > 0 || left == 0
}

// Acts are the parts of the hand that may stay: any but all.
func (t *turn) Acts(state int) []int {
	hand, left := split(state)
	parts := hand.Parts(make([]tali.Hand, 0, 16))
	list := make([]int, len(parts)-1)
	for i := range list {
		list[i] = lying(parts[i], left)
	}
	return list
}

// Falls are the hands that the other bones make.
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
