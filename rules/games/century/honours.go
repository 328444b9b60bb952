package century

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/honour"
)

var honours = []rules.Honour{
	{
		ID: "stands", Title: "Centurion", Figure: "100", Says: "Raise a century of 100 men.",
		Watch: honour.When(honour.In(func(_ honour.Step, was, now position) bool { return raised(was, now) })),
	}, {
		ID: "early", Title: "Ahead of time", Figure: "15", Says: "Raise a century in 15 days or fewer.",
		Watch: honour.When(honour.In(func(_ honour.Step, was, now position) bool { return raised(was, now) && now.day <= 15 })),
	}, {
		ID: "many", Title: "More than enough", Figure: "112", Says: "Raise a century of 112 men or more.",
		Watch: honour.When(honour.In(func(_ honour.Step, was, now position) bool { return raised(was, now) && now.men >= 112 })),
	},
}

// raised reports whether a step completed a century.
func raised(was, now position) bool { return now.played > was.played && now.won }
