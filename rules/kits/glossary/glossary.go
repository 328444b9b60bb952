// Package glossary explains the words of the games that a newcomer cannot know.
// Screens show the explanation beside a text that uses the word.
package glossary

import (
	"slices"
	"strings"

	"knucklebones/rules/text"
)

// A Term is a word and its meaning.
type Term struct{ Word, Means text.Text }

// Terms lists all terms by the alphabet. A text marks a term where it uses it first; see
// text.Term.
var Terms = []Term{
	{"anchored", "A skiff alone in its box. Only its owner may take it or move it."},
	{"ante", "The coins each player puts in the pot before a game begins."},
	{"bank", "The player the others stake against. The bank throws last, takes the stakes of the losers and pays the winners."},
	{"bold", "A riskier throw: it fails more often, but brings more when it succeeds."},
	{"Bone-Ace", "The highest card of all: the ace of hearts, or the ace of diamonds if you choose that rule."},
	{"Canis", "Four ones, also called the dogs. The lowest cast in most games."},
	{"cohort", "Five centuries of a hundred men each."},
	{"delay", "A day on which nothing happens: nobody comes and nobody is lost."},
	{"dogs", "Four ones, also called Canis. A single bone that shows 1 is a dog."},
	{"eldest", "The player on the dealer’s left, who plays first and wins ties."},
	{"face-off", "One more whole turn for each player who is level."},
	{"favour of the crowd", "Players who end the race with enough points have it. A player without it is out."},
	{"fine", "The coins a player pays into the pot for a bad cast."},
	{"hound", "A bone that shows 1. Four hounds are Canis."},
	{"missio", "A request to end the fight. The opponent must either double the pot, or yield and lose it."},
	{"pot", "The coins in the middle of the table, which go to the winner."},
	{"racer", "The one skiff of each colour that goes into the bowl. The player whose racer is drawn has the next turn."},
	{"Recast", "Up to three throws in a turn. Between throws you may keep any bones and throw the others again."},
	{"rotation", "Once round the table: everybody throws once."},
	{"Senio", "Four bones with at least one six, except Venus and four sixes. It is ranked by its total: 6 4 4 3 is a Senio of 17."},
	{"spur", "Once a lap you may throw some or all of the bones again. The new throw counts."},
	{"stake", "The coins a player puts down on one throw or one hand."},
	{"stick", "To take no more cards. The other answer is “have it”: one more card."},
	{"storm", "The skiffs that are tipped onto the lake at the start."},
	{"tali", "The Roman name for knucklebones."},
	{"Tally", "A game of five rounds."},
	{"Venus", "All four sides different: 6 4 3 1. The best cast in most games, and the worst in some."},
	{"void", "A void throw does not count. In games that compare throws, you throw again."},
	{"Vulture", "Four threes, four fours or four sixes."},
	{"whip", "It takes back a throw that moved your chariot. You throw the same bones again, and the new throw counts."},
	{"Wild Hounds", "Ones count as any side that is bid."},
}

// Note returns the explanations of terms as texts mark them, a line each, in the order of
// Terms.
func Note(marked ...text.Term) text.Text {
	var notes []text.Text
	for _, t := range Terms {
		if slices.ContainsFunc(marked, func(m text.Term) bool { return m.ID == t.ID() }) {
			notes = append(notes, text.Of("**{0, upper}:** {1}", t.Word, t.Means))
		}
	}
	return text.Lines(notes...)
}

// ID returns the id with which a text marks the term: "bone-ace" in "[aces](bone-ace)".
func (t Term) ID() string { return strings.ToLower(string(t.Word)) }
