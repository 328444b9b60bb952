package apart

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"hash/crc32"

	"knucklebones/rules/text"
)

const (
	letterVersion = 1
	maxLetter     = 1 << 20 // characters; a link holds fewer
	maxEntries    = 1 << 16
)

// A gameID tells games apart. It begins the hash of entry 0.
type gameID [8]byte

// id returns the id of the game, a checksum of its first entry.
func (g *Game) id() gameID {
	sum := sha256.Sum256(g.all[0])
	return gameID(sum[:])
}

// A letter is a run of entries of one log.
type letter struct {
	id      gameID
	first   int // the number of the first entry
	entries [][]byte
}

// String returns the letter in characters that are safe in the fragment of an address:
// base64url of the version, the id, the number of the first entry, each entry after
// its length, and a CRC-32 of all that.
func (l letter) String() string {
	b := append([]byte{letterVersion}, l.id[:]...)
	b = binary.AppendUvarint(b, uint64(l.first))
	for _, entry := range l.entries {
		b = appendBytes(b, entry)
	}
	b = binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE(b))
	return base64.RawURLEncoding.EncodeToString(b)
}

// parseLetter reads what String wrote.
func parseLetter(s string) (l letter, err error) {
	if len(s) > maxLetter {
		return l, errDamaged
	}
	b, err := base64.RawURLEncoding.Strict().DecodeString(s)
	if err != nil || len(b) < 5 {
		return l, errDamaged
	}
	end := len(b) - 4
	if crc32.ChecksumIEEE(b[:end]) != binary.BigEndian.Uint32(b[end:]) {
		return l, errDamaged
	}
	r := &reader{rest: b[:end]}
	if v := r.byte(); v != letterVersion {
		return l, text.Errorf("this letter has version {0}, but only version {1} can be read", text.Number(v), letterVersion)
	}
	copy(l.id[:], r.bytes(len(l.id)))
	l.first = r.int(maxEntries)
	for len(r.rest) > 0 && !r.bad {
		l.entries = append(l.entries, r.sized())
	}
	if r.bad {
		return l, errDamaged
	}
	return l, nil
}
