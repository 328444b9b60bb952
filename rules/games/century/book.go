package century

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "For one player, with four [tali]. You have twenty days, with one throw a day, to raise a hundred men."},
		{From: rules.Modern, Text: "A [Senio], any cast with at least one six except [Venus] and four sixes, brings as many recruits as its total: 6 6 6 1 brings 19."},
		{From: rules.Modern, Text: "Four ones are [hounds](hound): you lose four men. Four threes are lions: you lose three. Four fours are raiders: you lose four. Four sixes are a war party of Gauls: you lose six."},
		{From: rules.Modern, Text: "[Venus], with all four sides different, steals all your men."},
		{From: rules.Modern, Text: "Any other cast is a [delay]: the day is over and nothing happens."},
		{From: rules.FromSources, Text: "You can’t lose men that you don’t have."},
		{From: rules.FromSources, Text: "The century stands as soon as you have a hundred men or more. From then on [Venus] can’t rob it."},
		{From: rules.Modern, Text: "If you have fewer after the twentieth day, the century is lost."},
		{From: rules.Modern, Text: "Optional: a [cohort]. Each century that stands counts one, each one you lose takes one away, and five make a cohort."},
		{From: rules.FromSources, Text: "The count of centuries can’t fall below zero."},
		{From: rules.Ours, Text: "After 3,000 centuries the [cohort] is lost."},
		{From: rules.Ours, Text: "With scouts, the usual game here, you have ten days. Each [delay] sends out a scout; three can be out at once. After a later throw that brings no recruits you may call one back and turn your lowest bone into a six; if that would make [Venus], the next one. Four sixes can’t be turned."},
		{From: rules.Ours, Text: "In the version “With choices” you have twenty days, and after a [delay] your men do one of two things. They dig in: from then on [Venus] leaves you ten more men. Or they look for recruits: throw the two lowest of your bones again. What all four show then counts, good or bad, but a second [delay] ends the day."},
		{From: rules.Ours, Text: "Optional: break camp. Once a century you may ignore a [Venus] who would steal your men."},
		{From: rules.Ours, Text: "Optional: dig in. Once a century you may spend a day digging in instead of throwing. The men you have then are safe: [Venus] leaves you that many, or all you have if there are fewer."},
	},
	Doubts: []text.Text{
		"The source doesn’t say what happens when you have too few men. Here, hounds that find three men take three.",
		"The source doesn’t say whether there may be more than a hundred men. Here a century may have more.",
		"With sheep’s bones, one century in three stands; with even bones, two in three. With scouts, well played, three in five.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 5, a game of his own.",
}
