package knucklebones

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time, among medieval re-enactors",
	Rules: []rules.Rule{
		{Text: "For two or more players, with three bones, a square of nine numbered boxes and nine pebbles.", From: rules.Modern},
		{Text: "Every player puts the same [ante] in the [pot].", From: rules.Modern},
		{Text: "To see who begins, each player throws the three bones. The player with the highest total begins, and chooses whether the bones go round to the left or to the right.", From: rules.Modern},
		{Text: "Players who are level on the highest total throw again.", From: rules.FromSources},
		{Text: "The four sides of a bone count 1, 2, 3 and 4.", From: rules.Modern},
		{Text: "You start your turn with an empty square. Throw all three bones.", From: rules.Modern},
		{Text: "Cover one number that a single bone shows, or that two or all three bones add up to. You cover only one number per throw, and you choose which.", From: rules.Modern},
		{Text: "If you can cover a number, you must. Then throw again.", From: rules.FromSources},
		{Text: "Your turn ends when a throw makes none of the open numbers, or when all nine are covered. Your score is the sum of the numbers still open.", From: rules.Modern},
		{Text: "The lowest score wins the [pot].", From: rules.Modern},
		{Text: "Players who are level on the lowest score play a [face-off]: whole new turns in the same order, until one player is lowest.", From: rules.Modern},
		{Text: "A player may raise the [pot]. The others match the raise or drop out. A player who drops out loses what they have paid.", From: rules.Modern},
		{Text: "Raises come before each turn. Clockwise from the thrower, each player is asked once and may raise by one, two or four [antes](ante). All the others must answer a raise before the next player is asked.", From: rules.FromSources},
		{Text: "A raise is never more than everyone still in can match.", From: rules.FromSources},
		{Text: "If everyone else has dropped out, the last player wins the [pot].", From: rules.FromSources},
		{Text: "The plain game, the usual one here, has no raises and goes round clockwise.", From: rules.Ours},
		{Text: "Optional: raises come after each throw, too; the [pot] is shared after five [face-offs](face-off).", From: rules.Ours},
	},
	Doubts: []text.Text{
		"The drawing that gave the sides their numbers is lost. Here they keep their usual order: the flat narrow side counts 1, the hollow side 2, the round side 3 and the twisted side 4.",
		"Sums of 10 to 12 have no box and cover nothing.",
		"A covered number can’t be used again, whether one bone shows it or several add up to it.",
		"The source doesn’t say whether a player may refuse to cover a number. A turn lasts until a throw can’t cover anything, so here they may not.",
		"The source calls the highest number the prudent choice. That is advice for the first throws, not a rule.",
		"A player who has dropped out doesn’t throw any more.",
		"A player who can’t pay the ante doesn’t take part.",
		"After 100 face-offs, the players who are still level share the pot in whole coins. Any remainder stays in the pot. If the opening throw is tied 20 times in a row, the first of the tied players begins.",
	},
	Source: "A friend’s account of a game invented at an encampment of re-enactors. Its inventor calls it Knucklebones; here it is called by its nine boxes, since all the games are played with knucklebones. The account gives one example: with 1, 3 and 4 you may cover 1, 3, 4, 5, 7 or 8.",
}
