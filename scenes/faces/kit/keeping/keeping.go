// Package keeping is what the boards of the games share in which bones of a cast
// are kept and the others thrown again: one touches the bones to keep.
package keeping

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
)

// Places are the bones of an instant. A touch keeps one too, or lets it go. They
// choose the move of that verb whose N is the hand that is kept.
func Places(in *table.Instant, verb rules.Verb) (list []table.Place) {
	kept := tali.Hand(0)
	if in.Chosen != nil {
		kept = tali.Hand(in.Chosen.Move.N)
	}
	left := kept
	for i, b := range in.Now.Bones {
		side := int(b.Side)
		one := tali.Of(side)
		p := table.Place{ID: "bone " + words.Int(i+1), Taken: left.Count(side) > 0}
		next := kept.Add(one)
		p.Label = "Keep this " + words.Int(side)
		if p.Taken {
			left, next = left.Without(one), kept.Without(one)
			p.Label = "Let this " + words.Int(side) + " go"
		}
		p.Move = rules.Move{Verb: verb, N: int32(next)}
		list = append(list, in.OnBone(i, p))
	}
	return list
}

// Match keeps the bones that match what is wanted, where a view lets its seat.
func Match(v *rules.View, verb rules.Verb, match tali.Hand) (m rules.Move, ok bool) {
	m = rules.Move{Verb: verb, N: int32(match)}
	for i := range v.Choices {
		if v.Choices[i].Move == m {
			return m, true
		}
	}
	return m, false
}
