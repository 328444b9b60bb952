package race

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/honour"
)

var honours = []rules.Honour{
	{
		ID: "six", Title: "Six at once", Figure: "6", Says: "Hold 6 points or more at once.",
		Watch: honour.When(honour.In(func(s honour.Step, was, _ position) bool { return s.Chose(Hold) && was.gained >= 6 })),
	}, {
		ID: "clear", Title: "Clear ahead", Figure: "6", Says: "Win by 6 points or more.",
		Watch: honour.When(honour.Won(func(p position, seat int8) bool { return p.score[seat]-p.best(seat) >= 6 })),
	}, {
		ID: "close", Title: "Just in time", Figure: "9", Says: "Win when somebody else has 9 points or more.",
		Watch: honour.When(honour.Won(func(p position, seat int8) bool { return p.best(seat) >= 9 })),
	},
}

// best returns the most points that any seat but this one has.
func (p *position) best(seat int8) (most int16) {
	for i, score := range p.score {
		if int8(i) != seat {
			most = max(most, score)
		}
	}
	return most
}
