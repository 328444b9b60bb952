package oneandtwenty

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

// A phase is a stage of the game.
type phase int8

const (
	casting phase = iota // the casting-off for the first bank
	opening              // the bank is about to begin a round
	staking
	playing
	done
)

// A State is the standing of a seat in the round.
type State int8

const (
	Idle   State = iota // takes no part
	Waits               // has staked, or banks, and has not finished
	Stands              // has finished within the target
	Over                // has more than the target
	Paid                // was paid by the bank
	Lost                // had as much as the bank or less
	Level               // had as much as the bank, and got the stake back
	Banked              // held the bank of the finished round
)

// A position is a position of the game. It is no rules.Opener, since the bank is worth coins:
// nobody else throws for it in a player's place.
type position struct {
	*agreement
	coins purse.Table
	phase phase
	seat  int8 // the seat that acts, or whose bones fall
	cup   int8 // bones now falling; 0 when a seat acts
	bank  int8 // the seat that holds the bank; Nobody during the casting-off
	again int8 // casting-offs that were tied
	asked int8 // seats that passed the bank on
	round int8 // rounds finished
	tied  [rules.MaxSeats]bool
	state [rules.MaxSeats]State
	hand  [rules.MaxSeats]tali.Hand // the first cast
	extra [rules.MaxSeats]tali.Hand // further bones
	lie   [2]tali.Hand              // the bones on the table: a first cast, and further bones
	lies  int8                      // the seat whose bones they are, or nobody
}

func (p position) Turn() rules.Actor {
	switch {
	case p.phase == done:
		return rules.Nobody
	case p.cup > 0:
		return rules.Chance
	}
	return rules.Actor(p.seat)
}

func (p position) Moves(buf []rules.Move) []rules.Move {
	if p.Turn() < 0 {
		return buf
	}
	switch p.phase {
	case opening:
		buf = append(buf, rules.Move{Verb: Open})
		if p.mayPass() {
			buf = append(buf, rules.Move{Verb: Pass})
		}
		return buf
	case staking:
		for n := 1; n <= p.most(p.seat); n++ {
			buf = append(buf, rules.Move{Verb: Stake, N: int32(n)})
		}
		return buf
	case playing:
		if p.hand[p.seat] != 0 {
			return p.further(buf)
		}
	}
	return append(buf, rules.Move{Verb: rules.Throw})
}

// further appends the numbers of bones that the seat may still ask for.
func (p position) further(buf []rules.Move) []rules.Move {
	low, high := 0, Extra
	switch p.asks(p.seat) {
	case single:
		high = 1
	case bound:
		high = 0
		if p.total(p.seat) <= p.must {
			low, high = 1, 1
		}
	}
	for n := low; n <= high; n++ {
		buf = append(buf, rules.Move{Verb: More, N: int32(n)})
	}
	return buf
}

// asks returns how a seat may ask for further bones: once for a number of them, or one
// at a time.
func (p position) asks(seat int8) asking {
	switch {
	case seat == p.bank && p.must > 0:
		return bound
	case p.single:
		return single
	}
	return once
}

func (p position) Outcomes(buf []rules.Outcome) []rules.Outcome {
	if p.Turn() != rules.Chance {
		return buf
	}
	return append(buf, p.falls[p.cup]...)
}

func (p position) After(m rules.Move) rules.Position {
	switch m.Verb {
	case Open:
		p.begin()
	case Pass:
		p.asked++
		p.bank = p.next(int(p.bank), p.hasCoins)
		p.seat = p.bank
	case Stake:
		p.coins.Pay(int(p.seat), int(m.N))
		p.state[p.seat] = Waits
		p.askStake()
	case rules.Throw:
		p.cup = int8(p.open)
	case More:
		if p.cup = int8(m.N); m.N == 0 {
			p.finish(Stands)
		}
	case rules.Cast:
		p.fall(tali.Hand(m.N))
	}
	return p
}

func (p position) Why(m rules.Move) text.Text {
	if why, known := tell.Why(p, m, tell.Bones); known {
		return why
	}
	return p.insist(m)
}

// insist returns the reason why move m is refused: a sentence about what the seat has
// to do instead.
func (p position) insist(m rules.Move) text.Text {
	switch {
	case p.phase == casting:
		return "Throw first: the highest total gets the bank."
	case p.phase == opening && m.Verb == Pass:
		return "Everybody else has passed the bank on, so you must keep it."
	case p.phase == opening:
		return "First the bank must start the round."
	case p.phase == staking:
		return text.Of("Stake from 1 to {0} coins.", p.most(p.seat))
	case p.hand[p.seat] == 0:
		return text.Of("Throw {0} bones first.", text.Spelled(p.open))
	case p.asks(p.seat) == bound:
		return text.Of("The bank must take a bone while it has {0} or less, and then stand.", p.must)
	case p.single:
		return "Ask for one more bone, or stand."
	}
	return text.Of("Choose how many more bones to throw, from 0 to {0}.", Extra)
}

func (p position) Scores() []int {
	return p.coins.Net(nil)
}

func (p position) Coins() int { return p.coins.Total() }

// total returns the sum of a seat's bones so far; 0 before its cast.
func (p position) total(seat int8) int {
	return p.hand[seat].Sum() + p.extra[seat].Sum()
}

// most returns the highest stake of a seat now, 0 if it cannot stake: the least
// of the limit, the purse, the bank's equal share for each player (at least 1),
// and the part of the bank not yet staked against.
func (p position) most(seat int8) int {
	bank, players, staked := int(p.coins.Purse[p.bank]), 0, p.coins.Pot()
	for i := range p.coins.N {
		if i != p.bank && (p.coins.Purse[i] > 0 || p.coins.Paid[i] > 0) {
			players++
		}
	}
	share := max(1, bank/max(1, players))
	return min(p.limit, share, int(p.coins.Purse[seat]), bank-staked)
}

// mayPass reports whether somebody else has not passed the bank on.
func (p position) mayPass() bool {
	rich := 0
	for i := range int(p.coins.N) {
		if p.hasCoins(i) {
			rich++
		}
	}
	return int(p.asked) < rich-1
}

func (p position) hasCoins(seat int) bool { return p.coins.Purse[seat] > 0 }

// next returns the first seat to the left of a seat for which ok is true, which
// may be that seat itself.
func (p position) next(seat int, ok func(int) bool) int8 {
	n := int(p.coins.N)
	for i := 1; i <= n; i++ {
		if s := (seat + i + n) % n; ok(s) {
			return int8(s)
		}
	}
	return int8(seat)
}
