package oneandtwenty

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/honour"
	"knucklebones/rules/kits/tali"
)

var honours = []rules.Honour{
	{
		ID: "exact", Title: "To the point", Figure: "21", Says: "Reach exactly 21, or 31 if that is the limit.",
		Watch: honour.When(honour.In(func(s honour.Step, was, _ position) bool { return was.reaches(s) == was.target })),
	}, {
		ID: "brave", Title: "Three more", Figure: "3", Says: "Throw 3 more bones at once and stay within the limit.",
		Watch: honour.When(honour.In(func(s honour.Step, was, _ position) bool {
			n := was.reaches(s)
			return n > 0 && n <= was.target && was.hand[s.Seat] != 0 && was.cup >= 3
		})),
	}, {
		ID: "first", Title: "At first throw", Figure: "1", Says: "Reach the limit exactly with 1 throw.",
		Watch: honour.When(honour.In(func(s honour.Step, was, _ position) bool {
			return was.hand[max(0, s.Seat)] == 0 && was.reaches(s) == was.target
		})),
	},
}

// reaches returns the total of the seat with the bones that fall in a step; 0 if none of
// its bones do.
func (p position) reaches(s honour.Step) int {
	if s.Move.Verb != rules.Cast || p.phase != playing || p.seat != int8(s.Seat) {
		return 0
	}
	return p.total(p.seat) + tali.Hand(s.Move.N).Sum()
}
