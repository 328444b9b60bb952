package apart

import (
	"crypto/ed25519"
	"encoding/binary"
	"math"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// sign returns the entry of an author with that body.
func (s *state) sign(key ed25519.PrivateKey, author int, body []byte) []byte {
	entry := append([]byte{byte(author)}, body...)
	return append(entry, ed25519.Sign(key, s.signed(entry))...)
}

// signed returns what the signature of the next entry is of; entry is the author and the
// body.
func (s *state) signed(entry []byte) []byte {
	return append(s.hash[:len(s.hash):len(s.hash)], entry...)
}

// split returns the author and the body of an entry, without its signature.
func split(entry []byte) (author int, body []byte, ok bool) {
	if len(entry) < 1+ed25519.SignatureSize {
		return 0, nil, false
	}
	return int(entry[0]), entry[1 : len(entry)-ed25519.SignatureSize], true
}

// verify reports whether the entry, as the next one, has the signature of that key.
func (s *state) verify(entry []byte, key ed25519.PublicKey) bool {
	end := len(entry) - ed25519.SignatureSize
	return len(key) == ed25519.PublicKeySize && ed25519.Verify(key, s.signed(entry[:end]), entry[end:])
}

// add checks the next entry and makes what it tells. After an error the state is
// undefined: use a clone.
func (s *state) add(entry []byte, find Find) error {
	author, body, ok := split(entry)
	if !ok {
		return errDamaged
	}
	r := &reader{rest: body}
	if !s.started() {
		p, err := readPact(r, find)
		if err != nil {
			return err
		}
		s.pact = p
	}
	if author != s.writer() {
		return text.Errorf("this turn is not from the player whose turn it is")
	}
	if !s.begun() {
		return s.addPart(r, author, entry)
	}
	if !s.verify(entry, s.parts[author].key) {
		return errForged
	}
	if err := s.play(r, author); err != nil {
		return err
	}
	s.enter(entry)
	return nil
}

// started reports whether there is a pact.
func (s *state) started() bool { return s.record != nil }

func (s *state) addPart(r *reader, author int, entry []byte) error {
	p := readPart(r, s.devices)
	if r.bad || len(r.rest) > 0 {
		return errDamaged
	}
	if !s.verify(entry, p.key) {
		return errForged
	}
	s.enter(entry)
	return s.join(p)
}

// play reads the body of an entry that plays, and makes its steps.
func (s *state) play(r *reader, author int) error {
	casts := r.int(chainLength + 1)
	if err := s.opened(r, author, author); err != nil {
		return err
	}
	for d := range s.devices {
		if d != author {
			if err := s.opened(r, author, d); err != nil {
				return err
			}
		}
	}
	if err := s.acts(r, author, casts); err != nil {
		return err
	}
	if s.lifts != nil && s.covering() == none {
		return s.lift()
	}
	return nil
}

// acts makes the casts of the author, so many, and the moves that it has chosen.
func (s *state) acts(r *reader, author, casts int) error {
	for casts > 0 || len(r.rest) > 0 {
		if casts > 0 && s.due(author) {
			if n := s.casts[author]; n >= s.open[author][author].n && !s.secret() {
				return Fault{len(s.steps), text.Of("it does not show what it adds to its throw")}
			}
			s.cast(author)
			casts--
			continue
		}
		if len(r.rest) == 0 {
			return Fault{len(s.steps), text.Of("it throws when it must not")}
		}
		if err := s.decide(r, author); err != nil {
			return err
		}
	}
	return nil
}

// opened reads the elements that an author opens for the casts of device d.
func (s *state) opened(r *reader, author, d int) error {
	n := r.int(chainLength)
	if n == 0 {
		return r.err()
	}
	o, ok := s.open[author][d].open(r.element(), n)
	if r.bad {
		return errDamaged
	}
	if !ok || author != d && o.n > s.casts[d]+2*MostAhead {
		return Fault{len(s.steps), text.Of("the number it adds to the throws is not the one that was promised")}
	}
	s.open[author][d] = o
	return nil
}

// decide reads a move of a seat of the author, and makes it.
func (s *state) decide(r *reader, author int) error {
	d, throws := s.turn()
	if d != author || throws || s.lifts != nil {
		return Fault{len(s.steps), text.Of("it plays when it is not its turn")}
	}
	moves := s.at.Moves(nil)
	i := r.int(math.MaxInt32)
	if r.bad {
		return errDamaged
	}
	if i >= len(moves) {
		return Fault{len(s.steps), text.Of("there is no such move")}
	}
	s.move(moves[i])
	s.settle()
	return nil
}

func (r *reader) err() error {
	if r.bad {
		return errDamaged
	}
	return nil
}

// A turn lists the acts of a device since its last entry.
type turn struct {
	casts int   // own ones made
	moves []int // decisions of its own seats, as indices of the legal moves
}

// body returns the body of an entry that plays a turn: chains are those of the author, s
// is the state before it and after the one after.
func (t turn) body(s, after *state, author int, chains []chain) []byte {
	open := func(b []byte, d, n int) []byte {
		b = binary.AppendUvarint(b, uint64(n))
		if n > 0 {
			x := chains[d].at(s.open[author][d].n + n - 1)
			b = append(b, x[:]...)
		}
		return b
	}
	b := binary.AppendUvarint(nil, uint64(t.casts))
	b = open(b, author, after.shown(author)-s.open[author][author].n)
	for d := range s.devices {
		if d != author {
			most := min(after.casts[d]+s.ahead, chainLength)
			b = open(b, d, max(0, most-s.open[author][d].n))
		}
	}
	for _, i := range t.moves {
		b = binary.AppendUvarint(b, uint64(i))
	}
	return b
}

// shown returns how many own elements a device has to open: all if its hidden casts are to
// be shown, or else those up to its last cast that everybody sees.
func (s *state) shown(author int) int {
	n := s.casts[author]
	if s.lifts != nil {
		return n
	}
	for i := len(s.hidden) - 1; i >= 0 && n > 0; i-- {
		if h := s.hidden[i]; h.device == author && h.n == n-1 {
			n--
		}
	}
	return max(n, s.open[author][author].n)
}

// moveIndex returns the index of m among the legal moves, or -1.
func moveIndex(at rules.Position, m rules.Move) int {
	for i, legal := range at.Moves(nil) {
		if legal == m {
			return i
		}
	}
	return -1
}
