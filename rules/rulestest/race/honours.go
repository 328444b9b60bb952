package race

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/honour"
)

var honours = []rules.Honour{
	{
		ID: "ten", Title: "A long run", Figure: "10", Says: "Hold 10 points or more at once.",
		Watch: honour.When(honour.In(func(s honour.Step, was, _ position) bool { return s.Chose(Hold) && was.gained >= 10 })),
	}, {
		ID: "clear", Title: "Clear ahead", Figure: "6", Says: "Win by 6 points or more.",
		Watch: honour.When(honour.Won(func(p position, seat int8) bool {
			for i, score := range p.score {
				if int8(i) != seat && score+6 > p.score[seat] {
					return false
				}
			}
			return true
		})),
	}, {
		ID: "bold", Title: "Three and on", Figure: "3", Says: "Hold points after three throws or more in one turn.",
		Watch: honour.When(honour.In(func(s honour.Step, was, _ position) bool { return s.Chose(Hold) && was.casts >= 3 })),
	},
}
