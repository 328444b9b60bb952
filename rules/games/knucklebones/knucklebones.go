// Package knucklebones is the game of nine boxes and three bones.
//
// Two to eight players put an ante in the pot. Each throws three bones to see
// who begins; the highest total does, and sends the bones round to the left or
// the right. The four sides of a bone count 1, 2, 3 and 4.
//
// A turn starts with nine empty boxes, numbered 1 to 9. Throw all three bones
// and cover one number that a single bone, two together or all three make. So
// long as a throw makes a number that is not covered, cover exactly one and
// throw again; when it makes none, or when all nine are covered, the turn ends
// and the numbers left open are added up. Each player has one turn, and the
// lowest total takes the pot. Those who tie for lowest have whole new turns, a
// face-off, until one is lowest.
//
// Before each turn everyone still in may raise the pot by one, two or four
// antes. The others match the raise or drop out of the pot. A first game leaves
// the raises out, and goes round clockwise. Whoever plays alone has one turn and
// leaves as little as possible.
//
// It is a modern game: Christianna MacGrain made it up among re-enactors who
// know each other from the Pennsic gathering, and a neighbour wrote it down.
// The drawing that gave the sides their numbers is lost, so here they keep
// their order. It is also uncertain whether a player may leave a number open
// that could be covered (here not), and when the pot is raised.
package knucklebones

import (
	"strconv"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// Game is Nine Boxes, whose inventor calls it Knucklebones.
var Game = &rules.Game{
	ID: "knucklebones", Title: "Nine Boxes", Short: "Nine Boxes",
	Line:     "Cover boxes with your throws. The lowest total left wins the [pot].",
	From:     rules.Modern,
	Numbered: true,
	Seats:    [2]int{2, rules.MaxSeats},
	Alone:    true,
	Minutes:  2,
	Rulesets: []rules.Ruleset{
		{
			ID: "plain", Title: "Plain", From: rules.Ours,
			About:   "No raises, and the bones go round clockwise.",
			Options: map[string]int{"bets": betsNever, "way": 0},
		}, {
			ID: "told", Code: 1, Title: "As told", From: rules.Modern,
			About: "Players may raise the [pot], and the first player chooses the direction.",
		},
	},
	Options: options(),
	Levels: []rules.Level{
		{ID: "easy", About: "covers any number, or the highest"},
		{ID: "medium", About: "covers what leaves little open"},
		{ID: "hard", About: "knows every chance, raises little"}, {ID: "master", About: "plays for the pot and raises high"},
	},
	Book:    book,
	Honours: honours,
	Longest: longest,
	Start:   start,
	Text:    record,
	Think:   think,
	Odds:    odds,
}

// The verbs, beside throw and cast.
const (
	Left  rules.Verb = "left"  // send the bones round clockwise
	Right rules.Verb = "right" // send the bones the other way
	Cover rules.Verb = "cover" // put a pebble on number To
	Pass  rules.Verb = "pass"  // do not raise now
	Hush  rules.Verb = "hush"  // do not raise in this game
	Raise rules.Verb = "raise" // put N coins in the pot, for the others to match
	Match rules.Verb = "match" // put in as much as the raise
	Drop  rules.Verb = "drop"  // leave the pot to the others
)

// Values of the option "bets": when the pot may be raised.
const (
	betsNever = iota
	betsEachTurn
	betsEachThrow
)

const (
	mostFaceOffs = 100 // then the pot is shared
	fewFaceOffs  = 5   // the same, with the option to split early
	mostCastOffs = 20  // level throws for who begins; then the first seat does

	// longestWindow is the most moves of a window: it asks each seat once, and
	// each raise is answered by all others.
	longestWindow = rules.MaxSeats * rules.MaxSeats
	// longestTurn is the most steps of a turn: nine throws, each with its cast,
	// its cover and a window.
	longestTurn = 9 * (3 + longestWindow)
	// longest is the most steps of a game: the throws for who begins, left or
	// right, and the rounds of turns.
	longest = mostCastOffs*rules.MaxSeats*2 + 1 + (mostFaceOffs+1)*rules.MaxSeats*longestTurn
)

func options() []rules.Option {
	return append([]rules.Option{
		purse.AnteOption(1, purse.UsualAnte, rules.FromSources),
		purse.PurseOption(0),
		{
			ID: "bets", Title: "Raises", About: "When players may raise the [pot]. As told: each turn.",
			Max: betsEachThrow, Default: betsEachTurn,
			Names: []text.Text{"never", "each turn", "each throw"}, From: rules.FromSources,
		}, {
			ID: "way", Title: "Choice of direction", About: "The first player sends the bones left or right. Off: always clockwise.",
			Max: 1, Default: 1, Names: rules.OffOn, From: rules.Modern,
		}, {
			ID: "split", Title: "Split early", About: "Share the [pot] after five [face-offs](face-off), instead of playing on.",
			Max: 1, Names: rules.OffOn, From: rules.Ours,
		}}, tali.Options(tali.Sheep)...)
}

// An agreement holds the settings of a game and what is computed from them
// once.
type agreement struct {
	seats    int
	first    int // the seat that throws first for who begins
	ante     int32
	bets     int
	way      bool  // the seat that begins decides which way the bones go round
	faceOffs uint8 // the most face-offs
	weights  tali.Weights
	casts    []rules.Outcome
}

func start(s rules.Setup) (rules.Position, error) {
	w, err := tali.WeightsOf(s.Options)
	if err != nil {
		return nil, err
	}
	t := &agreement{
		seats: s.Seats, first: s.First,
		ante: int32(s.Options["ante"]), bets: s.Options["bets"], way: s.Options["way"] == 1,
		faceOffs: mostFaceOffs, weights: w, casts: tali.Outcomes(3, w),
	}
	if s.Options["split"] == 1 {
		t.faceOffs = fewFaceOffs
	}
	p := position{agreement: t, dir: 1, owner: rules.Nobody, coins: purse.Of(s)}
	if s.Seats == 1 {
		t.ante, t.bets = 0, betsNever
	}
	for i := range s.Purses {
		if p.coins.Pay(i, int(t.ante)) {
			p.in = p.in.with(i)
		} else {
			p.absent = p.absent.with(i)
		}
	}
	if s.Seats == 1 {
		p.startRound()
		return p, nil
	}
	if p.in.count() < 2 {
		return nil, text.Errorf("at least two players must be able to pay the ante of {0}", text.Coins(t.ante))
	}
	p.castOff(p.in)
	return p, nil
}

// record returns a move as records write it: "cast 1 2 2", "cover 8".
func record(m rules.Move) string {
	switch m.Verb {
	case rules.Cast:
		return "cast " + tali.Hand(m.N).Numbers()
	case Cover:
		return "cover " + strconv.Itoa(int(m.To))
	case Raise:
		return "raise " + strconv.Itoa(int(m.N))
	}
	return string(m.Verb)
}
