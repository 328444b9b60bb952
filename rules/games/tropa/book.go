package tropa

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Rome in the poet Martial’s time, in December; the scoring is modern",
	Rules: []rules.Rule{
		{From: rules.Attested, Text: "Tropa is played with [tali]. It is a game of skill and luck."},
		{From: rules.Reconstructed, Text: "For two or more players, with four [tali] and a glass jar with a narrow mouth, which stands upright."},
		{From: rules.Reconstructed, Text: "In turn, each player throws the four [tali] into the air, so that they come down on the mouth of the jar."},
		{From: rules.FromSources, Text: "The [tali] are thrown one by one. Optional: all four at once."},
		{From: rules.Reconstructed, Text: "Only bones in the jar count. Each gives as many points as the side that is up: 1, 3, 4 or 6."},
		{From: rules.FromSources, Text: "What counts is the side that is up when the bone lies still. A player with no bone in the jar has 0 points."},
		{From: rules.Reconstructed, Text: "After one [rotation], the player with the most points wins."},
		{From: rules.FromSources, Text: "Before the game, everyone puts the same [ante] in the [pot] for the winner. A player who can’t pay the ante does not take part. A game without an ante is played for honour alone."},
		{From: rules.FromSources, Text: "Players who are level on the most points have a throw-off: they throw all four bones again, even if none of them has a bone in the jar."},
		{From: rules.Ours, Text: "After five throw-offs, the players who are still level share the [pot] in whole coins. Any remainder stays in the pot."},
		{From: rules.FromSources, Text: "A bone that lies in the jar or beside it may be knocked by a later one. All four count as they lie in the end."},
		{From: rules.Ours, Text: "You throw by hand: pull back and let go. A careful throw goes high and falls steeply into the mouth, if your aim is good. A [bold] throw is flatter: it depends less on your aim, but goes in less often with any hand, and brings no more when it does. Every throw strays a little from its aim, and this is the same for everyone. What counts is where each bone comes to rest. There is a little sand in the jar."},
		aim.AimRule,
		{From: rules.Ours, Text: "With a middling hand, 60 percent of careful throws go in, and 47 percent of [bold] ones; with a shaky hand 43 and 40 percent, with a steady one 81 and 52. The game computes the odds from these figures, and uses them for throws that it makes itself."},
	},
	Doubts: []text.Text{
		"The source doesn’t say whether the four tali are thrown one by one or together. Here they are thrown one by one, unless you choose otherwise.",
		"The source doesn’t say what happens if players are level. Here they throw again, as in similar games.",
		"If nobody ever hit the jar, the game would never end. So there are at most five throw-offs.",
		"The source doesn’t mention a pot. The ante is the same as in our other games, and can be set to 0.",
		"No source says how often people hit the jar. The jar and the way of throwing are our own.",
		"The source doesn’t say who begins. Here the start moves to the next seat, clockwise, with each new game.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 4, which quotes Martial on tropa and its wanton tali.",
}
