package mendaxsingle

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "A game of our own time, made for Roman bones",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "Everybody has four tali and a cup. The highest sum of two bones begins, or the player agreed on; players who are level cast again."},
		{From: rules.Modern, Text: "Each round all cast under their cups, and each looks at his own bones only. If a bone lies on another, its player casts all of his again."},
		{From: rules.Modern, Text: "The first player bids a side, 1, 3, 4 or 6, and a number: so many bones at the table, his own among them, show it."},
		{From: rules.Modern, Text: "Each next player bids a higher number of the same side, or doubts the last bid."},
		{From: rules.FromSources, Text: "No bid is higher than the number of bones in play. After such a bid the next player can only doubt."},
		{From: rules.Modern, Text: "At a doubt all cups are lifted. If there are as many as was bid, or more, the bidder wins; if not, the doubter does."},
		{From: rules.FromSources, Text: "The loser, bidder or doubter, puts one of his bones away and begins the next round. If he is out, the next one begins."},
		{From: rules.Modern, Text: "When two are left with one bone each, bids are on the sum of the two: 2, 4 to 10, or 12."},
		{From: rules.Modern, Text: "The last one with a bone wins."},
		{From: rules.Modern, Text: "Wild Hounds, if asked for: ones count for any side that is bid. Sums are not changed by it."},
		{From: rules.Ours, Text: "If asked for: an ante, which the last one in takes; and bids may change to a higher side at the same number, or to any side at a higher one."},
	},
	Doubts: []text.Text{
		"Only the bidder is said to put a bone away when he loses. Then a doubt would cost nothing and nobody would ever bid higher. As “the loser of the round” begins the next, the loser pays here, whoever he is.",
		"The side stays for the whole round, for the only higher bid that is spoken of is of the same side.",
		"How high a bid may be is not said; no more than there are bones makes sense.",
		"In the last phase 3 and 11 cannot be bid, as no two bones make them.",
		"A throw for the start that is level twenty times over goes to the first of the level seats.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, where it is marked as his own.",
}
