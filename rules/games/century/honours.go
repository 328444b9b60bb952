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
		ID: "early", Title: "Ahead of time", Figure: "2", Says: "Raise a century with 2 days to spare.",
		Watch: honour.When(honour.In(func(_ honour.Step, was, now position) bool { return raised(was, now) && now.day <= now.days-spare })),
	}, {
		ID: "many", Title: "More than enough", Figure: "112", Says: "Raise a century of 112 men or more.",
		Watch: honour.When(honour.In(func(_ honour.Step, was, now position) bool { return raised(was, now) && now.men >= 112 })),
	},
}

// spare is the number of days left for the honour "early".
const spare = 2

// raised reports whether a step completed a century.
func raised(was, now position) bool { return now.played > was.played && now.won }
