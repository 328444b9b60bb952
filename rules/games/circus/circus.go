// Package circus is Circus Maximus, a race of chariots over seven laps.
//
// Four bones are cast for the order, the highest total first. In a lap
// everybody casts four bones twelve times, turn by turn, and all that the bones
// count is added up from the first cast to the last. After each lap the
// chariots go on in the order of their points, the leader first. After the
// seventh, those with fewer than 500 lack the favour of the crowd and are out,
// and the most points of the others win. Those level on the most race another
// lap.
//
// As an option each player has a spur: once, twice or three times a lap they may
// cast some bones of a cast again. As another there are slipstreams: who stops one to four
// points behind a chariot goes on five more, and the leader drives first in each round. A
// usual race is two laps of eight casts with three spurs each, and slipstreams.
//
// It is a modern game: Michael J. Speakman's tribute to the race course in
// Rome, with a table of one race. The points of that table are far lower than
// twelve casts make, so that its floor of 500 is hardly ever missed: a mean lap
// is 168, not 100. A stern crowd is an option. It is also uncertain what ends a
// race that is level.
package circus

import (
	"sync"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// Game is Circus Maximus.
var Game = &rules.Game{
	ID: "circus", Title: "Circus Maximus", Short: "Circus",
	Line:    "Your bones drive your chariot. The most points win the race.",
	From:    rules.Modern,
	Seats:   [2]int{2, seatsMost},
	Alone:   true,
	Minutes: 3,
	Stake:   "ante",
	Rulesets: []rules.Ruleset{
		{
			ID: "slip", Code: 4, Title: "Slipstream", From: rules.Ours,
			About:   "Short laps. Stop 1 to 4 points behind a chariot, and its [slipstream] carries you 5 points on.",
			Options: map[string]int{"laps": 2, "spur": 3, "throws": 8, "slip": 1},
		}, {
			ID: "eight", Code: 3, Title: "Short laps", From: rules.Ours,
			About:   "Two laps of eight throws. Three times a lap you may [spur]: throw some bones again.",
			Options: map[string]int{"laps": 2, "spur": 3, "throws": 8},
		}, {
			ID: "spurs", Code: 2, Title: "Short race", From: rules.Ours,
			About:   "Two laps. Three times a lap you may [spur]: throw some bones again.",
			Options: map[string]int{"laps": 2, "spur": 3},
		}, {
			ID: "short", Title: "Three laps", From: rules.Ours,
			About:   "Three laps, and the [spur]: once a lap you may throw some bones again.",
			Options: map[string]int{"laps": 3, "spur": 1},
		}, {
			ID: "written", Code: 1, Title: "As written", From: rules.Modern,
			About: "Seven laps, and every throw stands.",
		},
	},
	Options: options(),
	Levels: []rules.Level{
		{ID: "random", About: "spurs on a whim"},
		{ID: "easy", About: "spurs after the first bad throw"},
		{ID: "hard", About: "saves the spur until it pays"},
	},
	Book:    book,
	Honours: honours,
	Longest: 2*seatsMost*orderMost + 4*seatsMost*castsLap*(lapsUsual+lapsMore),
	Start:   start,
	Text:    tali.Text,
	Think:   think,
	Odds:    odds,
}

func options() []rules.Option {
	wager := purse.AnteOption(0, 0, rules.Ours)
	wager.Title, wager.About = "Wager", "Coins each player puts in the [pot]. Usual: 0."
	list := []rules.Option{
		purse.PurseOption(0), wager,
		{
			ID: "laps", Title: "Laps", From: rules.Ours,
			About: "With fewer laps the crowd asks for fewer points. As written: 7.",
			Min:   1, Max: lapsUsual, Step: 1, Default: lapsUsual,
		}, {
			ID: "stern", Title: "Stern crowd", From: rules.Ours,
			About: "The crowd asks for more than twice as many points.",
			Max:   1, Names: rules.OffOn,
		}, {
			ID: "spur", Title: "[Spur]", From: rules.Ours,
			About: "How often a lap you may throw some or all of your bones again. As written: never.",
			Max:   spursMost, Names: []text.Text{"never", "once", "twice", "three times"},
		},
	}
	list = append(list, tali.Options(tali.Sheep)...)
	return append(list, rules.Option{
		ID: "throws", Title: "Throws a lap", From: rules.Ours,
		About: "With fewer throws the crowd asks for fewer points. As written: 12.",
		Min:   castsLeast, Max: castsLap, Step: 1, Default: castsLap,
	}, rules.Option{
		ID: "slip", Title: "[Slipstream]", From: rules.Ours,
		About: "Stop 1 to 4 points behind a chariot, and go 5 points further. Each round the leader drives first.",
		Max:   1, Names: rules.OffOn,
	})
}

// The verbs besides throw and cast, where the spur is played.
const (
	Stand rules.Verb = "stand" // let the cast stand; the spurs are kept
	Spur  rules.Verb = "spur"  // N: the tali.Hand of the bones to cast again
)

const (
	bones      = 4
	seatsMost  = 4
	castsLap   = 12 // as written, and the most
	castsLeast = 6
	lapsUsual  = 7
	lapsMore   = 100 // extra laps of tied seats; then they share
	spursMost  = 3   // of a seat in a lap
	orderMost  = 12  // casts for the order, if seats tie again and again
	slipPoints = 5   // points that a slipstream brings to who stops less than that behind
	floorUsual = 500
	floorStern = 1150
)

// An agreement holds the settings of a race and what is computed from them
// once.
type agreement struct {
	seats, ante, floor int
	length             int8 // laps of the race
	throws             int8 // casts of a seat in a lap
	spurs              int8 // of a seat in a lap
	slip               int8 // points that a slipstream brings; 0: there is none, and the order changes after laps only
	weights            tali.Weights
	falls              [bones + 1][]rules.Outcome      // by number of bones cast
	single             [bones + 1][6*bones + 1]float64 // probability of each sum of a cast, by number of bones cast
	hopes              hopes
	sums               func() [][]float64 // distribution of the sum by number of casts, computed on first use
}

func start(s rules.Setup) (rules.Position, error) {
	w, err := tali.WeightsOf(s.Options)
	if err != nil {
		return nil, err
	}
	a := &agreement{seats: s.Seats, ante: s.Options["ante"], floor: floorUsual, spurs: int8(s.Options["spur"]), slip: slipPoints * int8(s.Options["slip"]), weights: w}
	if s.Options["stern"] == 1 {
		a.floor = floorStern
	}
	a.length = int8(s.Options["laps"])
	a.throws = int8(s.Options["throws"])
	a.floor = a.floor * int(a.length) * int(a.throws) / (lapsUsual * castsLap)
	for n := 1; n <= bones; n++ {
		a.falls[n] = tali.Outcomes(n, w)
		for _, o := range a.falls[n] {
			a.single[n][tali.Hand(o.Move.N).Sum()] += float64(o.Weight) / rules.TotalWeight(a.falls[n])
		}
	}
	a.hopes = a.hope()
	a.sums = sync.OnceValue(a.add)
	p := position{agreement: a, coins: purse.Of(s), caster: int8(rules.Nobody)}
	if s.Seats == 1 {
		a.ante, a.floor, a.slip, p.in, p.sat, p.phase = 0, 0, 0, rotation.All(1), rotation.All(1), racing
		return p, nil
	}
	for i := range s.Seats {
		if p.coins.Pay(i, a.ante) {
			p.in = p.in.With(i)
		}
	}
	if p.in.Count() < 2 {
		return nil, text.Errorf("at least two players must be able to pay the wager of {0}", text.Coins(a.ante))
	}
	p.sat = p.in
	p.rot = rotation.New(p.in, s.First, s.Seats)
	return p, nil
}
