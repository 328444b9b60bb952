package apart

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
)

// A secret is a step that has to be proved: one that only some devices know, or that was
// told and cannot be checked before the others are open. On a device that does not know
// it something else stands in its place, of which nothing is seen.
type secret struct {
	step, device int
	n            int         // number of the element that proves it
	owner        rules.Actor // the seat that knows it, or Nobody if it was told to all
	chosen       bool        // a move, not a cast
	mask         uint16      // of a move: its index among the legal ones, masked
	told         bool        // to everybody
	truth        rules.Move  // if this device knows it, else the stand-in
	known        bool
}

// hide adds a secret; call it before its step is made.
func (s *state) hide(x secret) {
	if len(s.secrets) == 0 {
		s.before = start{s.at, len(s.steps)}
	}
	s.secrets = append(s.secrets, x)
}

// cover makes a cast of device d that stays hidden from other devices, where m stands
// in for it.
func (s *state) cover(d int, m rules.Move) {
	s.conceal(secret{step: len(s.steps), device: d, n: s.casts[d], owner: s.owner(m), truth: m}, m)
}

// conceal adds secret x and makes its cast; m stands in for it on devices that do not
// know it.
func (s *state) conceal(x secret, m rules.Move) {
	if key, known := s.knows(x.device, x.n); known {
		x.truth, x.known = s.outcome(s.here, x.device, x.n, key), true
	}
	s.hide(x)
	s.casts[x.device]++
	s.step(m, x.truth)
	s.settle()
}

// replay plays the steps since the first secret again, each as f returns it, and
// returns the position after them. f gets the position before the step, its index, and
// its secret or nil.
func (s *state) replay(f func(at rules.Position, i int, x *secret) (rules.Move, error)) (rules.Position, error) {
	at, rest := s.before.at, s.secrets
	for i := s.before.steps; i < len(s.steps); i++ {
		var x *secret
		if len(rest) > 0 && rest[0].step == i {
			x, rest = &rest[0], rest[1:]
		}
		m, err := f(at, i, x)
		if err != nil {
			return nil, err
		}
		at = at.After(m)
	}
	return at, nil
}

// owner returns the seat that may know the hidden cast or move m, or Nobody.
func (s *state) owner(m rules.Move) rules.Actor {
	h := s.at.(rules.Hider)
	for seat := range len(s.of) {
		if h.Seen(rules.Actor(seat), m) == m {
			return rules.Actor(seat)
		}
	}
	return rules.Nobody
}

// shares reports whether device e has a seat that may know what seat owner hides.
func (s *state) shares(e int, owner rules.Actor) bool {
	k := s.at.(rules.Keeper)
	for seat, d := range s.of {
		if d == e && k.Knows(rules.Actor(seat), owner) {
			return true
		}
	}
	return false
}

// forms returns the legal moves as everybody sees them (their forms), without
// repetition.
func (s *state) forms() []rules.Move {
	moves := s.at.Moves(nil)
	h, hides := s.at.(rules.Hider)
	if !hides {
		return moves
	}
	var list []rules.Move
	for _, m := range moves {
		if f := h.Seen(rules.Nobody, m); f == m || !slices.Contains(list, f) {
			list = append(list, f)
		}
	}
	return list
}

// standIn returns the first legal move that everybody sees as form.
func (s *state) standIn(form rules.Move) rules.Move {
	h, hides := s.at.(rules.Hider)
	for _, m := range s.at.Moves(nil) {
		if m == form || hides && h.Seen(rules.Nobody, m) == form {
			return m
		}
	}
	return form
}

// choose makes a move of device d, of which the others see only the form. mask is its
// index among the legal moves, masked by an element of d.
func (s *state) choose(d int, form rules.Move, mask uint16) error {
	m := s.standIn(form)
	x := secret{step: len(s.steps), device: d, n: s.casts[d], owner: s.owner(m), chosen: true, mask: mask, truth: m}
	if key, known := s.knows(d, x.n); known {
		truth, ok := x.unmask(s.here, form, key)
		if !ok {
			return s.fault("there is no such move")
		}
		x.truth, x.known = truth, true
	}
	s.hide(x)
	s.step(m, x.truth)
	return nil
}

// maskOf returns the number with which element key masks the index of the hidden move
// at a step.
func maskOf(key element, step int) uint16 {
	mac := hmac.New(sha256.New, key[:])
	mac.Write([]byte("move"))
	mac.Write(binary.BigEndian.AppendUint64(nil, uint64(step)))
	return binary.BigEndian.Uint16(mac.Sum(nil))
}

// unmask returns the move that was chosen at position at. ok is false if there is no
// such move, or everybody would see it differently than as form.
func (x *secret) unmask(at rules.Position, form rules.Move, key element) (m rules.Move, ok bool) {
	moves, i := at.Moves(nil), int(x.mask^maskOf(key, x.step))
	if at.Turn() < 0 || i >= len(moves) {
		return m, false
	}
	return moves[i], at.(rules.Hider).Seen(rules.Nobody, moves[i]) == form
}

// covering returns the device that has to open next to show the secrets, that of the
// last one still closed; none if all are open.
func (s *state) covering() int {
	for _, x := range slices.Backward(s.secrets) {
		if s.open[x.device][x.device].n <= x.n {
			return x.device
		}
	}
	return none
}

// lifted returns how many elements of device d have to be open after device a has
// opened what it knows to show the secrets.
func (s *state) lifted(a, d int) (n int) {
	for _, x := range s.secrets {
		if x.device == d {
			n = x.n + 1
		}
	}
	if a != d {
		n = min(n, s.given[a][d])
	}
	return max(n, s.open[d][d].n)
}

// lifts appends to b the elements by which this device shows secrets.
func (s *state) lifts(b []byte) []byte {
	for d := range s.devices {
		if n := s.lifted(s.me.device, d); n > s.open[d][d].n {
			x, _ := s.knows(d, n-1)
			b = append(b, x[:]...)
		}
	}
	return b
}

// lift parses and checks the elements by which an author shows secrets. Once all are
// open it replaces the stand-ins by the true steps.
func (s *state) lift(r *reader, author int) error {
	for d := range s.devices {
		o := s.open[d][d]
		n := s.lifted(author, d)
		if n == o.n {
			continue
		}
		o, ok := o.open(r.element(), n-o.n)
		if r.bad {
			return errDamaged
		}
		if !ok {
			return s.fault("what it shows under the cup is not what was promised")
		}
		s.open[d][d] = o
	}
	if s.covering() != none {
		return nil
	}
	return s.show()
}

// show replaces the stand-ins by the true steps, once all secrets are open, and makes
// the move that had to wait for that.
func (s *state) show() error {
	if err := s.unfold(); err != nil {
		return err
	}
	m := s.last
	s.steps = slices.Clone(s.mine)
	s.at, s.secrets, s.lifting, s.last = s.here, nil, false, nil
	switch {
	case m == nil && !record.Hidden(s.at):
	case m == nil || !slices.Contains(s.at.Moves(nil), *m):
		return s.fault("there is no such move")
	default:
		s.step(*m, *m)
	}
	s.settle()
	return nil
}

// unfold computes the secrets that this device can know now, and replays the game from
// the first one. The error is a Fault at the step that can't be true.
func (s *state) unfold() (err error) {
	s.mine, s.secrets = slices.Clone(s.mine), slices.Clone(s.secrets)
	at, whole := s.before.at, true // as everybody knows it; and nothing unknown so far
	s.here, err = s.replay(func(here rules.Position, i int, x *secret) (rules.Move, error) {
		m := s.steps[i]
		if x != nil {
			if why := s.prove(x, at, here, whole); why != "" {
				return m, Fault{i, why}
			}
			m, whole = x.truth, whole && x.known
		}
		if whole && (at.Turn() != here.Turn() || !legal(here, m)) {
			return m, Fault{i, errHands}
		}
		s.mine[i] = m
		at = at.After(s.steps[i])
		return m, nil
	})
	return err
}

// legal reports whether m is a legal move or a possible outcome.
func legal(at rules.Position, m rules.Move) bool {
	if at.Turn() == rules.Chance {
		return slices.ContainsFunc(at.Outcomes(nil), func(o rules.Outcome) bool { return o.Move == m })
	}
	return slices.Contains(at.Moves(nil), m)
}

// prove computes the true move of secret x at position here, if its element is known.
// at is the same position as everybody knows it; whole says that here contains nothing
// unknown. It returns the fault it has found, or "".
func (s *state) prove(x *secret, at, here rules.Position, whole bool) (why text.Text) {
	key, known := s.knows(x.device, x.n)
	if !known || !whole {
		return ""
	}
	form := at.(rules.Hider).Seen(rules.Nobody, s.steps[x.step])
	was, told := x.truth, x.known
	if x.chosen {
		truth, ok := x.unmask(here, form, key)
		if !ok {
			return "the bones that it threw again are not those that it had"
		}
		x.truth, x.known = truth, true
		return ""
	}
	if here.Turn() != rules.Chance {
		return errHands
	}
	x.truth, x.known = s.outcome(here, x.device, x.n, key), true
	switch seen := here.(rules.Hider).Seen(rules.Nobody, x.truth); {
	case told && was != x.truth:
		return errDealt
	case !x.told && seen != form, x.told && x.owner == rules.Nobody && seen != x.truth:
		return errFace
	}
	return ""
}
