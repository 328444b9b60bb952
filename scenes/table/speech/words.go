// Package speech decides what a table announces to a screen reader, with which weight,
// and what has been said lately; and it puts several facts into one sentence.
package speech

import "strings"

// Sentence ends s with a full stop, unless it ends in one or in a question.
func Sentence(s string) string {
	if strings.HasSuffix(s, "?") || strings.HasSuffix(s, ".") {
		return s
	}
	return s + "."
}
