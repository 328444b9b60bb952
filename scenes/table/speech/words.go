// Package speech decides what a table announces to a screen reader, with which weight,
// and what has been said lately; and it puts several facts into one sentence.
package speech

import (
	"slices"
	"strings"
	"unicode"
)

// Sentence ends s with a full stop, unless it ends in one or in a question.
func Sentence(s string) string {
	if strings.HasSuffix(s, "?") || strings.HasSuffix(s, ".") {
		return s
	}
	return s + "."
}

// Joined returns texts one after the other, without those that are empty.
func Joined(texts ...string) string {
	return strings.TrimSpace(strings.Join(slices.DeleteFunc(texts, func(s string) bool { return s == "" }), " "))
}

// Lower returns a sentence that begins with a small letter.
func Lower(s string) string {
	r := []rune(s)
	r[0] = unicode.ToLower(r[0])
	return string(r)
}

// Unmarked returns a line of the log without the marks that only the eye needs.
func Unmarked(line string) string { return strings.ReplaceAll(line, "**", "") }

// Unsaid returns a text without those of its sentences that another has said.
func Unsaid(wording, said string) string {
	for sentence := range strings.SplitAfterSeq(said, ".") {
		if sentence = strings.TrimSpace(sentence); sentence != "" {
			wording = strings.Replace(wording, sentence, "", 1)
		}
	}
	return strings.TrimSpace(wording)
}

// Letters returns a text without its periods, commas, colons and semicolons.
func Letters(s string) string {
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune(".,:;", r) {
			return -1
		}
		return r
	}, s)
}

func firstWord(s string) string {
	first, _, _ := strings.Cut(s, " ")
	return strings.Trim(first, ".,:?")
}
