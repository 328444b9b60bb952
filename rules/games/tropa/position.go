package tropa

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A position is a position of the game.
type position struct {
	*agreement
	coins   purse.Table
	rot     rotation.Rotation    // the throws of this rotation; a worth is the points plus 1
	lies    [bones]aim.Lie       // the bones of the caster, in the order they fell
	lying   int8                 // how many of them lie
	left    int8                 // bones the seat has still to throw
	air     int8                 // bones in the air
	way     int8                 // aim.Careful or aim.Bold
	caster  int8                 // the seat whose bones lie there; Nobody at first
	knocked int8                 // bit i: the bone in the air knocked bone i
	offs    int8                 // throw-offs begun
	level   [rules.MaxSeats]int8 // throw-offs that the seat took part in
	points  [rules.MaxSeats]int8
	in      [rules.MaxSeats]int8 // bones in the jar
	won     int32                // coins each winner took
	sat     rotation.Set
	winners rotation.Set // at the end
}

func (p position) Turn() rules.Actor {
	switch {
	case p.winners != 0:
		return rules.Nobody
	case p.air > 0:
		return rules.Chance
	}
	return rules.Actor(p.rot.Seat)
}

// hand returns the possible outcomes for the seat that throws.
func (p *position) hand() *hand { return p.hands[p.rot.Seat] }

func (p position) Moves(buf []rules.Move) []rules.Move {
	if p.Turn() < 0 {
		return buf
	}
	return aim.Moves(buf)
}

func (p position) Outcomes(buf []rules.Outcome) []rules.Outcome {
	if p.Turn() != rules.Chance {
		return buf
	}
	h := p.hand()
	buf = append(buf, h.lands[p.way]...)
	for i := range bones - p.left {
		if !p.together && p.knocked>>i&1 == 0 {
			buf = append(buf, h.knocks[i]...)
		}
	}
	return buf
}

func (p position) After(m rules.Move) rules.Position {
	switch m.Verb {
	case rules.Throw:
		p.way, p.air, p.knocked = int8(m.N), 1, 0
		if p.together {
			p.air = bones
		}
	case aim.Knock:
		p.lies[m.From] = aim.LieOf(m)
		p.knocked |= 1 << m.From
		p.count()
	case rules.Cast:
		p.land(aim.LieOf(m))
	}
	return p
}

// count sets the points of the seat on turn to those of its bones in the jar.
func (p *position) count() {
	seat := p.rot.Seat
	p.points[seat], p.in[seat] = 0, 0
	for _, l := range p.lies[:p.lying] {
		if l.Zone == Inside {
			p.points[seat] += l.Side
			p.in[seat]++
		}
	}
}

// land applies the place where the thrown bone came to rest.
func (p *position) land(l aim.Lie) {
	seat := p.rot.Seat
	if p.left == bones {
		p.caster, p.lying = seat, 0
	}
	p.lies[p.lying] = l
	p.lying, p.left, p.air = p.lying+1, p.left-1, p.air-1
	p.count()
	if p.left > 0 {
		return
	}
	p.left = bones
	p.rot.Count(1 + int(p.points[seat]))
	if p.rot.Over() {
		p.settle()
	}
}

// settle ends a rotation: one best seat wins, tied seats begin a throw-off, or after
// offsMost throw-offs share the pot.
func (p *position) settle() {
	level := p.rot.Level()
	if level.Count() == 1 || p.offs == offsMost {
		p.winners = level
		p.won = int32(p.coins.Share(level.Array()))
		return
	}
	p.offs++
	for _, i := range level.List() {
		p.level[i] = p.offs
	}
	p.rot = p.rot.Again()
}

// merit returns a number that is higher the better a seat did: a later
// throw-off counts more than points.
func (p *position) merit(i int) int {
	if !p.sat.Has(i) {
		return -1
	}
	return int(p.level[i])*(bones*sideMost+1) + int(p.points[i])
}

func (p position) Why(m rules.Move) text.Text {
	if why, known := tell.Why(p, m, "Wait until the bone has landed, in the jar or beside it."); known {
		return why
	}
	return "Throw at the jar, carefully or boldly."
}

// Scores returns the net coins of each seat, or without an ante one point
// shared among the winners.
func (p position) Scores() []int {
	if p.ante > 0 {
		return p.coins.Net(nil)
	}
	return p.winners.Parts(p.seats)
}

// Points returns the points of a seat in the jar.
func (p position) Points(seat rules.Actor) int { return int(p.points[seat]) }

func (p position) Coins() int { return p.coins.Total() }
