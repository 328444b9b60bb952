package skiffs

import (
	"math/rand/v2"
	"slices"
	"testing"

	"knucklebones/rules"
)

// TestNear: a line is near if and only if one of all actions of the seat makes it
// its own.
func TestNear(t *testing.T) {
	for _, option := range []string{"", "line", "loose", "diagonal", "tow"} {
		found, options := 0, map[string]int{}
		if option != "" {
			options[option] = 1
		}
		for seed := range uint64(12) {
			r := rand.New(rand.NewPCG(seed, 3))
			p := begin(t, rules.Setup{Seats: 2 + int(seed)%2, Options: options})
			for p.Turn() != rules.Nobody {
				if p.phase == acting {
					found += len(p.near())
					if got, want := p.near(), nearBySearch(&p); !slices.Equal(got, want) {
						t.Fatalf("%q, seed %d, %v: near are %v, want %v", option, seed, p.facts(), got, want)
					}
				}
				moves := p.Moves(nil)
				for _, o := range p.Outcomes(nil) {
					moves = append(moves, o.Move)
				}
				p = p.After(moves[r.IntN(len(moves))]).(position)
			}
		}
		if found == 0 {
			t.Errorf("%q: no line was ever near", option)
		}
	}
}

func nearBySearch(p *position) (list []Near) {
	for seat := range p.seats {
		f := p.finder()
		f.seat = int8(seat)
		for _, line := range lines {
			near := false
			f.each(func(m rules.Move) {
				l := p.lake
				l.do(m, f.seat)
				near = near || !p.lake.holds(line, seat, p.thin) && l.holds(line, seat, p.thin)
			})
			if near {
				list = append(list, Near{seat, [3]int{int(line[0]), int(line[1]), int(line[2])}})
			}
		}
	}
	return list
}
