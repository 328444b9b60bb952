package circus

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/honour"
)

var honours = []rules.Honour{
	{
		ID: "far", Title: "Clear ahead", Figure: "20", Says: "Win by 20 points or more.",
		Watch: honour.When(honour.Won(func(p position, seat int8) bool { return p.total[seat]-p.next(seat) >= 20 })),
	}, {
		ID: "close", Title: "By a nose", Figure: "1", Says: "Win by 1 point.",
		Watch: honour.When(honour.Won(func(p position, seat int8) bool { return p.total[seat]-p.next(seat) == 1 })),
	}, {
		ID: "last", Title: "From the back", Figure: "1", Says: "Win after you were last at the end of lap 1.",
		Watch: honour.When(honour.Won(func(p position, seat int8) bool {
			for i := range int8(p.seats) {
				if p.sat.Has(int(i)) && i != seat && p.laps[0][i] <= p.laps[0][seat] {
					return false
				}
			}
			return true
		})),
	},
}

// next returns the highest number of points among the seats other than seat.
func (p *position) next(seat int8) (most int16) {
	for i := range int8(p.seats) {
		if i != seat && p.sat.Has(int(i)) {
			most = max(most, p.total[i])
		}
	}
	return most
}
