package catapulta

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time, after darts and horseshoes",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "Two to four play. Two rings are drawn in the sand, one inside the other, with a wooden stake in the middle."},
		{From: rules.Modern, Text: "The players agree how many points win, usually 100, and how much they wager. A player who cannot put down the wager does not take part."},
		{From: rules.Modern, Text: "The line is ten paces from the stake. On your turn you stand behind it and throw four tali at the stake."},
		{From: rules.Modern, Text: "A bone in the outer ring counts 5 times the side that is up, in the inner ring 10 times, and touching the stake 20 times. A three in the outer ring is 15, a four in the inner ring 40, and a six at the stake 120."},
		{From: rules.FromSources, Text: "Outside the rings a bone counts nothing. The middle of the bone decides which ring it is in. Any part of it may touch the stake."},
		{From: rules.FromSources, Text: "The four bones are counted when all of them lie still. Until then a bone may be knocked to another place or side."},
		{From: rules.Modern, Text: "The first player to reach the agreed number of points wins the wager."},
		{From: rules.FromSources, Text: "Your points are checked when your turn has been counted. It does not matter if you have more than you need."},
		{From: rules.Ours, Text: "After fifty turns each, the most points win. Players who are level share the wager in whole coins, and what is left over stays in the pot."},
		{From: rules.Ours, Text: "Optional: equal turns. Everyone finishes the round, and the most points win. Players who tie for the most points throw one more turn each."},
		{From: rules.Ours, Text: "You throw by hand: pull back and let go. A careful throw goes high and stays where it falls. A bold throw goes flat, slides, and touches the stake more often. Every throw strays a little from its aim, by the same rule for everybody. A bold one strays more, but only in length, not to the side. What counts is where each bone comes to rest."},
		aim.AimRule,
		{From: rules.Ours, Text: "Of a hundred careful throws by a middling hand, 36 end in the outer ring, 19 end in the inner ring and 3 touch the stake. Of a hundred bold throws it is 27, 19 and 3. The odds are worked out from these figures, and so are throws that nobody makes by hand."},
	},
	Doubts: []text.Text{
		"The text gives the stake 20 points. They replace the inner ring’s 10 and are not added to them: in its example, a six at the stake is 120.",
		"The text does not say when points are checked. Here it is after four bones, since any of them can be knocked until then.",
		"Throwing first is an advantage, and the text does nothing about it. The option of equal turns removes it. The start moves one seat on from game to game.",
		"The text does not say how large the rings are or how well people aim. Both are our choice.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 12.",
}
