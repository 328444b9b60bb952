package skiffs

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time, in a book of games for a fantasy world",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "For two to eight players. The lake is nine boxes, three by three. Each player puts up 25 skiffs of one colour. A skiff is worth one coin, whatever its colour."},
		{From: rules.Modern, Text: "One skiff of each colour is the [racer] and goes into a bowl. All the others are the [storm]: they are tipped onto the lake at once, and each falls into a box."},
		{From: rules.Modern, Text: "In each round, all the [racers](racer) are drawn from the bowl, one by one. The player whose racer is drawn must do exactly one of four things."},
		{From: rules.Modern, Text: "They are: take any one skiff; take one of your own and any other one; take one of your own and any two others, all three from the same box; or move any skiff to a box next to its own."},
		{From: rules.Modern, Text: "A skiff alone in its box is [anchored]: only its owner may take it, move it, or move another skiff into its box. What counts is whether it is alone before the action."},
		{From: rules.Modern, Text: "The skiffs you take are your coins."},
		{From: rules.Modern, Text: "A player holds a line if all three of its boxes have skiffs of theirs, and none of anybody else’s. That player takes all the skiffs left on the lake, and the game is over. A line is a row, a column, or a diagonal from corner to corner."},
		{From: rules.FromSources, Text: "Lines are checked after every action. If several players hold a line, the one who acted takes all the skiffs left. If that player holds no line, the players who hold one share them."},
		{From: rules.Modern, Text: "The game is also over when no box has two colours. Players get a point for each of their skiffs on the lake, and a point for each box with skiffs of theirs. The player with the most points takes all the skiffs left; players who are level on points share them."},
		{From: rules.FromSources, Text: "The house takes what can’t be shared equally. It also keeps the [racers](racer)."},
		{From: rules.Ours, Text: "After three rounds in a row in which nobody took a skiff, no skiff may be moved until somebody takes one."},
		{From: rules.Modern, Text: "Optional: a thin line may have empty boxes, but not three; when you take three, your own skiff may come from a different box than the other two; skiffs may move diagonally; other players may move an [anchored] skiff; the [storm] falls mostly in the middle."},
	},
	Doubts: []text.Text{
		"A line needs “the only skiffs in a straight line”. The source doesn’t say whether each of the three boxes must have a skiff. If boxes could be empty, nearly every game would end with a line, and the other ending would hardly ever happen. So here each box must have one.",
		"“Any two skiffs from the same box” may mean only the other two. But then the third action would be the second plus a free coin. So here all three come from one box.",
		"The source lets a skiff move to an adjacent box. Here that is a box that shares a side with its own.",
		"The source says that others can’t remove an anchored skiff. Here they can’t move it, either.",
		"A player can always act: while the game goes on, some box has two colours, and a skiff there can be taken.",
		"The source says what to do with a skiff that falls between two boxes. Here that can’t happen: each skiff falls into one box.",
		"The source doesn’t mention an empty lake. No box has two colours then, so the game is over, and there is nothing left to take.",
		"If the storm itself makes a line, or leaves no box with two colours, the game goes on until somebody has acted.",
	},
	Source: "Skiffs, among the Second Darkness games of a modern gambling supplement.",
}
