package opponent

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"text/tabwriter"

	"knucklebones/rules"
)

// Ladder plays one player of each level against a table of the level below, at
// least n games each, and is a table of the outcome with its error bars, 95 %
// wide; see Against. Of the setup it takes ruleset, options and seats; without
// seats it is the fewest there can be. Alone, each level plays by itself, and so
// does the one below.
func Ladder(g *rules.Game, setup rules.Setup, n int) (string, error) {
	levels := ladder(g)
	if len(levels) < 2 {
		return fmt.Sprintf("%s: there is nothing to decide\n", g.Title), nil
	}
	if setup.Seats == 0 {
		setup.Seats = max(g.Seats[0], 1)
	}
	n += (setup.Seats - n%setup.Seats) % setup.Seats
	var b strings.Builder
	fmt.Fprintf(&b, "%s, %d at the table, %d games a line\n", g.Title, setup.Seats, n)
	w := tabwriter.NewWriter(&b, 2, 0, 2, ' ', 0)
	row := rung
	if setup.Seats == 1 {
		row = alone
		fmt.Fprintf(w, "  level\tbelow\twins\tbelow\tsteps a game\tbelow\n")
	} else {
		fmt.Fprintf(w, "  level\tagainst\twins\tscore a game\tmore than they\n")
	}
	for i := 1; i < len(levels); i++ {
		line, err := row(g, setup, levels[i], levels[i-1], n)
		if err != nil {
			return "", err
		}
		fmt.Fprintf(w, "  %s\t%s\t%s\n", levels[i], levels[i-1], line)
	}
	w.Flush()
	return b.String(), nil
}

// ladder is the levels of a game from random up; one only where there is
// nothing to decide.
func ladder(g *rules.Game) []string {
	all := []string{Random}
	for _, l := range g.Levels {
		if l.ID != Random && g.Think != nil {
			all = append(all, l.ID)
		}
	}
	return all
}

// An Edge is how one player did among others of another level, a game. The
// bars are those of the 95 % error.
type Edge struct {
	Games         int
	Wins, WinsBar float64 // games won, a shared win in parts
	Score, Bar    float64
	Lead, LeadBar float64 // score over the mean of the others
}

// Against plays at least n games of one player of a level against a table of
// another. With the same luck it plays one game on every seat: so good cards
// come to all alike, and what is left is how they were played.
func Against(g *rules.Game, setup rules.Setup, level, other string, n int, seed uint64) (Edge, error) {
	levels := append([]string{level}, slices.Repeat([]string{other}, setup.Seats-1)...)
	s, _, err := newSeries(g, setup, levels)
	if err != nil {
		return Edge{}, err
	}
	var wins, scores, leads sums
	for luck := 0; luck*setup.Seats < n; luck++ {
		before := s.first()
		for k := range setup.Seats {
			if err := s.play(luck*setup.Seats+k, seed, luck); err != nil {
				return Edge{}, err
			}
		}
		now, seats := s.first(), float64(setup.Seats)
		wins.add((now.Wins - before.Wins) / seats)
		scores.add((now.Score - before.Score) / seats)
		leads.add((now.Lead - before.Lead) / seats)
	}
	return Edge{
		Games: int(s.lengths.n), Wins: wins.mean(), WinsBar: wins.bar(),
		Score: scores.mean(), Bar: scores.bar(), Lead: leads.mean(), LeadBar: leads.bar(),
	}, nil
}

// first is what the first player has so far, summed over the games.
func (s *series) first() Edge {
	e := Edge{Wins: s.wins[0].sum, Score: s.scores[0].sum, Lead: s.scores[0].sum}
	for _, o := range s.scores[1:] {
		e.Lead -= o.sum / float64(len(s.scores)-1)
	}
	return e
}

// bar is the 95 % error of the mean.
func (s *sums) bar() float64 { return 1.96 * s.sd() / math.Sqrt(max(s.n, 1)) }

// rung is how one player did among others of the level below.
func rung(g *rules.Game, setup rules.Setup, level, below string, n int) (string, error) {
	e, err := Against(g, setup, level, below, n, 1)
	return fmt.Sprintf("%.1f %% ± %.1f\t%+.3f ± %.3f\t%+.3f ± %.3f",
		100*e.Wins, 100*e.WinsBar, e.Score, e.Bar, e.Lead, e.LeadBar), err
}

// alone is how a player did by itself, and one of the level below.
func alone(g *rules.Game, setup rules.Setup, level, below string, n int) (string, error) {
	var wins, steps []string
	for _, l := range []string{level, below} {
		res, err := Simulate(g, setup, []string{l}, n, 1)
		if err != nil {
			return "", err
		}
		bar := 1.96 / math.Sqrt(float64(n))
		s := res.Seats[0]
		wins = append(wins, fmt.Sprintf("%.1f %% ± %.1f", 100*s.Wins/float64(n), 100*s.winsSD*bar))
		steps = append(steps, fmt.Sprintf("%.2f ± %.2f", res.Steps.Mean, res.Steps.SD*bar))
	}
	return strings.Join(append(wins, steps...), "\t"), nil
}
