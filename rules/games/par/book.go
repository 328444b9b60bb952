package par

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "Our own time",
	Rules: []rules.Rule{
		{From: rules.Modern, Text: "For four players, with four [tali]. Agree first whether to wager: either everyone puts the same [ante] in the [pot], or nobody puts in anything."},
		{From: rules.FromSources, Text: "To see who begins, each player throws the four [tali]. The highest total begins; players who are level on it throw again."},
		{From: rules.Modern, Text: "Beginning with that player, each player throws one of the four [tali]. The four sides that come up are the target."},
		{From: rules.Modern, Text: "Then the players take turns, clockwise, and throw all four [tali]. The first to throw the target wins the [pot]."},
		{From: rules.FromSources, Text: "The order of the bones does not matter: 6 4 3 3 matches a target of 4, 3, 6 and 3."},
		{From: rules.Ours, Text: "The usual game here is four [pots](pot), with [Recast], equal turns and paid throws (see below)."},
		{From: rules.Ours, Text: "When many throws in a row have changed nothing, a player may throw for everyone until something happens. Every throw is recorded."},
		{From: rules.Ours, Text: "After a million casts without a match, all the players share the [pot]."},
		{From: rules.Ours, Text: "[Recast] (optional): a turn has up to three casts. After the first and the second, keep any bones and throw the others again."},
		{From: rules.Ours, Text: "Equal turns (optional): when a player has matched the target, the round is finished, so that everyone has had as many turns. All who have matched in it share the [pot] in whole coins. Any remainder stays in the pot."},
		{From: rules.Ours, Text: "New target (optional): after forty turns without a match, the players set a new target for the same [pot]; where throws are paid, after twelve."},
		{From: rules.Ours, Text: "Paid throws (optional): the second cast of a turn costs one coin and the third two, paid into the [pot]. After each cast, pay and throw on, or stop."},
		{From: rules.Ours, Text: "Several [pots](pot) (optional): after each, everyone puts in another [ante], and the next player sets a new target first. Most coins at the end win."},
	},
	Doubts: []text.Text{
		"The source lets the players decide who goes first, but doesn’t say how. Here they throw for it, and the target is set in the same order.",
		"A game takes 35 casts on average, whatever the bones: there are 35 targets, and a target that is harder to match is set more rarely. With sheep’s bones, half of all games take eleven casts or fewer, and one in 400 takes more than a thousand.",
		"It can pay to throw a bone again that matches: three bones fit in more ways than two.",
	},
	Source: "Michael J. Speakman’s account of Roman and Greek tali games, game 15, a game of his own.",
}
