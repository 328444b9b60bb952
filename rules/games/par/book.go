package par

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "Four play, and may agree on a wager: everyone puts the same in the pot, or nothing."},
		{From: rules.FromSources, Text: "All cast four tali for the start. The highest total begins; players who are level on it cast again."},
		{From: rules.Modern, Text: "Each player then casts one of the four tali. What the four show together is the target."},
		{From: rules.Modern, Text: "Each in turn casts all four, clockwise. The first whose cast shows the target takes the pot."},
		{From: rules.FromSources, Text: "The order of the bones does not matter: 4, 3, 6 and 3 are matched by 6 4 3 3."},
		{From: rules.Ours, Text: "When the casts have brought nothing for a long time, a player may let all throw on until something happens. Every cast is kept."},
		{From: rules.Ours, Text: "After a million casts without a match the pot is shared."},
		{From: rules.Ours, Text: "If asked for, Recast: a turn has up to three casts, and between them the player keeps any bones he likes and throws the others."},
		{From: rules.Ours, Text: "If asked for, after forty turns without a match all set a new target."},
	},
	Doubts: []text.Text{
		"The text lets the players decide who goes first and does not say how. They cast for it, and set the target in the same order.",
		"The mean is 35 casts whatever bones are used, because there are 35 targets and each is set as often as it falls. Half of all games with sheep’s bones take eleven casts or fewer, and one in four hundred takes more than a thousand.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 15, a game of his own.",
}
