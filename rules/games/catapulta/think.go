package catapulta

import (
	"math/rand/v2"

	"knucklebones/rules"
	"knucklebones/rules/kits/aim"
)

// worths returns the chance that the seat wins, for each way of tossing,
// against the best of its rivals alone.
func (p *position) worths() (w [aim.Ways]float64) {
	k := p.plan()
	k.mu.Lock()
	defer k.mu.Unlock()
	k.compute(0, min(k.goal-1, int(p.score[p.rival()])/unit))
	for way := range w {
		w[way] = k.toss(min(k.goal, p.now()/unit), int(p.left), k.adds[0][way])
	}
	return w
}

// plan returns the solved game of the acting seat against its strongest rival, by the
// aims of both.
func (p *position) plan() *plan { return p.plans[p.hand().Aim][p.hands[p.rival()].Aim]() }

// hand returns the possible outcomes for the seat that tosses.
func (p *position) hand() *hand { return p.hands[p.seat] }

// now returns the points of the seat that tosses, those of this turn included.
func (p *position) now() int { return int(p.score[p.seat]) + p.tally() }

// rival returns the other seat still in with the most points; with one player alone it
// returns that seat itself, since it plays as if against somebody level.
func (p *position) rival() int {
	if p.seats == 1 {
		return 0
	}
	others := *p
	others.in = p.in.Without(int(p.seat))
	return others.best().Only()
}

// think returns the search for a computer player's move, by the chance to win
// with each way of tossing.
func think(level string, v rules.View, r *rand.Rand) func(nodes int) (rules.Move, bool) {
	p := v.Sample(r).(position)
	return aim.Think(level, p.plan().ready, p.worths, r)
}
