package pentelitha

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Greece, long before Pollux described it; played by children ever since",
	Rules: []rules.Rule{
		{From: rules.Attested, Text: "One player takes five tali in the hand and flicks them up. Four will do."},
		{From: rules.Attested, Text: "The player catches as many as he can on the back of the hand."},
		{From: rules.FromSources, Text: "Those caught are put between the fingers. The others are picked up and tossed again, until all are caught."},
		{From: rules.FromSources, Text: "If asked for, it is played from the ground: one bone is kept in the hand, and the three or four others lie on the ground. That one is flicked up, another is snatched from the ground, and the first is caught as it comes down, until all are gathered."},
		{From: rules.FromSources, Text: "From the ground a catch or a snatch that misses gathers nothing, and is tried again."},
		{From: rules.Attested, Text: "If asked for, bones that are held may be dropped: they have fallen like the others and are tossed again."},
		{From: rules.FromSources, Text: "The fewer tosses it took, the better. The sides count nothing."},
		{From: rules.Ours, Text: "After 200 tosses the game is lost."},
		{From: rules.Ours, Text: "You toss by hand: pull back and let go, and slide the hand under the bones while they are in the air. A low toss lets them part; a high one keeps them together, and they stray farther. Your aim is scattered a little, everybody’s alike. A bone is caught that rests on the hand when all lie still; from the ground, if on its way the hand has come to one that lies there."},
		{From: rules.Ours, Text: "Where bones may be dropped, one that is held is dropped if a bone that comes down knocks it off."},
		aim.AimRule,
		{From: rules.Ours, Text: "Of five bones a middling hand catches three or four, tossed low or high, and all of them one time in sixteen. Of four it catches all 13 times in a hundred tossed low, and 24 tossed high; one bone alone 98 times low, and 90 high. From the ground it succeeds four times in five. The odds are reckoned from these, and so are games that nobody tosses."},
	},
	Doubts: []text.Text{
		"The text counts nothing: it ends when all are caught. Here the tosses are counted, and fewer are better.",
		"In Pollux the fallen bones are picked up without dropping those held. The text at hand says nothing of dropping, so it is off unless asked for.",
		"What a miss costs from the ground is not written. Nothing is lost by it but the toss.",
		"Nothing tells how well people catch. The figures for hands are those of bones tossed on this table.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 16; Pollux for the back of the hand.",
}
