//go:build !js

package tools

import (
	"bytes"
	"compress/zlib"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode/utf16"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/host"
)

const site = "https://knucklebones.example/"

// printed returns the document of a game, or the booklet.
func printed(t *testing.T, game, lang, format string) []byte {
	t.Helper()
	file := filepath.Join(t.TempDir(), "a.pdf")
	if err := Print(lang, Printing{Game: game, Out: file, Paper: format, Site: site}); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

var (
	streams  = regexp.MustCompile(`(?s)stream\n(.*?)\nendstream`)
	shown    = regexp.MustCompile(`(?s)\(((?:[^\\()]|\\.)*)\) ?Tj`)
	fontName = regexp.MustCompile(`/BaseFont /(\S+)`)
	box      = regexp.MustCompile(`/MediaBox \[0 0 ([0-9.]+) ([0-9.]+)\]`)
)

// drawing returns what the pages of a document draw, uncompressed.
func drawing(data []byte) string {
	var b strings.Builder
	for _, m := range streams.FindAllSubmatch(data, -1) {
		if r, err := zlib.NewReader(bytes.NewReader(m[1])); err == nil {
			if page, err := io.ReadAll(r); err == nil && bytes.Contains(page, []byte(" Tj")) {
				b.Write(page)
			}
		}
	}
	return b.String()
}

// words returns the text of a document in the order in which it is drawn, without spaces.
func words(data []byte) string {
	var b strings.Builder
	for _, m := range shown.FindAllStringSubmatch(drawing(data), -1) {
		raw := strings.NewReplacer(`\\`, `\`, `\(`, `(`, `\)`, `)`, `\r`, "\r").Replace(m[1])
		var units []uint16
		for i := 0; i+1 < len(raw); i += 2 {
			units = append(units, uint16(raw[i])<<8|uint16(raw[i+1]))
		}
		b.WriteString(string(utf16.Decode(units)))
	}
	return solid(b.String())
}

// solid returns words without spaces and without marks of bold print.
func solid(s string) string {
	return strings.NewReplacer("**", "", " ", "", "\u00a0", "", "\u2009", "", "\u202f", "", "\n", "").Replace(s)
}

// TestPrintedPages: every game on both papers, in English and in words as long as those of
// other languages. Print refuses what is too near the edge of a page.
func TestPrintedPages(t *testing.T) {
	for _, lang := range host.Languages() {
		for format, size := range map[string]string{"a4": "595.28 841.89", "letter": "612.00 792.00"} {
			if format != "a4" && testing.Short() {
				continue
			}
			for _, g := range games.Games() {
				t.Run(fmt.Sprint(g.ID, " ", lang, " ", format), func(t *testing.T) { checkPages(t, printed(t, g.ID, lang, format), g, lang, size) })
			}
		}
	}
}

func checkPages(t *testing.T, data []byte, g *rules.Game, lang, size string) {
	if len(data) > 300_000 {
		t.Errorf("%d bytes", len(data))
	}
	list := fontName.FindAllSubmatch(data, -1)
	for _, m := range list {
		if !regexp.MustCompile(`^[A-Z]{6}\+[A-Z][A-Za-z-]+$`).Match(m[1]) {
			t.Errorf("the typeface %s doesn’t say that it is a part of one", m[1])
		}
	}
	if files := bytes.Count(data, []byte("/FontFile2")); len(list) == 0 || 2*files != len(list) {
		t.Errorf("%d names of typefaces, %d files", len(list), files)
	}
	for _, m := range box.FindAllSubmatch(data, -1) {
		if got := string(m[1]) + " " + string(m[2]); got != size {
			t.Errorf("a page of %s", got)
		}
	}
	if !bytes.Contains(data, []byte("/Lang ("+lang+")")) {
		t.Error("it has no language")
	}
	if want := "/URI (" + site + "#game=" + g.ID + ")"; !bytes.Contains(data, []byte(want)) {
		t.Errorf("no link %s", want)
	}
	checkRules(t, data, g, lang)
	sound(t, data)
}

// checkRules compares the text of a document with the rulebook.
func checkRules(t *testing.T, data []byte, g *rules.Game, lang string) {
	c, err := host.Catalogue(lang)
	if err != nil {
		t.Fatal(err)
	}
	r, got := text.NewReader(c, nil, nil), words(data)
	want := []text.Text{g.Title, g.Book.Source}
	for _, rule := range g.Book.Rules {
		want = append(want, rule.Text)
	}
	for _, x := range append(want, g.Book.Doubts...) {
		if s, _ := r.Terms(x); !strings.Contains(got, solid(s)) {
			t.Errorf("not in it: %s", s)
		}
	}
}

// sound has qpdf check a document, where it is installed.
func sound(t *testing.T, data []byte) {
	if _, err := exec.LookPath("qpdf"); err != nil || testing.Short() {
		return
	}
	file := filepath.Join(t.TempDir(), "b.pdf")
	if err := os.WriteFile(file, data, 0o644); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("qpdf", "--check", file).CombinedOutput(); err != nil {
		t.Errorf("%v: %s", err, out)
	}
}

// TestNineBoxesAreTwelveCentimetres on every paper, as the page says.
func TestNineBoxesAreTwelveCentimetres(t *testing.T) {
	for _, format := range []string{"a4", "letter"} {
		if !strings.Contains(drawing(printed(t, "knucklebones", "en", format)), " 340.16 -340.16 re") {
			t.Errorf("%s: no square of 340.16 points", format)
		}
	}
}

// TestBooklet holds all games, and the same order twice makes the same file.
func TestBooklet(t *testing.T) {
	data := printed(t, "booklet", "", "")
	if again := printed(t, "booklet", "", ""); !bytes.Equal(data, again) {
		t.Error("two booklets differ")
	}
	if len(data) > 4_000_000 {
		t.Errorf("%d bytes", len(data))
	}
	for _, g := range games.Games() {
		checkRules(t, data, g, "en")
	}
	sound(t, data)
}

// TestPosters lead to the lesson of each game, and need a site to do so.
func TestPosters(t *testing.T) {
	for _, lang := range host.Languages() {
		for _, format := range []string{"a4", "letter"} {
			data := printed(t, "posters", lang, format)
			for _, g := range games.Games() {
				if want := "/URI (" + site + "?game=" + g.ID + "&scene=lesson)"; !bytes.Contains(data, []byte(want)) {
					t.Errorf("%s: no link %s", lang, want)
				}
			}
			sound(t, data)
		}
	}
	file := filepath.Join(t.TempDir(), "e.pdf")
	if err := Print("", Printing{Game: "posters", Out: file}); err == nil || !strings.Contains(err.Error(), "-site") {
		t.Errorf("without a site: %v", err)
	}
}

// TestTeacher has two pages in every language, on both papers.
func TestTeacher(t *testing.T) {
	for _, lang := range host.Languages() {
		for _, format := range []string{"a4", "letter"} {
			data := printed(t, "teacher", lang, format)
			if n := bytes.Count(data, []byte("/Type /Page\n")); n != 2 {
				t.Errorf("%s, %s: %d pages", lang, format, n)
			}
			sound(t, data)
		}
	}
}

// TestSheets: everybody is told what to play with.
func TestSheets(t *testing.T) {
	for _, g := range games.Games() {
		if s := faces.Sheet(g); s.Needs == "" || (s.Score == nil) != (s.Rows == 0) {
			t.Errorf("%s: %+v", g.ID, s)
		}
	}
}

// TestPrintErrors says what is wrong with an order, and writes nothing.
func TestPrintErrors(t *testing.T) {
	file := filepath.Join(t.TempDir(), "c.pdf")
	for want, a := range map[string]Printing{
		"say with -o": {Game: "tropa"},
		`the paper must be a4 or letter, not "a5"`:       {Game: "tropa", Out: file, Paper: "a5"},
		`there is no game "trop"; -list shows all games`: {Game: "trop", Out: file},
		"no such file or directory":                      {Game: "tropa", Out: filepath.Join(file, "d.pdf")},
	} {
		if err := Print("", a); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%+v: %v, not %s", a, err, want)
		}
	}
	if err := Print("xx", Printing{Game: "tropa", Out: file}); err == nil || err.Error() != `there is no language "xx" here` {
		t.Errorf("%v", err)
	}
	if _, err := os.Stat(file); err == nil {
		t.Error("it wrote a file")
	}
}
