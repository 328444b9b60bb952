package tell

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/text"
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
	return append(buf, rules.Outcome{Move: rules.Move{Verb: rules.Cast, N: 3}, Weight: 1})
}

func cast(n int32) rules.Move { return rules.Move{Verb: rules.Cast, N: n} }

func TestWhy(t *testing.T) {
	throw := rules.Move{Verb: rules.Throw}
	for _, c := range []struct {
		turn  rules.Actor
		move  rules.Move
		why   string
		known bool
	}{
		{rules.Nobody, throw, "The game is over.", true},
		{rules.Chance, cast(3), "", true},
		{rules.Chance, cast(6), text.Plain(Bones), true},
		{2, throw, "", true},
		{2, cast(3), "", false},
	} {
		if why, known := Why(at{turn: c.turn}, c.move, Bones); text.Plain(why) != c.why || known != c.known {
			t.Errorf("%d, %v: %q, %v", c.turn, c.move, text.Plain(why), known)
		}
	}
}
