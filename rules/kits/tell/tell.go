// Package tell is the kit for texts and views that all games share: log
// entries, the frame of a view, and the reason why a move is illegal.
package tell

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

// Say returns one plain log entry.
func Say(key text.Text, args ...any) []rules.Event {
	return Marked(rules.Plain, key, args...)
}

// Threw returns the log entry of a seat's cast, with its result, which is shown
// large.
func Threw[N int | int8 | rules.Actor](seat N, cast any, result text.Text) []rules.Event {
	return Named(text.Upper(result), "{0} threw {1}: {2}.", text.Seat(seat), cast, result)
}

// Named returns one log entry with a result, which is shown large.
func Named(result, key text.Text, args ...any) []rules.Event {
	list := Say(key, args...)
	list[0].Result = result
	return list
}

// Marked returns one log entry with a mark.
func Marked(mark rules.Mark, key text.Text, args ...any) []rules.Event {
	return []rules.Event{{Text: text.Of(key, args...), Mark: mark}}
}

// Won returns the log entry of a seat that wins coins from the pot, or without
// coins the game.
func Won(coins int, seat rules.Actor, key text.Text, args ...any) []rules.Event {
	list := Moved(coins, rules.Pot, seat, key, args...)
	list[0].Mark = rules.Won
	return list
}

// Moved returns one log entry with coins that move.
func Moved(coins int, from, to rules.Actor, key text.Text, args ...any) []rules.Event {
	return []rules.Event{{Text: text.Of(key, args...), Coins: coins, From: from, To: to}}
}
