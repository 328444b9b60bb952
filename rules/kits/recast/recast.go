// Package recast is the kit for casting some of the bones again: how likely one
// wanted hand is made within some casts, if the bones that stay lying are chosen
// best.
package recast

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/search/expectimax"
)

// A Wish is a hand that is wanted, and what is known of making it. Once Turn has
// been asked for as many casts as there ever are it may be used from anywhere at
// once.
type Wish struct {
	search *expectimax.Search[lying, kept]
}

// lying is the bones that lie after a cast, and how many casts are left; kept is
// those of them that stay in the next.
type (
	lying struct {
		hand tali.Hand
		left int32
	}
	kept lying
)

// For is the wish for a hand, of bones that fall so: by how many are cast.
func For(want tali.Hand, falls [][]rules.Outcome) *Wish {
	return &Wish{expectimax.New(&game{want: want, falls: falls})}
}

// Turn is the chance to make the hand within so many casts, at least one.
func (w *Wish) Turn(casts int) float64 { return w.Keeping(0, casts) }

// Keeping is the chance if these bones stay in the next of so many casts, at
// least one.
func (w *Wish) Keeping(hand tali.Hand, left int) float64 { return w.search.Of(kept{hand, int32(left)}) }

// Keep is which bones of a cast best stay, with so many casts left, at least
// one, and the chance it gives. Of equally good choices it is the first, which
// keeps fewer.
func (w *Wish) Keep(hand tali.Hand, left int) (stay tali.Hand, chance float64) {
	k, chance := w.search.Best(lying{hand, int32(left)})
	return k.hand, chance
}

// A game is a turn of one who wants a hand.
type game struct {
	want  tali.Hand
	falls [][]rules.Outcome
}

// End is the hand made, or no cast left.
func (g *game) End(s lying) (worth float64, over bool) {
	if s.hand == g.want {
		return 1, true
	}
	return 0, s.left == 0
}

// Acts are the parts of the hand that may stay: any but all.
func (g *game) Acts(s lying) []kept {
	parts := s.hand.Parts(make([]tali.Hand, 0, 16))
	list := make([]kept, len(parts)-1)
	for i := range list {
		list[i] = kept{parts[i], s.left}
	}
	return list
}

// Falls are the hands that the other bones make.
func (g *game) Falls(k kept, yield func(next lying, chance float64)) {
	falls := g.falls[g.want.Len()-k.hand.Len()]
	all := int64(0)
	for _, o := range falls {
		all += o.Weight
	}
	for _, o := range falls {
		yield(lying{k.hand.Add(tali.Hand(o.Move.N)), k.left - 1}, float64(o.Weight)/float64(all))
	}
}
