package knucklebones

import (
	"fmt"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
)

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
		ev = append(ev, say(rules.Plain, "{%d} may begin.", after.leader))
	}
	if p.phase == opening && after.castOffs > p.castOffs {
		ev = append(ev, say(rules.Plain, "%s are level and throw again.", many[after.level.count()]))
	}
	if left := p.closed(&after, m); left >= 0 {
		mark := rules.Lost
		if left == 0 {
			mark = rules.Good
		}
		ev = append(ev, say(mark, "{%d} closed with %d left.", p.thrower, left))
	}
	return append(ev, p.ending(&after)...)
}

var many = [...]string{2: "Two", "Three", "Four", "Five", "Six", "Seven", "All eight"}

func say(mark rules.Mark, format string, args ...any) rules.Event {
	return rules.Event{Text: fmt.Sprintf(format, args...), Mark: mark, From: rules.Nobody, To: rules.Nobody}
}

// act is what the move itself does.
func (p *position) act(m rules.Move) []rules.Event {
	var e rules.Event
	switch m.Verb {
	case rules.Cast:
		h := tali.Hand(m.N)
		e = say(rules.Plain, "{%d} threw %s.", p.thrower, h.Numbers())
		if p.phase == opening {
			e = say(rules.Plain, "{%d} threw %s, %d in all.", p.thrower, h.Numbers(), total(h))
		}
	case Left, Right:
		e = say(rules.Plain, "{%d} sent the bones %s.", p.thrower, m.Verb)
	case Cover:
		e = say(rules.Plain, "{%d} covered %d.", p.thrower, m.To)
	case Raise:
		e = say(rules.Plain, "{%d} raised by %d.", p.asked, m.N)
		e.Coins, e.From, e.To = int(m.N), rules.Actor(p.asked), rules.Pot
	case Match:
		e = say(rules.Plain, "{%d} matched %d.", p.asked, p.raised)
		e.Coins, e.From, e.To = int(p.raised), rules.Actor(p.asked), rules.Pot
	case Drop:
		e = say(rules.Lost, "{%d} dropped.", p.asked)
	case Hush:
		e = say(rules.Plain, "{%d} will raise no more.", p.asked)
	default:
		return nil
	}
	return []rules.Event{e}
}

// closed is what the move leaves open if it ends the turn, and −1 if not.
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

// ending tells of a face-off, of the pot won, or of the pot shared.
func (p *position) ending(after *position) []rules.Event {
	switch {
	case after.faced > p.faced:
		return []rules.Event{say(rules.Plain, "%s are level: a face-off.", many[after.in.count()])}
	case after.phase != over || p.phase == over:
		return nil
	}
	var ev []rules.Event
	if after.in.count() > 1 {
		ev = append(ev, say(rules.Won, "%s are still level and share the pot.", many[after.in.count()]))
	}
	for i := range p.seats {
		won := int(after.coins.Purse[i] - p.coins.Purse[i])
		if !after.in.has(i) || won <= 0 {
			continue
		}
		e := say(rules.Won, "{%d} won %s.", i, purse.Coins(won))
		if after.in.count() == 1 {
			e.Text = fmt.Sprintf("{%d} won the pot: %d.", i, won)
		}
		e.Coins, e.From, e.To = won, rules.Pot, rules.Actor(i)
		ev = append(ev, e)
	}
	return ev
}
