package table

import (
	"fmt"
	"io"
	"math/rand/v2"
	"text/tabwriter"

	"knucklebones/rules"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
)

// throwers are hands of five spreads, the surest first. The last is a guess at the
// first ten throws of somebody who has never thrown, and nobody was measured for
// it: he sees the rising half of the arc alone, and so is taken to miss the length
// by two and a half of the seven knots, and the direction by five steps of seven.
var throwers = []struct {
	word   string
	spread flight.Spread
}{
	{"sure", flight.Spread{Aside: 0.6, Force: 0.3}}, {"steady", flight.Steady}, {"middling", flight.Middling},
	{"shaky", flight.Shaky}, {"first-time", flight.Spread{Aside: 5, Force: 2.5}},
}

// Throwers writes what hands of five spreads make of a game of the hand, over n
// turns and n games each: points a turn, how many turns bring any, and how often
// a hand wins against the next.
func (h *Hand) Throwers(w io.Writer, g *rules.Game, setup rules.Setup, n int) error {
	fmt.Fprintf(w, "%s, thrown by hand, %d games each\n", g.Title, n)
	t := tabwriter.NewWriter(w, 2, 0, 2, ' ', 0)
	fmt.Fprintf(t, "  hand\tspread (steps, knots)\tpoints a turn\tturns that score\twins against the next\n")
	for i, x := range throwers {
		next := throwers[min(i+1, len(throwers)-1)].spread
		d, err := h.duel(g, setup, [2]flight.Spread{x.spread, next}, n)
		if err != nil {
			return err
		}
		fmt.Fprintf(t, "  %s\t%.1f, %.1f\t%.1f\t%.0f %%\t%.0f %%\n",
			x.word, x.spread.Aside, x.spread.Force, d.points/d.turns, 100*d.scored/d.turns, 100*d.wins/float64(n))
	}
	return t.Flush()
}

// A duel is how the first of two hands did.
type duel struct{ turns, points, scored, wins float64 }

// duel plays n games of two, of which each begins every other.
func (h *Hand) duel(g *rules.Game, setup rules.Setup, spreads [2]flight.Spread, n int) (d duel, err error) {
	setup.Seats = 2
	r := rand.New(rand.NewPCG(uint64(n), 5))
	for game := range n {
		p, err := g.New(setup)
		if err != nil {
			return d, err
		}
		own := game % 2
		d.play(h, p, own, [2]flight.Spread{spreads[own], spreads[1-own]}, r)
	}
	return d, nil
}

// play plays one game, in which one seat's turns are counted.
func (d *duel) play(h *Hand, p rules.Position, own int, spreads [2]flight.Spread, r *rand.Rand) {
	var lying []bone.Pose
	for p.Turn() != rules.Nobody {
		v := p.View(rules.Nobody)
		lying = h.Before(&v, lying)
		y, s := h.Yard(&v), spreads[v.Turn]
		th := y.Chased(flight.Throw{Aim: h.Mark(&v, lying, false).Stray(s, r), Scatter: r.Uint32()}, v.Cup, lying, s, r)
		ends := restOf(y.Fling(th, v.Cup, lying).Finish())
		p = p.After(rules.Move{Verb: rules.Throw})
		for _, m := range h.Lands(&v, th, lying, ends) {
			p = p.After(m)
		}
		lying = ends
		now := p.View(rules.Nobody)
		if h.Stay(&now) == 0 && int(v.Turn) == own {
			d.count(&now)
		}
	}
	scores := p.Scores()
	if scores[own] > scores[1-own] {
		d.wins++
	} else if scores[own] == scores[1-own] {
		d.wins += 0.5
	}
}

// count counts a turn that is over.
func (d *duel) count(v *rules.View) {
	sum := 0
	for _, b := range v.Bones {
		sum += int(b.Counts)
	}
	d.turns++
	d.points += float64(sum)
	if sum > 0 {
		d.scored++
	}
}
