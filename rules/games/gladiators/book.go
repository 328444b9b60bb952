package gladiators

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time, after the fights of Rome",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "Two players have two tali and four stones each. The stones stand for a gladiator."},
		{From: rules.Modern, Text: "Both cast their two tali. The higher total casts first in the fight."},
		{From: rules.FromSources, Text: "Level totals are cast again."},
		{From: rules.Modern, Text: "In a bout both cast two tali, and only the total counts: a bone counts 1, 3, 4 or 6. The lower total loses a stone."},
		{From: rules.Modern, Text: "If the totals are level both lose a stone."},
		{From: rules.Modern, Text: "A player with no stone left is defeated, and the other wins."},
		{From: rules.FromSources, Text: "If both lose their last stone in the same bout, the fight is a draw."},
		{From: rules.Ours, Text: "Both put the same ante in the pot, and the winner takes it. After a draw each takes back what he put in. The ante may be nothing."},
		{From: rules.Ours, Text: "If asked for, a draw is fought on until one total is lower, for a hundred bouts at most."},
		{From: rules.Ours, Text: "If asked for, missio: before a bout each may ask for it, and the one who casts second is asked first. Then the other doubles, and both pay into the pot as much as they have in it; or the other yields, and loses the pot."},
		{From: rules.Ours, Text: "Whoever has asked must wait until the other has asked. Missio can be asked for only while both can double."},
	},
	Doubts: []text.Text{
		"The text lets both lose a stone but does not say what happens when both lose their last. It is a draw here.",
		"Casting first is no advantage: a bout is settled when both have cast.",
		"Every cast is of two bones, however many stones are left.",
		"No wager is named in the text. The ante is the usual one of this house.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 11.",
}
