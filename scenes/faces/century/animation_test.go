package century

import (
	"math"
	"slices"
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/century"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
)

// cast returns the instant of a cast that leaves men men.
func cast(h tali.Hand, men int, now game.Board) *table.Instant {
	now.Most, now.Full = 20, 100
	v := rules.View{Board: now, Bones: h.Bones(nil)}
	was := rules.View{Board: game.Board{Men: men, Most: 20, Full: 100}}
	return &table.Instant{Step: table.Step{Was: was, Now: v, T: 1, Move: rules.Move{Verb: rules.Cast}}}
}

// A Venus has her usual sound, whether she takes men or finds none; hounds do not have it.
func TestVenusRings(t *testing.T) {
	venus, hounds := tali.Of(1, 3, 4, 6), tali.Of(1, 1, 1, 1)
	for _, c := range []struct {
		hand     tali.Hand
		was, now int
		rings    bool
	}{{venus, 40, 0, true}, {venus, 0, 0, true}, {hounds, 40, 36, false}} {
		rings := slices.ContainsFunc(times(cast(c.hand, c.was, game.Board{Men: c.now})).Sounds, func(s table.Sound) bool { return s.Moment == sound.Venus })
		if rings != c.rings {
			t.Errorf("%v from %d to %d men: the bell rings is %v", c.hand, c.was, c.now, rings)
		}
	}
}

func TestVenusTakesAll(t *testing.T) {
	for want, d := range map[string]game.Day{
		"all": {Rank: tali.Venus, Gain: -40}, "−20": {Rank: tali.Venus, Gain: -20, Men: 20}, "": {Rank: tali.Venus},
		"−4": {Rank: tali.Canis, Gain: -4}, "+15": {Rank: tali.Senio15, Gain: 15, Men: 15},
	} {
		if got := text.Plain(change(&d)); got != want {
			t.Errorf("the day reads %q, not %q", got, want)
		}
	}
}

// A roll closes once the last day has been seen, if it is lost, and stays so.
func TestLostRollCloses(t *testing.T) {
	lost, won := game.Board{Men: 60, Over: true}, game.Board{Men: 104, Over: true, Won: true}
	for _, c := range []struct {
		now     game.Board
		festive float64
		want    float64
	}{{lost, 0, 0}, {lost, closes + fillMost, 1}, {lost, math.Inf(1), 1}, {won, math.Inf(1), 0}, {game.Board{Men: 60}, math.Inf(1), 0}} {
		in := cast(tali.Of(6, 6, 4, 4), 40, c.now)
		in.Festive = c.festive
		if got := closed(in, &c.now); got != c.want {
			t.Errorf("%v ms after %+v it is closed by %v, not %v", c.festive, c.now, got, c.want)
		}
	}
}
