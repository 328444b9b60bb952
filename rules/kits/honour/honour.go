// Package honour is the kit for writing the honours of a game: when a seat has earned
// one, said by a step, by the end of the game, or by a count of steps.
package honour

import "knucklebones/rules"

// A Step is one move or outcome as an honour sees it.
type Step struct {
	Seat   rules.Actor // whose honour it is
	Before rules.Position
	Move   rules.Move
	After  rules.Position
}

// Chose reports whether the seat made a move of that verb.
func (s Step) Chose(v rules.Verb) bool { return s.Move.Verb == v && s.Before.Turn() == s.Seat }

// Plate returns the plate of the seat after the step.
func (s Step) Plate() rules.SeatView { return s.View().Seats[s.Seat] }

// View returns everything that the seat may know after the step.
func (s Step) View() rules.View { return s.After.View(s.Seat) }

// Over reports whether the step ends the game.
func (s Step) Over() bool { return s.After.Turn() == rules.Nobody }

// Gain returns the coins, or the points, that the seat won in a game that is over.
func (s Step) Gain() int { return s.After.Scores()[s.Seat] }

// Wins reports whether the step ends the game and the seat is a winner.
func (s Step) Wins() bool { return s.Over() && s.Plate().Won }

// A Watch has the type of Honour.Watch in package rules.
type Watch = func(rules.Actor) func(rules.Position, rules.Move, rules.Position) bool

// When returns the watch of an honour that is earned by a single step for which is
// returns true.
func When(is func(s Step) bool) Watch {
	return func(seat rules.Actor) func(rules.Position, rules.Move, rules.Position) bool {
		return func(p rules.Position, m rules.Move, next rules.Position) bool {
			return is(Step{seat, p, m, next})
		}
	}
}

// Times returns the watch of an honour that is earned when is has returned true for the
// n-th step of a game.
func Times(n int, is func(s Step) bool) Watch {
	return func(seat rules.Actor) func(rules.Position, rules.Move, rules.Position) bool {
		have := 0
		return func(p rules.Position, m rules.Move, next rules.Position) bool {
			if !is(Step{seat, p, m, next}) {
				return false
			}
			have++
			return have == n
		}
	}
}

// After returns the watch of an honour that is earned by a step for which then is true,
// once first was true for a step of the same game.
func After(first, then func(s Step) bool) Watch {
	return func(seat rules.Actor) func(rules.Position, rules.Move, rules.Position) bool {
		seen := false
		return func(p rules.Position, m rules.Move, next rules.Position) bool {
			s := Step{seat, p, m, next}
			if seen && then(s) {
				return true
			}
			seen = seen || first(s)
			return false
		}
	}
}

// Without returns the watch of an honour that is earned by a step for which then is
// true, unless spoils was true for a step before.
func Without(spoils, then func(s Step) bool) Watch {
	return func(seat rules.Actor) func(rules.Position, rules.Move, rules.Position) bool {
		spoilt := false
		return func(p rules.Position, m rules.Move, next rules.Position) bool {
			s := Step{seat, p, m, next}
			spoilt = spoilt || spoils(s)
			return !spoilt && then(s)
		}
	}
}

// In turns a condition on a step and the positions before and after it, of the game's
// type P, into a condition on a step.
func In[P rules.Position](is func(s Step, was, now P) bool) func(Step) bool {
	return func(s Step) bool { return is(s, s.Before.(P), s.After.(P)) }
}

// Won returns a condition that is true for the step by which a seat wins the game, if
// is returns true for the last position.
func Won[P rules.Position](is func(p P, seat int8) bool) func(Step) bool {
	return func(s Step) bool { return s.Wins() && is(s.After.(P), int8(s.Seat)) }
}
