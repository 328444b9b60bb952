package faces_test

import (
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/rulestest/short"
	"knucklebones/scenes/app"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
)

// Which of several equal bones is thrown again is what was touched: the marked bones leave
// the table, or in games where bones are kept the others do, and what is not thrown lies
// still. In every game in which bones are touched for that.
func TestTouchedBonesAreThrown(t *testing.T) {
	keeps := map[string]bool{"senate": true, "hounds quick": true, "par": true}
	for _, game := range []string{"augustus", "circus", "oddsout", "olympus", "mendax-common", "senate", "hounds quick", "par"} {
		t.Run(game, func(t *testing.T) {
			id, ruleset, _ := strings.Cut(game, " ")
			tried := 0
			for seed := 0; seed < 12 && tried < short.Times(1, 6); seed++ {
				tried += throwEqual(t, id, ruleset, words.Int(seed+1), keeps[game])
			}
			if tried == 0 {
				t.Error("no one of equal bones was thrown again")
			}
		})
	}
}

// throwEqual plays a game; where one of equal bones may be touched it touches the last of
// them, and counts how often what was marked was thrown and what was not lay still.
func throwEqual(t *testing.T, id, ruleset, seed string, keeps bool) (tried int) {
	t.Helper()
	hs, err := app.Quiet(app.Show{Scene: "table", Game: id, Ruleset: ruleset, Seed: seed, Prefs: "none"})
	if err != nil {
		t.Fatal(err)
	}
	hs.Stack.Resize(390, 844, 1)
	hs.Stack.Step()
	tb := hs.Stack.Top().(*table.Table)
	for ticks := 0; ticks < 60*60*2 && tried < 2 && !tb.Session().Over(); ticks++ {
		hs.Stack.Step()
		if !tb.Asks() {
			continue
		}
		_, _, poses, bones := tb.Lying()
		if len(poses) != len(bones) || !touchEqual(hs, bones) {
			hs.Stack.Use(primary(nil, hs.Stack.Page()))
			continue
		}
		poses = slices.Clone(poses)
		still := unthrown(hs, len(poses), keeps)
		motion := hs.Stack.Prefs.Motion
		hs.Stack.Prefs.Motion = prefs.Full
		if rolling(hs, tb, len(poses)) {
			tried++
			_, _, now, _ := tb.Lying()
			compare(t, poses, now, still)
		}
		hs.Stack.Prefs.Motion = motion
	}
	return tried
}

// rolling uses the main button, and further ones that throw what was chosen, and reports
// whether fewer than n bones lie then, as the others are in the cup, or all do again.
func rolling(hs *app.App, tb *table.Table, n int) bool {
	for range 3 {
		hs.Stack.Use("primary")
		hidden := false
		for range 600 {
			_, _, now, _ := tb.Lying()
			hidden = hidden || len(now) == 0
			if len(now) > 0 && len(now) < n || hidden && len(now) == n {
				return true
			}
			if tb.Asks() {
				break
			}
			hs.Stack.Step()
		}
		if !tb.Asks() || tb.Session().Turn() != 0 {
			return false
		}
	}
	return false
}

// compare checks that of bones that lay in poses exactly those in still lie there now.
func compare(t *testing.T, poses, now []bone.Pose, still []bool) {
	t.Helper()
	for i, p := range poses {
		if slices.Contains(now, p) != still[i] {
			t.Errorf("bone %d with side %d lies still: %v", i+1, bone.SideUp(p), !still[i])
		}
	}
}

// touchEqual touches the last bone of which an equal one lies before it and that can be
// thrown again or kept, and reports whether there is one.
func touchEqual(hs *app.App, bones []rules.Bone) bool {
	for i := len(bones) - 1; i > 0; i-- {
		if slices.ContainsFunc(bones[:i], func(b rules.Bone) bool { return b.Side == bones[i].Side }) && touches(hs, i) {
			return true
		}
	}
	return false
}

// touches touches bone i, and reports whether it is marked then, so that it is thrown, or
// kept, with the main button.
func touches(hs *app.App, i int) bool {
	id := boneID(i)
	it := hs.Stack.Page().Find(id)
	if it == nil || it.Disabled || it.Do == nil || it.Selected {
		return false
	}
	hs.Stack.Use(id)
	hs.Stack.Step()
	it = hs.Stack.Page().Find(id)
	main := hs.Stack.Page().Find("primary")
	return it != nil && it.Selected && main != nil && !main.Disabled
}

// unthrown returns which of n bones are not thrown by what is chosen.
func unthrown(hs *app.App, n int, keeps bool) (list []bool) {
	for i := range n {
		it := hs.Stack.Page().Find(boneID(i))
		list = append(list, (it != nil && it.Selected) == keeps)
	}
	return list
}

func boneID(i int) string { return "bone " + words.Int(i+1) }
