package circus

import (
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/circus"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
)

// The last lap begins with a horn, and in it the crowd is heard at each drive.
func TestLastLapIsHeard(t *testing.T) {
	step := func(was, now int) (heard map[sound.Moment]bool) {
		b := game.Board{Laps: 3, Casts: 12, Lap: was, Cast: 4, Total: []int{100, 90}, Order: []int{0, 1}}
		a := b
		a.Lap, a.Total = now, []int{114, 90}
		in := &table.Instant{Step: table.Step{Was: rules.View{Board: b}, Now: rules.View{Board: a}, Move: rules.Move{Verb: rules.Cast}}}
		heard = map[sound.Moment]bool{}
		for _, s := range times(in).Sounds {
			heard[s.Moment] = true
		}
		return heard
	}
	if h := step(0, 1); h[sound.Horn] || h[sound.Crowd] {
		t.Error("the second of three laps sounds like the last")
	}
	if !step(1, 2)[sound.Horn] || !step(2, 2)[sound.Crowd] || step(2, 2)[sound.Horn] {
		t.Error("the last lap does not sound like that")
	}
}

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
