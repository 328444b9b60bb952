package par

import (
	"knucklebones/rules"
	"knucklebones/scenes/faces/kit/keeping"
	"knucklebones/scenes/table"
)

// places returns the touch targets: the bones, where a kept one can be exchanged for
// another; nil if there is no choice.
func places(in *table.Instant) []table.Place {
	if len(in.Now.Choices) < 2 {
		return nil
	}
	return keeping.Places(in, rules.Throw)
}

// keyless reports whether a move is made by touching the bones and so needs no key: every
// one but to keep what matches, or nothing; where throws are paid, those too.
func keyless(in *table.Instant, m rules.Move) bool {
	match, ok := propose(&in.Now)
	return m.Verb == rules.Throw && (boardOf(&in.Now).Price > 0 || m.N != 0 && !(ok && m == match))
}

// propose returns the move that keeps the matching bones; ok is false if there is no
// choice.
func propose(v *rules.View) (m rules.Move, ok bool) {
	if len(v.Choices) < 2 || v.Asked < 0 {
		return m, false
	}
	return keeping.Match(v, rules.Throw, boardOf(v).Match[v.Asked])
}
