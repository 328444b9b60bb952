package apart

import (
	"encoding/base64"
	"encoding/binary"
	"math"
)

// keepVersion is the first byte of what Keep writes.
const keepVersion = 1

// Keep returns the game in characters for the device's own storage: it holds the secret,
// so it must never leave the device.
func (g *Game) Keep() string {
	b := append([]byte{keepVersion, byte(g.device)}, g.secret...)
	b = binary.AppendUvarint(b, uint64(g.done.casts))
	b = binary.AppendUvarint(b, uint64(len(g.done.moves)))
	for _, i := range g.done.moves {
		b = binary.AppendUvarint(b, uint64(i))
	}
	for _, entry := range g.all {
		b = binary.AppendUvarint(b, uint64(len(entry)))
		b = append(b, entry...)
	}
	return base64.RawURLEncoding.EncodeToString(b)
}

// Resume returns the game that Keep wrote, with what was done since the last entry.
func Resume(kept string, lib Library) (*Game, error) {
	b, err := base64.RawURLEncoding.Strict().DecodeString(kept)
	if err != nil {
		return nil, errDamaged
	}
	r := &reader{rest: b}
	if r.byte() != keepVersion {
		return nil, errDamaged
	}
	device := int(r.byte())
	secret := r.bytes(SecretSize)
	casts := r.int(chainLength + 1)
	var moves []int
	for range r.int(len(r.rest) + 1) {
		moves = append(moves, r.int(math.MaxInt32))
	}
	var entries [][]byte
	for len(r.rest) > 0 && !r.bad {
		entries = append(entries, r.bytes(r.int(len(r.rest)+1)))
	}
	if r.bad || len(entries) == 0 {
		return nil, errDamaged
	}
	g := &Game{find: lib.Find}
	first := &state{self: none}
	if err := first.add(entries[0], lib.Find); err != nil {
		return nil, err
	}
	g.become(device, secret, first.devices)
	if err := g.take(entries); err != nil {
		return nil, err
	}
	if device >= len(g.log.parts) || !g.part().key.Equal(g.log.parts[device].key) {
		return nil, errDamaged
	}
	return g, g.redo(turn{casts, moves})
}

// redo makes again what was done since the last entry.
func (g *Game) redo(t turn) error {
	for t.casts > 0 || len(t.moves) > 0 {
		if t.casts > 0 && g.Cast() {
			t.casts--
			continue
		}
		if len(t.moves) == 0 {
			return errDamaged
		}
		if !g.Begun() {
			return errDamaged
		}
		moves := g.now.at.Moves(nil)
		if t.moves[0] >= len(moves) {
			return errDamaged
		}
		if err := g.Play(moves[t.moves[0]]); err != nil {
			return err
		}
		t.moves = t.moves[1:]
	}
	return nil
}
