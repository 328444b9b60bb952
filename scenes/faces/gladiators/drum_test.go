package gladiators

import (
	"slices"
	"testing"

	"knucklebones/rules"
	game "knucklebones/rules/games/gladiators"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
)

// A drum beats for each bone while a fighter has only one stone left, and not before.
func TestHeartBeatsAtTheLastStone(t *testing.T) {
	drums := func(list []table.Sound) bool {
		return slices.ContainsFunc(list, func(s table.Sound) bool { return s.Moment == sound.Drum })
	}
	for stones, want := range map[[2]int]bool{{4, 4}: false, {3, 2}: false, {3, 1}: true, {1, 1}: true} {
		v := rules.View{Board: game.Board{Of: 4, Stones: stones, Winner: rules.Nobody}}
		in := table.Instant{Step: table.Step{Was: v, Now: v, Move: rules.Move{Verb: rules.Cast}}}
		if got := times(&in); drums(got.Each) != want || drums(got.Sounds) {
			t.Errorf("with %v stones each bone drums is %v, and all of them %v", stones, drums(got.Each), drums(got.Sounds))
		}
	}
}
