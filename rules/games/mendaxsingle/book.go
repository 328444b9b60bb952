package mendaxsingle

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "A game of our own time, made for Roman bones",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "Everybody has four [tali] and a cup. To see who begins, each player throws two bones: the highest sum begins, and players who are level throw again. Or agree on who begins."},
		{From: rules.Modern, Text: "In each round, everybody throws under their own cup and looks only at their own bones. If a bone lies on top of another, that player throws all their bones again."},
		{From: rules.Modern, Text: "The first player bids a number and a side: 1, 3, 4 or 6. “Five threes” means that at least five of all the bones on the table, the bidder’s own included, show a 3."},
		{From: rules.Modern, Text: "In turn, each player either bids a higher number of the same side or doubts the last bid."},
		{From: rules.FromSources, Text: "A bid may not be higher than the number of bones in play. Once it is that high, the next player can only doubt."},
		{From: rules.Modern, Text: "After a doubt, all cups are lifted. If there are at least as many as the bid says, the bidder wins the round. If there are fewer, the doubter wins it."},
		{From: rules.FromSources, Text: "The loser, whether bidder or doubter, gives up a bone and begins the next round. If the loser is out of bones, the next player begins."},
		{From: rules.Modern, Text: "When two players are left with one bone each, they bid on the sum of the two bones: 2, 4 to 10, or 12."},
		{From: rules.Modern, Text: "The last player with a bone wins."},
		{From: rules.Modern, Text: "[Wild Hounds] (optional): ones count for any side that is bid. Bids on the sum are not affected."},
		{From: rules.Ours, Text: "Optional: everybody pays an [ante], and the last player left wins the [pot]; a bid may also change to a higher side with the same number, or to any side with a higher number."},
	},
	Doubts: []text.Text{
		"The source only says that a bidder who loses gives up a bone. But then a doubt would cost nothing, and nobody would ever bid higher. It also says that “the loser of the previous round” begins the next one, so here the loser gives up a bone, bidder or doubter.",
		"The side stays the same for the whole round, because the source only mentions higher bids of the same side.",
		"The source doesn’t say how high a bid may be. A bid of more bones than are in play would make no sense.",
		"In the last phase nobody can bid 3 or 11, because no two bones make these sums.",
		"If the opening throw is tied 20 times in a row, the first of the tied players begins.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, where it is marked as his own.",
}
