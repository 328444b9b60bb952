//go:build !js

package pictures

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"knucklebones/scenes/app"
)

// A shape is a size of window, in pixels, and how many times smaller its
// pictures are kept.
type shape struct{ w, h, less int }

func (s shape) String() string { return fmt.Sprintf("%dx%d", s.w, s.h) }

var (
	phone    = shape{390, 844, 3}
	sideways = shape{844, 390, 3}
	desk     = shape{1280, 800, 4}
	wall     = shape{1920, 1080, 6}
)

var shapes = []shape{phone, sideways, desk, wall}

// A shot is an instant worth keeping a picture of.
type shot struct {
	name   string
	show   app.Show
	shapes []shape
}

// Casts are worked out in the time that bones are shaken at the least, so these
// ticks after the beginning they are in the air, or all at rest.
const midair, settled = 50, 260

var shots = []shot{
	{"hall", app.Show{Scene: "hall", Tick: 40}, shapes},
	{"setup", app.Show{Scene: "setup", Game: "knucklebones", Seed: "1"}, shapes},
	{"rulebook", app.Show{Scene: "rulebook", Game: "knucklebones", Seed: "1"}, shapes},
	{"results", app.Show{Scene: "results", Game: "knucklebones", Seed: "3"}, shapes},
	{"settings", app.Show{Scene: "settings"}, shapes},

	{"knucklebones-choice", covering, shapes},
	{"knucklebones-throw", app.Show{Game: "knucklebones", Seed: "10", Steps: 26, Tick: midair}, shapes},
	{"knucklebones-rest", app.Show{Game: "knucklebones", Seed: "10", Steps: 26, Tick: settled}, shapes},
	{"oneandtwenty-choice", app.Show{Game: "oneandtwenty", Seed: "9", Steps: 14, Tick: 90, Prefs: "lens"}, shapes},
	{"oneandtwenty-throw", app.Show{Game: "oneandtwenty", Seed: "9", Steps: 13, Tick: midair}, shapes},
	{"augustus-choice", app.Show{Game: "augustus", Seed: "6", Steps: 24, Tick: 90, Prefs: "lens"}, shapes},
	{"augustus-throw", app.Show{Game: "augustus", Seed: "6", Steps: 17, Tick: midair}, shapes},
	{"skiffs-storm", app.Show{Game: "skiffs", Seed: "7", Steps: 1, Tick: 70}, shapes},
	{"skiffs-choice", parting, shapes},
	{"skiffs-chosen", said(parting, "key box 5", "skiff 3"), []shape{phone, sideways, desk}},
	{"skiffs-eight", said(eight, "key take one", "box 6"), []shape{phone, sideways, desk}},
	{"skiffs-high", with(parting, "high"), []shape{phone, desk}},
	{"plain-choice", app.Show{Game: "tropa", Seed: "7", Steps: 6, Tick: settled}, shapes},
	{"plain-eight", app.Show{Game: "tropa", Seed: "7", Steps: 25, Tick: settled, Players: strings.Split("person,easy,medium,hard,easy,medium,hard,easy", ",")}, []shape{phone, sideways, desk}},

	{"augustus-venus", app.Show{Game: "augustus", Seed: "6", Steps: 17, Tick: settled}, shapes},

	{"lesson-cover", app.Show{Scene: "lesson", Game: "knucklebones", Steps: 6, Tick: settled}, shapes},
	{"lesson-wait", app.Show{Scene: "lesson", Game: "augustus", Steps: 2, Tick: settled}, []shape{phone, sideways, desk}},

	{"knucklebones-high", with(covering, "lens,high"), []shape{phone, desk}},
	{"knucklebones-text3", with(covering, "lens,text=3"), []shape{phone, desk}},
	{"settings-text3", app.Show{Scene: "settings", Prefs: "text=3"}, []shape{sideways}},
}

// covering is a choice among numbers, with the odds.
var covering = app.Show{Game: "knucklebones", Seed: "10", Steps: 27, Tick: 90, Prefs: "lens"}

// parting is a move that is said part by part: own and another, of which box 3
// has been said; eight is the first such question among eight.
var (
	parting = app.Show{Game: "skiffs", Seed: "7", Steps: 99, Tick: 120, Use: []string{"key own and another", "box 3"}}
	eight   = app.Show{
		Game: "skiffs", Seed: "7", Steps: 206, Tick: 900,
		Players: []string{"person", "easy", "medium", "easy", "easy", "medium", "medium", "easy"},
	}
)

func said(sh app.Show, parts ...string) app.Show {
	sh.Use = append(slices.Clone(sh.Use), parts...)
	return sh
}

func with(sh app.Show, settings string) app.Show {
	sh.Prefs = settings
	return sh
}

// open is a house at the beginning of a show, in a window of that shape.
func open(t *testing.T, sh app.Show, s shape) (*app.App, app.Show) {
	t.Helper()
	h, err := app.Quiet(sh)
	if err != nil {
		t.Fatal(err)
	}
	sh.W, sh.H = s.w, s.h
	return h, sh
}

// take is the picture of a show in a window of that shape.
func take(t *testing.T, sh app.Show, s shape) *image.RGBA {
	t.Helper()
	h, sh := open(t, sh, s)
	defer h.Stack.Home()
	return app.Picture(h, sh).(*image.RGBA)
}
