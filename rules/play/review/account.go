package review

import (
	"math"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
)

// An Account says of one seat of a finished game how much luck gave it, and how much its
// choices cost, as players of backgammon measure each other. Plus is good for the seat.
type Account struct {
	Seat rules.Actor
	Unit Unit

	// HasLuck and HasDecisions report which of the two are known.
	HasLuck, HasDecisions bool
	// Luck is the sum over all chance events of what each gave the seat beyond its average;
	// it is below 0 for bad luck. LuckError is its standard error, 0 if Luck is exact.
	Luck, LuckError float64
	// Decisions is the sum of what the seat's choices lost against best play, with a minus
	// sign: 0 is perfect. DecisionsError is its standard error. An exact sum is never above 0;
	// a sampled one may be, by chance.
	Decisions, DecisionsError float64
	DecisionsExact            bool

	Choices, Costly int    // choices of the seat that were examined, and those that cost something
	Worst           Choice // the costliest one
	Best            Choice // the one whose next best would have been worse by the most, as a share of a full bar of the lens
}

// A Choice is a decision of a seat. Step is that of the game, or -1 if there was no such
// choice.
type Choice struct {
	Step  int
	By    float64    // by how much it was worse than the best one, or better than the next best; above 0
	Other rules.Move // the best one, or the next best
}

// LuckExact reports whether the luck was computed and not sampled.
func (a *Account) LuckExact() bool { return a.LuckError == 0 }

// A Unit is the unit of all amounts of an account.
type Unit int8

const (
	Coins  Unit = iota // coins won and lost
	Points             // points of a rules.Scorer
	Wins               // chances to win: 1 is a win
)

// UnitOf returns the unit in which a game is accounted for.
func UnitOf(of *session.Session) Unit {
	_, scorer := of.Position().(rules.Scorer)
	switch {
	case of.Game().Coined(of.Setup()):
		return Coins
	case scorer && of.Setup().Seats == 1:
		return Points
	}
	return Wins
}

// Result returns what a seat has of a game that ends so, in that unit.
func (u Unit) Result(p rules.Position, seat rules.Actor) float64 {
	switch u {
	case Coins:
		return float64(p.Scores()[seat])
	case Points:
		return float64(p.(rules.Scorer).Points(seat))
	}
	return float64(p.Scores()[seat]) / 840
}

// least is the smallest amount that is told, by unit: half of what the last digit shows.
var least = [...]float64{Coins: 0.05, Points: 0.05, Wins: 0.005}

// digits are the numbers, by unit, to multiples of which an amount is rounded where its
// standard error is at least half of them.
var digits = [...][]float64{Coins: {1, 5, 10}, Points: {1, 5, 10}, Wins: {0.05, 0.1}}

// Texts returns the account in at most two sentences: "Luck gave you 1.5." and "One choice
// cost you 0.4."
func (a *Account) Texts() (list []text.Text) {
	if a.HasLuck {
		list = append(list, a.luck())
	}
	if a.HasDecisions && a.Choices > 0 {
		list = append(list, a.decisions())
	}
	return list
}

// luck returns a sentence about how much luck gave or cost the seat.
func (a *Account) luck() text.Text {
	seat, size := text.Seat(a.Seat), a.amount(a.Luck, a.LuckError, a.LuckExact())
	switch {
	case max(a.Luck, -a.Luck) < max(least[a.Unit], a.LuckError):
		return text.Of("Luck gave {0} about as much as it took.", seat)
	case a.Luck > 0 && a.Unit == Wins:
		return text.Of("Luck raised {0}’s chance of winning by {1}.", seat, size)
	case a.Unit == Wins:
		return text.Of("Luck lowered {0}’s chance of winning by {1}.", seat, size)
	case a.Luck > 0:
		return text.Of("Luck gave {0} {1}.", seat, size)
	}
	return text.Of("Luck cost {0} {1}.", seat, size)
}

// erred reports whether the seat's decisions cost it more than their standard error.
func (a *Account) erred() bool { return a.Decisions <= -max(least[a.Unit], a.DecisionsError) }

// decisions returns a sentence about how much the seat's decisions cost it.
func (a *Account) decisions() text.Text {
	seat, size := text.Seat(a.Seat), a.amount(a.Decisions, a.DecisionsError, a.DecisionsExact)
	switch n := a.Costly; {
	case a.DecisionsExact && a.Decisions > -least[a.Unit]:
		return text.Of("No choice cost {0} anything.", seat)
	case !a.erred():
		return text.Of("No choice seems to have cost {0} anything.", seat)
	case n == 1 && a.Unit == Wins:
		return text.Of("One choice lowered {0}’s chance of winning by {1}.", seat, size)
	case n == 1:
		return text.Of("One choice cost {0} {1}.", seat, size)
	case a.Unit == Wins:
		return text.Of("Some choices lowered {0}’s chance of winning by {1}.", seat, size)
	}
	return text.Of("Some choices cost {0} {1}.", seat, size)
}

// amount returns a size without its sign, with its unit: "about 1.5 coins", "12 %". It shows
// no more digits than the standard error lets mean anything.
func (a *Account) amount(x, err float64, exact bool) text.Text {
	x = max(x, -x)
	for _, digit := range digits[a.Unit] {
		if err >= digit/2 {
			x = max(digit, math.Round(x/digit)*digit)
		}
	}
	var size text.Text
	switch whole := math.Round(x); {
	case a.Unit == Wins:
		size = purse.PerCent(min(x, 1))
	case x < 10 && math.Abs(x-whole) >= 0.05 && a.Unit == Coins:
		size = text.Of("{0} coins (not whole)", text.Decimal(x))
	case a.Unit == Coins:
		size = purse.Coins(int(whole))
	case x < 10 && math.Abs(x-whole) >= 0.05:
		size = text.Of("{0}", text.Decimal(x))
	default:
		size = text.Figure(int(whole))
	}
	if exact {
		return size
	}
	return text.Of("about {0}", size)
}
