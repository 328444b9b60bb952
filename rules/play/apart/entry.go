package apart

import (
	"crypto/ed25519"
	"encoding/binary"
	"slices"

	"knucklebones/rules"
)

// The kinds of entries after the game has begun, their first byte.
const (
	entryPlays = iota
	entryProposes
	entryAgrees
)

// sign returns the entry of an author with that body.
func (s *state) sign(key ed25519.PrivateKey, author int, body []byte) []byte {
	entry := append([]byte{byte(author)}, body...)
	return append(entry, ed25519.Sign(key, s.signed(entry))...)
}

// signed returns the bytes that the signature of the next entry covers: the log's hash,
// and entry, which is the author and the body.
func (s *state) signed(entry []byte) []byte {
	return append(s.hash[:len(s.hash):len(s.hash)], entry...)
}

// split returns the author and the body of an entry without its signature. ok is false
// if it is too short.
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

// add verifies the next entry of the log and applies it. After an error the state is
// undefined, so call it on a clone.
func (s *state) add(entry []byte) error {
	author, body, ok := split(entry)
	if !ok {
		return errDamaged
	}
	r := &reader{rest: body}
	if !s.started() {
		p, err := readPact(r, s.lib.Find)
		if err != nil {
			return err
		}
		s.pact = p
	}
	if !s.begun() {
		return s.addPart(r, author, entry)
	}
	if author >= s.devices || s.gone[author] {
		return errTurn
	}
	if !s.verify(entry, s.parts[author].key) {
		return errForged
	}
	if err := s.read(r, author); err != nil {
		return err
	}
	s.enter(entry)
	return nil
}

// started reports whether the first entry, with the pact, has been applied.
func (s *state) started() bool { return s.record != nil }

// addPart adds the entry in which a seat contributes its key, after checking that it is
// that seat's turn and that the entry is signed.
func (s *state) addPart(r *reader, author int, entry []byte) error {
	if author != s.writer() {
		return errTurn
	}
	p := s.part(r)
	if r.bad || len(r.rest) > 0 {
		return errDamaged
	}
	if _, ok := pointOf(p.key); !ok || !s.verify(entry, p.key) {
		return errForged
	}
	s.enter(entry)
	return s.join(p)
}

// read parses and applies the body of an entry by author, once the game has begun:
// moves and casts, a proposal, or agreement to one.
func (s *state) read(r *reader, author int) error {
	switch kind := r.byte(); {
	case r.bad || kind > entryAgrees:
		return errDamaged
	case kind == entryProposes:
		return s.propose(r, author)
	case kind == entryAgrees && len(r.rest) > 0:
		return errDamaged
	case kind == entryAgrees:
		return s.agree(author)
	}
	if author != s.player() {
		return errTurn
	}
	s.asks = nil // whoever was missing has come back
	return s.play(r, author)
}

// play parses and applies an entry in which an author makes moves and casts.
func (s *state) play(r *reader, author int) error {
	was := slices.Clone(s.open[author])
	if err := s.take(r, author); err != nil {
		return err
	}
	if err := s.opened(r, author, author); err != nil {
		return err
	}
	for d := range s.devices {
		if d != author && !s.gone[d] {
			if err := s.opened(r, author, d); err != nil {
				return err
			}
		}
	}
	for range r.int(mostActs) {
		if err := s.act(r, author); err != nil {
			return err
		}
	}
	if s.lifting && s.covering() == author {
		if err := s.lift(r, author); err != nil {
			return err
		}
	}
	if r.bad || len(r.rest) > 0 {
		return errDamaged
	}
	return s.moderate(author, was)
}

// mostActs is the most acts of one entry.
const mostActs = 1 << 15

// act parses and applies one act of an author: its cast if one is due, otherwise a
// decision.
func (s *state) act(r *reader, author int) error {
	if r.bad {
		return errDamaged
	}
	act := s.decide
	if s.due(author) {
		act = s.cast
	}
	if err := act(r, author); err != nil {
		return err
	}
	if !s.lifting && s.here.Turn() != s.at.Turn() {
		return s.fault(errHands)
	}
	return nil
}

// moderate returns an error if an author has opened elements too early, so that future
// casts or hidden ones would be known; was is what it had opened before.
func (s *state) moderate(author int, was []opening) error {
	for d := range s.devices {
		most := s.casts[d]
		if d != author {
			most = s.reaches(d)
		}
		if n := s.open[author][d].n; n > most && n > was[d].n {
			return s.fault("it opens more than it may")
		}
	}
	for _, x := range s.secrets {
		if !s.lifting && x.device == author && s.open[author][author].n > x.n {
			return s.fault("it shows what has to stay under the cup")
		}
	}
	return nil
}

// opened parses the elements that an author opens for the casts of device d, and checks
// that they belong to its chain.
func (s *state) opened(r *reader, author, d int) error {
	n := r.int(chainLength + 1)
	if n == 0 {
		return r.err()
	}
	o, ok := s.open[author][d].open(r.element(), n)
	if r.bad {
		return errDamaged
	}
	if !ok {
		return s.fault("the number it adds to the throws is not the one that was promised")
	}
	s.open[author][d] = o
	return nil
}

// decide parses a move of one of the author's seats and makes it.
func (s *state) decide(r *reader, author int) error {
	if d, throws := s.turn(); throws && !s.lifting && d == author {
		return s.fault("it throws when it must not")
	} else if d != author || throws || s.lifting || s.ended || s.player() != author {
		return s.fault("it plays when it is not its turn")
	}
	forms := s.forms()
	i := r.int(len(forms))
	if r.bad {
		return s.fault("there is no such move")
	}
	form := forms[i]
	if form != s.standIn(form) {
		mask := r.short()
		if r.bad {
			return errDamaged
		}
		if err := s.choose(author, form, mask); err != nil {
			return err
		}
		s.settle()
		return nil
	}
	if s.byHand(form) {
		if err := s.hold(r); err != nil {
			return err
		}
	}
	s.move(form)
	s.settle()
	return nil
}

// chosen returns the act of making the legal move m on this device, for its entry;
// gesture describes it if it is a throw by hand. What others may not see is masked.
func (s *state) chosen(m rules.Move, gesture string) []byte {
	form := m
	if h, hides := s.here.(rules.Hider); hides {
		form = h.Seen(rules.Nobody, m)
	}
	b := binary.AppendUvarint(nil, uint64(slices.Index(s.forms(), form)))
	if form != m {
		x, _ := s.knows(s.me.device, s.casts[s.me.device])
		mask := uint16(slices.Index(s.here.Moves(nil), m)) ^ maskOf(x, len(s.steps))
		b = binary.BigEndian.AppendUint16(b, mask)
	}
	if s.byHand(m) {
		b = binary.AppendUvarint(b, uint64(len(gesture)))
		b = append(b, gesture...)
	}
	return b
}

// threw returns the act of making the cast that is due on this device, for its entry.
func (s *state) threw() (b []byte) {
	outs := s.at.Outcomes(nil)
	hides := len(s.secrets) > 0 || slices.ContainsFunc(outs, s.secret)
	switch d := s.me.device; {
	case s.record.Game.Dealt && hides:
		return s.tell()
	case s.record.Game.Skilled():
		x, _ := s.knows(d, s.casts[d])
		_, b = s.flown(s.seed(d, s.casts[d], x))
	}
	return b
}

// body returns the body of an entry with these acts of this device; s is the state
// before them, after the state after them.
func (s *state) body(after *state, acts [][]byte) []byte {
	a := s.me.device
	b := append([]byte{entryPlays}, s.give()...)
	b = s.opens(b, a, after.proved(a))
	for d := range s.devices {
		if d != a && !s.gone[d] {
			b = s.opens(b, d, after.reaches(d))
		}
	}
	b = binary.AppendUvarint(b, uint64(len(acts)))
	for _, act := range acts {
		b = append(b, act...)
	}
	if after.lifting && after.covering() == a {
		b = after.lifts(b)
	}
	return b
}

// opens appends to b the elements that this device opens for the casts of device d, so
// that the first n are open.
func (s *state) opens(b []byte, d, n int) []byte {
	was := s.open[s.me.device][d].n
	if n <= was {
		return append(b, 0)
	}
	x := s.me.chains[d].at(n - 1)
	return append(binary.AppendUvarint(b, uint64(n-was)), x[:]...)
}

// proved returns how many elements device d has to open for its own casts: all up to
// its first secret.
func (s *state) proved(d int) int {
	for _, x := range s.secrets {
		if x.device == d {
			return x.n
		}
	}
	return s.casts[d]
}

// moveIndex returns the index of m among the legal moves, or -1.
func moveIndex(at rules.Position, m rules.Move) int { return slices.Index(at.Moves(nil), m) }
