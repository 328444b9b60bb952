package olympus

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "It is best for two to four players. Everyone puts the same ante in the pot."},
		{From: rules.Modern, Text: "Everyone throws for the start. The lowest cast begins."},
		{From: rules.FromSources, Text: "Players who are level on the lowest cast throw again. A void cast is thrown again here, too, but nobody pays for Venus."},
		{From: rules.Modern, Text: "In turn, each player throws four tali once. The lowest cast of the rotation wins the pot."},
		{From: rules.Modern, Text: "Canis, four ones, is the best cast."},
		{From: rules.FromSources, Text: "After Canis come four threes, four fours and four sixes; then the Senios, which are the other casts with a six, by their total from 9 to 22. Venus, all four sides different, is the worst."},
		{From: rules.FromSources, Text: "Any other cast is void. Throw again until the cast counts."},
		{From: rules.Modern, Text: "A player who throws Venus pays half as much as the pot holds, at once: five coins into a pot of 10."},
		{From: rules.FromSources, Text: "Half of an odd pot is rounded down, but it is at least one coin. A second Venus pays half of the larger pot."},
		{From: rules.Modern, Text: "A player who can’t pay is out."},
		{From: rules.FromSources, Text: "A player who is out keeps their coins. If only one player is left, they win the pot at once."},
		{From: rules.FromSources, Text: "Players who are level on the lowest cast throw again for the same pot, and Venus pays again."},
		{From: rules.Ours, Text: "After 1,000 rotations, the players who are still level share the pot in whole coins. Any remainder stays in the pot."},
		{From: rules.Ours, Text: "By total (optional): casts count by their total, from 4 to 24, and none is void. Venus stays the worst cast, and pays."},
	},
	Doubts: []text.Text{
		"If casts without a name counted, they would be lower than Canis, which the source calls the best cast. So they are void, as in Sparing Tali.",
		"The source lets the players agree on who begins, or throw for it. Here they throw.",
		"The source doesn’t say what happens when players are level. Here they throw again, as in Simple Tali.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 13, a game of his own.",
}
