package review

import (
	"knucklebones/rules"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
)

// A bluff counts what the claims and doubts of a seat turned out to be.
type bluff [rules.WrongDoubt + 1]int

// bluffs counts the claims and doubts of a game in which claims may be false, by seat.
func bluffs(of *session.Session) (seats [rules.MaxSeats]bluff) {
	for i := range of.Len() {
		if p, may := of.At(i).(rules.Bluffer); may && p.Turn() >= 0 {
			seats[p.Turn()][p.Verdict(of.Step(i).Move)]++
		}
	}
	return seats
}

// bluffed returns the findings on lies and doubts: how often each seat lied, and how often
// it was right to doubt.
func bluffed(of *session.Session) []Finding {
	lies, doubts := Finding{Head: "Lies"}, Finding{Head: "Doubts"}
	for i, b := range bluffs(of) {
		seat := rules.Actor(i)
		if claims := b[rules.Truth] + b[rules.Lie]; claims > 0 {
			lies.Texts = append(lies.Texts, lied(seat, b[rules.Lie], claims))
		}
		if all := b[rules.RightDoubt] + b[rules.WrongDoubt]; all > 0 {
			doubts.Texts = append(doubts.Texts, text.Of("{0} was right in {1} of {2} doubts.", seat, b[rules.RightDoubt], all))
		}
	}
	return []Finding{lies, doubts}
}

// lied returns the sentence that a seat lied that many times in all its claims.
func lied(seat rules.Actor, lies, claims int) text.Text {
	if lies == 0 {
		return text.Of("{0} never lied.", seat)
	}
	return text.Of("{0} lied in {1} of {2} claims.", seat, lies, claims)
}
