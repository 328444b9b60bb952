package knucklebones

import (
	"math"

	game "knucklebones/rules/games/knucklebones"
	"knucklebones/scenes/kit/animation"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
)

// Durations in milliseconds: a pebble flies to its box, the linen with all nine covered
// is looked at, is folded four times, and lies folded before the next turn begins.
const (
	flies = 300
	lies  = 350
	fold  = 260
	held  = 1500
	whole = flies + lies + 4*fold
)

// times returns the duration of a step: the flight of a pebble to its box, and after the
// ninth the folding of the linen.
func times(in *table.Instant) (t table.Times) {
	if in.Move.Verb != game.Cover {
		return t
	}
	t.Lasts = flies
	if b := boardOf(&in.Now); all(&b) {
		t.Lasts, t.After, t.Whole = whole, held, true
		t.Hear(flies, sound.Pebble)
		for i := range 4 {
			t.Hear(flies+lies+fold*i, sound.Curtain)
		}
	}
	return t
}

// all reports whether all nine boxes are covered.
func all(b *game.Board) bool { return b.Pebbles[8] > 0 }

// landed returns the progress of the pebble that flies in a step, 0 to 1.
func landed(in *table.Instant) float64 {
	if b := boardOf(&in.Now); all(&b) {
		return math.Min(1, animation.Elapsed(in.T, whole)/flies)
	}
	return in.T
}

// folding returns the progress of the four folds of the linen, 0 to 1.
func folding(in *table.Instant) float64 {
	switch b := boardOf(&in.Now); {
	case !all(&b):
		return 0
	case in.T >= 1 || in.Move.Verb != game.Cover:
		return 1
	case in.Calm:
		return 0
	}
	return animation.Progress(animation.Elapsed(in.T, whole), flies+lies, whole)
}
