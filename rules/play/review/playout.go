package review

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/play/opponent"
)

// A playout plays a game on, from any position, by computer players.
type playout struct {
	at      rules.Position     // nil before the first
	who     rules.Actor        // the seat that acted last, whose cast or deal chance resolves
	players []*opponent.Player // by seat
	draws   []*rand.Rand       // of what each seat casts and decides
	last    rules.Move         // the move or outcome that step made
	moved   bool               // step made one; else a player still thinks
	moves   []rules.Move
	outs    []rules.Outcome
}

// newPlayout returns a playout by players of those levels, by seat, with the random numbers
// of each.
func newPlayout(g *rules.Game, levels []string, draws []*rand.Rand) playout {
	p := playout{draws: draws}
	for i, level := range levels {
		p.players = append(p.players, opponent.New(g, level, rules.Actor(i), draws[i]))
	}
	return p
}

// begin sets the position from which the playout goes on; who is the seat to which the
// position has come.
func (p *playout) begin(at rules.Position, who rules.Actor) { p.at, p.who = at, max(0, who) }

// over reports whether the game has come to its end.
func (p *playout) over() bool { return p.at.Turn() == rules.Nobody }

// step makes one move or outcome of a game that is not over, or lets a player think on,
// and returns what that cost.
func (p *playout) step() (nodes int) {
	p.moved = true
	turn := p.at.Turn()
	if turn == rules.Chance {
		p.outs = p.at.Outcomes(p.outs[:0])
		p.make(rules.Draw(p.outs, p.draws[p.who]))
		return 1
	}
	p.who = turn
	p.moves = p.at.Moves(p.moves[:0])
	if len(p.moves) == 1 {
		p.make(p.moves[0])
		return 1
	}
	return p.decide(turn)
}

// slice is the number of nodes that a player of a playout searches at a time.
const slice = 100

// decide lets the player of the acting seat search for a while, and makes its move once
// decided. It returns the cost in nodes.
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
