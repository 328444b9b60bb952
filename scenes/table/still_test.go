package table

import (
	"testing"

	"knucklebones/scenes/table/dice"
	"knucklebones/scenes/table/timeline"
)

// A board is seen to celebrate for as long after its own picture has moved,
// however long that took; then it rests.
func TestFeastIsSeenAfterTheBoardMoved(t *testing.T) {
	for _, lasts := range []float64{0, 300, 2500} {
		at := func(age float64) sight {
			m := playback{Clock: aged(Times{Lasts: int(lasts), Feast: 900}, age)}
			return sightOf(&Instant{step: &m, Step: Step{T: 1}}, 0, dice.State{})
		}
		if at(lasts+100) == at(lasts+timeline.Festive-100) {
			t.Errorf("after %.0f ms nothing of the feast is seen", lasts)
		}
		if at(lasts+timeline.Festive) != at(lasts+timeline.Festive+500) {
			t.Errorf("after %.0f ms the feast never ends", lasts)
		}
	}
}
