package speech

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/prefs"
)

// A Recap says in a few lines what happened in steps that were not shown.
type Recap struct {
	turns []turn // what was passed over, in its order
}

// A Line is a line of the log that was passed over.
type Line struct {
	Text  text.Text
	Vital bool // it must not be missed by who only hears it
}

// A turn is one line of what a seat did while it was passed over: the last, which
// says what came of it, or one of those of a step that brought or decided something.
type turn struct {
	Line
	seat  rules.Actor
	heavy int  // 0, 1 where the step brought or decided something, 2 where it befell a person here
	over  bool // a later line says what came of the turn
}

// recapLines is the largest number of lines of a recap.
const recapLines = 3

// Pass adds the lines of a step that a skip passes over. heavy is 0 for most steps, 1
// if it brought or decided something, 2 if that befell a person here.
func (k *Recap) Pass(seat rules.Actor, lines []Line, heavy int) {
	for _, line := range lines {
		if last := len(k.turns) - 1; last >= 0 && k.turns[last].seat == seat && k.turns[last].heavy == 0 {
			k.turns[last].over = true
		}
		k.turns = append(k.turns, turn{line, seat, heavy, false})
	}
}

// Lines returns the lines to show after a skip: the last ones, those of heavier steps
// first, as many as fit returns true for.
func (k *Recap) Lines(fit func(lines []text.Text) bool) (lines []text.Text) {
	for most := recapLines; most > 0; most-- {
		lines = nil
		for i, told := range k.told(most) {
			if told {
				lines = append(lines, k.turns[i].Text)
			}
		}
		if fit(lines) {
			return lines
		}
	}
	return nil
}

// told returns which lines are shown if there is room for most of them.
func (k *Recap) told(most int) []bool {
	told, n := make([]bool, len(k.turns)), 0
	for heavy := 2; heavy >= 0; heavy-- {
		for i, t := range slices.Backward(k.turns) {
			if n < most && t.heavy == heavy && !t.over {
				told[i] = true
				n++
			}
		}
	}
	return told
}

// spoken returns the lines to announce after a skip, in order: all that are vital, and
// unless little is set also those that are shown.
func (k *Recap) spoken(little bool) (lines []text.Text) {
	for i, told := range k.told(recapLines) {
		if t := &k.turns[i]; t.Vital || told && !little {
			lines = append(lines, t.Text)
		}
	}
	return lines
}

// Recap announces what was passed over.
func (s *Speaker) Recap(k *Recap) {
	s.voice.Announce(text.Sentences(k.spoken(s.prefs.Speech == prefs.Little)...))
}
