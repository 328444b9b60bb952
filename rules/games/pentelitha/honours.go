package pentelitha

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/kits/honour"
)

var honours = []rules.Honour{
	{
		ID: "few", Title: "Deft hand", Figure: "2", Says: "Catch all bones in 2 tosses or fewer.",
		Watch: honour.When(honour.In(func(s honour.Step, _, now position) bool {
			return s.Over() && int(now.held) == now.bones && now.tosses <= 2
		})),
	}, {
		ID: "many", Title: "Four at a time", Figure: "4", Says: "Catch 4 bones or more with one toss.",
		Watch: honour.When(honour.In(func(s honour.Step, was, now position) bool { return was.air && !now.air && now.caught >= 4 })),
	}, {
		ID: "bold", Title: "Bold and lucky", Figure: "3", Says: "Catch 3 bones or more with a bold toss.",
		Watch: honour.When(honour.In(func(s honour.Step, was, now position) bool {
			return was.air && !now.air && was.way == aim.Bold && now.caught >= 3
		})),
	},
}
