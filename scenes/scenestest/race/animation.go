package race

import (
	"slices"

	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
)

// move is the time in which an emblem moves to its new place, in milliseconds.
const move = 300

// times returns how long a step is shown: as long as an emblem moves.
func times(in *table.Instant) (t table.Times) {
	if !slices.Equal(boardOf(&in.Was).Scores, boardOf(&in.Now).Scores) {
		t.Lasts = move
	}
	return t
}

// points returns where on its track the emblem of a seat is at this instant of a step,
// in points.
func points(in *table.Instant, seat int) float64 {
	was, now := boardOf(&in.Was), boardOf(&in.Now)
	return animation.Lerp(float64(was.Scores[seat]), float64(now.Scores[seat]), animation.Ease(in.T))
}
