package words

import "testing"

func TestFill(t *testing.T) {
	names := []string{"You", "Livia"}
	for s, want := range map[string]string{
		"{0} takes the pot: **64**":                "You take the pot: **64**",
		"{1} takes the pot":                        "Livia takes the pot",
		"{0} has 3, {1} has 4.":                    "You have 3, Livia has 4.",
		"{0} passes.":                              "You pass.",
		"{0} covered 8.":                           "You covered 8.",
		"{0} is out":                               "You are out",
		"{0} is left and takes 4.":                 "You are left and take 4.",
		"{0} has 31 and wins.":                     "You have 31 and win.",
		"{0} spurs and throws 1 again.":            "You spur and throw 1 again.",
		"{0} matches the double and pays 3 coins.": "You match the double and pay 3 coins.",
		"{0} leaves the pot and loses 8 coins.":    "You leave the pot and lose 8 coins.",
		"{0} has 3 and {1} has 4.":                 "You have 3 and Livia has 4.",
		"{0} loses one and is out.":                "You lose one and are out.",
		"{0} gained 5 and has 9.":                  "You gained 5 and have 9.",
		"{0}’s turn":                               "Your turn",
		"{1}’s turn":                               "Livia’s turn",
		"First. {0} takes it":                      "First. You take it",
		"no one {9} here":                          "no one {9} here",
		"Waiting for {0}":                          "Waiting for you",
		"{0} wins.":                                "You win.",
		"{0}":                                      "You",
		"{0} takes theirs in 3.":                   "You take yours in 3.",
		"{1} takes {0}’s in 3.":                    "Livia takes yours in 3.",
		"{0}’s and {1}’s.":                         "Yours and Livia’s.",
		"{1} draws {0}’s racer":                    "Livia draws your racer",
		"{":                                        "{",
	} {
		if got := Fill(s, names); got != want {
			t.Errorf("Fill(%q) = %q, want %q", s, got, want)
		}
	}
}

func TestSigned(t *testing.T) {
	for n, want := range map[int]string{9: "+9", -3: "−3", 0: "0", 120: "+120"} {
		if got := Signed(n); got != want {
			t.Errorf("Signed(%d) = %q, want %q", n, got, want)
		}
	}
}

func TestName(t *testing.T) {
	for room, want := range map[int]string{12: "Owls, Common", 11: "Common", 6: "Common", 5: "Owl"} {
		got := Name("Owls, Common", "Owl", func(s string) bool { return len(s) <= room })
		if got != want {
			t.Errorf("in room for %d letters it is %q, not %q", room, got, want)
		}
	}
	if got := Name("Skiffs", "Sk", func(s string) bool { return len(s) < 6 }); got != "Sk" {
		t.Errorf("a title without a comma becomes %q", got)
	}
}
