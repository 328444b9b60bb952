package glossary

import (
	"slices"
	"strings"
	"testing"

	"knucklebones/rules/text"
)

// TestTerms: each word has one place, and is explained in plain sentences.
func TestTerms(t *testing.T) {
	if !slices.IsSortedFunc(Terms, func(a, b Term) int { return strings.Compare(a.ID(), b.ID()) }) {
		t.Error("the terms stand in the order of the alphabet")
	}
	seen := map[string]bool{}
	for _, term := range Terms {
		if seen[term.ID()] || !strings.HasSuffix(text.Plain(term.Means), ".") || len(term.Means) > 140 {
			t.Errorf("%q is explained twice, or not in a short sentence: %q", term.Word, text.Plain(term.Means))
		}
		seen[term.ID()] = true
	}
}

func TestNote(t *testing.T) {
	_, marked := text.PlainTerms("Four [dogs], or [wild ones](wild hounds); and the [pots](pot), the [kitty], a [Dog](dogs)")
	if got := text.Plain(Note(map[string]text.Text{"pot": "Here it is small."}, marked...)); strings.Count(got, "\n") != 2 || !strings.HasPrefix(got, "**Dogs:** Four ones") ||
		!strings.Contains(got, "\n**Pot:** Here it is small. The coins in the middle") || !strings.Contains(got, "\n**Wild Hounds:** Ones count") {
		t.Errorf("%q", got)
	}
}
