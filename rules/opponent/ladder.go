package opponent

import (
	"fmt"
	"math"
	"strings"
	"text/tabwriter"

	"knucklebones/rules"
)

// Ladder plays one player of each level against a table of the level below,
// n games each, and is a table of the outcome with its error bars, 95 % wide. Of
// the setup it takes ruleset, options and seats; without seats it is the fewest
// there can be. Alone, each level plays by itself, and so does the one below.
func Ladder(g *rules.Game, setup rules.Setup, n int) (string, error) {
	levels := ladder(g)
	if len(levels) < 2 {
		return fmt.Sprintf("%s: there is nothing to decide\n", g.Title), nil
	}
	if setup.Seats == 0 {
		setup.Seats = max(g.Seats[0], 1)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s, %d at the table, %d games a line\n", g.Title, setup.Seats, n)
	w := tabwriter.NewWriter(&b, 2, 0, 2, ' ', 0)
	row := rung
	if setup.Seats == 1 {
		row = alone
		fmt.Fprintf(w, "  level\tbelow\twins\tbelow\tsteps a game\tbelow\n")
	} else {
		fmt.Fprintf(w, "  level\tagainst\twins\tscore a game\n")
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

// rung is how one player did among others of the level below.
func rung(g *rules.Game, setup rules.Setup, level, below string, n int) (string, error) {
	levels := []string{level}
	for len(levels) < setup.Seats {
		levels = append(levels, below)
	}
	res, err := Simulate(g, setup, levels, n, 1)
	if err != nil {
		return "", err
	}
	s, bar := res.Seats[0], 1.96/math.Sqrt(float64(n))
	return fmt.Sprintf("%s\t%+.2f ± %.2f", res.share(), s.Mean, s.SD*bar), nil
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
		wins = append(wins, res.share())
		steps = append(steps, fmt.Sprintf("%.2f ± %.2f", res.Steps.Mean, res.Steps.SD*bar))
	}
	return strings.Join(append(wins, steps...), "\t"), nil
}

// share is the part of the games that the first player won.
func (r *Result) share() string {
	s, n := r.Seats[0], float64(r.Games)
	return fmt.Sprintf("%.1f %% ± %.1f", 100*s.Wins/n, 196*s.winsSD/math.Sqrt(n))
}
