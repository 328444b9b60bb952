package oneandtwenty

import (
	"math"
	"math/rand/v2"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

func decide(t testing.TB, level string, p position, r *rand.Rand) rules.Move {
	t.Helper()
	f := think(level, p.View(p.Turn()), r)
	for range 1000000 {
		if m, ok := f(200); ok {
			return m
		}
	}
	t.Fatalf("%s never decides", level)
	return rules.Move{}
}

// match plays games of these levels, seats changing, and is the mean net coins
// a game of the first level and its standard error.
func match(t *testing.T, games int, levels []string, options map[string]int) (mean, err float64) {
	r := rand.New(rand.NewPCG(4, 2))
	sum, squares := 0.0, 0.0
	for g := range games {
		p := begin(t, rules.Setup{Seats: len(levels), First: g % len(levels), Options: options})
		for p.Turn() != rules.Nobody {
			m := rules.Move{}
			if p.Turn() == rules.Chance {
				m = pick(p, r)
			} else {
				m = decide(t, levels[(int(p.seat)+g)%len(levels)], p, r)
			}
			if why := p.Why(m); why != "" {
				t.Fatalf("%v: %s", m, text.Plain(why))
			}
			p = p.After(m).(position)
		}
		me := (len(levels) - g%len(levels)) % len(levels)
		x := float64(p.Scores()[me])
		sum, squares = sum+x, squares+x*x
	}
	n := float64(games)
	mean = sum / n
	return mean, math.Sqrt((squares/n - mean*mean) / n)
}

// TestLevels: one player wins coins from a table of the level below it. There
// are so many games that what it wins in long series, which is given here, lies
// four standard errors and more above what passes.
func TestLevels(t *testing.T) {
	for _, c := range []struct {
		level, below string
		seats, games int
		wins         float64 // coins a game
	}{
		{"medium", "easy", 2, 500, 5.3},
		{"hard", "medium", 2, 1500, 1.7},
		{"medium", "easy", 4, 400, 7.9},
		{"hard", "medium", 4, 1200, 1.6},
	} {
		if testing.Short() && c.level == "hard" {
			continue // few games do not tell
		}
		levels := []string{c.level}
		for len(levels) < c.seats {
			levels = append(levels, c.below)
		}
		mean, err := match(t, c.games, levels, map[string]int{"rounds": 10})
		t.Logf("%s among %d of %s: %+.2f coins a game, error %.2f", c.level, c.seats-1, c.below, mean, err)
		if mean < 2*err {
			t.Errorf("%s does not beat %s at a table of %d: %+.2f coins a game, error %.2f, and in long series %+.1f", c.level, c.below, c.seats, mean, err, c.wins)
		}
	}
}

func TestLevelsEveryWay(t *testing.T) {
	for _, o := range []map[string]int{{"single": 1}, {"must": 16}, {"push": 1}, {"most": 1}} {
		for _, level := range []string{"easy", "medium", "hard"} {
			match(t, 3, []string{level, level, level}, o)
		}
	}
}

// TestEasyGoesByThumb: bones until the mean, 3.5 a bone, passes 19.
func TestEasyGoesByThumb(t *testing.T) {
	c := begin(t, rules.Setup{Seats: 2}).chances
	for total, want := range map[int]int{5: 4, 9: 3, 12: 2, 13: 2, 15: 2, 16: 1, 18: 1, 19: 0, 21: 0} {
		if got := c.byThumb(total); got != want {
			t.Errorf("at %d: %d more, want %d", total, got, want)
		}
	}
}

func BenchmarkHard(b *testing.B) {
	for _, seats := range []int{2, 4, 8} {
		b.Run(string(rune('0'+seats)), func(b *testing.B) {
			p := begin(b, rules.Setup{Seats: seats})
			p = follow(b, p, "throws 6 6 6 6 6")
			for p.phase == casting {
				p = follow(b, p, "throws 1 1 1 1 1")
			}
			p = follow(b, p, "open")
			for p.phase == staking {
				p = follow(b, p, "stake 5")
			}
			p = follow(b, p, "throws 1 1 3 4 4")
			r := rand.New(rand.NewPCG(1, 1))
			b.ReportAllocs()
			for b.Loop() {
				decide(b, "hard", p, r)
			}
		})
	}
}

func BenchmarkStart(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		begin(b, rules.Setup{Seats: 2, Ruleset: "thirtyone"})
	}
}
