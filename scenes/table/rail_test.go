package table

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
)

// What is the only choice is the primary, whatever it is among others; but a key that
// only selects, which the primary confirms, stays a key.
func TestOnlyChoice(t *testing.T) {
	in := &Instant{Page: &ui.Page{}}
	in.Asks = true
	for _, kind := range []rules.Kind{rules.Primary, rules.Second, rules.Grave, rules.Key} {
		in.Now.Choices = []rules.Choice{{Kind: kind}}
		if keys, acts := sorted(in); len(keys) != 0 || len(acts) != 1 || !isPrimary(acts[0]) {
			t.Errorf("a button of kind %v alone: keys %v, buttons %v", kind, keys, acts)
		}
	}
	in.Now.Choices = []rules.Choice{{Kind: rules.Key, Confirm: "Keep it"}}
	if keys, acts := sorted(in); len(keys) != 1 || len(acts) != 0 {
		t.Errorf("a key alone: keys %v, buttons %v", keys, acts)
	}
}

// What a barred button waits for is an order or a question, as the game says.
func TestWhatComesFirst(t *testing.T) {
	order := rules.View{Prompt: "Cover one number", PromptInAnswers: true}
	question := rules.View{Prompt: "Which do you keep?"}
	if got := text.Plain(first(&order)); got != "Cover one number first." {
		t.Errorf("it waits: %q", got)
	}
	if got := text.Plain(first(&question)); got != "Answer first: Which do you keep?" {
		t.Errorf("it waits: %q", got)
	}
}
