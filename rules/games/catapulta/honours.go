package catapulta

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/honour"
)

var honours = []rules.Honour{
	{
		ID: "turn", Title: "Heavy fire", Figure: "100", Says: "Make 100 points or more in one turn.",
		Watch: honour.When(honour.In(func(s honour.Step, was, now position) bool {
			return now.gain[s.Seat] != was.gain[s.Seat] && now.gain[s.Seat] >= 100
		})),
	}, {
		ID: "stake", Title: "Bull’s-eye", Figure: "×20", Says: "Have a bone at the stake, where it counts 20 times.",
		Watch: honour.When(honour.In(func(s honour.Step, was, now position) bool {
			return now.caster == int8(s.Seat) && now.atStake() && (was.caster != now.caster || !was.atStake())
		})),
	}, {
		ID: "quick", Title: "Two volleys", Figure: "2", Says: "Win within 2 turns.",
		Watch: honour.When(honour.Won(func(p position, _ int8) bool { return p.rounds < 2 || p.rounds == 2 && p.equal })),
	},
}

// atStake reports whether a bone touches the stake.
func (p *position) atStake() bool {
	for _, l := range p.lies[:p.lying] {
		if l.Zone == Stake {
			return true
		}
	}
	return false
}
