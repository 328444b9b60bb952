package tell

import "knucklebones/rules"

// Rank sets the places of the seats of a view once its game is over: the
// winners are first, the others follow by merit, the highest first. Winners
// share a place, and so do others of the same merit.
func Rank[N int | int8](v *rules.View, merit func(seat N) int) {
	if v.Turn != rules.Nobody {
		return
	}
	ahead := func(a, b int) bool {
		if v.Seats[a].Won || v.Seats[b].Won {
			return v.Seats[a].Won && !v.Seats[b].Won
		}
		return merit(N(a)) > merit(N(b))
	}
	for i := range v.Seats {
		v.Seats[i].Place = 1
		for j := range v.Seats {
			if ahead(j, i) {
				v.Seats[i].Place++
			}
		}
	}
}

// Score returns a function for Rank that ranks seats by the game's scores.
func Score(p rules.Position) func(seat int) int {
	return func(seat int) int { return p.Scores()[seat] }
}

// Alone returns the merit 0, for Rank in a game with one seat.
func Alone(int) int { return 0 }

// Lead marks the seat that has counted more than any other, while the game of a view goes
// on. It is for games whose Figure is that count.
func Lead[N int | int8](v *rules.View, count func(seat N) int) {
	if v.Turn == rules.Nobody || len(v.Seats) < 2 {
		return
	}
	first, level := 0, false
	for i := 1; i < len(v.Seats); i++ {
		switch a, b := count(N(first)), count(N(i)); {
		case b > a:
			first, level = i, false
		case b == a:
			level = true
		}
	}
	v.Seats[first].Leads = !level
}
