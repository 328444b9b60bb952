package speech

import (
	"testing"

	"knucklebones/rules/text"
)

// Answers are said in one breath, and what they have in common once.
func TestEither(t *testing.T) {
	cover := func(numbers ...int) (list []text.Text) {
		for _, n := range numbers {
			list = append(list, text.Of("Cover {0}", n))
		}
		return list
	}
	seats := []text.Text{text.Of("{0}", text.Seat(0)), text.Of("{0}", text.Seat(1)), text.Of("{0}", text.Seat(2))}
	say := func(from, to int) (list []text.Text) {
		for n := from; n <= to; n++ {
			list = append(list, text.Of("Say {0}", text.Of("{0} sixes", text.Spelled(n))))
		}
		return list
	}
	r := text.Reader{Catalogue: text.English, Names: []string{"", "Livia", "Old Tom"}, You: func(n int) bool { return n == 0 }}
	for want, list := range map[string][]text.Text{
		"Cover 2, 3 or 7":                              cover(2, 3, 7),
		"Cover 9":                                      cover(9),
		"Cover 1 to 5":                                 cover(1, 2, 3, 4, 5),
		"Cover 1, 3 to 6 or 9":                         cover(1, 3, 4, 5, 6, 9),
		"Cover 1, 2, 4 or 5":                           cover(1, 2, 4, 5),
		"Throw or leave":                               {"Throw", "Leave"},
		"You, Livia or Old Tom":                        seats,
		"Doubt it or Livia":                            {"Doubt it", seats[1]},
		"Say two to nine sixes, or doubt it":           append(say(2, 9), "Doubt it"),
		"Say two or three sixes, or doubt it":          append(say(2, 3), "Doubt it"),
		"No raise, raise 3 or 6, or no raises from me": {"No raise", text.Of("Raise {0}", 3), text.Of("Raise {0}", 6), "No raises from me"},
		"A, b, c, d, e, f, g, h, i, j, k or l":         {"A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"},
		"13 choices":                                   {"A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M"},
	} {
		said, listed := Either(list)
		if got := r.Format(said); got != want || listed != (want != "13 choices") {
			t.Errorf("%q is said %q, listed: %v, want %q", list, got, listed, want)
		}
	}
}

// What the answers say is not asked besides, and what was said lately not said again.
func TestCompose(t *testing.T) {
	var s Speaker
	ask := func(p Prompt, question, more text.Text) {
		t.Helper()
		if q, m := s.compose(p); text.Plain(q) != string(question) || text.Plain(m) != string(more) {
			t.Errorf("%+v is announced as %q and %q", p, text.Plain(q), text.Plain(m))
		}
	}
	ask(Prompt{Head: "Cover one number", Answers: "Cover 2 or 3", Implied: true}, "", "Cover 2 or 3.")
	ask(Prompt{Head: "Cover one number", Aside: "One bone"}, "Cover one number.", "One bone.")
	ask(Prompt{Head: "Raise the pot?", Aside: "One bone", Answers: "Raise 3"}, "Raise the pot?", "Raise 3.")
}

func TestUnsaid(t *testing.T) {
	goal := text.Sentences("One cast each.", "The highest wins the pot.")
	for said, want := range map[text.Text]text.Text{
		text.Sentences("The highest wins the pot.", "Canis pays one."): "Canis pays one.",
		text.Sentences("Canis pays one.", "A Senio pays two."):         text.Sentences("Canis pays one.", "A Senio pays two."),
		"Canis pays one.": "Canis pays one.",
		"One cast each.":  "",
		"":                "",
	} {
		if got := Unsaid(said, goal); got != want {
			t.Errorf("%q without what was said is %q", said, got)
		}
	}
}
