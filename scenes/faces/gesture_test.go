package faces_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
	"knucklebones/scenes/app"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/flight"
)

// places are where a finger may be said to be, on the table and off it, and where none
// can be.
var places = []float64{0, 100, 200, 300, 400, 410, 500, 640, 900, -5, 1e9, -1e9, 1e308, -1.7e308, math.NaN(), math.Inf(1), math.Inf(-1)}

// controls are what a screen reader uses of a throw, and what comes between.
var controls = []string{"bones", "left", "right", "harder", "softer", "way", "put down", "primary", "key bold", "key careful"}

// gesture makes a move of somebody at the table: three bytes say which, pressed whether
// a finger is down. It is told whether that may throw.
func gesture(hs *app.App, b [3]byte, pressed *bool) (throws bool) {
	x, y := places[int(b[1])%len(places)], places[int(b[2])%len(places)]
	switch phase := b[0] % 8; phase {
	case 0, 1, 2, 3:
		it := hs.Stack.Page().Find("bones")
		if it == nil || it.Drag == nil {
			return false
		}
		throws = *pressed && ui.Phase(phase) == ui.Release
		*pressed = ui.Phase(phase) == ui.Take || *pressed && ui.Phase(phase) == ui.Move
		it.Drag(ui.Drag{X: x, Y: y, Phase: ui.Phase(phase)})
	case 4:
		id := controls[int(b[1])%len(controls)]
		throws = id == "bones" || id == "primary"
		hs.Stack.Use(id)
	case 5:
		hs.Stack.Resize([]float64{390, 844, 1280}[b[1]%3], []float64{844, 390, 800}[b[1]%3], 1)
	default:
		for range b[1] % 32 {
			hs.Stack.Step()
		}
	}
	hs.Stack.Invalidate()
	hs.Stack.Step()
	return throws
}

// settled steps until a person is asked or the game is over, and lets bones fall that
// hang.
func settled(t *testing.T, hs *app.App, tb *table.Table) {
	t.Helper()
	for range 3000 {
		hs.Stack.Step()
		switch it := hs.Stack.Page().Find("bones"); {
		case tb.Session().Over():
			return
		case it == nil || !tb.Asks() || hs.Stack.Page().Find("harder") == nil:
		case text.Plain(it.Label) == "Let them fall":
			hs.Stack.Use("bones")
		default:
			return
		}
	}
	t.Fatal("it does not go on")
}

// FuzzGestures: whatever fingers and keys do at a table, in any order and wherever they
// are said to be, a throw is made as it was let go, once and whole, or not at all.
func FuzzGestures(f *testing.F) {
	f.Add(byte(0), []byte{2, 3, 4, 2, 3, 7})                               // let go without a press
	f.Add(byte(1), []byte{0, 3, 4, 0, 4, 4, 1, 3, 5, 2, 3, 7, 2, 3, 7})    // two fingers, one lifted twice
	f.Add(byte(2), []byte{0, 3, 4, 1, 3, 5, 2, 3, 5, 0, 14, 15, 0, 13, 4}) // the hand led to nowhere
	f.Add(byte(0), []byte{0, 3, 4, 2, 15, 15, 0, 3, 13, 2, 3, 12})         // let go where no page reaches
	r := rand.New(rand.NewPCG(7, 13))
	for range short.Times(12, 60) {
		list := make([]byte, 3*60)
		for i := range list {
			list[i] = byte(r.IntN(256))
		}
		f.Add(byte(r.IntN(256)), list)
	}
	f.Fuzz(func(t *testing.T, which byte, list []byte) {
		game := thrown[int(which)%len(thrown)]
		hs, tb := seat(t, app.Show{Game: game, Seed: "5", Players: []string{"person", "hard"}[:min(2, games.Find(game).Seats[1])]})
		most, pressed := 0, false
		for b := range slices.Chunk(list[:min(len(list), 240)/3*3], 3) {
			if gesture(hs, [3]byte(b), &pressed) {
				most++
			}
		}
		settled(t, hs, tb)
		s, made := tb.Session(), 0
		for i := range s.Len() {
			step := s.Step(i)
			if step.Move.Verb != rules.Throw || s.At(i).Turn() != 0 {
				continue
			}
			made++
			if _, err := flight.Parse(step.Thrown, step.Move.N == 1); err != nil {
				t.Errorf("%s: %v", game, err)
			}
			if _, known := tb.Flown(i); !known {
				t.Errorf("%s: nobody knows how %q has flown", game, step.Thrown)
			}
		}
		if made > most || s.At(s.Len()).Turn() == rules.Chance {
			t.Errorf("%s: %d throws were made, and at most %d let go", game, made, most)
		}
	})
}
