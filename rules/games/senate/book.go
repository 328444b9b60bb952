package senate

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time, with the names of Roman casts",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "Two to four play, with four tali, as in Hounds and Vultures. Whether to wager is settled first: all put the same ante in the pot, or nothing."},
		{From: rules.Modern, Text: "Each casts four tali, and the highest total begins. Play goes clockwise."},
		{From: rules.FromSources, Text: "Players who are level on the highest total cast again."},
		{From: rules.Modern, Text: "A turn is one cast of four tali. It makes a step if it is the very next cast of the key; any other is void."},
		{From: rules.Modern, Text: "The key begins with Canis, four ones, and the Vultures, four threes, four fours and four sixes."},
		{From: rules.Modern, Text: "Then come the Senios by their totals: 6111, 6311, 6411, 6331, 6611, 6333, 6441, 6433, 6631, 6443, 6641, 6444, 6633, 6643, 6661, 6644, 6663, 6664."},
		{From: rules.Modern, Text: "Venus, 6431, is the last of the 23 steps. The first to make it wins the pot."},
		{From: rules.Ours, Text: "In strides, the usual game here, a cast that makes any of the next four steps takes you there, and counts for those before it. It is played with even bones and with Recast."},
		{From: rules.Ours, Text: "Step by step, with even bones and Recast, every step is made for itself."},
		{From: rules.FromSources, Text: "Recast, borrowed from Liar’s Tali: a turn has up to three casts. After each one any bones may be kept, and the rest are cast; bones kept once may be cast later. The turn ends when the cast that is wanted lies there."},
		{From: rules.Ours, Text: "When the casts have brought nothing for a long time, a player may let all throw on until something happens. Every cast is kept."},
		{From: rules.Ours, Text: "After two million casts everybody shares the pot."},
	},
	Doubts: []text.Text{
		"The text wants every possible cast, but its key has fewer: four tali make 35, and the twelve without a name are no steps.",
		"The key as printed has 6661 in two places, and one line, 6622, that no tali can make; it is a damaged copy of 6633. Without them 23 are left: Canis, three Vultures, all eighteen Senios and Venus.",
		"Senios of the same total have the order of the key, lower fours and threes first: 6333 before 6441, 6433 before 6631, 6443 before 6641, 6444 before 6633, 6643 before 6661.",
		"As written one player alone needs 29,323 casts on average with sheep’s bones, and 1,739 with even ones. With Recast it is 704 turns and 102; in strides it takes some eighteen.",
		"With Recast it is not always best to keep every bone that fits: with a 6 and a 4 wanted, it may pay to cast a 4 again.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 10; Recast from his variants of Mendax Tali.",
}
