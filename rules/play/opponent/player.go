// Package opponent has the computer players. A player is given the view of its
// seat and nothing else, and searches in slices, so that the caller never waits
// long. The package also plays series of games without a table, to measure how
// much better one level is than another.
package opponent

import (
	"crypto/sha256"
	"encoding/binary"
	"math/rand/v2"

	"knucklebones/rules"
)

// Random is the level that every game has; it plays any legal move.
const Random = "random"

// A Player is a computer player in a seat.
type Player struct {
	game  *rules.Game
	level string
	seat  rules.Actor
	rand  *rand.Rand
	think func(nodes int) (rules.Move, bool)
}

// New returns a player of that level for a seat of the game. All randomness of
// its search comes from r.
func New(g *rules.Game, level string, seat rules.Actor, r *rand.Rand) *Player {
	return &Player{game: g, level: level, seat: seat, rand: r}
}

// Stream returns the random numbers of a player in a game with that seed. They
// are independent of the casts and differ for every seat and step, so that a
// resumed game continues as it would have.
func Stream(seed [16]byte, seat rules.Actor, step int) *rand.Rand {
	b := append([]byte("opponent"), seed[:]...)
	b = binary.BigEndian.AppendUint64(b, uint64(seat))
	b = binary.BigEndian.AppendUint64(b, uint64(step))
	return rand.New(rand.NewChaCha8(sha256.Sum256(b)))
}

// Ask starts the search for the player's next move at a position where it is
// its turn. An earlier search is dropped.
func (p *Player) Ask(at rules.Position) {
	if p.level == Random || p.game.Think == nil {
		legal := at.Moves(nil)
		p.think = func(int) (rules.Move, bool) { return legal[p.rand.IntN(len(legal))], true }
		return
	}
	p.think = p.game.Think(p.level, at.View(p.seat), p.rand)
}

// Step continues the search for about that many nodes, and returns the move and
// true once it is decided. Without Ask it returns false.
func (p *Player) Step(nodes int) (rules.Move, bool) {
	if p.think == nil {
		return rules.Move{}, false
	}
	m, done := p.think(nodes)
	if done {
		p.think = nil
	}
	return m, done
}

// Thinking reports whether a search is under way.
func (p *Player) Thinking() bool { return p.think != nil }
