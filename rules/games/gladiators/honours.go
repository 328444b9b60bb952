package gladiators

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/honour"
	"knucklebones/rules/kits/tali"
)

var honours = []rules.Honour{
	{
		ID: "last", Title: "The last stone", Figure: "1", Says: "Win with only 1 stone left.",
		Watch: honour.When(honour.Won(func(p position, seat int8) bool { return p.stones[seat] == 1 })),
	}, {
		ID: "unhurt", Title: "Not a scratch", Figure: "4", Says: "Win with all 4 stones left, and the other without any.",
		Watch: honour.When(honour.Won(func(p position, seat int8) bool { return p.stones[seat] == 4 && p.stones[1-seat] == 0 })),
	}, {
		ID: "twelve", Title: "Double six", Figure: "12", Says: "Throw 12, two sixes, in a bout.",
		Watch: honour.When(honour.In(func(s honour.Step, was, now position) bool {
			return s.Move.Verb == rules.Cast && !was.Opening() && now.caster == int8(s.Seat) && tali.Hand(s.Move.N).Sum() == 12
		})),
	},
}
