//go:build !js

package hall

import (
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

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

// The line that says how many games there are has all its letters.
func TestLineHasItsLetters(t *testing.T) {
	script, err := os.ReadFile("subset.py")
	if err != nil {
		t.Fatal(err)
	}
	m := regexp.MustCompile(`ASIDE = "(.*)"`).FindSubmatch(script)
	if m == nil {
		t.Fatal("subset.py has no ASIDE")
	}
	for n := len(games.Games()); n < 40; n++ {
		h := newHall(shelfOf(n), text.Plain)
		for _, r := range h.Line + h.ShortLine {
			if !strings.ContainsRune(string(m[1]), r) {
				t.Fatalf("with %d games the line has a %q: add it to ASIDE in web/hall/subset.py and run that", n, r)
			}
		}
	}
}
