package race

import (
	"math/rand/v2"
	"testing"

	"knucklebones/rules"
)

// TestHonours: in sixty games each honour is earned at times, and missed.
func TestHonours(t *testing.T) {
	earned, seats := map[string]int{}, 0
	for game := range uint64(60) {
		r := rand.New(rand.NewPCG(game, 1))
		p, err := Game.New(rules.Setup{Seats: 4})
		if err != nil {
			t.Fatal(err)
		}
		var watches []func(rules.Position, rules.Move, rules.Position) bool
		for seat := range rules.Actor(4) {
			for _, h := range Game.Honours {
				watch, done := h.Watch(seat), false
				watches = append(watches, func(p rules.Position, m rules.Move, next rules.Position) bool {
					if !done && watch(p, m, next) {
						done = true
						earned[h.ID]++
					}
					return done
				})
			}
			seats++
		}
		for p.Turn() != rules.Nobody {
			var m rules.Move
			if p.Turn() == rules.Chance {
				outs := p.Outcomes(nil)
				m = outs[r.IntN(len(outs))].Move
			} else {
				m, _ = Game.Think("easy", p.View(p.Turn()), r)(1000)
			}
			next := p.After(m)
			for _, watch := range watches {
				watch(p, m, next)
			}
			p = next
		}
	}
	for _, h := range Game.Honours {
		if n := earned[h.ID]; n == 0 || n == seats {
			t.Errorf("%d of %d seats earn %s", n, seats, h.ID)
		}
	}
}
