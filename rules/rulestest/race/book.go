package race

import "knucklebones/rules"

var book = rules.Book{
	When: "Here and now",
	Rules: []rules.Rule{
		{From: rules.Ours, Text: "Everybody puts the ante in the pot."},
		{From: rules.Ours, Text: "On your turn throw one bone as often as you like and add up what it counts: 1, 3, 4 or 6. Then hold what you have."},
		{From: rules.Ours, Text: "A 1 ends the turn, and what it brought is lost."},
		{From: rules.Ours, Text: "The first to hold twelve takes the pot. After sixty turns it is shared."},
	},
	Source: "Made up, to copy and to test with.",
}
