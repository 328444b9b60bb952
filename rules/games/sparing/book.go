package sparing

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time, from what is known of Rome",
	Rules: []rules.Rule{
		{From: rules.FromSources, Text: "It is best for two; more may play. All agree on the number of rounds and put the same ante in the pot. One round is a fast game, five are a Tally, nine the most."},
		{From: rules.FromSources, Text: "In each round everyone casts four tali, clockwise. The highest cast wins the round."},
		{From: rules.Attested, Text: "Venus, all four sides different, beats every other cast."},
		{From: rules.FromSources, Text: "Then come the Senios, casts with a six that are not Venus or four sixes, by their total. Any of them beats every Vulture."},
		{From: rules.FromSources, Text: "Then the Vultures: four sixes, four fours, four threes. Canis, four ones, is the lowest cast that counts."},
		{From: rules.FromSources, Text: "Any other cast is void. It is cast again, until it counts."},
		{From: rules.FromSources, Text: "If two or more are level on the highest cast, nobody wins that round."},
		{From: rules.FromSources, Text: "All the rounds are played. Whoever has won most takes the pot."},
		{From: rules.FromSources, Text: "Players who are level after the last round play extra rounds among themselves until one leads."},
		{From: rules.Ours, Text: "After a thousand extra rounds those who are still level share the pot in whole coins, and what is left over stays in it."},
		{From: rules.FromSources, Text: "If asked for, Vulture by total: four sixes count 24 and beat every Senio, and only Venus beats them. The author thought of it and decided against it."},
		{From: rules.Ours, Text: "If asked for, doubling: before each round but the first, everyone in turn may double. He puts in as much as each has paid so far. The others match it or resign, and whoever resigns leaves behind what he paid. There is one double a round at most, and only if everyone still in can match it."},
	},
	Doubts: []text.Text{
		"The fast game says that a player may cast a void cast again, the general rule that he has to. He has to.",
		"The text leaves a level end to the tie breaker of a fifth round. Players who are still level then go on, which is our reading.",
		"The rounds that are left are played even if they can change nothing.",
		"In the example of the text 6 3 3 3 beats 6 6 6 6: a Senio of any total beats every Vulture.",
		"The text does not say who begins. The start moves one seat on from game to game, and each round begins with the same player.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 3.",
}
