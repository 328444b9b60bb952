package record

import (
	"strconv"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// An Error is an error at one place of a record: a line, a seat or a step.
type Error struct {
	Place text.Text // "line 3:"
	Err   error     // what is wrong there
}

func (e Error) Error() string { return text.Plain(e.ErrorText()) }

// ErrorText returns its words: "line 3: the game is over".
func (e Error) ErrorText() text.Text { return text.Sentences(e.Place, text.OfError(e.Err)) }

// Unwrap returns what is wrong there.
func (e Error) Unwrap() error { return e.Err }

// why returns the reason, as an error, why move m can't be made here.
func (w *walk) why(m rules.Move) error {
	if w.turn >= 0 {
		if why := w.at.Why(m); why != "" {
			return text.Fault{Text: why}
		}
	}
	switch {
	case len(w.next) == 0:
		return text.Errorf("the game is over")
	case w.turn == rules.Chance:
		return text.Errorf("possible outcomes: {0}", w.could())
	}
	return text.Errorf("possible moves: {0}", w.could())
}

// stray returns the error that the text said is none of the possible steps, which it
// lists.
func (w *walk) stray(said string) error {
	if w.turn == rules.Chance {
		return text.Errorf("{0} is not possible here. Possible outcomes: {1}", strconv.Quote(said), w.could())
	}
	return text.Errorf("{0} is not possible here. Possible moves: {1}", strconv.Quote(said), w.could())
}

// chosen returns the error that step i of a run of n can't be left out of the record,
// as a player has to choose it or the game is over.
func (w *walk) chosen(i, n int) error {
	if len(w.next) == 0 {
		return text.Errorf("step {0} of {1} is not possible: the game is over", i, n)
	}
	return text.Errorf("step {0} of {1} has to be written out, because it is a player’s choice. Possible moves: {2}", i, n, w.could())
}

// could returns a list of the possible steps as records write them, at most eight.
func (w *walk) could() text.Text {
	const most = 8
	var steps []text.Text
	for _, m := range w.next[:min(most, len(w.next))] {
		steps = append(steps, text.Raw(w.game.Text(m)))
	}
	list := text.Commas(steps...)
	if len(w.next) > most {
		return text.Of("{0}, and so on", list)
	}
	return list
}
