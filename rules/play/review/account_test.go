package review

import (
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// Each account is told in words that mean no more than is known.
func TestTextsOfAccounts(t *testing.T) {
	for _, c := range []struct {
		a    Account
		want string
	}{
		{Account{Unit: Points, Luck: 1.52, Decisions: -0.4, DecisionsExact: true, Choices: 9, Costly: 1}, "Luck gave {0} 1.5. One choice cost {0} 0.4."},
		{Account{Unit: Coins, Luck: -12.3, LuckError: 0.8, Decisions: -1, DecisionsExact: true, Choices: 3, Costly: 2}, "Luck cost {0} about 12 coins. Some choices cost {0} 1 coin."},
		{Account{Unit: Coins, Luck: 2.34, Decisions: -0.02, DecisionsExact: true, Choices: 3}, "Luck gave {0} 2.3 coins. No choice cost {0} anything."},
		{Account{Unit: Coins, Luck: 33, LuckError: 4, Decisions: 0.3, DecisionsError: 0.5, Choices: 3}, "Luck gave {0} about 35 coins. No choice seems to have cost {0} anything."},
		{Account{Unit: Wins, Luck: 0.317, LuckError: 0.03, Decisions: -0.12, DecisionsError: 0.01, Choices: 3, Costly: 1}, "Luck raised {0}’s chance of winning by about 30 %. One choice lowered {0}’s chance of winning by about 12 %."},
		{Account{Unit: Wins, Luck: -0.2, Decisions: -0.12, DecisionsError: 0.01, Choices: 3, Costly: 2}, "Luck lowered {0}’s chance of winning by 20 %. Some choices lowered {0}’s chance of winning by about 12 %."},
		{Account{Unit: Coins, Luck: 3, LuckError: 5}, "Luck gave {0} about as much as it took."},
	} {
		c.a.HasLuck, c.a.HasDecisions = true, true
		if got := plain(c.a.Texts()); got != c.want {
			t.Errorf("%+v: %q", c.a, got)
		}
	}
	if said := (&Account{Luck: 3, Choices: 1}).Texts(); len(said) > 0 {
		t.Errorf("of what is not known it says %q", plain(said))
	}
}

// Luck is left out where its samples tell nothing: where its error is no smaller than what the
// results of such games differ by.
func TestLuckIsLeftOut(t *testing.T) {
	s := played(t, "biga", rules.Setup{Seats: 1}, 1)
	results := func(list ...float64) *trial {
		tr := &trial{kind: result}
		for _, x := range list {
			tr.add(x)
		}
		return tr
	}
	for _, c := range []struct {
		name   string
		trials []*trial
		known  bool
	}{
		{"many games", []*trial{results(1, 5, 2, 4, 3)}, true},
		{"one game", []*trial{results(3)}, false},
		{"a decision that sways all", []*trial{results(1, 5, 2, 4, 3), results(-9, 9)}, false},
		{"a decision that sways little", []*trial{results(1, 5, 2, 4, 3), results(-0.1, 0.1)}, true},
	} {
		l := NewLedger(s, 0)
		l.fortune(c.trials)
		if a := l.Account(); a.HasLuck != c.known || a.HasLuck && a.LuckExact() {
			t.Errorf("%s: %+v", c.name, a)
		} else if said := a.Texts(); len(said) > 0 != c.known {
			t.Errorf("%s: it says %q", c.name, plain(said))
		}
	}
}

// The costliest choice is told with the one that the lens calls best there, and nothing is told
// of somebody who always took the best.
func TestCostliestChoiceIsTold(t *testing.T) {
	s := played(t, "knucklebones", rules.Setup{Seats: 1}, 1)
	l := NewLedger(s, 0)
	for !l.Step(1000) {
	}
	worst := l.Account().Worst
	if worst.Step < 0 || l.worths[worst.Step].move != worst.Other {
		t.Fatalf("the costliest choice is %+v", worst)
	}
	chosen, other := labels(s, worst.Step, worst.Other)
	if got, want := l.Costliest(), text.Of("{0} chose “{1}”; better was “{2}”.", text.Seat(0), chosen, other); got != want || chosen == other || other == "" {
		t.Errorf("it says %q, not %q", text.Plain(got), text.Plain(want))
	}
	l.account.Decisions = 0
	if got := l.Costliest(); got != "" {
		t.Errorf("where nothing was lost it says %q", text.Plain(got))
	}
}
