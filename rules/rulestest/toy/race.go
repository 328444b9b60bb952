// Package toy has two games small enough to read at a glance. They are the
// pattern to copy for a new game, and what the house is tested with: Race lays
// everything open, Cups hides what each seat has cast.
package toy

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strconv"

	"knucklebones/rules"
)

// Race: all put a coin in the pot. On your turn you cast one bone as often as
// you like and add up, but a 1 loses what this turn brought. The first to hold
// twelve takes the pot; after sixty turns it is shared.
var Race = &rules.Game{
	ID: "race", Title: "Race", Short: "Race",
	Line:    "Cast as often as you dare. First to twelve.",
	From:    rules.Ours,
	Seats:   [2]int{2, 4},
	Minutes: 2,
	Rulesets: []rules.Ruleset{
		{ID: "usual", Title: "Usual", About: "To twelve.", From: rules.Ours},
		{ID: "long", Title: "Long", About: "To twenty.", From: rules.Ours, Options: map[string]int{"goal": 20}},
	},
	Options: []rules.Option{
		{ID: "purse", Title: "Purse", About: "Coins each seat brings.", Max: rules.MaxPurse, Step: 1, Default: 40, From: rules.Ours},
		{ID: "goal", Title: "Goal", About: "Points that win.", Min: 5, Max: 30, Step: 1, Default: 12, From: rules.Ours},
	},
	Levels: []rules.Level{{ID: "random", Word: "Any"}, {ID: "easy", Word: "Calm", Aim: rules.Steady}},
	Book: rules.Book{
		When:   "Here and now",
		Rules:  []rules.Rule{{Text: "Cast and add up; a 1 loses the turn.", From: rules.Ours}},
		Source: "Made up to test with.",
	},
	Longest: 20000,
	Start:   startRace,
	Text:    text,
	Think:   think,
	Odds:    odds,
}

// Verbs of both games.
const (
	hold rules.Verb = "hold"
	lift rules.Verb = "lift"
)

type race struct {
	purse, score  [4]int
	seats, goal   int
	pot, turns    int
	seat          rules.Actor
	gained, casts int
	bone          int8
	cast, over    bool // a cast is due; the game is over
}

func startRace(s rules.Setup) (rules.Position, error) {
	r := race{seats: s.Seats, goal: s.Options["goal"], seat: rules.Actor(s.First)}
	for i, p := range s.Purses {
		if p < 1 {
			return nil, errors.New("Everybody needs a coin for the pot.")
		}
		r.purse[i] = p - 1
		r.pot++
	}
	return r, nil
}

// text is a move of either game as a record holds it.
func text(m rules.Move) string {
	if m.Verb == rules.Cast {
		return fmt.Sprintf("cast %d", m.N)
	}
	return string(m.Verb)
}

func (r race) Turn() rules.Actor {
	switch {
	case r.over:
		return rules.Nobody
	case r.cast:
		return rules.Chance
	}
	return r.seat
}

func (r race) Moves(buf []rules.Move) []rules.Move {
	if r.Turn() < 0 {
		return buf
	}
	if r.casts < 20 {
		buf = append(buf, rules.Move{Verb: rules.Throw})
	}
	if r.gained > 0 || r.casts >= 20 {
		buf = append(buf, rules.Move{Verb: hold})
	}
	return buf
}

func (r race) Outcomes(buf []rules.Outcome) []rules.Outcome {
	if !r.cast {
		return buf
	}
	return append(buf, bone[:]...)
}

// bone is how one bone falls, in per cent.
var bone = [4]rules.Outcome{
	{Move: rules.Move{Verb: rules.Cast, N: 1}, Weight: 10},
	{Move: rules.Move{Verb: rules.Cast, N: 3}, Weight: 40},
	{Move: rules.Move{Verb: rules.Cast, N: 4}, Weight: 40},
	{Move: rules.Move{Verb: rules.Cast, N: 6}, Weight: 10},
}

func (r race) After(m rules.Move) rules.Position {
	switch m.Verb {
	case rules.Throw:
		r.cast = true
	case rules.Cast:
		return r.fall(m.N)
	case hold:
		r.score[r.seat] += r.gained
		if r.score[r.seat] >= r.goal {
			r.over = true
			r.purse[r.seat] += r.pot
			r.pot = 0
			return r
		}
		return r.next()
	}
	return r
}

func (r race) fall(side int32) race {
	r.cast, r.bone = false, int8(side)
	r.casts++
	if side == 1 {
		return r.next()
	}
	r.gained += int(side)
	return r
}

// next gives the bone to the next seat, or shares the pot after the last turn.
func (r race) next() race {
	r.gained, r.casts = 0, 0
	r.seat = (r.seat + 1) % rules.Actor(r.seats)
	if r.turns++; r.turns == 60 {
		r.over = true
		for i := range r.seats {
			r.purse[i]++
		}
		r.pot = 0
	}
	return r
}

func (r race) Why(m rules.Move) string {
	for _, l := range r.Moves(nil) {
		if l == m {
			return ""
		}
	}
	if m.Verb == hold {
		return "There is nothing to hold yet."
	}
	return "That cannot be done now."
}

func (r race) Scores() []int {
	all := make([]int, r.seats)
	won := r.turns < 60
	for i := range all {
		switch {
		case won && rules.Actor(i) == r.seat:
			all[i] = r.seats - 1
		case won:
			all[i] = -1
		}
	}
	return all
}

func (r race) Coins() int {
	sum := r.pot
	for _, p := range r.purse {
		sum += p
	}
	return sum
}

func (r race) View(seat rules.Actor) rules.View {
	v := rules.View{
		Seat: seat, Turn: r.Turn(), Asked: r.seat, Prompt: "Throw or hold", Cup: 1, Clear: true,
		Piles:  []rules.Pile{{Label: "Pot", Coins: r.pot, Seat: rules.Nobody}},
		Text:   []string{fmt.Sprintf("This turn brought %d.", r.gained)},
		Board:  r.gained,
		Sample: func(*rand.Rand) rules.Position { return r },
	}
	if r.bone > 0 {
		v.Bones = []rules.Bone{{Side: r.bone, Counts: r.bone}}
	}
	if r.over {
		v.Asked, v.Prompt = rules.Nobody, "The race is over"
	}
	for i := range r.seats {
		won := r.over && r.turns < 60 && rules.Actor(i) == r.seat
		v.Seats = append(v.Seats, rules.SeatView{Purse: r.purse[i], Figure: strconv.Itoa(r.score[i]), Unit: "points", Won: won})
	}
	for _, m := range r.Moves(nil) {
		c := rules.Choice{Move: m, Label: "Throw the bone"}
		if m.Verb == hold {
			c.Kind, c.Label = rules.Second, "Hold "+strconv.Itoa(r.gained)
		}
		v.Choices = append(v.Choices, c)
	}
	return v
}

func (r race) Events(m rules.Move, _ rules.Actor) []rules.Event {
	switch m.Verb {
	case rules.Cast:
		e := rules.Event{Text: fmt.Sprintf("{%d} threw %d.", r.seat, m.N)}
		if m.N == 1 {
			e.Mark = rules.Lost
		}
		return append([]rules.Event{e}, r.sharing(m)...)
	case hold:
		if r.score[r.seat]+r.gained >= r.goal {
			return []rules.Event{{Text: fmt.Sprintf("{%d} takes the pot: %d.", r.seat, r.pot),
				Coins: r.pot, From: rules.Pot, To: r.seat, Mark: rules.Won}}
		}
		e := rules.Event{Text: fmt.Sprintf("{%d} holds %d.", r.seat, r.gained), Mark: rules.Good}
		return append([]rules.Event{e}, r.sharing(m)...)
	}
	return nil
}

// sharing tells how the pot is shared if m ends the last turn.
func (r race) sharing(m rules.Move) []rules.Event {
	if after := r.After(m).(race); after.turns < 60 {
		return nil
	}
	var all []rules.Event
	for i := range r.seats {
		all = append(all, rules.Event{Coins: 1, From: rules.Pot, To: rules.Actor(i)})
	}
	return all
}

// think holds as soon as it may at level easy.
func think(level string, v rules.View, r *rand.Rand) func(int) (rules.Move, bool) {
	return func(int) (rules.Move, bool) {
		if level == "random" {
			return v.Choices[r.IntN(len(v.Choices))].Move, true
		}
		return v.Choices[len(v.Choices)-1].Move, true
	}
}

// odds are the same at every cast.
func odds(v rules.View, _ *rand.Rand) func(int) (rules.Odds, bool) {
	o := rules.Odds{Title: "Chance to lose the turn", Note: "Exact.", Exact: true}
	for _, c := range v.Choices {
		if c.Move.Verb == rules.Throw {
			o.Rows = append(o.Rows, rules.OddsRow{Move: c.Move, Label: c.Label, Short: "10\u2009%",
				Bars: []rules.Bar{{Size: 0.1, Text: "10\u2009% lose", Risk: true}}, Best: true})
		}
	}
	return func(int) (rules.Odds, bool) { return o, true }
}
