package knucklebones

import (
	"knucklebones/rules"
	game "knucklebones/rules/games/knucklebones"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
)

// places returns the nine boxes while a number is to be covered, otherwise nil.
func places(in *table.Instant) []table.Place {
	if !covers(in) {
		return nil
	}
	v := boardOf(&in.Now)
	var list []table.Place
	for n := 1; n <= 9; n++ {
		label := text.Of("Cover {0}", n)
		if v.Covered[n] {
			label = text.Of("{0}, covered", n)
		}
		list = table.Touch(list, "box "+words.Int(n), label, box(in.Frame, n), cover(n))
	}
	return list
}

func cover(n int) rules.Move { return rules.Move{Verb: game.Cover, To: int16(n)} }

func covers(in *table.Instant) bool {
	return len(in.Now.Choices) > 0 && in.Now.Choices[0].Move.Verb == game.Cover
}
