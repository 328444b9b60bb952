//go:build !js

package app

import (
	"strings"
	"testing"
	"time"

	"knucklebones/rules/games"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/screens/hall"
	"knucklebones/scenes/screens/hall/listing"
)

// What the hall says of a game that waits names whose turn it is, in every game and after
// every step, and hides what the public may not know.
func TestStandingOfEveryGame(t *testing.T) {
	foretell(t)
	h, err := Quiet(Show{})
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range games.Games() {
		s, err := Show{Game: g.ID, Seed: "5"}.session()
		if err != nil {
			t.Fatal(err)
		}
		told := false
		for n := 0; n < 60 && !s.Over(); n++ {
			if err := playOn(s, 1); err != nil {
				t.Fatal(err)
			}
			st := h.account(s)
			told = told || st.How != ""
			switch seat := acting(s); {
			case seat < 0: // over
			case len(s.Seats()) == 1 && !strings.HasPrefix(st.Turn, "Throw "), len(s.Seats()) > 1 && seat == s.You() && st.Turn != "Your turn", len(s.Seats()) > 1 && seat != s.You() && st.Turn != s.Names()[seat]+"’s turn":
				t.Errorf("%s, where seat %d acts: it says %q", g.ID, seat, st.Turn)
			}
			if st.How != "" && !strings.ContainsAny(st.How[len(st.How)-1:], ".?!)") {
				t.Errorf("%s: what happened last is no sentence: %q", g.ID, st.How)
			}
		}
		if !told {
			t.Errorf("%s says never what happened last", g.ID)
		}
	}
}

// A game in which the reader is to act comes before one that was played later.
func TestUrgentFirst(t *testing.T) {
	device(t)
	h := start(t, Show{Game: "tropa", Seed: "4", Players: []string{"person", "medium"}})
	for tick := 0; at(t, h).Session().Len() < 2; tick++ {
		h.Stack.Step()
		h.Stack.Use(what(h.Stack.Page()))
		if tick > 5000 {
			t.Fatal("nobody throws")
		}
	}
	if !mine(at(t, h).Session()) {
		t.Fatalf("it is %v's turn", at(t, h).Session().Turn())
	}
	throws(t, start(t, Show{Game: "century", Seed: "8"}), 1)
	h = start(t, Show{})
	h.Stack.Home()
	list := h.waiting()
	if len(list) != 2 || list[0].Game != "tropa" || !list[0].Mine || text.Plain(list[0].Turn) != "Your turn" || text.Plain(list[0].Players) != "With Livia" || !strings.Contains(text.Plain(list[0].How), "bone") {
		t.Errorf("the hall has %+v", list)
	}
	if text.Plain(list[1].Players) != "Alone" || text.Plain(list[1].Since) != "paused today" || text.Plain(list[0].Since) != "since today" {
		t.Errorf("the hall has %+v", list)
	}
	pseudo, _ := text.BuiltIn("pseudo")
	h.Stack.Speak(pseudo)
	if w := h.waiting()[0]; w.Turn != "Your turn" || w.How != "" {
		t.Errorf("in another language it is %+v", w)
	}
}

// Damage to what a game told leaves the game.
func TestStandingIsDamaged(t *testing.T) {
	for line, want := range map[string]string{
		`casts 3 at 5 mine {"In":"en","Turn":"Livia’s turn","How":"It is over."}`: "Livia’s turn",
		`casts 3 at 5 mine {"In":"en","Turn":`:                                    "Your turn",
		`casts 3 at 5 mine {"In":7}`:                                              "Your turn",
		`casts 3 at 5 {"In":"de","Turn":"Du bist dran"}`:                          "Throw 4",
		`casts 3 at 5`: "Throw 4",
	} {
		m, _, err := readPage(line + "\nknucklebones 1\n")
		if got := text.Plain(save{mark: m}.turn("en")); err != nil || got != want || m.over {
			t.Errorf("%s: it says %q, want %q: %v", line, got, want, err)
		}
	}
}

// How long a game has waited goes by the days of the calendar, not by hours.
func TestSince(t *testing.T) {
	berlin := time.FixedZone("", 3600)
	now := time.Date(2026, 3, 2, 0, 30, 0, 0, berlin)
	for then, want := range map[time.Time][2]string{
		now.Add(-time.Minute):          {"since today", "paused today"},
		now.Add(-time.Hour):            {"since yesterday", "paused yesterday"},
		now.Add(-24 * time.Hour):       {"since yesterday", "paused yesterday"},
		now.Add(-25 * time.Hour):       {"for 2 days", "paused 2 days ago"},
		now.Add(-9 * 24 * time.Hour):   {"for 9 days", "paused 9 days ago"},
		now.Add(400 * 24 * time.Hour):  {"since today", "paused today"}, // the clock was set back
		now.Add(-400 * 24 * time.Hour): {"for 400 days", "paused 400 days ago"},
	} {
		for i, mine := range []bool{true, false} {
			if got := text.Plain(save{mark: mark{when: then.UnixMilli(), mine: mine}}.since(now)); got != want[i] {
				t.Errorf("from %v: %q, want %q", then, got, want[i])
			}
		}
	}
}

// The page shows the slips with the titles and in the order of the list that it knows.
func TestSlipsAreThoseOfThePage(t *testing.T) {
	h, err := Quiet(Show{})
	if err != nil {
		t.Fatal(err)
	}
	at := 0
	for _, s := range h.slips() {
		for at < len(listing.Rooms()) && listing.Rooms()[at].ID != s.ID {
			at++
		}
		if at == len(listing.Rooms()) || listing.Rooms()[at].Title != s.Title {
			t.Errorf("the slip %q, %q, is none of the page's, or not in their order", s.ID, text.Plain(s.Title))
		}
	}
}

// What the slips say is kept for the page, in words, once.
func TestSlipsAreNoted(t *testing.T) {
	device(t)
	h := start(t, Show{})
	h.clock = func() time.Time { return time.Date(2026, 11, 24, 12, 0, 0, 0, time.Local) }
	h.Stack.Home()
	h.noteSlips([]hall.Slip{{ID: "book", Line: text.Of("{0} of {1} throws", 22, 35), Short: text.Of("{0} of {1}", 22, 35), Mark: hall.Due}})
	b, err := host.Load(slipsKey)
	if want := `{"In":"en","Date":"2026-11-24","Slips":{"book":{"Line":"22 of 35 throws","Short":"22 of 35","Mark":1}}}`; err != nil || string(b) != want {
		t.Errorf("kept is %s: %v", b, err)
	}
	host.Remove(slipsKey)
	h.noteSlips([]hall.Slip{{ID: "book", Line: text.Of("{0} of {1} throws", 22, 35), Short: text.Of("{0} of {1}", 22, 35), Mark: hall.Due}})
	if _, err := host.Load(slipsKey); err == nil {
		t.Error("the same is kept again")
	}
}

// A language that is chosen is spoken as soon as it is there, and kept.
func TestChooseLanguage(t *testing.T) {
	device(t)
	h := start(t, Show{})
	if list := h.languages(); len(list) != len(text.Languages()) || list[0].Code != "en" || !list[0].Chosen || list[0].Reviewed != 100 {
		t.Errorf("the languages are %+v", list)
	}
	h.Stack.Push(h.chooseLanguage())
	h.choose("pseudo")
	settled(t, h, "pseudo")
	if p, problem := loadPrefs(h.Stack.Prefs); p.Language != "pseudo" || problem != "" {
		t.Errorf("kept is the language %q", p.Language)
	}
}
