package hall

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/scenestest"
	"knucklebones/scenes/screens/hall/listing"
	"knucklebones/sprites/shelf"
	"knucklebones/sprites/surface"
)

func motif(*rules.Game) shelf.Motif { return shelf.Motif{Floor: surface.Mosaic} }

func deps(opened *string) Deps {
	return Deps{
		Shelf: games.Games(), Motif: motif,
		Open: func(id string) { *opened = id },
		Waiting: func() []Waiting {
			return []Waiting{
				waiting("knucklebones", "Nine Boxes", true, opened, ""),
				waiting("hounds", "Hounds and Vultures", false, opened, " another"),
			}
		},
	}
}

// waiting is a game that waits; what is done with it is noted in opened.
func waiting(id string, title text.Text, mine bool, opened *string, which string) Waiting {
	w := Waiting{
		Game: id, Title: title, Turn: "Your turn", How: "Livia threw 6 6 6: 18 in all.", Since: "since yesterday", Players: "With Livia, Marcus and Old Tom", Mine: mine,
		Actions: []Action{{"Continue", func() { *opened = "resumed" + which }}}, Drop: func() { *opened = "dropped" + which },
	}
	if !mine {
		w.Turn, w.Since, w.Players = "Throw 10403", "paused 12 days ago", "Alone"
	}
	return w
}

// slips are three slips; which of them was opened is noted in opened.
func slips(opened *string) func() []Slip {
	return func() []Slip {
		return []Slip{
			{"today", "Today’s throw", "Nine Boxes, one try", "1 try", Due, 24, func() { *opened = "today" }},
			{"evening", "An evening", "3–7 games, one purse", "3–7 games", NoMark, 0, func() { *opened = "evening" }},
			{"book", "Your book", "22 of 35 throws", "22 of 35", Done, 0, func() { *opened = "book" }},
		}
	}
}

// slipped is d with slips.
func slipped(d Deps, opened *string) Deps {
	d.Slips = slips(opened)
	return d
}

// one is with a single game that waits.
func one(opened *string) Deps {
	d := deps(opened)
	all := d.Waiting
	d.Waiting = func() []Waiting { return all()[:1] }
	return d
}

// apart is with games in which people on other devices are to act, one of them too long.
func apart(opened *string) Deps {
	d := deps(opened)
	all := d.Waiting
	d.Waiting = func() []Waiting {
		theirs := waiting("liars", "Liar’s Tali, Common Hand", false, opened, " again")
		theirs.Turn, theirs.Since, theirs.Players, theirs.Theirs, theirs.Actions[0].Name = "Livia’s turn", "since yesterday", "With Livia", true, "Send again"
		late := theirs
		late.Turn, late.Since, late.Late = "Marcus’s turn", "for 9 days", true
		late.Actions = append([]Action{{"Let a computer play", func() { *opened = "computer" }}}, theirs.Actions...)
		return append(all(), theirs, late)
	}
	d.Paste = func() { *opened = "paste" }
	return d
}

func TestLay(t *testing.T) {
	var opened string
	scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return New(st, apart(&opened)) }, "waiting")
	scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return New(st, deps(&opened)) }, "skiffs", "knucklebones", "waiting", "drop 2", "close", "close")
	scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return New(st, one(&opened)) }, "waiting")
	scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return New(st, slipped(deps(&opened), &opened)) }, "today", "waiting", "close")
	scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene {
		return New(st, slipped(Deps{Shelf: games.Games(), Motif: motif}, &opened))
	}, "evening", "book")
	scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return New(st, Deps{Shelf: games.Games(), Motif: motif}) })
}

func TestOpen(t *testing.T) {
	opened := ""
	st := scenestest.Stack(scenestest.Sizes[0], 0)
	st.Push(New(st, apart(&opened)))
	st.Step()
	for _, g := range games.Games() {
		opened = ""
		if st.Use(g.ID); opened != g.ID {
			t.Errorf("%s opened %q", g.ID, opened)
		}
	}
	for _, c := range [][]string{
		{"resumed", "resume"}, {"resumed another", "waiting", "do 2 1"}, {"dropped another", "waiting", "drop 2", "answer 1"},
		{"resumed again", "waiting", "do 3 1"}, {"computer", "waiting", "do 4 1"}, {"resumed again", "waiting", "do 4 2"}, {"paste", "waiting", "paste"},
	} {
		opened = ""
		for _, id := range c[1:] {
			st.Use(id)
			st.Step()
		}
		if opened != c[0] {
			t.Errorf("%q does %q, not %q", c[1:], opened, c[0])
		}
	}
}

// TestFilters: every filter takes some games, and all of them together all.
func TestFilters(t *testing.T) {
	shelf := games.Games()
	taken := map[string]bool{}
	for i, f := range listing.Filters(shelf) {
		n := 0
		for _, g := range shelf {
			if f.Takes(g) {
				n++
				taken[g.ID] = taken[g.ID] || i > 0
			}
		}
		if n == 0 {
			t.Errorf("the filter %s takes no game", f.Name)
		}
	}
	for _, g := range shelf {
		if !taken[g.ID] {
			t.Errorf("%s is in no filter but All", g.ID)
		}
	}
}

func TestDraw(t *testing.T) {
	opened := ""
	scenestest.Draw(t, func(st *scenes.Stack) scenes.Scene { return New(st, Deps{Shelf: games.Games(), Motif: motif}) })
	scenestest.Draw(t, func(st *scenes.Stack) scenes.Scene { return New(st, slipped(deps(&opened), &opened)) })
	scenestest.Draw(t, func(st *scenes.Stack) scenes.Scene {
		h := New(st, apart(&opened))
		h.ListWaiting()
		return h
	})
}

// A screen reader hears first whose turn it is in the game that waits, then how to go on.
// The slips follow, then the filters and the games.
func TestReaderFirst(t *testing.T) {
	for _, size := range [][3]float64{{390, 844, 1}, {844, 390, 1}, {1280, 800, 1}} {
		opened := ""
		st := scenestest.Stack(size, 0)
		st.Push(New(st, slipped(deps(&opened), &opened)))
		st.Step()
		var said []string
		for i := range st.Page().Items[:3] {
			said = append(said, text.Plain(st.Page().Items[i].Label))
		}
		if want := []string{"Your turn in Nine Boxes, with Livia, Marcus and Old Tom.", "Continue"}; !slices.Equal(said[:2], want) {
			t.Errorf("%v: it begins with %q", size, said)
		}
		for _, id := range []string{"today", "evening", "book"} {
			if st.Use(id); opened != id {
				t.Errorf("%v: the slip %s opens %q", size, id, opened)
			}
		}
	}
}

// With slips and a game that waits, two rows of games are in view on a phone with the bars
// of its browser, three on one without, and all games at a desk.
func TestGamesInView(t *testing.T) {
	for size, want := range map[[3]float64]int{{390, 664, 1}: 6, {390, 844, 1}: 9, {844, 390, 1}: 14, {1280, 800, 1}: 21, {1920, 1080, 1}: 21} {
		opened := ""
		st := scenestest.Stack(size, 0)
		st.Push(New(st, slipped(deps(&opened), &opened)))
		st.Step()
		p, n := st.Page(), 0
		for _, g := range games.Games() {
			if it := p.Find(g.ID); it.Rect.Y+it.Rect.H <= p.H {
				n++
			}
		}
		if n < want {
			t.Errorf("%v: %d games are in view, want %d", size, n, want)
		}
	}
}

// The list of games that wait tells of each, and of none.
func TestWaitingList(t *testing.T) {
	opened := ""
	d := deps(&opened)
	list := d.Waiting()
	d.Waiting = func() []Waiting { return list }
	list[1].Drop = func() { list = list[:1] }
	list[0].Drop = func() { list = nil }
	st := scenestest.Stack([3]float64{390, 844, 1}, 0)
	st.Push(New(st, d))
	use := func(ids ...string) {
		for _, id := range ids {
			st.Step()
			st.Use(id)
		}
		st.Step()
	}
	use("waiting")
	if said := text.Plain(st.Page().Find("game 2").Label); said != "Hounds and Vultures, Alone. **Throw 10403**, paused 12 days ago. Livia threw 6 6 6: 18 in all." {
		t.Errorf("of the second it says %q", said)
	}
	use("drop 2", "close")
	if len(list) != 2 {
		t.Error("it is given up although the question was left")
	}
	use("drop 2", "answer 1", "drop 1", "answer 1")
	if it := st.Page().Find("none"); it == nil || text.Plain(it.Label) != "No game waits." {
		t.Errorf("when none waits it says %+v", it)
	}
	use("close")
	if st.Page().Dialog != "" {
		t.Error("the list cannot be closed")
	}
}

// On a low narrow page the filters are one button, which lists them.
func TestFiltersFold(t *testing.T) {
	opened := ""
	st := scenestest.Stack([3]float64{390, 664, 1}, 0)
	h := New(st, slipped(Deps{Shelf: games.Games(), Motif: motif}, &opened))
	st.Push(h)
	for _, id := range []string{"filters", "answer 2"} {
		st.Step()
		st.Use(id)
	}
	st.Step()
	if it := st.Page().Find("filters"); h.filter != 1 || !it.Selected || text.Plain(it.Value) != text.Plain(h.filters[1].Name) {
		t.Errorf("filter %d, %+v", h.filter, it)
	}
	h.deps.Slips = nil
	st.Invalidate()
	st.Step()
	if st.Page().Find("filters") != nil || st.Page().Find("filter 1") == nil {
		t.Error("without slips the filters are folded")
	}
}

// Where there is a choice, a button shows the code of the language, and says its name.
func TestLanguageButton(t *testing.T) {
	opened := ""
	open := func(st *scenes.Stack) scenes.Scene {
		d := slipped(deps(&opened), &opened)
		d.Language, d.Languages = st.Language, func() { opened = "languages" }
		return New(st, d)
	}
	scenestest.Lay(t, open, "language")
	st := scenestest.Stack([3]float64{390, 664, 1}, 0)
	st.Push(open(st))
	st.Step()
	if it := st.Page().Find("language"); text.Plain(it.Text) != "EN" || text.Plain(it.Label) != "Language: English" {
		t.Errorf("it shows %q and says %q", text.Plain(it.Text), text.Plain(it.Label))
	}
	if st.Use("language"); opened != "languages" {
		t.Errorf("it opens %q", opened)
	}
}

// Where the drawer scrolls, a filter shows only its games, side by side and from the top;
// where all are in sight it moves none. The filters tell their numbers and are in sight.
func TestFilterShowsHits(t *testing.T) {
	for _, size := range scenestest.Sizes {
		for letters := range 4 {
			st := scenestest.Stack(size, letters)
			h := New(st, Deps{Shelf: games.Games(), Motif: motif})
			st.Push(h)
			st.Step()
			p := st.Page()
			all := map[string]ui.Rect{}
			for _, g := range games.Games() {
				all[g.ID] = p.Find(g.ID).Rect
			}
			first := all[games.Games()[0].ID]
			for i, f := range listing.Filters(games.Games()) {
				chip := p.Find(fmt.Sprint("filter ", i))
				if chip != nil && chip.Rect.X+chip.Rect.W > p.W {
					t.Errorf("%v, letters %d: %s ends at %.0f of %.0f", size, letters, text.Plain(f.Name), chip.Rect.X+chip.Rect.W, p.W)
				}
				n := 0
				h.filter = i
				st.Invalidate()
				st.Step()
				for _, g := range games.Games() {
					it := p.Find(g.ID)
					switch {
					case p.Shape == ui.Desk && p.Area().W > 220*p.U:
						if it == nil || it.Rect != all[g.ID] {
							t.Errorf("%v, %s: %s is at %v, not %v", size, text.Plain(f.Name), g.ID, it, all[g.ID])
						}
					case (it != nil) != f.Takes(g):
						t.Errorf("%v, %s: %s is shown: %v", size, text.Plain(f.Name), g.ID, it != nil)
					case it != nil && n == 0 && it.Rect != first:
						t.Errorf("%v, %s: the first is at %v, not %v", size, text.Plain(f.Name), it.Rect, first)
					}
					if f.Takes(g) {
						n++
					}
				}
				if !strings.HasSuffix(text.Plain(f.Name), fmt.Sprint(" ", n)) {
					t.Errorf("the filter of %d games is called %s", n, text.Plain(f.Name))
				}
			}
		}
	}
}

// Who comes for the first time is sent to the first game; who knows one is not.
func TestNewHere(t *testing.T) {
	for _, fresh := range []bool{true, false} {
		for _, size := range scenestest.Sizes {
			opened := ""
			d := deps(&opened)
			d.Waiting, d.New = nil, func() bool { return fresh }
			st := scenestest.Stack(size, 0)
			st.Push(New(st, d))
			st.Step()
			if it := st.Page().Find("waits"); (it != nil) != fresh || fresh && text.Plain(it.Label) != "New here? Start with Nine Boxes." {
				t.Errorf("%v, new %v: the slip is %+v", size, fresh, it)
			}
			if !fresh {
				continue
			}
			if st.Use("start"); opened != "knucklebones" {
				t.Errorf("%v: it opens %q", size, opened)
			}
		}
	}
}

// What was learned, played or won is said of a game.
func TestKnownIsSaid(t *testing.T) {
	opened := ""
	d := deps(&opened)
	d.Known = func(id string) listing.Known {
		return map[string]listing.Known{"augustus": listing.Won, "biga": listing.Learned, "par": listing.Begun}[id]
	}
	st := scenestest.Stack(scenestest.Sizes[0], 0)
	st.Push(New(st, d))
	st.Step()
	for id, want := range map[string]string{"augustus": ", won", "biga": ", learned", "par": " minutes", "tropa": " minute"} {
		if said := text.Plain(st.Page().Find(id).Label); !strings.HasSuffix(said, want) {
			t.Errorf("%s is called %q", id, said)
		}
	}
	scenestest.Draw(t, func(st *scenes.Stack) scenes.Scene { return New(st, d) })
}

// The two of a pair show on their labels that they are one, where titles have room.
func TestPairsAreNamed(t *testing.T) {
	for _, size := range [][3]float64{{390, 844, 2}, {1280, 800, 1}, {1920, 1080, 1}} {
		st := scenestest.Stack(size, 0)
		h := New(st, Deps{Shelf: games.Games(), Motif: motif})
		st.Push(h)
		st.Step()
		p := st.Page()
		for _, id := range []string{"mendax-single", "mendax-common"} {
			g, w := games.Find(id), p.Find(id).Rect.W-2*p.U
			if name, _ := h.name(p, g, w, spacing{tall: size[0] < size[1]}); name != g.Title {
				t.Errorf("%v: %s is called %s", size, id, text.Plain(name))
			}
		}
	}
}

// The first frames of all draw one thing each; a hall that is come back to is
// drawn at once.
func TestDawn(t *testing.T) {
	st := scenes.NewStack(prefs.Default())
	st.Screens = scenestest.Screens{}
	st.Resize(640, 480, 1)
	dst := ebiten.NewImage(640, 480)
	defer dst.Deallocate()
	frames := func(h *Hall) int {
		st.Push(h)
		for n := range 20 {
			st.Step()
			st.Draw(dst)
			if h.pics.frames > 0 {
				return n
			}
		}
		return -1
	}
	for _, want := range []int{len(dawn), 0} {
		if got := frames(New(st, Deps{Shelf: games.Games(), Motif: motif})); got != want {
			t.Errorf("the hall is drawn after %d frames, want %d", got, want)
		}
	}
}

// On a shelf of few games there is nothing to filter that would show all or none.
func TestFewGames(t *testing.T) {
	for n, want := range map[int]int{1: 1, 2: 3, len(games.Games()): 5} {
		few := append(games.Games()[:0:0], games.Find("century"), games.Find("gladiators"))[:min(n, 2)]
		if n > 2 {
			few = games.Games()
		}
		if got := listing.Filters(few); len(got) != want {
			t.Errorf("%d games have filters %v, want %d", n, got, want)
		}
		scenestest.Lay(t, func(st *scenes.Stack) scenes.Scene { return New(st, Deps{Shelf: few, Motif: motif}) })
	}
	if got := listing.Line(games.Games()[:1]); text.Plain(got) != "One game of bone, card and coin" {
		t.Errorf("it says %q", text.Plain(got))
	}
}
