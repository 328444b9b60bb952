package faces_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/scenes/app"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/table"
	"knucklebones/sprites/sound"
)

// listened opens a game at a table that tells hear of every sound it asks for, and of
// those of its steps as if nothing were cut.
func listened(t *testing.T, g *rules.Game, first string, hear func(sound.Asked)) (*app.App, *table.Table) {
	t.Helper()
	players := slices.Repeat([]string{g.Levels[0].ID}, g.Seats[0])
	players[0] = first
	hs, other := seat(t, app.Show{Game: g.ID, Seed: "2", Players: players})
	s, board, box := other.Session(), faces.For(g).Board(), sound.New()
	box.Listen = hear
	own := board.Times
	board.Times = func(in *table.Instant) table.Times {
		in.Calm = false
		times := own(in)
		for _, x := range times.Sounds {
			box.Play(x.Moment)
		}
		return times
	}
	tb := table.New(hs.Stack, s, board, s.Len(), table.Deps{Sound: box})
	hs.Stack.Replace(tb)
	return hs, tb
}

// TestNoSoundIsSilent: every sound that a table asks for is one that it has had made,
// among computers and, in games of the hand, where a person throws by ear.
func TestNoSoundIsSilent(t *testing.T) {
	for _, g := range games.Games() {
		heard := map[sound.Moment]bool{}
		hear := func(a sound.Asked) {
			if heard[a.Moment] = true; !a.Wanted {
				t.Errorf("%s: moment %d was never made", g.ID, a.Moment)
			}
		}
		hs, tb := listened(t, g, g.Levels[0].ID, hear)
		for n := 0; !tb.Session().Over() || !tb.Shown(); n++ {
			if hs.Stack.Step(); n > 60*60*60 {
				t.Fatalf("%s does not come to its end", g.ID)
			}
		}
		if slices.Contains(thrown, g.ID) {
			hs, tb = listened(t, g, "person", hear)
			throwOut(t, hs, tb, rand.New(rand.NewPCG(1, 2)))
			if !heard[sound.Pitch] {
				t.Errorf("%s: no aim is heard", g.ID)
			}
		}
		if len(heard) == 0 {
			t.Errorf("%s: nothing is heard", g.ID)
		}
	}
}
