//go:build !js

package tools

import (
	"bytes"
	"compress/zlib"
	"image"
	"image/draw"
	"io"
	"math"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
	"knucklebones/scenes/app"
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

// pages returns what each page of a document draws, uncompressed.
func pages(data []byte) (list []string) {
	for _, m := range streams.FindAllSubmatch(data, -1) {
		if r, err := zlib.NewReader(bytes.NewReader(m[1])); err == nil {
			if page, err := io.ReadAll(r); err == nil && bytes.Contains(page, []byte(" Tj")) {
				list = append(list, string(page))
			}
		}
	}
	return list
}

// drawing returns what all pages of a document draw.
func drawing(data []byte) string { return strings.Join(pages(data), "") }

// words returns the text of a document in the order in which it is drawn, without spaces.
func words(data []byte) string {
	var b strings.Builder
	for _, m := range shown.FindAllStringSubmatch(drawing(data), -1) {
		b.WriteString(decoded(m[1]))
	}
	return solid(b.String())
}

// decoded returns the words of one string of a document.
func decoded(s string) string {
	raw := strings.NewReplacer(`\\`, `\`, `\(`, `(`, `\)`, `)`, `\r`, "\r").Replace(s)
	var units []uint16
	for i := 0; i+1 < len(raw); i += 2 {
		units = append(units, uint16(raw[i])<<8|uint16(raw[i+1]))
	}
	return string(utf16.Decode(units))
}

// solid returns words without spaces and without marks of bold print.
func solid(s string) string {
	return strings.NewReplacer("**", "", " ", "", "\u00a0", "", "\u2009", "", "\u202f", "", "\n", "").Replace(s)
}

// TestPrintedPages: every game on both papers, in every language and in words longer than
// those. Print refuses what is too near the edge of a page.
func TestPrintedPages(t *testing.T) {
	formats, list := [][2]string{{"a4", "595.28 841.89"}, {"letter", "612.00 792.00"}}, host.Languages()
	for i, g := range games.Games() {
		for k, lang := range list {
			for f, format := range formats {
				if lang+format[0] == "ena4" || short.Crosses(i, 2*k+f, 2*len(list)) {
					t.Run(strings.Join([]string{g.ID, lang, format[0]}, " "), func(t *testing.T) { checkPages(t, printed(t, g.ID, lang, format[0]), g, lang, format[1]) })
				}
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
	if size, said := smallest(data); size < readable {
		t.Errorf("%q is written in letters of %.1f points", said, size)
	}
	if n := bytes.Count(data, []byte("/Type /Page\n")); n > most(g) && lang != "pseudo" {
		t.Errorf("%d pages", n)
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

// readable is the size of the smallest letters that people can be asked to read, in points.
const readable = 6

// most returns the number of pages that a game may take: one for its rules, one for board and
// score, and one for what is cut out.
func most(g *rules.Game) int {
	if faces.For(g).Sheet().Cut != nil {
		return 3
	}
	return 2
}

// sizes finds what sets the size of letters, and what is written.
var sizes = regexp.MustCompile(`(?s) ([0-9.]+) Tf|\(((?:[^\\()]|\\.)*)\) ?Tj`)

// smallest returns the size of the smallest letters of a document, and what is written in
// them.
func smallest(data []byte) (size float64, said string) {
	now := 0.0
	size = math.Inf(1)
	for _, m := range sizes.FindAllStringSubmatch(drawing(data), -1) {
		switch {
		case m[1] != "":
			now, _ = strconv.ParseFloat(m[1], 64) // it is a number here
		case now < size:
			size, said = now, decoded(m[2])
		}
	}
	return size, said
}

// squares are filled squares, of which codes are made: where each begins, in points from the
// lower left corner, and its sides.
var squares = regexp.MustCompile(`([0-9.]+) ([0-9.]+) ([0-9.]+) -([0-9.]+) re f\n`)

// codes returns what the codes on the pages of a document say, at most one a page.
func codes(t *testing.T, data []byte) (list []string) {
	t.Helper()
	whole := map[gozxing.DecodeHintType]any{gozxing.DecodeHintType_TRY_HARDER: true} // the code is a small part of the page
	for _, page := range pages(data) {
		modules := squares.FindAllStringSubmatch(page, -1)
		if len(modules) == 0 {
			continue
		}
		bits, err := gozxing.NewBinaryBitmapFromImage(picture(modules))
		if err != nil {
			t.Fatal(err)
		}
		read, err := qrcode.NewQRCodeReader().Decode(bits, whole)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, read.GetText())
	}
	return list
}

// picture draws the squares of a page, three pixels a point, and some white about them.
func picture(modules [][]string) image.Image {
	const scale, white, h = 3, 60, 850
	var list []image.Rectangle
	var all image.Rectangle
	for _, m := range modules {
		var at [4]float64 // x, y, width, height
		for i := range at {
			at[i], _ = strconv.ParseFloat(m[i+1], 64) // squares has numbers here
		}
		pixel := func(v float64) int { return int(math.Round(v * scale)) }
		r := image.Rect(pixel(at[0]), pixel(h-at[1]), pixel(at[0]+at[2]), pixel(h-at[1]+at[3]))
		list, all = append(list, r), all.Union(r)
	}
	corner := all.Min.Sub(image.Pt(white, white))
	img := image.NewGray(image.Rectangle{Max: all.Max.Add(image.Pt(white, white)).Sub(corner)})
	draw.Draw(img, img.Rect, image.White, image.Point{}, draw.Src)
	for _, r := range list {
		draw.Draw(img, r.Sub(corner), image.Black, image.Point{}, draw.Src)
	}
	return img
}

// TestCodes reads the codes of all games and follows them as a page does: that of the rules
// sets the table of the game, that of the poster opens its lesson.
func TestCodes(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	posters := codes(t, printed(t, "posters", "en", "a4"))
	for i, g := range games.Games() {
		list := codes(t, printed(t, g.ID, "en", "letter"))
		if len(list) != 1 || i >= len(posters) {
			t.Fatalf("%s: the codes %q, %d posters", g.ID, list, len(posters))
		}
		if at := visit(t, list[0]); !strings.Contains(at, text.Plain(g.Title)) {
			t.Errorf("%s: the code %s opens %q", g.ID, list[0], at)
		}
		if at := visit(t, posters[i]); !strings.Contains(at, text.Plain(g.Title)) || !strings.Contains(at, "esson") {
			t.Errorf("%s: the code %s opens %q", g.ID, posters[i], at)
		}
	}
}

// visit opens the program as a page at an address does, and returns the title of the screen.
func visit(t *testing.T, address string) string {
	t.Helper()
	u, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	var args []string
	for name, values := range u.Query() {
		args = append(args, "-"+name+"="+values[0])
	}
	a, err := Read(args)
	if err != nil {
		t.Fatal(err)
	}
	h, err := app.Quiet(a.Show)
	if err != nil {
		t.Fatal(err)
	}
	if u.Fragment != "" {
		h = app.New()
		host.SetHash(u.Fragment)
		h.Tick(false)
	}
	h.Stack.Resize(1280, 800, 1)
	h.Stack.Step()
	return text.Plain(h.Stack.Page().Title)
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

// TestSameTwice prints the same order twice, which makes the same file: with -short of one
// game, otherwise of all.
func TestSameTwice(t *testing.T) {
	what := "booklet"
	if testing.Short() {
		what = "tropa"
	}
	if !bytes.Equal(printed(t, what, "", ""), printed(t, what, "", "")) {
		t.Errorf("two copies of %s differ", what)
	}
}

// TestBooklet holds all games.
func TestBooklet(t *testing.T) {
	data := printed(t, "booklet", "", "")
	if len(data) > 4_000_000 {
		t.Errorf("%d bytes", len(data))
	}
	for _, g := range games.Games() {
		checkRules(t, data, g, "en")
	}
	sound(t, data)
}

// TestPosters lead to the lesson of each game, and need a site to do so. With -short they are
// printed once on each paper; TestTeacher prints in every language.
func TestPosters(t *testing.T) {
	for k, lang := range host.Languages() {
		for f, format := range []string{"a4", "letter"} {
			if testing.Short() && k != f {
				continue
			}
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
	for k, lang := range host.Languages() {
		for f, format := range []string{"a4", "letter"} {
			if !short.Crosses(k, f, 2) {
				continue
			}
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
		if s := faces.For(g).Sheet(); s.Needs == "" || (s.Score == nil) != (s.Rows == 0) {
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
