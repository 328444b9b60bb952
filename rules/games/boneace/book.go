package boneace

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

var book = rules.Book{
	When: "England: first mentioned in 1611, rules from about 1665 and 1674",
	Rules: []rules.Rule{
		{From: rules.FromSources, Text: "The game is played with 52 cards. When single cards are compared, kings are high and aces low, except for the ace of hearts: it is the [Bone-Ace], the highest card of all. No suit beats another."},
		{From: rules.FromSources, Text: "The players agree on how many coins a [stake] is. Everyone cuts the pack, and the lowest card deals. Players who tie for the lowest card cut again."},
		{From: rules.Attested, Text: "Everybody gets three cards, starting at the dealer’s left: two face down, then one face up."},
		{From: rules.Attested, Text: "The highest face-up card takes the bone: its owner wins one [stake] from each of the others. The [Bone-Ace] beats every other card. If cards are equal, the [eldest] wins: the player who comes first, counting from the dealer’s left."},
		{From: rules.FromSources, Text: "Then, from the [eldest] round to the dealer, each player says “have it” to get one more card, as often as they like, and “[stick]” to get no more."},
		{From: rules.FromSources, Text: "An ace counts 1; a jack, a queen or a king counts 10; any other card counts its number. A player over 31 is out at once."},
		{From: rules.Attested, Text: "Exactly 31 wins at once: a double [stake] from each of the others, who throw in their cards."},
		{From: rules.FromSources, Text: "If all the others are out before the dealer’s turn, the dealer wins a [stake] from each of them and needs no more cards."},
		{From: rules.FromSources, Text: "When everyone still in has stuck, the cards are turned up. The player nearest to 31 wins a [stake] from each of the others, including those who are out. If totals are equal, the [eldest] wins."},
		{From: rules.FromSources, Text: "Cards you ask for come face up. Your first two cards stay face down until you are out or the hand is over."},
		{From: rules.Ours, Text: "The deal passes to the left. The [eldest] has the best seat, so a game has as many hands as players."},
		{From: rules.Ours, Text: "A hand costs three [stakes](stake) at most. A player who has less than that sits it out."},
		{From: rules.Attested, Text: "Optional: the ace of diamonds is the [Bone-Ace]."},
		{From: rules.FromSources, Text: "Optional: every ace beats a king; an ace counts eleven; everyone cuts for the deal before every hand."},
		{From: rules.Ours, Text: "Optional: cards you ask for come face down."},
	},
	Doubts: []text.Text{
		"The account followed here names the ace of hearts and allows the ace of diamonds. Cotton has the ace of diamonds.",
		"The account ranks aces last, so the other three aces are the lowest face-up cards.",
		"In Cotton’s rules the players pay into a pool: one half for the bone, the other for the player nearest to 31. Here stakes go straight from player to player, as in the account.",
		"The account doesn’t say whether a card you ask for comes face up. Here it does, like the third card, since everybody must see who is over.",
		"In the account, the others throw in their cards when a player makes 31. Here the cards are turned up first, so that everybody can see them.",
		"The account doesn’t say who deals the second hand. Here it is the next player to the left.",
		"Three cards can’t make 31 if an ace counts one. If it counts eleven, they can: then 31 wins as soon as the bone is paid, and if several players have it, the eldest wins. Three aces make 33, so a player who is dealt them is out at once. If it is the dealer, the others play on, and if all but one of them go over, the last one wins.",
		"If the cut is tied 20 times in a row, the first of the tied players deals.",
	},
	Source: "A modern account of the game after Florio’s dictionary, Willughby’s book of plays and Cotton’s Compleat Gamester.",
}
