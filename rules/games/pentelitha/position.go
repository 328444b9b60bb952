package pentelitha

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A position is a position of the game.
type position struct {
	*agreement
	fell    tali.Hand // the bones that fell in the last toss
	tosses  int16     // so far
	held    int8      // bones caught or gathered, including the first one when played from the ground
	caught  int8      // by the last toss
	dropped int8      // by the last toss
	way     int8      // aim.Careful or aim.Bold
	air     bool
}

func (p position) Turn() rules.Actor {
	switch {
	case p.over():
		return rules.Nobody
	case p.air:
		return rules.Chance
	}
	return 0
}

// left returns the number of bones still to be caught or gathered.
func (p *position) left() int { return p.bones - int(p.held) }

// tossed returns the number of bones in the next toss.
func (p *position) tossed() int {
	if p.ground {
		return 1
	}
	return p.left()
}

func (p *position) won() bool { return p.left() == 0 }

func (p *position) over() bool { return p.won() || p.tosses >= tossesMost }

func (p position) Moves(buf []rules.Move) []rules.Move {
	switch {
	case p.Turn() != 0:
		return buf
	case p.ground:
		return append(buf, aim.Throw(aim.Careful))
	}
	return aim.Moves(buf)
}

func (p position) Outcomes(buf []rules.Outcome) []rules.Outcome {
	if p.Turn() != rules.Chance {
		return buf
	}
	return append(buf, p.falls[p.way][p.left()]...)
}

func (p position) After(m rules.Move) rules.Position {
	switch m.Verb {
	case rules.Throw:
		p.way, p.air = int8(m.N), true
	case rules.Cast:
		p.air = false
		p.tosses++
		p.caught, p.dropped, p.fell = int8(m.From), int8(m.To), tali.Hand(m.N)
		p.held += p.caught - p.dropped
	}
	return p
}

func (p position) Why(m rules.Move) text.Text {
	if why, known := tell.Why(p, m, "Wait until the bones have landed, on the hand or beside it."); known {
		return why
	}
	if p.ground && m == aim.Throw(aim.Bold) {
		return "When you play from the ground, there is only one way to toss."
	}
	return "Toss the bones first."
}

// Scores returns one point if all bones were caught, and 0 if not.
func (p position) Scores() []int {
	if p.won() {
		return []int{840}
	}
	return []int{0}
}

// Points returns minus the tosses made so far, since few are wanted.
func (p position) Points(rules.Actor) int { return -int(p.tosses) }

func (p position) Coins() int { return p.purse }
