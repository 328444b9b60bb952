package app

import (
	"cmp"
	"fmt"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/text"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/screens/hall/listing"
	"knucklebones/scenes/screens/setup"
	"knucklebones/scenes/table"
)

// newcomer sits down to a game that the people here know that well, at the usual table,
// and waits for the first question.
func newcomer(t *testing.T, g *rules.Game, how listing.Known, w, h float64) *App {
	t.Helper()
	foretell(t)
	a, err := Quiet(Show{Scene: "setup", Game: g.ID, Prefs: "none"})
	if err != nil {
		t.Fatal(err)
	}
	a.Stack.Resize(w, h, 1)
	a.known = known{g.ID: how}
	a.Stack.Top().(*setup.Setup).Sit()
	tb := a.Stack.Top().(*table.Table)
	for range 60 * 600 {
		if a.Stack.Step(); tb.Asks() {
			break
		}
	}
	a.Stack.Step()
	if !tb.Asks() {
		t.Fatalf("%s: no person was asked to choose", g.ID)
	}
	return a
}

// spoken returns the words of an item of the page for a screen reader; empty if there is
// none.
func (h *App) spoken(id string) string {
	if it := h.Stack.Page().Find(id); it != nil {
		return text.Plain(it.Label)
	}
	return ""
}

// questioned lets the person of an app throw until a question leaves a choice.
func questioned(t *testing.T, h *App) {
	t.Helper()
	tb := h.Stack.Top().(*table.Table)
	for range 60 * 600 {
		if tb.Asks() && len(tb.Session().View(tb.Session().Turn()).Choices) > 1 {
			h.Stack.Step()
			return
		}
		if tb.Asks() {
			if h.spoken("rank") != "" {
				t.Error("the hands lie there before they count")
			}
			h.Stack.Use("primary")
		}
		h.Stack.Step()
	}
	t.Fatal("no question leaves a choice")
}

// Where hands are worth what their names are, they are one touch away, with their bones,
// and lie there by themselves in the first game at the first question that leaves a choice,
// clear of the bones, until the page is touched. The list says what is true in the game.
func TestHandsByRank(t *testing.T) {
	first := map[string]string{"augustus": "Venus: Wins the pot", "": "Venus: all four different"}
	for _, g := range games.Games() {
		for _, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 800}, {1920, 1080}} {
			h := newcomer(t, g, listing.Unknown, size[0], size[1])
			name := fmt.Sprint(g.ID, size)
			if set := h.Stack.Top().(*table.Table).Session().Setup(); g.Ranks == nil || !g.Ranks(set).Named {
				if h.spoken("hands") != "" || h.spoken("rank") != "" {
					t.Errorf("%s shows hands by rank", name)
				}
				continue
			}
			questioned(t, h)
			p := h.Stack.Page()
			for _, fault := range p.Faults() {
				t.Errorf("%s: %s", name, fault)
			}
			want := cmp.Or(first[g.ID], first[""])
			if paper := p.Find("rank"); paper != nil {
				if said := h.spoken("rank"); !strings.Contains(said, ". "+want) {
					t.Errorf("%s: at first it says %q", name, said)
				}
				h.Stack.Use("hands away")
				h.Stack.Step()
			} else if full := g.ID == "augustus" || g.ID == "mendax-common"; size[0] != 844 && !(full && size[0] == 390) { // their bones need the whole table of a phone
				t.Errorf("%s: the hands do not lie there", name)
			}
			if h.spoken("rank") != "" {
				t.Errorf("%s: the hands cannot be put away", name)
			}
			h.Stack.Use("hands")
			h.Stack.Step()
			if said := h.spoken("picture 1"); !strings.HasPrefix(said, want) {
				t.Errorf("%s: the first hand is %q", name, said)
			}
			if strings.Contains(h.spoken("picture 5"), "void") { // every throw counts at these tables
				t.Errorf("%s: of a hand without a name it says %q", name, h.spoken("picture 5"))
			}
		}
		if g.Ranks != nil {
			h := newcomer(t, g, listing.Played, 390, 844)
			if questioned(t, h); h.spoken("rank") != "" {
				t.Errorf("%s: the hands lie there for those who know the game", g.ID)
			}
		}
	}
}

// The hands that lie on the table itself are gone at the first touch, wherever it is.
func TestHandsGoWhenTouched(t *testing.T) {
	h := newcomer(t, games.Find("simple"), listing.Unknown, 390, 844)
	if questioned(t, h); h.spoken("rank") == "" {
		t.Fatal("the hands do not lie there")
	}
	tb := h.Stack.Top().(*table.Table)
	bones := tb.Field()
	if paper := h.Stack.Page().Find("rank").Rect; paper.H > 0.8*bones.H {
		t.Errorf("the hands at %.0f cover the table at %.0f", paper, bones)
	}
	tb.Touched()
	if h.Stack.Step(); h.spoken("rank") != "" {
		t.Error("the hands stay when the page is touched")
	}
}

// What throws bring is one touch away in Century, where hands are not compared by rank.
func TestThrowsOfCentury(t *testing.T) {
	h := newcomer(t, games.Find("century"), listing.Unknown, 390, 844)
	h.Stack.Use("throws")
	h.Stack.Step()
	for i, said := range []string{"Senio", "A delay: Nobody joins.", "Lions: 3 men are lost."} {
		if got := h.spoken(fmt.Sprint("picture ", i+1)); !strings.HasPrefix(got, said) {
			t.Errorf("throw %d is %q, not %q", i+1, got, said)
		}
	}
}

// The terms of what wins are explained from the first question on, with bones.
func TestTermsAtFirst(t *testing.T) {
	for _, g := range games.Games() {
		_, terms := text.PlainTerms(g.Line)
		for _, size := range [][2]float64{{390, 844}, {1280, 800}} {
			h := newcomer(t, g, listing.Played, size[0], size[1])
			for _, term := range terms {
				if !strings.Contains(strings.ToLower(h.spoken("words")), strings.ToLower(term.Word)) {
					t.Errorf("%s %v: of %s it says %q", g.ID, size, term.Word, h.spoken("words"))
				}
			}
			if len(terms) == 0 {
				continue
			}
			h.Stack.Use("words")
			h.Stack.Step()
			if pics := h.spoken("picture 1") + h.spoken("picture 2") + h.spoken("picture 3"); strings.Contains(string(g.Line), "[Venus]") && !strings.Contains(pics, "Venus: ") {
				t.Errorf("%s %v: Venus is explained by %q", g.ID, size, pics)
			}
		}
	}
}

// Whoever sits down for the first time without the lesson is told two hints with the first
// questions, and no third; whoever took it is not.
func TestFirstHints(t *testing.T) {
	for i, g := range games.Games() {
		hints := map[string]bool{}
		for _, l := range faces.For(g).Lesson.Lines {
			if l.Hint {
				hints[text.Plain(l.Text())] = true
			}
		}
		for how, most := range map[listing.Known]int{listing.Unknown: 2, listing.Begun: 0, listing.Learned: 0} {
			if testing.Short() && most == 0 && i > 2 {
				continue // whoever is told nothing is told nothing in any game
			}
			h := newcomer(t, g, how, 1280, 800)
			tb := h.Stack.Top().(*table.Table)
			told := map[string]bool{}
			for end := 60 * 60; end > 0 && h.Stack.Top() == tb; end-- {
				h.Stack.Step()
				if tb.Asks() {
					said := h.spoken("under")
					for hint := range hints {
						if strings.Contains(said, hint) {
							told[hint] = true
						}
					}
				}
				if it := h.Stack.Page().Find("primary"); it != nil && !it.Disabled && it.Do != nil {
					h.Stack.Use("primary")
				} else if key := first(h.Stack.Page(), "key "); key != "" && tb.Asks() {
					h.Stack.Use(key)
				}
			}
			if len(told) > most || most > 0 && len(told) == 0 {
				t.Errorf("%s, known %v: it is told %v", g.ID, how, told)
			}
		}
	}
}

// first returns the id of the first item that can be used and begins so; empty for none.
func first(p *ui.Page, id string) string {
	for i := range p.Items {
		if it := &p.Items[i]; strings.HasPrefix(it.ID, id) && it.Usable() {
			return it.ID
		}
	}
	return ""
}
