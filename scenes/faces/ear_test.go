package faces_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/text"
	"knucklebones/scenes/app"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/flight"
	"knucklebones/sprites/sound"
)

// An ear is somebody who knows of a table what is heard and said there, and no more.
type ear struct {
	hs    *app.App
	tb    *table.Table
	heard []sound.Asked // since something was used last
	said  []string
}

// listening sits down by ear at a game of the hand.
func listening(t *testing.T, game string) *ear {
	t.Helper()
	e := &ear{}
	e.hs, e.tb = listened(t, games.Find(game), "person", func(a sound.Asked) { e.heard = append(e.heard, a) })
	e.hs.Stack.Listen(func(wording string) { e.said = append(e.said, wording) }, func() {})
	e.until(t, "harder")
	return e
}

// until waits for a control.
func (e *ear) until(t *testing.T, id string) {
	t.Helper()
	for range 3000 {
		if e.hs.Stack.Step(); e.tb.Asks() && e.hs.Stack.Page().Find(id) != nil {
			return
		}
	}
	t.Fatalf("there is no %q", id)
}

// use uses a control, and is what is heard then: tones, and knocks.
func (e *ear) use(id string) (tones []sound.Asked, knocks int) {
	e.heard, e.said = e.heard[:0], e.said[:0]
	e.hs.Stack.Use(id)
	e.hs.Stack.Step()
	for _, a := range e.heard {
		switch a.Moment {
		case sound.Pitch:
			tones = append(tones, a)
		case sound.Disc:
			knocks++
		}
	}
	return tones, knocks
}

// toward is the control that brings a tone at a pan and a step to another, or nothing
// where they are as good as one.
func toward(pan, step, toPan, toStep float64) string {
	switch {
	case toPan-pan > 0.05:
		return "right"
	case pan-toPan > 0.05:
		return "left"
	case toStep-step > 0.5:
		return "harder"
	case step-toStep > 0.5:
		return "softer"
	}
	return ""
}

// TestTheEarFindsTheTarget: who brings his own tone to that of the target throws at it,
// to half a step and half a knot, either way of throwing. It is said how each step aims.
func TestTheEarFindsTheTarget(t *testing.T) {
	for _, game := range []string{"catapulta", "tropa"} {
		for _, way := range []string{"key careful", "key bold"} {
			e := listening(t, game)
			v := e.tb.Session().View(0)
			mark := faces.For(e.tb.Session().Game()).Board().Bones.Hand.Mark(&v, nil, way == "key bold")
			e.use(way)
			next, steps := "left", 0
			for ; next != "" && steps < 40; steps++ {
				tones, _ := e.use(next)
				if len(tones) != 2 || tones[0].After >= tones[1].After || !strings.HasSuffix(strings.Join(e.said, " "), " knots.") {
					t.Fatalf("%s: at a step are heard %+v, and said %q", game, tones, e.said)
				}
				own, to := tones[1], tones[0]
				if next = toward(own.Pan, float64(own.Step), to.Pan, float64(to.Step)); steps < 4 {
					next = "left" // far from it, to begin with
				}
			}
			e.use("bones")
			settled(t, e.hs, e.tb)
			step := e.tb.Session().Step(0)
			th, err := flight.Parse(step.Thrown, mark.Bold)
			if aside, force := th.Aside-mark.Aside, th.Force-mark.Force; err != nil || steps > 20 || max(aside, -aside) > flight.Fine/2 || max(force, -force) > flight.Fine/2 || th.By != flight.ByEar {
				t.Errorf("%s: after %d steps %q is thrown at %+v: %v", game, steps, step.Thrown, mark, err)
			}
		}
	}
}

// TestTheEarLeadsTheHand: bones that hang are heard from where they come down about the
// hand, with a knock for each that it is under, and as many are said; led to where they
// are heard it gets under most of them.
func TestTheEarLeadsTheHand(t *testing.T) {
	e := listening(t, "pentelitha")
	for range 4 {
		e.use("harder")
	}
	e.use("bones")
	for range 600 {
		if it := e.hs.Stack.Page().Find("bones"); text.Plain(it.Label) == "Let them fall" && len(e.said) > 1 {
			break
		}
		e.hs.Stack.Step()
	}
	bones := e.tb.Session().View(0).Cup
	knocks, best := 0, 0
	for _, id := range []string{"left", "", "", "", "", ""} {
		if id == "" {
			pan, high := 0.0, 0.0
			tones := slices.DeleteFunc(slices.Clone(e.heard), func(a sound.Asked) bool { return a.Moment != sound.Pitch })
			for _, a := range tones {
				pan, high = pan+a.Pan/float64(len(tones)), high+float64(a.Step)/float64(len(tones))
			}
			if id = toward(0, 7, pan, high); id == "" {
				break
			}
		}
		var tones []sound.Asked
		tones, knocks = e.use(id)
		best = max(best, knocks)
		near := 0
		for _, a := range tones {
			if math.Abs(a.Pan) < 0.2 && a.Step >= 6 && a.Step <= 8 {
				near++
			}
		}
		if knocks < near {
			t.Errorf("%s: %d knocks are heard, and %d tones in the middle", id, knocks, near)
		}
		said := strings.ToLower(strings.Join(e.said, " "))
		if len(tones) != bones || !strings.HasPrefix(said, words.Int(knocks)+" of "+words.Int(bones)+" over the hand") {
			t.Errorf("%s: %d tones and %d knocks are heard of %d bones, and %q is said", id, len(tones), knocks, bones, said)
		}
	}
	if 2*best <= bones || math.Abs(float64(best-knocks)) > 1 {
		t.Errorf("led by what is heard the hand is under %d of %d bones", knocks, bones)
	}
	e.use("bones")
	settled(t, e.hs, e.tb)
	step := e.tb.Session().Step(0)
	if th, err := flight.Parse(step.Thrown, false); err != nil || th.By != flight.ByEar || step.Move.Verb != rules.Throw {
		t.Errorf("%q is thrown: %v", step.Thrown, err)
	}
}
