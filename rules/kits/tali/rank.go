package tali

import (
	"knucklebones/rules"
	"knucklebones/rules/text"
)

// A Rank is the worth of a hand of four in games that rank casts by name. A
// higher rank beats a lower one; equal ranks tie.
type Rank int8

// The ranks from the lowest. Above Vulture6 come the thirteen totals a Senio
// can have, 9 and 11 to 22, and above them Venus.
const (
	Unnamed  Rank = iota // no name: no six and not four alike
	Canis                // 1 1 1 1, the dogs
	Vulture3             // 3 3 3 3
	Vulture4             // 4 4 4 4
	Vulture6             // 6 6 6 6
	Senio9               // the lowest Senio, 1 1 1 6
	Senio11
	Senio12
	Senio13
	Senio14
	Senio15
	Senio16
	Senio17
	Senio18
	Senio19
	Senio20
	Senio21
	Senio22
	Venus // 1 3 4 6, all different
)

// TotalOption returns the option "total", which is the argument byTotal of
// Worth.
func TotalOption() rules.Option {
	return rules.Option{
		ID: "total", Title: "[Vulture] by total",
		About: "Four sixes count 24 and beat every [Senio]. Usually off.",
		Max:   1, Names: rules.OffOn, From: rules.FromSources,
	}
}

// SumsOption returns the option "sums", which ranks hands without a name by their total, as
// WorthWithSums does. about is what it says beside its title.
func SumsOption(about text.Text) rules.Option {
	return rules.Option{ID: "sums", Title: "Unnamed casts by total", About: about, Max: 1, Names: rules.OffOn, From: rules.Ours}
}

// The hands whose bones are all different, or all alike.
var (
	different = Of(1, 3, 4, 6)
	ones      = Of(1, 1, 1, 1)
	threes    = Of(3, 3, 3, 3)
	fours     = Of(4, 4, 4, 4)
	sixes     = Of(6, 6, 6, 6)
)

// Classify returns the rank of a hand of four bones; any other number of bones
// is Unnamed.
func Classify(h Hand) Rank {
	if h.Len() != 4 {
		return Unnamed
	}
	switch h {
	case different:
		return Venus
	case ones:
		return Canis
	case threes:
		return Vulture3
	case fours:
		return Vulture4
	case sixes:
		return Vulture6
	}
	switch sum := h.Sum(); {
	case h.Count(6) == 0:
		return Unnamed
	case sum == 9:
		return Senio9
	default:
		return Senio11 + Rank(sum-11)
	}
}

// Worth returns the rank as a number from 0 up; a higher rank has a higher one.
// If byTotal is set, four sixes count 24 and beat every Senio.
func (r Rank) Worth(byTotal bool) int {
	switch {
	case byTotal && r == Vulture6:
		return int(Senio22) + 1
	case r == Venus:
		return int(Senio22) + 2
	}
	return int(r)
}

// unnamedLowest is the lowest total of a hand of four without a name, and unnamedTotals the number
// of such totals.
const unnamedLowest, unnamedTotals = 6, 10

// WorthWithSums returns the worth of a hand of four where hands without a name are ranked by
// their total, from 1 up, below all hands that have one. byTotal is that of Worth.
func (h Hand) WorthWithSums(byTotal bool) int {
	if rank := Classify(h); rank != Unnamed {
		return unnamedTotals + rank.Worth(byTotal)
	}
	return 1 + h.Sum() - unnamedLowest
}

// Vulture reports whether the rank is one of the three Vultures.
func (r Rank) Vulture() bool { return r >= Vulture3 && r <= Vulture6 }

// Senio reports whether the rank is a Senio.
func (r Rank) Senio() bool { return r >= Senio9 && r <= Senio22 }

// Total returns the total of a Senio, 9 or 11 to 22, and 0 for other ranks.
func (r Rank) Total() int {
	switch {
	case r == Senio9:
		return 9
	case r.Senio():
		return 11 + int(r-Senio11)
	}
	return 0
}

// String returns the name of the rank, for test output.
func (r Rank) String() string { return text.Plain(r.Name()) }

// Name returns the name of the rank: "[Venus]", "Senio of 15", "Vultures of
// sixes", "[Canis]", "no name".
func (r Rank) Name() text.Text {
	switch r {
	case Venus:
		return "[Venus]"
	case Canis:
		return "[Canis]"
	case Vulture3:
		return "[Vultures](vulture) of threes"
	case Vulture4:
		return "[Vultures](vulture) of fours"
	case Vulture6:
		return "[Vultures](vulture) of sixes"
	}
	if r.Senio() {
		return text.Of("Senio of {0}", r.Total())
	}
	return "no name"
}

// Name returns the name of the rank of a hand of four.
func (h Hand) Name() text.Text { return Classify(h).Name() }

// NameWithSum returns the name of the rank of a hand of four, with the total of a hand that has
// none: "no name, 15".
func (h Hand) NameWithSum() text.Text {
	if Classify(h) == Unnamed {
		return text.Of("no name, {0}", h.Sum())
	}
	return h.Name()
}

// Said returns the rank as part of a sentence: "a Senio of 15".
func (r Rank) Said() text.Text {
	if r.Senio() {
		return text.Of("a [Senio] of {0}", r.Total())
	}
	return r.Name()
}

// Called returns the name of the hand as part of a sentence, or its sides if it
// has none.
func (h Hand) Called() text.Text {
	if Classify(h) == Unnamed {
		return text.Of("{0}", h)
	}
	return Classify(h).Said()
}
