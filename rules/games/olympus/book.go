package olympus

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "For two to four players. Everyone puts the same [ante] in the [pot]."},
		{From: rules.Modern, Text: "To see who begins, each player throws the four [tali]. The lowest cast begins."},
		{From: rules.FromSources, Text: "Players who are level on the lowest cast throw again. In the opening throw, [void] casts are thrown again, and nobody pays for [Venus]."},
		{From: rules.Modern, Text: "In turn, each player throws four [tali] once. The lowest cast of the [rotation] wins the [pot]."},
		{From: rules.Modern, Text: "[Canis], four ones, is the best cast."},
		{From: rules.FromSources, Text: "After [Canis] come four threes, four fours and four sixes; then the [Senios](senio), which are the other casts with a six, by their total from 9 to 22. [Venus], all four sides different, is the worst."},
		{From: rules.FromSources, Text: "Any other cast is [void]: the player throws again until a cast counts."},
		{From: rules.Modern, Text: "A player who throws [Venus] must at once pay into the [pot] half as much as it holds: five coins into a pot of 10."},
		{From: rules.FromSources, Text: "Half of an odd [pot] is rounded down, but it is at least one coin. A second [Venus] costs half of the larger pot."},
		{From: rules.Modern, Text: "A player who can’t pay is out."},
		{From: rules.FromSources, Text: "A player who is out keeps their coins. If only one player is left, they win the [pot] at once."},
		{From: rules.FromSources, Text: "Players who are level on the lowest cast throw again for the same [pot], and [Venus] costs the same again."},
		{From: rules.Ours, Text: "After a thousand [rotations](rotation), the players who are still level share the [pot] in whole coins. Any remainder stays in the pot."},
		{From: rules.Ours, Text: "In the usual game here casts count by their total (see below), and nobody throws to begin: the first player begins the first [pot]. “Straight to the pots” is the same with names and [void] casts; “With a second throw” has an opening throw, too."},
		{From: rules.Ours, Text: "In all versions with a second throw you play five [pots](pot). For each pot everyone puts in another [ante], and the next player, clockwise, begins. After the last pot the player who has won the most coins wins."},
		{From: rules.Ours, Text: "Second throw: unless your cast is [void], you may put a coin in the [pot] and throw one of your bones again. The new cast counts, even if it is worse. If it is void, your first cast counts. If it is [Venus], you pay half of the pot for it, too. The last player has no second throw if they already have the best cast: they have won."},
		{From: rules.Ours, Text: "By total, as in the usual game here: casts count by their total, from 4 to 24, and none is [void]. [Venus] stays the worst cast, and still costs half the [pot]."},
	},
	Doubts: []text.Text{
		"If casts without a name counted, they would be lower than Canis, which the source calls the best cast. So they are void, as in Sparing Tali.",
		"The source lets the players agree on who begins, or throw for it. Here they throw.",
		"The source doesn’t say what happens when players are level. Here they throw again, as in Simple Tali.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 13, a game of his own.",
}
