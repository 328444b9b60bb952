package climb

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/hold"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A phase is the kind of move that the game waits for.
type phase int8

const (
	opening  phase = iota // the casts for who begins
	climbing              // the first cast of a turn
	keeping               // which bones stay
	holding               // throw on, or stop and hold the bones that match
	missed                // nothing matched: throw again, or turn a bone and stop
	over
)

// A position is a position of any game of steps.
type position struct {
	*agreement
	coins   purse.Table
	rot     rotation.Rotation    // of the casts for who begins
	opened  [seatsMost]tali.Hand // the casts for who begins
	lie     tali.Hand            // the bones on the table
	kept    tali.Hand            // the bones that stay while the rest fall
	turned  tali.Hand            // the bone of lie that was turned to match; 0 for none
	gained  tali.Hand            // with held bones, those of lie that match
	held    [seatsMost]tali.Hand // the bones that each seat holds from earlier turns
	casts   int32                // casts of all seats since the opening
	begun   int32                // turns that all seats have begun since the opening
	made    [seatsMost]int8      // steps each has made
	misses  [seatsMost]int8      // turns of each without a step since its last one, as far as they widen its reach
	reached int8                 // how many of the next steps the last cast could make
	cast    int8                 // casts made in this turn
	seat    int8                 // the seat that climbs
	caster  int8                 // the seat whose bones lie on the table; Nobody at first
	winner  int8                 // Nobody until the end, and if the pot was shared
	offs    int8                 // casts for who begins that were level
	in      rotation.Set         // who plays
	phase   phase
	falling bool // bones fall now
	got     bool // the last cast made a step
	won     int16
}

func (p position) Turn() rules.Actor {
	switch {
	case p.phase == over:
		return rules.Nobody
	case p.falling:
		return rules.Chance
	}
	return rules.Actor(p.acts())
}

func (p position) Opening() bool { return p.phase == opening }

// acts returns the seat whose turn it is to cast, also while the seats cast for who
// begins.
func (p *position) acts() int8 {
	if p.phase == opening {
		return p.rot.Seat
	}
	return p.seat
}

func (p position) Moves(buf []rules.Move) []rules.Move {
	switch {
	case p.Turn() < 0:
		return buf
	case p.phase == holding:
		return append(buf, rules.Move{Verb: Keep, N: int32(p.gained)}, rules.Move{Verb: Stop})
	case p.phase == missed:
		buf = append(buf, rules.Move{Verb: Keep})
		if p.open(0).Len() > 1 {
			buf = append(buf, rules.Move{Verb: Turn})
		}
		return buf
	case p.phase == keeping:
		parts := p.lie.Parts(make([]tali.Hand, 0, 16))
		for _, part := range parts[:len(parts)-1] {
			buf = append(buf, rules.Move{Verb: Keep, N: int32(part)})
		}
		return buf
	}
	return append(buf, rules.Move{Verb: rules.Throw})
}

func (p position) Outcomes(buf []rules.Outcome) []rules.Outcome {
	if p.Turn() != rules.Chance {
		return buf
	}
	return append(buf, p.falls[p.cup()]...)
}

// cup returns how many bones the next cast throws.
func (p *position) cup() int {
	if p.phase == opening {
		return bones
	}
	return p.thrown(p.held[p.seat].Add(p.kept))
}

// thrown returns how many bones a seat throws that has some for its step.
func (p *position) thrown(has tali.Hand) int {
	if !p.hold {
		return bones - has.Len()
	}
	return hold.Thrown(bones-has.Len(), p.last)
}

func (p position) After(m rules.Move) rules.Position {
	switch m.Verb {
	case rules.Throw:
		p.falling = true
		if p.phase == climbing {
			p.begun++
		}
	case Keep:
		p.falling, p.kept = true, tali.Hand(m.N)
		if p.phase == missed {
			p.phase = climbing
		}
	case Turn:
		p.turnOne()
	case Stop:
		p.held[p.seat] = p.held[p.seat].Add(p.gained)
		p.gained = 0
		p.pass()
	case rules.Cast:
		p.falling = false
		p.fall(tali.Hand(m.N))
	}
	return p
}

// fall applies the bones h that fell: in the opening, or as a cast that may make a
// step.
func (p *position) fall(h tali.Hand) {
	kept := p.kept
	p.caster, p.lie, p.kept, p.got, p.turned = p.acts(), h.Add(kept), 0, false, 0
	if p.phase == opening {
		p.castOff(h)
		return
	}
	p.casts++
	p.cast++
	p.reached = int8(len(p.ahead(p.seat)))
	if p.hold {
		p.gather(h, kept)
	} else {
		p.take()
	}
	if p.phase != over && p.casts >= castsMost {
		p.end(p.in)
	}
}

// gather keeps the bones of cast h that match the wanted step, besides kept. It makes
// the step once all match, ends the turn if none did, or else asks the seat whether it
// goes on.
func (p *position) gather(h, kept tali.Hand) {
	got := h.Common(p.open(kept))
	p.gained = kept.Add(got)
	switch {
	case p.open(p.gained) == 0:
		p.held[p.seat], p.gained = 0, 0
		p.climb(1)
	case got == 0 && p.turning && p.cast == 1:
		p.phase = missed
	case got == 0:
		p.gained = 0
		p.pass()
	default:
		p.phase = holding
	}
}

// turnOne turns a bone of the cast to match, holds it and ends the turn.
func (p *position) turnOne() {
	one := hold.One(p.open(0))
	p.lie = p.lie.Without(turnedFrom(p.lie, one)).Add(one)
	p.held[p.seat] = p.held[p.seat].Add(one)
	p.turned = one
	p.pass()
}

// turnedFrom returns the bone of h that is turned to become one: of the sides next to it, so
// that all bones stay where they are, as they lie in the order of their sides.
func turnedFrom(h, one tali.Hand) (from tali.Hand) {
	for _, side := range h.Sides(nil) {
		if from = tali.Of(side); side > one.Sides(nil)[0] {
			break
		}
	}
	return from
}

// take applies a finished cast: it makes the step or steps that the bones show, asks
// which to keep while casts are left, or ends the turn.
func (p *position) take() {
	switch at := slices.Index(p.ahead(p.seat), p.lie); {
	case at >= 0:
		p.climb(at + 1)
	case p.recast && p.cast < casts:
		p.phase = keeping
	default:
		if int(p.misses[p.seat])+1 < len(p.chances[p.made[p.seat]]) {
			p.misses[p.seat]++
		}
		p.pass()
	}
}

// climb gives the acting seat that many steps. It then ends the game with the last
// step, or passes the bones on.
func (p *position) climb(steps int) {
	p.got = true
	p.misses[p.seat] = 0
	p.made[p.seat] += int8(steps)
	if int(p.made[p.seat]) == len(p.steps) {
		p.winner = p.seat
		p.end(rotation.Set(0).With(int(p.seat)))
		return
	}
	p.pass()
}

// open returns the bones that the seat still needs for its step, besides those it holds
// and those it gathered in this turn.
func (p *position) open(gathered tali.Hand) tali.Hand {
	return p.wanted(p.seat).Without(p.held[p.seat]).Without(gathered)
}

// wanted returns the next step of a seat; no bones if all are made.
func (p *position) wanted(seat int8) tali.Hand {
	if i := int(p.made[seat]); i < len(p.steps) {
		return p.steps[i]
	}
	return 0
}

// castOff applies a cast that decides who begins.
func (p *position) castOff(h tali.Hand) {
	p.opened[p.rot.Seat] = h
	p.rot.Count(h.Sum())
	if !p.rot.Over() {
		return
	}
	best := p.rot.Best()
	if best.Count() > 1 && p.offs < offsMost-1 {
		p.offs++
		p.rot = p.rot.Again()
		return
	}
	p.phase, p.seat = climbing, int8(best.Next(int(p.rot.First), p.seats))
}

// pass ends the turn: the next seat climbs.
func (p *position) pass() {
	p.phase, p.cast = climbing, 0
	p.seat = int8(p.in.Next(int(p.seat)+1, p.seats))
}

// end ends the game and shares the pot among those seats.
func (p *position) end(among rotation.Set) {
	p.phase = over
	p.won = int16(p.coins.Share(among.Array()))
}

func (p position) Why(m rules.Move) text.Text {
	why, known := tell.Why(p, m, tell.Bones)
	switch {
	case known:
		return why
	case p.phase == keeping && m.Verb == Keep && m.N == int32(p.lie):
		return "You can’t keep all four: throw at least one bone again."
	case p.phase == keeping:
		return "Keep some of these bones, or none."
	case p.phase == holding:
		return "Throw on, or stop and keep the bones that match."
	case p.phase == missed && m.Verb == Turn:
		return "The last of the four can’t be turned."
	case p.phase == missed:
		return "Throw again, or turn a bone to match."
	case m.Verb == Keep && !p.recast && !p.hold:
		return "Recast is off: a turn is one throw."
	case m.Verb == Stop && p.hold:
		return "You can stop once a bone has matched in this turn."
	}
	return "Throw the bones first."
}

// Scores returns the net coins of each seat, or without an ante one point
// shared among the winners.
func (p position) Scores() []int {
	if p.ante > 0 {
		return p.coins.Net(nil)
	}
	winners := p.in
	if p.winner >= 0 {
		winners = rotation.Set(0).With(int(p.winner))
	}
	return winners.Parts(p.seats)
}

// Points returns minus the turns that were begun.
func (p position) Points(rules.Actor) int { return -int(p.begun) }

func (p position) Coins() int { return p.coins.Total() }
