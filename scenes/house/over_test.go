package house

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/all"
	"knucklebones/rules/session"
)

// TestSidesOfAKnockedBone: a bone that another one knocks on is no cast, so the
// result counts a bone for every cast and no more.
func TestSidesOfAKnockedBone(t *testing.T) {
	s, err := session.New(all.Find("catapulta"), rules.Setup{Seats: 2}, [16]byte{1})
	if err != nil {
		t.Fatal(err)
	}
	throw := rules.Move{Verb: rules.Throw}
	first := rules.Move{Verb: rules.Cast, To: 1, N: 3}
	knock := rules.Move{Verb: "knock", To: 3, N: 6}
	second := rules.Move{Verb: rules.Cast, To: 2, N: 4}
	for _, err := range []error{s.Play(throw), s.Enter(first), s.Play(throw), s.Enter(knock), s.Enter(second)} {
		if err != nil {
			t.Fatal(err)
		}
	}
	fell := map[string]int{}
	for _, side := range sides(s) {
		fell[side.Label] = side.Fell
	}
	if fell["3"] != 1 || fell["4"] != 1 || fell["6"] != 0 {
		t.Errorf("a three and a four were tossed: %v", fell)
	}
}
