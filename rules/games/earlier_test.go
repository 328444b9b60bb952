package games

import (
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
)

// TestEarlierLinks: links made before these games had the rulesets, options and levels that
// are usual now lead to the games that they always did.
func TestEarlierLinks(t *testing.T) {
	for _, c := range []struct{ link, id, ruleset, kinds string }{
		{"AQAEYmlnYQAAAQIAAUEABwAAAAAAAAAAAAAAAAAAAAwr0DPY", "biga", "written", "hard"},
		{"AQAEYmlnYQACAAEBAQEAAAFBAAcAAAAAAAAAAAAAAAAAAAAMjEKgTg", "biga", "written", "person"},
		{"AQAIYXVndXN0dXMAAAICAAFBAQABQQAHAAAAAAAAAAAAAAAAAAAADCoQc3CZ", "augustus", "four", "medium random"},
		{"AQAIYXVndXN0dXMBAgIBBQADAgABQQEAAUEAAAFBAAcAAAAAAAAAAAAAAAAAAAAMOv1bMw", "augustus", "bone", "medium random person"},
		{"AQAHb2x5bXB1cwABAgECAAABQQEAAUEABwAAAAAAAAAAAAAAAAAAAAjyf1wN", "olympus", "written", "person random"},
		{"AQAHb2Rkc291dAABAgICAQABQQEAAUEABwAAAAAAAAAAAAAAAAAAAAwkEWfS", "oddsout", "written", "random random"},
	} {
		r, at, err := record.ParseLink(c.link, Find)
		if err != nil {
			t.Errorf("%s: %v", c.id, err)
			continue
		}
		var kinds []string
		for _, s := range r.Seats {
			kinds = append(kinds, s.Kind)
		}
		if r.Game.ID != c.id || r.Setup.Ruleset != c.ruleset || strings.Join(kinds, " ") != c.kinds {
			t.Errorf("a link of %s by %q for %s is of %s by %q for %v", c.id, c.ruleset, c.kinds, r.Game.ID, r.Setup.Ruleset, kinds)
		}
		for _, id := range []string{"whips", "second"} {
			if r.Setup.Options[id] != 0 {
				t.Errorf("%s is played with %s", c.id, id)
			}
		}
		if again, err := r.Link(at); again != c.link || err != nil {
			t.Errorf("%s: the link is %s now, %v", c.id, again, err)
		}
	}
}

// TestEarlierRecords: a record without a ruleset is played as before, one of the usual game
// names its ruleset.
func TestEarlierRecords(t *testing.T) {
	for id, want := range map[string]string{"biga": "written", "augustus": "four", "olympus": "written", "oddsout": "written"} {
		g := Find(id)
		lines := "knucklebones 1\ngame " + id + "\n" + strings.Repeat("seat person - X\n", g.Seats[0]) + "\nthrow\n"
		r, at, err := record.Parse(lines, Find)
		if err != nil || r.Setup.Ruleset != want || r.Text(at) != lines {
			t.Errorf("%s is played by %q, want %q, %v", id, r.Setup.Ruleset, want, err)
		}
		usual, err := record.New(g, rules.Setup{Seats: g.Seats[0]}, [16]byte{1})
		if err != nil {
			t.Fatal(err)
		}
		first, err := g.New(usual.Setup)
		if text := usual.Text(record.Positions{first}); err != nil || !strings.Contains(text, "\nrules "+g.Rulesets[0].ID+"\n") {
			t.Errorf("a usual record of %s says\n%s", id, text)
		}
	}
}
