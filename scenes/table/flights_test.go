package table_test

import (
	"testing"

	"knucklebones/rules/games"
	"knucklebones/rules/games/catapulta"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/play/record"
	"knucklebones/scenes/kit/prefs"
)

// Of all bones that lie it is known how they came there, throw by throw.
func TestWaysOfBonesThatLie(t *testing.T) {
	g := games.Find("catapulta")
	tb := usual(t, g, prefs.Full, 3)
	person := opponent.New(g, g.Opponents()[0].ID, 0, opponent.Stream(record.Seed{3}, 0, 0))
	most := 0
	for range 60 * 60 {
		tb.Stack().Step()
		s := tb.Session()
		if !tb.Asks() {
			continue
		}
		lie := len(s.View(s.Turn()).Board.(catapulta.Board).Lies)
		if most = max(most, lie); tb.Ways() != lie {
			t.Fatalf("%d bones lie, and %d ways there are known", lie, tb.Ways())
		}
		person.Ask(s.Position())
		for m, done := person.Step(1 << 16); ; m, done = person.Step(1 << 16) {
			if done {
				tb.Play(m)
				break
			}
		}
	}
	if most < 3 {
		t.Errorf("at most %d bones have lain when somebody was asked", most)
	}
}
