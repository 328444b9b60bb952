package century

import (
	"math/rand/v2"

	"knucklebones/rules"
)

// think returns the search for a computer player's move. Sly makes the move with
// the better chance, Fair goes by a rule of thumb, Fickle makes any.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	moves := p.Moves(nil)
	switch {
	case level == "random" || len(moves) == 1:
		return func(int) (rules.Move, bool) { return moves[r.IntN(len(moves))], true }
	case level == "medium":
		return func(int) (rules.Move, bool) { return p.veteran(moves), true }
	}
	pl := p.plan()
	return func(nodes int) (rules.Move, bool) {
		if !pl.run(nodes) {
			return rules.Move{}, false
		}
		if pl.chance(&p, moves[1]) > pl.chance(&p, moves[0]) {
			return moves[1], true
		}
		return moves[0], true
	}
}

// enough is the number of men that the Veteran digs in for.
const enough = 20

// late is the number of days left from which the Veteran looks for recruits rather than
// digging in on a day of delay.
const late = 5

// veteran calls a scout back at once, digs in for twenty men, and breaks camp before the first
// Venus. On a day of delay the men dig in where there is room for no more, and towards the end
// they look for recruits.
func (p *position) veteran(moves []rules.Move) rules.Move {
	switch moves[1].Verb {
	case Dig:
		if p.men >= enough {
			return moves[1]
		}
	case Build:
		if p.men >= p.safe && p.days-p.day > late {
			return moves[1]
		}
	}
	return moves[0]
}
