package knucklebones

import (
	game "knucklebones/rules/games/knucklebones"
	"knucklebones/scenes/table"
)

// times returns the duration of a step: the flight of a pebble to its box.
func times(in *table.Instant) (t table.Times) {
	if in.Move.Verb == game.Cover {
		t.Lasts = 300
	}
	return t
}
