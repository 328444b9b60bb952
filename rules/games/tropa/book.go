package tropa

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Rome, in the days of December, in the time of Martial; the scoring is of our own time",
	Rules: []rules.Rule{
		{From: rules.Attested, Text: "Tropa is played with tali and depends on hand and luck."},
		{From: rules.Reconstructed, Text: "Two or more play. A glass jar with a narrow mouth stands upright."},
		{From: rules.Reconstructed, Text: "Each in turn throws four tali so that they come down on the mouth of the jar."},
		{From: rules.FromSources, Text: "They are thrown one by one. If asked for, all four at once."},
		{From: rules.Reconstructed, Text: "Only bones in the jar count, each by the side that is up: 1, 3, 4 or 6. They are added up."},
		{From: rules.FromSources, Text: "The side is the one that is up when the bone lies still. A player with none in the jar has 0."},
		{From: rules.Reconstructed, Text: "The most points after one rotation win."},
		{From: rules.FromSources, Text: "Before it all put the same ante in the pot, and the winner takes it. A player who cannot pay it does not take part. A game without an ante is played for the honour."},
		{From: rules.FromSources, Text: "Players who are level on the most throw all four bones again, even if none of them has a bone in."},
		{From: rules.Ours, Text: "After five throw-offs that part nobody, the players who are level share the pot in whole coins, and what is left over stays in it."},
		{From: rules.FromSources, Text: "A bone that lies may be knocked on by the next, in the jar or beside it, and counts as it lies when all four do."},
		{From: rules.Ours, Text: "You throw by hand: pull back and let go. A careful throw goes high and falls steeply into the mouth, if the hand is sure. A bold one goes flatter, asks less of the hand, and leaves more to chance. Your aim is scattered a little, everybody’s alike. Where each bone comes to rest decides. A little sand lies in the jar."},
		aim.AimRule,
		{From: rules.Ours, Text: "Of a hundred careful throws of a middling hand 60 go in, of a hundred bold ones 47. The odds are reckoned from these, and so are games that nobody throws."},
	},
	Doubts: []text.Text{
		"Whether the four are thrown one by one or together is left open: the text has tossing or casting. Here it is one by one unless the table says otherwise.",
		"What happens to players who are level is not written. They throw again, as in the sister games.",
		"If nobody ever hit the jar the game would never end, so there are at most five throw-offs.",
		"The text names no stake. The ante is that of the other games with a pot, and may be 0.",
		"Nothing tells how often a hand hits. How the jar and the throw are is ours.",
		"The text does not say who begins. The start moves one seat on from game to game.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 4, which quotes Martial on tropa and its wanton tali.",
}
