package oddsout

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "For two to four players. Everyone puts the same [ante] in the [pot], and all agree on a [fine] for odd casts."},
		{From: rules.Modern, Text: "To see who begins, each player throws the four [tali]. The highest even cast begins."},
		{From: rules.FromSources, Text: "Players who are level on the highest even cast throw again. If nobody has an even cast, everyone throws again. In the opening throw, [void] casts are thrown again, and nobody pays a [fine]."},
		{From: rules.Modern, Text: "In turn, each player throws four [tali] once. The highest even cast of the [rotation] wins the [pot]."},
		{From: rules.Modern, Text: "[Venus], all four sides different, is the highest cast."},
		{From: rules.FromSources, Text: "Then come the [Senios](senio) with an even total, from 22 down to 12; then four sixes; then four fours."},
		{From: rules.Modern, Text: "Four ones and four threes are odd; four fours and four sixes are even. Other casts are odd or even by their total."},
		{From: rules.Modern, Text: "A player with an odd cast pays the [fine] into the [pot]. A player who can’t pay is out."},
		{From: rules.FromSources, Text: "An odd cast can’t win. A player who is out keeps their coins. If only one player is left, they win the [pot] at once."},
		{From: rules.FromSources, Text: "A cast without a name is [void]: the player throws again until a cast counts."},
		{From: rules.FromSources, Text: "If nobody has an even cast, everyone throws again for the same [pot]. If several players are level on the highest even cast, only they throw again."},
		{From: rules.Ours, Text: "After a thousand [rotations](rotation), the players who are still level share the [pot] in whole coins. Any remainder stays in the pot."},
		{From: rules.Ours, Text: "In the usual game here casts count by their total (see below), and nobody throws to begin: the first player begins the first [pot]. “Straight to the pots” is the same with names and [void] casts; “With a second throw” has an opening throw, too."},
		{From: rules.Ours, Text: "In all versions with a second throw you play five [pots](pot). For each pot everyone puts in another [ante], and the next player, clockwise, begins. After the last pot the player who has won the most coins wins."},
		{From: rules.Ours, Text: "Second throw: unless your cast is [void], you may put a coin in the [pot] and throw one of your bones again. The new cast counts, even if it is worse. If it is void, your first cast counts. If it is odd, you pay a [fine] for it, too. The last player has no second throw if they already have the best cast: they have won."},
		{From: rules.Ours, Text: "Plain totals, as in the usual game here: every cast counts by its total, from 4 to 24, and none is [void]. Four ones and four threes are then even. [Venus] stays highest."},
	},
	Doubts: []text.Text{
		"The source lists four ones (4 in all) and four threes (12 in all) as odd. So four alike are odd or even by their side, and Senios by their total.",
		"Four sixes make 24, and 6 6 6 4 makes 22. Still, the Senio is higher: every Senio beats every Vulture.",
		"Venus makes 14 and is even. The source names it as a goal of its own, so here it is the highest.",
		"The source says “plays like any other tali game”, so casts without a name are void, as in Sparing Tali.",
		"The source lets the players agree on who begins, or throw for it. Here they throw.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 14, a game of his own.",
}
