package par

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
	opening phase = iota // casts for who begins
	setting              // each casts one bone of the target
	casting              // casts to match it
	between              // a pot is over, and another follows
	over
)

// A position is a position of the game.
type position struct {
	*agreement
	coins   purse.Table
	rot     rotation.Rotation // the order of the casts
	target  tali.Hand         // as far as it is set
	kept    tali.Hand         // the bones on the table that stay lying
	lie     tali.Hand         // the others
	casts   int32             // to match targets
	won     int32             // coins each winner took
	set     [seats]int8       // the side each has set
	last    [seats]tali.Hand  // the last cast of each; 0 from the beginning of its turn
	matched rotation.Set      // who has matched in this round
	turns   int32             // at this target
	offs    int8
	first   int8 // the seat that began the pot
	done    int8 // pots that are over
	tries   int8 // casts of this turn
	caster  int8 // the seat whose bones lie on the table; Nobody at first
	winner  int8 // Nobody until the end, and if nobody matched or several did
	phase   phase
	falling bool
}

func (p position) Turn() rules.Actor {
	switch {
	case p.phase == over:
		return rules.Nobody
	case p.falling:
		return rules.Chance
	case p.phase == between:
		return rules.Actor(p.following())
	}
	return rules.Actor(p.rot.Seat)
}

// closed reports whether the pot is over, the last or one that another follows.
func (p *position) closed() bool { return p.phase == between || p.phase == over }

// following returns the seat that begins the next pot: the one after the seat that began
// this one.
func (p *position) following() int { return (int(p.first) + 1) % seats }

func (p position) Opening() bool { return p.phase == opening }

func (p position) Moves(buf []rules.Move) []rules.Move {
	switch {
	case p.Turn() < 0:
		return buf
	case p.phase == between:
		return append(buf, rules.Move{Verb: Next})
	case p.tries == 0:
		return append(buf, rules.Move{Verb: rules.Throw})
	case p.paid:
		buf = append(buf, rules.Move{Verb: Stop})
	}
	return keeps(p.hand(), buf)
}

// hand returns all bones on the table.
func (p *position) hand() tali.Hand { return p.kept.Add(p.lie) }

// keeps appends a throw for every choice of bones of a hand to keep but all of
// them, none first.
func keeps(h tali.Hand, buf []rules.Move) []rules.Move {
	parts := h.Parts(make([]tali.Hand, 0, 16))
	for _, kept := range parts[:len(parts)-1] {
		buf = append(buf, rules.Move{Verb: rules.Throw, N: int32(kept)})
	}
	return buf
}

func (p position) Outcomes(buf []rules.Outcome) []rules.Outcome {
	if p.Turn() != rules.Chance {
		return buf
	}
	return append(buf, p.falls[p.cup()]...)
}

// cup returns how many bones the next cast throws.
func (p *position) cup() int {
	switch {
	case p.phase == setting:
		return 1
	case p.falling:
		return bones - p.kept.Len()
	}
	return bones
}

func (p position) After(m rules.Move) rules.Position {
	switch m.Verb {
	case rules.Throw:
		p.throw(tali.Hand(m.N))
	case rules.Cast:
		p.fall(tali.Hand(m.N))
	case Stop:
		p.nextTurn()
	case Next:
		p.next()
	}
	return p
}

// throw picks up all bones except the kept ones. At the start of a turn those
// of the last turn stay until the new ones fall.
func (p *position) throw(kept tali.Hand) {
	p.falling = true
	p.coins.Pay(int(p.rot.Seat), p.price())
	p.kept, p.lie = kept, p.hand()
	if p.tries > 0 {
		p.lie = 0
	}
}

// fall applies the cast h of the seat whose turn it is: in the opening, as its bone of
// the target, or as a try to match.
func (p *position) fall(h tali.Hand) {
	seat := p.rot.Seat
	p.falling, p.lie, p.caster = false, h, seat
	switch p.phase {
	case opening:
		p.last[seat] = h
		p.rot.Count(h.Sum())
		if p.rot.Over() {
			p.nextOff()
		}
	case setting:
		p.target = p.target.Add(h)
		p.set[seat] = int8(h.Sum())
		p.rot.Count(0)
		if p.rot.Over() {
			p.phase, p.rot = casting, rotation.New(p.rot.In, int(p.rot.First), seats)
		}
	case casting:
		p.cast()
	}
}

// nextOff ends a round of casts for who begins: the highest begins to set the target,
// or those tied cast again.
func (p *position) nextOff() {
	p.last = [seats]tali.Hand{}
	if first := p.rot.Begins(&p.offs); first >= 0 {
		p.first = int8(first)
		p.begin(first)
	}
}

// begin lets the seats cast a new target, one bone each, from seat first on.
func (p *position) begin(first int) {
	p.phase, p.turns, p.target = setting, 0, 0
	p.set, p.last = [seats]int8{}, [seats]tali.Hand{}
	p.rot = rotation.New(rotation.All(seats), first, seats)
}

// cast applies a cast at the target: a match ends the turn and may end the game;
// without one the turn goes on while casts are left.
func (p *position) cast() {
	p.casts++
	p.tries++
	seat := p.rot.Seat
	p.last[seat] = p.hand()
	switch {
	case p.hand() == p.target:
		p.matched = p.matched.With(int(seat))
		p.nextTurn()
	case p.casts == castsMost:
		p.take(rotation.All(seats))
	case p.left() > 0 && p.coins.Can(int(seat), p.price()):
	default:
		p.nextTurn()
	}
}

// nextTurn passes the bones on, or ends the game where somebody has matched: at once, or
// with equal turns once the round is finished.
func (p *position) nextTurn() {
	p.turns++
	if p.matched != 0 && (!p.equal || p.turns%seats == 0) {
		p.take(p.matched)
		return
	}
	p.tries = 0
	p.rot.Seat = (p.rot.Seat + 1) % seats
	p.last[p.rot.Seat] = 0
	if p.limit > 0 && int(p.turns) == p.limit {
		p.begin(int(p.rot.Seat))
	}
}

// take ends the pot: the winners share it. It also ends the game unless another pot
// follows, for which all four have to pay the ante.
func (p *position) take(winners rotation.Set) {
	if winners.Count() == 1 {
		p.winner = int8(winners.Only())
	}
	p.won = int32(p.coins.Share(winners.Array()))
	p.rot.In, p.phase = winners, over
	p.done++
	if int(p.done) < p.pots && p.allCan() {
		p.phase = between
	}
}

// allCan reports whether every seat can pay another ante.
func (p *position) allCan() bool {
	for i := range seats {
		if !p.coins.Can(i, p.ante) {
			return false
		}
	}
	return true
}

// next begins the next pot.
func (p *position) next() {
	first := p.following()
	*p = position{
		agreement: p.agreement, coins: p.coins, done: p.done, first: int8(first),
		winner: int8(rules.Nobody), caster: int8(rules.Nobody),
	}
	p.coins.Ante(rotation.All(seats).Array(), p.ante)
	p.begin(first)
}

func (p position) Why(m rules.Move) text.Text {
	why, known := tell.Why(p, m, tell.Bones)
	switch {
	case known:
		return why
	case p.phase == between:
		return "Start the next pot first."
	case m.Verb == rules.Throw && p.tries > 0:
		return "You can’t keep all four: throw at least one bone again."
	}
	return "Throw the bones first."
}

// Scores returns the net coins of each seat, or without an ante one point
// shared among the winners.
func (p position) Scores() []int {
	if p.ante > 0 {
		return p.coins.Net(nil)
	}
	return p.rot.In.Parts(seats)
}

func (p position) Coins() int { return p.coins.Total() }
