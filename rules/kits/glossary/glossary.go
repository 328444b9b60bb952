// Package glossary explains the words of the games that a newcomer cannot know.
// Screens show the explanation beside a text that uses the word.
package glossary

import (
	"slices"
	"strings"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// A Term is a word and its meaning, with hands that show it.
type Term struct {
	Word, Means text.Text
	Shows       []tali.Hand
}

// Terms lists all terms by the alphabet. A text marks a term where it uses it first; see
// text.Term.
var Terms = []Term{
	{"anchored", "A skiff alone in its box. Only its owner may take it or move it.", nil},
	{"ante", "The coins each player puts in the pot before a game begins.", nil},
	{"bank", "The player the others stake against. The bank throws last, takes the stakes of the losers and pays the winners.", nil},
	{"bold", "A flat, fast throw. It fails more often than a careful one; in some games it brings more when it succeeds.", nil},
	{"Bone-Ace", "The highest card of all: the ace of hearts, or the ace of diamonds if you choose that rule.", nil},
	{"Canis", "Four ones, also called the dogs. The lowest cast in most games.", canis},
	{"cohort", "Five centuries of a hundred men each.", nil},
	{"delay", "A day on which no men join your century and none are lost.", nil},
	{"dogs", "Four ones, also called Canis. A single bone that shows 1 is a dog.", canis},
	{"eldest", "The player on the dealer’s left, who plays first and wins ties.", nil},
	{"face-off", "One more whole turn for each player who is level.", nil},
	{"favour of the crowd", "Players who end the race with enough points have it. A player without it is out.", nil},
	{"fine", "The coins a player pays into the pot for a bad cast.", nil},
	{"hound", "A bone that shows 1. Four hounds are Canis.", hound},
	{"missio", "A request to end the fight. The opponent must either double the pot, or yield and lose it.", nil},
	{"pot", "The coins in the middle of the table, which go to the winner.", nil},
	{"racer", "The one skiff of each colour that goes into the bowl. The player whose racer is drawn has the next turn.", nil},
	{"Recast", "Up to three throws in a turn. Between throws you may keep any bones and throw the others again.", nil},
	{"rotation", "Once round the table: everybody throws once.", nil},
	{"Senio", "Four bones with at least one six, except Venus and four sixes. It is ranked by its total: 6 4 4 3 is a Senio of 17.", senios},
	{"slipstream", "Stop 1 to 4 points behind a chariot, and you go 5 points further.", nil},
	{"spur", "Up to three times a lap you may throw some or all of the bones again. The new throw counts.", nil},
	{"stake", "The coins a player puts down on one throw or one hand.", nil},
	{"stick", "To take no more cards. The other answer is “have it”: one more card.", nil},
	{"storm", "The skiffs that are tipped onto the lake at the start.", nil},
	{"tali", "The Roman name for knucklebones.", nil},
	{"Tally", "A game of five rounds.", nil},
	{"Venus", "All four sides different: 6 4 3 1. The best cast in most games, and the worst in some.", venus},
	{"void", "A void throw does not count. In games that compare throws, you throw again.", nameless},
	{"Vulture", "Four threes, four fours or four sixes.", vultures},
	{"whip", "It takes back the bones you threw last. You throw them again, and the new throw counts.", nil},
	{"Wild Hounds", "Ones count as any side that is bid.", hound},
}

var (
	venus    = []tali.Hand{tali.Of(1, 3, 4, 6)}
	senios   = []tali.Hand{tali.Of(3, 4, 4, 6), tali.Of(1, 1, 1, 6)}
	vultures = []tali.Hand{tali.Of(6, 6, 6, 6), tali.Of(4, 4, 4, 4), tali.Of(3, 3, 3, 3)}
	canis    = []tali.Hand{tali.Of(1, 1, 1, 1)}
	nameless = []tali.Hand{tali.Of(1, 3, 4, 4)}
	hound    = []tali.Hand{tali.Of(1)}
)

// A Rung is one kind of hand of four bones.
type Rung struct {
	Name, About text.Text
	Hand        tali.Hand // an example
	From        rules.Provenance
}

// Ladder is the kinds of hands by their rank, highest first.
var Ladder = []Rung{
	{"Venus", "all four different", venus[0], rules.Attested},
	{"Senio", "with a six, ranked by its total", senios[0], rules.FromSources},
	{"Vultures", "four alike: sixes, fours, threes", vultures[0], rules.Reconstructed},
	{"Canis", "four ones, called dogs", canis[0], rules.Attested},
	{"No name", "any other hand", nameless[0], rules.FromSources},
}

// Ranked returns the kinds of hands as a game ranks them, the best first, and what its list
// of them is called. Where hands are not compared, it says what each of them does.
func Ranked(by rules.Ranking) (title text.Text, list []Rung) {
	title, list = "Hands, highest first", slices.Clone(Ladder)
	named := list[:len(list)-1]
	switch {
	case by.Fine > 0:
		title = "The names of the casts"
		pays := text.Of("Pays {0}", text.Coins(by.Fine))
		for i, does := range []text.Text{text.Upper("wins the pot"), pays, "Nothing to pay", pays, "Nothing to pay"} {
			list[i].About = does
		}
	case by.Lowest:
		title = "Hands, lowest first"
		named[2].About = "four alike"
		slices.Reverse(named)
	}
	switch last := &list[len(list)-1]; {
	case by.Void:
		last.About = "void"
	case by.Sums:
		last.About = "any other hand, by its total"
	}
	return title, list
}

// Say returns the words for what a rung shows.
func (r *Rung) Say() text.Text {
	switch {
	case r.Name == "":
		return text.Of("{0}", r.Hand)
	case r.About == "":
		return text.Of("{0}: {1}", r.Name, r.Hand)
	}
	return text.Of("{0}: {1}. {2}", r.Name, r.About, r.Hand)
}

// Hands returns the hands that show terms as texts mark them, each once.
func Hands(marked ...text.Term) (list []tali.Hand) {
	for _, t := range Terms {
		if !slices.ContainsFunc(marked, func(m text.Term) bool { return m.ID == t.ID() }) {
			continue
		}
		for _, h := range t.Shows {
			if !slices.Contains(list, h) {
				list = append(list, h)
			}
		}
	}
	return list
}

// Note returns the explanations of terms as texts mark them, a line each, in the order of
// Terms. here has what a game adds of its own, by the terms' ids; that comes first.
func Note(here map[string]text.Text, marked ...text.Term) text.Text {
	var notes []text.Text
	for _, t := range Terms {
		if slices.ContainsFunc(marked, func(m text.Term) bool { return m.ID == t.ID() }) {
			notes = append(notes, text.Of("**{0, upper}:** {1}", t.Word, text.Sentences(here[t.ID()], t.Means)))
		}
	}
	return text.Lines(notes...)
}

// ID returns the id with which a text marks the term: "bone-ace" in "[aces](bone-ace)".
func (t Term) ID() string { return strings.ToLower(string(t.Word)) }
