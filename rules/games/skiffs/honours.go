package skiffs

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/honour"
)

var honours = []rules.Honour{
	{
		ID: "three", Title: "A good haul", Figure: "3", Says: "Take 3 skiffs at once, five times in one game.",
		Watch: honour.Times(5, func(s honour.Step) bool { return s.Chose(Three) }),
	}, {
		ID: "line", Title: "Boom across", Figure: "3", Says: "Win with a line of 3 boxes.",
		Watch: honour.When(honour.Won(func(p position, _ int8) bool { return p.end == ByLine })),
	}, {
		ID: "rest", Title: "The last fleet", Figure: "12", Says: "Win, and take 12 skiffs or more at the end.",
		Watch: honour.When(honour.Won(func(p position, _ int8) bool { return p.each >= 12 })),
	},
}
