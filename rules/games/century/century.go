// Package century is Century, a game of patience for one: a hundred men in
// twenty days.
//
// Each day you cast four bones. A Senio, a cast with a six that is not Venus or
// four sixes, brings as many recruits as its total. Four ones are hounds and
// carry off four men, four threes are lions and take three, four fours are
// raiders and take four, four sixes are Gauls and cost six. Venus, all four
// sides different, steals every man away. Any other cast is a delay: the day is
// lost and nothing happens.
//
// As written there is nothing to decide. Usually there are ten days, and each delay sends
// out a scout, three at most. After a later cast without recruits a scout may come back and
// turn the lowest bone into a six: for recruits on a day of delay, or instead of what Venus,
// hounds, lions or raiders would take. In another game the men dig in on a day of delay, and
// from then on Venus leaves ten more of them; or they look for recruits, and the two lowest
// bones are thrown again. Another option has two remedies against Venus, each once a century:
// a day spent digging in keeps the men of that day, and breaking camp ignores her.
//
// The century stands as soon as there are a hundred men. If there are fewer after the last day,
// as written the twentieth, it is lost. Those who like it longer raise a cohort: five centuries,
// where each one lost takes one away again.
//
// It is a modern game by Michael J. Speakman, told as a pastime of a
// legionary. He does not say whether there can be
// fewer men than none (here there cannot), nor whether a hundred must be met
// exactly (more will do).
package century

import (
	"slices"
	"sync"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// Game is Century.
var Game = &rules.Game{
	ID: "century", Title: "Century", Short: "Century",
	Line:     "Raise a hundred men before the days run out.",
	From:     rules.Modern,
	Seats:    [2]int{1, 1},
	Minutes:  1,
	Rulesets: rulesets,
	Options:  options(),
	Levels: []rules.Level{
		{ID: "random", About: "calls scouts back on a whim"},
		{ID: "medium", About: "goes by a rule of thumb"},
		{ID: "hard", About: "saves its men when it matters"},
	},
	Book:    book,
	Honours: honours,
	Longest: centuriesMost * (4*days + 3),
	Start:   start,
	Text:    tali.Text,
	Words:   map[string]text.Text{"venus": "Here she steals your men."},
	Think:   think,
	Odds:    odds,
}

var rulesets = []rules.Ruleset{
	{
		ID: "scouts", Code: 4, Title: "With scouts", From: rules.Ours,
		About:   "Ten days. A [delay] sends out a scout, who can turn a bone into a six later.",
		Options: map[string]int{"scouts": 1, "days": 10},
	}, {
		ID: "idle", Code: 3, Title: "With choices", From: rules.Ours,
		About:   "After a [delay] dig in ten men, or throw two bones again.",
		Options: map[string]int{"idle": 1},
	}, {
		ID: "choices", Code: 2, Title: "Two ways out", From: rules.Ours,
		About:   "Dig in to keep your men, and ignore [Venus]: once each.",
		Options: map[string]int{"camp": both},
	},
	{ID: "century", Title: "As written", About: "Raise a hundred men in twenty days.", From: rules.Modern},
	{ID: "cohort", Code: 1, Title: "A cohort", About: "Raise five centuries. Each one you lose takes one away.", From: rules.Modern, Options: map[string]int{"cohort": 1}},
}

// Values of the option "camp".
const (
	open      = 0                 // there is no protection from Venus
	breakCamp = 1                 // once a century a Venus may be ignored
	digIn     = 2                 // once a century a day may be spent to make the men safe from Venus
	both      = breakCamp | digIn // each of them once
)

func options() []rules.Option {
	list := []rules.Option{
		{
			ID: "cohort", Title: "[Cohort]", About: "You play until five centuries stand.",
			Max: 1, Names: rules.OffOn, From: rules.Modern,
		}, {
			ID: "camp", Title: "Protection from [Venus]", About: "Break camp: ignore [Venus] once. Dig in: spend a day to save your men.",
			Max: both, Names: []text.Text{"none", "break camp", "dig in", "both"}, From: rules.Ours,
		},
	}
	list = append(list, tali.Options(tali.Sheep)...)
	return append(list, rules.Option{
		ID: "idle", Title: "Make use of a [delay]", About: "Dig in ten men, or throw two bones again.",
		Max: 1, Names: rules.OffOn, From: rules.Ours,
	}, rules.Option{
		ID: "scouts", Title: "Scouts", About: "A [delay] sends out a scout, who can turn a bone into a six later.",
		Max: 1, Names: rules.OffOn, From: rules.Ours, Only: "idle=0",
	}, rules.Option{
		ID: "days", Title: "Days", About: "With scouts: 10. As written: 20.",
		Min: daysLeast, Max: days, Step: 1, Default: days, From: rules.Ours,
	})
}

// The verbs besides throw and cast.
const (
	Break rules.Verb = "break" // break camp before Venus comes: she steals nobody
	Stay  rules.Verb = "stay"  // let Venus steal the men
	Dig   rules.Verb = "dig"   // spend a day to make the present men safe from Venus
	Next  rules.Verb = "next"  // begin the next century
	Build rules.Verb = "build" // on a day of delay, make ten more men safe from Venus
	Seek  rules.Verb = "seek"  // on a day of delay, throw the two lowest bones again
	Turn  rules.Verb = "turn"  // call a scout back, who turns the lowest bone into a six
	Wait  rules.Verb = "wait"  // take a cast without recruits as it is, and call no scout back
)

const (
	bones         = 4
	again         = 2  // of them that are thrown again on a day of delay
	days          = 20 // the most
	daysLeast     = 10
	scoutsMost    = 3    // that can be out at once
	full          = 100  // men in a century
	rank          = 10   // men whom a day of delay makes safe
	most          = 22   // men whom a day brings: 6 6 6 4
	cohort        = 5    // centuries
	centuriesMost = 3000 // then a cohort is given up
)

// An agreement holds the settings of a game and what is computed from them
// once.
type agreement struct {
	cohort bool
	breaks bool // camp may be broken once a century
	digs   bool // the men may dig in once a century
	idle   bool // a day of delay is spent digging in ten men or throwing two bones again
	sends  bool // a day of delay sends out a scout
	days   int8 // in a century
	falls  []rules.Outcome
	pairs  []rules.Outcome // of the two bones that are thrown again
	plan   func() *plan    // computed on first use
	kinds  []kind          // the effects of a cast, with their probabilities
	sought []search        // the delays by the bones that stay, if two are thrown again
}

// A search holds what can fall if two bones of a delay are thrown again.
type search struct {
	kept  tali.Hand
	p     float64 // the probability that a cast is such a delay
	kinds []kind
}

// A kind is all casts with the same effect.
type kind struct {
	men    int
	venus  bool
	turned int // men if a scout turns a bone; 0 if none can
	p      float64
}

var errNobody = text.Errorf("these bones bring no recruits: give 6 and at least one other side a chance")

func start(s rules.Setup) (rules.Position, error) {
	w, err := tali.WeightsOf(s.Options)
	if err != nil {
		return nil, err
	}
	t := &agreement{cohort: s.Options["cohort"] == 1, falls: tali.Outcomes(bones, w)}
	t.breaks, t.digs = s.Options["camp"]&breakCamp != 0, s.Options["camp"]&digIn != 0
	t.days, t.sends = int8(s.Options["days"]), s.Options["scouts"] == 1 && s.Options["idle"] == 0
	t.idle, t.pairs = s.Options["idle"] == 1, tali.Outcomes(again, w)
	t.kinds, t.sought = kinds(t.falls, 0), t.searches()
	t.plan = sync.OnceValue(func() *plan { return newPlan(t) })
	if !slices.ContainsFunc(t.kinds, func(k kind) bool { return k.men > 0 }) {
		return nil, errNobody
	}
	return position{agreement: t, purse: int32(s.Purses[0])}, nil
}

// kinds returns the effects of casts that fall beside the bones of kept.
func kinds(falls []rules.Outcome, kept tali.Hand) (list []kind) {
	all := rules.TotalWeight(falls)
	for _, o := range falls {
		h := kept.Add(tali.Hand(o.Move.N))
		k := kindOf(h)
		i := slices.IndexFunc(list, func(x kind) bool { x.p = 0; return x == k })
		if i < 0 {
			i = len(list)
			list = append(list, k)
		}
		list[i].p += float64(o.Weight) / all
	}
	return list
}

// kindOf returns the kind of a cast, without its probability.
func kindOf(h tali.Hand) kind {
	_, six := turned(h)
	return kind{men: brings(h), venus: tali.Classify(h) == tali.Venus, turned: brings(six)}
}

// turned returns what a scout makes of a cast without recruits: the side of the lowest bone
// that brings recruits as a six, and the cast with it. Both are 0 if there is none, as where all
// are sixes.
func turned(h tali.Hand) (side int, six tali.Hand) {
	if tali.Classify(h).Senio() {
		return 0, 0
	}
	for _, side := range h.Sides(nil) {
		if six = h.Without(tali.Of(side)).Add(tali.Of(6)); tali.Classify(six).Senio() {
			return side, six
		}
	}
	return 0, 0
}

// searches returns the delays by the bones that stay.
func (t *agreement) searches() (list []search) {
	all := rules.TotalWeight(t.falls)
	for _, o := range t.falls {
		h := tali.Hand(o.Move.N)
		if tali.Classify(h) != tali.Unnamed {
			continue
		}
		kept := stay(h)
		i := slices.IndexFunc(list, func(x search) bool { return x.kept == kept })
		if i < 0 {
			i = len(list)
			list = append(list, search{kept: kept, kinds: kinds(t.pairs, kept)})
		}
		list[i].p += float64(o.Weight) / all
	}
	return list
}

// stay returns the bones of a cast that stay while the two lowest are thrown again.
func stay(h tali.Hand) tali.Hand { return tali.Of(h.Sides(nil)[again:]...) }

// brings returns the number of men a cast brings, or negative, takes; 0 for a
// delay and for Venus.
func brings(h tali.Hand) int {
	switch rank := tali.Classify(h); rank {
	case tali.Canis, tali.Vulture4:
		return -4
	case tali.Vulture3:
		return -3
	case tali.Vulture6:
		return -6
	default:
		return rank.Total()
	}
}
