//go:build !js

package tools

import (
	"fmt"
	"io"
	"math/rand/v2"
	"text/tabwriter"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/table"
	"knucklebones/scenes/table/gesture"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
)

// A hands is a way of throwing by hand, at which people of different skill are tried.
type hands struct{ *table.Hand }

// throwers plays n games with players of five skills, and writes to w for each skill
// its points per turn, the share of turns that score, and how often it beats the next
// one. For a game with one player these are throws per game, and how often it needs
// fewer than the next.
func (h hands) throwers(w io.Writer, g *rules.Game, setup rules.Setup, n int) error {
	fmt.Fprintf(w, "%s, thrown by hand, %d games each\n", text.Plain(g.Title), n)
	t := tabwriter.NewWriter(w, 2, 0, 2, ' ', 0)
	if g.Seats[1] == 1 {
		return h.alone(t, g, setup, n)
	}
	fmt.Fprintf(t, "  hand\tspread (steps, knots)\tpoints a turn\tturns that score\twins against the next\n")
	for i, x := range flight.Skills {
		next := flight.Skills[min(i+1, len(flight.Skills)-1)].Spread
		d, err := h.duel(g, setup, [2]flight.Inaccuracy{x.Spread, next}, n)
		if err != nil {
			return err
		}
		fmt.Fprintf(t, "  %s\t%.1f, %.1f\t%.1f\t%.0f %%\t%.0f %%\n",
			x.Word, x.Spread.Aside, x.Spread.Force, d.points/d.turns, 100*d.scored/d.turns, 100*d.wins/float64(n))
	}
	if err := t.Flush(); err != nil {
		return err
	}
	return h.learners(w, g, setup, n)
}

// alone plays n games for one player with each skill, and writes to t the throws per
// game and how often a skill needs fewer than the next.
func (h hands) alone(t *tabwriter.Writer, g *rules.Game, setup rules.Setup, n int) error {
	setup.Seats = 1
	games := make([][]int, len(flight.Skills))
	for i, x := range flight.Skills {
		r := rand.New(rand.NewPCG(uint64(n), 5))
		for range n {
			p, err := g.New(setup)
			if err != nil {
				return err
			}
			d := duel{}
			d.play(h, p, 0, [2]flight.Inaccuracy{x.Spread}, r)
			games[i] = append(games[i], int(d.throws))
		}
	}
	fmt.Fprintf(t, "  hand\tspread (steps, knots, units)\tthrows a game\tfewer than the next\n")
	for i, x := range flight.Skills {
		sum, fewer := 0.0, 0.0
		for k, own := range games[i] {
			sum += float64(own)
			switch next := games[min(i+1, len(games)-1)][n-1-k]; {
			case own < next:
				fewer++
			case own == next:
				fewer += 0.5
			}
		}
		fmt.Fprintf(t, "  %s\t%.1f, %.1f, %.1f\t%.2f\t%.0f %%\n", x.Word, x.Spread.Aside, x.Spread.Force, x.Spread.Slide, sum/float64(n), 100*fewer/float64(n))
	}
	return t.Flush()
}

// A duel counts how the first of two hands did.
type duel struct{ throws, turns, points, scored, wins float64 }

// duel plays n games between two hands with these spreads, which begin in turn, and
// returns how the first did.
func (h hands) duel(g *rules.Game, setup rules.Setup, spreads [2]flight.Inaccuracy, n int) (d duel, err error) {
	setup.Seats = 2
	r := rand.New(rand.NewPCG(uint64(n), 5))
	for game := range n {
		p, err := g.New(setup)
		if err != nil {
			return d, err
		}
		own := game % 2
		d.play(h, p, own, [2]flight.Inaccuracy{spreads[own], spreads[1-own]}, r)
	}
	return d, nil
}

// play plays one game with hands of these spreads, by seat, and adds to d the turns of
// the seat own and, for two players, whether it won.
func (d *duel) play(h hands, p rules.Position, own int, spreads [2]flight.Inaccuracy, r *rand.Rand) {
	var lying []bone.Pose
	for p.Turn() != rules.Nobody {
		v := p.View(rules.Nobody)
		lying = h.Before(&v, lying)
		y, s := h.Yard(&v), spreads[v.Turn]
		th := y.Completed(flight.Throw{Aim: h.Mark(&v, lying, false).Perturb(s, r), Scatter: r.Uint32()}, v.Cup, lying, s, r)
		ends := y.Start(th, v.Cup, lying).Finish().Rest()
		p = p.After(rules.Move{Verb: rules.Throw})
		for _, m := range h.Lands(&v, th, lying, ends) {
			p = p.After(m)
		}
		lying = ends
		d.throws++
		now := p.View(rules.Nobody)
		if (h.Stay == nil || h.Stay(&now) == 0) && int(v.Turn) == own {
			d.count(&now)
		}
	}
	scores := p.Scores()
	if len(scores) == 1 {
		return
	}
	if scores[own] > scores[1-own] {
		d.wins++
	} else if scores[own] == scores[1-own] {
		d.wins += 0.5
	}
}

// count adds to d the turn that has just ended, whose points it reads in v.
func (d *duel) count(v *rules.View) {
	sum := gesture.Points(v)
	d.turns++
	d.points += float64(sum)
	if sum > 0 {
		d.scored++
	}
}
