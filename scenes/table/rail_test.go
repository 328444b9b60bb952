package table

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/scenes/kit/ui"
)

// What is the only choice is the primary, whatever it is among others; but a key that
// only selects, which the primary confirms in other words, stays a key.
func TestOnlyChoice(t *testing.T) {
	in := &Instant{Page: &ui.Page{}}
	in.Asks = true
	for _, kind := range []rules.Kind{rules.Primary, rules.Second, rules.Grave, rules.Key} {
		in.Now.Choices = []rules.Choice{{Kind: kind}}
		if keys, acts := sorted(in); len(keys) != 0 || len(acts) != 1 || !isPrimary(acts[0]) {
			t.Errorf("a button of kind %v alone: keys %v, buttons %v", kind, keys, acts)
		}
	}
	in.Now.Choices = []rules.Choice{{Kind: rules.Key, Label: "Cover 9", Confirm: "Cover 9"}}
	if keys, acts := sorted(in); len(keys) != 0 || len(acts) != 1 || !isPrimary(acts[0]) {
		t.Errorf("a key confirmed in its own words: keys %v, buttons %v", keys, acts)
	}
	in.Now.Choices = []rules.Choice{{Kind: rules.Key, Confirm: "Keep it"}}
	if keys, acts := sorted(in); len(keys) != 1 || len(acts) != 0 {
		t.Errorf("a key alone: keys %v, buttons %v", keys, acts)
	}
}
