package knucklebones

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time, among people who play at the Middle Ages",
	Rules: []rules.Rule{
		{Text: "Two or more play, with three bones, a square of nine numbered boxes and nine pebbles.", From: rules.Modern},
		{Text: "Everyone who plays puts the same ante in the pot.", From: rules.Modern},
		{Text: "Each throws the three bones. The highest total begins and sends the bones to the left or to the right.", From: rules.Modern},
		{Text: "Players who are level on the highest total throw again.", From: rules.FromSources},
		{Text: "The four sides of a bone count 1, 2, 3 and 4.", From: rules.Modern},
		{Text: "On your turn the square is empty. Throw all three bones.", From: rules.Modern},
		{Text: "Cover one number that a single bone shows, or that two or all three bones make together. One number a throw, and you choose which.", From: rules.Modern},
		{Text: "If you can cover a number you must, and throw again.", From: rules.FromSources},
		{Text: "When no number left open can be made, or all nine are covered, your turn ends. Numbers left open are added up: that is your score.", From: rules.Modern},
		{Text: "The lowest score takes the pot.", From: rules.Modern},
		{Text: "Players who are level on the lowest score play a face-off: whole new turns in the same order, until one is lowest.", From: rules.Modern},
		{Text: "The pot may be raised, and the others add as much or drop out. Whoever drops leaves behind what he has paid.", From: rules.Modern},
		{Text: "Raises come before each turn. Clockwise from the thrower each is asked once, and may raise by one, two or four antes; all others answer at once.", From: rules.FromSources},
		{Text: "No raise is more than everyone still in can match.", From: rules.FromSources},
		{Text: "If all others have dropped, the one who is left takes the pot.", From: rules.FromSources},
		{Text: "The plain game, the usual one here, has no raises and goes round clockwise.", From: rules.Ours},
		{Text: "If asked for, raises come after each throw as well, or the pot is shared after five face-offs.", From: rules.Ours},
	},
	Doubts: []text.Text{
		"The drawing that gave the sides their numbers is lost. Here they keep their order: the flat narrow side counts 1, the hollow one 2, the round one 3, the twisted one 4.",
		"Sums of 10 to 12 have no box and cover nothing.",
		"A covered number is out however it is made, by one bone or by several.",
		"Nothing says that a player may refuse to cover. A turn lasts until a throw covers nothing, so he may not.",
		"The source calls the highest number the prudent choice. That is advice for the first throws, not a rule.",
		"A player who has dropped does not throw any more.",
		"A player who cannot pay the ante does not take part.",
		"After a hundred face-offs the pot is shared in whole coins, and what is left over stays in it. After twenty level throws for the start, the first of the level seats begins.",
	},
	Source: "A friend's account of a game invented at an encampment of re-enactors. It gives one example: 1, 3 and 4 may cover 1, 3, 4, 5, 7 or 8.",
}
