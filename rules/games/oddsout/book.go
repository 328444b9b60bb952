package oddsout

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "It is best for two to four. Everyone puts the same ante in the pot, and all agree on a fine."},
		{From: rules.Modern, Text: "All cast for the start. The highest even cast begins."},
		{From: rules.FromSources, Text: "Players who are level on it cast again, and all do if nobody is even. Void casts are cast again here too, and nobody pays."},
		{From: rules.Modern, Text: "Each in turn casts four tali, once. The highest even cast of the rotation takes the pot."},
		{From: rules.Modern, Text: "Venus, all four sides different, is highest."},
		{From: rules.FromSources, Text: "Then come the Senios with an even total, 22 down to 12; then four sixes; then four fours."},
		{From: rules.Modern, Text: "Four ones and four threes are odd, four fours and four sixes even. Other casts are odd or even by their total."},
		{From: rules.Modern, Text: "An odd cast pays the fine into the pot. A player who cannot pay is out."},
		{From: rules.FromSources, Text: "An odd cast cannot win. A player who is out keeps what he has, and the last one left takes the pot at once."},
		{From: rules.FromSources, Text: "A cast without a name is void. It is cast again, until it counts."},
		{From: rules.FromSources, Text: "If nobody is even, all cast again for the same pot. If several are level on the highest even cast, they do."},
		{From: rules.Ours, Text: "After a thousand rotations those who are still level share the pot in whole coins, and what is left over stays in it."},
		{From: rules.Ours, Text: "If asked for, plain totals: every cast goes by its total, from 4 to 24, and none is void. Four ones are even then. Venus stays highest."},
	},
	Doubts: []text.Text{
		"The text lists four ones, 4 in all, and four threes, 12 in all, as odd. So four alike go by their side, and Senios by their total.",
		"Four sixes make 24, and 6 6 6 4 makes 22. The Senio is higher, as every Senio is above the Vultures.",
		"Venus makes 14 and is even. The text names it as a goal of its own, so it is the highest.",
		"The text says “plays like any other tali game”, so casts without a name are void, as in Sparing Tali.",
		"The text lets the players agree on who begins, or cast for it. Here they cast.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 14, a game of his own.",
}
