package senate

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time, with the names of Roman casts",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "For two to four players, with four [tali], as in [Hounds](hound) and [Vultures](vulture). Agree first whether to wager: either everyone puts the same [ante] in the [pot], or nobody puts in anything."},
		{From: rules.Modern, Text: "To see who begins, each player throws the four [tali]. The highest total begins, and play goes clockwise."},
		{From: rules.FromSources, Text: "Players who are level on the highest total throw again."},
		{From: rules.Modern, Text: "A turn is one throw of the four [tali]. If it is the very next cast on the list below, you make that step. Any other cast is [void]: it does not count."},
		{From: rules.Modern, Text: "The list begins with [Canis] (four ones) and the [Vultures](vulture) (four threes, four fours, four sixes)."},
		{From: rules.Modern, Text: "Then come the [Senios](senio), from the lowest total to the highest: 6111, 6311, 6411, 6331, 6611, 6333, 6441, 6433, 6631, 6443, 6641, 6444, 6633, 6643, 6661, 6644, 6663, 6664."},
		{From: rules.Modern, Text: "[Venus], 6431, is the last of the 23 steps. The first player to make it wins the [pot]."},
		{From: rules.Ours, Text: "In long strides, which is the usual game here: a cast may make any of your next six steps, and also makes the steps before it. Each turn without a step adds three to your reach, until you make a step. In strides it is always any of the next four. [Recast] is on, and the bones are even: they land on all four sides equally often."},
		{From: rules.Ours, Text: "Step by step: even bones and [Recast] here, too, but a cast makes only one step."},
		{From: rules.FromSources, Text: "[Recast], borrowed from Liar’s [Tali]: a turn has up to three casts. After the first and the second, keep any bones and throw the others again; you may still throw kept bones later. The turn ends early if you make a step."},
		{From: rules.Ours, Text: "When many throws in a row have changed nothing, a player may throw for everyone until something happens. Every throw is recorded."},
		{From: rules.Ours, Text: "After two million throws, all the players share the [pot]."},
	},
	Doubts: []text.Text{
		"The source asks for every possible cast, but its list has fewer: four tali make 35 casts, and the twelve without a name are not steps.",
		"The printed list has 6661 in two places, and a line 6622 that tali can’t show: it is a damaged copy of 6633. Without these two, 23 casts are left: Canis, three Vultures, all eighteen Senios and Venus.",
		"Senios with the same total are in the order of the printed list: 6333 before 6441, 6433 before 6631, 6443 before 6641, 6444 before 6633, 6643 before 6661.",
		"As written, a single player needs 29,323 casts on average with sheep’s bones, and 1,739 with even bones. With Recast, they need 704 turns with sheep’s bones, and 102 with even bones. In strides, they need about eighteen, and in long strides about eight.",
		"With Recast it is not always best to keep every bone that fits. If you still need a 6 and a 4 and have thrown the 4, it can be better to throw both bones again.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 10; Recast from his variants of Mendax Tali.",
}
