package keeping

import (
	"knucklebones/rules"
	"knucklebones/rules/kits/climb"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
)

// Steps appends to list a place for each step of the climber, at the bounds that at
// returns. Its label explains the step, with the odds if they are shown.
func Steps(in *table.Instant, list []table.Place, at func(step int) ui.Rect) []table.Place {
	b := in.Now.Board.(climb.Board)
	if b.Opening || b.Over {
		return list
	}
	for step, h := range b.Steps {
		said := "Step " + words.Int(step+1) + ", " + h.String()
		switch made := b.Made[b.Seat]; {
		case step < made:
			said += ": made"
		case step < made+b.Reach:
			said += ": it may be the next"
		default:
			said += ": too early yet"
		}
		if in.Lens {
			said += "; one cast has it with " + in.Page.Words(purse.PerCent(b.Chances[step]))
		}
		list = append(list, table.Place{ID: StepID(step), Label: text.Raw(said + "."), Rect: at(step)})
	}
	return list
}

// StepID returns the identifier of the place of a step.
func StepID(step int) string { return "step " + words.Int(step+1) }

// Propose returns the move that keeps the bones the climber wants; ok is false if there
// is none.
func Propose(v *rules.View) (m rules.Move, ok bool) {
	return Match(v, climb.Keep, v.Board.(climb.Board).Match)
}
