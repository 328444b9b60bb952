package boneace

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/honour"
)

var honours = []rules.Honour{
	{
		ID: "exact", Title: "The very best", Figure: "31", Says: "Win a hand with exactly 31 points.",
		Watch: honour.When(honour.In(func(s honour.Step, was, now position) bool {
			return takes(s, was, now) && now.total(now.winner) == target
		})),
	}, {
		ID: "both", Title: "Bone and hand", Figure: "2", Says: "Take the bone and win the hand: 2 prizes.",
		Watch: honour.When(honour.In(func(s honour.Step, was, now position) bool { return takes(s, was, now) && now.bone == now.winner })),
	}, {
		ID: "three", Title: "Three hands", Figure: "3", Says: "Win 3 hands in one game.",
		Watch: honour.Times(3, honour.In(takes)),
	},
}

// takes reports whether the seat wins a hand by the step.
func takes(s honour.Step, was, now position) bool {
	return was.winner == nobody && now.winner == int8(s.Seat)
}
