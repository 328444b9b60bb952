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
	first  int8      // the first bone of the last throw, where a second may be added; else 0
	adds   bool      // the bone that falls is the second
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
	if p.maySecond() {
		buf = append(buf, rules.Move{Verb: Second})
	}
	if p.mayWhip() {
		buf = append(buf, rules.Move{Verb: Whip})
	}
	return buf
}

// maySecond reports whether a second bone may be added to the one that lies.
func (p position) maySecond() bool {
	return p.second && p.cup == 0 && p.lie.Len() == 1 && !p.over()
}

// mayWhip reports whether the last throw may be taken back: it has moved the chariot, and
// was not made with a whip itself. Where a second bone may be added, it is the one that may,
// if it led further from the goal.
func (p position) mayWhip() bool {
	if p.whips == 0 || p.cup > 0 || p.again || p.over() {
		return false
	}
	if p.second {
		return p.lie.Len() == bones && worse(int(p.was), int(p.first), p.lie.Sum())
	}
	return p.at != p.was
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
		p.cup, p.again, p.adds = int8(p.opens()), p.again && p.void, false
	case Second:
		p.cup, p.adds = 1, true
	case One:
		p.cup, p.again = 1, false
	case Whip:
		return p.whipped()
	case rules.Cast:
		if p.second {
			return p.fallen(tali.Hand(m.N))
		}
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

// opens returns the number of bones with which a throw begins.
func (a *agreement) opens() int {
	if a.second {
		return 1
	}
	return bones
}

// whipped returns the position after a whip: the last throw, or its second bone, is thrown
// again.
func (p position) whipped() rules.Position {
	p.again = true
	p.whips--
	if p.second {
		p.lie, p.adds, p.cup = tali.Of(int(p.first)), true, 1
		p.at = int16(drive(int(p.was), 1, int(p.first)))
		return p
	}
	p.cup, p.at = int8(p.lie.Len()), p.was
	p.throws--
	return p
}

// fallen returns the position after a single bone that begins a throw, or is added to it.
func (p position) fallen(bone tali.Hand) rules.Position {
	p.cup = 0
	if p.adds {
		p.lie, p.adds = p.lie.Add(bone), false
		p.at = int16(drive(int(p.was), bones, p.lie.Sum()))
		return p
	}
	p.lie, p.first, p.was = bone, int8(bone.Sum()), p.at
	p.at = int16(drive(int(p.at), 1, bone.Sum()))
	p.throws++
	return p
}

// added returns the second bone of the last throw; 0 if there is none.
func (p position) added() int { return p.lie.Sum() - int(p.first) }

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
	case m.Verb == Second && !p.second:
		return "No second bone may be added at this table."
	case m.Verb == Second && p.lie.Len() == bones:
		return "Two bones lie already."
	case m.Verb == Whip && p.most == 0:
		return "There are no whips at this table."
	case m.Verb == Whip && p.whips == 0:
		return "You have no whips left."
	case m.Verb == Whip && p.second:
		return "You can use a whip only right after a second bone that led you further from 100, once."
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
