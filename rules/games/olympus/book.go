package olympus

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "It is best for two to four. Everyone puts the same ante in the pot."},
		{From: rules.Modern, Text: "All cast for the start. The lowest cast begins."},
		{From: rules.FromSources, Text: "Players who are level on it cast again. Void casts are cast again here too, and nobody pays."},
		{From: rules.Modern, Text: "Each in turn casts four tali, once. The lowest cast of the rotation takes the pot."},
		{From: rules.Modern, Text: "Canis, four ones, is the best cast."},
		{From: rules.FromSources, Text: "After Canis come four threes, four fours, four sixes; then the Senios, casts with a six, by their total from 9 to 22; and Venus, all four sides different, is the worst."},
		{From: rules.FromSources, Text: "Any other cast is void, and is cast again until it counts."},
		{From: rules.Modern, Text: "Whoever casts Venus pays half as much as the pot holds, at once: into a pot of ten coins, five."},
		{From: rules.FromSources, Text: "Half of an odd pot is rounded down, but it is at least one coin. A second Venus pays half of the larger pot."},
		{From: rules.Modern, Text: "A player who cannot pay is out."},
		{From: rules.FromSources, Text: "He keeps what he has. The last one left takes the pot at once."},
		{From: rules.FromSources, Text: "Players who are level on the lowest cast throw again for the same pot, and Venus pays again."},
		{From: rules.Ours, Text: "After a thousand rotations those who are still level share the pot in whole coins, and what is left over stays in it."},
		{From: rules.Ours, Text: "If asked for, casts go by their total, 4 to 24, and none is void. Venus stays worst, and pays."},
	},
	Doubts: []text.Text{
		"If casts without a name stood they would be lower than Canis, which the text calls the best cast. So they are void, as in Sparing Tali.",
		"The text lets the players agree on who begins, or cast for it. Here they cast.",
		"The text does not say what becomes of level casts. They are cast again, as in Simple Tali.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 13, a game of his own.",
}
