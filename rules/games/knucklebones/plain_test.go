package knucklebones

import (
	"testing"

	"knucklebones/rules"
)

// TestPlain: in the usual game nobody is asked to raise, or which way round: what
// is asked is which number to cover, and nothing else.
func TestPlain(t *testing.T) {
	at, err := Game.New(rules.Setup{Seats: 3})
	if err != nil {
		t.Fatal(err)
	}
	p := play(t, at.(position), "1 1 1, 4 4 4, 2 2 2")
	if p.Turn() != 1 || can(p) != "throw" {
		t.Fatalf("%d may %s", p.Turn(), can(p))
	}
	if p = play(t, p, fail); p.Turn() != 2 || can(p) != "throw" {
		t.Errorf("then %d may %s", p.Turn(), can(p))
	}
}
