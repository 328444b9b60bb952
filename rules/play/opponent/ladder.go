package opponent

import (
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"text/tabwriter"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// Ladder compares each level with the level below and returns the results as a
// table with 95 % error bars; see Against. Per level it plays one player
// against a table of the level below, at least n games and up to 16 times as
// many until the difference is significant. Of the setup it uses ruleset,
// options and seats; without seats it takes the fewest possible. If nobody has
// a choice in that setup, it sets an option that gives one. With one seat, each
// level and the one below play by themselves.
func Ladder(g *rules.Game, setup rules.Setup, n int) (string, error) {
	if setup.Seats == 0 {
		setup.Seats = max(g.Seats[0], 1)
	}
	if _, err := g.Check(setup); err != nil {
		return "", err
	}
	levels := ladder(g)
	setup, with, ok := Deciding(g, setup)
	if len(levels) < 2 || !ok {
		return fmt.Sprintf("%s: there is nothing to decide\n", text.Plain(g.Title)), nil
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s, %d at the table%s\n", text.Plain(g.Title), setup.Seats, with)
	w := tabwriter.NewWriter(&b, 2, 0, 2, ' ', 0)
	row := rung
	if setup.Seats == 1 {
		row = alone
		fmt.Fprintf(w, "  level\tbelow\tgames\twins\tbelow\tsteps a game\tbelow\n")
	} else {
		fmt.Fprintf(w, "  level\tagainst\tgames\twins\tscore a game\tlead over the others\n")
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

// Deciding returns a setup in which somebody sometimes has a choice: the given
// one, or that with the first option that makes it so, which with names. If there is
// none, ok is false and the setup is the given one.
func Deciding(g *rules.Game, setup rules.Setup) (_ rules.Setup, with string, ok bool) {
	if choice(g, setup) {
		return setup, "", true
	}
	for _, o := range g.Options {
		for v := range len(o.Names) {
			s := setup
			s.Options = maps.Clone(setup.Options)
			if s.Options == nil {
				s.Options = map[string]int{}
			}
			s.Options[o.ID] = o.Min + v
			if choice(g, s) {
				return s, fmt.Sprintf(", with %s=%d because otherwise there is nothing to decide", o.ID, o.Min+v), true
			}
		}
	}
	return setup, "", false
}

// choice reports whether anybody had a choice in a few random games.
func choice(g *rules.Game, setup rules.Setup) bool {
	start, err := g.New(setup)
	if err != nil {
		return false
	}
	const games = 8
	r := rand.New(rand.NewPCG(1, 1))
	for range games {
		if Chooses(start, r) {
			return true
		}
	}
	return false
}

// ladder returns the levels of a game, weakest first, with random play as the first;
// only that if there is nothing to decide.
func ladder(g *rules.Game) []string {
	all := []string{Random}
	for _, l := range g.Levels {
		if l.ID != Random && g.Think != nil {
			all = append(all, l.ID)
		}
	}
	return all
}

// An Edge is the result per game of one player against players of another
// level, with 95 % error bars.
type Edge struct {
	Games         int
	Wins, WinsBar float64 // games won; a shared win counts in parts
	Score, Bar    float64
	Lead, LeadBar float64 // score over the mean of the others
}

// Against plays at least n games of one player of a level against a table of
// another. It plays one game on every seat with the same random numbers, so
// that good casts come to all alike and the rest is due to their play.
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

// first returns the totals of the first player over all games played so far.
func (s *series) first() Edge {
	e := Edge{Wins: s.wins[0].sum, Score: s.scores[0].sum, Lead: s.scores[0].sum}
	for _, o := range s.scores[1:] {
		e.Lead -= o.sum / float64(len(s.scores)-1)
	}
	return e
}

// bar returns the 95 % error of the mean, one side.
func (s *sums) bar() float64 { return 1.96 * s.sd() / math.Sqrt(max(s.n, 1)) }

// rung returns a row of the table, with tabs between its cells: one player of a level
// against others of the level below.
func rung(g *rules.Game, setup rules.Setup, level, below string, n int) (string, error) {
	e, err := Against(g, setup, level, below, n, 1)
	for most := 16 * n; err == nil && e.Lead <= e.LeadBar && 4*e.Games <= most; {
		e, err = Against(g, setup, level, below, 4*e.Games, 1)
	}
	return fmt.Sprintf("%d\t%.1f %% ± %.1f\t%+.3f ± %.3f\t%+.3f ± %.3f",
		e.Games, 100*e.Wins, 100*e.WinsBar, e.Score, e.Bar, e.Lead, e.LeadBar), err
}

// alone returns a row of the table for a game with one seat, with tabs between its
// cells: the results of level and below, each by itself.
func alone(g *rules.Game, setup rules.Setup, level, below string, n int) (string, error) {
	wins, steps := []string{fmt.Sprint(n)}, []string(nil)
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
