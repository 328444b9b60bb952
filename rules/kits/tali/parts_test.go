package tali

import "testing"

func TestParts(t *testing.T) {
	for _, o := range Outcomes(4, Weights{25, 25, 25, 25}) {
		h := Hand(o.Move.N)
		seen := map[Hand]bool{}
		for mask := range 16 {
			var part Hand
			for i, s := range h.Sides(nil) {
				if mask>>i&1 == 1 {
					part = part.Add(Of(s))
				}
			}
			seen[part] = true
		}
		parts := h.Parts(nil)
		if len(parts) != len(seen) || parts[0] != 0 || parts[len(parts)-1] != h {
			t.Errorf("%v has %d parts, want %d", h, len(parts), len(seen))
		}
		for _, part := range parts {
			if !seen[part] || !h.Has(part) || h.Without(part).Add(part) != h {
				t.Errorf("%v is no part of %v", part, h)
			}
		}
	}
	if Of(1, 3, 3).Has(Of(1, 1)) || Of(6).Has(Of(4)) {
		t.Error("a hand has bones it has not")
	}
	for _, c := range [][3]Hand{{Of(1, 3, 3), Of(3, 3, 3), Of(3, 3)}, {Of(6, 6), Of(4), 0}, {Of(1, 3, 4, 6), Of(6, 1, 1, 1), Of(1, 6)}} {
		if got := c[0].Common(c[1]); got != c[2] || c[1].Common(c[0]) != c[2] {
			t.Errorf("%v and %v have %v in common, want %v", c[0], c[1], got, c[2])
		}
	}
}
