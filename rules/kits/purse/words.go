package purse

import (
	"slices"

	"knucklebones/rules/text"
)

// Coins returns an amount in words: "1 coin", "12 coins", "−3 coins".
func Coins(n int) text.Text { return text.Of("{0} coins", n) }

// Ahead returns the seats with the highest net gain; none if nobody has won
// anything.
func Ahead(net []int) (seats []int) {
	most := slices.Max(net)
	for i, n := range net {
		if n == most && n > 0 {
			seats = append(seats, i)
		}
	}
	return seats
}

// Verdict returns the verdict on a game with these net gains: "{1} wins 12".
func Verdict(net []int) text.Text {
	switch best := Ahead(net); {
	case len(best) == 0:
		return "Everyone is level"
	case len(best) == 1 && net[best[0]] > 99: // a heading has no room for more
		return text.Of("{0} wins {1}", text.Seat(best[0]), net[best[0]])
	case len(best) == 1:
		return text.Of("{0} wins {1}", text.Seat(best[0]), text.Coins(net[best[0]]))
	}
	return "A tie at the top"
}

// Net returns a net gain with its sign: "+3", "−2", "0".
func Net(coins int) text.Text { return text.Of("{0}", text.Signed(coins)) }

// PerCent returns a probability from 0 to 1 as text: "36 %", and "under 1 %" or
// "over 99 %" where rounding would suggest certainty.
func PerCent(p float64) text.Text {
	switch n := percents(p); {
	case n == 0 && p >= certain:
		return "under 1\u2009%"
	case n == 100 && p <= 1-certain:
		return "over 99\u2009%"
	default:
		return text.Of("{0}\u2009%", n)
	}
}

// ShortPerCent returns a probability from 0 to 1 short enough for a key: "36
// %", "<1 %".
func ShortPerCent(p float64) text.Text {
	switch n := percents(p); {
	case n == 0 && p >= certain:
		return "<1\u2009%"
	case n == 100 && p <= 1-certain:
		return ">99\u2009%"
	default:
		return text.Of("{0}\u2009%", n)
	}
}

// certain is the largest rounding error of a sum of probabilities that is
// really 0 or 1.
const certain = 1e-9

// percents returns a probability in whole percents, rounded.
func percents(p float64) int { return min(max(0, int(p*100+.5)), 100) }

// Expected returns an expected value with one decimal and its sign: "+1.4",
// "−0.3", "0.0".
func Expected(x float64) text.Text { return text.Of("{0}", text.SignedDecimal(x)) }

// ExpectedCoins returns an expected number of coins with its sign: "+1.4
// coins".
func ExpectedCoins(x float64) text.Text { return text.Of("{0} coins on average", Expected(x)) }

// Reason returns the sentence that explains the verdict on a game of several
// rounds: the coins decide, not the last round. Rounds is their number in
// words.
func Reason(net []int, rounds text.Text) text.Text {
	switch best := Ahead(net); len(best) {
	case 0:
		return text.Of("After {0} nobody is ahead.", rounds)
	case 1:
		return text.Of("{0} won the most coins in {1}.", text.Seat(best[0]), rounds)
	}
	return text.Of("The leaders won the same amount in {0}.", rounds)
}
