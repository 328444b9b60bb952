package sparing

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/honour"
	"knucklebones/rules/kits/tali"
)

var honours = []rules.Honour{
	{
		ID: "back", Title: "Slow to start", Figure: "2", Says: "Win the pot after others won the first 2 rounds.",
		Watch: honour.When(honour.Won(func(p position, seat int8) bool {
			return p.played >= 3 && p.past[0].won >= 0 && p.past[1].won >= 0 && p.past[0].won != seat && p.past[1].won != seat
		})),
	}, {
		ID: "three", Title: "Three strokes", Figure: "3", Says: "Win three rounds in one game.",
		Watch: honour.When(honour.In(func(s honour.Step, was, now position) bool { return was.wins[s.Seat] == 2 && now.wins[s.Seat] == 3 })),
	}, {
		ID: "venus", Title: "Love twice", Figure: "2", Says: "Win two rounds with Venus in one game.",
		Watch: honour.Times(2, honour.In(func(s honour.Step, was, now position) bool {
			return now.played > was.played && now.latest.won == int8(s.Seat) && (s.Move.Verb == rules.Cast || s.Move.Verb == Stand) && now.venus(now.latest.cast[s.Seat])
		})),
	},
}

// venus reports whether a cast of a finished round is Venus.
func (t *table) venus(cast uint8) bool {
	return cast > 0 && tali.Classify(tali.Hand(t.falls[cast-1].Move.N)) == tali.Venus
}
