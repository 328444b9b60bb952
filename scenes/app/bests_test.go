package app

import (
	"slices"
	"testing"

	"knucklebones/sprites/flight"
)

// Only what is alike is compared, and of that the best five stay: of games the
// shortest, of turns those of the most points.
func TestBests(t *testing.T) {
	for _, alone := range []bool{true, false} {
		var list []best
		for _, n := range []int{4, 9, 2, 7, 2, 5, 8, 3} {
			list = addBest(list, best{count: n, name: "Livia", link: itoa(n + len(list))}, alone)
			list = addBest(list, best{by: flight.ByEar, count: 1 + n%2, name: "Marcus"}, alone)
		}
		var hand, ear []int
		for _, b := range list {
			if b.by == flight.ByEar {
				ear = append(ear, b.count)
			} else {
				hand = append(hand, b.count)
			}
		}
		want, heard := []int{9, 8, 7, 5, 4}, []int{2, 1}
		if alone {
			want, heard = []int{2, 2, 3, 4, 5}, []int{1, 2}
		}
		if !slices.Equal(hand, want) || !slices.Equal(ear, heard) {
			t.Errorf("alone %v: %v by hand and %v by ear", alone, hand, ear)
		}
		if old := readBests("0\t\t3\tYou\t\n", alone); len(old) != 1 || old[0].name != "" {
			t.Errorf("an earlier list is read as %v", old)
		}
		if again := readBests(string(writeBests(list))+"odd\n1\t\tx\t\t\n9\t\t1\t\t\n", alone); !slices.Equal(again, list) {
			t.Errorf("%v is read as %v", list, again)
		}
	}
}
