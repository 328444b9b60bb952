// Package augustus is the game of tali that Augustus played at table, as a
// letter of his tells it.
//
// Each in turn casts four bones. The dogs, four ones, pay four coins into the
// pot, and so does a Senio, a cast with a six. Four sixes are a Vulture and pay
// nothing, nor does any other cast without a six. Venus, all four sides
// different, takes the pot, and a new one starts empty with the next player.
//
// A player who cannot pay is out of the pot. The last one left takes it. A
// match goes on as long as two are willing, or is a number of pots.
//
// To begin with an empty pot is a loss, and there is nothing to decide. So a game
// is usually played with an ante of one fine in each pot, and whoever has thrown
// may put a coin in the pot and throw any of the bones again, for Venus or to get
// rid of a six, and then once more for two coins: what lies in the end counts. Four
// alike but ones then take four coins out of the pot, which goes on. Or one bone may be thrown
// again, once. Or players may leave a pot, from their second turn in it on: what they
// paid stays in it.
//
// Rome, before the year 14. The letter is in Suetonius, and the flat four coins
// are from Michael J. Speakman's modern account; in the letter every bone that
// shows a dog or a six pays a coin, which is an option. It is uncertain whether
// Venus and four sixes, which have sixes too, pay (here they do not), and how
// long play goes on: the account supposes as long as two are willing. The ante,
// throwing again, the coins for four alike and leaving within a pot are our own.
package augustus

import (
	"cmp"

	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// Game is Emperor Augustus's Tali.
var Game = &rules.Game{
	ID: "augustus", Title: "Emperor Augustus’s Tali", Short: "Augustus",
	Line:   "Bad throws pay into the [pot]. [Venus] takes it all.",
	From:   rules.Attested,
	Ranked: true,
	Ranks: func(s rules.Setup) rules.Ranking {
		return rules.Ranking{Named: s.Options["bone"] == 0, Fine: cmp.Or(s.Options["fine"], fineUsual)}
	},
	Seats:    [2]int{2, 8},
	Minutes:  5,
	Rulesets: rulesets,
	Options:  options(),
	Levels: []rules.Level{
		{ID: "random", About: "throws again on a whim"},
		{ID: "medium", About: "throws again to save a fine"},
		{ID: "hard", About: "throws again when it pays"},
	},
	Book:    book,
	Honours: honours,
	Longest: (3+2*anyMost)*(matchMost+castsMost) + openMost*(2*rules.MaxSeats+1),
	Start:   start,
	Text:    tali.Text,
	Think:   think,
	Odds:    odds,
}

var rulesets = []rules.Ruleset{
	{
		ID: "vultures", Code: 6, Title: "With [Vultures](vulture)", From: rules.Ours,
		About:   "Three [pots](pot). Pay to throw any bones again. Four alike take coins.",
		Options: map[string]int{"ante": fineUsual, "leave": leaveNever, "second": bestcast.SecondUsual, "any": anyUsual, "pots": 3, "vultures": vulturesUsual},
	},
	{
		ID: "any", Code: 5, Title: "Any bones again", From: rules.Ours,
		About:   "Three [pots](pot). Throw any bones again for a coin, and once more for two.",
		Options: map[string]int{"ante": fineUsual, "leave": leaveNever, "second": bestcast.SecondUsual, "any": anyUsual, "pots": 3},
	},
	{
		ID: "second", Code: 4, Title: "With a second throw", From: rules.Ours,
		About:   "Three [pots](pot). For a coin you may throw one of your bones again.",
		Options: map[string]int{"ante": fineUsual, "leave": leaveNever, "second": bestcast.SecondUsual, "pots": 3},
	},
	{
		ID: "ante", Code: 2, Title: "With an ante", From: rules.Ours,
		About:   "Four coins in each [pot] to begin. You may leave it from your second turn on.",
		Options: map[string]int{"ante": fineUsual, "leave": leaveLater},
	},
	{
		ID: "written", Code: 3, Title: "As written", From: rules.FromSources,
		About:   "No [ante], no leaving. After each [pot] everyone chooses whether to play on.",
		Options: map[string]int{"willing": 1, "leave": leaveNever},
	},
	{
		ID: "four", Title: "Leave at any time", From: rules.Ours,
		About: "No [ante], five [pots](pot). You may leave a pot on any turn.",
	},
	{
		ID: "bone", Code: 1, Title: "A coin a bone", From: rules.Attested,
		About:   "As in Augustus’s letter: each bone on 1 or 6 costs a coin.",
		Options: map[string]int{"bone": 1},
	},
}

func options() []rules.Option {
	list := []rules.Option{
		purse.PurseOption(0),
		{
			ID: "willing", Title: "While two are willing", From: rules.FromSources,
			About: "After each [pot] everyone chooses whether to play on.",
			Max:   1, Names: rules.OffOn,
		},
		{
			ID: "pots", Title: "[Pots](pot)", From: rules.Ours,
			About: "How many [pots](pot) you play.",
			Min:   1, Max: potsMost, Step: 1, Default: 5, Only: "willing=0",
		},
		{
			ID: "bone", Title: "Each bone pays", From: rules.Attested,
			About: "Each bone on 1 or 6 costs a coin. [Venus] costs nothing.",
			Max:   1, Names: rules.OffOn,
		},
		{
			ID: "fine", Title: "[Fine]", From: rules.FromSources,
			About: "How many coins four ones or a [Senio] cost. Usual: 4.",
			Min:   1, Max: 100, Step: 1, Default: fineUsual, Only: "bone=0",
		},
		{
			ID: "leave", Title: "Leaving", From: rules.Ours,
			About: "When you may leave the [pot] instead of throwing. As written: never.",
			Max:   leaveLater, Default: leaveAlways,
			Names: []text.Text{"never", "on any turn", "from the second turn on"},
		},
		purse.AnteOption(0, 0, rules.Ours),
	}
	return append(append(list, tali.Options(tali.Sheep)...), bestcast.SecondOption(), rules.Option{
		ID: "any", Title: "Any bones again", From: rules.Ours,
		About: "How often you may throw any bones again. Each time costs more.",
		Max:   anyMost, Step: 1,
	}, rules.Option{
		ID: "vultures", Title: "[Vultures](vulture) take", From: rules.Ours,
		About: "How many coins four alike, but not ones, take from the [pot].",
		Max:   20, Step: 1,
	})
}

// vulturesUsual is the usual number of coins that a Vulture takes from the pot.
const vulturesUsual = 4

// anyUsual is the usual number of times that any bones may be thrown again in a turn, and
// anyMost the most.
const anyUsual, anyMost = 2, 5

// Values of the option "leave": when a player may leave the pot.
const (
	leaveNever = iota
	leaveAlways
	leaveLater // from the player's second turn in the pot on
)

// fineUsual is the usual fine, in coins.
const fineUsual = 4

// The verbs besides throw and cast.
const (
	Leave rules.Verb = "leave" // leave the pot, without what was paid
	Next  rules.Verb = "next"  // begin the next pot, or agree to it
	Stop  rules.Verb = "stop"  // play no more
)

const (
	potsMost  = 20
	castsMost = 5000                 // casts in a pot, after which its coins go back
	openMost  = 100                  // pots in a match without an agreed number
	matchMost = potsMost * castsMost // casts in a match, after which no pot begins
	bones     = 4
)

// An agreement holds the settings of a game, shared by all its positions.
type agreement struct {
	pots, fine, ante int
	leave            int
	bone             bool
	second           int                        // price of a second throw; 0 if there is none
	any              int                        // how often any bones may be thrown again; 0 if only one bone, once
	vultures         int                        // coins that a Vulture takes from the pot
	willing          bool                       // the match goes on while two are willing, for up to pots
	falls            [bones + 1][]rules.Outcome // by number of bones
	chances          chances
}

func start(s rules.Setup) (rules.Position, error) {
	w, err := tali.WeightsOf(s.Options)
	if err != nil {
		return nil, err
	}
	o := s.Options
	a := &agreement{
		pots: o["pots"], fine: o["fine"], ante: o["ante"],
		bone: o["bone"] == 1, leave: o["leave"], willing: o["willing"] == 1,
		second: o["second"], any: o["any"], vultures: o["vultures"],
	}
	for n := 1; n <= bones; n++ {
		a.falls[n] = tali.Outcomes(n, w)
	}
	if a.willing {
		a.pots = openMost
	}
	a.chances = a.compute()
	p := position{agreement: a, coins: purse.Of(s), winner: int8(rules.Nobody)}
	if !p.twoSit() {
		return nil, text.Errorf("at least two players must be able to pay the ante of {0}", text.Coins(a.ante))
	}
	p.begin(s.First - 1)
	return p, nil
}

// pays returns the coins that a cast pays into the pot.
func (a *agreement) pays(h tali.Hand) int {
	rank := tali.Classify(h)
	switch {
	case rank == tali.Venus, a.vultures > 0 && rank.Vulture():
		return 0
	case a.bone:
		return h.Count(1) + h.Count(6)
	case rank.Senio(), rank == tali.Canis:
		return a.fine
	}
	return 0
}

// draws returns the coins that a cast takes from a pot of that size, which then goes on.
func (a *agreement) draws(h tali.Hand, pot int) int {
	if !tali.Classify(h).Vulture() {
		return 0
	}
	return min(a.vultures, pot)
}

// dearest returns the most a cast can pay.
func (a *agreement) dearest() int {
	if a.bone {
		return bones
	}
	return a.fine
}
