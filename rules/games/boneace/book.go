package boneace

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "England, told of from 1611, with rules from about 1665 and 1674",
	Rules: []rules.Rule{
		{From: rules.FromSources, Text: "Fifty-two cards. In the cut and for the bone kings are high and aces low, but the ace of hearts, the Bone-Ace, is the highest card of all. No suit beats another."},
		{From: rules.FromSources, Text: "What a stake is worth is agreed. All cut, and the lowest card deals; players who tie cut again."},
		{From: rules.Attested, Text: "Everybody gets three cards from the dealer’s left on, and the third lies face up."},
		{From: rules.Attested, Text: "The highest card face up takes the bone: one stake from each of the others. Of equal cards the eldest’s takes it: the eldest sits nearest the dealer’s left. The Bone-Ace beats them all."},
		{From: rules.FromSources, Text: "In turn, from the eldest round to the dealer, each player says “have it” and gets a card, as often as he likes, or “stick” and gets no more."},
		{From: rules.FromSources, Text: "An ace counts one, a court card ten, any other card its pips. A player over 31 is out at once."},
		{From: rules.Attested, Text: "Exactly 31 wins at once: a double stake from each of the others, and the other cards are thrown in."},
		{From: rules.FromSources, Text: "If all others are out before the dealer’s turn the dealer wins a stake from each, and needs no card."},
		{From: rules.FromSources, Text: "When all have stuck the cards are turned up. The nearest to 31 wins a stake from each of the others, also from those who are out. Equal totals go to the eldest."},
		{From: rules.FromSources, Text: "Cards that are asked for come face up. The first two stay down until their hand is out or all show."},
		{From: rules.Ours, Text: "The deal goes to the left, and a game is as many hands as there are seats, because the eldest sits best."},
		{From: rules.Ours, Text: "A hand costs three stakes at most. A player who holds fewer sits it out."},
		{From: rules.Attested, Text: "If asked for: the ace of diamonds is the Bone-Ace."},
		{From: rules.FromSources, Text: "If asked for: every ace beats a king; an ace counts eleven; all cut for every hand."},
		{From: rules.Ours, Text: "If asked for: cards that are asked for come face down."},
	},
	Doubts: []text.Text{
		"The account followed here names the ace of hearts and allows the ace of diamonds. Cotton has diamonds.",
		"The order of the cards puts aces last, so that the other three are the lowest cards face up.",
		"Cotton’s players put up a pool, one half for the bone and one for the nearest to 31. Here stakes go straight from player to player, as the account has it.",
		"Whether a card that is asked for comes face up is not said. It does here, as the third does, since everybody must see who is over.",
		"When a hand makes 31 the other cards are thrown in. They are turned up here first, so that everybody can see what lay there.",
		"The source does not say who deals the second hand.",
		"Three cards cannot count 31 if an ace counts one. If it counts eleven they can, and win as soon as the bone is paid, the eldest’s first; three aces are over as they are dealt. If those are the dealer’s, the last of the others who is not over has won.",
		"A cut that is tied twenty times over goes to the first of the players who tied.",
	},
	Source: "A modern account of the game after Florio’s dictionary, Willughby’s book of plays and Cotton’s Compleat Gamester.",
}
