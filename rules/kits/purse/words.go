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

// Coins is "1 coin", "12 coins", "−3 coins".
func Coins(n int) string { return tell.Figures(n, "coin") }

// Ahead are the seats that have won most by these net coins; none if nobody
// has won anything.
func Ahead(net []int) (seats []int) {
	most := slices.Max(net)
	for i, n := range net {
		if n == most && n > 0 {
			seats = append(seats, i)
		}
	}
	return seats
}

// Verdict is the last word on a game with these net coins: "{1} wins 12".
func Verdict(net []int) string {
	switch best := Ahead(net); {
	case len(best) == 0:
		return "All are level"
	case len(best) == 1:
		return fmt.Sprintf("{%d} wins %d", best[0], net[best[0]])
	}
	return "Level at the top"
}

// Net is what a seat has won in all, with its sign: "+3", "−2", "0".
func Net(coins int) string {
	if coins > 0 {
		return "+" + tell.Figure(coins)
	}
	return tell.Figure(coins)
}

// PerCent is a chance of 0 to 1 in words: "36 %", and "under 1 %" or
// "over 99 %" where rounding would claim a certainty there is not.
func PerCent(p float64) string { return perCent(p, "under 1", "over 99") }

// ShortPerCent is a chance of 0 to 1 as it fits a key: "36 %", "<1 %".
func ShortPerCent(p float64) string { return perCent(p, "<1", ">99") }

// certain is how far sums of chances may be from 0 and 1 for want of digits.
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

// Expected is an expectation to one decimal, with its sign: "+1.4", "−0.3",
// "0.0".
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

// Reason is why the verdict on a game of several rounds is what it is: the coins
// count, and not how the last round went.
func Reason(net []int, rounds string) string {
	switch best := Ahead(net); len(best) {
	case 0:
		return fmt.Sprintf("After %s nobody is ahead.", rounds)
	case 1:
		return fmt.Sprintf("{%d} won the most coins in %s.", best[0], rounds)
	}
	return fmt.Sprintf("They won the most coins in %s.", rounds)
}
