package augustus

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
)

// keyless reports whether the bones on the table offer a move: to throw some of them again, or,
// with none of them chosen, to keep all.
func keyless(_ *table.Instant, m rules.Move) bool {
	return m.Verb == bestcast.Again || m.Verb == bestcast.Stand
}

// propose returns the move that keeps the throw, where any bones may be thrown again; else ok is
// false.
func propose(v *rules.View) (m rules.Move, ok bool) {
	stand := rules.Move{Verb: bestcast.Stand}
	for i := range v.Choices {
		if c := &v.Choices[i]; c.Move == stand {
			return stand, c.Confirm != ""
		}
	}
	return stand, false
}

// places returns the bones that may be thrown again as touch targets; those that are chosen are
// taken. Where any may be, a touch adds the bone to them or takes it back.
func places(in *table.Instant) (list []table.Place) {
	var again tali.Hand
	if in.Chosen != nil && in.Chosen.Move.Verb == bestcast.Again {
		again = tali.Hand(in.Chosen.Move.N)
	}
	_, any := propose(&in.Now)
	taken := in.Among(again.Count, nil)
	for i, b := range in.Now.Bones {
		if b.Side == 0 {
			continue
		}
		one := tali.Of(int(b.Side))
		next := one
		switch {
		case any && taken[i]:
			next = again.Without(one)
		case any:
			next = again.Add(one)
		}
		m := rules.Move{Verb: bestcast.Again, N: int32(next)}
		if next == 0 {
			m.Verb = bestcast.Stand
		}
		if in.Lit(m) {
			list = append(list, in.OnBone(i, table.Place{ID: "bone " + words.Int(i+1), Label: text.Of("Throw a {0} again", int(b.Side)), Move: m, Taken: taken[i]}))
		}
	}
	return list
}
