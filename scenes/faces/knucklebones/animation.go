package knucklebones

import (
	game "knucklebones/rules/games/knucklebones"
	"knucklebones/scenes/table"
)

// times are those of a pebble on its way to its box.
func times(in *table.Instant) (t table.Times) {
	if in.Move.Verb == game.Cover {
		t.Lasts = 300
	}
	return t
}
