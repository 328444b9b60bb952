package climb

import (
	"knucklebones/rules/kits/honour"
)

// AtOnce returns the Watch of an honour for making at least n steps with one throw.
func AtOnce(n int) honour.Watch {
	return honour.When(honour.In(func(s honour.Step, was, now position) bool {
		return int(now.made[s.Seat]-was.made[s.Seat]) >= n
	}))
}

// Ahead returns the Watch of an honour for winning by at least n steps.
func Ahead(n int8) honour.Watch {
	return honour.When(honour.Won(func(p position, seat int8) bool { return p.made[seat]-p.best(seat) >= n }))
}

// Behind returns the Watch of an honour for winning after somebody was n steps ahead.
func Behind(n int8) honour.Watch {
	return honour.After(
		honour.In(func(s honour.Step, _, now position) bool { return now.best(int8(s.Seat))-now.made[s.Seat] >= n }),
		honour.Step.Wins)
}

// best returns the most steps that one of the others has made.
func (p *position) best(seat int8) (most int8) {
	for i := range p.made {
		if int8(i) != seat {
			most = max(most, p.made[i])
		}
	}
	return most
}
