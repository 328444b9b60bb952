package simple

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces/kit/casting"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
)

// places returns the touch targets: the leaves, which describe themselves, and the pot
// while it can be raised.
func places(in *table.Instant) []table.Place {
	b := casting.Board(&in.Now)
	lay := layoutOf(in.Page, in.Frame, &b)
	var list []table.Place
	for i := max(0, lay.low-1); i < len(b.Rungs); i++ { // those without a name are one
		list = append(list, table.Place{ID: "leaf " + words.Int(i+1), Label: told(&b, i), Rect: ui.Rect{X: lay.stem, Y: lay.y(float64(i))}.AtLeast(2 * lay.u)})
	}
	if raise := (rules.Move{Verb: bestcast.Raise}); in.Lit(raise) {
		list = append(list, table.Place{ID: "pot", Label: "Raise the pot", Rect: in.Frame.Pot, Move: raise})
	}
	return list
}

// told describes the leaf of a rung for a screen reader: the name of its cast, its chance,
// and the chance of all higher casts.
func told(b *bestcast.Board, rung int) text.Text {
	call, chance := b.Rungs[rung].Call, b.Rungs[rung].Chance
	if rung < below(b) {
		call, chance = noname, 0
		for _, r := range b.Rungs[:rung+1] {
			chance += r.Chance
		}
	}
	said := text.Of("{0}: {1} of throws.", text.Upper(call), purse.PerCent(chance))
	better := 0.0
	for _, above := range b.Rungs[rung+1:] {
		better += above.Chance
	}
	if better == 0 {
		return said
	}
	return text.Sentences(said, text.Of("Higher casts: {0}.", purse.PerCent(better)))
}
