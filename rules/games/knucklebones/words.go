package knucklebones

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// Ending returns the id of the way in which the game ended, for statistics.
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

// Points returns minus the sum that a seat has left open.
func (p position) Points(seat rules.Actor) int {
	if p.score[seat] == unplayed {
		return -(allNumbers &^ p.covered).sum()
	}
	return -int(p.score[seat])
}

func (p position) Coins() int { return p.coins.Total() }

func (p position) Why(m rules.Move) text.Text {
	if p.legal(m) {
		return ""
	}
	switch {
	case p.phase == over:
		return "The game is over."
	case p.rolling && m.Verb == rules.Cast:
		return "This is not a throw of three bones."
	case p.rolling:
		return "Wait until the bones have landed."
	case m.Verb == rules.Cast:
		return "The bones have not been thrown."
	}
	switch p.phase {
	case steering:
		return "First choose whether the bones go left or right."
	case betting:
		return p.whyNoRaise(m)
	case answering:
		return "Match the raise or drop out first."
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

// whyNoRaise returns why the move m of the betting is not legal.
func (p *position) whyNoRaise(m rules.Move) text.Text {
	switch most := p.smallest(); {
	case m.Verb != Raise:
		return "First decide whether to raise."
	case m.N > most:
		return text.Of("Everyone still in must be able to match a raise, so raise by {0} at most.", text.Number(most))
	}
	return text.Of("Raise by {0}, {1} or {2}.", text.Number(p.ante), text.Number(2*p.ante), text.Number(4*p.ante))
}

// whyNoCover returns why the move m is not legal while a number is to be covered.
func (p *position) whyNoCover(m rules.Move) text.Text {
	n := int(m.To)
	switch {
	case m.Verb != Cover:
		return "Cover one number first."
	case n < 1 || n > 9:
		return "Choose a number from 1 to 9."
	case p.covered.has(n):
		return text.Of("{0} is covered already.", n)
	}
	b := p.bones(nil)
	return text.Of("{0}, {1} and {2} do not make {3}.",
		text.Number(b[0].Counts), text.Number(b[1].Counts), text.Number(b[2].Counts), n)
}

func (p position) Events(m rules.Move, seat rules.Actor) []rules.Event {
	after := p.After(m).(position)
	ev := p.act(m)
	if p.phase == opening && after.phase != opening {
		ev = append(ev, tell.Say("{0} begins.", text.Seat(after.leader))...)
	}
	if p.phase == opening && after.castOffs > p.castOffs {
		ev = append(ev, tell.Say("{0} are level and throw again.", text.Spelled(after.level.count()))...)
	}
	if left := p.closed(&after, m); left >= 0 {
		ev = append(ev, p.closedEvents(left)...)
	}
	return append(ev, p.ending(&after)...)
}

// closedEvents returns the events of the end of a turn with that many points
// left.
func (p *position) closedEvents(left int) []rules.Event {
	seat := text.Seat(p.thrower)
	if left == 0 {
		list := tell.Named("Nothing left", "{0} covered all nine: nothing is left.", seat)
		list[0].Mark, list[0].Head = rules.Good, "All nine covered"
		return list
	}
	list := tell.Named(text.Of("{0} left", left), "{0} couldn’t cover any number: {1} left.", seat, left)
	list[0].Mark, list[0].Head = rules.Lost, text.Of("{0} is left with {1}", seat, left)
	return list
}

// act returns the events of move m alone, without what follows from it.
func (p *position) act(m rules.Move) []rules.Event {
	h, asked, thrower := tali.Hand(m.N), rules.Actor(p.asked), text.Seat(p.thrower)
	bones := text.Bones(h.Numbers())
	switch {
	case m.Verb == rules.Cast && p.phase == opening:
		return tell.Named(text.Figure(total(h)), "{0} threw {1}, {2} in all.", thrower, bones, total(h))
	case m.Verb == rules.Cast:
		return tell.Say("{0} threw {1}.", thrower, bones)
	case m.Verb == Left:
		return tell.Say("{0} sent the bones left.", thrower)
	case m.Verb == Right:
		return tell.Say("{0} sent the bones right.", thrower)
	case m.Verb == Cover:
		return tell.Say("{0} covered {1}.", thrower, text.Number(m.To))
	case m.Verb == Raise:
		return tell.Moved(int(m.N), asked, rules.Pot, "{0} raised by {1}.", asked, text.Number(m.N))
	case m.Verb == Match:
		return tell.Moved(int(p.raised), asked, rules.Pot, "{0} matched {1}.", asked, text.Number(p.raised))
	case m.Verb == Drop:
		return tell.Marked(rules.Lost, "{0} dropped out.", asked)
	case m.Verb == Hush:
		return tell.Say("{0} won’t raise any more.", asked)
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

// ending returns the events of what the end of a round leads to in after: a face-off, a
// pot won, or a pot shared.
func (p *position) ending(after *position) []rules.Event {
	switch {
	case after.faced > p.faced:
		return tell.Say("{0} are level and play a face-off.", text.Spelled(after.in.count()))
	case after.phase != over || p.phase == over:
		return nil
	}
	var ev []rules.Event
	winners := after.in.count()
	if winners > 1 {
		ev = tell.Marked(rules.Won, "{0} were still level and shared the pot.", text.Spelled(winners))
	}
	for i := range p.seats {
		seat, won := rules.Actor(i), int(after.coins.Purse[i]-p.coins.Purse[i])
		switch {
		case !after.in.has(i) || won <= 0:
		case winners == 1:
			ev = append(ev, tell.Won(won, seat, "{0} won the pot: {1}.", seat, text.Coins(won))...)
		default:
			ev = append(ev, tell.Won(won, seat, "{0} won {1}.", seat, text.Coins(won))...)
		}
	}
	return ev
}
