package apart

import (
	"bytes"
	"crypto/ed25519"
	"encoding/binary"
	"math"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
)

// Find returns the game of an id, or nil.
type Find func(id string) *rules.Game

// A Library holds what has to be known of games.
type Library struct{ Find Find }

// MostAhead is the greatest look-ahead: the casts for which a device may have the elements
// of the others before it throws.
const MostAhead = 16

// A pact is the agreement of all devices of a game.
type pact struct {
	record  *record.Record // game, setup and seats; without steps, and its seed is zero
	devices int            // 2 to the number of seats
	of      []int          // the device of each seat
	ahead   int            // look-ahead, 1 to MostAhead
	days    int            // after so many days a turn takes too long; 0 for never
}

// check returns an error, in words for players, if the game cannot be played so.
func (p *pact) check() error {
	g := p.record.Game
	at, err := g.New(p.record.Setup)
	if err != nil {
		return err
	}
	seats := make([]int, p.devices)
	for _, d := range p.of {
		if d < 0 || d >= p.devices {
			return errDamaged
		}
		seats[d]++
	}
	_, hides := at.(rules.Hider)
	switch {
	case p.devices < 2:
		return text.Errorf("choose a seat that is somewhere else")
	case bytes.IndexByte(seatBytes(seats), 0) >= 0 || p.ahead < 1 || p.ahead > MostAhead || p.days < 0 || p.days > math.MaxUint8 || len(p.of) != len(p.record.Seats):
		return errDamaged
	case hides && !g.OwnHands:
		return text.Errorf("{0} shows what is hidden to one player after the other, and cannot be played by letter", g.Title)
	case g.Skilled():
		return text.Errorf("{0} is thrown by hand, and can be played at one device only", g.Title)
	case p.record.Practice || p.record.Real != record.OnScreen:
		return text.Errorf("a game by letter needs bones that nobody throws again")
	}
	return nil
}

func seatBytes(seats []int) (list []byte) {
	for _, n := range seats {
		list = append(list, byte(n))
	}
	return list
}

// body returns the pact as the body of entry 0, without the founder's part.
func (p *pact) body() ([]byte, error) {
	start, err := p.record.Play()
	if err != nil {
		return nil, err
	}
	link, err := p.record.Link(start)
	if err != nil {
		return nil, err
	}
	b := binary.AppendUvarint(nil, uint64(len(link)))
	b = append(b, link...)
	b = append(b, byte(p.devices), byte(p.ahead), byte(p.days))
	for _, d := range p.of {
		b = append(b, byte(d))
	}
	return b, nil
}

// readPact reads what body wrote.
func readPact(r *reader, find Find) (p pact, err error) {
	link := r.bytes(r.int(maxLetter))
	p.devices, p.ahead, p.days = int(r.byte()), int(r.byte()), int(r.byte())
	if r.bad {
		return p, errDamaged
	}
	rec, at, err := record.ParseLink(string(link), find)
	if err != nil {
		return p, err
	}
	p.record = rec
	for range rec.Seats {
		p.of = append(p.of, int(r.byte()))
	}
	if r.bad || len(at) != 1 || rec.Seed != (record.Seed{}) {
		return p, errDamaged
	}
	return p, p.check()
}

// body returns the part in bytes: the key, then the roots.
func (p part) body() []byte {
	b := append([]byte(nil), p.key...)
	for _, root := range p.roots {
		b = append(b, root[:]...)
	}
	return b
}

func readPart(r *reader, devices int) part {
	p := part{key: ed25519.PublicKey(r.bytes(ed25519.PublicKeySize))}
	for range devices {
		p.roots = append(p.roots, r.element())
	}
	return p
}

// A reader reads the bytes of an entry or letter. After a mistake it is bad, and all it
// reads is zero.
type reader struct {
	rest []byte
	bad  bool
}

func (r *reader) bytes(n int) []byte {
	if r.bad = r.bad || n > len(r.rest); r.bad {
		return nil
	}
	b := r.rest[:n:n]
	r.rest = r.rest[n:]
	return b
}

func (r *reader) byte() byte {
	if b := r.bytes(1); b != nil {
		return b[0]
	}
	return 0
}

// int reads a number below limit.
func (r *reader) int(limit int) int {
	n, size := binary.Uvarint(r.rest)
	if r.bad = r.bad || size <= 0 || n >= uint64(limit) || size > 1 && r.rest[size-1] == 0; r.bad {
		return 0
	}
	r.rest = r.rest[size:]
	return int(n)
}

func (r *reader) element() (x element) {
	copy(x[:], r.bytes(len(x)))
	return x
}
