package faces_test

import (
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games/mendaxcommon"
	"knucklebones/rules/games/mendaxsingle"
	"knucklebones/rules/text"
	"knucklebones/scenes/app"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// answering opens the table of Common Hand where the person is to take the bones or to
// doubt what the computers say, in the first round where that is so.
func answering(t *testing.T, seed string) (*app.App, *table.Table) {
	t.Helper()
	hs, err := app.Quiet(app.Show{Scene: "table", Game: "mendax-common", Seed: seed, Players: []string{"person", "easy"}, Prefs: "none"})
	if err != nil {
		t.Fatal(err)
	}
	hs.Stack.Resize(390, 844, 1)
	for range 3000 {
		hs.Stack.Step()
		tb := hs.Stack.Top().(*table.Table)
		if p := hs.Stack.Page(); tb.Asks() && p.Find("cup") != nil {
			return hs, tb
		}
		if tb.Asks() {
			hs.Stack.Use("primary")
		}
	}
	t.Fatal("nobody says anything")
	return nil, nil
}

// drag drags the cup so many units down, or up where that is negative, and lets go.
func drag(hs *app.App, units float64) {
	p := hs.Stack.Page()
	cup := p.Find("cup")
	x, y := cup.Rect.Center()
	cup.Drag(ui.Drag{X: x, Y: y, Phase: ui.Take})
	cup.Drag(ui.Drag{X: x, Y: y + units/2*p.U, Phase: ui.Move})
	cup.Drag(ui.Drag{X: x, Y: y + units*p.U, Phase: ui.Release})
	hs.Stack.Step()
}

// last returns the verb of the last move that somebody made.
func last(tb *table.Table) rules.Verb {
	s := tb.Session()
	return s.Step(s.Len() - 1).Move.Verb
}

// The cup is dragged up to doubt and down to take the bones; a click, or a drag that is
// too short, does neither.
func TestCupIsDragged(t *testing.T) {
	for units, want := range map[float64]rules.Verb{-20: mendaxcommon.Doubt, 20: mendaxcommon.Accept, 0: mendaxcommon.Say, -5: mendaxcommon.Say, 5: mendaxcommon.Say} {
		hs, tb := answering(t, "3")
		if drag(hs, units); last(tb) != want {
			t.Errorf("dragged by %v, the last move is %q, want %q", units, last(tb), want)
		}
	}
	hs, tb := answering(t, "3")
	if hs.Stack.Use("cup"); last(tb) != mendaxcommon.Say {
		t.Errorf("a click makes the move %q", last(tb))
	}
}

// Whoever doubts a hand without a name is asked once more, and only then loses a counter.
func TestDoubtInVainIsAskedTwice(t *testing.T) {
	hs, tb := refusing(t)
	if drag(hs, -20); last(tb) != mendaxcommon.Say || hs.Stack.Page().Find("answer 1") == nil {
		t.Fatalf("the last move is %q, and nothing is asked", last(tb))
	}
	if hs.Stack.Use("close"); !tb.Asks() || last(tb) != mendaxcommon.Say {
		t.Fatal("going back makes a move")
	}
	hs.Stack.Step()
	drag(hs, -20)
	if hs.Stack.Use("answer 1"); last(tb) != mendaxcommon.Doubt {
		t.Errorf("after yes the last move is %q", last(tb))
	}
}

// refusing opens a table of two persons where one has said no name, and the other answers.
func refusing(t *testing.T) (*app.App, *table.Table) {
	t.Helper()
	hs, err := app.Quiet(app.Show{Scene: "table", Game: "mendax-common", Seed: "7", Players: []string{"person", "person"}, Prefs: "none"})
	if err != nil {
		t.Fatal(err)
	}
	hs.Stack.Resize(1280, 800, 1)
	for range 3000 {
		hs.Stack.Step()
		p, tb := hs.Stack.Page(), hs.Stack.Top().(*table.Table)
		switch {
		case p.Find("open") != nil:
			hs.Stack.Use("open")
		case !tb.Asks():
		case p.Find("cup") != nil:
			return hs, tb
		case p.Find("hand 0") != nil && last(tb) != mendaxcommon.Say:
			hs.Stack.Use("hand 0")
			hs.Stack.Step()
			hs.Stack.Use("primary")
		default:
			hs.Stack.Use("primary")
		}
	}
	t.Fatal("nobody answers")
	return nil, nil
}

// What can be said stands in the arch; of all that the rail shows only the hand that is
// chosen.
func TestArchIsTheKeys(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 800}} {
		hs, err := app.Quiet(app.Show{Scene: "table", Game: "mendax-common", Seed: "7", Steps: 18, Prefs: "none"})
		if err != nil {
			t.Fatal(err)
		}
		hs.Stack.Resize(size[0], size[1], 1)
		for range 90 {
			hs.Stack.Step()
		}
		p := hs.Stack.Page()
		hands, keys := usable(p, "hand "), usable(p, "key ")
		if len(hands) < 5 {
			t.Fatalf("%v: %d hands can be said on the table", size, len(hands))
		}
		if len(keys) != 1 || !keys[0].Selected {
			t.Errorf("%v: %d keys stand on the rail", size, len(keys))
		}
		hs.Stack.Use("hand 18")
		hs.Stack.Step()
		if keys = usable(hs.Stack.Page(), "key "); len(keys) != 1 || !strings.Contains(text.Plain(keys[0].Label), "Venus") {
			t.Errorf("%v: the chosen hand is not on the rail", size)
		}
	}
}

// A side is chosen on the paper, and named by the button: a slip of the finger costs nothing.
func TestSideIsChosenBeforeItIsNamed(t *testing.T) {
	hs, err := app.Quiet(app.Show{Scene: "table", Game: "mendax-single", Seed: "7", Players: []string{"person", "person"}, Prefs: "none"})
	if err != nil {
		t.Fatal(err)
	}
	hs.Stack.Resize(390, 844, 1)
	for range 3000 {
		hs.Stack.Step()
		p := hs.Stack.Page()
		switch {
		case p.Find("open") != nil:
			hs.Stack.Use("open")
		case p.Find("side 4") != nil:
			named(t, hs)
			return
		case p.Find("primary") != nil:
			hs.Stack.Use("primary")
		}
	}
	t.Fatal("nobody names a side")
}

// named touches two sides on the paper, and checks that only the button names the second.
func named(t *testing.T, hs *app.App) {
	t.Helper()
	tb := hs.Stack.Top().(*table.Table)
	for _, id := range []string{"side 3", "side 4"} {
		hs.Stack.Use(id)
		hs.Stack.Step()
		if it := hs.Stack.Page().Find(id); last(tb) == mendaxsingle.Side || !it.Selected {
			t.Fatalf("after %s the last move is %q", id, last(tb))
		}
	}
	hs.Stack.Use("primary")
	if s := tb.Session(); last(tb) != mendaxsingle.Side || s.Step(s.Len()-1).Move.N != 4 {
		t.Errorf("the button names %v", s.Step(s.Len()-1).Move)
	}
}
