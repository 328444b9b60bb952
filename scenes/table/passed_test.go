package table_test

import (
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes/kit/prefs"
)

// TestSkipsTellOutcomes: who skips again and again, over what a skip has halted at too, reads
// beside the next question what was decided meanwhile, until they have answered it.
func TestSkipsTellOutcomes(t *testing.T) {
	for _, id := range []string{"simple", "mendax-common", "augustus"} {
		tb := usual(t, games.Find(id), prefs.None, 5)
		st, s := tb.Stack(), tb.Session()
		person := opponent.New(s.Game(), s.Game().Opponents()[0].ID, 0, opponent.Stream(record.Seed{1}, 0, 0))
		told, acted, skipped := 0, 0, 0
		for range 60 * 200 {
			st.Step()
			it := st.Page().Find("primary")
			switch {
			case tb.Asks():
				if last := decided(skipped, acted, func(i int) (list []text.Text) {
					for _, e := range s.At(i).Events(s.Step(i).Move, 0) {
						if e.Text != "" && (e.Mark == rules.Won || e.Head != "" && e.Mark == rules.Plain) {
							list = append(list, e.Text)
						}
					}
					return list
				}); last != "" {
					told++
					if said := st.Page().Find("under"); said == nil || !strings.Contains(text.Plain(said.Label), text.Plain(last)) {
						t.Fatalf("%s: at step %d nothing says %q", id, s.Len(), text.Plain(last))
					}
				}
				skipped = 0
				person.Ask(s.Position())
				for done := false; !done; {
					m, ready := person.Step(1 << 16)
					if done = ready; done {
						acted = s.Len() + 1
						tb.Play(m)
					}
				}
			case it != nil && it.Text == "Skip to my turn":
				skipped = max(tb.Seen(), tb.Showing().Step+1)
				st.Use("primary")
			}
			if s.Over() && tb.Shown() {
				break
			}
		}
		if told == 0 {
			t.Errorf("%s: nothing was decided while somebody skipped", id)
		}
	}
}

// decided returns the last outcome of the steps from one to another, or "".
func decided(to, from int, outcomes func(step int) []text.Text) (last text.Text) {
	for i := from; i < to; i++ {
		if list := outcomes(i); len(list) > 0 {
			last = list[len(list)-1]
		}
	}
	return last
}

// TestHaltsAreNotTappedAway: when a skip halts at an outcome, a tap that was meant for the skip
// passes the button, which has not moved, for half a second.
func TestHaltsAreNotTappedAway(t *testing.T) {
	tb := usual(t, games.Find("augustus"), prefs.Full, 1)
	st, s := tb.Stack(), tb.Session()
	person := opponent.New(s.Game(), s.Game().Opponents()[0].ID, 0, opponent.Stream(record.Seed{1}, 0, 0))
	skipped, late, used := false, 0, false
	for range 60 * 600 {
		st.Step()
		it := st.Page().Find("primary")
		switch {
		case tb.Asks():
			skipped = false
			person.Ask(s.Position())
			for done := false; !done; {
				m, ready := person.Step(1 << 16)
				if done = ready; done {
					tb.Play(m)
				}
			}
		case it == nil || it.Text != "Skip to my turn":
		case it.Late:
			late++
		case late > 0:
			used = true
		case !skipped:
			st.Use("primary")
			skipped = true
		}
		if used {
			break
		}
	}
	if late < 25 || late > 35 || !used {
		t.Errorf("the button is late for %d ticks after a halt, and then can be used: %v", late, used)
	}
}

// TestPotsTakenAreSeen: who presses the button to skip whenever that can be done sees for half a
// second who has taken a pot, with all coins where they belong.
func TestPotsTakenAreSeen(t *testing.T) {
	for _, id := range []string{"augustus", "simple", "par"} {
		tb := usual(t, games.Find(id), prefs.Full, 1)
		st, s := tb.Stack(), tb.Session()
		person := opponent.New(s.Game(), s.Game().Opponents()[0].ID, 0, opponent.Stream(record.Seed{1}, 0, 0))
		seen := map[int]int{}
		for n := 0; n < 60*600 && !(s.Over() && tb.Shown()); n++ {
			st.Step()
			if m := tb.Showing(); m.Step >= 0 && m.Told {
				seen[m.Step]++
			}
			switch it := st.Page().Find("primary"); {
			case tb.Asks():
				person.Ask(s.Position())
				for done := false; !done; {
					var m rules.Move
					if m, done = person.Step(1 << 16); done {
						tb.Play(m)
					}
				}
			case it != nil && it.Text == "Skip to my turn" && !it.Late:
				st.Use("primary")
			}
		}
		taken := 0
		for i := range s.Len() - 1 {
			if !slices.ContainsFunc(s.At(i).Events(s.Step(i).Move, 0), func(e rules.Event) bool { return e.Coins > 0 && e.From == rules.Pot && e.Mark == rules.Won }) || !plays(s.At(i).View(0)) {
				continue
			}
			if taken++; seen[i] < 30 {
				t.Errorf("%s: step %d, in which a pot is taken, is seen for %d ticks", id, i, seen[i])
			}
		}
		if taken == 0 {
			t.Errorf("%s: no pot was taken", id)
		}
	}
}

// TestSkippedThrowIsSeen: who skips the fall of their own bones sees what they threw, for a
// while, before anybody else acts.
func TestSkippedThrowIsSeen(t *testing.T) {
	for _, g := range games.Games() {
		tb := usual(t, g, prefs.Full, 1)
		st, s := tb.Stack(), tb.Session()
		person := opponent.New(s.Game(), s.Game().Opponents()[0].ID, 0, opponent.Stream(record.Seed{1}, 0, 0))
		skipped := 0
		for n := 0; n < 60*120 && skipped < 3 && !s.Over(); n++ {
			st.Step()
			it := st.Page().Find("primary")
			switch m := tb.Showing(); {
			case tb.Asks():
				person.Ask(s.Position())
				for done := false; !done; {
					m, ready := person.Step(1 << 16)
					if done = ready; done {
						tb.Play(m)
					}
				}
			case it == nil || it.Text != "Skip" || it.Late || !m.Cast || m.Lies || s.Position().View(0).Void:
			default:
				at := s.Len()
				st.Use("primary")
				for n := range 20 {
					if st.Step(); s.Len() != at {
						t.Errorf("%s: %d ticks after a skip of one's own throw others act", g.ID, n)
						break
					}
				}
				skipped++
			}
		}
		if skipped == 0 && !slices.Contains([]string{"boneace", "skiffs"}, g.ID) { // nobody throws there
			t.Errorf("%s: no throw was skipped", g.ID)
		}
	}
}

// TestRecapsLieInTheBand: at every shape what happened during a skip stands where the last line of
// the log does, as much of it as has room, or in the log beside the table; and so does who begins.
func TestRecapsLieInTheBand(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {390, 664}, {844, 390}, {1280, 800}, {1920, 1080}} {
		tb := usual(t, games.Find("hounds"), prefs.Full, 3)
		st, s := tb.Stack(), tb.Session()
		st.Resize(size[0], size[1], 1)
		st.Step()
		tb.ShowBegins()
		begun, banded := tb.Banded()
		if log := tb.Log(); banded && !strings.Contains(begun, log[len(log)-1]) {
			t.Errorf("%v: the band says %q, not who begins", size, begun)
		}
		longer := 0
		for range 60 * 200 {
			st.Step()
			if it := st.Page().Find("primary"); it != nil && it.Text == "Skip to my turn" && !it.Late {
				st.Use("primary")
				for n := 0; !tb.Asks() && n < 600; n++ {
					st.Step()
				}
				said, _ := tb.Banded()
				if log := tb.Log(); strings.Count(said, ".") > strings.Count(log[len(log)-1], ".") {
					longer++
				}
			}
			if tb.Asks() {
				tb.Play(s.Position().Moves(nil)[0])
			}
		}
		if banded != (longer > 0) {
			t.Errorf("%v: %d skips are told in the band", size, longer)
		}
	}
}
