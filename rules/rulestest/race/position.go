package race

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

const nobody = int8(rules.Nobody)

// A position is a position of Race. It has a fixed size and is copied at every
// step.
type position struct {
	*agreement
	coins   purse.Table
	sat     rotation.Set          // the seats that paid the ante and play
	score   [rules.MaxSeats]int16 // held so far
	gained  int16                 // in this turn
	casts   int8                  // in this turn
	turns   int8                  // so far
	seat    int8                  // the seat whose turn it is
	winner  int8                  // nobody until the end, and if the pot is shared
	lie     tali.Hand             // the last cast of the bone
	falling bool                  // the bone falls now
	over    bool
}

func (p position) Turn() rules.Actor {
	switch {
	case p.over:
		return rules.Nobody
	case p.falling:
		return rules.Chance
	}
	return rules.Actor(p.seat)
}

func (p position) Moves(buf []rules.Move) []rules.Move {
	if p.Turn() < 0 {
		return buf
	}
	if p.casts < castsMost {
		buf = append(buf, rules.Move{Verb: rules.Throw})
	}
	if p.gained > 0 {
		buf = append(buf, rules.Move{Verb: Hold})
	}
	return buf
}

func (p position) Outcomes(buf []rules.Outcome) []rules.Outcome {
	if p.Turn() != rules.Chance {
		return buf
	}
	return append(buf, p.falls...)
}

func (p position) After(m rules.Move) rules.Position {
	switch m.Verb {
	case rules.Throw:
		p.falling = true
	case rules.Cast:
		p.fall(tali.Hand(m.N))
	case Hold:
		p.hold()
	}
	return p
}

// fall applies the cast h: its points are gained, or with a 1 the turn ends without
// points.
func (p *position) fall(h tali.Hand) {
	p.falling, p.lie = false, h
	p.casts++
	p.gained += int16(h.Sum())
	if h.Sum() == 1 {
		p.next()
	}
}

// hold ends the turn, and the seat keeps the points gained in it; it wins if it has
// reached the goal.
func (p *position) hold() {
	p.score[p.seat] += p.gained
	p.gained = 0
	if int(p.score[p.seat]) < p.goal {
		p.next()
		return
	}
	p.winner, p.over = p.seat, true
	p.coins.Win(int(p.seat))
}

// next gives the bone to the next player or, after the last turn, shares the pot.
func (p *position) next() {
	p.gained, p.casts = 0, 0
	if p.turns++; p.turns == turnsMost {
		p.over = true
		p.coins.Share(p.sat.Array())
		return
	}
	p.seat = int8(p.sat.Next(int(p.seat)+1, int(p.coins.N)))
}

func (p position) Why(m rules.Move) text.Text {
	why, known := tell.Why(p, m, tell.Bones)
	switch {
	case known:
		return why
	case m == rules.Move{Verb: Hold}:
		return "There is nothing to hold yet."
	case m == rules.Move{Verb: rules.Throw}:
		return "Nobody throws so often: hold what you have."
	}
	return "Throw the bone, or hold what you have."
}

// Ending returns the id of the way in which the game ended, for statistics.
func (p position) Ending() string {
	switch {
	case p.winner == nobody:
		return "turns"
	}
	return "goal"
}

func (p position) Scores() []int { return p.coins.Net(nil) }

func (p position) Coins() int { return p.coins.Total() }
