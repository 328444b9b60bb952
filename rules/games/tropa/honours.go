package tropa

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/honour"
)

var honours = []rules.Honour{
	{
		ID: "four", Title: "All in", Figure: "4", Says: "Get all 4 bones into the jar in one turn.",
		Watch: honour.When(honour.In(func(s honour.Step, was, now position) bool { return was.in[s.Seat] < bones && now.in[s.Seat] == bones })),
	}, {
		ID: "points", Title: "A full jar", Figure: "14", Says: "Make 14 points or more in one turn.",
		Watch: honour.When(honour.In(func(s honour.Step, was, now position) bool {
			return was.points[s.Seat] < 14 && now.points[s.Seat] >= 14
		})),
	}, {
		ID: "two", Title: "Two will do", Figure: "2", Says: "Win with 2 bones or fewer in the jar.",
		Watch: honour.When(honour.Won(func(p position, seat int8) bool { return p.in[seat] <= 2 })),
	},
}
