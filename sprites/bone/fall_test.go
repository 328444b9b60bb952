package bone

import (
	"math"
	"testing"
)

// everywhere is an area without walls to meet.
var everywhere = Area{-1000, -1000, 1000, 1000}

// toss throws one bone freely and tells the side it comes to rest on, or 0.
func toss(try int) int {
	var b body
	c := newChance([16]byte{7}, 0, 0, try)
	b.start(vec{0, 0, 3}, c.turn(), vec{c.between(8, 15), 0, c.between(-2, 4)}, c.bell().times(10))
	for range 700 {
		if b.step(everywhere, nil); b.asleep() {
			return SideUp(b.pose())
		}
	}
	return 0
}

func TestSidesFallAsOftenAsASheepsDo(t *testing.T) {
	const throws = 800
	count := map[int]float64{}
	for i := range throws {
		count[toss(i)] += 1.0 / throws
	}
	for side, want := range map[int]float64{0: 0, 1: 0.12, 3: 0.38, 4: 0.38, 6: 0.12} {
		if math.Abs(count[side]-want) > 0.05 {
			t.Errorf("side %d fell %.3f of the time, want about %.2f", side, count[side], want)
		}
	}
}

func TestEachSideAtRestIsKnown(t *testing.T) {
	axes := map[int]vec{1: {-1, 0, 0}, 3: {0, 1, 0}, 4: {0, -1, 0}, 6: {1, 0, 0}}
	for _, side := range Sides {
		for yaw := 0.0; yaw < 6.3; yaw += 0.7 {
			p := Lying(side, 3, -2, yaw)
			if got := SideUp(p); got != side {
				t.Errorf("side %d at yaw %.1f is taken for %d", side, yaw, got)
			}
			if up := p.turn().of(axes[side]); up.z < 0.98 {
				t.Errorf("side %d does not lie flat: up is %v", side, up)
			}
			if l := lowest(p); math.Abs(l) > 1e-4 {
				t.Errorf("side %d lies %.4f over the table", side, l)
			}
		}
	}
	end := Pose{Z: 1, Q: [4]float32{1, 0, 0, 0}}
	if SideUp(end) != 0 {
		t.Error("a bone on its end counts")
	}
}

// lowest is how high the lowest corner of a bone is.
func lowest(p Pose) float64 {
	low := math.Inf(1)
	for _, c := range bone().corners {
		low = min(low, p.at().plus(p.turn().of(c)).z)
	}
	return low
}

func TestALyingBoneStays(t *testing.T) {
	for _, side := range Sides {
		var b body
		r := restOn(side)
		b.start(vec{0, 0, r.height}, r.turn, vec{}, vec{})
		for range 240 {
			b.step(everywhere, nil)
		}
		if d := b.middle().minus(vec{0, 0, r.height}); d.length() > 0.05 || SideUp(b.pose()) != side {
			t.Errorf("side %d crept by %.3f units", side, d.length())
		}
	}
}

func TestTheFieldKnowsTheSurface(t *testing.T) {
	f := &bone().field
	for _, p := range bone().probes {
		d, slope := f.at(p)
		if math.Abs(d) > 0.02 {
			t.Errorf("the surface at %v is %.3f away", p, d)
		}
		if out, _ := f.at(p.plus(slope.times(0.05))); out < 0.02 {
			t.Errorf("outwards at %v leads to %.3f", p, out)
		}
	}
}

func TestTheMeshIsClosed(t *testing.T) {
	for _, m := range []*mesh{bone().coarse, bone().fine} {
		edges := map[[2]uint16]int{}
		for _, f := range m.faces {
			for i := range 3 {
				edges[[2]uint16{f[i], f[(i+1)%3]}]++
			}
		}
		for e, n := range edges {
			if back := edges[[2]uint16{e[1], e[0]}]; back != n {
				t.Fatalf("edge %v has %d faces on one hand and %d on the other", e, n, back)
			}
		}
	}
}

func BenchmarkStep(b *testing.B) {
	var body body
	c := newChance([16]byte{7}, 0, 0, 0)
	for i := range b.N {
		if i%220 == 0 {
			body.start(vec{0, 0, 3}, c.turn(), vec{10, 0, 0}, c.bell().times(10))
		}
		body.step(everywhere, nil)
	}
}
