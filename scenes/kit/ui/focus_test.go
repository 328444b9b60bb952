package ui

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// typed presses keys, one after the other.
func typed(h *Controls, p *Page, keys ...ebiten.Key) {
	for _, k := range keys {
		h.Tick(&Input{keys: []ebiten.Key{k}}, p)
	}
}

// choice lists a switch, a set of three answers and a slider.
func choice(p *Page, chosen *int, amount *float64) {
	p.Clear()
	p.Add(Item{ID: "before", Rect: Rect{0, 0, 60, 60}, Do: func() {}})
	for i := range 3 {
		p.Add(Item{ID: string(rune('a' + i)), Role: Radio, Set: "Pace", Selected: *chosen == i,
			Rect: Rect{float64(i) * 60, 100, 60, 60}, Do: func() { *chosen = i }})
	}
	p.Add(Item{ID: "volume", Role: Slider, Amount: *amount, Rect: Rect{0, 200, 200, 60}, Slide: func(a float64) { *amount = a }})
	p.Add(Item{ID: "state", Invisible: true, Key: 's', Rect: Rect{0, 0, 60, 60}, Do: func() { *chosen = 7 }})
}

// TestEnterGoesOn: Enter and Space do the main action, unless the focus was moved to
// something else that can be used; a question that has it, as the page moves it there, is
// none.
func TestEnterGoesOn(t *testing.T) {
	for focus, want := range map[string]string{"": "primary", "prompt": "primary", "primary": "primary", "menu": "menu"} {
		for _, k := range []ebiten.Key{ebiten.KeyEnter, ebiten.KeySpace} {
			p, h, used := NewPage(400, 800, 1), Controls{}, ""
			p.Say("prompt", Heading, "Your throw", Rect{0, 0, 60, 60})
			p.Add(Item{ID: "menu", Rect: Rect{0, 100, 60, 60}, Do: func() { used = "menu" }})
			p.Add(Item{ID: "primary", Keyed: true, Rect: Rect{0, 200, 60, 60}, Do: func() { used = "primary" }})
			h.FocusOn(&p, focus)
			if typed(&h, &p, k); used != want {
				t.Errorf("with the focus on %q %v uses %q, want %q", focus, k, used, want)
			}
		}
	}
}

func TestAnswersOfASetAreOneStop(t *testing.T) {
	p, h := NewPage(400, 800, 1), Controls{}
	chosen, amount := 1, 0.5
	choice(&p, &chosen, &amount)
	h.Relist = func() { choice(&p, &chosen, &amount) }
	h.FocusOn(&p, "before")
	for _, step := range []struct {
		key    ebiten.Key
		focus  string
		chosen int
		amount float64
	}{
		{ebiten.KeyTab, "b", 1, 0.5}, {ebiten.KeyArrowRight, "c", 2, 0.5}, {ebiten.KeyArrowRight, "a", 0, 0.5},
		{ebiten.KeyArrowUp, "c", 2, 0.5}, {ebiten.KeyHome, "a", 0, 0.5}, {ebiten.KeyEnd, "c", 2, 0.5},
		{ebiten.KeyTab, "volume", 2, 0.5}, {ebiten.KeyEnd, "volume", 2, 1}, {ebiten.KeyHome, "volume", 2, 0}, {ebiten.KeyArrowRight, "volume", 2, 0.1},
	} {
		typed(&h, &p, step.key)
		if h.Focus != step.focus || chosen != step.chosen || amount != step.amount {
			t.Fatalf("after %v the ring is on %q, %d is chosen and %v set; want %+v", step.key, h.Focus, chosen, amount, step)
		}
	}
}

func TestSetWithoutAChosenAnswerStopsAtItsFirst(t *testing.T) {
	p := NewPage(400, 800, 1)
	chosen, amount := -1, 0.5
	choice(&p, &chosen, &amount)
	for id, want := range map[string]bool{"before": true, "a": true, "b": false, "c": false, "volume": true} {
		if got := p.TabStop(p.Find(id)); got != want {
			t.Errorf("it is %v that Tab stops at %q", got, id)
		}
	}
}

func TestWhatIsForTheEarIsUsedByItsKeyAlone(t *testing.T) {
	p, h := NewPage(400, 800, 1), Controls{}
	chosen, amount := 1, 0.5
	choice(&p, &chosen, &amount)
	press(&h, &p, [2]float64{30, 30})
	if chosen == 7 {
		t.Error("a finger uses what is for the ear")
	}
	typed(&h, &p, ebiten.KeyS)
	if chosen != 7 {
		t.Error("its key does not use it")
	}
	if at := p.At(30, 30, 0); at == nil || at.ID != "before" {
		t.Errorf("a finger there means %v", at)
	}
}

func TestAQuestionTakesTheRingAndGivesItBack(t *testing.T) {
	p, h := NewPage(400, 800, 1), Controls{}
	ask := func(first ...string) {
		p.Clear()
		p.Add(Item{ID: "menu", Rect: Rect{0, 0, 60, 60}, Do: func() {}})
		if len(first) > 0 {
			p.BeginDialog("Well?")
			for i, id := range first {
				p.Add(Item{ID: id, First: i == 0, Rect: Rect{0, 100 * float64(i), 60, 60}, Do: func() {}})
			}
		}
		h.AfterListing(&p)
	}
	ask()
	h.FocusOn(&p, "menu")
	for _, step := range []struct {
		first []string
		focus string
	}{{[]string{"yes", "no"}, "yes"}, {[]string{"surely", "no"}, "surely"}, {nil, "menu"}} {
		if ask(step.first...); h.Focus != step.focus || p.Focus != step.focus {
			t.Errorf("with %q the ring is on %q and %q, want %q", step.first, h.Focus, p.Focus, step.focus)
		}
	}
}

// The focus ring is never cut: not at the edge of the page, nor where what it is
// round scrolls out of sight.
func TestRingIsWhole(t *testing.T) {
	p := &Page{W: 400, H: 800, U: 4}
	p.Add(Item{ID: "corner", Label: "a", Rect: Rect{0, 0, 44, 44}})
	p.Add(Item{ID: "foot", Label: "b", Rect: Rect{100, 740, 300, 60}})
	var s Scroll
	done := p.Scrolled(&s)
	p.Add(Item{ID: "cut", Label: "c", Rect: Rect{0, 180, 400, 60}})
	p.Add(Item{ID: "gone", Label: "d", Rect: Rect{0, 300, 400, 60}})
	done(Rect{0, 100, 400, 200}, 500)
	m := RingRoom * p.U
	for _, id := range []string{"corner", "foot", "cut"} {
		r := p.Ringed(p.Find(id))
		if r.X < m || r.Y < m || r.X+r.W > p.W-m || r.Y+r.H > p.H-m || r.W < 30 || r.H < 14 {
			t.Errorf("the ring of %s is drawn round %v", id, r)
		}
	}
	if r := p.Ringed(p.Find("cut")); r.Y+r.H > 300 {
		t.Errorf("the ring goes round what is not seen: %v", r)
	}
	if r := p.Ringed(p.Find("gone")); r.W > 0 && r.H > 0 {
		t.Errorf("what is out of sight has a ring: %v", r)
	}
}
