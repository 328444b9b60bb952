package augustus

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
)

// keyless reports whether the bones on the table offer a move: all second throws.
func keyless(_ *table.Instant, m rules.Move) bool { return m.Verb == bestcast.Again }

// places returns the bones that may be thrown again as touch targets; the one that is
// chosen is taken.
func places(in *table.Instant) (list []table.Place) {
	taken := casting.Taken(in)
	for i, b := range in.Now.Bones {
		m := rules.Move{Verb: bestcast.Again, N: int32(tali.Of(int(b.Side)))}
		if b.Side > 0 && in.Lit(m) {
			list = append(list, in.OnBone(i, table.Place{ID: "bone " + words.Int(i+1), Label: text.Of("Throw a {0} again", int(b.Side)), Move: m, Taken: taken[i]}))
		}
	}
	return list
}
