//go:build !js

package app

import (
	"flag"
	"fmt"
	"image"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/games"
	"knucklebones/rules/play/record"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/kiosk/stand"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
)

var tongue = flag.String("tongue", "pseudo", "the language in which texts have to fit")

// windows are the widths and heights at which texts have to fit, in logical pixels.
var windows = [][2]float64{{390, 664}, {390, 844}, {844, 390}, {1280, 800}, {1920, 1080}}

// A proof is a page as it is drawn, with everything written on it.
type proof struct {
	p     *ui.Page
	marks []lettering.Mark
	names []string // of players, who are called so in every language
}

// A mistake is what is wrong with a text, and the text.
type mistake struct{ what, words string }

// print draws the page of an app and keeps what is written.
func print(h *App, screens map[image.Point]*ebiten.Image) *proof {
	pr := &proof{p: h.Stack.Page()}
	size := image.Pt(int(pr.p.W), int(pr.p.H))
	dst := screens[size]
	if dst == nil {
		dst = ebiten.NewImage(size.X, size.Y)
		screens[size] = dst
	}
	h.Stack.Stale()
	h.Stack.Step()
	lettering.Watch = func(m lettering.Mark) { pr.marks = append(pr.marks, m) }
	h.Stack.Stale()
	h.Stack.Draw(dst)
	lettering.Watch = nil
	if tb, ok := h.Stack.Top().(*table.Table); ok {
		pr.names = tb.Names()
	}
	return pr
}

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
		if in := c.Meet(s.Rect.Inset(-1)); in.W == c.W && in.H == c.H && c.W < pr.p.W {
			return s
		}
	}
	return nil
}

// legible is the smallest size of letters in units.
const legible = 2.4

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
			lines = slices.DeleteFunc(lines, func(l line) bool {
				part := covered(l.seen, at)
				if part > 0.02 && part < 1 && !m.Loose && worded(l) {
					add("covered", l.Words)
				}
				return part == 1 || part > 0 && m.Loose
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
	if *tongue != "pseudo" || slices.Contains(pr.names, m.Words) || m.Words == "Livia" || m.Words == "Flavia" || m.Words == "Marcus" || m.Words == "Old Tom" {
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
	if l.seen.W < l.whole.W-1.5 && (s == nil || !s.Across) || l.seen.H < l.whole.H-1.5 && s == nil {
		return fmt.Sprintf("cut %.0f of %.0f", l.whole, clip(l.Mark))
	}
	if l.paper.W > 0 && !inside(l.seen, l.paper) {
		return "off its paper"
	}
	return ""
}

// inside reports whether a place is within another, but for a pixel and a half.
func inside(at, room ui.Rect) bool {
	in := at.Meet(room)
	return in.W >= at.W-1.5 && in.H >= at.H-1.5
}

// clash reports whether two lines lie on one another. A line that is drawn twice has a
// shadow. Figures may lie on figures, and a caption with outlined letters on the figures
// of a board.
func clash(a, b line) bool {
	x, y := worded(a), worded(b)
	caption := a.Style.Edge.A > 0 && x || b.Style.Edge.A > 0 && y
	if a.Words == b.Words || !x && !y || caption && x != y {
		return false
	}
	in := a.seen.Meet(b.seen)
	slack := 0.15 * min(a.Style.Size, b.Style.Size)
	return in.W > slack && in.H > slack
}

// worded reports whether a line is more than figures.
func worded(l line) bool { return strings.ContainsFunc(l.Words, unicode.IsLetter) }

// misfits lists lines that stand out of the item they are in, or run into one.
func (pr *proof) misfits(lines []line) (list []mistake) {
	for i := range pr.p.Items {
		it := &pr.p.Items[i]
		if it.Look == ui.Bare || it.Look == ui.CellLook || it.Ear {
			continue
		}
		for _, l := range lines {
			if in := l.seen.Meet(it.Seen()); in.W > 1.5 && in.H > 1.5 && !inside(l.seen, it.Seen()) {
				list = append(list, mistake{"over the edge of " + it.ID, l.Words})
			}
		}
	}
	return list
}

// A reader of proofs collects mistakes.
type proofs struct {
	t       *testing.T
	screens map[image.Point]*ebiten.Image
	found   map[string]int
	where   map[string]string
	pages   int
	start   time.Time
}

func newProofs(t *testing.T) *proofs {
	return &proofs{t, map[image.Point]*ebiten.Image{}, map[string]int{}, map[string]string{}, 0, time.Now()}
}

// read looks at a page in a shape and with letters.
func (ps *proofs) read(h *App, shape [2]float64, letters int, where string) {
	ps.pages++
	h.Stack.Prefs.Letters = letters
	h.Stack.Resize(shape[0], shape[1], 1)
	pr := print(h, ps.screens)
	for _, m := range pr.mistakes() {
		key := m.what + "\t" + m.words
		if ps.found[key] == 0 {
			ps.where[key] = fmt.Sprintf("%s %vx%v letters %d", where, shape[0], shape[1], letters)
		}
		ps.found[key]++
	}
}

func (ps *proofs) report() {
	var keys []string
	for k := range ps.found {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	var b strings.Builder
	for _, k := range keys {
		fmt.Fprintf(&b, "%d\t%s\t%s\n", ps.found[k], k, ps.where[k])
	}
	fmt.Fprintf(&b, "pages %d in %v\n", ps.pages, time.Since(ps.start))
	os.WriteFile("/tmp/wt/D."+ps.t.Name()+"."+*tongue+".txt", []byte(b.String()), 0o644)
	if len(keys) > 0 {
		ps.t.Errorf("%d mistakes on %d pages", len(keys), ps.pages)
	}
}

// combos are windows and letters in a seeded order.
type combo struct {
	shape   [2]float64
	letters int
}

func combos(r *rand.Rand) (list []combo) {
	for _, s := range windows {
		for l := range 4 {
			list = append(list, combo{s, l})
		}
	}
	r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	return list
}

// Whole games fit.
func TestTextsOfWholeGamesFit(t *testing.T) {
	ps := newProofs(t)
	r := rand.New(rand.NewPCG(1, 2))
	for i, sh := range kinds() {
		if testing.Short() && i%5 != 0 {
			continue
		}
		sh.Lang = *tongue
		sh.Prefs = "none"
		if i%2 == 0 {
			sh.Prefs = "none,lens"
		}
		h, err := Quiet(sh)
		if err != nil {
			t.Fatal(err)
		}
		h.Stack.Resize(1280, 800, 1)
		list := combos(r)
		n := 0
		was := ""
		for tick := 0; tick < 100_000 && h.Stack.Page().Find("again") == nil; tick++ {
			h.Stack.Step()
			if tick%5 != 0 {
				continue
			}
			now := ids(h.Stack.Page())
			if now != was {
				c := list[n%len(list)]
				ps.read(h, c.shape, c.letters, fmt.Sprint(sh.Game, " ", sh.Ruleset, " ", len(sh.Players), " ", sh.Prefs, " ", n))
				n++
				was = now
			}
			if n == 60 && testing.Short() {
				break
			}
			if all := usable(h.Stack.Page()); len(all) > 0 {
				h.Stack.Use(all[r.IntN(len(all))])
			}
		}
		fmt.Fprintln(os.Stderr, sh.Game, sh.Ruleset, len(sh.Players), n, time.Since(ps.start), len(ps.found))
	}
	ps.report()
}

// plainShows are all screens of the app.
func plainShows(t *testing.T) map[string]func(*App) {
	shows := map[string]func(*App){
		"the hall":   opening(t, Show{Scene: "hall"}),
		"the replay": replay(t, 0), "the end of the replay": replay(t, 1<<20),
		"settings": opening(t, Show{Scene: "settings"}), "measuring": opening(t, Show{Scene: "measure"}),
		"two people":     opening(t, Show{Game: "mendax-single", Players: []string{"person", "person"}, Steps: 6, Seed: "1"}),
		"own bones":      opening(t, Show{Game: "century", Seed: "1", Real: record.Persons}),
		"eight at table": opening(t, Show{Game: "knucklebones", Seed: "1", Players: slices.Repeat([]string{"person"}, 8), Steps: 30}),
	}
	for _, g := range games.Games() {
		for _, scene := range []string{"setup", "rulebook", "lesson", "results"} {
			if scene == "lesson" && faces.For(g).Lesson == nil {
				continue
			}
			shows[scene+" of "+g.ID] = opening(t, Show{Scene: scene, Game: g.ID, Seed: "5"})
		}
	}
	return shows
}

// fairShows are the screens of a fair.
func fairShows() map[string]func(*App) {
	shows := map[string]func(*App){
		"the invitation": func(*App) {},
		"the question":   func(h *App) { h.Stack.Interrupt(h.kiosk.Question().Lay) },
	}
	for _, name := range []string{"pin", "operator", "cleaning", "card", "closed"} {
		shows[name] = func(h *App) { h.kiosk.Page(name) }
	}
	return shows
}

func TestTextsOfScreensFit(t *testing.T) {
	ps := newProofs(t)
	r := rand.New(rand.NewPCG(3, 4))
	for name, show := range plainShows(t) {
		ps.walk(name, func() *App {
			h, err := Quiet(Show{Scene: "hall", Lang: *tongue, Prefs: "none"})
			if err != nil {
				t.Fatal(err)
			}
			show(h)
			return h
		}, combos(r))
	}
	for name, show := range fairShows() {
		ps.walk(name, func() *App {
			h, err := Quiet(Show{Scene: "hall", Lang: *tongue, Prefs: "none"})
			if err != nil {
				t.Fatal(err)
			}
			c := kiosk.Usual()
			c.Pin = "4711"
			noon := time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)
			h.stand(c, func() time.Time { return noon })
			h.kiosk.Desk.Book = stand.NoBook{}
			show(h)
			return h
		}, combos(r))
	}
	ps.report()
}

// walk reads a screen and what opens there.
func (ps *proofs) walk(name string, open func() *App, list []combo) {
	h := open()
	h.Stack.Resize(1280, 800, 1)
	for range 20 {
		h.Stack.Step()
	}
	if testing.Short() {
		list = list[:3]
	}
	for _, c := range list {
		ps.read(h, c.shape, c.letters, name)
	}
	all := ways(h.Stack.Page())
	if testing.Short() && len(all) > 6 {
		all = all[:6]
	}
	for _, id := range all {
		h := open()
		h.Stack.Resize(1280, 800, 1)
		for range 20 {
			h.Stack.Step()
		}
		h.Stack.Use(id)
		for range 3 {
			h.Stack.Step()
		}
		for _, c := range list[:min(len(list), 2)] {
			ps.read(h, c.shape, c.letters, name+", "+id)
		}
	}
}
