package table

import (
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
)

// atEnd is a place on the board for the only choice there is.
func atEnd(in *Instant) []Place {
	if !in.Asks {
		return nil
	}
	return Touch(nil, "end", "The end", ui.Rect{X: 500, Y: 300, W: 100, H: 100}, throw)
}

// Where a table is watched, what the watcher lists stands in the place of the choices,
// and nothing on the table can be used.
func TestWatchersComposeTheirPage(t *testing.T) {
	tb, st := sit(t, &Board{Places: atEnd}, prefs.None)
	asked(t, tb, st)
	if it := st.Page().Find("end"); it == nil || it.Do == nil || st.Page().Find("primary") == nil {
		t.Fatal("a player can use no place, or has no button")
	}
	var at ui.Rect
	tb.deps.Watch = func(p *ui.Page, row ui.Rect) {
		at = row
		p.Add(ui.Item{ID: "play", Rect: row, Do: func() {}})
	}
	st.Invalidate()
	st.Step()
	p := st.Page()
	if at != tb.frame.Acts || p.Find("play") == nil {
		t.Errorf("what a watcher can do is at %v, not where the buttons are: %v", at, tb.frame.Acts)
	}
	if slices.ContainsFunc(p.Items, func(it ui.Item) bool { return text.Plain(it.Group) == "Choices" }) {
		t.Error("a watcher can choose")
	}
	for _, id := range []string{"end", "bones"} {
		if it := p.Find(id); it == nil || it.Do != nil || it.Drag != nil {
			t.Errorf("a watcher can use %q: %+v", id, it)
		}
	}
}

// A trainer is a coach that gives one advice. It keeps what it found it could light, and
// how often what it lit was used.
type trainer struct {
	advice Advice
	ask    []string
	can    []string
	heard  int
}

func (c *trainer) Lines() []text.Text { return []text.Text{c.advice.Say} }
func (c *trainer) Heard()             { c.heard++ }

func (c *trainer) Stops(*rules.View) bool { return false }
func (c *trainer) Advise(_ int, _ *rules.View, can func(string) bool) Advice {
	c.can = nil
	for _, id := range c.ask {
		if can(id) {
			c.can = append(c.can, id)
		}
	}
	return c.advice
}

// A coach is asked among all that can be used; what he lights tells him when it is used,
// and his words follow the question.
func TestCoachesComposeTheirPage(t *testing.T) {
	tb, st := sit(t, &Board{Places: atEnd}, prefs.None)
	c := &trainer{advice: Advice{Say: "Throw now.", Light: []string{"end"}}, ask: []string{"end", "primary", "menu", "leave lesson", "key "}}
	tb.lesson.coach = c
	asked(t, tb, st)
	p := st.Page()
	if want := []string{"end", "primary", "leave lesson"}; !slices.Equal(c.can, want) {
		t.Errorf("a coach can light %q, not %q", c.can, want)
	}
	if p.Items[0].ID != "prompt" || p.Items[1].ID != "coach" || text.Plain(p.Items[1].Label) != "Throw now." {
		t.Errorf("the page begins with %q and %q", p.Items[0].ID, p.Items[1].ID)
	}
	n := 0
	for _, it := range p.Items {
		if it.ID == "leave lesson" || it.ID == "coach" {
			n++
		}
	}
	if p.Find("menu") != nil || n != 2 {
		t.Errorf("%d ways out and words of the coach, and the menu: %v", n, p.Find("menu"))
	}
	c.advice = Advice{Say: "Read this.", Wait: true}
	st.Invalidate()
	st.Step()
	if it := st.Page().Find("primary"); text.Plain(it.Text) != "Go on" || it.Disabled {
		t.Errorf("the game waits, and the button says %q", text.Plain(it.Text))
	}
	if st.Use("primary"); c.heard != 1 {
		t.Errorf("the coach has heard %d times that his learner goes on", c.heard)
	}
	if tb.Session().Len() != 0 {
		t.Error("the game did not wait")
	}
	c.advice = Advice{Light: []string{"end"}}
	st.Invalidate()
	st.Step()
	if st.Use("end"); c.heard != 2 || tb.Session().Len() == 0 {
		t.Errorf("the coach heard %d times, after %d steps", c.heard, tb.Session().Len())
	}
}

// The lens has its rows in the order of the keys, whichever is best.
func TestLensRowsStandAsTheKeys(t *testing.T) {
	move := func(n int) rules.Move { return rules.Move{Verb: "more", N: int32(n)} }
	var choices []rules.Choice
	for n := range 4 {
		choices = append(choices, rules.Choice{Move: move(n)})
	}
	rows := []rules.OddsRow{{Move: move(2), Best: true}, {Move: move(0)}, {Move: move(3)}, {Move: move(1)}}
	for i, row := range inOrder(rows, choices) {
		if row.Move != move(i) {
			t.Errorf("row %d is of %d", i, row.Move.N)
		}
	}
	if rows[0].Move != move(2) {
		t.Error("the odds themselves have another order now")
	}
}

// All bars of a lens begin beside the longest choice and have one scale.
func TestLensHasOneScale(t *testing.T) {
	p := ui.NewPage(1280, 800, 1)
	short, long := rules.OddsRow{Label: "A", Bars: []rules.Bar{{Size: 0.99, Text: "99 %"}}}, rules.OddsRow{Label: "Throw four bones", Bars: []rules.Bar{{Size: 1, Text: "over 99 % to win"}}}
	both := scaleOf(&p, []rules.OddsRow{short, long}, 400)
	_, label := labelStyle(&p, &long, 400)
	if both.label != label || both.full > scaleOf(&p, []rules.OddsRow{short}, 400).full || both.full < 100 {
		t.Errorf("the bars begin at %v, not %v, and are up to %v long", both.label, label, both.full)
	}
}
