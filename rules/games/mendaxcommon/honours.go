package mendaxcommon

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/honour"
	"knucklebones/rules/kits/tali"
)

var honours = []rules.Honour{
	{
		ID: "catch", Title: "Cup lifter", Figure: "3", Says: "Catch 3 lies in one game.",
		Watch: honour.Times(3, honour.In(func(s honour.Step, was, _ position) bool {
			return s.Chose(Doubt) && was.Verdict(s.Move) == rules.RightDoubt
		})),
	}, {
		ID: "venus", Title: "True love", Figure: "4", Says: "Claim Venus, 4 different sides, and have it.",
		Watch: honour.When(honour.In(func(s honour.Step, was, _ position) bool {
			return s.Chose(Say) && s.Move.N == int32(tali.Venus) && was.Verdict(s.Move) == rules.Truth
		})),
	}, {
		ID: "half", Title: "Half the counters", Figure: "5", Says: "Win with 5 counters or more left.",
		Watch: honour.When(honour.Won(func(p position, seat int8) bool { return p.counters[seat] >= 5 })),
	},
}
