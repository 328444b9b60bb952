package keeping

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/kits/climb"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
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
		list = append(list, table.Place{ID: StepID(step), Label: label(in, &b, step, h), Rect: at(step)})
	}
	return list
}

// label returns what the label of a step says: the hand h that makes it and, if they
// are shown, the odds.
func label(in *table.Instant, b *climb.Board, step int, h tali.Hand) text.Text {
	made := b.Made[b.Seat]
	if in.Lens {
		chance := purse.PerCent(b.Chances[step])
		switch {
		case step < made:
			return text.Of("Step {0}, {1}: made. Its chance in one throw is {2}.", step+1, h, chance)
		case step < made+b.Reach:
			return text.Of("Step {0}, {1}: it can be made next. Its chance in one throw is {2}.", step+1, h, chance)
		}
		return text.Of("Step {0}, {1}: too early. Its chance in one throw is {2}.", step+1, h, chance)
	}
	switch {
	case step < made:
		return text.Of("Step {0}, {1}: made.", step+1, h)
	case step < made+b.Reach:
		return text.Of("Step {0}, {1}: it can be made next.", step+1, h)
	}
	return text.Of("Step {0}, {1}: too early.", step+1, h)
}

// StepID returns the identifier of the place of a step.
func StepID(step int) string { return "step " + words.Int(step+1) }

// DrawSteps draws on each bone the odds of keeping it: the chance of the step, or where
// several can be made at once the expected number.
func DrawSteps(dst *ebiten.Image, in *table.Instant) {
	key := text.Text("{0}")
	if in.Now.Board.(climb.Board).Several {
		key = "{0} steps on average"
	}
	DrawOdds(dst, in, climb.Keep, key)
}
