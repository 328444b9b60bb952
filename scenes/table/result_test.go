package table

import (
	"testing"

	"knucklebones/rules"
)

// What a step came to is named once it is seen: a cast when its bones have fallen,
// another act when the board has shown it; and not when it is taken back.
func TestResult(t *testing.T) {
	told := []rules.Event{{Text: "{0} threw 6 6: 12.", Result: "12"}, {Text: "{0} wins."}}
	cast, doubt := rules.Move{Verb: rules.Cast}, rules.Move{Verb: "doubt"}
	for _, c := range []struct {
		m    *motion
		want string
	}{
		{nil, ""},
		{&motion{move: cast, events: told, casts: true}, ""},
		{&motion{move: cast, events: told, act: 500}, "12"},
		{&motion{move: cast, events: told, back: true}, ""},
		{&motion{move: doubt, events: told, act: 500, age: 200}, ""},
		{&motion{move: doubt, events: told, act: 500, age: 500}, "12"},
		{&motion{move: doubt, events: told[1:]}, ""},
	} {
		if got := c.m.result(); got != c.want {
			t.Errorf("%+v: %q, want %q", c.m, got, c.want)
		}
	}
}
