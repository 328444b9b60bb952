package simple

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time, from what is known of Rome",
	Rules: []rules.Rule{
		{From: rules.FromSources, Text: "Two or more play. Everyone puts the same ante in the pot, and all agree on a fine."},
		{From: rules.FromSources, Text: "Each in turn casts four tali, once. A bone counts by the side that is up: 1, 3, 4 or 6."},
		{From: rules.Attested, Text: "Venus, all four sides different, is the highest cast."},
		{From: rules.FromSources, Text: "Next come the Senios, casts with a six that are not Venus or four sixes, by their total: 22 down to 9."},
		{From: rules.FromSources, Text: "Then the Vultures: four sixes, four fours, four threes. Then Canis, four ones."},
		{From: rules.FromSources, Text: "Canis pays the fine into the pot at once, and counts as Canis all the same."},
		{From: rules.FromSources, Text: "The highest cast of one rotation takes the pot."},
		{From: rules.FromSources, Text: "Players who are level on the highest cast throw again, and the pot stays, until one is highest. Canis pays each time."},
		{From: rules.FromSources, Text: "Casts without a name stand. They are the lowest of all and level with each other."},
		{From: rules.FromSources, Text: "A player who cannot pay the fine keeps what he has and is out. The last one left takes the pot at once."},
		{From: rules.Ours, Text: "After a thousand rotations those who are still level share the pot in whole coins, and what is left over stays in it."},
		{From: rules.Ours, Text: "If asked for, a cast without a name is void and is cast again, as in Sparing Tali."},
		{From: rules.FromSources, Text: "If asked for, Vulture by total: four sixes count 24 and beat every Senio, and only Venus beats them. The author thought of it and decided against it."},
		{From: rules.Ours, Text: "If asked for, the bones fall two at a time. After the first two the caster may raise the pot by an ante, once; the others match it or drop out. No raise is more than everyone still in can match."},
	},
	Doubts: []text.Text{
		"The text names Venus, the Senios and the Vultures, and says nothing of casts without a name. With sheep’s bones they are six casts in ten, so they stand and are lowest.",
		"Two Senios with the same total are level, such as 6 6 4 1 and 6 4 4 3.",
		"Only the players who are level on the highest cast throw again, not the whole table.",
		"The text does not say who begins. The start moves one seat on from game to game.",
		"The text counts 24 casts in all and 24 Senios. There are 35, of which 18 are Senios.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 2.",
}
