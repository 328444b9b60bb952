package hounds

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time, with the names of Roman casts",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "For two to four players, with four [tali]. Agree first whether to wager: either everyone puts the same [ante] in the [pot], or nobody puts in anything."},
		{From: rules.Modern, Text: "To see who begins, each player throws the four [tali]. The highest total begins, and play goes clockwise."},
		{From: rules.FromSources, Text: "Players who are level on the highest total throw again."},
		{From: rules.Modern, Text: "A turn is one throw of the four [tali]."},
		{From: rules.Modern, Text: "Make four casts, in this order: [Canis] (four ones), then the three [Vultures](vulture) (four threes, four fours, four sixes)."},
		{From: rules.Modern, Text: "Any other cast is [void]: it does not count, even if it is a [Vulture] that comes too early."},
		{From: rules.Modern, Text: "The first player to make all four wins the [pot]."},
		{From: rules.Ours, Text: "The usual game here uses even bones, which land on all four sides equally often, and held bones. Bones that match the cast you need stay on the table. You may stop and hold them for your next turns, or throw the others again."},
		{From: rules.Ours, Text: "A throw in which no bone matches ends your turn. You lose the bones that matched in this turn, but not those you hold from earlier turns. Your turn also ends when the cast is complete."},
		{From: rules.Ours, Text: "If no bone matches in the first throw of a turn, you choose: throw once more, or turn one bone to match, hold it and end your turn. The last of the four bones can’t be turned. “With held bones” is the same without this."},
		{From: rules.Ours, Text: "For the last of the four bones, throw two in the usual game: one of them has to match. In “One for the last” you throw one."},
		{From: rules.Ours, Text: "Another game uses [Recast] and even bones, without held bones."},
		{From: rules.FromSources, Text: "[Recast], borrowed from Liar’s [Tali]: a turn has up to three throws. After the first and the second, keep any bones and throw the others again; you may still throw kept bones later. The turn ends early if you make the cast you need."},
		{From: rules.Ours, Text: "When many throws in a row have changed nothing, a player may throw for everyone until something happens. Every throw is recorded."},
		{From: rules.Ours, Text: "After two million throws, all the players share the [pot]."},
	},
	Doubts: []text.Text{
		"With sheep’s bones, four ones come up once in 10,000 throws, and so do four sixes. As written, a single player needs 20,078 throws on average. With even bones, they need 1,024.",
		"With Recast, a single player needs 376 turns on average with sheep’s bones, and 36 with even bones.",
		"The source leaves it to the players whether to wager, and how much. Here the ante is the same as in our other games, and can be set to 0.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 9; Recast from his variants of Mendax Tali.",
}
