package toy

import (
	"errors"
	"fmt"
	"math/rand/v2"

	"knucklebones/rules"
)

// Cups: all put a coin in the pot. Each in turn casts a bone under a cup and
// may cast it once more, or leave it. When all have, the cups are lifted and
// the highest bone takes the pot; level ones take their coins back.
var Cups = &rules.Game{
	ID: "cups", Title: "Cups", Short: "Cups",
	Line:    "One bone under a cup. The highest takes the pot.",
	From:    rules.Ours,
	Bluff:   true,
	Seats:   [2]int{2, 3},
	Minutes: 1,
	Options: []rules.Option{
		{ID: "purse", Title: "Purse", About: "Coins each seat brings.", Max: rules.MaxPurse, Step: 1, Default: 40, From: rules.Ours},
	},
	Levels: []rules.Level{{ID: "random", Word: "Any"}},
	Book: rules.Book{
		When:   "Here and now",
		Rules:  []rules.Rule{{Text: "Cast under the cup; once more if you like.", From: rules.Ours}},
		Source: "Made up to test with.",
	},
	Longest: 20,
	Start:   startCups,
	Text:    text,
}

type cups struct {
	purse  [3]int
	bone   [3]int8
	pot    int
	seats  int
	seat   rules.Actor
	casts  int // of this seat
	cast   bool
	lifted bool // all cups are
}

func startCups(s rules.Setup) (rules.Position, error) {
	c := cups{seats: s.Seats, pot: s.Seats}
	for i, p := range s.Purses {
		if p < 1 {
			return nil, errors.New("Everybody needs a coin for the pot.")
		}
		c.purse[i] = p - 1
	}
	return c, nil
}

func (c cups) Turn() rules.Actor {
	switch {
	case c.lifted:
		return rules.Nobody
	case c.cast:
		return rules.Chance
	}
	return c.seat
}

func (c cups) Moves(buf []rules.Move) []rules.Move {
	if c.Turn() < 0 {
		return buf
	}
	if c.casts < 2 {
		buf = append(buf, rules.Move{Verb: rules.Throw})
	}
	if c.casts > 0 {
		buf = append(buf, rules.Move{Verb: lift})
	}
	return buf
}

func (c cups) Outcomes(buf []rules.Outcome) []rules.Outcome {
	if !c.cast {
		return buf
	}
	return append(buf, bone[:]...)
}

func (c cups) After(m rules.Move) rules.Position {
	switch m.Verb {
	case rules.Throw:
		c.cast = true
	case rules.Cast:
		c.cast, c.bone[c.seat] = false, int8(m.N)
		c.casts++
	case lift:
		c.casts = 0
		if c.seat++; int(c.seat) == c.seats {
			c.lifted = true
			return c.pay()
		}
	}
	return c
}

// pay gives the pot to the highest bone, or every coin back.
func (c cups) pay() cups {
	w := c.winner()
	for i := range c.seats {
		switch {
		case w < 0:
			c.purse[i]++
		case rules.Actor(i) == w:
			c.purse[i] += c.pot
		}
	}
	c.pot = 0
	return c
}

// winner is the seat with the one highest bone, or Nobody.
func (c cups) winner() rules.Actor {
	best, w := int8(0), rules.Nobody
	for i := range c.seats {
		switch b := c.bone[i]; {
		case b > best:
			best, w = b, rules.Actor(i)
		case b == best:
			w = rules.Nobody
		}
	}
	return w
}

func (c cups) Why(m rules.Move) string {
	for _, l := range c.Moves(nil) {
		if l == m {
			return ""
		}
	}
	return "Not now."
}

func (c cups) Scores() []int {
	all := make([]int, c.seats)
	w := c.winner()
	for i := range all {
		switch {
		case rules.Actor(i) == w:
			all[i] = c.seats - 1
		case w >= 0:
			all[i] = -1
		}
	}
	return all
}

func (c cups) Coins() int { return c.pot + c.purse[0] + c.purse[1] + c.purse[2] }

func (c cups) View(seat rules.Actor) rules.View {
	v := rules.View{
		Seat: seat, Turn: c.Turn(), Asked: c.seat, Prompt: "Throw or leave it", Cup: 1,
		Piles:  []rules.Pile{{Label: "Pot", Coins: c.pot, Seat: rules.Nobody}},
		Sample: func(r *rand.Rand) rules.Position { return c.Sample(seat, r) },
	}
	if c.lifted {
		v.Asked, v.Prompt = rules.Nobody, "The cups are lifted"
	}
	for i := range c.seats {
		a := rules.Actor(i)
		v.Seats = append(v.Seats, rules.SeatView{Purse: c.purse[i], Won: c.lifted && a == c.winner()})
		if c.bone[i] > 0 {
			b := rules.Bone{}
			if c.lifted || a == seat {
				b = rules.Bone{Side: c.bone[i], Counts: c.bone[i]}
			}
			v.Bones = append(v.Bones, b)
		}
	}
	for _, m := range c.Moves(nil) {
		label := "Throw the bone"
		if m.Verb == lift {
			label = "Leave it"
		}
		v.Choices = append(v.Choices, rules.Choice{Move: m, Label: label})
	}
	return v
}

func (c cups) Events(m rules.Move, seat rules.Actor) []rules.Event {
	switch m = c.Seen(seat, m); {
	case m.Verb == rules.Cast && m.N == 0:
		return []rules.Event{{Text: fmt.Sprintf("{%d} threw under the cup.", c.seat)}}
	case m.Verb == rules.Cast:
		return []rules.Event{{Text: fmt.Sprintf("{%d} threw %d.", c.seat, m.N)}}
	case m.Verb == lift && int(c.seat) == c.seats-1:
		return c.payments()
	}
	return nil
}

// payments tell how the pot is paid out.
func (c cups) payments() []rules.Event {
	if w := c.winner(); w >= 0 {
		return []rules.Event{{Text: fmt.Sprintf("{%d} takes the pot: %d.", w, c.pot),
			Coins: c.pot, From: rules.Pot, To: w, Mark: rules.Won}}
	}
	all := []rules.Event{{Text: "Level: every coin goes back."}}
	for i := range c.seats {
		all = append(all, rules.Event{Coins: 1, From: rules.Pot, To: rules.Actor(i)})
	}
	return all
}

// Hidden: something is, as soon as a bone lies under a cup.
func (c cups) Hidden() bool { return c.bone != [3]int8{} && !c.lifted }

// Seen leaves the side out for all but the seat that cast.
func (c cups) Seen(seat rules.Actor, m rules.Move) rules.Move {
	if m.Verb == rules.Cast && seat != c.seat {
		m.N = 0
	}
	return m
}

// Sample casts the other seats' bones anew.
func (c cups) Sample(seat rules.Actor, r *rand.Rand) rules.Position {
	if c.lifted {
		return c
	}
	for i := range c.seats {
		if c.bone[i] > 0 && rules.Actor(i) != seat {
			c.bone[i] = side(r.IntN(100))
		}
	}
	return c
}

// side is where a number under 100 falls among the weights of a bone.
func side(x int) int8 {
	for _, o := range bone {
		if x < int(o.Weight) {
			return int8(o.Move.N)
		}
		x -= int(o.Weight)
	}
	return 0
}
