package table_test

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/play/record"
	"knucklebones/scenes/kit/prefs"
)

// TestSkipsStopAtOutcomes: who skips to their turn whenever that can be done sees each pot won or
// shared, what became of their own stake, each doubt decided and the end of the game, and is not
// held up by every throw.
func TestSkipsStopAtOutcomes(t *testing.T) {
	for _, id := range []string{"simple", "mendax-common", "mendax-single", "hounds", "augustus", "par", "oneandtwenty"} {
		tb := usual(t, games.Find(id), prefs.None, 1)
		st, s := tb.Stack(), tb.Session()
		person := opponent.New(s.Game(), s.Game().Opponents()[0].ID, 0, opponent.Stream(record.Seed{1}, 0, 0))
		seen, began := map[int]bool{}, 0
		for range 60 * 300 {
			st.Step()
			if step := tb.Showing().Step; step >= 0 {
				seen[step] = true
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
			case it != nil && it.Text == "Skip to my turn" && tb.Showing().Step < 0:
				began++
				st.Use("primary")
			}
			if s.Over() && tb.Shown() {
				break
			}
		}
		won, quiet := 0, 0
		for i := range tb.Seen() {
			weighs := i == s.Len()-1 && s.Over()
			weighs = weighs || s.At(i).View(0).Seats[0].Paid > 0 && s.At(i + 1).View(0).Seats[0].Paid == 0
			for _, e := range s.At(i).Events(s.Step(i).Move, 0) {
				wins := e.Coins > 0 && e.From == rules.Pot && e.Mark != rules.Lost
				weighs = weighs || wins || e.Mark == rules.Won || e.Mark == rules.Venus || e.Head != "" && e.Mark == rules.Plain
			}
			switch {
			case weighs && !seen[i] && plays(s.At(i).View(0)):
				t.Errorf("%s: step %d was skipped: %v", id, i, s.Step(i).Move)
			case weighs:
				won++
			case !seen[i]:
				quiet++
			}
		}
		if began == 0 || won == 0 || quiet == 0 {
			t.Errorf("%s: %d skips, %d outcomes, %d steps passed over", id, began, won, quiet)
		}
	}
}

// plays reports whether seat 0 takes part, if perhaps only in the next pot.
func plays(v rules.View) bool { return !v.Seats[0].Out || v.Seats[0].Rests }
