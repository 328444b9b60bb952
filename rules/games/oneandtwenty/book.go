package oneandtwenty

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Played in taverns before 1600; these rules were pieced together by re-enactors",
	Rules: []rules.Rule{
		{From: rules.Reconstructed, Text: "Five knucklebones count by the side that is up: flat 1, hollow 3, round 4, twisted 6."},
		{From: rules.Reconstructed, Text: "One player is the bank. All others put a stake down before the first cast."},
		{From: rules.FromSources, Text: "A stake is at least 1 and at most 5 coins, and no more than the bank’s coins shared equally among the players. The bank is never staked against for more than it holds."},
		{From: rules.FromSources, Text: "A player who cannot stake sits the round out."},
		{From: rules.Reconstructed, Text: "From the bank’s left, each player casts five bones and adds them up. A total over 21 loses the stake at once."},
		{From: rules.Reconstructed, Text: "A player who is not over says how many more bones to cast, from none to five. It is said once; they are cast together and added. A total over 21 loses at once; otherwise the player waits for the bank."},
		{From: rules.Reconstructed, Text: "The bank casts last, in the same way, and sees every total."},
		{From: rules.Reconstructed, Text: "If the bank is over it pays each player who is not over as much as he staked."},
		{From: rules.Reconstructed, Text: "If the bank is not over it pays those who have more, and takes the stakes of those who have as much or less."},
		{From: rules.Reconstructed, Text: "If anybody is paid, the best total that was paid is the next bank. If several are equal, the first of them to cast is."},
		{From: rules.FromSources, Text: "If all players are over, the bank collects without casting and stays."},
		{From: rules.FromSources, Text: "Before a round whoever holds the bank may pass it to the left. When all the others have passed it on, the last one keeps it."},
		{From: rules.FromSources, Text: "For the first bank everybody casts: the highest total has it, and ties cast again."},
		{From: rules.Ours, Text: "A game is as many rounds as there are seats."},
		{From: rules.Reconstructed, Text: "If asked for: a tie gives the stake back; bones are added one at a time; the bank must take bones while it is low, one at a time, and then stand. Those who made the game tried or weighed all three and decided against them."},
		{From: rules.Ours, Text: "If asked for: One and Thirty, with eight bones first."},
	},
	Doubts: []text.Text{
		"The sentence on the bank’s cast breaks off in the source. A later line has the bank cast after all others, and so it is here.",
		"The bank “loses” when at least one player is paid, whether or not it gained on the whole.",
		"Nothing binds the bank: it sees all totals and casts as many more as it likes.",
		"The source does not say what becomes of a bank that nobody wants, or that runs out. It cannot run out, since a player it had to pay takes it over; and a player who does not want it passes it to the left.",
		"How high a stake may be is not said. Here it is five coins at most.",
		"The source says that about one first cast in ten is over. With bones that fall on a narrow side one time in five it is one in fifteen; with even bones it is one in six.",
		"A throw for the bank that is tied twenty times over goes to the first of the tied seats.",
	},
	Source: "A report on a re-enactors’ Twelfth Night at which the game was tried and its rules settled by play. No rules of the time are known.",
}
