package knucklebones

import (
	"fmt"
	"slices"
	"strconv"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
)

// Ending returns the way in which the game ended.
func (p position) Ending() string {
	switch {
	case p.in.count() > 1:
		return "shared"
	case p.conceded:
		return "dropped"
	case p.faced > 0:
		return "faceoff"
	}
	return "lowest"
}

func (p position) Scores() []int { return p.coins.Net(nil) }

func (p position) Coins() int { return p.coins.Total() }

func (p position) Why(m rules.Move) string {
	if p.legal(m) {
		return ""
	}
	switch {
	case p.phase == over:
		return "The game is over."
	case p.rolling && m.Verb == rules.Cast:
		return "Three bones cannot fall so."
	case p.rolling:
		return "The bones are in the air."
	case m.Verb == rules.Cast:
		return "The bones are not in the air."
	}
	switch p.phase {
	case steering:
		return "Say first whether the bones go left or right."
	case betting:
		return p.whyNoRaise(m)
	case answering:
		return "Match the raise or drop first."
	case covering:
		return p.whyNoCover(m)
	}
	return "Throw the bones first."
}

func (p *position) legal(m rules.Move) bool {
	if p.rolling {
		return slices.ContainsFunc(p.casts, func(o rules.Outcome) bool { return o.Move == m })
	}
	var buf [9]rules.Move
	return slices.Contains(p.Moves(buf[:0]), m)
}

func (p *position) whyNoRaise(m rules.Move) string {
	switch most := p.smallest(); {
	case m.Verb != Raise:
		return "Raise or pass first."
	case m.N > most:
		return fmt.Sprintf("Everyone still in must be able to match a raise, so it is at most %d.", most)
	}
	return fmt.Sprintf("A raise is of %d, %d or %d.", p.ante, 2*p.ante, 4*p.ante)
}

func (p *position) whyNoCover(m rules.Move) string {
	n := int(m.To)
	switch {
	case m.Verb != Cover:
		return "Cover one number first."
	case n < 1 || n > 9:
		return "There are only the numbers 1 to 9."
	case p.covered.has(n):
		return fmt.Sprintf("%d is covered already.", n)
	}
	b := p.bones(nil)
	return fmt.Sprintf("%d, %d and %d do not make %d.", b[0].Counts, b[1].Counts, b[2].Counts, n)
}

func (p position) Events(m rules.Move, seat rules.Actor) []rules.Event {
	after := p.After(m).(position)
	ev := p.act(m)
	if p.phase == opening && after.phase != opening {
		ev = append(ev, tell.Say("{%d} may begin.", after.leader)...)
	}
	if p.phase == opening && after.castOffs > p.castOffs {
		ev = append(ev, tell.Say("%s are level and throw again.", tell.Upper(tell.Number(after.level.count())))...)
	}
	if left := p.closed(&after, m); left >= 0 {
		ev = append(ev, p.closedEvents(left)...)
	}
	return append(ev, p.ending(&after)...)
}

// closedEvents returns the events of the end of a turn with that many points
// left.
func (p *position) closedEvents(left int) []rules.Event {
	if left == 0 {
		list := tell.Named("Nothing left", "{%d} covered all nine: nothing is left.", p.thrower)
		list[0].Mark = rules.Good
		return list
	}
	list := tell.Named(strconv.Itoa(left)+" left", "{%d} can cover no more: %d left.", p.thrower, left)
	list[0].Mark = rules.Lost
	return list
}

// act returns the events of the move itself.
func (p *position) act(m rules.Move) []rules.Event {
	h, asked := tali.Hand(m.N), rules.Actor(p.asked)
	switch {
	case m.Verb == rules.Cast && p.phase == opening:
		return tell.Named(strconv.Itoa(total(h)), "{%d} threw %s, %d in all.", p.thrower, h.Numbers(), total(h))
	case m.Verb == rules.Cast:
		return tell.Say("{%d} threw %s.", p.thrower, h.Numbers())
	case m.Verb == Left, m.Verb == Right:
		return tell.Say("{%d} sent the bones %s.", p.thrower, m.Verb)
	case m.Verb == Cover:
		return tell.Say("{%d} covered %d.", p.thrower, m.To)
	case m.Verb == Raise:
		return tell.Moved(int(m.N), asked, rules.Pot, "{%d} raised by %d.", asked, m.N)
	case m.Verb == Match:
		return tell.Moved(int(p.raised), asked, rules.Pot, "{%d} matched %d.", asked, p.raised)
	case m.Verb == Drop:
		return tell.Marked(rules.Lost, "{%d} dropped.", asked)
	case m.Verb == Hush:
		return tell.Say("{%d} will raise no more.", asked)
	}
	return nil
}

// closed returns the points left if the move ends the turn, and −1 if not.
func (p *position) closed(after *position, m rules.Move) int {
	left := allNumbers &^ p.covered
	switch {
	case p.phase == throwing && m.Verb == rules.Cast && made(tali.Hand(m.N))&left == 0:
		return left.sum()
	case m.Verb == Cover && after.covered == allNumbers:
		return 0
	}
	return -1
}

// ending returns the events of a face-off, of the pot won, or of the pot
// shared.
func (p *position) ending(after *position) []rules.Event {
	switch {
	case after.faced > p.faced:
		return tell.Say("%s are level: a face-off.", tell.Upper(tell.Number(after.in.count())))
	case after.phase != over || p.phase == over:
		return nil
	}
	var ev []rules.Event
	if after.in.count() > 1 {
		ev = append(ev, tell.Marked(rules.Won, "%s are still level and share the pot.", tell.Upper(tell.Number(after.in.count())))...)
	}
	for i := range p.seats {
		won := int(after.coins.Purse[i] - p.coins.Purse[i])
		if !after.in.has(i) || won <= 0 {
			continue
		}
		words := "{%d} won %s."
		if after.in.count() == 1 {
			words = "{%d} won the pot: %s."
		}
		ev = append(ev, tell.Won(won, rules.Actor(i), words, i, purse.Coins(won))...)
	}
	return ev
}
