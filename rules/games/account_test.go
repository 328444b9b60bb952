package games

import (
	"cmp"
	"flag"
	"fmt"
	"math"
	"slices"
	"testing"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/review"
	"knucklebones/rules/play/session"
	"knucklebones/rules/rulestest/short"
)

// A sample is the mean of numbers, and its standard error.
type sample struct{ n, sum, squares float64 }

func (s *sample) add(x float64) { s.n, s.sum, s.squares = s.n+1, s.sum+x, s.squares+x*x }

func (s *sample) mean() float64 { return s.sum / s.n }

func (s *sample) err() float64 {
	return math.Sqrt(max(0, s.squares/s.n-s.mean()*s.mean()) / max(1, s.n-1))
}

func (s *sample) String() string {
	if s.n == 0 {
		return "unknown"
	}
	return fmt.Sprintf("%+.3f ± %.3f", s.mean(), s.err())
}

// choosing returns a setup in which somebody sometimes has a choice: the usual one, or that
// with the first option that makes it so.
func choosing(g *rules.Game, seats int) (set rules.Setup, ok bool) {
	set, _, ok = opponent.Deciding(g, rules.Setup{Seats: seats})
	return set, ok
}

// simulated is a game between a computer of a level in seat 0 and others.
func simulated(t *testing.T, g *rules.Game, set rules.Setup, level, others string, i int) *session.Session {
	t.Helper()
	seats := make([]record.Seat, set.Seats)
	for k := range seats {
		seats[k] = record.Seat{Kind: others}
	}
	seats[0].Kind = level
	set.First = i % set.Seats
	s, err := session.Begin(g, set, seats, [16]byte{byte(i), byte(i >> 8), 11})
	if err != nil {
		t.Fatal(err)
	}
	for !s.Over() {
		if s.Turn() == rules.Chance {
			if _, err := s.Draw(); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if m, decided := s.Decide(10_000); decided {
			if err := s.Play(m); err != nil {
				t.Fatal(err)
			}
		}
	}
	return s
}

// accountOf works out the account of seat 0.
func accountOf(t *testing.T, s *session.Session) review.Account {
	t.Helper()
	l := review.NewLedger(s, 0)
	for n := 0; !l.Step(100); n++ {
		if n == 1_000_000 {
			t.Fatalf("%s: the account is never complete", s.Game().ID)
		}
	}
	return l.Account()
}

// A measure is what many accounts of one level come to.
type measure struct {
	luck, decisions, errors sample
	choices                 int
	exact                   [2]bool // luck, decisions
	played, took            time.Duration
}

func measured(t *testing.T, g *rules.Game, set rules.Setup, level, others string, games int) (m measure) {
	t.Helper()
	m.exact = [2]bool{true, true}
	for i := range games {
		begun := time.Now()
		s := simulated(t, g, set, level, others, i)
		played := time.Now()
		a := accountOf(t, s)
		m.played, m.took = m.played+played.Sub(begun), m.took+time.Since(played)
		m.choices += a.Choices
		if a.HasLuck {
			m.luck.add(a.Luck)
			m.errors.add(a.LuckError)
			m.exact[0] = m.exact[0] && a.LuckExact()
		}
		if a.Choices > 0 {
			m.decisions.add(a.Decisions)
			m.exact[1] = m.exact[1] && a.DecisionsExact
		}
	}
	return m
}

var accounts = flag.Int("accounts", 0, "games of each level whose accounts TestAccounts works out; 0 means the usual number")

// The luck of many games is 0 within its error, whoever plays; the decisions of the
// strongest computer are, too, and those of the weakest are clearly below.
func TestAccounts(t *testing.T) {
	const sure = 4 // standard errors
	games := cmp.Or(*accounts, short.Times(24, 120))
	for _, g := range Tried() {
		if *accounts == 0 && testing.Short() && !slices.Contains([]string{"biga", "oneandtwenty"}, g.ID) {
			continue // the others take longer
		}
		t.Run(g.ID, func(t *testing.T) {
			set, decides := choosing(g, min(max(g.Seats[0], 3), g.Seats[1]))
			levels := []string{g.Levels[len(g.Levels)-1].ID, g.Levels[0].ID}
			if !decides {
				levels = levels[:1]
			}
			for k, level := range levels {
				m := measured(t, g, set, level, g.Opponents()[0].ID, games)
				t.Logf("%s %v: luck %v (known in %v games, exact %v, each ± %.2f), decisions %v (exact %v), %.1f choices, played in %v, accounted in %v a game",
					level, set.Options, &m.luck, m.luck.n, m.exact[0], m.errors.mean(), &m.decisions, m.exact[1], float64(m.choices)/float64(games), m.played/time.Duration(games), m.took/time.Duration(games))
				if x := m.luck.mean(); math.Abs(x) > sure*m.luck.err() {
					t.Errorf("%s: luck is %v on average", level, &m.luck)
				}
				switch x := m.decisions.mean(); {
				case !decides:
				case k == 0 && math.Abs(x) > sure*m.decisions.err():
					t.Errorf("%s: decisions are %v on average", level, &m.decisions)
				case k == 1 && len(g.Levels) < 3:
					// two computers that only show how a game is made
				case k == 1 && g.Bluff:
					// against players who seldom doubt, saying what one holds is hardly worse
				case k == 1 && x > -2*m.decisions.err():
					t.Errorf("%s: decisions are %v on average, not clearly below 0", level, &m.decisions)
				}
			}
		})
	}
}

// The ledgers of several people of one game share what they play on: each comes to the same
// account as alone, with far less work.
func TestLedgersShare(t *testing.T) {
	g := triedGame(t, "par")
	set, _ := choosing(g, 4)
	s := simulated(t, g, set, "medium", "medium", 1)
	people := slices.Repeat([]record.Seat{{Kind: record.Person}}, set.Seats)
	for i := range people {
		people[i].Name = string(rune('A' + i))
	}
	if err := s.Seat(people); err != nil {
		t.Fatal(err)
	}
	steps := func(l *review.Ledger) (n int) {
		for ; !l.Step(1); n++ {
			if n == 100_000_000 {
				t.Fatal("the account is never complete")
			}
		}
		return n
	}
	alone, shared := 0, 0
	for i, l := range review.NewLedgers(s, 0, 1, 2, 3) {
		own := review.NewLedger(s, rules.Actor(i))
		alone, shared = alone+steps(own), shared+steps(l)
		a, b := own.Account(), l.Account()
		if sure := 4*math.Hypot(a.LuckError, b.LuckError) + 1e-9; math.Abs(a.Luck-b.Luck) > sure || a.Choices != b.Choices || a.Seat != b.Seat {
			t.Errorf("seat %d: together %+v, alone %+v", i, b, a)
		}
	}
	t.Logf("%d slices together, %d alone", shared, alone)
	if shared > alone*2/3 {
		t.Errorf("%d slices together, %d alone", shared, alone)
	}
}

// Where all is exact, the result is what was to be expected, and luck and decisions: in
// every game of a setup that difference is the same.
func TestExactAccountsAddUp(t *testing.T) {
	for _, id := range []string{"biga", "century", "pentelitha"} {
		g := Find(id)
		set, _ := choosing(g, 1)
		var expected sample
		for i := range 20 {
			level := g.Levels[i%len(g.Levels)].ID
			set.Aims = nil
			s := simulated(t, g, set, level, level, i)
			if s.Setup().Aims != nil {
				continue // another hand has another expectation
			}
			a := accountOf(t, s)
			if !a.LuckExact() || !a.HasLuck || a.Choices > 0 && !a.DecisionsExact {
				t.Errorf("%s, game %d: not exact: %+v", id, i, a)
			}
			expected.add(a.Unit.Result(s.Position(), 0) - a.Luck - a.Decisions)
		}
		if expected.err() > 1e-6 || expected.n < 5 {
			t.Errorf("%s: the expected results are %v", id, &expected)
		}
	}
}

// Sampled accounts agree with exact ones of the same games.
func TestSampledAccountsAgreeWithExactOnes(t *testing.T) {
	for _, id := range []string{"biga", "pentelitha"} {
		t.Run(id, func(t *testing.T) {
			g := triedGame(t, id)
			blind := *g
			blind.Odds = nil // so that all has to be sampled
			var luck, decisions sample
			for i := range short.Times(20, 60) {
				level := g.Levels[i%2*(len(g.Levels)-1)].ID
				set, _ := choosing(g, 1)
				if id == "biga" { // where fewer choices leave less to sample
					set.Ruleset = "choices"
				}
				exact, sampled := accountOf(t, simulated(t, g, set, level, level, i)), accountOf(t, simulated(t, &blind, set, level, level, i))
				if exact.LuckError > 0 || sampled.LuckError == 0 {
					t.Fatalf("%+v should be exact, %+v should not", exact, sampled)
				}
				luck.add((sampled.Luck - exact.Luck) / sampled.LuckError)
				if sampled.DecisionsError > 0 {
					decisions.add((sampled.Decisions - exact.Decisions) / sampled.DecisionsError)
				}
			}
			for what, s := range map[string]*sample{"luck": &luck, "decisions": &decisions} {
				if spread := math.Sqrt(s.squares / max(1, s.n)); math.Abs(s.mean()) > 4*s.err() || spread > 1.6 {
					t.Errorf("%s differs by %v standard errors, with a spread of %.2f", what, s, spread)
				}
			}
		})
	}
}
