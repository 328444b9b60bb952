package app

import (
	"testing"

	"knucklebones/rules/games"
	"knucklebones/scenes/screens/setup"
	"knucklebones/scenes/table"
)

// Whoever learns in the middle of a game goes back to it, and it is as it was.
func TestLessonGoesBackToTheGame(t *testing.T) {
	h, err := Quiet(Show{Game: "augustus", Seed: "5", Steps: 8, Prefs: "none"})
	if err != nil {
		t.Fatal(err)
	}
	h.Stack.Resize(1280, 800, 1)
	h.Stack.Step()
	game := h.Stack.Top().(*table.Table)
	before := game.Session().Text()
	use := func(list ...string) {
		for _, id := range list {
			if h.Stack.Page().Find(id) == nil {
				t.Fatalf("there is no %q among %s", id, ids(h.Stack.Page()))
			}
			h.Stack.Use(id)
			h.Stack.Step()
		}
	}
	use("book", "lesson")
	if top, ok := h.Stack.Top().(*table.Table); !ok || !top.Taught() {
		t.Fatal("the rulebook does not open the lesson")
	}
	use("leave lesson", "lesson")
	h.apply(game.Session().Game())
	if h.Stack.Top() != game || game.Session().Text() != before {
		t.Error("the game that was left is not as it was")
	}
}

// Whoever learns before the table is set comes to a table to be set.
func TestLessonGoesOnToATable(t *testing.T) {
	h, err := Quiet(Show{Scene: "setup", Game: "knucklebones"})
	if err != nil {
		t.Fatal(err)
	}
	h.Stack.Resize(390, 844, 1)
	h.Stack.Step()
	sets := h.Stack.Top()
	h.Stack.Use("lesson")
	h.Stack.Step()
	if _, ok := h.Stack.Top().(*table.Table); !ok {
		t.Fatal("the setup does not open the lesson")
	}
	h.apply(games.Find("knucklebones"))
	if h.Stack.Top() != sets {
		t.Error("the setup that was left is not the one come back to")
	}
	h.Stack.Home()
	h.Stack.Push(h.Rulebook(games.Find("knucklebones")))
	h.Stack.Step()
	h.Stack.Use("lesson")
	h.Stack.Step()
	h.apply(games.Find("knucklebones"))
	if _, ok := h.Stack.Top().(*setup.Setup); !ok {
		t.Error("a lesson does not lead to a table to be set")
	}
}
