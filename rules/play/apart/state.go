package apart

import (
	"crypto/sha256"
	"encoding/binary"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
)

// A state is the result of a log, as one device knows it. Changing a copy leaves the
// original alone, if the copy is made by clone.
type state struct {
	pact
	lib    Library
	me     *keys // of this device, or nil
	parts  []part
	hash   [32]byte
	key    [32]byte // the hash after the last device joined
	number int      // of entries

	at    rules.Position // as everybody knows it
	steps []rules.Move
	here  rules.Position // as this device knows it
	mine  []rules.Move   // the steps as this device knows them

	casts []int       // made so far, by device
	open  [][]opening // by the device that contributes, then the device that throws
	given [][]int     // by receiver, then device: how many elements for its own casts were given
	own   []opening   // those given to this device

	secrets []secret    // in the order of their steps
	before  start       // the game before the first of them
	lifting bool        // they have to be opened
	last    *rules.Move // the move that shows them, not made yet; nil for a cast

	thrown  []throw // by hand
	gesture string  // of the last throw

	gone  []bool // by device
	asks  *asking
	ended bool
}

// A start is a position in which nothing is hidden, after that many steps.
type start struct {
	at    rules.Position
	steps int
}

// A throw is the description of a throw by hand, which is a step.
type throw struct {
	step   int
	thrown string
}

// none stands for no device.
const none = -1

// clone returns a copy of the state that shares nothing that is changed later.
func (s state) clone() state {
	s.parts = slices.Clip(s.parts)
	s.steps = slices.Clip(s.steps)
	s.mine = slices.Clip(s.mine)
	s.casts = slices.Clone(s.casts)
	s.open = slices.Clone(s.open)
	for i := range s.open {
		s.open[i] = slices.Clone(s.open[i])
	}
	s.given = slices.Clone(s.given)
	for i := range s.given {
		s.given[i] = slices.Clone(s.given[i])
	}
	s.own = slices.Clone(s.own)
	s.secrets = slices.Clone(s.secrets)
	s.thrown = slices.Clip(s.thrown)
	s.gone = slices.Clone(s.gone)
	return s
}

// begun reports whether all devices have joined.
func (s *state) begun() bool { return s.devices > 0 && len(s.parts) == s.devices }

// join adds the part of the next device. After the last one the game begins.
func (s *state) join(p part) error {
	e := len(s.parts)
	s.parts = append(s.parts, p)
	row := make([]opening, s.devices)
	for d, root := range p.roots {
		row[d] = opening{last: root}
	}
	s.open = append(s.open, row)
	s.own = append(s.own, row[e])
	s.given = append(s.given, make([]int, s.devices))
	if !s.begun() {
		return nil
	}
	at, err := s.record.Game.New(s.record.Setup)
	if err != nil {
		return err
	}
	s.at, s.here = at, at
	s.casts, s.gone = make([]int, s.devices), make([]bool, s.devices)
	s.settle()
	return nil
}

// enter updates the hash of the log by an entry.
func (s *state) enter(entry []byte) {
	h := sha256.New()
	h.Write(s.hash[:])
	h.Write(entry)
	s.hash = [32]byte(h.Sum(nil))
	if s.number++; s.number == s.devices {
		s.key = s.hash
	}
}

// settle makes the moves that leave no choice, up to the next decision, cast or throw
// by hand.
func (s *state) settle() {
	var moves []rules.Move
	for !s.lifting {
		moves = s.at.Moves(moves[:0])
		if len(moves) != 1 || record.Secret(s.at, moves[0]) || s.byHand(moves[0]) {
			return
		}
		s.move(moves[0])
	}
}

// byHand reports whether m is a throw in a game of skill, which a person makes by hand.
func (s *state) byHand(m rules.Move) bool {
	return m.Verb == rules.Throw && s.record.Game.Skilled()
}

// move makes a move that everybody sees. One that shows the secrets waits until they
// are open.
func (s *state) move(m rules.Move) {
	if len(s.secrets) > 0 && !record.Hidden(s.at.After(m)) {
		s.lifting, s.last = true, &m
		return
	}
	s.step(m, m)
}

// step appends a step: m as everybody knows it, mine as this device knows it.
func (s *state) step(m, mine rules.Move) {
	s.steps, s.mine = append(s.steps, m), append(s.mine, mine)
	s.at = s.at.After(m)
	if len(s.secrets) == 0 {
		s.here = s.at
		return
	}
	s.here = s.here.After(mine)
}

// founder returns the device that acts where no seat does: the founder, or after it has
// gone the next one.
func (s *state) founder() int { return slices.Index(s.gone, false) }

// deviceOf returns the device of a seat.
func (s *state) deviceOf(seat rules.Actor) int {
	if seat < 0 {
		return s.founder()
	}
	return s.of[seat]
}

// turn returns the device whose seat acts next, or none after the end; throws says that
// it makes a cast.
func (s *state) turn() (device int, throws bool) {
	switch turn := s.at.Turn(); {
	case turn == rules.Nobody:
		return none, false
	case turn != rules.Chance:
		return s.deviceOf(turn), false
	case s.record.Game.Dealt:
		return s.founder(), true
	}
	return s.deviceOf(s.at.View(rules.Nobody).Asked), true
}

// player returns the device that has to write the next entry of the game: to show
// secrets, to give or open elements for a cast, or to act. It is none after the end.
func (s *state) player() int {
	if s.ended {
		return none
	}
	if s.lifting {
		return s.covering()
	}
	if g := s.giver(); g != none {
		return g
	}
	d, throws := s.turn()
	if throws {
		for e := s.devices - 1; e >= 0; e-- {
			if e != d && !s.gone[e] && s.open[e][d].n <= s.casts[d] {
				return e
			}
		}
	}
	return d
}

// writer returns the device that writes the next entry, or none when the game is over.
func (s *state) writer() int {
	switch {
	case !s.begun():
		return len(s.parts)
	case s.asks != nil:
		return s.agrees()
	}
	return s.player()
}

// due reports whether device d can make its cast now, as all others have opened their
// elements for it.
func (s *state) due(d int) bool {
	if s.lifting || s.ended {
		return false
	}
	thrower, throws := s.turn()
	return throws && thrower == d && s.player() == d && s.casts[d] < chainLength
}

// lookahead returns the number of future casts of device d for which the others open
// their elements beforehand; without a look-ahead, 1 if its cast is due and else 0.
func (s *state) lookahead(d int) int {
	if s.ahead > 0 || s.lifting || s.ended || s.giver() != none {
		return s.ahead
	}
	if thrower, throws := s.turn(); throws && thrower == d {
		return 1
	}
	return 0
}

// reaches returns how many elements the others should have opened for the casts of
// device d.
func (s *state) reaches(d int) int { return min(s.casts[d]+s.lookahead(d), chainLength) }

// knows returns the n-th element of device d for its own casts, if this device knows it.
func (s *state) knows(d, n int) (x element, ok bool) {
	switch {
	case n < s.open[d][d].n:
		return s.open[d][d].at(n), true
	case s.me != nil && d == s.me.device && n < chainLength:
		return s.me.chains[d].at(n), true
	case n < s.own[d].n:
		return s.own[d].at(n), true
	}
	return x, false
}

// cast applies the cast of device d that is due; r has what the entry says about it.
func (s *state) cast(r *reader, d int) error {
	outs := s.at.Outcomes(nil)
	hides := slices.ContainsFunc(outs, s.secret)
	if s.record.Game.Dealt && (hides || len(s.secrets) > 0) {
		return s.deal(d, outs, r)
	}
	if hides {
		s.cover(d, outs[0].Move)
		return nil
	}
	n := s.casts[d]
	x, known := s.knows(d, n)
	if !known {
		return s.fault("it does not show what it adds to its throw")
	}
	s.casts[d]++
	if s.record.Game.Skilled() {
		return s.land(s.seed(d, n, x), r)
	}
	m := s.outcome(s.at, d, n, x)
	s.step(m, m)
	s.settle()
	return nil
}

// secret reports whether an outcome of the cast that is due stays hidden from somebody.
func (s *state) secret(o rules.Outcome) bool { return record.Secret(s.at, o.Move) }

// seed returns the seed of the n-th cast of device d, from the elements of all devices.
// own is the element that d itself adds, which the other devices may not know yet.
func (s *state) seed(d, n int, own element) record.Seed {
	parts := [][]byte{{byte(d)}, binary.BigEndian.AppendUint64(nil, uint64(n))}
	for e := range s.devices {
		x := own
		switch {
		case s.gone[e]:
			continue
		case e != d:
			x = s.open[e][d].at(n)
		}
		parts = append(parts, x[:])
	}
	return record.Seed(sum(s.key[:], parts...))
}

// outcome returns the n-th cast of device d, at that position; own is the element of d.
func (s *state) outcome(at rules.Position, d, n int, own element) rules.Move {
	outcomes := at.Outcomes(nil)
	return outcomes[s.seed(d, n, own).Draw(0, outcomes)].Move
}

// fault returns the error that the next step is wrong, for the reason why.
func (s *state) fault(why text.Text) error { return Fault{len(s.steps), why} }
