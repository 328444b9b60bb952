package text

import (
	"errors"
	"fmt"
	"slices"
	"testing"
)

func TestFormat(t *testing.T) {
	c := Catalogue{patterns: map[Text]string{
		"{0} coins":                "{0, plural, one {# coin} other {# coins}}",
		"{0} takes the pot: {1}.":  "{0, select, you {You take} other {{0} takes}} the pot: {1}.",
		"{0} pays {1} {2}.":        "{0, select, you {You pay {1} {2}} other {{1, select, you {{0} pays you {2}} other {{0} pays {1} {2}}}}}.",
		"No Venus in {0} casts.":   "No Venus in {0, plural, =0 {none} one {one cast} other {{0, spell} casts}}.",
		"{0} bones of {1}, said #": "{0, plural, one {# bone of {1, plural, one {# hand} other {# hands}}, #} other {# bones}}",
	}, numbers: English.numbers}
	names := []string{"Livia", "Marcus"}
	plain := Reader{Catalogue: c}
	named := Reader{Catalogue: c, Names: names}
	me := Reader{Catalogue: c, Names: names, You: func(n int) bool { return n == 0 }}
	pays := Of("{0} pays {1} {2}.", Seat(1), Seat(0), Coins(3))
	for _, x := range []struct {
		who  *Reader
		of   Text
		want string
	}{
		{&plain, Of("{0} takes the pot: {1}.", Seat(0), Coins(1)), "{0} takes the pot: 1 coin."},
		{&named, Of("{0} takes the pot: {1}.", Seat(0), Coins(12)), "Livia takes the pot: 12 coins."},
		{&me, Of("{0} takes the pot: {1}.", Seat(0), Coins(12)), "You take the pot: 12 coins."},
		{&me, Of("{0} takes the pot: {1}.", Seat(1), Coins(0)), "Marcus takes the pot: 0 coins."},
		{&me, pays, "Marcus pays you 3 coins."},
		{&named, pays, "Marcus pays Livia 3 coins."},
		{&plain, Of("No Venus in {0} casts.", Spelled(1)), "No Venus in one cast."},
		{&plain, Of("No Venus in {0} casts.", Spelled(12)), "No Venus in twelve casts."},
		{&plain, Of("No Venus in {0} casts.", Spelled(13)), "No Venus in 13 casts."},
		{&plain, Of("No Venus in {0} casts.", 0), "No Venus in none."},
		{&plain, Of("{0} bones of {1}, said #", 1, 2), "1 bone of 2 hands, 1"},
		{&plain, Of("{0}: {1}", Of("{0, upper}", Of("{0} casts", Spelled(3))), InLetters(34)), "Three casts: thirty-four"},
		{&plain, Of("{0}, {1}, {2}, {3}", Grouped(0), Grouped(999), Grouped(1000), Grouped(1234567)), "0, 999, 1,000, 1,234,567"},
		{&plain, Of("{0}, {1}", Grouped(-100), Grouped(-12500)), "−100, −12,500"},
		{&plain, Of("{0} or {1}", Signed(3), Signed(-3)), "+3 or −3"},
		{&plain, Of("{0} or {1} or {2}", Decimal(1.44), Decimal(-0.31), Decimal(-0.01)), "1.4 or −0.3 or 0.0"},
		{&plain, Of("{0} or {1} or {2}", SignedDecimal(1.44), SignedDecimal(-0.31), SignedDecimal(-0.01)), "+1.4 or −0.3 or 0.0"},
		{&plain, And("A", "B", "C"), "A, B and C"},
		{&plain, Or("A", "B"), "A or B"},
		{&plain, Or("A"), "A"},
		{&plain, Sentences("A.", "", "B.", "C."), "A. B. C."},
		{&plain, Sentences("", ""), ""},
		{&plain, Lines("A.", "B."), "A.\nB."},
		{&plain, Sentences(Stop("A"), Stop("B."), Stop("C?"), Stop("")), "A. B. C?"},
		{&me, Sentences(Stop(Of("{0} is next", Seat(1))), Heading(Of("{0} threw {1}.", Seat(1), 3)), Heading("D")), "Marcus is next. Marcus threw 3 D"},
		{&plain, Of("{0} {1}", Upper("ärger"), Lower("ÄRGER")), "Ärger äRGER"},
		{&me, Of("{0} begins, then {1}.", Seat(0), Seat(0)), "You begins, then you."},
		{&me, Of("Pot 1. {0}", Of("{0}, {1}", Seat(0), Seat(1))), "Pot 1. You, Marcus"},
		{&me, Of("{0} is {1}", Raw("{1} {0}"), Verbatim("#")), "{1} {0} is #"},
		{&plain, "No placeholder {9} # here", "No placeholder {9} # here"},
	} {
		if got := x.who.Format(x.of); got != x.want {
			t.Errorf("%q is %q, not %q", x.of, got, x.want)
		}
	}
}

func TestErrors(t *testing.T) {
	fault := Errorf("there is no game {0}", "chess")
	for _, x := range []struct {
		err  error
		want Text
	}{
		{fault, Of("there is no game {0}", "chess")},
		{fmt.Errorf("twice: %w", fault), Of("there is no game {0}", "chess")},
		{errors.New("no space left"), Raw("no space left")},
	} {
		if got := OfError(x.err); got != x.want {
			t.Errorf("%v is %q, not %q", x.err, got, x.want)
		}
	}
	if got := Plain(Complaint(fault)); got != "There is no game chess." {
		t.Errorf("it is %q", got)
	}
}

func TestParts(t *testing.T) {
	threw := Of("{0} threw {1}.", Seat(1), 3)
	for _, want := range [][]Text{nil, {threw}, {"A.", threw}, {"A.", threw, "B."}} {
		if got := Parts(Sentences(want...)); !slices.Equal(got, want) {
			t.Errorf("%q has the parts %q", want, got)
		}
	}
	if got := Parts(Sentences(Sentences("A.", "B."), "C.")); !slices.Equal(got, []Text{"A.", "B.", "C."}) {
		t.Errorf("sentences within sentences are %q", got)
	}
}
