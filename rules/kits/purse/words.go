package purse

import (
	"fmt"
	"slices"
	"strconv"

	"knucklebones/rules/kits/tell"
)

// The narrow space between a figure and its per cent sign, and the true minus.
const (
	thin  = "\u2009"
	minus = "−"
)

// Coins returns an amount in words: "1 coin", "12 coins", "−3 coins".
func Coins(n int) string { return tell.Figures(n, "coin") }

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
func Verdict(net []int) string {
	switch best := Ahead(net); {
	case len(best) == 0:
		return "All are level"
	case len(best) == 1:
		return fmt.Sprintf("{%d} wins %d", best[0], net[best[0]])
	}
	return "Level at the top"
}

// Net returns a net gain with its sign: "+3", "−2", "0".
func Net(coins int) string {
	if coins > 0 {
		return "+" + tell.Figure(coins)
	}
	return tell.Figure(coins)
}

// PerCent returns a probability from 0 to 1 as text: "36 %", and "under 1 %" or
// "over 99 %" where rounding would suggest certainty.
func PerCent(p float64) string { return perCent(p, "under 1", "over 99") }

// ShortPerCent returns a probability from 0 to 1 short enough for a key: "36
// %", "<1 %".
func ShortPerCent(p float64) string { return perCent(p, "<1", ">99") }

// certain is the largest rounding error of a sum of probabilities that is
// really 0 or 1.
const certain = 1e-9

func perCent(p float64, under, over string) string {
	switch {
	case p < certain:
		under = "0"
	case p < .005:
	case p > 1-certain:
		under = "100"
	case p >= .995:
		under = over
	default:
		under = strconv.Itoa(int(p*100 + .5))
	}
	return under + thin + "%"
}

// Expected returns an expected value with one decimal and its sign: "+1.4",
// "−0.3", "0.0".
func Expected(x float64) string {
	s := strconv.FormatFloat(x, 'f', 1, 64)
	switch {
	case s == "0.0", s == "-0.0":
		return "0.0"
	case x < 0:
		return minus + s[1:]
	}
	return "+" + s
}

// Reason returns the sentence that explains the verdict on a game of several
// rounds: the coins decide, not the last round. Rounds is their number in
// words.
func Reason(net []int, rounds string) string {
	switch best := Ahead(net); len(best) {
	case 0:
		return fmt.Sprintf("After %s nobody is ahead.", rounds)
	case 1:
		return fmt.Sprintf("{%d} won the most coins in %s.", best[0], rounds)
	}
	return fmt.Sprintf("They won the most coins in %s.", rounds)
}
