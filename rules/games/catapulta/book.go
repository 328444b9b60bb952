package catapulta

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time, after darts and horseshoes",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "Two to four play. Two rings are drawn in the sand, one in the other, with a wooden stake in the middle."},
		{From: rules.Modern, Text: "All agree how many points win, 100 unless they say otherwise, and what they wager. A player who cannot put down the wager does not take part."},
		{From: rules.Modern, Text: "The line is ten paces from the stake. From behind it each in turn tosses four tali at the stake."},
		{From: rules.Modern, Text: "A bone in the outer ring counts 5 times the side that is up, in the inner ring 10 times, and touching the stake 20 times. A three in the outer ring is 15, a four in the inner one 40, a six at the stake 120."},
		{From: rules.FromSources, Text: "Outside the rings a bone counts nothing. Its middle says which ring it lies in; touching the stake anywhere is enough."},
		{From: rules.FromSources, Text: "The four are counted when all lie still. Until then a bone may be knocked to another place or side."},
		{From: rules.Modern, Text: "The first to have the points agreed on wins the wager."},
		{From: rules.FromSources, Text: "Points are looked at when a turn has been counted. More than enough does no harm."},
		{From: rules.Ours, Text: "After fifty turns each, the most points win. Players who are level share in whole coins, and what is left over stays in the pot."},
		{From: rules.Ours, Text: "If asked for, turns are equal: the round is played out, and the most points win. Players who are level toss one more turn each."},
		{From: rules.Ours, Text: "You toss by hand: pull back and let go. A careful toss goes high and stays where it falls, a bold one goes flat, slides, and finds the stake more often. Your aim is scattered a little, everybody’s alike: more when bold, in length and not to the side. Where each bone comes to rest decides."},
		aim.AimRule,
		{From: rules.Ours, Text: "Of a hundred careful tosses of a middling hand 36 lie in the outer ring, 19 in the inner one and 3 touch the stake; of a hundred bold ones 27, 19 and 3. The odds are reckoned from these, and so are games that nobody tosses."},
	},
	Doubts: []text.Text{
		"The text gives the stake 20 points. They stand in place of the inner ring’s 10 and are not added to them, as its example of 120 for a six shows.",
		"When the points are looked at is not written. They are looked at after four bones, since any of them can still be knocked before.",
		"To toss first is an edge, and the text says nothing of it. Equal turns take it away. The start moves one seat on from game to game.",
		"Nothing tells how large the rings are or how well people hit. Both are ours.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 12.",
}
