package text

import (
	"errors"
	"fmt"
	"slices"
	"testing"
)

func TestFormat(t *testing.T) {
	c := &Catalogue{patterns: map[Text]string{
		"{0} coins":                "{0, plural, one {# coin} other {# coins}}",
		"{0} wins the pot: {1}.":   "{0, select, you {You win} other {{0} wins}} the pot: {1}.",
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
		{&plain, Of("{0} wins the pot: {1}.", Seat(0), Coins(1)), "{0} wins the pot: 1 coin."},
		{&named, Of("{0} wins the pot: {1}.", Seat(0), Coins(12)), "Livia wins the pot: 12 coins."},
		{&me, Of("{0} wins the pot: {1}.", Seat(0), Coins(12)), "You win the pot: 12 coins."},
		{&me, Of("{0} wins the pot: {1}.", Seat(1), Coins(0)), "Marcus wins the pot: 0 coins."},
		{&me, pays, "Marcus pays you 3 coins."},
		{&named, pays, "Marcus pays Livia 3 coins."},
		{&plain, Of("No Venus in {0} casts.", Spelled(1)), "No Venus in one cast."},
		{&plain, Of("No Venus in {0} casts.", Spelled(12)), "No Venus in twelve casts."},
		{&plain, Of("No Venus in {0} casts.", Spelled(13)), "No Venus in 13 casts."},
		{&plain, Of("No Venus in {0} casts.", 0), "No Venus in none."},
		{&plain, Of("{0} bones of {1}, said #", 1, 2), "1 bone of 2 hands, 1"},
		{&plain, Of("{0}: {1}", Of("{0, upper}", Of("{0} such casts", Spelled(3))), InLetters(34)), "Three such casts: thirty-four"},
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

// Neighbours that differ in one argument are said in one breath, also within a text that
// is an argument, with the plural of the last and each seat in its own form.
func TestMerged(t *testing.T) {
	c := &Catalogue{patterns: map[Text]string{
		"{0} sixes":       "{0, plural, =2 {both sixes} one {{0} six} other {{0, spell} sixes}}",
		"{0} coins":       English.patterns["{0} coins"],
		"{0} bones":       "{0, plural, one {# bone} other {# bones}}",
		"{0}’s skiff":     "{0, select, you {Your} other {{0}’s}} skiff",
		"Move {0} to {1}": "Put into {1} what is in {0}",
	}, numbers: English.numbers}
	r := Reader{Catalogue: c, Names: []string{"", "Livia", "Ömer"}, You: func(n int) bool { return n == 0 }}
	texts := func(key Text, args ...any) (list []Text) {
		for _, a := range args {
			list = append(list, Of(key, a))
		}
		return list
	}
	sixes := func(from, to int) (list []Text) {
		for n := from; n <= to; n++ {
			list = append(list, Of("Say {0}", Of("{0} sixes", Spelled(n))))
		}
		return list
	}
	for _, x := range []struct {
		list []Text
		want []string
	}{
		{nil, nil},
		{texts("Cover {0}", 2, 3, 7), []string{"Cover 2, 3 or 7"}},
		{texts("Cover {0}", 9), []string{"Cover 9"}},
		{texts("Cover {0}", 9, 9), []string{"Cover 9", "Cover 9"}},
		{texts("Box {0}", 1, 2, 3, 4, 5), []string{"Box 1 to 5"}},
		{texts("Box {0}", 1, 3, 4, 5, 6, 9), []string{"Box 1, 3 to 6 or 9"}},
		{texts("Box {0}", 1, 2, 4, 5), []string{"Box 1, 2, 4 or 5"}},
		{texts("{0} away", -2, -1, 0, 1), []string{"−2 to 1 away"}},
		{append(sixes(2, 9), "Doubt it"), []string{"Say two to nine sixes", "Doubt it"}},
		{sixes(1, 2), []string{"Say one or two sixes"}},
		{append(texts("Say {0} sixes", Spelled(9), Spelled(10)), Of("Say {0} sixes", 11)), []string{"Say nine, ten or 11 sixes"}},
		{texts("Name {0}", Text("ones"), Text("threes")), []string{"Name ones or threes"}},
		{texts("Keep {0}", And("1", "3"), And("3", "4")), []string{"Keep 1 and 3", "Keep 3 and 4"}},
		{texts("Keep {0}", And("1", "3"), And("1", "4"), And("3", "4")), []string{"Keep 1 and 3 or 4", "Keep 3 and 4"}},
		{texts("Keep {0}", Text("3"), And("1", "3")), []string{"Keep 3", "Keep 1 and 3"}},
		{texts("Stake {0}", Coins(1), Coins(2)), []string{"Stake 1 or 2 coins"}},
		{texts("{0} bones", 1, 2, 3, 4), []string{"1 to 4 bones"}},
		{texts("{0, upper}", Of("{0}’s skiff", Seat(0)), Of("{0}’s skiff", Seat(1))), []string{"Your or Livia’s skiff"}},
		{texts("{0}", Seat(0), Seat(1), Seat(2)), []string{"You, Livia or Ömer"}},
		{[]Text{Of("Move {0} to {1}", 1, 5), Of("Move {0} to {1}", 1, 6), Of("Move {0} to {1}", 2, 6)}, []string{"Put into 5 or 6 what is in 1", "Put into 6 what is in 2"}},
		{[]Text{"A", "B", "B"}, []string{"A", "B", "B"}},
	} {
		var got []string
		for _, t := range Merged(x.list) {
			got = append(got, r.Format(t))
		}
		if !slices.Equal(got, x.want) {
			t.Errorf("%q are %q, not %q", x.list, got, x.want)
		}
	}
	disguised := Reader{Catalogue: c}
	disguised.Catalogue.pseudo = true
	if got := disguised.Format(Merged(texts("Box {0}", 1, 2, 4))[0]); got != "(Bööx 1, 2 öör 4)" {
		t.Errorf("in disguise it is %q", got)
	}
}

// A name keeps its letters: where a small one is asked for, too.
func TestNames(t *testing.T) {
	alone := Reader{Catalogue: English, Names: []string{"", "Livia"}, You: func(n int) bool { return n == 0 }}
	shared := Reader{Catalogue: English, Names: []string{"", "Livia", "", "old Tom"}}
	said := func(n int) Text { return Of("Then {0, lower}", Of("{0}, or {1}", Seat(n), "X")) }
	for _, x := range []struct{ got, want string }{
		{Plain(alone.Called(0)), "You"}, {Plain(alone.Called(1)), "Livia"},
		{Plain(shared.Called(0)), "Player 1"}, {Plain(shared.Called(1)), "Livia"}, {Plain(shared.Called(2)), "Player 3"},
		{alone.Format(said(0)), "Then you, or X"}, {alone.Format(said(1)), "Then Livia, or X"}, {shared.Format(said(2)), "Then Player 3, or X"},
		{shared.Format(Upper(Of("{0} waits", Seat(3)))), "Old Tom waits"},
	} {
		if x.got != x.want {
			t.Errorf("it is %q, not %q", x.got, x.want)
		}
	}
}

// A pattern with a mistake never reaches a player: the key is filled in instead.
func TestBrokenPatterns(t *testing.T) {
	const key = "{0} takes {1} bones."
	for _, pattern := range []string{
		"{0} nimmt {2} Knochen.", "{0} nimmt {1} Knochen.}", "{0} nimmt {1 Knochen.", "{0, vous} nimmt {1} Knochen.",
		"{0} nimmt {1, plural, one {einen Knochen}}.", "{0, select, you {Du nimmst}} {1} Knochen.", "{0} nimmt {1, plural, one {einen} other {{1}} Knochen.",
		"{0} nimmt {1, plural, one {x} other {{9}}}.", "{0, select, you {Du nimmst} other {{a} nimmt}} {1}.",
	} {
		r := Reader{Catalogue: &Catalogue{patterns: map[Text]string{key: pattern}}, Names: []string{"Livia"}}
		if got := r.Format(Of(key, Seat(0), 3)); got != "Livia takes 3 bones." {
			t.Errorf("%q reads %q", pattern, got)
		}
		if got := r.Format(Of("So far: {0}", Of(key, Seat(0), 3))); got != "So far: Livia takes 3 bones." {
			t.Errorf("%q within another text reads %q", pattern, got)
		}
	}
	bare := Reader{Catalogue: Read("xx", "")}
	if got := bare.Format(Of("{0}, {1}, {2}", Spelled(0), Spelled(2), Coins(1))); got != "0, 2, 1 coin" {
		t.Errorf("without a catalogue it reads %q", got)
	}
}

// Terms are cut out of the words, and found in nested texts, forms and disguise.
func TestTerms(t *testing.T) {
	c := &Catalogue{patterns: map[Text]string{
		"{0} takes {1} [pots](pot)": "{0, select, you {You take} other {{0} takes}} {1, plural, one {one [pot]} other {# [pots](pot)}}",
		"[stick] or take {0}":       "[Schluss](stick) oder {0}",
	}}
	r := Reader{Catalogue: c, Names: []string{"", "Livia"}, You: func(n int) bool { return n == 0 }}
	takes := func(seat, n int) Text { return Of("{0} takes {1} [pots](pot)", Seat(seat), n) }
	for _, x := range []struct {
		t    Text
		want string // each term in angle brackets with its id
	}{
		{"No term", "No term"},
		{"[Venus] wins the [pots](pot).", "<Venus venus> wins the <pots pot>."},
		{"[Wild Hounds]", "<Wild Hounds wild hounds>"},
		{Of("{0, upper}, {1, lower}", Text("[pot] and [pot]"), Text("[Venus]")), "<Pot pot> and pot, <venus venus>"},
		{Of("{0, stop}", Text("Ask for [Venus]")), "Ask for <Venus venus>."},
		{takes(0, 1), "You take one <pot pot>"},
		{takes(1, 3), "Livia takes 3 <pots pot>"},
		{Sentences(Stop(takes(0, 2)), Of("[stick] or take {0}", Coins(3))), "You take 2 <pots pot>. <Schluss stick> oder 3 coins"},
		{Of("a [pot", 1), "a [pot"},
		{"[a]", "<a a>"},
		{Raw("[1] as in a record"), "[1] as in a record"},
	} {
		words, list := r.Terms(x.t)
		if words != r.Format(x.t) {
			t.Errorf("%q is %q with its terms and %q without", x.t, words, r.Format(x.t))
		}
		for i := len(list) - 1; i >= 0; i-- {
			l := list[i]
			if words[l.From:l.To] != l.Word {
				t.Errorf("%q does not stand at %d in %q", l.Word, l.From, words)
			}
			words = words[:l.From] + "<" + l.Word + " " + l.ID + ">" + words[l.To:]
		}
		if words != x.want {
			t.Errorf("%q is %q, not %q", x.t, words, x.want)
		}
	}
	r.Catalogue.pseudo = true
	words, list := r.Terms(takes(0, 2))
	if words != "(Yööüü táákëë 2 pööts)" || len(list) != 1 || list[0].ID != "pot" || list[0].Word != "pööts" {
		t.Errorf("in disguise it is %q with %v", words, list)
	}
}
