package games

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
)

// unnamed are the rulesets that records mean which name none, by game: what was the first
// or the only way to play when records were first kept.
var unnamed = map[string]string{
	"knucklebones": "plain", "oneandtwenty": "twentyone", "augustus": "four", "simple": "written", "sparing": "tally",
	"century": "century", "mendax-single": "single", "mendax-common": "common", "circus": "short", "hounds": "quick",
	"senate": "strides", "gladiators": "written", "catapulta": "written", "par": "written", "boneace": "hearts",
	"biga": "written", "olympus": "written", "oddsout": "written",
}

// TestOldRecords: a record without a ruleset means what it always meant, although another
// ruleset may be the usual one now, and prints without it again.
func TestOldRecords(t *testing.T) {
	for id, want := range unnamed {
		g := Find(id)
		lines := "knucklebones 1\ngame " + id + "\n" + strings.Repeat("seat person - X\n", g.Seats[0]) + "\nthrow\n"
		if id == "oneandtwenty" || id == "boneace" { // which do not begin with a throw
			lines = strings.TrimSuffix(lines, "throw\n")
		}
		r, at, err := record.Parse(lines, Find)
		if err != nil {
			t.Errorf("%s: %v", id, err)
			continue
		}
		if r.Setup.Ruleset != want || g.Unnamed() != want || r.Text(at) != lines {
			t.Errorf("%s is played as %q, want %q:\n%s", id, r.Setup.Ruleset, want, r.Text(at))
		}
		if g.Rulesets[0].ID != want {
			namesRuleset(t, g)
		}
	}
}

// namesRuleset checks that a record of a game's usual ruleset names it.
func namesRuleset(t *testing.T, g *rules.Game) {
	t.Helper()
	r, err := record.New(g, rules.Setup{Seats: g.Seats[0]}, record.Seed{1})
	if err != nil {
		t.Fatal(err)
	}
	at, err := r.Play()
	if err != nil {
		t.Fatal(err)
	}
	if said := r.Text(at); !strings.Contains(said, "\nrules "+g.Rulesets[0].ID+"\n") {
		t.Errorf("a usual record of %s says\n%s", g.ID, said)
	}
}

// TestOldLinks: links that were made before other rulesets, options and levels were added
// lead to the same games. A line of testdata/links.txt is the game, its ruleset (empty in
// a game that had none), the options that differ from their defaults, and the link.
func TestOldLinks(t *testing.T) {
	b, err := os.ReadFile("testdata/links.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(b)) {
		f := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		r, at, err := record.ParseLink(f[3], Find)
		if err != nil {
			t.Errorf("%s, %s: %v", f[0], f[1], err)
			continue
		}
		want := f[1]
		if want == "" {
			want = unnamed[f[0]]
		}
		if r.Game.ID != f[0] || r.Setup.Ruleset != want || differing(r.Game, r.Setup) != f[2] {
			t.Errorf("%v is read as %s, %q with%s", f, r.Game.ID, r.Setup.Ruleset, differing(r.Game, r.Setup))
		}
		if again, err := r.Link(at); again != f[3] || err != nil {
			t.Errorf("%s, %s: its link is %s now, %v", f[0], f[1], again, err)
		}
	}
}

// differing returns the options of a setup that differ from their defaults.
func differing(g *rules.Game, s rules.Setup) (text string) {
	for _, o := range g.Options {
		if v := s.Options[o.ID]; v != o.Default {
			text += fmt.Sprintf(" %s=%d", o.ID, v)
		}
	}
	return text
}

// TestOldLinksKeepPlayers checks that levels and options that were added since do not change
// who plays, and how, in links from before.
func TestOldLinksKeepPlayers(t *testing.T) {
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
