package review

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/play/opponent"
)

// A playout plays a game on, from any position, by computer players.
type playout struct {
	at      rules.Position     // nil before the first
	players []*opponent.Player // by seat
	draw    *rand.Rand
	last    rules.Move // the move or outcome that step made
	moved   bool       // step made one; else a player still thinks
	moves   []rules.Move
	outs    []rules.Outcome
}

// newPlayout returns a playout by players of those levels, by seat.
func newPlayout(g *rules.Game, levels []string, draw *rand.Rand) playout {
	p := playout{draw: draw}
	for i, level := range levels {
		p.players = append(p.players, opponent.New(g, level, rules.Actor(i), draw))
	}
	return p
}

// over reports whether the game has come to its end.
func (p *playout) over() bool { return p.at.Turn() == rules.Nobody }

// step makes one move or outcome of a game that is not over, or lets a player think on,
// and returns what that cost.
func (p *playout) step() (nodes int) {
	p.moved = true
	turn := p.at.Turn()
	if turn == rules.Chance {
		p.outs = p.at.Outcomes(p.outs[:0])
		p.make(opponent.Fall(p.outs, p.draw))
		return 1
	}
	p.moves = p.at.Moves(p.moves[:0])
	if len(p.moves) == 1 {
		p.make(p.moves[0])
		return 1
	}
	return p.decide(turn)
}

// slice is the number of nodes that a player of a playout searches at a time.
const slice = 100

// decide lets a player decide, or think on.
func (p *playout) decide(turn rules.Actor) (nodes int) {
	who := p.players[turn]
	if !who.Thinking() {
		who.Ask(p.at)
	}
	m, decided := who.Step(slice)
	if decided {
		p.make(m)
	}
	p.moved = decided
	return 40 + len(p.moves)
}

func (p *playout) make(m rules.Move) { p.at, p.last = p.at.After(m), m }
