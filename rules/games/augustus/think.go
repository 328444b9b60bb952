package augustus

import (
	"math/rand/v2"

	"knucklebones/rules"
)

// think returns the search for a computer player's move. Sly throws bones again where that
// pays, Fair a six that would cost a fine, and, where any bones may be thrown again, the one
// bone that Venus lacks, Fickle any. With an ante it hardly ever pays
// to leave: the coins in the pot are worth more than the fines to come. Sly leaves only
// the last pot, where its expected share of it does not make up for the expected fines,
// give or take a quarter of a fine. Fair does so in any pot. Neither leaves an empty pot, or
// nobody would begin one. Fickle leaves one time in ten, whatever the pot. All play on for
// as long as nobody has stopped.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	m := p.Moves(nil)[0]
	if p.phase == between && p.parted() {
		m = rules.Move{Verb: Stop}
	}
	switch {
	case p.decides:
		m = p.keeps(level, r)
	case !p.mayLeave():
	case level == "random":
		if r.IntN(10) == 0 {
			m = rules.Move{Verb: Leave}
		}
	case p.coins.Pot() > 0 && (level == "medium" || p.last()):
		return wary(p)
	}
	return func(int) (rules.Move, bool) { return m, true }
}

// keeps returns the move of a level that keeps its cast or throws a bone again.
func (p *position) keeps(level string, r *rand.Rand) rules.Move {
	switch level {
	case "random":
		moves := p.Moves(nil)
		return moves[r.IntN(len(moves))]
	case "medium":
		return p.saves()
	}
	return p.againOdds().Rows[0].Move
}

// last reports whether leaving costs nothing later: no agreed pot follows this one, or
// there is no ante that a seat would lose by leaving.
func (p *position) last() bool {
	return p.willing || p.ante == 0 || int(p.over) == p.pots-1
}

// wary returns the search of Sly, and of Fair: it leaves the pot if staying loses more
// than a quarter of the dearest payment on average, and otherwise throws.
func wary(p position) func(nodes int) (rules.Move, bool) {
	l := look(p)
	return func(nodes int) (rules.Move, bool) {
		if !l.run(nodes) {
			return rules.Move{}, false
		}
		if l.coins < -float64(p.dearest())/4 {
			return rules.Move{Verb: Leave}, true
		}
		return rules.Move{Verb: rules.Throw}, true
	}
}
