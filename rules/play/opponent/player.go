// Package opponent has the computer players. One of them sits on a seat, is
// shown what that seat may know and nothing else, and thinks in slices, so that
// whoever runs it never waits long. The package also plays whole series of
// games without a table, to measure how much better one level is than another.
package opponent

import (
	"crypto/sha256"
	"encoding/binary"
	"math/rand/v2"

	"knucklebones/rules"
)

// Random is the level that every game has: any legal move.
const Random = "random"

// A Player is a computer on a seat.
type Player struct {
	game  *rules.Game
	level string
	seat  rules.Actor
	rand  *rand.Rand
	think func(nodes int) (rules.Move, bool)
}

// New seats a player of that level of the game. All chance in its thinking
// comes from r.
func New(g *rules.Game, level string, seat rules.Actor, r *rand.Rand) *Player {
	return &Player{game: g, level: level, seat: seat, rand: r}
}

// Stream is the randomness of a player in a game with that seed. It has
// nothing to do with the casts, and differs for every seat and step, so that a
// game taken up again goes on as it would have.
func Stream(seed [16]byte, seat rules.Actor, step int) *rand.Rand {
	b := append([]byte("opponent"), seed[:]...)
	b = binary.BigEndian.AppendUint64(b, uint64(seat))
	b = binary.BigEndian.AppendUint64(b, uint64(step))
	return rand.New(rand.NewChaCha8(sha256.Sum256(b)))
}

// Ask puts the player to its next move at p, when it is its turn there. It
// drops what it was thinking of before.
func (p *Player) Ask(at rules.Position) {
	if p.level == Random || p.game.Think == nil {
		legal := at.Moves(nil)
		p.think = func(int) (rules.Move, bool) { return legal[p.rand.IntN(len(legal))], true }
		return
	}
	p.think = p.game.Think(p.level, at.View(p.seat), p.rand)
}

// Step lets the player think through so many nodes, and is its move once it
// has decided. It has not decided anything unless it was asked.
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

// Asked tells whether the player is thinking.
func (p *Player) Asked() bool { return p.think != nil }
