package gesture

import (
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
	return func(rec *record.Record, gesture string, scatter uint32) (thrown string, fell []rules.Move) {
		h, words := hand(rec.Game), strings.Fields(gesture)
		if h == nil || h.Catches || len(words) < 2 || len(rec.Steps) == 0 {
			return "", nil
		}
		last := len(rec.Steps) - 1
		thrown = strings.Join(slices.Insert(words, 2, strconv.FormatUint(uint64(scatter), 16)), " ")
		th, err := flight.Parse(thrown, rec.Steps[last].Move.N == 1)
		if err != nil {
			return "", nil
		}
		s, err := played(rec)
		if err != nil {
			return "", nil
		}
		f := flights{sess: s, hand: h, eyes: func(at int) rules.View { return s.At(at).View(rules.Nobody) }}
		was, lying := f.eyes(last), f.staying(last)
		ends := h.Yard(&was).Start(th, was.Cup, lying).Finish().Rest()
		return thrown, h.Lands(&was, th, lying, ends)
	}
}

// played plays a record of a game apart, whose casts don't follow from a seed, and
// returns its session.
func played(rec *record.Record) (*session.Session, error) {
	s, err := session.New(rec.Game, rec.Setup, [16]byte{})
	if err != nil {
		return nil, err
	}
	s.SetSupply(session.Replayed(rec.Steps))
	for _, step := range rec.Steps {
		if s.MakeCast() {
			continue
		}
		if err := s.PlayThrown(step.Move, step.Thrown); err != nil {
			return nil, err
		}
	}
	return s, nil
}
