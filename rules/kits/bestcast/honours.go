package bestcast

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/honour"
	"knucklebones/rules/kits/tali"
)

// ThreePots returns the honour of whoever wins three pots in one game.
func ThreePots() rules.Honour {
	return rules.Honour{
		ID: "three", Title: "Three pots", Figure: "3", Says: "Win three pots in one game.",
		Watch: honour.Times(3, func(s honour.Step) bool { _, won := taken(s); return won }),
	}
}

// Takes returns the Watch of an honour for winning a pot with a cast of a kind.
func Takes(is func(h tali.Hand) bool) honour.Watch {
	return honour.When(func(s honour.Step) bool {
		h, won := taken(s)
		return won && s.After.(position).ended == byCast && is(h)
	})
}

// taken reports whether the seat wins a pot by the step, and with what cast.
func taken(s honour.Step) (h tali.Hand, won bool) {
	was, now := s.Before.(position), s.After.(position)
	if was.closed() || !now.closed() || now.winner != int8(s.Seat) {
		return 0, false
	}
	return now.hand[s.Seat], true
}
