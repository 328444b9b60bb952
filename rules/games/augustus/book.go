package augustus

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Rome, before the year 14",
	Rules: []rules.Rule{
		{From: rules.FromSources, Text: "The players take turns to throw four tali, one throw each. A bone counts the side that is up: 1, 3, 4 or 6."},
		{From: rules.FromSources, Text: "If you throw four ones, the dogs, you pay four coins into the pot. A Senio costs four coins too. It is any cast with at least one six, except Venus and four sixes."},
		{From: rules.Attested, Text: "Venus, with all four sides different, wins the whole pot."},
		{From: rules.FromSources, Text: "All other casts cost nothing, and so do four sixes, which are a Vulture."},
		{From: rules.FromSources, Text: "There is no ante, so a Venus on the first throw wins nothing. The next pot starts empty, and the player after the winner begins."},
		{From: rules.FromSources, Text: "On your turn you may leave the pot instead of throwing. The coins you paid stay in it. You are back for the next pot."},
		{From: rules.FromSources, Text: "A player who cannot pay in full pays nothing and is out of this pot. The last player left wins it at once."},
		{From: rules.FromSources, Text: "A player who went out in this way is back when a new pot begins, if they then have the coins that they could not pay."},
		{From: rules.Ours, Text: "A game is five pots. If a pot sees no Venus in 5,000 throws, everyone gets back the coins they paid into it."},
		{From: rules.FromSources, Text: "Optional: play goes on while two are willing. After each pot everyone says whether they play on. No new pot begins after 100 pots or 100,000 throws."},
		{From: rules.Attested, Text: "Optional: a coin a bone, as in the letter. Each bone that shows 1 or 6 costs one coin, unless the cast is Venus."},
		{From: rules.Ours, Text: "Optional: an ante; no leaving."},
	},
	Doubts: []text.Text{
		"In the letter, which Suetonius quotes, every bone on dog or six costs one coin. The flat four coins are a simpler form from the modern account, and the usual rule here.",
		"“A six and any others” would include Venus and four sixes. Here both keep their own names: Venus wins, and four sixes cost nothing.",
		"The account supposes that play went on while two were willing. That is why you may leave on your turn, and why a game may have no set number of pots.",
		"The seats are not equal: beginning at an empty pot is a little worse than coming later. So the winner of a pot throws last in the next.",
		"With sheep’s bones one throw in 26 is Venus, and three throws in ten cost coins.",
	},
	Source: "A letter of Augustus quoted by Suetonius, and Michael J. Speakman’s account of Roman and Greek tali games.",
}
