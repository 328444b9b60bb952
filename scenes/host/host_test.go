//go:build !js

package host

import (
	"errors"
	"slices"
	"testing"
)

// home makes an empty folder the user's configuration directory.
func home(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
}

func TestSavesComeBack(t *testing.T) {
	home(t)
	if _, err := Load("none"); !errors.Is(err, ErrNone) {
		t.Fatalf("an absent save: %v, want ErrNone", err)
	}
	want := []string{"game/Skiffs: 1", "prefs"}
	for _, key := range want {
		for _, data := range []string{"first " + key, "second " + key} {
			if err := Save(key, []byte(data)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if keys, err := Keys(); err != nil || !slices.Equal(keys, want) {
		t.Fatalf("keys are %q, %v; want %q", keys, err, want)
	}
	if data, err := Load(want[0]); err != nil || string(data) != "second "+want[0] {
		t.Fatalf("got %q, %v", data, err)
	}
	for range 2 {
		if err := Remove("prefs"); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := Load("prefs"); !errors.Is(err, ErrNone) {
		t.Fatalf("a removed save: %v, want ErrNone", err)
	}
}

func TestShowingTheSameCostsNothing(t *testing.T) {
	list := []Control{{ID: "throw", Role: Button, Label: "Throw", X: 1.2, Y: 3.7, W: 40, H: 20}}
	Show(Page{Title: "Table", Controls: list})
	if n := testing.AllocsPerRun(10, func() { Show(Page{Title: "Table", Controls: list}) }); n != 0 {
		t.Errorf("%v allocations for a list that has not changed", n)
	}
	list[0].X = 1.4 // trembles within a pixel
	if n := testing.AllocsPerRun(10, func() { Show(Page{Title: "Table", Controls: list}) }); n != 0 {
		t.Errorf("%v allocations for a list that trembles", n)
	}
}

// What is used is what was shown: a control of that id may have become another since.
// One that the page has not shown yet is chosen in the page's own hall.
func TestUseMeansWhatWasShown(t *testing.T) {
	defer func() { state.shown = Page{} }()
	Show(Page{Controls: []Control{{ID: "primary", Label: "Throw"}}})
	state.uses = append(state.uses, Use{ID: "primary"}, Use{ID: "game par"})
	for _, want := range []bool{false, true} {
		if u, ok := NextUse(); !ok || !u.Means("Throw") && u.ID == "primary" || u.Means("Skip") != want {
			t.Errorf("using %q means Throw: %v, Skip: %v", u.ID, u.Means("Throw"), u.Means("Skip"))
		}
	}
}

func TestAnswersWaitForPoll(t *testing.T) {
	heard := false
	Copy("text", func(bool) { heard = true })
	if heard {
		t.Fatal("the answer came before Poll")
	}
	if !Poll() || !heard {
		t.Fatal("the answer did not come with Poll")
	}
	if Poll() {
		t.Error("Poll tells of something twice")
	}
}

// The languages of the system are read as gettext reads them.
func TestLanguages(t *testing.T) {
	for _, x := range []struct {
		env  map[string]string
		want []string
	}{
		{nil, []string{""}},
		{map[string]string{"LANG": "de_DE.UTF-8"}, []string{"de_DE.UTF-8"}},
		{map[string]string{"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"}, []string{"fr_FR"}},
		{map[string]string{"LANG": "de_DE.UTF-8", "LANGUAGE": "nds:de"}, []string{"nds", "de", "de_DE.UTF-8"}},
		{map[string]string{"LANG": "C", "LANGUAGE": "nds:de"}, []string{"C"}},
	} {
		if got := languages(func(name string) string { return x.env[name] }); !slices.Equal(got, x.want) {
			t.Errorf("%v: %q", x.env, got)
		}
	}
}
