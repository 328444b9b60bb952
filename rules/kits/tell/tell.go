// Package tell is the kit for what all games say and show alike: lines of the
// log, the frame of a view, numbers in words, and why a move cannot be made.
package tell

import (
	"fmt"

	"knucklebones/rules"
)

// Say is one line of the log.
func Say(format string, args ...any) []rules.Event {
	return Marked(rules.Plain, format, args...)
}

// Threw is one line of the log on a cast of a seat, and what it came to, which is
// named large.
func Threw(seat, cast any, result string) []rules.Event {
	return Named(Upper(result), "{%d} threw %s: %s.", seat, cast, result)
}

// Named is one line of the log, and what it came to, which is named large.
func Named(result, format string, args ...any) []rules.Event {
	list := Say(format, args...)
	list[0].Result = result
	return list
}

// Marked is one line of the log that much is made of.
func Marked(mark rules.Mark, format string, args ...any) []rules.Event {
	return []rules.Event{{Text: fmt.Sprintf(format, args...), Mark: mark}}
}

// Won is one line of the log on a seat that wins coins from the pot, or where
// there are none the game.
func Won(coins int, seat rules.Actor, format string, args ...any) []rules.Event {
	list := Moved(coins, rules.Pot, seat, format, args...)
	list[0].Mark = rules.Won
	return list
}

// Moved is one line of the log, and coins that go from one place to another.
func Moved(coins int, from, to rules.Actor, format string, args ...any) []rules.Event {
	return []rules.Event{{Text: fmt.Sprintf(format, args...), Coins: coins, From: from, To: to}}
}
