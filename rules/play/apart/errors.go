package apart

import "knucklebones/rules/text"

// The errors of letters. None changes a game.
var (
	// ErrOld is the error of a letter with nothing new.
	ErrOld = text.Errorf("this letter was opened already")
	// ErrEarlier is the error of a letter that goes on from one that was not opened here.
	ErrEarlier = text.Errorf("an earlier letter is missing: ask for it to be sent again")
	// ErrOther is the error of a letter of another game.
	ErrOther = text.Errorf("this letter belongs to another game")
	// ErrFull is the error of joining a game that needs nobody else.
	ErrFull = text.Errorf("everybody has joined this game already")

	// ErrTaken is the error of a letter with which somebody joins in a place that another one
	// has.
	ErrTaken = text.Errorf("somebody else has taken this place in the game already")

	errDamaged = text.Errorf("part of the letter is missing or wrong: ask for it to be sent again")
	errTurn    = text.Errorf("this turn is not from the player whose turn it is")
	errForged  = text.Errorf("this letter was changed on its way, or somebody else wrote it")
)

// What is wrong with something that was hidden.
const (
	errHands text.Text = "it cannot be so with what was hidden"
	errDealt text.Text = "what was dealt is not what the cards give"
	errFace  text.Text = "a card lay face down that had to lie face up, or face up that had to lie face down"
)

// A Fault is the error of an entry that does not follow from the game.
type Fault struct {
	Step int // the steps made before the wrong one
	Why  text.Text
}

func (f Fault) Error() string { return text.Plain(f.ErrorText()) }

// ErrorText returns the error in words for players.
func (f Fault) ErrorText() text.Text {
	return text.Of("this turn does not follow from the bones: at step {0}, {1}", f.Step+1, f.Why)
}

// A Fork is the error of a letter that continues a game otherwise than it went on here,
// although the same device wrote and signed both continuations.
type Fork struct {
	Device int // that wrote them
	Number int // of the first entry that differs
}

func (f Fork) Error() string { return text.Plain(f.ErrorText()) }

// ErrorText returns the error in words for players.
func (f Fork) ErrorText() text.Text {
	return text.Of("this game was continued in two ways; go back to where both agree")
}
