package rules

import (
	"slices"
	"strconv"
	"strings"

	"knucklebones/rules/text"
)

// OffOn are the names of the two values of a switch.
var OffOn = []text.Text{"off", "on"}

// Switch reports whether the option is a switch, off or on.
func (o *Option) Switch() bool { return slices.Equal(o.Names, OffOn) }

// Needs returns the option that Only names and the value that it must have, as a
// condition for this option; ok is false if Only is empty or has another form.
func (o *Option) Needs() (id string, value int, ok bool) {
	id, number, _ := strings.Cut(o.Only, "=")
	value, err := strconv.Atoi(number)
	return id, value, err == nil
}

// Allows reports whether v is one of the option's values.
func (o *Option) Allows(v int) bool {
	return v >= o.Min && v <= o.Max && (v == o.Min || v == o.Max || v%o.step() == 0)
}

// More returns the value one step above v, but at most the highest.
func (o *Option) More(v int) int { return min(v-v%o.step()+o.step(), o.Max) }

// Less returns the value one step below v, but at least the lowest.
func (o *Option) Less(v int) int { return max(o.Min, v-1-(v-1)%o.step()) }

func (o *Option) step() int { return max(1, o.Step) }

// check returns an error that says in plain words why v is not a value of the
// option.
func (o *Option) check(v int) error {
	switch {
	case o.Allows(v):
		return nil
	case v < o.Min || v > o.Max:
		return text.Errorf("{0} has to be from {1} to {2}, not {3}", o.Title, o.Min, o.Max, strconv.Itoa(v)) // as it was written, with its hyphen
	}
	return text.Errorf("{0} has to be a multiple of {1}, not {2}", o.Title, o.Step, v)
}
