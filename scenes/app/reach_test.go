//go:build !js

package app

import (
	"slices"
	"strings"
	"testing"
	"time"

	"knucklebones/rules/games"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes/kiosk"
)

// On a tall screen of low reach everything can be pressed in its lower 45 %, on every
// screen and in every game.
func TestLowReach(t *testing.T) {
	var shows []Show
	for _, g := range games.Games() {
		for _, steps := range []int{0, 9, 22} {
			shows = append(shows, Show{Game: g.ID, Seed: "5", Steps: steps, Players: nil})
		}
		shows = append(shows, Show{Game: g.ID, Scene: "setup"}, Show{Game: g.ID, Scene: "rulebook"})
	}
	shows = append(shows, Show{Scene: "hall"}, Show{Game: "century", Scene: "lesson"}, Show{Game: "skiffs", Scene: "lesson"}, Show{Scene: "settings"}, Show{Scene: "measure"}, Show{Game: "century", Scene: "results", Seed: "1"},
		Show{Scene: "album"}, Show{Scene: "album"}, Show{Scene: "book-games"}, Show{Scene: "game-page", Game: "tropa"}, Show{Scene: "honours"}, Show{Scene: "book-evenings"},
		Show{Scene: "apart-setup"}, Show{Scene: "apart-send"}, Show{Scene: "apart-arrived"}, Show{Scene: "apart-invited"}, Show{Scene: "apart-waiting"}, Show{Scene: "apart-paste"}, Show{Scene: "apart-meet"}, Show{Scene: "apart-answer"}, Show{Scene: "apart-fair-play"},
		Show{Scene: "phone-setup"}, Show{Scene: "phone-code"}, Show{Scene: "phone-code", Steps: 1}, Show{Scene: "phone-answer"},
		Show{Game: "century", Real: record.Persons}, Show{Game: "mendax-single", Players: []string{"person", "person"}, Steps: 6})
	for _, room := range rooms {
		shows = append(shows, Show{Scene: room}, Show{Scene: room, Players: slices.Repeat([]string{"person"}, 8)})
	}
	for i, sh := range shows {
		sh.Prefs = []string{"low,none,lens", "low,none,text=3"}[i%2]
		h, err := Quiet(sh)
		if err != nil {
			t.Fatal(sh.Game, sh.Scene, err)
		}
		h.Stack.Resize(1080, 1920, 1)
		for range 40 {
			h.Stack.Step()
		}
		within(t, h, sh.Scene+" "+sh.Game)
		for _, id := range []string{"menu", "real"} {
			if h.Stack.Page().Find(id) != nil {
				h.Stack.Use(id)
				h.Stack.Step()
				within(t, h, sh.Scene+" "+sh.Game+" after "+id)
			}
		}
	}
}

func within(t *testing.T, h *App, what string) {
	t.Helper()
	p := h.Stack.Page()
	if list := beyond(p); len(list) > 0 || p.Over().H < 0.5*p.H {
		t.Errorf("%s: too high to be pressed are %s", what, strings.Join(list, ", "))
	}
	for _, f := range p.Faults() {
		t.Errorf("%s: %s", what, f)
	}
}

// A kiosk of low reach keeps all of it low, its question too.
func TestLowReachAtAFair(t *testing.T) {
	c := kiosk.Usual()
	c.Low = true
	h := quiet(t)
	h.stand(c, func() time.Time { return time.Unix(0, 0) })
	h.Stack.Resize(1080, 1920, 1)
	h.Stack.Step()
	within(t, h, "the invitation")
	h.Stack.SetOverlay(h.kiosk.Question().Lay)
	h.Stack.Step()
	if text.Plain(h.Stack.Page().Dialog) != "Still there?" {
		t.Fatal("it does not ask")
	}
	within(t, h, "the question")
}
