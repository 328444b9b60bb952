package catapulta

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time, after darts and horseshoes",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "For two to four players, with four [tali]. Two rings are drawn in the sand, one inside the other, with a wooden stake in the middle."},
		{From: rules.Modern, Text: "The players agree on how many points win, and on a wager that everyone puts in the [pot]. A player who can’t pay the wager doesn’t take part."},
		{From: rules.Modern, Text: "The line is ten paces from the stake. On your turn you stand behind it and throw four [tali] at the stake."},
		{From: rules.Modern, Text: "A bone in the outer ring counts 5 times the side that is up, a bone in the inner ring 10 times, and a bone that touches the stake 20 times. A three in the outer ring is 15, a four in the inner ring 40, and a six at the stake 120."},
		{From: rules.FromSources, Text: "Outside the rings a bone counts nothing. The middle of the bone decides which ring it is in. At the stake, it is enough if any part touches."},
		{From: rules.FromSources, Text: "The four bones are counted when all of them lie still. Until then a bone may be knocked to another place or side."},
		{From: rules.Modern, Text: "The first player to reach the agreed number of points wins the [pot]."},
		{From: rules.FromSources, Text: "Your points are checked at the end of your turn. It doesn’t matter if you have more than you need."},
		{From: rules.Ours, Text: "Here 200 points usually win. The source leaves the number open. The shortest game is to 100."},
		{From: rules.Ours, Text: "After fifty turns each, the most points win. Players who are level share the [pot] in whole coins. Any remainder stays in the pot."},
		{From: rules.Ours, Text: "Optional: equal turns. When a player has enough points, everyone finishes the round, and the most points win. Players who tie for the most points take one more turn each."},
		{From: rules.Ours, Text: "You throw by hand: pull back and let go. A careful throw goes high and stays where it falls. A [bold] throw goes flat, slides, and touches the stake more often. Every throw strays a little from its aim, and this is the same for every person. A bold throw strays more, but only in length, not to the side. What counts is where each bone comes to rest."},
		aim.AimRule,
		{From: rules.Ours, Text: "Of a thousand careful throws with a middling hand, 357 land in the outer ring and 187 in the inner ring, and 26 touch the stake. Of a thousand [bold] throws, it is 267, 193 and 33. The odds are computed from these figures, and so are throws that the game makes itself."},
	},
	Doubts: []text.Text{
		"In the source a bone at the stake counts 20 times. This replaces the inner ring’s 10 and is not added to it: in the source’s example, a six at the stake is 120.",
		"The source doesn’t say when points are checked. Here it is after all four bones, since any of them can be knocked until then.",
		"Throwing first is an advantage, and the source does nothing about it. The option “Equal turns” removes it. The start moves to the next seat, clockwise, with each new game.",
		"The source doesn’t say how large the rings are or how well people aim. Both are our choice.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 12.",
}
