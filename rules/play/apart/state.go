package apart

import (
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/binary"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
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

	self   int          // this device, whose hidden casts are known here, or none
	chains []chain      // of this device
	hidden []hiddenCast // those that not all devices know
	lifts  *rules.Move  // the move that shows them, once they are open; or nil
}

// A hiddenCast is a cast that only the device of its seat knows. On other devices the first
// possible outcome stands in its place.
type hiddenCast struct{ step, device, n int }

func (s state) clone() state {
	s.parts = slices.Clip(s.parts)
	s.steps = slices.Clip(s.steps)
	s.casts = slices.Clone(s.casts)
	open := make([][]opening, len(s.open))
	for i, o := range s.open {
		open[i] = slices.Clone(o)
	}
	s.open = open
	s.hidden = slices.Clip(s.hidden)
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
	for s.lifts == nil {
		if moves = s.at.Moves(moves[:0]); len(moves) != 1 {
			return
		}
		s.move(moves[0])
	}
}

// move makes a move; one that shows hidden casts waits until these are open.
func (s *state) move(m rules.Move) {
	if len(s.hidden) > 0 && !record.Hidden(s.at.After(m)) {
		s.lifts = &m
		return
	}
	s.step(m)
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
	if s.lifts != nil {
		return s.covering()
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
	if s.lifts != nil {
		return false
	}
	thrower, throws := s.turn()
	return throws && thrower == d && s.writer() == d
}

// covering returns the device, of several the one with the highest number, whose hidden
// casts are not open yet, or none.
func (s *state) covering() int {
	last := none
	for _, h := range s.hidden {
		if s.open[h.device][h.device].n <= h.n {
			last = max(last, h.device)
		}
	}
	return last
}

// secret reports whether the cast that is due stays hidden from others.
func (s *state) secret() bool {
	return record.Secret(s.at, s.at.Outcomes(nil)[0].Move)
}

// cast makes the next cast of device d. Its own element is open, or the cast is secret.
func (s *state) cast(d int) {
	n := s.casts[d]
	m := s.at.Outcomes(nil)[0].Move
	secret := s.secret()
	switch {
	case n < s.open[d][d].n:
		m = s.outcome(s.at, d, n, s.open[d][d].at(n))
	case d == s.self:
		m = s.outcome(s.at, d, n, s.chains[d].at(n))
	}
	if secret {
		s.hidden = append(s.hidden, hiddenCast{len(s.steps), d, n})
	}
	s.casts[d]++
	s.step(m)
	s.settle()
}

// outcome returns the n-th cast of device d, at that position; own is the element of d.
func (s *state) outcome(at rules.Position, d, n int, own element) rules.Move {
	parts := [][]byte{{byte(d)}, binary.BigEndian.AppendUint64(nil, uint64(n))}
	for e := range s.devices {
		x := own
		if e != d {
			x = s.open[e][d].at(n)
		}
		parts = append(parts, x[:])
	}
	outcomes := at.Outcomes(nil)
	return outcomes[record.Seed(sum(s.key[:], parts...)).Draw(0, outcomes)].Move
}

// lift makes the move that waited for the hidden casts, which are all open now, at the
// position with those casts.
func (s *state) lift() error {
	at, err := s.record.Game.New(s.record.Setup)
	if err != nil {
		return err
	}
	s.steps = slices.Clone(s.steps)
	rest := s.hidden
	for i := range s.steps {
		if len(rest) > 0 && rest[0].step == i {
			h := rest[0]
			s.steps[i], rest = s.outcome(at, h.device, h.n, s.open[h.device][h.device].at(h.n)), rest[1:]
		}
		at = at.After(s.steps[i])
	}
	m := *s.lifts
	s.at, s.hidden, s.lifts = at, nil, nil
	if moveIndex(at, m) < 0 {
		return Fault{len(s.steps), text.Of("there is no such move")}
	}
	s.step(m)
	s.settle()
	return nil
}
