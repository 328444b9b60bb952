package catapulta

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
)

// worths is the chance of the seat that tosses to win by either way, against
// the best of its rivals alone.
func (p *position) worths() (w [aim.Ways]float64) {
	k := p.plan()
	k.mu.Lock()
	defer k.mu.Unlock()
	k.reckon(0, min(k.goal-1, int(p.score[p.rival()])/unit))
	for way := range w {
		w[way] = k.toss(min(k.goal, p.now()/unit), int(p.left), k.adds[0][way])
	}
	return w
}

// plan is that of the seat that tosses against the best of its rivals.
func (p *position) plan() *plan { return p.plans[p.hand().Aim][p.hands[p.rival()].Aim]() }

// hand is the hand that tosses.
func (p *position) hand() *hand { return p.hands[p.seat] }

// now is the points of the seat that tosses, those of this turn included.
func (p *position) now() int { return int(p.score[p.seat]) + p.tally() }

// rival is the one with the most points of the others who play.
func (p *position) rival() int {
	others := *p
	others.in = p.in.Without(int(p.seat))
	return others.best().Only()
}

// think makes up the mind of a computer player: the better way to toss is the
// one that makes it most likely to win.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	return aim.Think(level, p.plan().ready, p.worths, r)
}
