//go:build !js

package print

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
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

// TestLesson compares the figures of the lesson with a count of all ways in which four bones
// can fall.
func TestLesson(t *testing.T) {
	parts := map[int]int{1: 1, 3: 4, 4: 4, 6: 1} // of ten
	venus, dogs, named := 0, 0, 0
	kinds := map[tali.Hand]bool{}
	for i := range 256 {
		a, b, c, d := tali.Sides[i&3], tali.Sides[i>>2&3], tali.Sides[i>>4&3], tali.Sides[i>>6&3]
		ways, h := parts[a]*parts[b]*parts[c]*parts[d], tali.Of(a, b, c, d)
		kinds[h] = true
		switch tali.Classify(h) {
		case tali.Venus:
			venus += ways
		case tali.Canis:
			dogs += ways
		case tali.Unnamed:
			continue
		}
		named += ways
	}
	list := lessonQuestions()
	for i, want := range map[int]string{
		1: "add up: 3.5.",
		2: fmt.Sprintf("one throw in %d.", (10000+venus/2)/venus),
		3: fmt.Sprintf("one throw in %d.", 10000/dogs),
		4: fmt.Sprintf("%d, if", len(kinds)),
		5: fmt.Sprintf("About %d.", (named+50)/100),
	} {
		if got := text.Plain(list[i][1]); !strings.Contains(strings.ReplaceAll(got, ",", ""), strings.ReplaceAll(want, ",", "")) {
			t.Errorf("%s: no %q", got, want)
		}
	}
}
