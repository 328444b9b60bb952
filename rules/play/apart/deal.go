package apart

import (
	"encoding/binary"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
)

// What a dealer tells of a card.
const (
	faceDown = iota // it lies face down; only its seat learns it
	faceUp
	showing // it lies face up, and shows the cards of the seats that it ends the hand for
	ending  // it lies face up and shows all cards
)

// deal applies a cast of the dealer, device d, in a game with cards: one card dealt
// face up, face down, or one that shows others. It reads from r what the dealer has
// sent. Everything is checked once the cards are shown.
func (s *state) deal(d int, outs []rules.Outcome, r *reader) error {
	kind := r.byte()
	if kind == faceDown {
		return s.dealDown(d, outs, r)
	}
	if kind == showing {
		if err := s.turnUp(r); err != nil {
			return err
		}
		outs = s.at.Outcomes(nil)
	}
	i := r.int(max(1, len(outs)))
	if r.bad || kind > ending || len(outs) == 0 {
		return errDamaged
	}
	m := outs[i].Move
	s.hide(secret{step: len(s.steps), device: d, n: s.casts[d], owner: rules.Nobody, told: true, truth: m, known: true})
	s.casts[d]++
	s.step(m, m)
	if kind == ending {
		s.lifting, s.last = true, nil
		return nil
	}
	for _, x := range s.secrets {
		if x.owner != rules.Nobody && x.told != s.at.(rules.Keeper).Knows(rules.Nobody, x.owner) {
			return s.fault(errFace)
		}
	}
	s.settle()
	return nil
}

// dealDown applies a card that device d deals face down: it reads the masked card for
// each device that may know it, and takes the mask off that of this device.
func (s *state) dealDown(d int, outs []rules.Outcome, r *reader) error {
	i := slices.IndexFunc(outs, s.secret)
	if i < 0 {
		return s.fault(errFace)
	}
	form := s.at.(rules.Hider).Seen(rules.Nobody, outs[i].Move)
	x := secret{step: len(s.steps), device: d, n: s.casts[d], owner: s.owner(outs[i].Move), truth: form}
	for e := range s.devices {
		if e == d || s.gone[e] || !s.shares(e, x.owner) {
			continue
		}
		masked := r.bytes(2)
		if r.bad {
			return errDamaged
		}
		if s.me == nil || e != s.me.device {
			continue
		}
		k := int(binary.BigEndian.Uint16(xor(masked, s.pad(d, "deal", d, x.n, len(masked)))))
		if k >= len(outs) {
			return s.fault(errDealt)
		}
		x.truth, x.known = outs[k].Move, true
	}
	s.conceal(x, form)
	return nil
}

// turnUp reads which of the cards dealt face down are shown now, and replays the game
// with them. The error says which card can't be true.
func (s *state) turnUp(r *reader) (err error) {
	var shown []int // which of the secrets
	for range r.int(len(s.secrets) + 1) {
		shown = append(shown, r.int(len(s.secrets)))
	}
	s.steps, s.mine, s.secrets = slices.Clone(s.steps), slices.Clone(s.mine), slices.Clone(s.secrets)
	k := -1 // of the secrets
	s.at, err = s.replay(func(at rules.Position, i int, x *secret) (rules.Move, error) {
		if x != nil {
			k++
		}
		if x != nil && slices.Contains(shown, k) {
			if err := s.turned(x, at, r); err != nil {
				return rules.Move{}, err
			}
		}
		if unknown := x != nil && !x.told; at.Turn() != rules.Chance && unknown || !unknown && !legal(at, s.steps[i]) {
			return rules.Move{}, Fault{i, errHands}
		}
		return s.steps[i], nil
	})
	if err == nil {
		s.here, err = s.replay(func(_ rules.Position, i int, _ *secret) (rules.Move, error) { return s.mine[i], nil })
	}
	return err
}

// turned reads the card behind secret x, which was dealt at position at, and makes it
// known to all. The error says that it is not the one this device had been told.
func (s *state) turned(x *secret, at rules.Position, r *reader) error {
	outs := at.Outcomes(nil)
	i := r.int(max(1, len(outs)))
	if r.bad || len(outs) == 0 || x.told {
		return errDamaged
	}
	m := outs[i].Move
	if x.known && x.truth != m {
		return Fault{x.step, errDealt}
	}
	x.truth, x.known, x.told = m, true, true
	s.steps[x.step], s.mine[x.step] = m, m
	return nil
}

// tell returns the act of the next card to deal, for the entry of this device, the
// dealer.
func (s *state) tell() []byte {
	d := s.me.device
	n := s.casts[d]
	key, _ := s.knows(d, n)
	m := s.outcome(s.here, d, n, key)
	if record.Secret(s.here, m) {
		return s.tellDown(m, n)
	}
	after := s.here.After(m)
	if !record.Hidden(after) {
		return s.tellUp([]byte{ending}, s.at, m)
	}
	var shown []int
	for i, x := range s.secrets {
		if !x.told && after.(rules.Keeper).Knows(rules.Nobody, x.owner) {
			shown = append(shown, i)
		}
	}
	if len(shown) == 0 {
		return s.tellUp([]byte{faceUp}, s.at, m)
	}
	b := binary.AppendUvarint([]byte{showing}, uint64(len(shown)))
	for _, i := range shown {
		b = binary.AppendUvarint(b, uint64(i))
	}
	k := -1 // of the secrets
	at, _ := s.replay(func(at rules.Position, i int, x *secret) (rules.Move, error) {
		if x != nil {
			k++
		}
		if x == nil || !slices.Contains(shown, k) {
			return s.steps[i], nil
		}
		b = s.tellUp(b, at, s.mine[i])
		return s.mine[i], nil
	})
	return s.tellUp(b, at, m)
}

// tellUp appends to b the outcome m at a position, as its index among the outcomes.
func (s *state) tellUp(b []byte, at rules.Position, m rules.Move) []byte {
	return binary.AppendUvarint(b, uint64(outcomeIndex(at, m)))
}

// tellDown returns the act of dealing card m face down, the n-th cast: its index among
// the outcomes, masked for each device that may know it.
func (s *state) tellDown(m rules.Move, n int) []byte {
	b, d := []byte{faceDown}, s.me.device
	index := binary.BigEndian.AppendUint16(nil, uint16(outcomeIndex(s.at, m)))
	for e := range s.devices {
		if e == d || s.gone[e] || !s.shares(e, s.owner(m)) {
			continue
		}
		b = append(b, xor(index, s.pad(e, "deal", d, n, len(index)))...)
	}
	return b
}

// outcomeIndex returns the index of m among the outcomes at a position, or -1.
func outcomeIndex(at rules.Position, m rules.Move) int {
	return slices.IndexFunc(at.Outcomes(nil), func(o rules.Outcome) bool { return o.Move == m })
}
