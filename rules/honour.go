package rules

import "knucklebones/rules/text"

// An Honour is a feat that the record of a game proves. It is never for time spent.
type Honour struct {
	ID     string    // one lower-case word, unique in its game, which what is kept contains
	Title  text.Text // "Perfect zero", at most 20 letters
	Says   text.Text // how to earn it, a sentence with a number in it, at most 60 letters: "Cover all nine boxes in one turn."
	Figure text.Text // that number as its disc shows it, at most 4 characters: "9"
	// Watch returns a function that is called with every step of a game in turn, and reports
	// whether the seat earns the honour by that step: p is the position before the move or
	// outcome m, and next the one after it.
	Watch func(seat Actor) func(p Position, m Move, next Position) bool
}
