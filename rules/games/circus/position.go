package circus

import (
	"cmp"
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A phase is the kind of move that the race waits for.
type phase int8

const (
	ordering phase = iota // the casts for the order
	racing
	spurring // the caster may use its spur
	over
)

// A position is a position of the race.
type position struct {
	*agreement
	coins   purse.Table
	rot     rotation.Rotation           // of the casts for the order
	key     [seatsMost]int64            // the casts for the order, one after the other, as one number
	hand    [seatsMost]tali.Hand        // the last cast of each
	total   [seatsMost]int16            // points
	before  [seatsMost]int16            // points when the lap began
	laps    [lapsUsual][seatsMost]int16 // points at the end of each lap
	order   [seatsMost]int8             // the seats that race, first to last
	again   tali.Hand                   // bones of the cast that the spur casts again
	lap     int8                        // finished laps
	casts   int8                        // casts of this lap that all have made
	place   int8                        // index in order of the seat that casts
	caster  int8                        // the seat whose bones lie on the table; Nobody at first
	tries   int8                        // casts for the order that ended in ties
	in, sat rotation.Set                // the seats that race; those that did at the start
	winners rotation.Set                // once the race is over
	spent   [seatsMost]int8             // spurs that each seat has used in this lap
	ridden  rotation.Set                // the seats in whose slipstreams the last drive was
	phase   phase
	falling bool // bones fall now
	won     int16
}

func (p position) Turn() rules.Actor {
	switch {
	case p.phase == over:
		return rules.Nobody
	case p.falling:
		return rules.Chance
	}
	return rules.Actor(p.seat())
}

func (p position) Opening() bool { return p.phase == ordering }

// seat returns the seat that casts.
func (p *position) seat() int8 {
	if p.phase == ordering {
		return p.rot.Seat
	}
	return p.order[p.place]
}

func (p position) Moves(buf []rules.Move) []rules.Move {
	switch {
	case p.Turn() < 0:
		return buf
	case p.phase == spurring:
		buf = append(buf, rules.Move{Verb: Stand})
		parts := p.hand[p.seat()].Parts(make([]tali.Hand, 0, 16))
		for _, part := range parts[1:] {
			buf = append(buf, rules.Move{Verb: Spur, N: int32(part)})
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
	if p.again != 0 {
		return p.again.Len()
	}
	return bones
}

func (p position) After(m rules.Move) rules.Position {
	switch m.Verb {
	case rules.Throw:
		p.falling, p.ridden = true, 0
	case Stand:
		p.count()
	case Spur:
		p.falling, p.again = true, tali.Hand(m.N)
		p.spent[p.seat()]++
	case rules.Cast:
		p.fall(tali.Hand(m.N))
	}
	return p
}

// fall applies the cast h of the seat whose turn it is: in the order of the start, or
// in the race, where the seat may then use its spur.
func (p *position) fall(h tali.Hand) {
	seat := p.seat()
	p.falling, p.caster = false, seat
	spurred := p.again != 0
	if spurred {
		h = h.Add(p.hand[seat].Without(p.again))
		p.again = 0
	}
	p.hand[seat] = h
	switch {
	case p.phase == ordering:
		p.rot.Count(h.Sum())
		if p.rot.Over() {
			p.line()
		}
	case !spurred && p.left(seat) > 0:
		p.phase = spurring
	default:
		p.count()
	}
}

// left returns how many spurs a seat has left in this lap.
func (p *position) left(seat int8) int8 { return p.spurs - p.spent[seat] }

// line lines up the chariots by the casts made for it: the highest gets the innermost
// place. Tied seats cast again, up to orderMost times.
func (p *position) line() {
	level := rotation.Set(0)
	for i := range p.seats {
		p.key[i] <<= 5
		if p.rot.In.Has(i) {
			p.key[i] |= int64(p.rot.Worth[i])
		}
	}
	for i := range p.seats {
		for j := range p.seats {
			if i != j && p.in.Has(i) && p.in.Has(j) && p.key[i] == p.key[j] {
				level = level.With(i)
			}
		}
	}
	if p.tries++; level != 0 && p.tries < orderMost {
		p.rot = rotation.New(level, int(p.rot.First), p.seats)
		return
	}
	at := 0
	for i := range p.seats {
		if seat := (int(p.rot.First) + i) % p.seats; p.in.Has(seat) {
			p.order[at] = int8(seat)
			at++
		}
	}
	slices.SortStableFunc(p.order[:at], func(a, b int8) int { return cmp.Compare(p.key[b], p.key[a]) })
	p.phase = racing
}

// count adds the standing cast to the points of its seat and moves on to the next seat,
// cast or lap.
func (p *position) count() {
	p.phase = racing
	sum := p.hand[p.seat()].Sum()
	p.ridden = p.rides(sum)
	p.total[p.seat()] += int16(p.drives(sum))
	if p.place++; int(p.place) < p.in.Count() {
		return
	}
	p.place = 0
	switch p.casts++; {
	case p.casts == p.throws:
		p.endLap()
	case p.slip > 0:
		p.rank()
	}
}

// rank puts the seats into the order of their points, the leader first. Seats that are level
// keep their order.
func (p *position) rank() {
	slices.SortStableFunc(p.order[:p.in.Count()], func(a, b int8) int { return cmp.Compare(p.total[b], p.total[a]) })
}

// endLap ends a lap: it puts the seats into their order, and ends the race or begins an
// extra lap for those that are level.
func (p *position) endLap() {
	p.casts, p.spent = 0, [seatsMost]int8{}
	p.before = p.total
	if p.lap < p.length {
		p.laps[p.lap] = p.total
	}
	p.lap++
	p.rank()
	if p.lap < p.length {
		return
	}
	best := p.best()
	switch {
	case best.Count() > 1 && p.lap < p.length+lapsMore:
		p.race(best)
	default:
		p.end(best)
	}
}

// best returns the seats with the most points that have the favour of the
// crowd.
func (p *position) best() (best rotation.Set) {
	most := int16(p.floor)
	for i, n := range p.total {
		switch {
		case !p.in.Has(i) || n < most:
		case n > most:
			most, best = n, rotation.Set(0).With(i)
		default:
			best = best.With(i)
		}
	}
	return best
}

// race starts an extra lap of the seats that are tied for first, in their order.
func (p *position) race(level rotation.Set) {
	at := 0
	for _, seat := range p.order[:p.in.Count()] {
		if level.Has(int(seat)) {
			p.order[at] = seat
			at++
		}
	}
	p.in = level
}

// end ends the race: the winners share the wagers. With no winner the coins stay in the
// pot for the next race.
func (p *position) end(winners rotation.Set) {
	p.phase, p.winners = over, winners
	p.won = int16(p.coins.Share(winners.Array()))
}

func (p position) Why(m rules.Move) text.Text {
	why, known := tell.Why(p, m, tell.Bones)
	switch {
	case known:
		return why
	case p.phase == spurring:
		return "Choose the bones to throw again, or let this throw stand."
	case m.Verb == Spur && p.spurs == 0:
		return "The spur is not used at this table."
	}
	return "Throw the bones first."
}

// Scores returns the net coins of each seat, or without a wager one point
// shared among the winners.
func (p position) Scores() []int {
	if p.ante > 0 {
		return p.coins.Net(nil)
	}
	return p.winners.Parts(p.seats)
}

// Points returns the points that a seat has driven.
func (p position) Points(seat rules.Actor) int { return int(p.total[seat]) }

func (p position) Coins() int { return p.coins.Total() }
