package race

import "knucklebones/rules"

var book = rules.Book{
	When: "Here and now",
	Rules: []rules.Rule{
		{From: rules.Ours, Text: "Everyone puts the [ante] in the [pot]."},
		{From: rules.Ours, Text: "On your turn, throw one bone as often as you like and add up the points: 1, 3, 4 or 6. Then hold them."},
		{From: rules.Ours, Text: "A 1 ends the turn, and the points of this turn are lost."},
		{From: rules.Ours, Text: "The first to hold twelve points wins the [pot]. After sixty turns, the pot is shared."},
	},
	Source: "Made up, to copy and to test with.",
}
