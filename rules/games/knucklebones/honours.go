package knucklebones

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/honour"
)

var honours = []rules.Honour{
	{
		ID: "perfect", Title: "Perfect zero", Figure: "0", Says: "Cover all nine boxes in one turn.",
		Watch: honour.When(honour.In(func(s honour.Step, _, now position) bool { return s.Chose(Cover) && now.covered == allNumbers })),
	}, {
		ID: "high", Title: "By a hair", Figure: "5", Says: "Win with 5 points or more left.",
		Watch: honour.When(honour.Won(func(p position, seat int8) bool { return !p.conceded && p.score[seat] >= 5 })),
	}, {
		ID: "faceoff", Title: "Face to face", Figure: "1", Says: "Win a game that one face-off or more decides.",
		Watch: honour.When(honour.Won(func(p position, _ int8) bool { return p.faced > 0 })),
	}, {
		ID: "top", Title: "From the top", Figure: "987", Says: "Cover 9, 8 and 7 before any other box.",
		Watch: honour.When(honour.In(func(s honour.Step, _, now position) bool {
			return s.Chose(Cover) && now.covered == number(9)|number(8)|number(7)
		})),
	},
}
