package par

import (
	"knucklebones/rules"
	"knucklebones/scenes/faces/kit/keeping"
	"knucklebones/scenes/table"
)

// places are the bones: one that is kept can be taken up again, and another be
// kept.
func places(in *table.Instant) []table.Place {
	if len(in.Now.Choices) < 2 {
		return nil
	}
	return keeping.Places(in, rules.Throw)
}

// propose keeps the bones that match.
func propose(v *rules.View) (m rules.Move, ok bool) {
	if len(v.Choices) < 2 || v.Asked < 0 {
		return m, false
	}
	return keeping.Match(v, rules.Throw, boardOf(v).Match[v.Asked])
}
