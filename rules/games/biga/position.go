package biga

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A position is a position of the game.
type position struct {
	*agreement
	lie    tali.Hand // the bones on the table; none before the first throw
	throws int16     // thrown so far
	at     int16     // the count
	was    int16     // the count before the last throw
	cup    int8      // bones that fall now; 0 if none do
	whips  int8      // left
	again  bool      // the last throw was made with a whip, or is now
	void   bool      // the last throw was a false start
	voids  int16     // false starts
}

func (p position) Turn() rules.Actor {
	switch {
	case p.over():
		return rules.Nobody
	case p.cup > 0:
		return rules.Chance
	}
	return 0
}

func (p position) over() bool { return p.at == goal || p.throws+p.voids >= throwsMost }

func (p position) Moves(buf []rules.Move) []rules.Move {
	if p.Turn() != 0 {
		return buf
	}
	buf = append(buf, rules.Move{Verb: rules.Throw})
	if p.mayOne(int(p.at)) {
		buf = append(buf, rules.Move{Verb: One})
	}
	if p.mayWhip() {
		buf = append(buf, rules.Move{Verb: Whip})
	}
	return buf
}

// mayWhip reports whether the last throw may be taken back: it has moved the chariot, and
// was not made with a whip itself.
func (p position) mayWhip() bool {
	return p.whips > 0 && p.cup == 0 && !p.again && p.at != p.was && !p.over()
}

func (p position) Outcomes(buf []rules.Outcome) []rules.Outcome {
	if p.Turn() != rules.Chance {
		return buf
	}
	return append(buf, p.falls[p.cup]...)
}

func (p position) After(m rules.Move) rules.Position {
	switch m.Verb {
	case rules.Throw:
		p.cup, p.again = bones, p.again && p.void
	case One:
		p.cup, p.again = 1, false
	case Whip:
		p.cup, p.again = int8(p.lie.Len()), true
		p.at = p.was
		p.whips--
		p.throws--
	case rules.Cast:
		p.cup, p.lie, p.was = 0, tali.Hand(m.N), p.at
		p.at = int16(drive(int(p.at), p.lie.Len(), p.lie.Sum()))
		if p.void = p.start && p.was == 0 && p.at == 0; p.void {
			p.voids++
		} else {
			p.throws++
		}
	}
	return p
}

func (p position) Why(m rules.Move) text.Text {
	why, known := tell.Why(p, m, tell.Bones)
	switch {
	case known:
		return why
	case m == rules.Move{Verb: One} && p.late == lateBack:
		return "A single bone may be thrown from 86 on."
	case m == rules.Move{Verb: One} && p.late == lateOn:
		return "A single bone may be thrown from 86 to 99."
	case m == rules.Move{Verb: One}:
		return "Throw two bones: one is not allowed at this table."
	case m.Verb == Whip && p.most == 0:
		return "There are no whips at this table."
	case m.Verb == Whip && p.whips == 0:
		return "You have no whips left."
	case m.Verb == Whip:
		return "You can use a whip only right after a throw that moved you."
	}
	return "Throw the bones first."
}

// Scores returns one point if the chariot came home, and 0 if the race is lost.
func (p position) Scores() []int {
	if p.at == goal {
		return []int{840}
	}
	return []int{0}
}

// Points returns minus the throws made so far, since few are wanted.
func (p position) Points(rules.Actor) int { return -int(p.throws) }

func (p position) Coins() int { return p.purse }
