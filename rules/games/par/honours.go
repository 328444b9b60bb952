package par

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/honour"
)

var honours = []rules.Honour{
	{
		ID: "first", Title: "On target", Figure: "1", Says: "Match the target with 1 throw of a turn.",
		Watch: honour.When(honour.In(func(s honour.Step, was, now position) bool { return matches(s, was, now) && was.tries == 0 })),
	}, {
		ID: "narrow", Title: "The narrow way", Figure: "2", Says: "Match a target with 2 narrow sides, ones or sixes.",
		Watch: honour.When(honour.In(func(s honour.Step, was, now position) bool {
			return matches(s, was, now) && was.target.Count(1)+was.target.Count(6) >= 2
		})),
	}, {
		ID: "quick", Title: "Soon done", Figure: "6", Says: "Match a target when at most 6 throws were made at it.",
		Watch: honour.When(honour.In(func(s honour.Step, was, now position) bool { return matches(s, was, now) && now.casts <= 6 })),
	},
}

// matches reports whether the seat matches the target by the step.
func matches(s honour.Step, was, now position) bool {
	seat := int(s.Seat)
	return was.falling && now.caster == int8(seat) && !was.matched.Has(seat) && (now.matched.Has(seat) || now.winner == int8(seat))
}
