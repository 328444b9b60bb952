package augustus

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/honour"
)

var honours = []rules.Honour{
	{
		ID: "two", Title: "Two wreaths", Figure: "2", Says: "Take two pots in one game.",
		Watch: honour.Times(2, honour.In(takes)),
	}, {
		ID: "first", Title: "Veni, vidi, vici", Figure: "1", Says: "Take a pot with 1 throw, your first for it.",
		Watch: honour.When(honour.In(func(s honour.Step, was, now position) bool {
			return takes(s, was, now) && now.ended == byVenus && !was.thrown[s.Seat]
		})),
	}, {
		ID: "rich", Title: "Imperial purse", Figure: "25", Says: "Take a pot of 25 coins or more.",
		Watch: honour.When(honour.In(func(s honour.Step, was, now position) bool { return takes(s, was, now) && now.won >= 25 })),
	},
}

// takes reports whether the seat takes a pot by the step.
func takes(s honour.Step, was, now position) bool {
	return was.phase == playing && now.phase != playing && now.winner == int8(s.Seat)
}
