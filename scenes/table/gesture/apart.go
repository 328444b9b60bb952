package gesture

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/play/apart"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/sprites/flight"
)

// Gesture returns a throw as devices that play apart agree on it before chance is added: its
// text without the scatter.
func Gesture(th flight.Throw) string {
	return strings.Join(slices.Delete(strings.Fields(th.Text()), 2, 3), " ")
}

// Physics returns the flights of throws for games apart; hand returns the hand of a game, or
// nil. In games in which the hand follows the bones there are none, since it would see them
// fly before it has moved.
func Physics(hand func(*rules.Game) *Hand) apart.Fly {
	p := &physics{hand: hand}
	return p.fly
}

// A physics computes flights for games apart. A device asks for each flight several times, and
// needs those before it whose bones lie there. So it keeps the flights of the game it was asked
// for last.
type physics struct {
	hand  func(*rules.Game) *Hand
	setup rules.Setup // of that game
	f     flights     // of its throws before the last
	last  asked
}

// An asked is a flight that was asked for.
type asked struct {
	step    int // of the throw
	move    rules.Move
	gesture string
	scatter uint32

	thrown string
	fell   []rules.Move
	flown  *flown
}

// fly is an apart.Fly.
func (p *physics) fly(rec *record.Record, gesture string, scatter uint32) (thrown string, fell []rules.Move) {
	h, words := p.hand(rec.Game), strings.Fields(gesture)
	if h == nil || h.Catches || len(words) < 2 || len(rec.Steps) == 0 {
		return "", nil
	}
	n := len(rec.Steps) - 1
	if p.follow(rec, n) != nil {
		return "", nil
	}
	move := rec.Steps[n].Move
	if l := &p.last; l.step == n && l.move == move && l.gesture == gesture && l.scatter == scatter && l.fell != nil {
		return l.thrown, l.fell
	}
	thrown = strings.Join(slices.Insert(words, 2, strconv.FormatUint(uint64(scatter), 16)), " ")
	th, err := flight.Parse(thrown, move.N == 1)
	if err != nil {
		return "", nil
	}
	was, lying := p.f.eyes(n), p.f.staying(n)
	tape := h.Yard(&was).Start(th, was.Cup, lying).Finish()
	fell = h.Lands(&was, th, lying, tape.Rest())
	p.last = asked{n, move, gesture, scatter, thrown, fell, &flown{throw: th, from: lying, ends: tape.Rest(), tape: tape, casts: len(fell)}}
	return thrown, fell
}

// follow takes in the first n steps of a record: as they go on from those that are known, or
// else anew. It is an error if the game cannot be played so.
func (p *physics) follow(rec *record.Record, n int) (err error) {
	if !p.knows(rec, n) {
		s, err := session.New(rec.Game, rec.Setup, [16]byte{})
		if err != nil {
			return err
		}
		eyes := func(at int) rules.View { return s.At(at).View(rules.Nobody) }
		*p = physics{hand: p.hand, setup: rec.Setup, f: flights{sess: s, hand: p.hand(rec.Game), eyes: eyes}}
	}
	s := p.f.sess
	s.SetSupply(session.Replayed(rec.Steps))
	for _, step := range rec.Steps[s.Len():n] {
		if s.MakeCast() {
			continue
		}
		if err := s.PlayThrown(step.Move, step.Thrown); err != nil {
			return err
		}
	}
	if p.last.made(s) {
		p.f.keep(p.last.step, p.last.flown)
		p.last = asked{}
	}
	return nil
}

// knows reports whether the steps that are known are the first of a record, and at most n.
func (p *physics) knows(rec *record.Record, n int) bool {
	s := p.f.sess
	if s == nil || s.Game() != rec.Game || s.Len() > n || !reflect.DeepEqual(p.setup, rec.Setup) {
		return false
	}
	for i := range s.Len() {
		if step := s.Step(i); step.Move != rec.Steps[i].Move || step.Thrown != rec.Steps[i].Thrown {
			return false
		}
	}
	return true
}

// made reports whether the throw was made in a session, and came to what was told.
func (l *asked) made(s *session.Session) bool {
	if len(l.fell) == 0 || s.Len() <= l.step+len(l.fell) || s.Step(l.step).Thrown != l.thrown {
		return false
	}
	for i, m := range l.fell {
		if s.Step(l.step+1+i).Move != m {
			return false
		}
	}
	return true
}
