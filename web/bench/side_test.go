//go:build !js

package main

import (
	"testing"

	"knucklebones/web/e2e"
)

// TestOwn: what a frame took is what its thread had of a processor between the marks,
// all ticks of it together, without the work that can wait and without the marks, each
// of which takes .1 ms here; and the most of any frame is told for each thing done. The
// first frame had begun before the marks.
func TestOwn(t *testing.T) {
	s := side{values: map[string][]float64{}}
	s.own([]e2e.Mark{
		{Name: "owned", TTS: 300}, {Name: "own", TTS: 310}, {Name: "steering", TTS: 400}, {Name: "marked", TTS: 500},
		{Name: "own", TTS: 600}, {Name: "work", TTS: 1200}, {Name: "worked", TTS: 2300}, {Name: "owned", TTS: 3400},
		{Name: "own", TTS: 6000}, {Name: "steering", TTS: 9100}, {Name: "marked", TTS: 9200},
		{Name: "own", TTS: 9500}, {Name: "work", TTS: 10000}, {Name: "worked", TTS: 10300}, {Name: "steering", TTS: 11100}, {Name: "marked", TTS: 11200},
		{Name: "own", TTS: 20000}, {Name: "work", TTS: 20100}, {Name: "worked", TTS: 20400}, {Name: "tumbling", TTS: 20500}, {Name: "marked", TTS: 20600},
	})
	for name, want := range map[string]float64{
		"trace says: steering: ms a frame of its own time":                     2.8,
		"trace says: steering: most ms of its own time":                        4.5,
		"trace says: steering: most ms of work that can wait, of its own time": 1,
		"trace says: tumbling: most ms of work that can wait, of its own time": 0.2,
	} {
		if got := s.values[name]; len(got) != 1 || got[0] != want {
			t.Errorf("%s: %v, not %v", name, got, want)
		}
	}
}
