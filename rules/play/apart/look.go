package apart

import (
	"encoding/hex"
	"slices"

	"knucklebones/rules/play/record"
)

// Terms are agreed for a game apart besides its rules and players.
type Terms struct {
	Of    []int // the device of each seat; the founder's is 0
	Ahead int   // look-ahead, 0 to MostAhead
	Days  int   // after so many days a turn takes too long; 0 for never, at most 255
}

// Check returns an error, in words for players, if a game cannot be played apart on these
// terms: rec has the game, its setup and its seats.
func Check(rec *record.Record, t Terms) error {
	p := newPact(rec, t)
	return p.check()
}

// Peek returns the id of the game that a letter belongs to, and the number of its first
// entry, without checking the entries.
func Peek(letter string) (id string, first int, err error) {
	l, err := parseLetter(letter)
	return hex.EncodeToString(l.id[:]), l.first, err
}

// ID returns the id of the game in hexadecimal digits.
func (g *Game) ID() string {
	id := g.id()
	return hex.EncodeToString(id[:])
}

// Terms returns what the founder proposed; it must not be changed.
func (g *Game) Terms() Terms { return Terms{g.log.of, g.log.ahead, g.log.days} }

// Device returns the number of this device.
func (g *Game) Device() int { return g.me.device }

// Devices returns how many devices play.
func (g *Game) Devices() int { return g.log.devices }

// Joined returns how many devices have joined.
func (g *Game) Joined() int { return len(g.log.parts) }

// Author returns the device that wrote the last entry.
func (g *Game) Author() int { return int(g.all[len(g.all)-1][0]) }

// Unwritten reports whether this device has done something since its last entry.
func (g *Game) Unwritten() bool { return len(g.done) > 0 }

// newPact returns the pact of a game on these terms.
func newPact(rec *record.Record, t Terms) pact {
	agreed := *rec
	agreed.Steps, agreed.Above, agreed.Below, agreed.Seed = nil, nil, nil, record.Seed{}
	return pact{record: &agreed, devices: slices.Max(append([]int{0}, t.Of...)) + 1, of: t.Of, ahead: t.Ahead, days: t.Days}
}
