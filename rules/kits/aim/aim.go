// Package aim is the kit for games of the throwing hand, in which it matters
// where a bone comes to rest and not only on which side.
//
// Whoever plays supplies what landed where, and the record keeps it: real bones
// or the physics of a table. A game lists all that may land, so that nothing
// that can happen is refused. The weights beside it are those of the hand that
// throws: middling for a person, shaky or steady for some computer players. They
// serve simulations and computer players, and tables without physics.
//
// Before each toss its seat says how it throws: carefully, for most points on
// average, or boldly, which misses more and wins more when it does not. The
// weights follow from that. Computer players differ in their hand and in how well
// they choose between the two.
package aim

import (
	"fmt"
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// How a bone is thrown, in N of the move throw.
const (
	Careful = 0
	Bold    = 1
	// Ways is the number of ways to throw.
	Ways = 2
)

// Throw returns the move of throwing in that way, Careful or Bold.
func Throw(way int) rules.Move { return rules.Move{Verb: rules.Throw, N: int32(way)} }

// Moves appends both throws to buf.
func Moves(buf []rules.Move) []rules.Move { return append(buf, Throw(Careful), Throw(Bold)) }

// Is reports whether m is one of the throws.
func Is(m rules.Move) bool { return m == Throw(Careful) || m == Throw(Bold) }

// Text returns a throw as a record holds it, or an outcome by the names of the
// zones: "throw bold", "cast outer 4", "knock 1 inner 6".
func Text(m rules.Move, zones []string) string {
	switch {
	case m.Verb == Knock:
		return fmt.Sprintf("%s %d %s %d", m.Verb, m.From+1, zones[m.To], m.N)
	case m.Verb == rules.Cast:
		return fmt.Sprintf("%s %s %d", m.Verb, zones[m.To], m.N)
	case m.N == Bold:
		return string(m.Verb) + " bold"
	}
	return string(m.Verb)
}

// Choices returns both throws with their texts.
func Choices() []rules.Choice {
	return []rules.Choice{
		{Move: Throw(Careful), Label: text.Of("Throw the bones {0}", text.Text("carefully"))},
		{Move: Throw(Bold), Kind: rules.Second, Label: text.Of("Throw the bones {0}", text.Text("boldly"))},
	}
}

// ByAim returns the result of f for the aim of each seat, by seat. Seats with
// the same aim share one result.
func ByAim[T any](s *rules.Setup, of func(rules.Aim) *T) []*T {
	var made [rules.Aims]*T
	list := make([]*T, s.Seats)
	for seat := range list {
		h := s.Aim(seat)
		if made[h] == nil {
			made[h] = of(h)
		}
		list[seat] = made[h]
	}
	return list
}

// AimRule is the paragraph of the rulebook about the aim of computer players,
// in games where bones are really thrown.
var AimRule = rules.Rule{From: rules.Ours, Text: "Computer players differ in skill. Compared with a middling hand, a shaky hand misses its aim by one and a half times as much, and a steady hand by half as much."}

// Hand returns the name of the hand with an aim: "a shaky hand".
func Hand(h rules.Aim) text.Text {
	return [...]text.Text{rules.Middling: "a middling hand", rules.Shaky: "a shaky hand", rules.Steady: "a steady hand"}[h]
}

// Facts lists in words the seats whose aim is not middling: "With a shaky
// hand: {1}, {2}."
func Facts(s *rules.Setup) (list []text.Text) {
	for h, key := range [...]text.Text{rules.Shaky: "With a shaky hand: {0}.", rules.Steady: "With a steady hand: {0}."} {
		if seats := seatsOf(s, rules.Aim(h)); key != "" && seats != "" {
			list = append(list, text.Of(key, seats))
		}
	}
	return list
}

// seatsOf returns the seats with an aim, with commas between them.
func seatsOf(s *rules.Setup, h rules.Aim) text.Text {
	var seats []text.Text
	for seat := range s.Seats {
		if s.Aim(seat) == h {
			seats = append(seats, text.Of("{0}", text.Seat(seat)))
		}
	}
	return text.Commas(seats...)
}

// Levels returns the computer players of a game in which both throws have their
// use.
func Levels() []rules.Level {
	return []rules.Level{
		{ID: "easy", About: "has a shaky hand", Aim: rules.Shaky},
		{ID: "medium", About: "has a fair hand"},
		{ID: "hard", About: "has a steady hand", Aim: rules.Steady},
	}
}

// Ready always returns true; it is the argument ready of Think and Odds in games whose
// estimates take no time.
func Ready(nodes int) bool { return true }

// Think returns a search that chooses by the worth of each way of throwing, which it
// asks for once ready, called with the nodes to spend, returns true. Sly always throws
// the better way, Fair five times in six, and Easy twice in three.
func Think(level string, ready func(nodes int) bool, worths func() [Ways]float64, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	astray := map[string]int{"easy": 2, "medium": 1}[level] // times in six
	return func(nodes int) (rules.Move, bool) {
		if !ready(nodes) {
			return rules.Move{}, false
		}
		way := Better(worths())
		if r.IntN(6) < astray {
			way = Ways - 1 - way
		}
		return Throw(way), true
	}
}

// Better returns the way that is worth more, or Careful if both are equal.
func Better(worth [Ways]float64) int {
	if worth[Bold] > worth[Careful]+1e-12 {
		return Bold
	}
	return Careful
}

// Rows returns the odds rows of the two ways of throwing, the better one first. The
// caller sets Short and Bars of each row; Rows sets its move, its label and the mark of
// the best.
func Rows(better int, rows [Ways]rules.OddsRow) []rules.OddsRow {
	for way, c := range Choices() {
		rows[way].Move, rows[way].Label, rows[way].Best = c.Move, c.Label, way == better
	}
	return []rules.OddsRow{rows[better], rows[Ways-1-better]}
}

// Odds returns a search that waits until ready returns true and then returns
// the odds that compute computes; it returns none where no seat acts.
func Odds(turn rules.Actor, ready func(nodes int) bool, compute func() rules.Odds) func(nodes int) (rules.Odds, bool) {
	return func(nodes int) (rules.Odds, bool) {
		switch {
		case turn < 0:
			return rules.Odds{}, true
		case !ready(nodes):
			return rules.Odds{}, false
		}
		return compute(), true
	}
}

// Verdict returns the events at the end of a game: each winner with its points, and the
// coins it takes from the pot.
func Verdict(winners rotation.Set, points func(seat int) int, coins int) []rules.Event {
	var list []rules.Event
	for seat := range rules.MaxSeats {
		if !winners.Has(seat) {
			continue
		}
		key := text.Text("{0} wins with {1} points.")
		if winners.Count() > 1 {
			key = "{0} ties for first with {1} points."
		}
		list = append(list, tell.Won(coins, rules.Actor(seat), key, text.Seat(seat), points(seat))...)
	}
	return list
}

// A Lie is the place where one bone lies, and the side it lies on.
type Lie struct {
	Zone int8 // a place of the game's own list
	Side int8 // 1, 3, 4 or 6
}

// Land returns the outcome in which a bone comes to rest with this lie.
func (l Lie) Land() rules.Move {
	return rules.Move{Verb: rules.Cast, To: int16(l.Zone), N: int32(l.Side)}
}

// Knock is the verb of an outcome in which the bone in the air moves one that
// lies. From is the index of the moved bone, To its new zone, N its new side.
// The bone in the air lands in a later outcome.
const Knock rules.Verb = "knock"

// Knock returns the outcome in which that bone, from 0, is knocked to this lie.
func (l Lie) Knock(bone int) rules.Move {
	return rules.Move{Verb: Knock, From: int16(bone), To: int16(l.Zone), N: int32(l.Side)}
}

// LieOf returns the lie in an outcome of the verb Cast or Knock.
func LieOf(m rules.Move) Lie { return Lie{int8(m.To), int8(m.N)} }

// Lands lists every lie of a bone as an outcome with its weight, by zone and then by
// side. zones has the weight of each zone, w the weights of the sides 1, 3, 4 and 6.
// Lies of weight 0 are left out.
func Lands(zones []int, w tali.Weights) []rules.Outcome {
	var list []rules.Outcome
	for z, often := range zones {
		for i, s := range tali.Sides {
			if x := int64(often) * int64(w[i]); x > 0 {
				list = append(list, rules.Outcome{Move: Lie{int8(z), int8(s)}.Land(), Weight: x})
			}
		}
	}
	return list
}

// Knocks lists the outcomes of knocking a bone, from 0, with their weights, as
// Lands does.
func Knocks(bone int, zones []int, w tali.Weights) []rules.Outcome {
	list := Lands(zones, w)
	for i := range list {
		list[i].Move = LieOf(list[i].Move).Knock(bone)
	}
	return list
}
