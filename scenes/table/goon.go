package table

import (
	"knucklebones/rules"
	"knucklebones/scenes/kit/words"
)

// Where like casts go on and on and nothing comes of them, as in games that ask
// for four sixes, a person may have all seats throw on until something does.

// goOn is the choice of that, which is no move of the game.
var goOn = rules.Choice{Move: rules.Move{Verb: "go on"}, Kind: rules.Second, Label: "Throw on for all"}

// lullLong is how many steps nothing must have come of before it is offered, and
// lullAgain when it has been used before.
const lullLong, lullAgain = 32, 2

// mayGoOn is the buttons with that choice, where it is to be had.
func (t *Table) mayGoOn(acts []rules.Choice) []rules.Choice {
	least := lullLong
	if t.spell.from > 0 {
		least = lullAgain
	}
	if t.deps.Coach != nil || t.sess.Lull() < least {
		return acts
	}
	return append(acts, goOn)
}

// A spell is throwing on for all.
type spell struct {
	on   bool
	from int // casts when it began; 0 if it never did
}

// startSpell begins to throw on.
func (t *Table) startSpell() {
	t.spell = spell{on: true, from: t.sess.Casts()}
	t.st.Say("Throwing on for all.")
	t.st.Stale()
}

// tickSpell throws on as long as this tick has time for, and shows nothing of
// it.
func (t *Table) tickSpell() {
	const steps = 20 // between two looks at the clock
	if t.st.WorkInTick(func() bool { return t.sess.GoOn(steps) }) {
		t.endSpell()
	}
	t.st.Stale()
}

// endSpell stops throwing on. The last cast is still to be shown, if something
// came of it.
func (t *Table) endSpell() {
	t.spell.on = false
	t.at = t.sess.Len()
	if t.sess.Lull() == 0 {
		t.at--
	}
	t.heard = t.at
	if line := t.spellLine(); line != "" {
		t.log = append(t.log, line)
		t.st.Say(line)
	}
	t.shown = t.sess.At(t.at).View(t.viewer())
	t.dice.stale = true
	t.asked()
}

// spellLine is how many casts nothing came of.
func (t *Table) spellLine() string {
	n := t.sess.Casts() - t.spell.from
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
