package table

import "testing"

// A board is seen to celebrate for as long after its own picture has moved,
// however long that took; then it rests.
func TestFeastIsSeenAfterTheBoardMoved(t *testing.T) {
	for _, lasts := range []float64{0, 300, 2500} {
		at := func(age float64) sight {
			m := motion{age: age, act: lasts, times: Times{Feast: 900}}
			return new(Table).sight(&Instant{step: &m, Step: Step{T: 1}})
		}
		if at(lasts+100) == at(lasts+festive-100) {
			t.Errorf("after %.0f ms nothing of the feast is seen", lasts)
		}
		if at(lasts+festive) != at(lasts+festive+500) {
			t.Errorf("after %.0f ms the feast never ends", lasts)
		}
	}
}
