//go:build !js

package app

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"knucklebones/rules/games"
	"knucklebones/rules/play/record"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/kiosk/stand"
	"knucklebones/scenes/kit/ui"
)

// A walk touches everything on a screen of a fair, and on what opens there.
type walk struct {
	t    *testing.T
	what string
	open func() *App
	seen map[string]bool // pages by what can be used there
}

// ways are what can be touched that may open something. Places on a board and keys
// only play.
func ways(p *ui.Page) (list []string) {
	for i := range p.Items {
		it := &p.Items[i]
		if kind, _, _ := strings.Cut(it.ID, " "); it.Do != nil && !it.Disabled && text.Plain(it.Group) != "Table" && kind != "key" {
			list = append(list, it.ID)
		}
	}
	return list
}

// from looks at the page that a path of touches leads to, and goes on from there so
// many touches more.
func (w *walk) from(path []string, more int) {
	h := w.open()
	for _, id := range path {
		h.Stack.Use(id)
		skim(h)
		skim(h)
	}
	p := h.Stack.Page()
	list := ways(p)
	key := text.Plain(p.Title) + text.Plain("/") + text.Plain(p.Dialog) + "/" + strings.Join(list, ",")
	if w.seen[key] {
		return
	}
	w.seen[key] = true
	within(w.t, h, strings.Join(append([]string{w.what}, path...), ", "))
	if it := leadsOut(p); it != "" {
		w.t.Errorf("%s, %v offers %q", w.what, path, it)
	}
	if more == 0 {
		return
	}
	for _, id := range list {
		w.from(append(slices.Clone(path), id), more-1)
	}
}

// leadsOut is what on a page would take something from the machine or change its
// window, or empty.
func leadsOut(p *ui.Page) string {
	for _, it := range p.Items {
		if slices.Contains([]text.Text{"Save the record", "Send this game", "Full screen", "Save", "Load from a file", "Erase", "Print", "Print all"}, it.Text) {
			return text.Plain(it.Text)
		}
	}
	return ""
}

// lowFair is a kiosk of low reach on a glass that stands upright, seen as people see
// it who come there.
func lowFair(t *testing.T, letters int, show func(h *App)) *App {
	t.Helper()
	c := kiosk.Usual()
	c.Low, c.Letters, c.Pin = true, letters, "4711"
	noon := time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)
	h := quiet(t)
	h.stand(c, func() time.Time { return noon })
	h.kiosk.Desk.Book = stand.NoBook{}
	show(h)
	h.Stack.Resize(1080, 1920, h.Stack.Zoom(1080, 1920))
	for range 20 {
		skim(h)
	}
	return h
}

// opening opens what the flags of the program would.
func opening(t *testing.T, sh Show) func(*App) {
	return func(h *App) {
		h.Stack.Home()
		if err := h.open(sh); err != nil {
			t.Fatal(err)
		}
	}
}

// replay shows a game that is over, before one of its events or the end.
func replay(t *testing.T, event int) func(*App) {
	return func(h *App) {
		s, err := Show{Game: "knucklebones", Seed: "7"}.session()
		if err == nil {
			err = playOn(s, s.Game().Longest)
		}
		if err != nil {
			t.Fatal(err)
		}
		w := h.watch(s)
		w.seek(event)
		h.Stack.Home()
		h.Stack.Push(w)
	}
}

// At a fair of low reach all that is pressed lies in the lower 45 % of an upright
// glass: on every screen, and on every question, sheet and list that opens there. None
// of them leads out. With -short each game is seen on one of its screens, each screen with
// letters of one size, and what opens there opens nothing more but on every fifth.
func TestEveryScreenOfALowFair(t *testing.T) {
	shows := map[string]func(*App){
		"the invitation": func(*App) {},
		"the hall":       opening(t, Show{Scene: "hall"}),
		"the question":   func(h *App) { h.Stack.SetOverlay(h.kiosk.Question().Lay) },
		"the replay":     replay(t, 0), "the end of the replay": replay(t, 1<<20),
		"settings": opening(t, Show{Scene: "settings"}), "measuring": opening(t, Show{Scene: "measure"}),
		"results": opening(t, Show{Scene: "results", Game: "knucklebones", Seed: "7"}),
		"a long wait": func(h *App) {
			h.kiosk.Guard.Config.Queue = true
			opening(t, Show{Game: "skiffs", Seed: "3"})(h)
		},
		"two people":     opening(t, Show{Game: "mendax-single", Players: []string{"person", "person"}, Steps: 6, Seed: "1"}),
		"skiffs, later":  opening(t, Show{Game: "skiffs", Seed: "3", Steps: 40, Players: []string{"person", "person", "person"}}),
		"own bones":      opening(t, Show{Game: "century", Seed: "1", Real: record.Persons}),
		"eight at table": opening(t, Show{Game: "knucklebones", Seed: "1", Players: slices.Repeat([]string{"person"}, 8), Steps: 30}),
	}
	for _, name := range []string{"pin", "operator", "cleaning", "card", "closed"} {
		shows[name] = func(h *App) { h.kiosk.Page(name) }
	}
	for i, g := range games.Games() {
		for j, scene := range []string{"setup", "table", "rulebook", "lesson"} {
			if scene == "lesson" && faces.For(g).Lesson == nil || !short.Crosses(i, j, 4) {
				continue
			}
			shows[scene+" of "+g.ID] = opening(t, Show{Scene: scene, Game: g.ID, Seed: "5"})
		}
	}
	for i, name := range slices.Sorted(maps.Keys(shows)) {
		show := shows[name]
		for j, letters := range []int{0, 3} {
			if !short.Crosses(i, j, 2) {
				continue
			}
			w := &walk{t: t, what: name, open: func() *App { return lowFair(t, letters, show) }, seen: map[string]bool{}}
			more := 2
			if !short.Some(i, 5) {
				more = 1
			}
			w.from(nil, more)
		}
	}
}
