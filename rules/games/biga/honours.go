package biga

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/honour"
)

var honours = []rules.Honour{
	{
		ID: "fast", Title: "Flying hooves", Figure: "25", Says: "Come home in 25 throws or fewer.",
		Watch: honour.When(honour.In(func(s honour.Step, _, now position) bool { return s.Over() && now.home() && now.throws <= 25 })),
	}, {
		ID: "spare", Title: "Spare the whip", Figure: "3", Says: "Come home with all 3 whips left.",
		Watch: honour.When(honour.In(func(s honour.Step, _, now position) bool { return s.Over() && now.home() && now.whips == 3 })),
	}, {
		ID: "down", Title: "Up again", Figure: "9", Says: "Come home after a throw of 9 or 12.",
		Watch: honour.After(
			honour.In(func(s honour.Step, _, now position) bool {
				return s.Move.Verb == rules.Cast && (now.lie.Sum() == 9 || now.lie.Sum() == 12)
			}),
			honour.In(func(s honour.Step, _, now position) bool { return s.Over() && now.home() })),
	},
}

// home reports whether the chariot is at the goal.
func (p *position) home() bool { return p.at == goal }
