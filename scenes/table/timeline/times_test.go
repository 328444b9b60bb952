package timeline

import (
	"math"
	"testing"
)

// A flight is shown from its beginning to its end without a jump, and slower in the part
// between From and To.
func TestPace(t *testing.T) {
	for _, p := range []Pace{{Faster: 1}, {Faster: 1.7}, {Faster: 1.6, From: 0.4, To: 0.7, Held: 2}, {Faster: 1, From: 0.2, To: 0.5, Held: 1.5}} {
		before := 0.0
		for s := 0.0; s < 2; s += 0.05 {
			ms := p.Lasts(s)
			if got := p.Seconds(ms); math.Abs(got-s) > 1e-9 {
				t.Errorf("%+v: after %.1f ms %.3f s are shown, not %.3f", p, ms, got, s)
			}
			each, held := ms-before, s > p.From+0.05 && s < p.To
			want := 50 / p.Faster
			if held {
				want *= p.Held
			}
			if edge := math.Abs(s-p.From) < 0.06 || math.Abs(s-p.To) < 0.06; s > 0 && !edge && math.Abs(each-want) > 1e-9 {
				t.Errorf("%+v: up to %.2f s 50 ms take %.1f", p, s, each)
			}
			before = ms
		}
	}
}
