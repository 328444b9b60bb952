package opponent

import (
	"fmt"
	"math"
	"strings"
	"text/tabwriter"

	"knucklebones/rules"
)

// Ladder plays one player of each level against a table of the level below,
// n games each, and is a table of the outcome with its error bars, 95 % wide.
func Ladder(g *rules.Game, n int) (string, error) {
	levels := ladder(g)
	if len(levels) < 2 {
		return fmt.Sprintf("%s: there is nothing to decide\n", g.Title), nil
	}
	seats := max(g.Seats[0], 1)
	var b strings.Builder
	fmt.Fprintf(&b, "%s, %d at the table, %d games a line\n", g.Title, seats, n)
	w := tabwriter.NewWriter(&b, 2, 0, 2, ' ', 0)
	fmt.Fprintf(w, "  level\tagainst\twins\tscore a game\n")
	for i := 1; i < len(levels); i++ {
		line, err := rung(g, levels[i], levels[i-1], seats, n)
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
func rung(g *rules.Game, level, below string, seats, n int) (string, error) {
	levels := []string{level}
	for len(levels) < seats {
		levels = append(levels, below)
	}
	res, err := Simulate(g, rules.Setup{}, levels, n, 1)
	if err != nil {
		return "", err
	}
	s, bar := res.Seats[0], 1.96/math.Sqrt(float64(n))
	return fmt.Sprintf("%.1f %% ± %.1f\t%+.2f ± %.2f",
		100*s.Wins/float64(n), 100*s.winsSD*bar, s.Mean, s.SD*bar), nil
}
