// Package speech decides what a table announces to a screen reader, with which weight,
// and what has been said lately; and it puts several facts into one sentence.
package speech

import (
	"slices"

	"knucklebones/rules/text"
)

// Unsaid returns t without the sentences that are also in said.
func Unsaid(t, said text.Text) text.Text {
	told := text.Parts(said)
	return text.Sentences(slices.DeleteFunc(text.Parts(t), func(part text.Text) bool { return slices.Contains(told, part) })...)
}
