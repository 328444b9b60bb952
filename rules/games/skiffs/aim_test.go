package skiffs

import (
	"math/rand/v2"
	"testing"

	"knucklebones/rules"
)

// TestMost compares what is said to be the most skiffs to take in a box with all actions.
func TestMost(t *testing.T) {
	for seed := range uint64(8) {
		r := rand.New(rand.NewPCG(seed, 5))
		p := begin(t, rules.Setup{Seats: 2 + int(seed)%3})
		for p.Turn() != rules.Nobody {
			moves := p.Moves(nil)
			if p.phase == acting {
				want := [Boxes]int{}
				for _, m := range moves {
					box, _ := At(m.From)
					to, _ := At(m.To)
					switch {
					case m.Verb == Take:
						want[box] = max(want[box], 1)
					case m.Verb == Pair && box == to:
						want[box] = max(want[box], 2)
					case m.Verb == Three:
						want[box] = max(want[box], 3)
					}
				}
				if got := p.board().Most; got != want {
					t.Fatalf("seed %d, %v: %v, want %v", seed, p.facts(), got, want)
				}
			}
			for _, o := range p.Outcomes(nil) {
				moves = append(moves, o.Move)
			}
			p = p.After(moves[r.IntN(len(moves))]).(position)
		}
	}
}

// TestAim: the line with the fewest skiffs in the way counts, and boxes that are still to be
// entered.
func TestAim(t *testing.T) {
	for _, c := range []struct {
		boxes string
		want  Aim
	}{
		{"ab abb abbb a ab a bb bb bb", Aim{[3]int{3, 4, 5}, 1, 0}},
		{"ab ab ab bbb bb bbb a - a", Aim{[3]int{6, 7, 8}, 0, 1}},
		{"abb bb bb bb a bb bb bb ab", Aim{[3]int{0, 4, 8}, 3, 0}},
	} {
		p := on(t, 2, nil, c.boxes)
		if got := p.board().Aims[0]; got != c.want {
			t.Errorf("%s: %+v, want %+v", c.boxes, got, c.want)
		}
	}
	p := on(t, 2, map[string]int{"line": 1}, "ab ab ab bbb bb bbb a - a")
	if got := p.board().Aims[0]; got != (Aim{[3]int{6, 7, 8}, 0, 0}) {
		t.Errorf("thin lines lack nothing: %+v", got)
	}
}
