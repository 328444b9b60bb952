package augustus

import "knucklebones/rules"

var book = rules.Book{
	When: "Rome, before the year 14",
	Rules: []rules.Rule{
		{From: rules.FromSources, Text: "Four tali are cast in turn, one cast each. A bone counts by the side that is up: 1, 3, 4 or 6."},
		{From: rules.FromSources, Text: "The dogs, four ones, pay four coins into the pot. So does a Senio, any cast with a six, but for Venus and four sixes."},
		{From: rules.Attested, Text: "Venus, all four sides different, takes the whole pot."},
		{From: rules.FromSources, Text: "Four sixes are a Vulture and pay nothing. Nor does any other cast without a six."},
		{From: rules.FromSources, Text: "There is no ante: a Venus on the first cast wins nothing. The next pot begins empty, with the player after the winner."},
		{From: rules.FromSources, Text: "On his turn a player may leave the pot instead of throwing. What he paid stays in it, and he sits again at the next."},
		{From: rules.FromSources, Text: "Who cannot pay in full keeps what he has and is out of this pot. The last one left takes it at once."},
		{From: rules.FromSources, Text: "Who was out for want of coins sits again at a pot that begins when he holds what he could not pay."},
		{From: rules.Ours, Text: "A game is five pots. A pot without a Venus in 5,000 casts gives its coins back."},
		{From: rules.FromSources, Text: "If asked for, play goes on while two are willing: after each pot everyone says whether he plays on. It ends after a hundred pots, or when 100,000 casts were made."},
		{From: rules.Attested, Text: "If asked for, a coin a bone, as in the letter: each bone on one or six pays one coin, unless the cast is Venus."},
		{From: rules.Ours, Text: "If asked for, an ante, and no leaving."},
	},
	Doubts: []string{
		"The letter of Augustus in Suetonius has every bone on dog or six pay one coin. The flat four coins of the modern account are a simpler form of it, and are played unless asked otherwise.",
		"“A six and any others” would take in Venus and four sixes. Both keep their own names here.",
		"The account supposes that play went on while two were willing. From this come the leave to go, on one’s own turn, and the match without a number of pots.",
		"The seats are not equal: to begin at an empty pot is a little worse than to come later. So the winner of a pot casts last in the next.",
		"With sheep’s bones Venus falls once in 26 casts and a cast pays three times in ten.",
	},
	Source: "A letter of Augustus quoted by Suetonius, and Michael J. Speakman’s account of Roman and Greek tali games.",
}
