package speech

import (
	"slices"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/prefs"
)

// A Recap says in a few lines what happened in steps that were not shown.
type Recap struct {
	turns []turn      // what was passed over
	notes []text.Text // those of its lines that must not be missed by who only hears them
}

// A turn is one line of what a seat did while it was passed over: the last, which
// says what came of it, or one of those of a step that brought or decided something.
type turn struct {
	seat  rules.Actor
	line  text.Text
	heavy int // 0, 1 where the step brought or decided something, 2 where it befell a person here
}

// recapLines is the largest number of lines of a recap.
const recapLines = 3

// Note adds a line that must not be missed.
func (k *Recap) Note(line text.Text) { k.notes = append(k.notes, line) }

// Pass adds the lines that were told of a step of that seat. heavy is 0, or 1 where the
// step brought or decided something, or 2 where it befell a person here.
func (k *Recap) Pass(seat rules.Actor, lines []text.Text, heavy int) {
	for _, line := range lines {
		if last := len(k.turns) - 1; heavy == 0 && last >= 0 && k.turns[last].seat == seat && k.turns[last].heavy == 0 {
			k.turns = k.turns[:last]
		}
		k.turns = append(k.turns, turn{seat, line, heavy})
	}
}

// Lines returns the last lines of what was passed over; heavier ones leave out others.
func (k *Recap) Lines() (lines []text.Text) {
	var told []int
	for heavy := 2; heavy >= 0; heavy-- {
		for i, t := range slices.Backward(k.turns) {
			if len(told) < recapLines && t.heavy == heavy {
				told = append(told, i)
			}
		}
	}
	slices.Sort(told)
	for _, i := range told {
		lines = append(lines, k.turns[i].line)
	}
	return lines
}

// Recap announces what was passed over: all that must not be missed, and the last
// lines, unless little is wanted.
func (s *Speaker) Recap(k *Recap) {
	lines := k.notes
	if last := k.Lines(); s.prefs.Speech != prefs.Little {
		lines = append(slices.DeleteFunc(slices.Clone(lines), func(t text.Text) bool { return slices.Contains(last, t) }), last...)
	}
	s.voice.Announce(text.Sentences(lines...))
}
