package century

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "This is a game for one. You have twenty casts of four tali, one a day, to raise a hundred men."},
		{From: rules.Modern, Text: "A Senio, a cast with a six that is not Venus or four sixes, brings as many recruits as its total. 6 6 6 1 brings 19."},
		{From: rules.Modern, Text: "Four ones are hounds: four men are lost. Four threes are lions: three. Four fours are raiders: four. Four sixes are a war party of Gauls: six."},
		{From: rules.Modern, Text: "Venus, all four sides different, steals every man away."},
		{From: rules.Modern, Text: "Any other cast is a delay. The day is over and nothing happens."},
		{From: rules.FromSources, Text: "You cannot lose men that you do not have."},
		{From: rules.FromSources, Text: "The century stands as soon as there are a hundred men or more. Venus cannot rob it any more."},
		{From: rules.Modern, Text: "If there are fewer after the twentieth cast, it is lost."},
		{From: rules.Modern, Text: "If asked for, a cohort: each century that stands counts one, each one lost takes one away, and five make a cohort."},
		{From: rules.FromSources, Text: "A cohort cannot lose a century that it does not have."},
		{From: rules.Ours, Text: "After 3,000 centuries a cohort is given up."},
		{From: rules.Ours, Text: "If asked for, break camp: once a century you may ignore a Venus who comes to your men."},
		{From: rules.Ours, Text: "If asked for, dig in: once a century you may spend a day instead of casting. Venus leaves you as many men as you had then, or as you have if they are fewer."},
	},
	Doubts: []text.Text{
		"The text does not say what happens when there are too few men: hounds that come to three men take three.",
		"More than a hundred men make a century too.",
		"With sheep’s bones one century in three stands; with even bones, two in three.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 5, a game of his own.",
}
