package mendaxcommon

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "A game of our own time, made for Roman bones",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "Everybody has the same number of counters, as written ten. One set of four [tali] and one cup go round the table."},
		{From: rules.Modern, Text: "To see who begins, each player throws the four bones once, in the open. The highest hand begins; players who are level throw again."},
		{From: rules.Modern, Text: "The hands from low to high: no name; [Canis] (1 1 1 1); [Vultures](vulture) of threes, of fours, of sixes; [Senios](senio) by their total, from 9 to 22; [Venus] (1 3 4 6). A Senio is any other cast with a six; no Senio has a total of 10."},
		{From: rules.Modern, Text: "The first player throws under the cup, looks at the bones in secret and says a hand. It may be the true hand, a higher one or a lower one."},
		{From: rules.Modern, Text: "The next player either takes the bones or doubts the hand."},
		{From: rules.Modern, Text: "After a doubt, the cup is lifted. If the hand is at least as high as was said, the doubter loses a counter. If it is lower, the player who said it loses one."},
		{From: rules.Modern, Text: "A player who takes the bones looks at them in secret and may throw any of them again, once. They must say truthfully how many. Then they say a hand, true or not, that is higher than the last one."},
		{From: rules.Modern, Text: "The doubter begins the next round, whoever lost the counter. If the doubter is out, the next player begins."},
		{From: rules.Modern, Text: "A player with no counters left is out. The last player left wins."},
		{From: rules.Ours, Text: "The shorter game, the usual one here, has five counters each."},
		{From: rules.Modern, Text: "[Recast] (optional): up to three throws a turn. Between throws, keep any bones. The first player of a round throws and may throw again twice; the others may throw again three times."},
		{From: rules.Ours, Text: "Optional: players buy their counters with coins, and the last player left wins all the coins. Also optional: nobody may say “no name”."},
	},
	Doubts: []text.Text{
		"The source’s list of hands leaves out the casts without a name. But three in five casts have no name, and a player may say the true hand. So here a player may say “no name”: it is the lowest hand, and doubting it always fails.",
		"The source lists Senios from 9 to 22, but no four bones with a six make 10.",
		"The source says that the doubter begins the next round. Here this holds whether the doubter was right or wrong.",
		"Nothing is higher than Venus, so after it the next player can only doubt.",
		"For Recast, the source allows three throws before a player says a hand. Here a player who takes the bones may throw any of them up to three times.",
		"If the opening throw is tied 20 times in a row, the first of the tied players begins.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, where it is marked as his own.",
}
