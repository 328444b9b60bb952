// Package bestcast is the kit for tali games in which the best cast wins the
// pot.
//
// Everyone puts an ante in the pot. In one rotation each player casts four
// bones, once. Each game defines what a cast is worth, which casts are void and
// cast again, and which pay a fine. The best cast wins the pot. Players who are
// level on it cast again for the same pot until one is best. A player who cannot
// pay a fine in full keeps the purse and is out. The last one left wins the pot
// at once.
//
// A game may begin with a casting-off that decides who begins. With raises, each
// cast falls two bones at a time: in between, the caster may raise the pot by an
// ante, and the others match it or drop out. A game may be several pots: after each the
// start moves to the next seat, everyone puts in another ante, and who can't sits that
// pot out.
package bestcast

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// Terms are the rules of one game about casts.
type Terms struct {
	// Worth returns the worth of a cast of four, as defined by package rotation.
	Worth func(h tali.Hand) int
	// Fine returns the coins that a cast that counts pays into a pot of that size.
	Fine func(h tali.Hand, pot int) int
	// Count returns the points of a cast. If it is nil they are the sum of its sides.
	Count func(h tali.Hand) int
	// Call returns the name of a cast: "Senio of 15". It has at most 23 letters.
	Call func(h tali.Hand) text.Text
	// Short returns the name of a cast beside its bones, at most 11 letters. If it
	// is nil that is the name of its rank: "Vulture".
	Short func(h tali.Hand) text.Text
	// Explain returns the log entry that explains the name of a cast, or ""; it may be nil.
	Explain func(h tali.Hand) text.Text
	Rule    text.Text // help text: who wins the pot and what is fined
	// Off is the help text about who begins, where a casting-off decides that;
	// else it is empty. OffStage is the same after "Casts for who begins."
	Off, OffStage text.Text
	Lost          text.Text // the log entry when no cast of a rotation can win
	Raises        bool      // the cast falls two bones at a time, with a raise between
	Second        int       // coins that a second throw of one bone costs; 0: there is none
}

// The verbs besides throw and cast.
const (
	Raise rules.Verb = "raise" // put an ante in the pot, for the others to match
	Match rules.Verb = "match" // put in as much as the raise
	Drop  rules.Verb = "drop"  // leave the pot to the others
	Next  rules.Verb = "next"  // begin the next pot
	Stand rules.Verb = "stand" // let a cast stand
	Again rules.Verb = "again" // pay for a second throw, and throw the bone in N
)

const (
	bones         = 4
	rotationsMost = 1000  // then the pot is shared
	castsMost     = 10000 // the same, counting void casts
	potsMost      = 9

	// Longest is the length of the longest game: a cast may be two throws, each
	// with what falls, a raise and its answers.
	Longest = potsMost * (castsMost*(5+rules.MaxSeats) + 1)
)

// PotsUsual is the number of pots in a game with choices.
const PotsUsual = 5

// PotsOption returns the option "pots": how many pots make a game.
func PotsOption() rules.Option {
	return rules.Option{
		ID: "pots", Title: "[Pots](pot)", From: rules.Ours,
		About: "How many [pots](pot) you play. As written: 1.",
		Min:   1, Max: potsMost, Step: 1, Default: 1,
	}
}

// Options returns the options of every game of this kind: the purse, the ante, then the
// game's own, then the weights of the bones.
func Options(own ...rules.Option) []rules.Option {
	list := []rules.Option{purse.PurseOption(0), purse.AnteOption(1, purse.UsualAnte, rules.FromSources)}
	list = append(list, own...)
	return append(list, tali.Options(tali.Sheep)...)
}

// Levels returns the computer players. They differ only where there are raises.
func Levels() []rules.Level {
	return []rules.Level{{ID: "random", About: "raises on a whim"}, {ID: "medium", About: "raises on sixes"}, {ID: "hard", About: "raises when it pays"}}
}

// RaiseLevels returns the computer players of a game in which raises are usual.
func RaiseLevels() []rules.Level {
	return []rules.Level{{ID: "random", About: "raises on a whim"}, {ID: "medium", About: "raises on sixes"}, {ID: "hard", About: "raises when it pays"}}
}

// An agreement holds the settings of a game and what is computed from them
// once.
type agreement struct {
	Terms
	ante, pots  int
	four, pairs []rules.Outcome
	whole       rotation.Spread // distribution of the worth of a cast of four
	ones        []rules.Outcome // of a bone thrown again
	seconds     []made          // the casts that count, with their second throws, if there are any
	fined       float64         // the chance that a cast of four pays, its void casts made again
	rungs       []Rung
	pays        tali.Hand // a cast that pays, if there is one
}

// Start returns the first position of a game with these terms; antes are paid. The setup
// must be complete, as Game.Check makes it. The error says in words for players that the
// bones can't be thrown so, or that fewer than two can pay the ante.
func Start(s rules.Setup, t Terms) (rules.Position, error) {
	w, err := tali.WeightsOf(s.Options)
	if err != nil {
		return nil, err
	}
	g := &agreement{Terms: t, ante: s.Options["ante"], pots: max(1, s.Options["pots"]), four: tali.Outcomes(bones, w), pairs: tali.Outcomes(bones/2, w)}
	g.whole, _ = rotation.SpreadOf(g.four, 0, t.Worth)
	if g.Count == nil {
		g.Count = tali.Hand.Sum
	}
	if g.Short == nil {
		g.Short = short
	}
	if t.Second > 0 {
		g.ones = tali.Outcomes(1, w)
		g.seconds = g.secondThrows(g.ones)
	}
	g.fined, g.pays = g.fines()
	g.rungs = g.rungsOf()
	p := position{agreement: g, coins: purse.Of(s), caster: int8(rules.Nobody), winner: int8(rules.Nobody)}
	if p.sat, err = rotation.Ante(&p.coins, g.ante); err != nil {
		return nil, err
	}
	p.rot, p.first = rotation.New(p.sat, s.First, s.Seats), int8(s.First)
	if t.Off == "" {
		p.phase = casting
	}
	return p, nil
}

// short returns the name of a hand's rank for a narrow place; bones beside it show
// which Vulture it is.
func short(h tali.Hand) text.Text {
	if tali.Classify(h).Vulture() {
		return "Vulture"
	}
	return h.Name()
}

// Text returns a move as a record holds it: "throw", "cast 1 3 4 6", "raise".
func Text(m rules.Move) string { return tali.Text(m) }
