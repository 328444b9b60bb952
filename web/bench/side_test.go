//go:build !js

package main

import (
	"testing"

	"knucklebones/web/e2e"
)

// TestOwn: what a frame took is what its thread had of a processor between the marks,
// all ticks of it together, without the work that can wait; and the most of any frame
// is told for each thing done.
func TestOwn(t *testing.T) {
	s := side{values: map[string][]float64{}}
	s.own([]e2e.Mark{
		{Name: "own", TTS: 500}, {Name: "work", TTS: 1000}, {Name: "worked", TTS: 2000}, {Name: "owned", TTS: 3000},
		{Name: "work", TTS: 5000}, {Name: "worked", TTS: 5500}, {Name: "own", TTS: 6000}, {Name: "owned", TTS: 9000}, {Name: "steering", TTS: 9000},
		{Name: "own", TTS: 9500}, {Name: "work", TTS: 10000}, {Name: "worked", TTS: 10700}, {Name: "owned", TTS: 11200}, {Name: "steering", TTS: 11000},
		{Name: "work", TTS: 20000}, {Name: "worked", TTS: 20200}, {Name: "tumbling", TTS: 21000},
	})
	for name, want := range map[string]float64{
		"trace says: steering: ms a frame of its own time":                     2.5,
		"trace says: steering: most ms of its own time":                        4,
		"trace says: steering: most ms of work that can wait, of its own time": 1.5,
		"trace says: tumbling: most ms of work that can wait, of its own time": 0.2,
	} {
		if got := s.values[name]; len(got) != 1 || got[0] != want {
			t.Errorf("%s: %v, not %v", name, got, want)
		}
	}
}
