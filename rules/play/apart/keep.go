package apart

import (
	"encoding/base64"
	"encoding/binary"
)

// keepVersion is the first byte of what Keep writes.
const keepVersion = 1

// Keep returns the game in characters for the device's own storage: it holds the secret,
// so it must never leave the device.
func (g *Game) Keep() string {
	b := append([]byte{keepVersion, byte(g.me.device)}, g.me.secret...)
	b = binary.AppendUvarint(b, uint64(len(g.done)))
	for _, act := range g.done {
		b = appendBytes(b, act)
	}
	for _, entry := range g.all {
		b = appendBytes(b, entry)
	}
	return base64.RawURLEncoding.EncodeToString(b)
}

// appendBytes appends the length of p to b, then p.
func appendBytes(b, p []byte) []byte {
	return append(binary.AppendUvarint(b, uint64(len(p))), p...)
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
	device, secret := int(r.byte()), r.bytes(SecretSize)
	var acts, entries [][]byte
	for range r.int(len(r.rest) + 1) {
		acts = append(acts, r.sized())
	}
	for len(r.rest) > 0 && !r.bad {
		entries = append(entries, r.sized())
	}
	if r.bad || len(entries) == 0 {
		return nil, errDamaged
	}
	first := &state{lib: lib}
	if err := first.add(entries[0]); err != nil {
		return nil, err
	}
	if device >= first.devices {
		return nil, errDamaged
	}
	g := &Game{me: newKeys(device, secret, first.devices)}
	g.log.lib, g.log.me = lib, g.me
	if err := g.take(entries); err != nil {
		return nil, err
	}
	if device >= len(g.log.parts) || !g.me.part().key.Equal(g.log.parts[device].key) {
		return nil, errDamaged
	}
	return g, g.redo(acts)
}

// sized reads a byte slice that its length precedes, as appendBytes writes it.
func (r *reader) sized() []byte { return r.bytes(r.int(len(r.rest) + 1)) }

// redo applies again the acts that had not been written to an entry when the game was
// kept.
func (g *Game) redo(acts [][]byte) error {
	for _, act := range acts {
		if !g.Mine() {
			return errDamaged
		}
		if err := g.do(act); err != nil {
			return err
		}
	}
	return nil
}
