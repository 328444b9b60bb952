package boneace

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "England: first mentioned in 1611, rules from about 1665 and 1674",
	Rules: []rules.Rule{
		{From: rules.FromSources, Text: "The game is played with 52 cards. In the cut and for the bone, kings are high and aces low, except for the ace of hearts: it is the Bone-Ace, the highest card of all. No suit beats another."},
		{From: rules.FromSources, Text: "The players agree how many coins a stake is. Everyone cuts the pack, and the lowest card deals. Players who tie for it cut again."},
		{From: rules.Attested, Text: "Everybody gets three cards, starting at the dealer’s left. The third lies face up."},
		{From: rules.Attested, Text: "The highest face-up card takes the bone: its owner wins one stake from each of the others. If cards are equal, the eldest’s takes it; the eldest of several players is the one nearest the dealer’s left. The Bone-Ace beats them all."},
		{From: rules.FromSources, Text: "Then each player in turn, from the eldest round to the dealer, says “have it” to get a card, as often as they like, or “stick” to get no more."},
		{From: rules.FromSources, Text: "An ace counts one, a court card ten, and any other card its pips. A player over 31 is out at once."},
		{From: rules.Attested, Text: "Exactly 31 wins at once: a double stake from each of the others. The other hands are thrown in."},
		{From: rules.FromSources, Text: "If all the others are out before the dealer’s turn, the dealer wins a stake from each of them and needs no card."},
		{From: rules.FromSources, Text: "When all have stuck, the cards are turned up. The player nearest to 31 wins a stake from each of the others, including those who are out. If totals are equal, the eldest wins."},
		{From: rules.FromSources, Text: "Cards you ask for come face up. The first two cards stay face down until their owner is out or everyone shows."},
		{From: rules.Ours, Text: "The deal passes to the left, and a game has as many hands as players, because the eldest has the best seat."},
		{From: rules.Ours, Text: "A hand costs three stakes at most. A player who has less than that sits it out."},
		{From: rules.Attested, Text: "Optional: the ace of diamonds is the Bone-Ace."},
		{From: rules.FromSources, Text: "Optional: every ace beats a king; an ace counts eleven; everyone cuts for the deal before every hand."},
		{From: rules.Ours, Text: "Optional: cards you ask for come face down."},
	},
	Doubts: []text.Text{
		"The account followed here names the ace of hearts and allows the ace of diamonds. Cotton has the ace of diamonds.",
		"The account ranks aces last, so the other three aces are the lowest face-up cards.",
		"In Cotton’s rules the players pay into a pool: one half for the bone, the other for the player nearest to 31. Here stakes go straight from player to player, as in the account.",
		"The account does not say whether a card you ask for comes face up. Here it does, like the third card, since everybody must see who is over.",
		"When a hand makes 31, the others are thrown in. Here they are turned up first, so that everybody can see them.",
		"The source does not say who deals the second hand.",
		"Three cards cannot make 31 if an ace counts one. If it counts eleven they can, and then they win as soon as the bone is paid; if several players have 31, the eldest wins. Three aces are over as soon as they are dealt. If the dealer has them, the last of the other players who is not over wins.",
		"If a cut is tied twenty times in a row, the first of the players who tied deals.",
	},
	Source: "A modern account of the game after Florio’s dictionary, Willughby’s book of plays and Cotton’s Compleat Gamester.",
}
