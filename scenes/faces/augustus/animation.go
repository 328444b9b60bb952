package augustus

import (
	"knucklebones/rules"
	"knucklebones/scenes/table"
)

const growTime, fadeTime, petalTime = 600.0, 400.0, 2600

// times returns how long petals fall for a Venus.
func times(in *table.Instant) (t table.Times) {
	if in.Mark == rules.Venus {
		t.Feast = petalTime
	}
	return t
}
