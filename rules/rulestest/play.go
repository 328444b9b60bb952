package rulestest

import (
	"math"
	"reflect"
	"slices"
	"strings"
	"unicode/utf8"

	"knucklebones/rules"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
)

// closely returns the number of steps of a game with full checks; the rest is only
// played to its end.
func closely() int { return short.Times(100, 250) }

// play plays a random game and checks each position.
func (c *game) play() {
	p, coins := c.start, c.start.Coins()
	for {
		if p.Coins() != coins {
			c.failf("Coins were %d at the start and are %d", coins, p.Coins())
		}
		if len(c.past) > c.g.Longest {
			c.failf("the game goes on after Longest, %d steps", c.g.Longest)
		}
		if len(c.past) < closely() || p.Turn() == rules.Nobody {
			c.position(p)
		}
		m, ok := pick(p, c.r)
		if !ok {
			break
		}
		after := p.After(m)
		if after.Turn() == rules.Nobody {
			c.tell(p, []rules.Move{m})
		}
		p = after
		c.past = append(c.past, m)
	}
	c.scores(p)
}

// position makes all checks of a position.
func (c *game) position(p rules.Position) {
	before := c.mark(p)
	next := c.next(p)
	c.why(p, next)
	public := p.View(rules.Nobody).Seats
	c.places(public, p.Turn() == rules.Nobody)
	for seat := rules.Nobody; int(seat) < c.setup.Seats; seat++ {
		if seat != rules.Chance {
			c.view(p, seat, public)
		}
	}
	few := c.some(next)
	c.tell(p, few)
	for _, m := range few {
		if !reflect.DeepEqual(p.After(m), p.After(m)) {
			c.failf("After(%q) gives two different positions", c.g.Text(m))
		}
	}
	if h, ok := p.(rules.Hider); ok {
		c.hider(h, next)
	}
	if c.mark(p) != before {
		c.failf("the position changed while it was asked or moved on from: a position never changes once made")
	}
}

// mark returns the fingerprint of p, or 0 at most steps of a long game, since
// positions may point to large tables.
func (c *game) mark(p rules.Position) uint64 {
	if n := len(c.past); n > 12 && n%16 != 0 {
		return 0
	}
	return fingerprint(p)
}

// some returns at most eight of the moves, spread evenly over all.
func (c *game) some(all []rules.Move) []rules.Move {
	const most = 8
	if len(all) <= most {
		return all
	}
	var few []rules.Move
	for i := range most {
		few = append(few, all[i*len(all)/most])
	}
	return few
}

// next checks Moves and Outcomes, and returns all possible next steps.
func (c *game) next(p rules.Position) []rules.Move {
	mark := rules.Move{Verb: "mark"}
	ms := p.Moves([]rules.Move{mark})
	outs := p.Outcomes([]rules.Outcome{{Move: mark}})
	if len(ms) == 0 || ms[0] != mark || len(outs) == 0 || outs[0].Move != mark {
		c.failf("Moves and Outcomes append to the buffer they are given and leave what is in it")
	}
	ms, outs = ms[1:], outs[1:]
	if !slices.Equal(ms, p.Moves(nil)) || !slices.Equal(outs, p.Outcomes(nil)) {
		c.failf("Moves or Outcomes are not the same when asked twice")
	}
	turn := p.Turn()
	if turn < rules.Nobody || int(turn) >= c.setup.Seats {
		c.failf("Turn is %d, which is no seat", turn)
	}
	if (len(ms) > 0) != (turn >= 0) {
		c.failf("Turn is %d and there are %d moves: a seat has at least one, others none", turn, len(ms))
	}
	if (len(outs) > 0) != (turn == rules.Chance) {
		c.failf("Turn is %d and there are %d outcomes: Chance has at least one, others none", turn, len(outs))
	}
	c.weights(outs)
	next := moves(p)
	c.texts(next)
	return next
}

// weights checks that the weights of outcomes are positive and don't overflow.
func (c *game) weights(outs []rules.Outcome) {
	sum := int64(0)
	for _, o := range outs {
		if o.Weight < 1 || o.Weight > math.MaxInt64-sum {
			c.failf("%q has the weight %d: weights are at least 1 and their sum fits an int64", c.g.Text(o.Move), o.Weight)
		}
		sum += o.Weight
	}
}

// texts checks that the texts of the moves differ.
func (c *game) texts(next []rules.Move) {
	seen := map[string]rules.Move{}
	for _, m := range next {
		s := c.g.Text(m)
		if other, twice := seen[s]; twice {
			c.failf("%+v and %+v are both written %q", m, other, s)
		}
		seen[s] = m
		if s == "" || s != strings.Join(strings.Fields(s), " ") || strings.Contains(s, "#") {
			c.failf("%+v is written %q: a record needs words with single blanks and no #", m, s)
		}
		if s == "drawn" || strings.HasPrefix(s, "sealed ") || strings.HasSuffix(s, " by hand") {
			c.failf("%+v is written %q, which means something else in a record", m, s)
		}
		if m.Verb == "" || strings.Trim(string(m.Verb), "abcdefghijklmnopqrstuvwxyz") != "" {
			c.failf("the verb %q is not one lower-case word", m.Verb)
		}
	}
}

// why checks that Why returns a reason for every illegal move and none for a legal one.
func (c *game) why(p rules.Position, next []rules.Move) {
	if p.Turn() >= 0 {
		for _, m := range next {
			if why := p.Why(m); why != "" {
				c.failf("%q is legal, but Why says %q", c.g.Text(m), why)
			}
		}
	}
	wrong := []rules.Move{{}, {Verb: "dance"}, {Verb: rules.Throw, N: 77}, {Verb: rules.Throw}}
	for _, m := range c.some(next) {
		more, from := m, m
		more.N, from.From = m.N+1, m.From+1
		wrong = append(wrong, more, from)
	}
	for _, m := range wrong {
		if slices.Contains(next, m) {
			continue
		}
		why := english(p.Why(m))
		if why == "" || !strings.HasSuffix(why, ".") || strings.Contains(why, "\n") {
			c.failf("%+v is not legal, and Why says %q: one sentence is asked for", m, why)
		}
	}
}

// tell checks the events of moves for every seat and Nobody. Purses are as Nobody sees
// them, since view checks that all seats see the same.
func (c *game) tell(p rules.Position, moves []rules.Move) {
	now := p.View(rules.Nobody).Seats
	for _, m := range moves {
		then := p.After(m).View(rules.Nobody).Seats
		for seat := rules.Nobody; int(seat) < c.setup.Seats; seat++ {
			if seat == rules.Chance {
				continue
			}
			for i, got := range c.moved(p.Events(m, seat)) {
				if change := then[i].Purse - now[i].Purse; change != got {
					c.failf("%q changes the purse of seat %d by %d, but what is told moves %d coins", c.g.Text(m), i, change, got)
				}
			}
		}
	}
}

// moved returns the coins that each seat gains by events.
func (c *game) moved(events []rules.Event) []int {
	moved := make([]int, c.setup.Seats)
	for _, e := range events {
		c.event(e)
		if e.Coins > 0 && e.From >= 0 {
			moved[e.From] -= e.Coins
		}
		if e.Coins > 0 && e.To >= 0 {
			moved[e.To] += e.Coins
		}
	}
	return moved
}

// event checks the length of an event's texts, and between whom it moves coins.
func (c *game) event(e rules.Event) {
	c.fits("an event", e.Text, 46)
	c.fits("a result", e.Result, 18)
	c.fits("a headline", e.Head, 30)
	if e.Coins < 0 {
		c.failf("the event %q moves %d coins", e.Text, e.Coins)
	}
	for _, a := range []rules.Actor{e.From, e.To} {
		if e.Coins > 0 && (a < rules.House || int(a) >= c.setup.Seats || a == rules.Chance || a == rules.Nobody) {
			c.failf("the event %q moves coins from %d to %d: seats, Pot and House have coins", e.Text, e.From, e.To)
		}
	}
}

// fits checks that a text has at most that many letters when all names have eight.
func (c *game) fits(what string, t text.Text, most int) {
	if c.fitted[fitting{t, most}] {
		return
	}
	full := english(t)
	for i := range c.setup.Seats {
		full = strings.ReplaceAll(full, "{"+string(rune('0'+i))+"}", "Octavian")
	}
	full = strings.ReplaceAll(full, "**", "")
	if n := utf8.RuneCountInString(full); n > most {
		c.failf("%s, %q, has %d letters with names of eight; %d fit", what, full, n, most)
	}
	if strings.ContainsAny(full, "{}\n!") {
		c.failf("%s, %q, has a brace that names no seat, a line break or an exclamation mark", what, full)
	}
	if c.fitted == nil {
		c.fitted = map[fitting]bool{}
	}
	c.fitted[fitting{t, most}] = true
}

// A fitting is a text and the number of letters that there is room for.
type fitting struct {
	text text.Text
	most int
}

// scores checks the scores of a finished game.
func (c *game) scores(p rules.Position) {
	all := p.Scores()
	if len(all) != c.setup.Seats {
		c.failf("Scores has %d seats", len(all))
	}
	c.winners(p.View(rules.Nobody).Seats, all)
	if e, ok := p.(rules.Ender); ok && e.Ending() == "" {
		c.failf("Ending says nothing, though the game is over")
	}
	sum := 0
	for _, s := range all {
		sum += s
	}
	if free := !c.g.Coined(c.setup); free {
		if lost := sum == 0; sum != 840 && !lost || slices.Min(all) < 0 {
			c.failf("Scores are %v in a game without coins: 840 is shared, or lost; see Stake", all)
		}
		return
	}
	if sum > c.setup.Pot {
		c.failf("Scores are %v: coins won are coins lost or were in the pot, or 840 is shared", all)
	}
	for i, s := range p.View(rules.Nobody).Seats {
		if won := s.Purse - c.setup.Purses[i]; won != all[i] {
			c.failf("Scores are %v, but the purse of seat %d changed by %d", all, i, won)
		}
	}
}

// places checks that every seat has a place exactly when the game is over, that
// as many seats are ahead of it as its place says, and that the winners, if
// any, are those at the first place.
func (c *game) places(seats []rules.SeatView, over bool) {
	won := slices.ContainsFunc(seats, func(s rules.SeatView) bool { return s.Won })
	for i, s := range seats {
		want := 1
		for _, other := range seats {
			if other.Place < s.Place {
				want++
			}
		}
		if !over {
			want = 0
		}
		if s.Leads && (over || s.Figure == "") {
			c.failf("seat %d leads, but the game is over or its plate has no figure", i)
		}
		if s.Place != want {
			c.failf("seat %d has place %d where %d is right", i, s.Place, want)
		}
		if over && won && s.Won != (s.Place == 1) {
			c.failf("seat %d has place %d and Won is %v: winners, and they alone, are first", i, s.Place, s.Won)
		}
	}
}

// winners checks that no winner has a lower score than a loser.
func (c *game) winners(seats []rules.SeatView, scores []int) {
	for i, a := range seats {
		for j, b := range seats {
			if a.Won && !b.Won && scores[i] < scores[j] {
				c.failf("Scores are %v, but seat %d won and seat %d did not", scores, i, j)
			}
		}
	}
}
