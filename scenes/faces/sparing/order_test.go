package sparing

import (
	"testing"

	game "knucklebones/rules/games/sparing"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/sprites/lettering"
)

// Of two named casts the one whose class stands further left beats the other, and each is
// in one class.
func TestOrderIsThatOfTheRules(t *testing.T) {
	for _, byTotal := range []bool{false, true} {
		at := map[tali.Rank]int{}
		for r := tali.Canis; r <= tali.Venus; r++ {
			at[r] = -1
			for i, g := range graded(r, byTotal) {
				switch {
				case g.lit && at[r] >= 0:
					t.Errorf("%v is in two classes", r)
				case g.lit:
					at[r] = i
				}
			}
			if at[r] < 0 {
				t.Errorf("by total %v: %v is in no class", byTotal, r)
			}
		}
		for a, i := range at {
			for b, j := range at {
				if i < j && a.Worth(byTotal) <= b.Worth(byTotal) {
					t.Errorf("by total %v: %v stands before %v, which is worth more", byTotal, a, b)
				}
			}
		}
	}
	if g := graded(tali.Senio19, false)[1]; text.Plain(g.said) != "Senio 19" || !g.lit {
		t.Errorf("a Senio of 19 is %+v", g)
	}
	for _, g := range graded(tali.Unnamed, false) {
		if g.lit {
			t.Errorf("a void cast lights %s", text.Plain(g.said))
		}
	}
}

// The names stand within the frame, also those of languages with long words, and can be read.
func TestOrderStaysInItsFrame(t *testing.T) {
	for _, names := range [][]string{{"Venus", "Senio 16", "Vultures", "Canis"}, {"(Vëëñüüs)", "(Sëëñïïöö 22)", "(Vüültüürëës)", "(Cääñïïs)"}, {"Venus", "Four sixes", "Senio 22", "Vultures", "Canis"}} {
		for _, room := range []float64{160, 200, 300, 800} {
			for _, letters := range []float64{1, 1.3, 2} {
				const u = 4
				st, gap, wide := fitNames(names, room, u, lettering.Style{Face: lettering.Text, Size: 3.9 * u * letters})
				sum := gap * float64(len(names)-1)
				for _, name := range names {
					sum += lettering.Width(name, st)
				}
				if wide > room+0.5 && st.Size > 2.3*u || sum > wide*1.03 || st.Size < 2.3*u {
					t.Errorf("%q in %v: %.0f wide, said to be %.0f, with letters of %.1f units", names, room, sum, wide, st.Size/u)
				}
			}
		}
	}
}

// graded returns the classes with that of a cast of some rank lit, where unnamed ones are void.
func graded(r tali.Rank, byTotal bool) []grade {
	hand := tali.Hand(0)
	for _, h := range hands {
		if tali.Classify(h) == r {
			hand = h
		}
	}
	s := snapshot{Board: &game.Board{ByTotal: byTotal}}
	return s.grades(hand)
}

var hands = func() (list []tali.Hand) {
	for _, a := range tali.Sides {
		for _, b := range tali.Sides {
			for _, c := range tali.Sides {
				for _, d := range tali.Sides {
					list = append(list, tali.Of(a, b, c, d))
				}
			}
		}
	}
	return list
}()

// Where casts without a name count, their class is the last and says the total to beat.
func TestOrderEndsWithTotals(t *testing.T) {
	s := snapshot{Board: &game.Board{Sums: true}}
	for hand, want := range map[tali.Hand]string{0: "Total", tali.Of(4, 4, 4, 3): "15 in all", tali.Of(1, 1, 1, 1): "Total"} {
		list := s.grades(hand)
		last := list[len(list)-1]
		if said := text.Plain(last.said); len(list) != 5 || said != want && said != "{0} in all" || last.lit != (want != "Total") {
			t.Errorf("%v: %q, %v", hand, said, last.lit)
		}
	}
}
