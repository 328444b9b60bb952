package apart

import (
	"crypto/ed25519"
	"encoding/binary"
	"math"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
)

// A Library finds games, and knows how bones fly in those of the hand.
type Library struct {
	Find Find
	Fly  Fly // nil where nobody throws by hand
}

// Find returns the game of an id, or nil.
type Find func(id string) *rules.Game

// Fly computes a throw by hand, the last step of rec: gesture says how it was thrown, and
// scatter is the chance in it. It returns what a record says of the throw (record.Step.Thrown),
// and the outcomes in their order; none if no hand can throw so. It depends on nothing else.
type Fly func(rec *record.Record, gesture string, scatter uint32) (thrown string, fell []rules.Move)

// MostAhead is the greatest look-ahead: the casts for which a device may have the elements
// of the others before it throws.
const MostAhead = 16

// A pact is the agreement of all devices of a game.
type pact struct {
	record  *record.Record // game, setup and seats; without steps, and its seed is zero
	devices int            // 2 to the number of seats
	of      []int          // the device of each seat
	ahead   int            // look-ahead, 0 to MostAhead
	days    int            // after so many days a turn takes too long; 0 for never
}

// check returns an error, in words for players, if a game can't be played on the terms
// of the pact.
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
	_, keeps := at.(rules.Keeper)
	switch {
	case p.devices < 2:
		return text.Errorf("choose a seat that is somewhere else")
	case slices.Contains(seats, 0) || p.ahead < 0 || p.ahead > MostAhead || p.days < 0 || p.days > math.MaxUint8 || len(p.of) != len(p.record.Seats):
		return errDamaged
	case hides && !keeps:
		return text.Errorf("{0} cannot be played by letter", g.Title)
	case g.Skilled() && p.ahead > 0:
		return text.Errorf("{0} is thrown by hand: play it at one device, or at the same time", g.Title)
	case p.record.Practice || p.record.Real != record.OnScreen:
		return text.Errorf("a game by letter needs bones that nobody throws again")
	}
	return nil
}

// body encodes the pact as the body of entry 0, without the founder's part.
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

// A part holds what a device shows when it joins.
type part struct {
	key   ed25519.PublicKey
	roots []element // of its chains, by the device whose casts they are for
}

// body encodes the part: its key, then the roots of its chains.
func (p part) body() []byte {
	b := append([]byte(nil), p.key...)
	for _, root := range p.roots {
		b = append(b, root[:]...)
	}
	return b
}

// part reads what part.body wrote.
func (p *pact) part(r *reader) part {
	q := part{key: ed25519.PublicKey(r.bytes(ed25519.PublicKeySize))}
	for range p.devices {
		q.roots = append(q.roots, r.element())
	}
	return q
}

// A reader reads the bytes of an entry or letter. After a mistake it is bad, and all it
// reads is zero.
type reader struct {
	rest []byte
	bad  bool
}

// bytes returns the next n bytes, or nil and sets r.bad if there are not that many.
func (r *reader) bytes(n int) []byte {
	if r.bad = r.bad || n > len(r.rest); r.bad {
		return nil
	}
	b := r.rest[:n:n]
	r.rest = r.rest[n:]
	return b
}

// byte returns the next byte, or 0 and sets r.bad if there is none.
func (r *reader) byte() byte {
	if b := r.bytes(1); b != nil {
		return b[0]
	}
	return 0
}

// short reads a number of two bytes, high byte first.
func (r *reader) short() uint16 {
	if b := r.bytes(2); b != nil {
		return binary.BigEndian.Uint16(b)
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

// err returns an error if something was missing.
func (r *reader) err() error {
	if r.bad {
		return errDamaged
	}
	return nil
}
