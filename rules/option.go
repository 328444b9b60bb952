package rules

import (
	"strconv"

	"knucklebones/rules/text"
)

// Allows reports whether v is one of the option's values.
func (o *Option) Allows(v int) bool {
	return v >= o.Min && v <= o.Max && (v == o.Min || v == o.Max || v%o.step() == 0)
}

// More returns the value one step above v, or the highest.
func (o *Option) More(v int) int { return min(v-v%o.step()+o.step(), o.Max) }

// Less returns the value one step below v, or the lowest.
func (o *Option) Less(v int) int { return max(o.Min, v-1-(v-1)%o.step()) }

func (o *Option) step() int { return max(1, o.Step) }

// check returns an error that says in plain words why v is not a value of the
// option.
func (o *Option) check(v int) error {
	switch {
	case o.Allows(v):
		return nil
	case v < o.Min || v > o.Max:
		return text.Errorf("{0} goes from {1} to {2}, not {3}", o.Title, o.Min, o.Max, strconv.Itoa(v)) // as it was written, with its hyphen
	}
	return text.Errorf("{0} goes in steps of {1}, not {2}", o.Title, o.Step, v)
}
