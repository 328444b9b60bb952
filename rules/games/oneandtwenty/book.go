package oneandtwenty

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Played in taverns before 1600; these rules were pieced together by re-enactors",
	Rules: []rules.Rule{
		{From: rules.Reconstructed, Text: "Play with five knucklebones. Each counts by the side that is up: flat 1, hollow 3, round 4, twisted 6."},
		{From: rules.Reconstructed, Text: "One player is the [bank]. All the others put down a [stake] before the first throw."},
		{From: rules.FromSources, Text: "A [stake] is 1 to 5 coins. It may not be more than the [bank]’s coins shared equally among the other players, rounded down but at least 1. All the stakes together may not be more than the bank holds."},
		{From: rules.FromSources, Text: "A player who can’t [stake] sits out the round."},
		{From: rules.Reconstructed, Text: "From the [bank]’s left, each player throws five bones and adds them up. A total over 21 loses the [stake] at once."},
		{From: rules.Reconstructed, Text: "A player who has 21 or less chooses how many more bones to throw, from none to five. You choose only once: the new bones are thrown together and added. A total over 21 loses the [stake] at once; otherwise the player waits for the [bank]."},
		{From: rules.Reconstructed, Text: "The [bank] throws last, in the same way, and sees every total."},
		{From: rules.Reconstructed, Text: "If the [bank] is over 21, it pays as much as the [stake] to each player who is not over."},
		{From: rules.Reconstructed, Text: "If the [bank] is not over 21, it pays as much as the [stake] to each player with a higher total, and takes the stakes of the others, whose totals are equal or lower."},
		{From: rules.Reconstructed, Text: "If the [bank] has to pay anybody, the player who was paid for the highest total is the next bank. If several are equal, it is the one who threw first."},
		{From: rules.FromSources, Text: "If all the players are over 21, the [bank] takes their [stakes](stake) without throwing, and remains the bank."},
		{From: rules.FromSources, Text: "Before a round, the player who holds the [bank] may pass it to the left. If all the others have passed it on, the last player must keep it."},
		{From: rules.FromSources, Text: "Everybody throws for the first [bank]. The highest total gets it; players who are level throw again."},
		{From: rules.Ours, Text: "A game has as many rounds as there are seats."},
		{From: rules.Reconstructed, Text: "Optional: a tie gives the [stake] back; extra bones are thrown one at a time; the [bank] must take bones, one at a time, until it has more than a set total, and then stand. The people who made the game tried or considered all three and decided against them."},
		{From: rules.Ours, Text: "Optional: One and Thirty, played to 31 and begun with eight bones."},
	},
	Doubts: []text.Text{
		"In the source, the sentence about the bank’s throw breaks off. A later line says that the bank throws after all the others, so it does here.",
		"The source passes the bank on when it “loses”. Here it loses when at least one player is paid, even if it gains coins overall.",
		"No rule binds the bank: it sees all the totals and throws as many more bones as it likes, up to five.",
		"The source doesn’t say what happens to a bank that nobody wants, or that runs out of coins. Here the bank can’t stay with a player who runs out, because a player who was paid takes it over. A player who doesn’t want the bank passes it to the left.",
		"The source doesn’t say how high a stake may be. Here it is five coins at most.",
		"The source says that about one first throw in 10 is over 21. With sheep’s bones, which land on a narrow side one time in five, it is one in 15. With even bones, which land on all four sides equally often, it is one in six.",
		"If the throw for the bank is tied 20 times in a row, the first of the tied players gets the bank.",
	},
	Source: "A report on a re-enactors’ Twelfth Night at which the game was tried and its rules settled by play. No rules of the time are known.",
}
