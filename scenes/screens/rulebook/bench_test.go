package rulebook

import (
	"testing"

	"knucklebones/rules/games"
	"knucklebones/scenes/scenestest"
)

// BenchmarkLay is what a tick of scrolling costs before it is drawn.
func BenchmarkLay(b *testing.B) {
	st := scenestest.Stack(scenestest.Sizes[0], 0)
	st.Push(New(st, games.Find("knucklebones")))
	b.ReportAllocs()
	for b.Loop() {
		st.Invalidate()
		st.Step()
	}
}
