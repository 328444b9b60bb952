package gladiators

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

func (p position) Events(m rules.Move, _ rules.Actor) []rules.Event {
	q := p.After(m).(position)
	switch m.Verb {
	case Ask:
		return tell.Say("{0} asked for missio.", text.Seat(q.asker))
	case Double:
		return p.doubleEvents(q)
	case Yield:
		return append(tell.Say("{0} yielded.", text.Seat(1-p.asker)), q.endEvents()...)
	case rules.Cast:
		sum := q.hand[p.rot.Seat].Sum()
		list := tell.Named(text.Figure(sum), "{0} threw {1}.", text.Seat(p.rot.Seat), sum)
		switch {
		case p.rot.Done == 0:
			return list
		case p.phase == opening:
			return append(list, q.beginEvents()...)
		}
		return append(list, p.boutEvents(q)...)
	}
	return nil
}

func (p position) beginEvents() []rules.Event {
	if p.phase == opening {
		return tell.Say("Level: both throw again.")
	}
	return tell.Say("{0} throws first.", text.Seat(p.first()))
}

// doubleEvents returns the events of both wagering as much again.
func (p position) doubleEvents(q position) []rules.Event {
	list := tell.Say("{0} doubled: the pot is now {1}.", p.Turn(), text.Coins(q.coins.Pot()))
	for i := range 2 {
		list = append(list, rules.Event{
			Coins: int(p.coins.Paid[i]), From: rules.Actor(i), To: rules.Pot,
		})
	}
	return list
}

// boutEvents returns the events of the stones lost in the bout between p and q.
func (p position) boutEvents(q position) []rules.Event {
	var list []rules.Event
	switch {
	case p.stones == [2]int8{}:
		if q.phase != over {
			list = tell.Say("Level: nothing was decided.")
		}
	case p.stones[0] > q.stones[0] && p.stones[1] > q.stones[1]:
		list = tell.Say("Level: both lost a stone.")
		list[0].Head = "Level: both lose a stone"
	default:
		loser := 0
		if p.stones[1] > q.stones[1] {
			loser = 1
		}
		won, lost := text.Spelled(q.hand[1-loser].Sum()), text.Spelled(q.hand[loser].Sum())
		list = []rules.Event{
			{Head: text.Of("{0, upper} beats {1}", won, lost)},
			{Text: text.Of("{0} lost a stone: {1} left.", text.Seat(loser), text.Number(q.stones[loser])), Head: text.Of("{0} loses a stone", text.Seat(loser))},
		}
		if q.phase == over {
			list[1].Head = text.Of("{0} wins", text.Seat(1-loser))
		}
	}
	return append(list, q.endEvents()...)
}

// endEvents returns the events of the end of the fight; none if it goes on.
func (p position) endEvents() []rules.Event {
	switch {
	case p.phase != over:
		return nil
	case p.winner >= 0:
		return tell.Won(int(p.won), rules.Actor(p.winner), "{0} won the fight.", text.Seat(p.winner))
	}
	list := tell.Say("Both have fallen: a draw.")
	for i := range 2 {
		list = append(list, rules.Event{Coins: int(p.won), From: rules.Pot, To: rules.Actor(i)})
	}
	return list
}
