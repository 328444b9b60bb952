package mendaxcommon

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "A game of our own time, made for Roman bones",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "Everybody has ten counters. One set of four tali and one cup go round the table."},
		{From: rules.Modern, Text: "For the start everybody casts the four bones once, in the open. The highest hand begins; players who are level on it cast again."},
		{From: rules.Modern, Text: "From low to high: no name, Canis (1 1 1 1), Vultures of threes, of fours, of sixes, a Senio by its total from 9 to 22, Venus (1 3 4 6). A Senio is any other cast with a six; there is none of 10."},
		{From: rules.Modern, Text: "The first player casts under the cup, looks alone, and says a hand. It may be true, too high or too low."},
		{From: rules.Modern, Text: "The next player takes the bones or doubts."},
		{From: rules.Modern, Text: "If he doubts, the cup is lifted. If the hand is as high as was said, or higher, the doubter loses a counter; if not, the one who said it does."},
		{From: rules.Modern, Text: "If he takes them he looks, and may throw any of the bones again. He must say truly how many. Then he says a higher hand than the last."},
		{From: rules.Modern, Text: "After a doubt the doubter begins the next round, whoever lost. If he is out, the next one begins."},
		{From: rules.Modern, Text: "A player with no counter left is out. The last one in wins."},
		{From: rules.Modern, Text: "Recast, if asked for: up to three throws in a turn, keeping any bones. The first player casts and may throw again twice; the others may throw again three times."},
		{From: rules.Ours, Text: "If asked for: counters are bought with coins, which the last one in takes; hands without a name may not be said."},
	},
	Doubts: []text.Text{
		"The list of hands does not name the casts without a name, though three in five casts are such and the hand said may be the true one. So “no name” can be said, as the lowest hand. Nobody can doubt it with success.",
		"The list has Senios of 9 to 22, but no four bones with a six make 10.",
		"The doubter begins the next round, whether he won or lost the doubt.",
		"Nothing is higher than Venus, so after it the next player can only doubt.",
		"Recast speaks of three throws before one declares. For a player who takes the bones this is read as three throws of any bones.",
		"A throw for the start that is level twenty times over goes to the first of the level seats.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, where it is marked as his own.",
}
