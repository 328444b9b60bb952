package apart

import (
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/binary"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
)

// A part holds the key and the roots that a device shows when it joins.
type part struct {
	key   ed25519.PublicKey
	roots []element // of its chains, by the device whose casts they are for
}

// A state is the result of a log. Changing a copy leaves the original alone, if the
// copy is made by clone.
type state struct {
	pact
	parts  []part // of the devices that have joined
	hash   [32]byte
	key    [32]byte // the hash after the last device joined
	number int      // of entries

	at    rules.Position
	steps []rules.Move
	casts []int       // made so far, by device
	open  [][]opening // by the device that contributes, then the device that throws
}

func (s state) clone() state {
	s.parts = slices.Clip(s.parts)
	s.steps = slices.Clip(s.steps)
	s.casts = slices.Clone(s.casts)
	open := make([][]opening, len(s.open))
	for i, o := range s.open {
		open[i] = slices.Clone(o)
	}
	s.open = open
	return s
}

// begun reports whether all devices have joined.
func (s *state) begun() bool { return len(s.parts) == s.devices }

// join adds the part of the next device. After the last one the game begins.
func (s *state) join(p part) error {
	s.parts = append(s.parts, p)
	row := make([]opening, s.devices)
	for d, root := range p.roots {
		row[d] = opening{last: root}
	}
	s.open = append(s.open, row)
	if !s.begun() {
		return nil
	}
	at, err := s.record.Game.New(s.record.Setup)
	if err != nil {
		return err
	}
	s.at = at
	s.casts = make([]int, s.devices)
	s.settle()
	return nil
}

// enter hashes an entry into the log.
func (s *state) enter(entry []byte) {
	h := sha256.New()
	h.Write(s.hash[:])
	h.Write(entry)
	s.hash = [32]byte(h.Sum(nil))
	if s.number++; s.number == s.devices {
		s.key = s.hash
	}
}

// settle makes the moves that nobody chooses.
func (s *state) settle() {
	var moves []rules.Move
	for {
		if moves = s.at.Moves(moves[:0]); len(moves) != 1 {
			return
		}
		s.step(moves[0])
	}
}

func (s *state) step(m rules.Move) {
	s.steps = append(s.steps, m)
	s.at = s.at.After(m)
}

// deviceOf returns the device of a seat, or the founder for one of no seat.
func (s *state) deviceOf(seat rules.Actor) int {
	if seat < 0 {
		return 0
	}
	return s.of[seat]
}

// turn returns the device whose seat decides or throws next, or none after the end, and
// whether it throws.
func (s *state) turn() (device int, throws bool) {
	switch turn := s.at.Turn(); turn {
	case rules.Nobody:
		return none, false
	case rules.Chance:
		return s.deviceOf(s.at.View(rules.Nobody).Asked), true
	default:
		return s.deviceOf(turn), false
	}
}

// none stands for no device.
const none = -1

// writer returns the device that writes the next entry, or none when the game is over.
func (s *state) writer() int {
	if !s.begun() {
		return len(s.parts)
	}
	d, throws := s.turn()
	if throws {
		for e := s.devices - 1; e >= 0; e-- {
			if e != d && s.open[e][d].n <= s.casts[d] {
				return e
			}
		}
	}
	return d
}

// due reports whether device d throws next and nothing is wanting but its own element.
func (s *state) due(d int) bool {
	thrower, throws := s.turn()
	return throws && thrower == d && s.writer() == d
}

// cast makes the cast that is due; own is the thrower's element.
func (s *state) cast(d int, own element) {
	n := s.casts[d]
	mac := [][]byte{{byte(d)}, binary.BigEndian.AppendUint64(nil, uint64(n))}
	for e := range s.devices {
		x := own
		if e != d {
			x = s.open[e][d].at(n)
		}
		mac = append(mac, x[:])
	}
	outcomes := s.at.Outcomes(nil)
	i := record.Seed(sum(s.key[:], mac...)).Draw(0, outcomes)
	s.casts[d]++
	s.step(outcomes[i].Move)
	s.settle()
}
