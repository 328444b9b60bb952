package hounds

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time, with the names of Roman casts",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "Two to four play, with four tali. Whether to wager is settled first: all put the same ante in the pot, or nothing."},
		{From: rules.Modern, Text: "Each casts four tali, and the highest total begins. Play goes clockwise."},
		{From: rules.FromSources, Text: "Players who are level on the highest total cast again."},
		{From: rules.Modern, Text: "A turn is one cast of four tali."},
		{From: rules.Modern, Text: "Each wants Canis, four ones; then the Vultures, four threes, four fours and four sixes, in that order."},
		{From: rules.Modern, Text: "A Vulture that comes before its turn is void. So is every other cast."},
		{From: rules.Modern, Text: "The first to have all four wins the pot."},
		{From: rules.Ours, Text: "The quick game is played with even bones and with Recast. It is the usual one here."},
		{From: rules.FromSources, Text: "Recast, borrowed from Liar’s Tali: a turn has up to three casts. After each one any bones may be kept, and the rest are cast; bones kept once may be cast later. The turn ends when the cast that is wanted lies there."},
		{From: rules.Ours, Text: "When the casts have brought nothing for a long time, a player may let all throw on until something happens. Every cast is kept."},
		{From: rules.Ours, Text: "After two million casts everybody shares the pot."},
	},
	Doubts: []text.Text{
		"With sheep’s bones four ones fall once in 10,000 casts, and so do four sixes. As written one player alone needs 20,078 casts on average, and with even bones 1,024.",
		"With Recast it is 376 turns with sheep’s bones, and 36 with even ones.",
		"The text calls the wager an opportunity. The ante is the usual one of this house, and may be nothing.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 9; Recast from his variants of Mendax Tali.",
}
