package sparing

import (
	"testing"

	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// Of two named casts the one whose class stands further left beats the other, and each is
// in one class.
func TestOrderIsThatOfTheRules(t *testing.T) {
	for _, byTotal := range []bool{false, true} {
		at := map[tali.Rank]int{}
		for r := tali.Canis; r <= tali.Venus; r++ {
			at[r] = -1
			for i, g := range grades(r, byTotal) {
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
	if g := grades(tali.Senio19, false)[1]; text.Plain(g.said) != "Senio 19" || !g.lit {
		t.Errorf("a Senio of 19 is %+v", g)
	}
	for _, g := range grades(tali.Unnamed, false) {
		if g.lit {
			t.Errorf("a void cast lights %s", text.Plain(g.said))
		}
	}
}
