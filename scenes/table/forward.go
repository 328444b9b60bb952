package table

import (
	"knucklebones/rules"
	"knucklebones/scenes/kit/words"
)

// Where like casts go on and on and nothing comes of them, as in games that ask
// for four sixes, a person may have all seats throw on until something does.

// throwOn is the choice of that, which is no move of the game.
var throwOn = rules.Choice{Move: rules.Move{Verb: "throw on"}, Kind: rules.Second, Label: "Throw on for all"}

// manyQuiet is how many steps nothing must have come of before it is offered, and
// quietAgain when it has been used before.
const manyQuiet, quietAgain = 32, 2

// mayThrowOn is the buttons with that choice, where it is to be had.
func (t *Table) mayThrowOn(acts []rules.Choice) []rules.Choice {
	least := manyQuiet
	if t.forward.from > 0 {
		least = quietAgain
	}
	if t.deps.Coach != nil || t.sess.QuietSteps() < least {
		return acts
	}
	return append(acts, throwOn)
}

// A forward is throwing on for all, with nothing of it shown.
type forward struct {
	on   bool
	from int // casts when it began; 0 if it never did
}

// startForward begins to throw on.
func (t *Table) startForward() {
	t.forward = forward{on: true, from: t.sess.Casts()}
	t.st.Say("Throwing on for all.")
	t.st.Stale()
}

// tickForward throws on as long as this tick has time for, and shows nothing of
// it.
func (t *Table) tickForward() {
	const steps = 20 // between two looks at the clock
	if t.st.WorkInTick(func() bool { return t.sess.FastForward(steps) }) {
		t.endForward()
	}
	t.st.Stale()
}

// endForward stops throwing on. The last cast is still to be shown, if something
// came of it.
func (t *Table) endForward() {
	t.forward.on = false
	t.at = t.sess.Len()
	if t.sess.QuietSteps() == 0 {
		t.at--
	}
	t.heard = t.at
	if line := t.forwardLine(); line != "" {
		t.log = append(t.log, line)
		t.st.Say(line)
	}
	t.shown = t.sess.At(t.at).View(t.viewer())
	t.dice.stale = true
	t.asked()
}

// forwardLine is how many casts nothing came of.
func (t *Table) forwardLine() string {
	n := t.sess.Casts() - t.forward.from
	if t.at < t.sess.Len() {
		n--
	}
	switch n {
	case 0:
		return ""
	case 1:
		return "One cast, and nothing came of it."
	}
	return words.Int(n) + " casts, and nothing came of them."
}
