package app

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games/skiffs"
	"knucklebones/rules/play/session"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
)

// can are the names of what a person may use to go on with a move that is said
// part by part: keys, places on the board, back, and the primary.
func can(p *ui.Page) (list []string) {
	for _, it := range p.Items {
		if it.Disabled || it.Do == nil {
			continue
		}
		kind, _, _ := strings.Cut(it.ID, " ")
		if kind == "key" || kind == "to" || kind == "skiff" || kind == "act" || it.ID == "undo" && text.Plain(it.Label) == "Back" || it.ID == "primary" {
			list = append(list, it.ID)
		}
	}
	return list
}

// Persons on every seat play Skiffs to its end by the names of keys and places,
// at random, now and then taking a part back; and at every shape nothing that
// can be used is too small or lies on anything else. With -short they are five;
// TestSkiffsInThreeTouches sees two and eight at some of their turns.
func TestSkiffsByParts(t *testing.T) {
	sizes := [][2]float64{{390, 844}, {844, 390}, {1280, 800}, {1920, 1080}}
	for seats := 2; seats <= 8; seats += 3 {
		if testing.Short() && seats != 5 {
			continue
		}
		var players []string
		for range seats {
			players = append(players, "person")
		}
		prefs := "none"
		if seats == 2 { // the odds of every question take long
			prefs += ",lens"
		}
		h, err := Quiet(Show{Game: "skiffs", Seed: fmt.Sprint(seats), Players: players, Prefs: prefs})
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(uint64(seats), 1))
		used := map[string]int{}
		for tick := 0; h.Stack.Page().Find("again") == nil; tick++ {
			if tick > 300000 {
				t.Fatalf("%d seats do not come to the result; the page has %s", seats, ids(h.Stack.Page()))
			}
			if tick%50 == 0 {
				s := sizes[tick/50%len(sizes)]
				h.Stack.Resize(s[0], s[1], 1)
			}
			skim(h)
			p := h.Stack.Page()
			if tick%10 == 0 {
				for _, f := range p.Faults() {
					t.Fatalf("%d seats: %s", seats, f)
				}
			}
			if list := can(p); len(list) > 0 {
				id := list[r.IntN(len(list))]
				if it := p.Find("primary"); it != nil && !it.Disabled && it.Do != nil && r.IntN(3) == 0 {
					id = "primary"
				}
				kind, _, _ := strings.Cut(id, " ")
				used[kind]++
				h.Stack.Use(id)
			}
		}
		for _, kind := range []string{"key", "to", "skiff", "undo", "primary"} {
			if used[kind] == 0 {
				t.Errorf("%d seats: no %s was used: %v", seats, kind, used)
			}
		}
	}
}

// The storm falls in a few seconds, however many skiffs it has, and at once if
// somebody is in a hurry.
func TestStormIsShort(t *testing.T) {
	players := []string{"person"}
	for range 7 {
		players = append(players, "person")
	}
	for _, hurry := range []bool{false, true} {
		h, err := Quiet(Show{Game: "skiffs", Seed: "3", Players: players})
		if err != nil {
			t.Fatal(err)
		}
		h.Stack.Resize(390, 844, 1)
		h.Stack.Step()
		h.Stack.Use("primary")
		ticks, most := 0, 240
		if hurry {
			most = 20
		}
		for ; h.Stack.Page().Find("key group 1") == nil; ticks++ {
			if h.Stack.Step(); hurry && ticks > 2 {
				h.Stack.Use("primary")
			}
			if ticks > most {
				t.Fatalf("after %d ticks, hurry %v, nobody is asked: %s", ticks, hurry, ids(h.Stack.Page()))
			}
		}
	}
}

// Escape takes a part back before it opens the menu.
func TestEscapeTakesAPartBack(t *testing.T) {
	h, err := Quiet(Show{Game: "skiffs", Seed: "3", Players: []string{"person", "person"}, Steps: 60})
	if err != nil {
		t.Fatal(err)
	}
	h.Stack.Resize(1280, 800, 1)
	escape := func() string {
		for _, it := range h.Stack.Page().Items {
			if it.Back {
				return it.ID
			}
		}
		return ""
	}
	h.Stack.Step()
	if id := escape(); id != "menu" {
		t.Errorf("Escape uses %q where nothing has been said", id)
	}
	h.Stack.Use("key group 1")
	h.Stack.Step()
	if id := escape(); id != "undo" {
		t.Errorf("Escape uses %q where a part has been said", id)
	}
	h.Stack.Use("undo")
	h.Stack.Step()
	if h.Stack.Page().Find("key group 1") == nil {
		t.Error("the first question is not asked again: " + ids(h.Stack.Page()))
	}
}

// In games as they are played any action is made in three touches: at most two on
// the lake, and a button.
func TestSkiffsInThreeTouches(t *testing.T) {
	tried := 0
	for i, seats := range []int{2, 4, 8} {
		for _, round := range []int{0, 1, 3, 6} {
			h, err := Quiet(Show{
				Game: "skiffs", Seed: fmt.Sprint(seats), Players: slices.Repeat([]string{"person"}, seats), Prefs: "none",
				Steps: 24*seats + 2 + 2*seats*round,
			})
			if err != nil {
				t.Fatal(err)
			}
			h.Stack.Resize([]float64{390, 844, 1280}[i], []float64{844, 390, 800}[i], 1)
			h.Stack.Step()
			tab := h.Stack.Top().(*table.Table)
			s := tab.Session()
			for k, m := range s.Position().Moves(nil) {
				if s.Turn() < 0 || k%23 != round {
					continue
				}
				tried++
				if touches := touchesFor(h, s, m); touches > 3 {
					t.Errorf("%d seats, round %d: %s takes %d touches", seats, round, s.Game().Text(m), touches)
				}
			}
		}
	}
	if tried < 100 {
		t.Errorf("only %d actions were tried", tried)
	}
}

// touchesFor is with how many touches a move is about to be made, the one that makes
// it counted; what was said is taken back.
func touchesFor(h *App, s *session.Session, m rules.Move) int {
	parts, _ := s.Game().Parts(m, s.Turn())
	touches, ready := len(parts)+1, false
	for _, part := range parts {
		id := "to " + text.Plain(part.Figure)
		if part.Spot < skiffs.To {
			box, seat := skiffs.At(part.Spot - 1)
			id = fmt.Sprintf("skiff %d.%d", box+1, seat+1)
		}
		h.Stack.Use(id)
		h.Stack.Step()
	}
	p := h.Stack.Page()
	for _, c := range s.View(s.Turn()).Choices {
		if c.Move == m {
			it := p.Find("primary")
			ready = it != nil && it.Label == text.Of("{0}: {1}", c.Confirm, c.Label) || p.Find("act "+s.Game().Text(m)) != nil
		}
	}
	back := func() bool { it := p.Find("undo"); return it != nil && text.Plain(it.Label) == "Back" }
	for back() {
		h.Stack.Use("undo")
		h.Stack.Step()
	}
	if !ready {
		return 99
	}
	return touches
}
