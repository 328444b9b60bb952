package bestcast

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A phase is the kind of move that the game waits for.
type phase int8

const (
	opening   phase = iota // casts for who begins
	casting                // the casts for the pot
	answering              // asked matches a raise or drops
	deciding               // asked lets its cast stand or throws again
	between                // a pot is over, and another follows
	over
)

// An end is the way in which the pot was won.
type end int8

const (
	byCast  end = iota // the best cast
	byOne              // one was left
	byLimit            // too many casts; the pot was shared
)

// A position is a position of any game in which the best cast wins the pot.
type position struct {
	*agreement
	coins   purse.Table
	rot     rotation.Rotation         // of the casting-off, or for the pot
	lie     tali.Hand                 // the bones on the table
	more    tali.Hand                 // the last two of them, where two fall at a time
	hand    [rules.MaxSeats]tali.Hand // of this rotation
	last    [rules.MaxSeats]tali.Hand // the last that counted
	voids   [rules.MaxSeats]int16     // void casts in this rotation
	vain    [rules.MaxSeats]int16     // casts for the pot that could not win
	again   [rules.MaxSeats]int16     // rotations for the pot in which it was level with the best
	won     int32                     // coins each winner took
	turns   int16                     // rotations for the pot that are over
	casts   int16                     // of the pot
	offs    int8                      // rotations of the casting-off that were level
	phase   phase
	ended   end
	caster  int8 // the seat whose bones lie on the table; Nobody at first
	asked   int8 // who answers a raise, or decides about its cast
	winner  int8 // of the pot; Nobody until it is over, and if it was shared
	first   int8 // the seat that began the pot
	done    int8 // pots that are over
	sat     rotation.Set
	instead tali.Hand    // the cast that stands if the second throw, which falls now, is void
	out     rotation.Set // could not pay
	dropped rotation.Set
	falling bool // the bones fall now
	half    bool // two bones lie, and two are to be thrown
	raised  bool // in the cast that is half made
	void    bool // the last cast was void
}

func (p position) Turn() rules.Actor {
	switch {
	case p.phase == over:
		return rules.Nobody
	case p.falling:
		return rules.Chance
	case p.phase == answering, p.phase == deciding:
		return rules.Actor(p.asked)
	case p.phase == between:
		return rules.Actor(p.following())
	}
	return rules.Actor(p.rot.Seat)
}

// closed reports whether the pot is over, the last or one that another follows.
func (p *position) closed() bool { return p.phase == between || p.phase == over }

func (p position) Opening() bool { return p.phase == opening }

func (p position) Moves(buf []rules.Move) []rules.Move {
	switch {
	case p.Turn() < 0:
		return buf
	case p.phase == answering:
		return append(buf, rules.Move{Verb: Match}, rules.Move{Verb: Drop})
	case p.phase == deciding:
		return p.againMoves(buf)
	case p.phase == between:
		return append(buf, rules.Move{Verb: Next})
	}
	buf = append(buf, rules.Move{Verb: rules.Throw})
	if p.mayRaise() {
		buf = append(buf, rules.Move{Verb: Raise})
	}
	return buf
}

func (p position) Outcomes(buf []rules.Outcome) []rules.Outcome {
	switch {
	case p.Turn() != rules.Chance:
		return buf
	case p.cup() == bones:
		return append(buf, p.four...)
	case p.cup() == 1:
		return append(buf, p.ones...)
	}
	return append(buf, p.pairs...)
}

// cup returns how many bones the next cast throws.
func (p *position) cup() int {
	switch {
	case p.instead != 0:
		return 1
	case p.Raises && p.phase == casting:
		return bones / 2
	}
	return bones
}

func (p position) After(m rules.Move) rules.Position {
	switch m.Verb {
	case rules.Throw:
		p.falling = true
	case rules.Cast:
		p.falling = false
		p.fall(tali.Hand(m.N))
	case Raise:
		p.raise()
	case Match:
		p.coins.Pay(int(p.asked), p.ante)
		p.askNext()
	case Drop:
		p.drop()
	case Next:
		p.next()
	case Stand:
		p.stand()
	case Again:
		p.throwAgain(tali.Hand(m.N))
	}
	return p
}

// fall applies the bones h that fell: as a whole cast, or as the part of one that was
// thrown.
func (p *position) fall(h tali.Hand) {
	p.caster = p.rot.Seat
	switch {
	case p.half:
		p.half, p.raised, p.more = false, false, h
		p.cast(p.lie.Add(h))
	case p.instead != 0:
		p.more = h
		p.cast(p.lie.Add(h))
	case p.cup() < bones:
		p.half, p.lie, p.more, p.void = true, h, 0, false
	default:
		p.lie, p.more = h, 0
		p.cast(h)
	}
}

// cast applies a whole cast h: it counts, or is void, or pays a fine; a seat that can't
// pay the fine is out. Then it goes on to a second throw, the next seat, or the end.
func (p *position) cast(h tali.Hand) {
	p.casts++
	seat, worth := int(p.rot.Seat), p.Worth(h)
	p.void = worth == rotation.Void
	if worth == rotation.Lost && p.phase == casting {
		p.vain[seat]++
	}
	switch {
	case p.void && p.instead != 0:
		p.restore(seat)
	case p.void:
		p.voids[seat]++
	case p.phase == casting && !p.coins.Pay(seat, p.Fine(h, p.coins.Pot())):
		p.hand[seat], p.last[seat] = h, h
		p.out = p.out.With(seat)
		p.rot.Leave(seat)
	default:
		p.hand[seat], p.last[seat] = h, h
		p.rot.Count(worth)
	}
	switch {
	case p.phase == opening:
		p.nextOff()
	case p.mayThrowAgain(seat):
		p.phase, p.asked = deciding, int8(seat)
	default:
		p.instead = 0
		p.settle()
	}
}

// nextOff ends a round of casts for who begins, once it is complete: those tied for
// highest cast again, otherwise the first rotation begins with the highest. After
// castsMost casts all share the pot.
func (p *position) nextOff() {
	switch {
	case p.casts >= castsMost:
		p.take(p.sat, byLimit)
	case p.rot.Over():
		p.clear(p.rot.Level())
		if first := p.rot.Begins(&p.offs); first >= 0 {
			p.clear(p.sat)
			p.phase, p.first, p.rot = casting, int8(first), rotation.New(p.sat, first, int(p.rot.N))
		}
	}
}

// clear removes the casts of the seats of from the table, before they cast again.
func (p *position) clear(of rotation.Set) {
	for i := range p.hand {
		if of.Has(i) {
			p.hand[i], p.voids[i] = 0, 0
		}
	}
}

// settle checks whether the pot is decided, by one seat left, one best cast, or a
// limit, and ends it then. Otherwise it starts a new rotation of the tied seats once
// this one is complete.
func (p *position) settle() {
	level := p.rot.Level()
	switch {
	case p.rot.In.Count() == 1:
		p.take(p.rot.In, byOne)
	case p.rot.Over() && level.Count() == 1:
		p.take(level, byCast)
	case p.rot.Over() && (p.casts >= castsMost || p.turns == rotationsMost-1):
		p.take(level, byLimit)
	case p.casts >= castsMost:
		p.take(p.rot.In, byLimit)
	case p.rot.Over():
		p.turns++
		for _, i := range level.List() {
			p.again[i]++
		}
		p.clear(level)
		p.rot = p.rot.Again()
	}
}

// take ends the pot: the winners share it in equal whole parts. how says why. It also
// ends the game unless another pot follows.
func (p *position) take(winners rotation.Set, how end) {
	if winners.Count() == 1 {
		p.winner = int8(winners.Only())
	}
	p.won = int32(p.coins.Share(winners.Array()))
	p.rot.In, p.phase, p.ended = winners, over, how
	p.done++
	if int(p.done) < p.pots && p.payers().Count() > 1 {
		p.phase = between
	}
}

// payers returns the seats that can pay another ante.
func (p *position) payers() (set rotation.Set) {
	for i := range int(p.rot.N) {
		if p.coins.Can(i, p.ante) {
			set = set.With(i)
		}
	}
	return set
}

// following returns the seat that begins the next pot: the one after the seat that began
// this one.
func (p *position) following() int {
	return p.payers().Next(int(p.first)+1, int(p.rot.N))
}

// next begins the next pot: the seats that can pay the ante take part.
func (p *position) next() {
	first := p.following()
	*p = position{
		agreement: p.agreement, coins: p.coins, done: p.done, first: int8(first), phase: casting,
		sat: p.payers(), rot: rotation.Rotation{N: p.rot.N},
		caster: int8(rules.Nobody), winner: int8(rules.Nobody),
	}
	p.coins.Ante(p.sat.Array(), p.ante)
	p.rot = rotation.New(p.sat, first, int(p.rot.N))
}

// mayRaise reports whether the caster may raise now: everyone still in must be
// able to match.
func (p *position) mayRaise() bool {
	if !p.half || p.raised {
		return false
	}
	for i := range int(p.rot.N) {
		if p.rot.In.Has(i) && !p.coins.Can(i, p.ante) {
			return false
		}
	}
	return true
}

// raise makes the caster pay the ante again, which the others have to match or drop
// out.
func (p *position) raise() {
	p.coins.Pay(int(p.rot.Seat), p.ante)
	p.raised, p.phase, p.asked = true, answering, p.rot.Seat
	p.askNext()
}

// askNext asks the next seat clockwise to answer the raise. Once it is back at the
// caster the cast goes on.
func (p *position) askNext() {
	p.asked = int8(p.rot.In.Next(int(p.asked)+1, int(p.rot.N)))
	if p.asked == p.rot.Seat {
		p.phase = casting
	}
}

// drop takes the seat that is asked out of the pot; the last one left wins it.
func (p *position) drop() {
	p.dropped = p.dropped.With(int(p.asked))
	p.rot.Leave(int(p.asked))
	if p.rot.In.Count() == 1 {
		p.take(p.rot.In, byOne)
		return
	}
	p.askNext()
}

func (p position) Why(m rules.Move) text.Text {
	why, known := tell.Why(p, m, tell.Bones)
	switch {
	case known:
		return why
	case p.phase == answering:
		return "Match the raise or drop out first."
	case p.phase == deciding:
		return "Keep your throw or throw again first."
	case p.phase == between:
		return "Start the next pot first."
	case m == rules.Move{Verb: Raise} && p.half && !p.raised:
		return "You can raise only if everyone still in can match the raise."
	case m.Verb == Again, m.Verb == Stand:
		return "You can throw a second time only right after your own throw, where the table allows it."
	case m.Verb == Raise:
		return "You can raise once per throw, after its first two bones, if Raises is on."
	}
	return "Throw the bones first."
}

func (p position) Scores() []int { return p.coins.Net(nil) }

func (p position) Coins() int { return p.coins.Total() }
