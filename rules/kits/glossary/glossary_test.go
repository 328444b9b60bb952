package glossary

import (
	"slices"
	"strings"
	"testing"

	"knucklebones/rules/text"
)

func TestIn(t *testing.T) {
	for text, want := range map[string][]string{
		"Four sixes, a Vulture, pay nothing.":       {"Vulture"},
		"Then come the Senios by total. Void?":      {"Senio", "Void"},
		"The stakes of bankers are avoided.":        {"stake"},
		"the Bone-Ace is high":                      {"Bone-Ace"},
		"All must have the favour of the crowd.":    {"favour of the crowd"},
		"Bankers, potters and those who stickle.":   nil,
		"The potter puts an ante in the pot, twice": {"ante", "pot"},
	} {
		if got := Words(text); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// TestTerms: each word has one place, and is explained in plain sentences.
func TestTerms(t *testing.T) {
	if !slices.IsSortedFunc(Terms, func(a, b Term) int { return strings.Compare(strings.ToLower(a.Word), strings.ToLower(b.Word)) }) {
		t.Error("the terms stand in the order of the alphabet")
	}
	seen := map[string]bool{}
	for _, term := range Terms {
		word := strings.ToLower(term.Word)
		if seen[word] || !strings.HasSuffix(text.Plain(term.Means), ".") || len(term.Means) > 140 {
			t.Errorf("%q is explained twice, or not in a short sentence: %q", term.Word, text.Plain(term.Means))
		}
		seen[word] = true
	}
}

func TestNotes(t *testing.T) {
	void := Term{"void", "Nothing."}
	if got := Notes([]Term{void, {"pot", "Coins."}, void}); len(got) != 2 || text.Plain(got[0])+text.Plain(got[1]) != "**Void:** Nothing.**Pot:** Coins." {
		t.Errorf("%q", got)
	}
}

func TestNote(t *testing.T) {
	if got := text.Plain(Note("Wild Hounds")); strings.Count(got, "\n") != 1 || !strings.HasPrefix(got, "**Hound:** A bone that shows 1.") {
		t.Errorf("%q", got)
	}
}
