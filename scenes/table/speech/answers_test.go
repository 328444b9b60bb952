package speech

import (
	"strings"
	"testing"

	"knucklebones/rules/text"
)

// Answers are said in one breath, and what they have in common once.
func TestEither(t *testing.T) {
	names := []string{"You", "Livia", "Old Tom"}
	for list, want := range map[string]string{
		"Cover 2|Cover 3|Cover 7":                      "Cover 2, 3 or 7",
		"Cover 9":                                      "Cover 9",
		"Throw|Leave":                                  "Throw or leave",
		"Say two sixes|Say three sixes|Doubt it":       "Say two or three sixes, or doubt it",
		"Say nine sixes|Say ten sixes|Say 11 sixes":    "Say nine, ten or 11 sixes",
		"Box 1|Box 2|Box 3|Box 4|Box 5":                "Box 1 to 5",
		"Box 1|Box 3|Box 4|Box 5|Box 6|Box 9":          "Box 1, 3 to 6 or 9",
		"Box 1|Box 2|Box 4|Box 5":                      "Box 1, 2, 4 or 5",
		"You|Livia|Old Tom":                            "You, Livia or Old Tom",
		"No raise|Raise 3|Raise 6|No raises from me":   "No raise, raise 3 or 6, or no raises from me",
		strings.Repeat("A|B c|", 7) + "That is enough": "15 choices",
	} {
		if got := Either(strings.Split(list, "|"), names); got != want {
			t.Errorf("%q is said %q, want %q", list, got, want)
		}
	}
}

func TestUnsaid(t *testing.T) {
	goal := text.Sentences("One cast each.", "The highest takes the pot.")
	for said, want := range map[text.Text]text.Text{
		text.Sentences("The highest takes the pot.", "Canis pays one."): "Canis pays one.",
		text.Sentences("Canis pays one.", "A Senio pays two."):          text.Sentences("Canis pays one.", "A Senio pays two."),
		"Canis pays one.": "Canis pays one.",
		"One cast each.":  "",
		"":                "",
	} {
		if got := Unsaid(said, goal); got != want {
			t.Errorf("%q without what was said is %q", said, got)
		}
	}
}
