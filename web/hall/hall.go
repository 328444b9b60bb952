//go:build !js

// Package hall makes the page's own hall, which is shown and usable until the
// game has loaded. Its games come from the rules, so that nothing is written
// twice; its fonts and pictures are the game's.
package hall

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"html/template"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/text"
	"knucklebones/scenes/screens/hall/listing"
)

// A hall is the data of the page's own hall, all from the rules.
type hall struct {
	Size            int         // bytes of the plain wasm file
	Version         string      // may be empty
	First           template.JS // script that chooses the language and starts to unpack the game
	FirstSum        string      // its hash, which allows the script
	Others          []string    // the codes of all languages
	Line, ShortLine string
	More, Filters   []string
	Rooms           []room
	Games           []cell
}

// A room is the data of a slip that leads to a room.
type room struct{ ID, Title string }

// A cell is the data of one compartment.
type cell struct {
	ID            string
	In            string // numbers of the filters that match it
	Title, Short  string
	Line          string // the rule in one line
	Spoken, Facts string
	ShortFacts    string // may be the same
}

// Sheets describes the pictures of the hall for build.sh, one per line: the
// file, the size of the scene that shows it, the part of that to cut out, and
// the options for compressing it.
func Sheets() string {
	var b strings.Builder
	sheets := listing.Sheets(len(games.Games()))
	for _, s := range sheets {
		fmt.Fprintf(&b, "%s:%dx%d:0 0 %d %d:-q 60 -sharp_yuv\n", s.Name, s.Width, s.Height+listing.WoodHeight, s.Width, s.Height)
	}
	s := sheets[0]
	fmt.Fprintf(&b, "walnut:%dx%d:0 %d %d %d:-q 55\n", s.Width, s.Height+listing.WoodHeight, s.Height, listing.WoodWidth, listing.WoodHeight)
	return b.String()
}

// newHall returns what the page shows of the games in shelf; words returns a text in
// the language of the page.
func newHall(shelf []*rules.Game, words func(text.Text) string) hall {
	h := hall{Line: words(listing.Line(shelf)), ShortLine: words(listing.ShortLine)}
	for n := range listing.Most - 1 {
		h.More = append(h.More, words(listing.More(n+1)))
	}
	for _, r := range listing.Rooms() {
		h.Rooms = append(h.Rooms, room{r.ID, words(r.Title)})
	}
	filters := listing.Filters(shelf)
	for _, f := range filters {
		h.Filters = append(h.Filters, words(f.Name))
	}
	for _, g := range shelf {
		h.Games = append(h.Games, newCell(g, filters, words))
	}
	return h
}

// newCell returns what the page shows of a game; words returns a text in the language
// of the page.
func newCell(g *rules.Game, filters []listing.Filter, words func(text.Text) string) cell {
	c := cell{
		ID: g.ID, Title: words(g.Title), Short: words(g.Short), Line: words(g.Line), Spoken: words(listing.Spoken(g)),
		Facts: words(listing.Facts(g)), ShortFacts: words(listing.ShortFacts(g)),
	}
	for i, f := range filters {
		if f.Takes(g) {
			c.In += " " + fmt.Sprint(i)
		}
	}
	c.In = strings.TrimPrefix(c.In, " ")
	return c
}

// Make returns the page and its style sheet, from those in the folder web, for
// a plain wasm file of size bytes and that version, and for a choice of languages.
func Make(web string, size int, version string, languages []text.Language) (page, style []byte, err error) {
	h := newHall(games.Games(), text.Plain)
	h.Size, h.Version = size, version
	for _, l := range languages {
		h.Others = append(h.Others, l.Code)
	}
	if err := h.begin(web, languages); err != nil {
		return nil, nil, err
	}
	t, err := template.ParseFiles(filepath.Join(web, "index.html"))
	if err != nil {
		return nil, nil, err
	}
	var b bytes.Buffer
	if err := t.Execute(&b, h); err != nil {
		return nil, nil, err
	}
	css, err := os.ReadFile(filepath.Join(web, "hall.css"))
	if err != nil {
		return nil, nil, err
	}
	widths, err := h.style(web)
	return b.Bytes(), append(css, widths...), err
}

// begin sets h.First to what runs before all else, without its comments: language.js with
// those languages in it, and early.js; and h.FirstSum to its checksum.
func (h *hall) begin(web string, languages []text.Language) error {
	code, err := os.ReadFile(filepath.Join(web, "language.js"))
	early, bad := os.ReadFile(filepath.Join(web, "early.js"))
	if err := errors.Join(err, bad); err != nil {
		return err
	}
	said := string(code) + string(early)
	for place, value := range choice(languages) {
		if !strings.Contains(said, place) {
			return fmt.Errorf("language.js does not contain %s", place)
		}
		list, err := json.Marshal(value)
		if err != nil {
			return err
		}
		said = strings.Replace(said, place, string(list), 1)
	}
	said = comment.ReplaceAllString(said, "\n")
	h.First = template.JS(said)
	h.FirstSum = fmt.Sprintf("sha256-%s", base64.StdEncoding.EncodeToString(sum(said)))
	return nil
}

// choice returns what the script that chooses a language has to know: for each
// placeholder in it, the value.
func choice(languages []text.Language) map[string]any {
	codes, ready, drafts := []string{"pseudo"}, []string{}, map[string][2]string{}
	for _, l := range languages {
		codes = append(codes, l.Code)
		switch {
		case l.Chooses():
			ready = append(ready, l.Code)
		case !l.Learned():
			drafts[l.Code] = [2]string{l.Name, l.Also}
		}
	}
	return map[string]any{"[/* languages */]": codes, "[/* ready */]": ready, "{/* drafts */}": drafts}
}

// comment matches comments to the end of a line, and what is left of the line.
var comment = regexp.MustCompile(`\s*// .*\n\s*|\n\s*`)

func sum(s string) []byte {
	sum := sha256.Sum256([]byte(s))
	return sum[:]
}

// Words returns the words of the hall in a language, by the English ones, and the style
// rules for them, which replace those for the English ones.
func Words(web string, c *text.Catalogue) (words map[string]string, style []byte, err error) {
	words = map[string]string{}
	r := text.Reader{Catalogue: c}
	h := newHall(games.Games(), func(t text.Text) string {
		english, said := text.Plain(t), r.Format(t)
		if was, ok := words[english]; ok && was != said {
			err = fmt.Errorf("%q is %q and %q in the language %s", english, was, said, c.Code())
		}
		words[english] = said
		return said
	})
	if err != nil {
		return nil, nil, err
	}
	if style, err = h.style(web); err != nil {
		return nil, nil, err
	}
	fonts, err := Fonts(web, c.Code())
	for _, f := range fonts {
		style = append(style, f.rule(c.Code())...)
	}
	return words, style, err
}

// style returns the CSS rules of the hall that depend on its words and games.
func (h hall) style(web string) (css []byte, err error) {
	m, err := newMeasure(web)
	if err != nil {
		return nil, err
	}
	filters := 0.0
	for _, f := range h.Filters {
		filters += width(m.strong, f)
	}
	css = fmt.Appendf(css, "\n#hall { --columns: %d; --rows: %d; --line: %.3f; --brief: %.3f; --filters: %.3f; --count: %d }\n",
		listing.Columns, listing.Rows(len(h.Games)), width(m.aside, h.Line), width(m.aside, h.ShortLine), filters, len(h.Filters))
	for _, r := range h.Rooms {
		css = fmt.Appendf(css, "#slip-%s { --title: %.3f }\n", r.ID, width(m.name, r.Title))
	}
	for i, c := range h.Games {
		css = m.rules(css, c)
		css = fmt.Appendf(css, "#game-%s .pic i, #waits-%[1]s i { background-position: %s }\n", c.ID, position(i, len(h.Games)))
	}
	return css, nil
}

// A measure computes the width of text in the fonts of names, of lines of help, of running
// text and of buttons.
type measure struct{ name, aside, text, strong font.Face }

func newMeasure(web string) (m measure, err error) {
	for name, f := range map[string]*font.Face{"fell": &m.name, "fell-italic": &m.aside, "alegreya-500": &m.text, "alegreya-700": &m.strong} {
		if *f, err = face(web, name); err != nil {
			return m, err
		}
	}
	return m, nil
}

// em is the size at which text is measured, in pixels.
const em = 1000

func face(web, name string) (font.Face, error) {
	data, err := os.ReadFile(filepath.Join(web, "..", "sprites", "lettering", "fonts", name+".ttf"))
	if err != nil {
		return nil, err
	}
	f, err := opentype.Parse(data)
	if err != nil {
		return nil, err
	}
	return opentype.NewFace(f, &opentype.FaceOptions{Size: em, DPI: 72, Hinting: font.HintingNone})
}

// width returns the width of a line in a face, as a multiple of the size of its
// letters.
func width(f font.Face, s string) float64 { return float64(font.MeasureString(f, s)) / 64 / em }

// twoLines returns the width, as a multiple of the size of its letters, that a name
// needs at least in two lines.
func twoLines(f font.Face, s string) float64 {
	least := width(f, s)
	for i, r := range s {
		if r == ' ' {
			least = math.Min(least, math.Max(width(f, s[:i]), width(f, s[i+1:])))
		}
	}
	return least
}

// position returns the CSS background position at which the sheet, which has that many
// games, shows the picture of game i.
func position(i, games int) string {
	share := func(at, of int) float64 { return 100 * float64(at) / float64(max(1, of-1)) }
	return fmt.Sprintf("%.4g%% %.4g%%", share(i%listing.Columns, listing.Columns), share(i/listing.Columns, listing.Rows(games)))
}

// desk is the media query for the layout on a wide page.
const desk = "(orientation: landscape) and (min-width: 881px) and (min-height: 500px)"

// rules appends to css the rules by which the cell of a game shows its full or its
// short name, depending on its width.
func (m measure) rules(css []byte, c cell) []byte {
	id := "#game-" + c.ID
	say := func(format string, args ...any) { css = fmt.Appendf(css, format+"\n", args...) }
	full := width(m.name, c.Title)
	const fit = "%s .%s { font-size: min(1em, 100cqw / %.3f) }"
	say(fit, id, "full", full)
	say(fit, id, "short", width(m.name, c.Short))
	shorter := fmt.Sprintf("%s .full { display: none } %[1]s .short { display: block }", id)
	squeeze, more := listing.Squeeze(c.Title)
	one, two := full/squeeze, twoLines(m.name, c.Title)/more
	say("@container call (max-width: %.3fem) { %s .full { white-space: normal; font-size: min(1em, 100cqw / %.3f) } }", one, id, twoLines(m.name, c.Title))
	say("@container call (max-width: %.3fem) { %s }", math.Min(one, two), shorter)
	say("@media %s { @container call (max-width: %.3fem) { %s } }", desk, one, shorter)
	say("%s .facts { --facts: %.3f }", id, width(m.text, c.ShortFacts))
	say("@container facts (max-width: %.3fem) { %s .whole { display: none } %[2]s .figures { display: block } }", width(m.text, c.Facts), id)
	return css
}
