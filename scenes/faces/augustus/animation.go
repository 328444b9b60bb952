package augustus

import (
	"knucklebones/rules"
	"knucklebones/scenes/table"
)

const growTime, fadeTime, petalTime = 600.0, 400.0, 2600

// times returns the duration of the falling petals, 0 unless the throw is a Venus.
func times(in *table.Instant) (t table.Times) {
	if in.Mark == rules.Venus {
		t.Feast = petalTime
	}
	return t
}
