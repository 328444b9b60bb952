package app

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"knucklebones/scenes/kit/ui"
)

// can are the names of what a person may use to go on with a move that is said
// part by part: keys, places on the board, back, and the primary.
func can(p *ui.Page) (list []string) {
	for _, it := range p.Items {
		if it.Barred || it.Do == nil {
			continue
		}
		kind, _, _ := strings.Cut(it.ID, " ")
		if kind == "key" || kind == "box" || kind == "skiff" || it.ID == "undo" && it.Label == "Back" || it.ID == "primary" {
			list = append(list, it.ID)
		}
	}
	return list
}

// Persons on every seat play Skiffs to its end by the names of keys and places,
// at random, now and then taking a part back; and at every shape nothing that
// can be used is too small or lies on anything else.
func TestSkiffsByParts(t *testing.T) {
	sizes := [][2]float64{{390, 844}, {844, 390}, {1280, 800}, {1920, 1080}}
	for seats := 2; seats <= 8; seats += 3 {
		var players []string
		for range seats {
			players = append(players, "person")
		}
		h, err := Quiet(Show{Game: "skiffs", Seed: fmt.Sprint(seats), Players: players, Prefs: "none,lens"})
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
			h.Stack.Step()
			p := h.Stack.Page()
			if tick%10 == 0 {
				for _, f := range p.Faults() {
					t.Fatalf("%d seats: %s", seats, f)
				}
			}
			if list := can(p); len(list) > 0 {
				id := list[r.IntN(len(list))]
				kind, _, _ := strings.Cut(id, " ")
				used[kind]++
				h.Stack.Use(id)
			}
		}
		for _, kind := range []string{"key", "box", "skiff", "undo", "primary"} {
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
		for ; h.Stack.Page().Find("key take one") == nil; ticks++ {
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
	h.Stack.Use("key take one")
	h.Stack.Step()
	if id := escape(); id != "undo" {
		t.Errorf("Escape uses %q where a part has been said", id)
	}
	h.Stack.Use("undo")
	h.Stack.Step()
	if h.Stack.Page().Find("key take one") == nil {
		t.Error("the first question is not asked again: " + ids(h.Stack.Page()))
	}
}
