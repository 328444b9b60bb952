package simple

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time, from what is known of Rome",
	Rules: []rules.Rule{
		{From: rules.FromSources, Text: "For two or more players, with four [tali]. Everyone puts the same [ante] in the [pot], and all agree on a [fine] for [Canis]."},
		{From: rules.FromSources, Text: "In turn, each player throws the four [tali] once. A bone counts as the side that is up: 1, 3, 4 or 6."},
		{From: rules.Attested, Text: "[Venus], all four sides different, is the highest cast."},
		{From: rules.FromSources, Text: "Next come the [Senios](senio), which are the other casts with a six, except four sixes, from a total of 22 down to 9."},
		{From: rules.FromSources, Text: "Then come the [Vultures](vulture): four sixes, four fours, four threes. Then comes [Canis], four ones."},
		{From: rules.FromSources, Text: "A player who throws [Canis] pays the [fine] into the [pot] at once. The cast still counts as Canis."},
		{From: rules.FromSources, Text: "After one [rotation], the highest cast wins the [pot]."},
		{From: rules.FromSources, Text: "Players who are level on the highest cast throw again for the same [pot], until one is highest. They pay for [Canis] each time."},
		{From: rules.FromSources, Text: "Casts without a name count. They are the lowest of all, and level with each other."},
		{From: rules.FromSources, Text: "A player who can’t pay the [fine] keeps their coins and is out. The last player left wins the [pot] at once."},
		{From: rules.Ours, Text: "After a thousand [rotations](rotation), the players who are still level share the [pot] in whole coins. Any remainder stays in the pot."},
		{From: rules.Ours, Text: "In the usual game here casts without a name are ranked by their total: 15 (3 4 4 4) is the best of them, 6 (1 1 1 3) the worst. As written they are all level."},
		{From: rules.Ours, Text: "The game with choices, the usual one here, is five [pots](pot) with raises (see below). For each pot everyone puts in another [ante], and the next player, clockwise, begins. A player who can’t pay sits that pot out. After the last pot the player who has won the most coins wins."},
		{From: rules.Ours, Text: "Unnamed casts are [void] (optional): a cast without a name is thrown again, as in Sparing [Tali]."},
		{From: rules.FromSources, Text: "[Vulture] by total (optional): four sixes count 24 and beat every [Senio]; only [Venus] beats them. The author considered this rule but did not adopt it."},
		{From: rules.Ours, Text: "Raises (optional): the bones are thrown two at a time. After the first two, the thrower may raise the [pot] by an [ante], once. The others match the raise or drop out. A raise is only allowed if everyone still in can match it."},
	},
	Doubts: []text.Text{
		"The source names Venus, the Senios and the Vultures, but doesn’t mention casts without a name. With sheep’s bones, six casts in ten have no name. So here they count, and are the lowest.",
		"Two Senios with the same total, such as 6 6 4 1 and 6 4 4 3, are level.",
		"Only the players who are level on the highest cast throw again, not the whole table.",
		"The source doesn’t say who begins. Here the start moves to the next seat, clockwise, with each new pot and game.",
		"The source counts 24 casts in all, and also 24 Senios. In fact there are 35 casts, and 18 of them are Senios.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 2.",
}
