package augustus

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Rome, before the year 14",
	Rules: []rules.Rule{
		{From: rules.FromSources, Text: "Four tali are cast in turn, one cast each. A bone counts by the side that is up: 1, 3, 4 or 6."},
		{From: rules.FromSources, Text: "The dogs, four ones, pay four coins into the pot. A Senio pays four as well: any cast with a six that is not Venus or four sixes."},
		{From: rules.Attested, Text: "Venus, all four sides different, takes the whole pot."},
		{From: rules.FromSources, Text: "Four sixes, a Vulture, pay nothing. Any other cast without a six pays nothing either."},
		{From: rules.FromSources, Text: "There is no ante: a Venus on the first cast wins nothing. The next pot begins empty, with the player after the winner."},
		{From: rules.FromSources, Text: "On his turn a player may leave the pot instead of throwing. What he paid stays in it, and he sits again at the next."},
		{From: rules.FromSources, Text: "A player who cannot pay in full keeps what he has and is out of this pot. The last one left takes it at once."},
		{From: rules.FromSources, Text: "A player who went out like this comes back when a pot begins and he holds what he could not pay."},
		{From: rules.Ours, Text: "A game is five pots. A pot without a Venus in 5,000 casts gives its coins back."},
		{From: rules.FromSources, Text: "If asked for, play goes on while two are willing: after each pot everyone says whether he plays on. It ends after a hundred pots or 100,000 casts."},
		{From: rules.Attested, Text: "If asked for, a coin a bone, as in the letter: each bone on one or six pays one coin, unless the cast is Venus."},
		{From: rules.Ours, Text: "If asked for, an ante, and no leaving."},
	},
	Doubts: []text.Text{
		"The letter of Augustus in Suetonius has every bone on dog or six pay one coin. The flat four coins of the modern account are a simpler form of it, and are played unless asked otherwise.",
		"“A six and any others” would include Venus and four sixes. Both keep their own names here.",
		"The account supposes that play went on while two were willing. That is why a player may leave on his own turn, and why a match may have no set number of pots.",
		"The seats are not equal: to begin at an empty pot is a little worse than to come later. So the winner of a pot casts last in the next.",
		"With sheep’s bones Venus falls once in 26 casts and a cast pays three times in ten.",
	},
	Source: "A letter of Augustus quoted by Suetonius, and Michael J. Speakman’s account of Roman and Greek tali games.",
}
