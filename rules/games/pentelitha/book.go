package pentelitha

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Greece, long before the writer Pollux; played by children ever since",
	Rules: []rules.Rule{
		{From: rules.Attested, Text: "For one player, with five [tali]; four will do. The player holds them in one hand and flicks them into the air."},
		{From: rules.Attested, Text: "The player catches as many as possible on the back of the hand."},
		{From: rules.FromSources, Text: "The bones that were caught go between the fingers. The others are picked up and tossed again, until all are caught."},
		{From: rules.FromSources, Text: "From the ground (optional): one bone is in the hand, and the other three or four lie on the ground. The player flicks up the one in the hand, snatches another from the ground, and catches the first as it comes down, and so on until all are gathered."},
		{From: rules.FromSources, Text: "From the ground, a catch or a snatch that misses gathers nothing. The player tries again."},
		{From: rules.Attested, Text: "Dropping (optional): bones between the fingers can be dropped. They count as fallen and are tossed again."},
		{From: rules.FromSources, Text: "The fewer tosses, the better. It does not matter which sides are up."},
		{From: rules.Ours, Text: "If not all the bones are caught after 200 tosses, the game is lost."},
		{From: rules.Ours, Text: "You toss by hand: pull back and let go, then slide the hand under the bones while they are in the air. In a low toss the bones spread out. In a high toss they stay together, but stray farther. Every toss strays a little from its aim, and this is the same for everyone. A bone is caught if it rests on the hand when all the bones lie still. From the ground, the hand must also reach a bone on the ground before the catch."},
		{From: rules.Ours, Text: "With Dropping, a bone you hold is dropped if a falling bone knocks it off."},
		aim.AimRule,
		{From: rules.Ours, Text: "Of five bones, tossed low or high, a middling hand usually catches three or four, and all five about one time in sixteen. It catches all of four bones in 13 percent of low tosses and in 24 percent of high ones, and a single bone in 98 percent of low tosses and in 90 percent of high ones. From the ground it succeeds four times in five. The game computes the odds from such figures, and uses them for tosses that it makes itself."},
	},
	Doubts: []text.Text{
		"The source keeps no score: the game ends when all the bones are caught. Here the tosses are counted, and fewer are better.",
		"Pollux says that the fallen bones are picked up without dropping those already held. The rules we follow don’t mention dropping, so it is off unless you choose it.",
		"The source doesn’t say what a miss costs when you play from the ground. Here it costs only the toss.",
		"No source says how well people catch. The figures above were measured with bones tossed in this game.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 16; Pollux for the back of the hand.",
}
