package app

import (
	"testing"

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

// The end of a lesson leads to the game itself: at the table that was being set, or else
// at one set as usual. Then the lesson is offered no more.
func TestLessonGoesOnToTheGame(t *testing.T) {
	for _, from := range []string{"setup", "rulebook"} {
		h, err := Quiet(Show{Scene: from, Game: "knucklebones"})
		if err != nil {
			t.Fatal(err)
		}
		h.Stack.Resize(390, 844, 1)
		h.Stack.Step()
		seats := 3
		if s, ok := h.Stack.Top().(*setup.Setup); ok {
			s.Table().Seats = s.Table().Seats[:2]
			seats = 2
		}
		h.Stack.Use("lesson")
		h.Stack.Step()
		lesson, ok := h.Stack.Top().(*table.Table)
		if !ok || !lesson.Taught() {
			t.Fatalf("the %s does not open the lesson", from)
		}
		if err := playOn(lesson.Session(), lesson.Session().Game().Longest); err != nil {
			t.Fatal(err)
		}
		for range 60 * 120 {
			h.Stack.Step()
			if it := h.Stack.Page().Find("primary"); it != nil && !it.Disabled && h.Stack.Top() == lesson {
				h.Stack.Use("primary")
			}
		}
		game, ok := h.Stack.Top().(*table.Table)
		if !ok || game.Taught() || game.Session().Over() || len(game.Session().Seats()) != seats {
			t.Fatalf("from the %s the lesson leads to %T", from, h.Stack.Top())
		}
		if h.Stack.Home(); h.learner(game.Session().Game()) {
			t.Error("it is not known that the lesson was taken")
		}
		h.Stack.Push(h.Setup(game.Session().Game()))
		if h.Stack.Step(); h.Stack.Page().Find("lesson") != nil {
			t.Error("the lesson is offered again")
		}
	}
}
