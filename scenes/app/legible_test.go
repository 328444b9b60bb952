//go:build !js

package app

import (
	"flag"
	"fmt"
	"image"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/games"
	"knucklebones/rules/play/record"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/kiosk/stand"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/picture"
)

// A proof is a page as it is drawn, with everything written on it.
type proof struct {
	p     *ui.Page
	marks []lettering.Mark
	names []string // of players, who are called so in every language
	lang  string   // the language it is in
}

// A mistake is what is wrong with a text, and the text.
type mistake struct{ what, words string }

// clip returns the part of the page to which the drawing of a mark is confined.
func clip(m lettering.Mark) ui.Rect {
	c := m.Clip
	return ui.Rect{X: float64(c.Min.X), Y: float64(c.Min.Y), W: float64(c.Dx()), H: float64(c.Dy())}
}

// onPage reports whether a mark comes onto the page, and not onto a picture of its own.
func (pr *proof) onPage(m lettering.Mark) bool {
	if m.Clip.Min != (image.Point{}) || m.Clip.Dx() == int(pr.p.W) {
		return true
	}
	return pr.scroll(m) != nil
}

// scroll returns the scroll area in which a mark is, or nil.
func (pr *proof) scroll(m lettering.Mark) *ui.Scroll {
	c := clip(m)
	for _, s := range slices.Backward(pr.p.Scrolls) {
		if in := c.Meet(s.Rect.Inset(-1)); in.W == c.W && in.H == c.H {
			return s
		}
	}
	return nil
}

// legible is the smallest size of letters in units.
const legible = 2.25

// A line is one that is written on the page.
type line struct {
	lettering.Mark
	whole, seen ui.Rect
	paper       ui.Rect // what it is written on, or empty for the table
}

// mistakes lists what is wrong on a page.
func (pr *proof) mistakes() (list []mistake) {
	add := func(what, words string) { list = append(list, mistake{what, words}) }
	for _, m := range pr.marks {
		if m.Words == "" || !strings.ContainsFunc(m.Words, unicode.IsLetter) {
			continue
		}
		if strings.ContainsAny(m.Words, "{}") {
			add("with the place for a name", m.Words)
		}
		if pr.untold(m) {
			add("outside", m.Words)
		}
		if m.Style.Size < legible*pr.p.U {
			add(fmt.Sprintf("small %.1f", m.Style.Size/pr.p.U), m.Words)
		}
	}
	lines := pr.lines(add)
	for i, a := range lines {
		if what := pr.standsOut(a); what != "" {
			add(what, a.Words)
		}
		for _, b := range lines[:i] {
			if clash(a, b) {
				add("overlap", b.Words+" | "+a.Words)
			}
		}
	}
	return append(list, pr.misfits(lines)...)
}

// lines returns what can be read on the page, and tells of lines that are partly under a
// paper which may not lie there.
func (pr *proof) lines(add func(what, words string)) (lines []line) {
	var papers []ui.Rect
	for _, m := range pr.marks {
		if !pr.onPage(m) {
			continue
		}
		at := ui.Rect{X: m.X, Y: m.Y, W: m.W, H: m.H}
		if m.Words == "" {
			at = at.Meet(clip(m))
			lines = slices.DeleteFunc(lines, func(l line) bool {
				part := covered(l.seen, at)
				if part > 0.02 && part < 1 && !m.Loose && worded(l) {
					add("covered", l.Words)
				}
				return part == 1 || part > 0 && (m.Loose || !worded(l))
			})
			papers = append(papers, at)
			continue
		}
		l := line{Mark: m, whole: at, seen: at.Meet(clip(m))}
		if l.seen.W <= 0 || l.seen.H <= 0 {
			continue
		}
		x, y := l.seen.Center()
		for _, paper := range slices.Backward(papers) {
			if paper.Has(x, y) {
				l.paper = paper
				break
			}
		}
		lines = append(lines, l)
	}
	return lines
}

// untold reports whether a line is no message: letters that the pseudo-language always
// changes are unchanged.
func (pr *proof) untold(m lettering.Mark) bool {
	if pr.lang != "pseudo" || slices.Contains(pr.names, m.Words) {
		return false
	}
	return strings.ContainsAny(m.Words, "aeioucnAEIOUCN") && strings.ToUpper(m.Words) != m.Words // capitals are carved
}

// covered returns the part of a place that a paper covers.
func covered(at, paper ui.Rect) float64 {
	in := at.Meet(paper)
	return in.W * in.H / (at.W * at.H)
}

// standsOut says of what a line stands out, or nothing.
func (pr *proof) standsOut(l line) string {
	s := pr.scroll(l.Mark)
	if !worded(l) { // on bones, which may lie half under a rail
		return ""
	}
	if !inside(l.whole, l.seen) && (s == nil || !inside(l.whole, content(s))) {
		return fmt.Sprintf("cut %.0f of %.0f", l.whole, clip(l.Mark))
	}
	if l.paper.W > 0 && l.Style.Edge.A == 0 && !inside(l.seen, l.paper) { // outlined letters lie over the board, not on a paper of it
		return "off its paper"
	}
	return ""
}

// content returns the place of everything that can be scrolled into sight in an area, as
// it is scrolled now.
func content(s *ui.Scroll) ui.Rect {
	r := s.Rect
	if s.Across {
		r.X, r.W = r.X-s.Pos, max(r.W, s.Length)
	} else {
		r.Y, r.H = r.Y-s.Pos, max(r.H, s.Length)
	}
	return r
}

// inside reports whether a place is within another, but for a pixel and a half.
func inside(at, room ui.Rect) bool {
	in := at.Meet(room)
	return in.W >= at.W-1.5 && in.H >= at.H-1.5
}

// clash reports whether two lines lie on one another. A line that is drawn twice has a
// shadow. Figures may lie on figures, and a caption with outlined letters on what a board
// has printed.
func clash(a, b line) bool {
	if a.Words == b.Words || !worded(a) && !worded(b) || captioned(a, b) || captioned(b, a) {
		return false
	}
	in := a.seen.Meet(b.seen)
	slack := 0.15 * min(a.Style.Size, b.Style.Size)
	return in.W > slack && in.H > slack
}

// captioned reports whether a line is a caption over what is printed on a board: figures,
// or a word where it is a large one.
func captioned(caption, print line) bool {
	return worded(caption) && caption.Style.Edge.A > 0 && (!worded(print) || caption.Style.Face == lettering.Title && print.paper.W == 0)
}

// worded reports whether a line is more than figures and one letter, such as V for Venus.
func worded(l line) bool {
	first := strings.IndexFunc(l.Words, unicode.IsLetter)
	return first != strings.LastIndexFunc(l.Words, unicode.IsLetter)
}

// misfits lists lines that stand out of the item they are in, or run into one.
func (pr *proof) misfits(lines []line) (list []mistake) {
	for i := range pr.p.Items {
		it := &pr.p.Items[i]
		if it.Style == ui.Bare || it.Style == ui.CellStyle || it.Invisible {
			continue
		}
		for _, l := range lines {
			if l.paper.W > 0 && !inside(it.Seen(), l.paper) {
				continue // it lies under the paper
			}
			if in := l.seen.Meet(it.Seen()); in.W > 1.5 && in.H > 1.5 && !inside(l.seen, it.Seen()) {
				list = append(list, mistake{"over the edge of " + it.ID, l.Words})
			}
		}
	}
	return list
}

// A reading collects the mistakes of many pages, and where each was seen first.
type reading struct {
	t       *testing.T
	rand    *rand.Rand
	screens map[image.Point]*ebiten.Image
	found   map[mistake]string
	pages   int
}

func read(t *testing.T) *reading {
	outline.Blank = true
	t.Cleanup(func() {
		outline.Blank = false
		for range 2 { // pictures are kept for two screens
			picture.Age(0, 0)
		}
	})
	return &reading{t, rand.New(rand.NewPCG(3, 4)), map[image.Point]*ebiten.Image{}, map[mistake]string{}, 0}
}

// page looks at a page in a size and with letters.
func (r *reading) page(h *App, s sizing, where string) {
	r.pages++
	h.Stack.Prefs.Letters = s.letters
	h.Stack.Resize(s.w, s.h, 1)
	for _, m := range r.print(h).mistakes() {
		if r.found[m] == "" {
			r.found[m] = fmt.Sprintf("%s in %s, %vx%v, letters %d", where, h.Stack.Language().Code(), s.w, s.h, s.letters)
		}
	}
}

// print draws the page of an app and keeps what is written.
func (r *reading) print(h *App) *proof {
	h.Stack.Invalidate()
	h.Stack.Step()
	pr := &proof{p: h.Stack.Page(), names: []string{"Flavia"}, lang: h.Stack.Language().Code()}
	for _, u := range usual {
		pr.names = append(pr.names, u.name)
	}
	if tb, ok := h.Stack.Top().(interface{ Names() []string }); ok {
		pr.names = append(pr.names, tb.Names()...)
	}
	size := image.Pt(int(pr.p.W), int(pr.p.H))
	if r.screens[size] == nil {
		r.screens[size] = ebiten.NewImage(size.X, size.Y)
	}
	lettering.Watch = func(m lettering.Mark) { pr.marks = append(pr.marks, m) }
	defer func() { lettering.Watch = nil }()
	h.Stack.Draw(r.screens[size])
	return pr
}

// report fails the test for every mistake.
func (r *reading) report() {
	for m, where := range r.found {
		r.t.Errorf("%s: %q in %s", m.what, m.words, where)
	}
	r.t.Logf("%d pages, %d mistakes", r.pages, len(r.found))
}

// A sizing is a size of the page in logical pixels and a size of letters.
type sizing struct {
	w, h    float64
	letters int
}

// sizings returns all sizes of page and letters in which texts have to fit, in any order.
func (r *reading) sizings() (list []sizing) {
	for _, s := range [][2]float64{{390, 664}, {390, 844}, {844, 390}, {1280, 800}, {1920, 1080}} {
		for letters := range 4 {
			list = append(list, sizing{s[0], s[1], letters})
		}
	}
	r.rand.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	return list
}

var fitted = flag.String("fitted", "", "the `language` in which texts have to fit; longest for the longest text of all languages in place of each; nothing for one or the other that is longer than any")

// fitting returns the language in which the i-th of many things has to fit: the one made of
// long words, or the one made of the longest texts of all languages. Of each page two megabytes
// stay in memory, as nothing that is drawn without a window is ever painted: so every language
// is tried by a process of its own, with the flag -fitted.
func fitting(i int) string {
	if *fitted != "" {
		return *fitted
	}
	return []string{"pseudo", "longest"}[i%2]
}

// spoken returns the app of a show in a language.
func spoken(t *testing.T, sh Show, lang string) *App {
	t.Helper()
	if sh.Lang = lang; lang == "longest" {
		sh.Lang = ""
	}
	h, err := Quiet(sh)
	if err != nil {
		t.Fatal(err)
	}
	if lang == "longest" {
		h.say(text.Read(lang, longest()))
	}
	return h
}

// longest returns the lines of a catalogue that has of each message the longest text of all
// languages, of several as long that of the first language in alphabetical order.
var longest = sync.OnceValue(func() string {
	chosen := map[string]string{}
	for _, l := range text.Languages() {
		for line := range strings.Lines(text.Compiled(l.Code)) {
			key, pattern, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
			if was, ok := chosen[key]; !ok && letters(pattern) > letters(key) || ok && letters(pattern) > letters(was) {
				chosen[key] = pattern
			}
		}
	}
	var b strings.Builder
	for key, pattern := range chosen {
		fmt.Fprintf(&b, "%s\t%s\n", key, pattern)
	}
	return b.String()
})

var (
	argument = regexp.MustCompile(`\{\d(?:, \w+)?\}`)
	form     = regexp.MustCompile(`\{\d, \w+,((?: [=\w]+ \{[^{}]*\})+)\}`)
	oneCase  = regexp.MustCompile(`\{([^{}]*)\}`)
)

// letters returns the number of letters of a pattern, of the longest case of each form.
func letters(pattern string) int {
	pattern = argument.ReplaceAllString(pattern, "0")
	for form.MatchString(pattern) {
		pattern = form.ReplaceAllStringFunc(pattern, func(f string) (most string) {
			for _, c := range oneCase.FindAllStringSubmatch(f[1:], -1) {
				if utf8.RuneCountInString(c[1]) >= utf8.RuneCountInString(most) {
					most = c[1]
				}
			}
			return most
		})
	}
	return utf8.RuneCountInString(pattern)
}

// Whole games of all kinds fit in languages with long words, each page in another sizing.
func TestTextsOfGamesFit(t *testing.T) {
	r := read(t)
	most := short.Times(25, 120)
	for i, sh := range kinds() {
		sh.Prefs = []string{"none,lens", "none"}[i%2]
		r.game(sh, fitting(i/2), most)
	}
	r.report()
}

// game plays a game at random and looks at so many pages of it at most.
func (r *reading) game(sh Show, lang string, most int) {
	h := spoken(r.t, sh, lang)
	h.Stack.Resize(1280, 800, 1)
	was, sizes := "", r.sizings()
	for n := 0; n < most && h.Stack.Page().Find("again") == nil; {
		for range 5 {
			h.Stack.Step()
		}
		if now := ids(h.Stack.Page()); now != was {
			was = now
			r.page(h, sizes[n%len(sizes)], fmt.Sprintf("%s %s, %d people, page %d", sh.Game, sh.Ruleset, len(sh.Players), n))
			n++
		}
		if list := usable(h.Stack.Page()); len(list) > 0 {
			h.Stack.Use(list[r.rand.IntN(len(list))])
		}
	}
}

// All screens fit in languages with long words, and all dialogs that open there. With -short,
// of results those of each third game.
func TestTextsOfScreensFit(t *testing.T) {
	r := read(t)
	plain, fair := screens(t), fairScreens()
	for i, name := range slices.Sorted(maps.Keys(plain)) {
		r.screen(name, func() *App {
			h := spoken(t, Show{Scene: "hall", Prefs: "none"}, fitting(i))
			plain[name](h)
			return h
		})
	}
	for i, name := range slices.Sorted(maps.Keys(fair)) {
		r.screen(name, func() *App {
			h, c := spoken(t, Show{Scene: "hall", Prefs: "none"}, fitting(i)), kiosk.Usual()
			c.Pin, c.Languages = "4711", []string{"de", "en", "fr", "it", "es", "la"}
			h.stand(c, func() time.Time { return time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC) })
			h.kiosk.Desk.Book = stand.NoBook{}
			fair[name](h)
			return h
		})
	}
	r.report()
}

// screens returns what opens each screen of the app.
func screens(t *testing.T) map[string]func(*App) {
	list := map[string]func(*App){
		"the hall":   opening(t, Show{Scene: "hall"}),
		"the replay": replay(t, 0), "the end of the replay": replay(t, 1<<20),
		"the album": opening(t, Show{Scene: "album"}), "games of the book": opening(t, Show{Scene: "book-games"}),
		"honours": opening(t, Show{Scene: "honours"}), "evenings of the book": opening(t, Show{Scene: "book-evenings"}), "page of the book": opening(t, Show{Scene: "game-page", Game: "mendax-common"}),
		"apart-setup": opening(t, Show{Scene: "apart-setup"}), "apart-send": opening(t, Show{Scene: "apart-send"}), "apart-arrived": opening(t, Show{Scene: "apart-arrived"}),
		"apart-waiting": opening(t, Show{Scene: "apart-waiting"}), "apart-fair-play": opening(t, Show{Scene: "apart-fair-play"}),
		"phone-setup": opening(t, Show{Scene: "phone-setup"}), "phone-code": opening(t, Show{Scene: "phone-code"}), "phone-answer": opening(t, Show{Scene: "phone-answer"}), "phone-lost": opening(t, Show{Scene: "phone-code", Steps: 1}),
		"settings": opening(t, Show{Scene: "settings"}), "languages": opening(t, Show{Scene: "language"}), "measuring": opening(t, Show{Scene: "measure"}),
		"two people":     opening(t, Show{Game: "mendax-single", Players: []string{"person", "person"}, Steps: 6, Seed: "1"}),
		"own bones":      opening(t, Show{Game: "century", Seed: "1", Real: record.Persons}),
		"eight at table": opening(t, Show{Game: "knucklebones", Seed: "1", Players: slices.Repeat([]string{"person"}, 8), Steps: 30}),
	}
	for _, room := range rooms {
		list[room] = opening(t, Show{Scene: room})
		list[room+" of eight"] = opening(t, Show{Scene: room, Players: slices.Repeat([]string{"person"}, 8)})
	}
	for i, g := range games.Games() {
		for _, scene := range []string{"setup", "rulebook", "lesson", "results"} {
			if (scene != "lesson" || faces.For(g).Lesson != nil) && (scene != "results" || short.Some(i, 3)) {
				list[scene+" of "+g.ID] = opening(t, Show{Scene: scene, Game: g.ID, Seed: "5"})
			}
		}
	}
	return list
}

// fairScreens returns what opens each screen of a fair.
func fairScreens() map[string]func(*App) {
	list := map[string]func(*App){
		"the invitation": func(*App) {},
		"the question":   func(h *App) { h.Stack.SetOverlay(h.kiosk.Question().Lay) },
	}
	for _, name := range []string{"pin", "operator", "cleaning", "card", "closed"} {
		list[name] = func(h *App) { h.kiosk.Page(name) }
	}
	return list
}

// screen looks at a screen in all settings and at what opens there in two, or in part of
// them.
func (r *reading) screen(name string, open func() *App) {
	settle := func(h *App, ticks int) {
		h.Stack.Resize(1280, 800, 1)
		for range ticks {
			h.Stack.Step()
		}
	}
	h, sizes := open(), r.sizings()
	settle(h, 20)
	letters, list := h.Stack.Prefs.Letters, ways(h.Stack.Page())
	if testing.Short() {
		sizes = sizes[:2]
		r.rand.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
		list = list[:min(len(list), 1)]
	}
	for _, s := range sizes {
		r.page(h, s, name)
	}
	for i, id := range list {
		if i > 0 {
			h = open()
			settle(h, 20)
		}
		h.Stack.Prefs.Letters = letters
		settle(h, 2)
		h.Stack.Use(id)
		settle(h, 3)
		for _, s := range sizes[:min(len(sizes), 4)] {
			r.page(h, s, name+", "+id)
		}
	}
}
