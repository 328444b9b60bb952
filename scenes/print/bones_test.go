//go:build !js

package print

import (
	"slices"
	"testing"

	"knucklebones/rules/kits/tali"
)

// TestMethods: the chances of a method are the whole, and those of the coins are true.
func TestMethods(t *testing.T) {
	sheep, even := tali.Weights{10, 40, 40, 10}, tali.Weights{25, 25, 25, 25}
	for _, m := range slices.Concat(methodsFor(sheep), methodsFor(even)) {
		if m.parts[0]+m.parts[1]+m.parts[2]+m.parts[3] != m.whole {
			t.Errorf("%s: %v are not %d", m.name, m.parts, m.whole)
		}
	}
	for i, n := range methodsFor(sheep)[0].parts {
		if 10*n != sheep[i] {
			t.Errorf("ten sides give side %d %d times in ten", i, n)
		}
	}
	var fell [4]int
	for coins := range 16 { // the fourth bit is the large coin
		switch small, large := coins&7, coins>>3; {
		case small == 0:
			fell[0]++
		case small == 7:
			fell[3]++
		default:
			fell[1+large]++
		}
	}
	m := methodsFor(sheep)[2]
	for i := range fell {
		if fell[i]*m.whole != m.parts[i]*16 {
			t.Errorf("four coins give side %d %d times in 16", i, fell[i])
		}
	}
}
