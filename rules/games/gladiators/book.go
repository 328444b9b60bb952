package gladiators

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time, after the fights of Rome",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "For two players. Each has two [tali] and four stones. The stones stand for a gladiator."},
		{From: rules.Modern, Text: "To see who begins, both throw their two [tali]. The higher total throws first in the fight."},
		{From: rules.FromSources, Text: "If the totals are level, both throw again."},
		{From: rules.Modern, Text: "In a bout both throw two [tali], and only the total counts. A bone counts as the side that is up: 1, 3, 4 or 6. The lower total loses a stone."},
		{From: rules.Modern, Text: "If the totals are level, both lose a stone."},
		{From: rules.Modern, Text: "A player with no stone left is defeated, and the other wins."},
		{From: rules.FromSources, Text: "If both lose their last stone in the same bout, the fight is a draw."},
		{From: rules.Ours, Text: "Both put the same [ante] in the [pot], and the winner takes the pot. After a draw both take their own coins back. The ante may be zero."},
		{From: rules.Ours, Text: "Optional: after a draw both fight on until one total is lower, for a hundred bouts at most."},
		{From: rules.Ours, Text: "[Missio], usual here, and not in the source. Before a bout either player may ask for it; the one who throws second may ask first. The other player must then double or yield. If they double, both pay as much again as they have already paid into the [pot]. If they yield, they give up the fight and the pot."},
		{From: rules.Ours, Text: "In the usual game nobody asks for [missio] before the first bout, and after that once at most before each bout, so that the [stakes](stake) rise with the fight."},
		{From: rules.Ours, Text: "After asking, a player can’t ask again until the other has asked, too. You can ask for [missio] only while both have the coins to double."},
	},
	Doubts: []text.Text{
		"In the source both can lose a stone, but it doesn’t say what happens when both lose their last one. Here it is a draw.",
		"Throwing first is no advantage: a bout is settled when both have thrown.",
		"You always throw two bones, however many stones you have left.",
		"The source names no wager. The ante is our choice.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 11.",
}
