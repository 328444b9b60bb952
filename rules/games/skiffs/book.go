package skiffs

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "A book of games for a world of magic, in our own time",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "The lake is nine boxes, three by three. Each player puts up 25 skiffs of a colour. A skiff is worth one coin, whatever its colour."},
		{From: rules.Modern, Text: "One skiff of each colour is its racer and goes into a bowl. The others are the storm: all are turned over the lake at once."},
		{From: rules.Modern, Text: "In a round all racers are drawn from the bowl, one by one. The player whose racer is drawn does one thing, and must do one."},
		{From: rules.Modern, Text: "Take any one skiff; or one of your own and any other; or one of your own and two others of the same box; or move any skiff to a box beside its own."},
		{From: rules.Modern, Text: "A skiff alone in its box is anchored: nobody but its owner takes it or moves it, or moves another into its box. What is anchored is judged before the action."},
		{From: rules.Modern, Text: "Skiffs you take are your coins."},
		{From: rules.Modern, Text: "A player who has the only skiffs in the three boxes of a straight line takes all skiffs left, and the game is over. A line crosses the lake, goes down it, or from corner to corner."},
		{From: rules.FromSources, Text: "This is looked at after every action. If the action makes lines for several, the one who acted comes first; others share."},
		{From: rules.Modern, Text: "The game is over too when no box has two colours. Each skiff on the lake is a point for its owner, and so is each box that he holds. The player with the most points takes all skiffs left; players with equal points share them."},
		{From: rules.FromSources, Text: "What cannot be shared goes to the house. The house keeps the racers."},
		{From: rules.Ours, Text: "After three rounds in which nobody took a skiff, no skiff may be moved until somebody takes one."},
		{From: rules.Modern, Text: "If asked for: a thin line, which may have empty boxes; your own skiff from any box, with two of another box; moving across corners; moving another’s anchored skiff; a storm that falls mostly to the middle."},
	},
	Doubts: []text.Text{
		"“The only skiffs in a straight line” may mean that a skiff must lie in each of the three boxes. Read otherwise nearly every game ends by a line, and the other ending is idle; so it is read like this.",
		"“From the same box” may mean the two others alone. Then the third action would be the second and a coin for nothing; so all three come from one box.",
		"Boxes beside each other share a side.",
		"That an anchored skiff cannot be removed by others is taken to forbid moving it too.",
		"There is always something to do: while the game goes on a box holds two colours, and a skiff there can be taken.",
		"A skiff that falls between two boxes is not foreseen here: each falls in one.",
		"An empty lake is not spoken of. No box has two colours then, so the game is over, and there is nothing left to take.",
		"A line or single boxes that the storm itself makes count only once somebody has acted.",
	},
	Source: "Skiffs, among the Second Darkness games of a modern gambling supplement.",
}
