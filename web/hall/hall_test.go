//go:build !js

package hall

import (
	"fmt"
	"os"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/text"
	"knucklebones/scenes/screens/hall/listing"
)

// shelfOf is a shelf of so many games: those there are, and more like the last.
func shelfOf(n int) []*rules.Game {
	list := append([]*rules.Game(nil), games.Games()...)
	for len(list) < n {
		g := *list[len(list)-1]
		g.ID = fmt.Sprint("another", len(list))
		list = append(list, &g)
	}
	return list[:n]
}

var placed = regexp.MustCompile(`#game-([\w-]+) \.pic i, #waits-[\w-]+ i \{ background-position: ([\d.]+)% ([\d.]+)% \}`)

// For any number of games the style shows as many pictures of the sheet as there
// are games, each in its own compartment.
func TestEveryPictureIsShown(t *testing.T) {
	for _, n := range []int{1, 7, len(games.Games()), len(games.Games()) + 1, 28} {
		css, err := newHall(shelfOf(n), text.Plain).style("..")
		if err != nil {
			t.Fatal(err)
		}
		rows := listing.Rows(n)
		if want := fmt.Sprintf("#hall { --columns: %d; --rows: %d;", listing.Columns, rows); !strings.Contains(string(css), want) {
			t.Errorf("with %d games the style does not say %q", n, want)
		}
		found := placed.FindAllStringSubmatch(string(css), -1)
		if len(found) != n {
			t.Fatalf("of %d games %d have a picture", n, len(found))
		}
		for i, m := range found {
			if x, y := shown(m[2], listing.Columns), shown(m[3], rows); x != i%listing.Columns || y != i/listing.Columns {
				t.Errorf("game %d of %d shows the picture in column %d of row %d", i, n, x, y)
			}
		}
	}
}

// shown is which of so many pictures side by side a browser shows at a background
// position in percent.
func shown(percent string, of int) int {
	share, err := strconv.ParseFloat(percent, 64)
	if err != nil {
		return -1
	}
	return int(share/100*float64(of-1) + 0.5)
}

// letters returns the letters of each of the page's fonts, by its name.
func letters(t *testing.T) map[string]string {
	t.Helper()
	data, err := os.ReadFile("letters.tsv")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	for line := range strings.Lines(string(data)) {
		name, letters, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		if info, err := os.Stat(name + ".woff2"); err != nil || info.Size() < 200 || letters == "" {
			t.Errorf("%s.woff2 is missing: %v", name, err)
		}
		all[name] = letters
	}
	return all
}

// The line that says how many games there are has all its letters, in every language.
func TestLineHasItsLetters(t *testing.T) {
	all := letters(t)
	for _, l := range text.Languages() {
		code, lines := l.Code, text.Compiled(l.Code)
		r := text.Reader{Catalogue: text.Read(code, lines)}
		for n := len(games.Games()); n < 40; n++ {
			h := newHall(shelfOf(n), r.Format)
			lacks(t, code, "aside", all["aside"]+all[code+"/aside"], h.Line+h.ShortLine)
		}
	}
}

// lacks fails the test if a text in a language has a letter that a face does not have.
func lacks(t *testing.T, code, face, letters, said string) {
	t.Helper()
	for _, r := range said {
		if !strings.ContainsRune(letters, r) && !unicode.IsSpace(r) {
			t.Fatalf("in the language %s the face %s lacks %q, as in %q: run web/hall/subset.py", code, face, r, said)
		}
	}
}

// The page's fonts have the letters of every language: those of titles in the titles' face,
// and everything in the others.
func TestLanguagesHaveTheirLetters(t *testing.T) {
	all := letters(t)
	for _, l := range text.Languages() {
		code, lines := l.Code, text.Compiled(l.Code)
		if code == "en" {
			continue // what it lacks is left to the system's fonts, as a bracket in an error
		}
		r := text.Reader{Catalogue: text.Read(code, lines)}
		h := newHall(games.Games(), r.Format)
		for _, c := range h.Games {
			lacks(t, code, "title", all["title"]+all[code+"/title"], plain.ReplaceAllString(c.Title+c.Short, ""))
			lacks(t, code, "text", all["text"]+all[code+"/text"], c.Line+c.Facts+c.ShortFacts)
		}
		for _, room := range h.Rooms {
			lacks(t, code, "title", all["title"]+all[code+"/title"], plain.ReplaceAllString(room.Title, ""))
		}
		for _, f := range append(h.Filters, r.Format("Continue"), r.Format("Start"), r.Format("New here?")) {
			lacks(t, code, "strong", all["strong"]+all[code+"/strong"], f)
		}
	}
}

// plain matches what no face of titles has.
var plain = regexp.MustCompile(`[0-9]`)

// The languages between which the page chooses are those that the program has; only those
// are chosen by themselves that are reviewed, and the others are offered, but for Latin.
func TestChoice(t *testing.T) {
	got := choice([]text.Language{{Code: "en", Reviewed: 100}, {Code: "de", Name: "Deutsch", Reviewed: 79, Also: "Auch auf Deutsch"}, {Code: "fr", Reviewed: 80}, {Code: "la", Reviewed: 100}})
	want := map[string]any{
		"[/* languages */]": []string{"pseudo", "en", "de", "fr", "la"}, "[/* ready */]": []string{"en", "fr"}, "{/* drafts */}": map[string][2]string{"de": {"Deutsch", "Auch auf Deutsch"}},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("the page knows %v, not %v", got, want)
	}
}
