package faces_test

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/text"
	"knucklebones/scenes/app"
	"knucklebones/scenes/faces"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/table"
	"knucklebones/sprites/flight"
)

// byHand pulls the bones back and lets go.
func byHand(hs *app.App) {
	for i, y := range []float64{300, 400, 430} {
		hs.Stack.Page().Find("bones").Drag(ui.Drag{X: 600, Y: y, Phase: ui.Phase(i)})
	}
	hs.Stack.Invalidate()
}

// byKeys takes the bones up as Enter does, and throws them.
func byKeys(hs *app.App) {
	hs.Stack.Use("bones")
	hs.Stack.Step()
	hs.Stack.Use("bones")
}

// byEar aims by what only screen readers use.
func byEar(hs *app.App) {
	hs.Stack.Use("harder")
	hs.Stack.Step()
	hs.Stack.Use("bones")
}

// TestMannersAreToldApart: what is thrown by hand, by keys, with the whole arc in sight,
// with bones that wait or by ear is each of a class of its own, in every game of the
// hand, and so are the best turns; of several helps the greatest counts.
func TestMannersAreToldApart(t *testing.T) {
	for _, c := range []struct {
		name  string
		throw func(*app.App)
		set   func(*prefs.Prefs)
		by    flight.Assistance
		waits bool // it is another class where bones may wait
	}{
		{"by hand", byHand, func(*prefs.Prefs) {}, flight.ByHand, false},
		{"by keys", byKeys, func(*prefs.Prefs) {}, flight.ByKeys, false},
		{"with the whole flight path", byHand, func(p *prefs.Prefs) { p.Arc = prefs.WholeArc }, flight.ByArc, false},
		{"by keys, with the whole arc", byKeys, func(p *prefs.Prefs) { p.Arc = prefs.WholeArc }, flight.ByArc, false},
		{"by hand, with no arc", byHand, func(p *prefs.Prefs) { p.Arc = prefs.NoArc }, flight.ByHand, false},
		{"with bones that hang in the air", byHand, func(p *prefs.Prefs) { p.Hang = true }, flight.ByHand, true},
		{"without motion", byHand, func(p *prefs.Prefs) { p.Motion = prefs.None }, flight.ByHand, true},
		{"by ear", byEar, func(*prefs.Prefs) {}, flight.ByEar, false},
		{"by ear, with the whole arc", byEar, func(p *prefs.Prefs) { p.Arc = prefs.WholeArc }, flight.ByEar, false},
	} {
		feats := 0
		for _, game := range thrown {
			hs, tb := seat(t, app.Show{Game: game, Seed: "5", Players: []string{"person", "hard"}[:min(2, games.Find(game).Seats[1])]})
			hs.Stack.Prefs.Motion = prefs.Full
			c.set(&hs.Stack.Prefs)
			want := c.by
			if c.waits && game == "pentelitha" {
				want = flight.ByKeys
			}
			throws := thrownBy(t, hs, tb, c.throw, want)
			h := faces.For(tb.Session().Game()).Board().Bones.Hand
			for _, f := range h.Feats(tb.Session()) {
				if feats++; f.By != want {
					t.Errorf("%s %s: it is best %s", game, c.name, h.Manner(f.By))
				}
			}
			if throws == 0 {
				t.Errorf("%s %s: nothing is thrown", game, c.name)
			}
		}
		if feats == 0 {
			t.Errorf("%s: nothing is best", c.name)
		}
	}
}

// thrownBy throws twelve times at most, or until the game is over, and checks how each
// throw is told to have been made.
func thrownBy(t *testing.T, hs *app.App, tb *table.Table, throw func(*app.App), want flight.Assistance) (throws int) {
	t.Helper()
	for range 12 {
		settled(t, hs, tb)
		if tb.Session().Over() {
			break
		}
		throw(hs)
	}
	settled(t, hs, tb)
	s := tb.Session()
	for i := range s.Len() {
		if s.Step(i).Move.Verb != rules.Throw || s.At(i).Turn() != 0 {
			continue
		}
		throws++
		if th, err := flight.Parse(s.Step(i).Thrown, false); err != nil || th.By != want {
			t.Errorf("%s: %q is not thrown in manner %d: %v", s.Game().ID, s.Step(i).Thrown, want, err)
		}
	}
	return throws
}

// TestMannersHaveNames: no two classes of a game are called the same.
func TestMannersHaveNames(t *testing.T) {
	for _, game := range thrown {
		h, names := faces.For(games.Find(game)).Board().Bones.Hand, map[text.Text]bool{}
		for m := range flight.Assistance(flight.Manners) {
			names[h.Manner(m)] = true
		}
		if len(names) != flight.Manners || names[""] {
			t.Errorf("%s: %v", game, names)
		}
	}
}
