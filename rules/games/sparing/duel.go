package sparing

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/rotation"
)

// A duel computes what the rest of a game is worth between two players who double and
// resign as is best, in coins for the seat that throws first, by expectiminimax. What
// they have paid counts as theirs until it is lost.
type duel struct {
	win     float64 // the chance of each to win a round
	stake   float64 // that each has paid
	dead    float64 // other coins in the pot
	most    int     // times that both can still double
	decided bool
	known   map[lead]float64
}

// A lead is the state before a round.
type lead struct{ ahead, left, doubled int }

// duel returns the game between the last two seats as it is to be solved, and the state
// before the current round. Nothing is computed yet; the methods of duel do it on
// demand.
func (p *position) duel() (*duel, lead) {
	first, second := int(p.rot.Seat), p.in.Next(int(p.rot.Seat)+1, int(p.rot.N))
	stake := int(p.stake)
	d := &duel{
		win: rotation.Chances([]rotation.Spread{p.whole, p.whole})[0].Alone, stake: float64(stake),
		decided: p.decided, known: map[lead]float64{},
	}
	paid, purse := 0, stake*(1<<roundsMost)
	for _, seat := range []int{first, second} {
		paid += int(p.coins.Paid[seat])
		purse = min(purse, int(p.coins.Purse[seat]+p.coins.Paid[seat])-stake)
	}
	d.dead = float64(p.coins.Pot() - paid)
	for more := stake; more > 0 && purse >= more; d.most++ {
		purse, more = purse-more, 2*more
	}
	return d, lead{int(p.wins[first] - p.wins[second]), p.rounds - int(p.played), 0}
}

// at returns the coins that each of the two has paid into the pot in state s, doublings
// included.
func (d *duel) at(s lead) float64 { return d.stake * float64(int(1)<<s.doubled) }

// before returns the value of state s, in coins to the seat that throws first, before
// either is asked to double.
func (d *duel) before(s lead) float64 {
	if x, ok := d.known[s]; ok {
		return x
	}
	x := d.play(s)
	if d.may(s) {
		x = max(d.passed(s), d.offered(s))
	}
	d.known[s] = x
	return x
}

// may reports whether either may double before the round.
func (d *duel) may(s lead) bool { return s.left > 0 && s.doubled < d.most && !d.over(s) }

// offered returns the value once the first seat has doubled and the second matches or
// resigns, as is better for it.
func (d *duel) offered(s lead) float64 { return min(d.at(s)+d.dead, d.doubled(s)) }

// passed returns the value once the first seat has chosen not to double, with the
// second seat's best decision to double or not.
func (d *duel) passed(s lead) float64 { return min(d.play(s), d.returned(s)) }

// returned returns the value once the second seat has doubled and the first matches or
// resigns, as is better for it.
func (d *duel) returned(s lead) float64 { return max(-d.at(s), d.doubled(s)) }

// doubled returns the value of state s after a double was matched, before the casts.
func (d *duel) doubled(s lead) float64 {
	s.doubled++
	return d.play(s)
}

// over reports whether the agreed rounds are played, or can't change who wins them.
func (d *duel) over(s lead) bool {
	return s.left == 0 || d.decided && max(s.ahead, -s.ahead) > s.left
}

// play returns the value of state s before the casts of its round, with all offers
// made.
func (d *duel) play(s lead) float64 {
	switch {
	case d.over(s) && s.ahead > 0:
		return d.at(s) + d.dead
	case d.over(s) && s.ahead < 0:
		return -d.at(s)
	case d.over(s):
		return d.dead / 2
	}
	won, lost, level := s, s, s
	won.left, lost.left, level.left = s.left-1, s.left-1, s.left-1
	won.ahead++
	lost.ahead--
	return d.win*(d.before(won)+d.before(lost)) + (1-2*d.win)*d.before(level)
}

// duelGain returns the coins that the asked seat nets from here on by move m, with best
// play of both, where only two seats are left.
func (p *position) duelGain(m rules.Move) float64 {
	d, s := p.duel()
	first := p.asked == p.rot.Seat
	worth := 0.0
	switch {
	case m.Verb == Resign:
		return 0
	case m.Verb == Match:
		worth = d.doubled(s)
	case m.Verb == Double && first:
		worth = d.offered(s)
	case m.Verb == Double:
		worth = d.returned(s)
	case first:
		worth = d.passed(s)
	default:
		worth = d.play(s)
	}
	if !first {
		worth = d.dead - worth
	}
	return worth + d.stake
}
