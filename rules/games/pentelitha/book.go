package pentelitha

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
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
		{From: rules.Ours, Text: "On a table without a real toss a middling hand is played for you. Carefully, it catches nine bones in twenty. Boldly, it catches all one time in five, and else one bone in four. From the ground it succeeds two times in five. Where bones may be dropped, one in twenty held is dropped by a careful toss and one in ten by a bold one."},
		aim.HandsRule,
	},
	Doubts: []string{
		"The text counts nothing: it ends when all are caught. Here the tosses are counted, and fewer are better.",
		"In Pollux the fallen bones are picked up without dropping those held. The text at hand says nothing of dropping, so it is off unless asked for.",
		"What a miss costs from the ground is not written. Nothing is lost by it but the toss.",
		"Nothing tells how well people catch. The figures for a middling hand are ours.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 16; Pollux for the back of the hand.",
}
