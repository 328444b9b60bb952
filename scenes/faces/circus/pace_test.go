package circus

import (
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/circus"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
)

// The last lap, and every extra lap after a tie, is shown at the pace of the player's
// own moves. The last round of each begins with a pause and the sound of the crowd, and
// in the last three rounds players aren't offered to skip.
func TestLastLapIsNotHastened(t *testing.T) {
	for _, c := range []struct {
		lap, cast          int
		whole, tense, hush bool
	}{
		{0, 0, false, false, false}, {5, 10, false, false, false}, {6, 0, true, false, false},
		{6, 8, true, false, false}, {6, 9, true, true, false}, {6, 11, true, true, true},
		{7, 0, true, false, false}, {9, 9, true, true, false}, {9, 11, true, true, true},
	} {
		was := game.Board{Laps: 7, Casts: 12, Lap: c.lap, Cast: c.cast, Total: []int{800, 790}, Order: []int{0, 1}}
		now := was
		now.Total = []int{814, 790}
		v := rules.View{Board: was}
		in := &table.Instant{Step: table.Step{Was: v, Now: rules.View{Board: now}, Move: rules.Move{Verb: rules.Cast}}}
		got := times(in)
		if got.Whole != c.whole || tense(&v) != c.tense || got.Before > 0 != c.hush || (got.Sounds[0].Moment == sound.Crowd) != c.hush {
			t.Errorf("lap %d, cast %d: at its own pace %v, tense %v, silence %v", c.lap+1, c.cast+1, got.Whole, tense(&v), got.Before > 0)
		}
	}
}
