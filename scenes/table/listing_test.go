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
	if both.label != label || both.above > 0 || both.full > scaleOf(&p, []rules.OddsRow{short}, 400).full || both.full < 100 {
		t.Errorf("the bars begin at %v, not %v, and are up to %v long", both.label, label, both.full)
	}
}

// Where the choices are long they stand above their bars, which are long enough to be
// compared, and longer for more.
func TestLongChoicesLeaveRoomForBars(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 800}} {
		for _, letters := range []float64{1, 1.5, 2} {
			p := ui.NewPage(size[0], size[1], 1)
			p.Text = letters
			for _, w := range []float64{48 * p.U, 80 * p.U} {
				rows := []rules.OddsRow{
					{Label: "Livia’s skiff in box 8", Bars: []rules.Bar{{Size: 0.99, Text: "+19.5 coins on average"}}},
					{Label: "To box 4", Bars: []rules.Bar{{Size: 1, Text: "over 99 % to win"}}},
				}
				s := scaleOf(&p, rows, w)
				if s.full < comparable*w {
					t.Errorf("%v, letters %v: a full bar has %.0f of %.0f pixels", size, letters, s.full, w)
				}
				if s.above > 0 && (s.label > 0 || s.high(&p, rows) < s.above+5*p.U) {
					t.Errorf("%v, letters %v: a choice %.0f high stands above a bar in %.0f", size, letters, s.above, s.high(&p, rows))
				}
			}
		}
	}
}

// What the board offers has no key on the rail: of all keys only the others are drawn, none
// where it offers all, and none of parts where it offers these. Where all that is pressed has
// to lie low, all are drawn.
func TestWhatTheBoardOffersHasNoKey(t *testing.T) {
	keys := func(from, to int) (list []rules.Choice) {
		for n := from; n <= to; n++ {
			list = append(list, rules.Choice{Move: rules.Move{Verb: "keep", N: int32(n)}, Kind: rules.Key, Confirm: "Throw"})
		}
		return list
	}
	b := &Board{Keyless: func(_ *Instant, m rules.Move) bool { return m.Verb == "" || m.N != 0 }}
	p := ui.NewPage(1080, 1920, 1)
	f := Frame{Seats: make([]ui.Rect, 2)}
	for _, c := range []struct {
		choices []rules.Choice
		parted  bool
		low     bool
		drawn   int
	}{{keys(0, 3), false, false, 1}, {keys(1, 3), false, false, 0}, {keys(1, 3), true, false, 0}, {keys(0, 3), false, true, 4}, {keys(1, 3), false, true, 3}} {
		p.Low = c.low
		in := Instant{Page: &p, Frame: &f}
		in.Asks, in.parted, in.Now.Choices = true, c.parted, c.choices
		in.keyless = b.keyless(&in)
		list, _ := sorted(&in)
		if in.parted {
			list = c.choices
		}
		if in.keyless != (c.drawn == 0) || !in.keyless && len(b.onRail(&in, list)) != c.drawn {
			t.Errorf("low %v, parts %v: none is drawn %v, else %d, want %d", c.low, c.parted, in.keyless, len(b.onRail(&in, list)), c.drawn)
		}
	}
}
