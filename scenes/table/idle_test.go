package table_test

import (
	"testing"

	"knucklebones/rules/games"
	"knucklebones/scenes/kit/prefs"
)

// A board that idles does so once a game, when nobody has moved for ten seconds; before
// and after nothing moves, and nothing ever does where it is calm.
func TestBoardsIdleOnce(t *testing.T) {
	for _, motion := range []prefs.Motion{prefs.Full, prefs.Calm} {
		tb := usual(t, games.Find("pentelitha"), motion, 1)
		for !tb.Asks() {
			tb.Stack().Step()
		}
		var moves [3]int // before ten seconds, then, and after twelve
		for tick := range 60 * 30 {
			tb.Stack().Step()
			part := 0
			if tick >= 60*10-2 {
				part = 1
			}
			if tick >= 60*12 {
				part = 2
			}
			if tick > 60*5 && tb.Stack().Moving() {
				moves[part]++
			}
		}
		if idles := moves[1] > 60; moves[0] > 0 || moves[2] > 0 || idles != (motion == prefs.Full) {
			t.Errorf("motion %d: the picture moves in %v ticks", motion, moves)
		}
	}
}
