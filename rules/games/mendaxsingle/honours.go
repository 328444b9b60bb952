package mendaxsingle

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/honour"
)

var honours = []rules.Honour{
	{
		ID: "catch", Title: "Lie catcher", Figure: "2", Says: "Catch 2 lies in one game.",
		Watch: honour.Times(2, honour.In(func(s honour.Step, was, _ position) bool {
			return s.Chose(Doubt) && was.Verdict(s.Move) == rules.RightDoubt
		})),
	}, {
		ID: "three", Title: "Bones to spare", Figure: "3", Says: "Win with 3 bones or more left.",
		Watch: honour.When(honour.Won(func(p position, seat int8) bool { return p.left[seat] >= 3 })),
	}, {
		ID: "clean", Title: "Never caught", Figure: "0", Says: "Win with 0 of your lies caught.",
		Watch: honour.Without(honour.In(func(s honour.Step, was, _ position) bool {
			return s.Move.Verb == Doubt && was.bidder == int8(s.Seat) && was.Verdict(s.Move) == rules.RightDoubt
		}), honour.Step.Wins),
	},
}
