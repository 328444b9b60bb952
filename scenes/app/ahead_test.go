package app

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/games"
	"knucklebones/scenes/screens/setup"
	"knucklebones/scenes/table"
	"knucklebones/sprites/outline"
)

// shapes counts what paint paints.
func shapes(paint func()) (n int) {
	next := outline.InPieces(paint)
	for !next() {
		n++
	}
	return n
}

// setting is the app at which the table of that game is being set.
func setting(t *testing.T, game string) *App {
	t.Helper()
	h, err := Quiet(Show{Game: game, Scene: "setup"})
	if err != nil {
		t.Fatal(err)
	}
	h.Stack.Resize(390, 844, 1)
	for h.Stack.Step(); h.Stack.Moving(); h.Stack.Step() {
	}
	return h
}

// sit sits down, and tells how many shapes the first picture of the table takes.
func sit(t *testing.T, h *App) int {
	t.Helper()
	h.Stack.Use("sit")
	h.Stack.Step()
	if _, ok := h.Stack.Top().(*table.Table); !ok {
		t.Fatalf("one sits down at %T", h.Stack.Top())
	}
	img := ebiten.NewImage(390, 844)
	defer img.Deallocate()
	return shapes(func() { h.Stack.Draw(img) })
}

// Whoever sits down finds the table painted, but for what hangs on chance, as the
// cards that are dealt.
func TestTablesArePaintedAhead(t *testing.T) {
	painted, left := 0, 0
	for _, g := range games.Games() {
		h := setting(t, g.ID)
		if !h.beginAhead(h.Stack.Top().(*setup.Setup)) {
			t.Errorf("%s: nothing is painted", g.ID)
			continue
		}
		for ; h.ahead.paint != nil; painted++ {
			h.ahead.goOn()
		}
		left += sit(t, h)
	}
	if left*10 > painted {
		t.Errorf("of %d shapes %d are left for when one sits down", painted, left)
	}
}

// Whoever sits down once more finds the table as it was painted.
func TestTablesStayPainted(t *testing.T) {
	h := setting(t, "senate")
	first := sit(t, h)
	h.Stack.Home()
	h.Stack.Push(h.Setup(games.Find("senate")))
	h.Stack.Step()
	if again := sit(t, h); again*10 > first {
		t.Errorf("it takes %d shapes, and then again %d", first, again)
	}
	h.Stack.Home()
	h.Stack.Push(h.Setup(games.Find("biga")))
	h.Stack.Step()
	if sit(t, h); h.ahead.game != games.Find("biga") {
		t.Errorf("the board of %s is kept", h.ahead.game.ID)
	}
}
