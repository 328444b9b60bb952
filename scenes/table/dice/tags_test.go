package dice

import (
	"math"
	"testing"

	"knucklebones/rules"
	"knucklebones/scenes/kit/ui"
)

// However close bones lie, a tag is nearest to its own bone, covers the middle of no
// other, and stays on the table.
func TestTagsBelongToTheirBone(t *testing.T) {
	for _, room := range []ui.Rect{{X: 20, Y: 500, W: 350, H: 170}, {X: 560, Y: 60, W: 260, H: 200}, {X: 400, Y: 500, W: 480, H: 200}} {
		for n := 2; n <= 5; n++ {
			for seed := range byte(40) {
				lieAndTag(t, room, n, seed)
			}
		}
	}
}

func lieAndTag(t *testing.T, room ui.Rect, n int, seed byte) {
	t.Helper()
	d, p := Dice{}, &ui.Page{U: 4, Text: 1}
	d.Fit(room, p.U, n)
	var after []rules.Bone
	for i := range n {
		after = append(after, rules.Bone{Side: int8([]int{1, 3, 4, 6}[(i+int(seed))%4])})
	}
	d.Settle([]Cast{{Seed: [16]byte{seed}, After: after}}, after)
	list, e := d.Lying(n), Edge{Right: room.X + room.W + 20, Low: room.Y + room.H + 20}
	for i := range list {
		list[i].Tag = "6"
	}
	tags := discs(list, p, e, nil)
	for i, at := range tags {
		own := list[i].far(at.x, at.y)
		if e.beyond(&at) > 0.5 {
			t.Errorf("%v, %d bones, seed %d: tag %d at %.0f stands out", room, n, seed, i, at)
		}
		for k := range list {
			if k == i {
				continue
			}
			if list[k].far(at.x, at.y) < own || math.Hypot(list[k].X-at.x, list[k].Y-at.y) < at.size/2 {
				t.Errorf("%v, %d bones, seed %d: the tag of bone %d lies on bone %d", room, n, seed, i, k)
			}
			if math.Hypot(tags[k].x-at.x, tags[k].y-at.y) < at.size*0.8 {
				t.Errorf("%v, %d bones, seed %d: tags %d and %d lie on each other", room, n, seed, i, k)
			}
		}
	}
}
