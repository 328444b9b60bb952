package augustus

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Rome, before the year 14",
	Rules: []rules.Rule{
		{From: rules.FromSources, Text: "The players take turns. On your turn you throw four [tali] once. A bone counts as the side that is up: 1, 3, 4 or 6."},
		{From: rules.FromSources, Text: "If you throw four ones, the [dogs], you pay four coins into the [pot]. A [Senio] costs four coins, too: any cast with at least one six, except [Venus] and four sixes."},
		{From: rules.Attested, Text: "[Venus], with all four sides different, wins the whole [pot]."},
		{From: rules.FromSources, Text: "All other casts cost nothing. Four sixes, a [Vulture], cost nothing, either."},
		{From: rules.FromSources, Text: "As written there is no [ante], so a [Venus] on the first throw wins nothing. The next [pot] starts empty, and the player after the winner begins."},
		{From: rules.Ours, Text: "In the usual game here everyone puts four coins in each [pot] to begin. After any throw but [Venus] you may put a coin in the pot and throw any of your bones again, and then once more for two coins. The bones that lie there in the end count, for better or worse. With a second throw you may throw only one bone again, once, if that can save coins or bring Venus."},
		{From: rules.Ours, Text: "In the usual game a [Vulture] also pays: four threes, four fours or four sixes take four coins from the [pot], which goes on. If there are fewer coins in it, they take those."},
		{From: rules.Ours, Text: "With an [ante], but no second throw: everyone puts four coins in each [pot] to begin."},
		{From: rules.Ours, Text: "With an [ante] you may also leave the [pot] instead of throwing, from your second turn in it on. The coins you paid stay in it. You are back for the next pot."},
		{From: rules.FromSources, Text: "A player who can’t pay in full pays nothing and is out of this [pot]. The last player left wins it at once."},
		{From: rules.FromSources, Text: "A player who went out in this way comes back when a new [pot] begins, if they have the coins they couldn’t pay before."},
		{From: rules.Ours, Text: "The usual game is three [pots](pot). Where no bones are thrown again it is five. If nobody has thrown [Venus] after 5,000 throws, everyone gets back the coins they paid into that pot."},
		{From: rules.FromSources, Text: "As written, the game goes on while at least two players are willing. After each [pot] everyone chooses whether to play on. No new pot begins after 100 pots or 100,000 throws."},
		{From: rules.Attested, Text: "Optional: a coin a bone, as in Augustus’s letter. Each bone that shows 1 or 6 costs one coin, unless the cast is [Venus]."},
		{From: rules.Ours, Text: "Optional: you may leave a [pot] on any turn, even on your first."},
	},
	Doubts: []text.Text{
		"In Augustus’s letter, which Suetonius quotes, each bone on a dog (1) or a six costs one coin. Four coins for the whole cast are a simpler rule from the modern account, and the usual one here.",
		"The source’s words for a Senio, “a six and any others”, would include Venus and four sixes. Here both keep their own names: Venus wins, and four sixes cost nothing.",
		"The account supposes that play went on while two were willing. That is why a game as written has no set number of pots.",
		"If the pot is empty, the first player to throw can only lose coins. That is why the usual game has an ante.",
		"Beginning with an empty pot is a little worse than throwing later. So the winner of a pot throws last in the next.",
		"With sheep’s bones one throw in 26 is Venus, and three throws in ten cost coins.",
	},
	Source: "A letter of Augustus quoted by Suetonius, and Michael J. Speakman’s account of Roman and Greek tali games.",
}
