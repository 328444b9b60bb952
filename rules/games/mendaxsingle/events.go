package mendaxsingle

import (
	"fmt"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
)

// text returns a move as records write it: "cast 1 3 4 6", "side 4", "bid five
// fours", "bid a sum of 7", "doubt".
func text(m rules.Move) string {
	switch m.Verb {
	case Side:
		return fmt.Sprintf("side %d", m.N)
	case Bid:
		return "bid " + called(int8(m.From), int(m.N))
	}
	return tali.Text(m)
}

// called returns a bid in words: "five fours", "a sum of 7".
func called(side int8, n int) string {
	if side == 0 {
		return fmt.Sprintf("a sum of %d", n)
	}
	return tell.Number(n) + " " + sideName(side, n)
}

// sideName returns the name of a side for n bones: "four", "fours".
func sideName(side int8, n int) string {
	names := map[int8]string{1: "ones", 3: "threes", 4: "fours", 6: "sixes"}
	if n == 1 {
		names = map[int8]string{1: "one", 3: "three", 4: "four", 6: "six"}
	}
	return names[side]
}

func (p position) Events(m rules.Move, seat rules.Actor) []rules.Event {
	q := p.After(m).(position)
	m = p.Seen(seat, m)
	switch m.Verb {
	case rules.Throw:
		if p.phase == Casting {
			return tell.Say("{%d} throws under the cup.", p.seat)
		}
	case rules.Cast:
		if p.phase == CastingOff {
			return p.off.Events(q.off, tali.Hand(m.N), total)
		}
		if m.N != 0 {
			return tell.Say("{%d} threw %s.", p.seat, tali.Hand(m.N))
		}
	case Side:
		return tell.Say("{%d} names %s.", p.seat, sideName(int8(m.N), 2))
	case Bid:
		return tell.Say("{%d} says %s.", p.seat, called(int8(m.From), int(m.N)))
	case Doubt:
		return p.doubtEvents(q)
	}
	return nil
}

// total returns a cast of the casting-off in words.
func total(h tali.Hand) string { return fmt.Sprintf("%s, %d in all", h, h.Sum()) }

// doubtEvents returns the events of lifting the cups and of its result, in q.
func (p position) doubtEvents(q position) []rules.Event {
	list := append(tell.Say("{%d} doubts it.", q.doubter), tell.Named(q.lifted(), "%s", q.found())...)
	left := q.left[q.loser]
	if left > 0 {
		return append(list, tell.Say("{%d} loses a bone: %d left.", q.loser, left)...)
	}
	list = append(list, tell.Marked(rules.Lost, "{%d} loses the last bone and is out.", q.loser)...)
	if q.phase == Done {
		list = append(list, tell.Won(p.coins.Pot(), rules.Actor(q.seat), "{%d} is the last one in.", q.seat)...)
	}
	return list
}

// lifted returns what the lifted cups show, in a few words: "Six fours", "12 in
// all".
func (p *position) lifted() string {
	if p.summing {
		return fmt.Sprintf("%d in all", p.there())
	}
	return tell.Upper(called(p.side, p.there()))
}

// found returns a sentence comparing the lifted cups with the bid.
func (p *position) found() string {
	n := p.there()
	if p.summing {
		return fmt.Sprintf("The sum is %d; %d was said.", n, p.count)
	}
	is := "are"
	if n == 1 {
		is = "is"
	}
	return fmt.Sprintf("There %s %s; the bid was %s.", is, called(p.side, n), tell.Number(int(p.count)))
}
