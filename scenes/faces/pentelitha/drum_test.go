package pentelitha

import "testing"

// Fingers drum one after the other, and lie still as the bones leave the hand and
// when they turn.
func TestFingersDrum(t *testing.T) {
	for i := range 5 {
		most := 0.0
		for k := range 101 {
			most = max(most, lifts(i, float64(k)/100))
		}
		if (most > 0.5) != (i > 0) || lifts(i, 0) != 0 || lifts(i, 1) > 1e-9 {
			t.Errorf("finger %d is lifted %.2f at most, %.2f and %.2f at the ends", i, most, lifts(i, 0), lifts(i, 1))
		}
	}
}
