package tali

import (
	"testing"

	"knucklebones/rules"
)

// at is a position of which only who acts and what may happen is known.
type at struct {
	rules.Position
	turn rules.Actor
}

func (p at) Turn() rules.Actor { return p.turn }

func (p at) Moves(buf []rules.Move) []rules.Move {
	return append(buf, rules.Move{Verb: rules.Throw})
}

func (p at) Outcomes(buf []rules.Outcome) []rules.Outcome {
	return append(buf, Outcomes(1, Weights{50, 50, 0, 0})...)
}

func TestWhy(t *testing.T) {
	throw := rules.Move{Verb: rules.Throw}
	for _, c := range []struct {
		turn  rules.Actor
		move  rules.Move
		why   string
		known bool
	}{
		{rules.Nobody, throw, "The game is over.", true},
		{rules.Chance, Cast(Of(3)), "", true},
		{rules.Chance, Cast(Of(6)), "The bones fall now, each on 1, 3, 4 or 6.", true},
		{2, throw, "", true},
		{2, Cast(Of(3)), "", false},
	} {
		if why, known := Why(at{turn: c.turn}, c.move); why != c.why || known != c.known {
			t.Errorf("%d, %v: %q, %v", c.turn, c.move, why, known)
		}
	}
}
