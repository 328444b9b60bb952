package boneace

import (
	"math/rand/v2"

	"knucklebones/rules"
)

// easyStop is the total at which the lowest level sticks.
const easyStop = 24

// think returns the search for a computer player's move. Easy sticks at 24 or
// more. Fair goes by rule of thumb: at 28, or against one rival at 26, or 27
// with the deal. Sly counts the cards it has seen, weighs the likely hands of
// those who have stuck and the chances of those after it, and makes the move
// that wins most stakes on average.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	if len(v.Choices) == 1 {
		return decided(v.Choices[0].Move)
	}
	p := v.Sample(r).(position)
	switch level {
	case "easy":
		return decided(p.stopAt(easyStop))
	case "medium":
		return decided(p.stopAt(p.thumb(p.seat)))
	}
	if p.total(p.seat)+p.most() <= target {
		return decided(rules.Move{Verb: Have}) // it cannot go over
	}
	l := look(p, thought, r)
	return func(nodes int) (rules.Move, bool) {
		if !l.run(nodes) {
			return rules.Move{}, false
		}
		if stick, have := l.chances(); have.stakes > stick.stakes {
			return rules.Move{Verb: Have}, true
		}
		return rules.Move{Verb: Stick}, true
	}
}

func decided(m rules.Move) func(int) (rules.Move, bool) {
	return func(int) (rules.Move, bool) { return m, true }
}

// stopAt returns the move of a player that sticks at a total or above.
func (p *position) stopAt(limit int) rules.Move {
	if p.total(p.seat) >= limit {
		return rules.Move{Verb: Stick}
	}
	return rules.Move{Verb: Have}
}
