//go:build !js

package pictures

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules/play/record"
	"knucklebones/scenes/app"
)

// A shape is a size of window, in pixels, and how many times smaller its
// pictures are kept; 0 if they are not.
type shape struct{ w, h, less int }

func (s shape) String() string { return fmt.Sprintf("%dx%d", s.w, s.h) }

var (
	phone    = shape{390, 844, 6}
	sideways = shape{844, 390, 6}
	desk     = shape{1280, 800, 8}
	wall     = shape{1920, 1080, 0}
	upright  = shape{1080, 1920, 12}
)

// All shapes are drawn for the eye. Two are enough to tell a table, three a
// screen that is arranged anew for each; and a fair's screens are kept as they are on
// one that stands upright.
var (
	all   = []shape{phone, sideways, desk, wall}
	three = []shape{phone, sideways, desk}
	two   = []shape{phone, desk}
	fair  = []shape{upright}
)

// A shot is an instant worth keeping pictures of, in these shapes.
type shot struct {
	name   string
	show   app.Show
	shapes []shape
}

// Casts are worked out in the time that bones are shaken at the least, so these
// ticks after the beginning they are in the air, or all at rest.
const midair, settled = 50, 260

var shots = []shot{
	{"hall", app.Show{Scene: "hall", Tick: 40}, three},
	{"setup", app.Show{Scene: "setup", Game: "knucklebones", Seed: "1"}, three},
	{"rulebook", app.Show{Scene: "rulebook", Game: "knucklebones", Seed: "1"}, three},
	{"results", app.Show{Scene: "results", Game: "knucklebones", Seed: "3"}, three},
	{"own-bones", app.Show{Game: "century", Ruleset: "century", Seed: "7", Real: record.Persons, Steps: 9, Tick: 60, Use: []string{"side 6", "side 3"}}, three},
	{"measure", app.Show{Scene: "measure", Use: []string{"side 6", "side 3", "side 3", "side 4", "side 4", "side 1", "side 4"}}, three},
	{"settings", app.Show{Scene: "settings"}, three},

	{"knucklebones-choice", covering, three},
	{"knucklebones-chosen", said(covering, "box 3"), []shape{phone}},
	{"knucklebones-throw", app.Show{Game: "knucklebones", Seed: "10", Steps: 27, Tick: midair}, two},
	{"knucklebones-rest", app.Show{Game: "knucklebones", Seed: "10", Steps: 27, Tick: settled}, two},
	{"oneandtwenty-choice", app.Show{Game: "oneandtwenty", Seed: "9", Steps: 14, Tick: 90, Prefs: "lens"}, two},
	{"oneandtwenty-throw", app.Show{Game: "oneandtwenty", Seed: "9", Steps: 13, Tick: midair}, two},
	{"augustus-choice", app.Show{Game: "augustus", Seed: "6", Steps: 32, Tick: 90, Prefs: "lens"}, two},
	{"augustus-throw", app.Show{Game: "augustus", Ruleset: "four", Seed: "6", Steps: 17, Tick: midair}, two},
	{"skiffs-storm", app.Show{Game: "skiffs", Seed: "7", Steps: 1, Tick: 70}, two},
	{"skiffs-choice", parting, two},
	{"skiffs-chosen", said(parting, "skiff 3.3"), two},
	{"skiffs-eight", said(eight, "key group 41"), two},
	{"skiffs-high", with(parting, "high"), two},
	{"skiffs-near", app.Show{Game: "skiffs", Seed: "2", Steps: 120, Tick: 30, Players: []string{"person", "easy", "easy"}}, two},
	{"tropa-choice", app.Show{Game: "tropa", Seed: "7", Steps: 6, Tick: settled}, three},
	{"tropa-eight", app.Show{Game: "tropa", Seed: "7", Steps: 25, Tick: settled, Players: strings.Split("person,easy,medium,hard,easy,medium,hard,easy", ",")}, two},

	{"catapulta-flight", app.Show{Game: "catapulta", Ruleset: "written", Seed: "5", Steps: 16, Tick: 60, Players: []string{"hard", "hard"}}, []shape{phone}},
	{"pentelitha-flight", app.Show{Game: "pentelitha", Seed: "11", Steps: 1, Tick: 90, Players: []string{"hard"}}, []shape{phone}},

	{"single-bid", app.Show{Game: "mendax-single", Seed: "7", Steps: 19, Tick: 90}, two},
	{"single-doubt", app.Show{Game: "mendax-single", Seed: "3", Steps: 33, Tick: 5, Players: strings.Split("person,medium,medium,medium,medium,medium", ",")}, []shape{phone}},
	{"common-say", app.Show{Game: "mendax-common", Ruleset: "common", Seed: "7", Steps: 18, Tick: 90}, two},
	{"common-doubt", app.Show{Game: "mendax-common", Ruleset: "common", Seed: "7", Steps: 20, Tick: 5}, []shape{phone}},

	{"simple-leaf", app.Show{Game: "simple", Ruleset: "written", Seed: "1", Steps: 4, Tick: 30, Players: strings.Split("random,random,person", ","), Use: []string{"leaf 12"}}, []shape{phone}},
	{"sparing-extra", app.Show{Game: "sparing", Ruleset: "tally", Seed: "41", Steps: 68, Tick: 1}, []shape{phone}},
	{"gladiators-bout", app.Show{Game: "gladiators", Ruleset: "written", Seed: "4", Steps: 12, Tick: settled}, []shape{phone}},
	{"olympus-level", app.Show{Game: "olympus", Ruleset: "written", Seed: "7", Steps: 42, Tick: 60}, []shape{phone}},
	{"oddsout-beaten", app.Show{Game: "oddsout", Ruleset: "written", Seed: "10", Steps: 32, Tick: 1}, []shape{phone}},
	{"par-venus", app.Show{Game: "par", Ruleset: "written", Seed: "134", Steps: 42, Tick: 90}, []shape{phone}},
	{"boneace-choice", app.Show{Game: "boneace", Seed: "5", Steps: 14, Tick: 300}, []shape{phone}},

	{"augustus-venus", app.Show{Game: "augustus", Ruleset: "four", Seed: "6", Steps: 17, Tick: settled}, two},

	{"lesson-cover", app.Show{Scene: "lesson", Game: "knucklebones", Steps: 6, Tick: settled}, three},
	{"lesson-wait", app.Show{Scene: "lesson", Game: "augustus", Steps: 2, Tick: settled}, two},

	{"fair-asking", app.Show{Scene: "asking", Game: "knucklebones", Seed: "10", Steps: 28, Tick: 90}, fair},
	{"fair-pin", app.Show{Scene: "pin", Tick: 40}, fair},
	{"fair-operator", app.Show{Scene: "operator", Tick: 40}, fair},
	{"fair-cleaning", app.Show{Scene: "cleaning", Tick: 40}, fair},
	{"fair-card", app.Show{Scene: "card", Tick: 40}, fair},
	{"fair-closed", app.Show{Scene: "closed", Tick: 40}, fair},

	{"knucklebones-high", with(covering, "lens,high"), two},
	{"knucklebones-text3", with(covering, "lens,text=3"), two},
	{"settings-text3", app.Show{Scene: "settings", Prefs: "text=3"}, []shape{sideways}},
}

// covering is a choice among numbers, with the odds.
var covering = app.Show{Game: "knucklebones", Seed: "10", Steps: 28, Tick: 90, Prefs: "lens"}

// parting is a move that is said part by part, of which one skiff in box 3 has been
// said; eight is the first such question among eight.
var (
	parting = app.Show{Game: "skiffs", Seed: "7", Steps: 99, Tick: 120, Use: []string{"skiff 3.1"}}
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
