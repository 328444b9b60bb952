package sparing

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time, from what is known of Rome",
	Rules: []rules.Rule{
		{From: rules.FromSources, Text: "For two to six players, with four [tali]. All agree on the number of rounds, at most nine, and put the same [ante] in the [pot]. One round is a fast game, five are a [Tally]."},
		{From: rules.FromSources, Text: "In each round everyone throws the four [tali] in turn, clockwise. The highest cast wins the round."},
		{From: rules.Attested, Text: "[Venus], all four sides different, beats every other cast."},
		{From: rules.FromSources, Text: "Then come the [Senios](senio), which are the other casts with a six, except four sixes, ranked by their total. Every Senio beats every [Vulture]."},
		{From: rules.FromSources, Text: "Then come the [Vultures](vulture): four sixes, four fours, four threes. [Canis], four ones, is the lowest cast that counts."},
		{From: rules.FromSources, Text: "Any other cast is [void]. The player must throw again, until a cast counts."},
		{From: rules.FromSources, Text: "If two or more are level on the highest cast, nobody wins that round."},
		{From: rules.FromSources, Text: "All the rounds are played. The player who has won the most of them wins the [pot]."},
		{From: rules.FromSources, Text: "If several players have won the most rounds, they play extra rounds among themselves until one leads."},
		{From: rules.Ours, Text: "After a thousand extra rounds, the players who are still level share the [pot] in whole coins. Any remainder stays in the pot."},
		{From: rules.Ours, Text: "With spare throws, the usual game here, you may throw again twice in a game, once in a round at most, after a cast that counts. The new cast counts, even if it is lower. With [Venus], or once you have won the round, there is nothing to throw for."},
		{From: rules.Ours, Text: "The game with spare throws is a [Tally], and so is the game with doubling (see below). Both end as soon as nobody can catch the leader any more."},
		{From: rules.Ours, Text: "In the usual game here every cast counts. Casts without a name are ranked by their total, below [Canis]: 15 (3 4 4 4) is the best of them, 6 (1 1 1 3) the worst. As written they are [void]."},
		{From: rules.FromSources, Text: "[Vulture] by total (optional): four sixes count 24 and beat every [Senio]; only [Venus] beats them. The author considered this rule but did not adopt it."},
		{From: rules.Ours, Text: "Doubling (optional): before each round except the first and the extra ones, each player in turn is asked whether to double. The player who doubles puts in as much as each player has paid so far. The others match it or resign; a player who resigns loses what they have paid. There is at most one double before a round, and only if everyone still in can match it."},
	},
	Doubts: []text.Text{
		"For the fast game, the source says that a player may throw again after a void cast. Its general rule says that they must. Here they must.",
		"The source relies on the fifth round to break a tie. It doesn’t say what happens if players are still level after it. Here they play on.",
		"As written, all the rounds are played, even if the last ones can’t change the result.",
		"In the source’s example, 6 3 3 3 beats 6 6 6 6: a Senio of any total beats every Vulture.",
		"The source doesn’t say who begins. Here the start moves to the next seat, clockwise, with each new game, and in the usual game with each round, too. Otherwise every round of a game begins with the same player.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 3.",
}
