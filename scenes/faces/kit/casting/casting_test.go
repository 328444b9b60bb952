package casting

import (
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
)

// Bones fall one by one only as long as it is open whether the cast leads.
func TestOneByOne(t *testing.T) {
	worth := func(h tali.Hand) int {
		if r := tali.Classify(h); r != tali.Unnamed {
			return int(r)
		}
		return -1
	}
	for _, c := range []struct {
		sides [4]int8
		best  tali.Rank
		want  []int
	}{
		{[4]int8{6, 6, 4, 3}, tali.Senio18, []int{0, 0, 300, 600}},
		{[4]int8{6, 6, 6, 6}, tali.Senio20, []int{0, 0, 300, 600}},
		{[4]int8{1, 1, 1, 1}, tali.Venus, nil},
		{[4]int8{6, 1, 1, 4}, tali.Senio20, []int{0, 0, 300, 300}},
		{[4]int8{3, 4, 4, 4}, tali.Canis, nil},
	} {
		var bones []rules.Bone
		for _, s := range c.sides {
			bones = append(bones, rules.Bone{Side: s})
		}
		if got := OneByOne(bones, 300, int(c.best), worth); !slices.Equal(got, c.want) {
			t.Errorf("%v against %s waits %v, wanted %v", c.sides, c.best, got, c.want)
		}
	}
}

func TestDigitsGoUp(t *testing.T) {
	if got := Digits(tali.Of(3, 6, 4, 6)); got != "3466" {
		t.Error(got)
	}
}
