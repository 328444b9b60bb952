package knucklebones

import (
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/text"
)

// begun is a game of three in which seat 0 begins and the bones go left.
func begun(t *testing.T, options map[string]int, purses ...int) position {
	return play(t, begin(t, 3, options, purses...), "4 4 4, 1 1 1, 1 1 1, left")
}

func TestWindow(t *testing.T) {
	p := begun(t, nil)
	if p.Turn() != 0 || can(p) != "pass, raise 3, raise 6, raise 12, hush" {
		t.Fatalf("%d may %s", p.Turn(), can(p))
	}
	p = play(t, p, "pass, raise 6")
	if p.Turn() != 2 || can(p) != "match, drop" {
		t.Fatalf("%d may %s", p.Turn(), can(p))
	}
	p = play(t, p, "match")
	if p.Turn() != 0 {
		t.Fatalf("%d answers, want 0", p.Turn())
	}
	p = play(t, p, "match")
	if p.Turn() != 2 || p.phase != betting || p.coins.Pot() != 27 {
		t.Fatalf("%d is asked in phase %d, pot %d", p.Turn(), p.phase, p.coins.Pot())
	}
	p = play(t, p, "raise 3, drop, match")
	if p.Turn() != 1 || p.phase != betting {
		t.Errorf("the thrower has dropped: %d acts in phase %d, want a window before seat 1's turn", p.Turn(), p.phase)
	}
	if p.coins.Pot() != 33 || p.in != 0b110 {
		t.Errorf("pot %d, in %b", p.coins.Pot(), p.in)
	}
}

func TestAllDrop(t *testing.T) {
	p := play(t, begun(t, nil), "raise 12, drop, drop")
	if p.Turn() != rules.Nobody || !slices.Equal(p.Scores(), []int{6, -3, -3}) {
		t.Errorf("%d acts, scores %v", p.Turn(), p.Scores())
	}
	if v := p.View(2); text.Plain(v.Aside) != "Everyone else dropped out." {
		t.Errorf("%q, %q", text.Plain(v.Prompt), text.Plain(v.Aside))
	}
}

// TestCap: no raise is more than the smallest purse still in.
func TestCap(t *testing.T) {
	p := begun(t, nil, 40, 10, 40)
	if can(p) != "pass, raise 3, raise 6, hush" {
		t.Errorf("seat 1 has 7 left: %s", can(p))
	}
	if why := p.Why(rules.Move{Verb: Raise, N: 12}); text.Plain(why) != "Everyone still in must be able to match a raise, so raise by 7 at most." {
		t.Error(text.Plain(why))
	}
	p = play(t, p, "raise 6, match, match")
	if p.phase != throwing || p.Turn() != 0 {
		t.Errorf("seat 1 has 1 left and nobody can raise, but %s", p.prompts())
	}
	if p = begun(t, nil, 40, 3, 40); p.phase != throwing {
		t.Errorf("seat 1 has nothing left, but %s", p.prompts())
	}
}

// TestExactlyTheSmallestPurse: a raise may take all that somebody still in has.
func TestExactlyTheSmallestPurse(t *testing.T) {
	p := begun(t, nil, 40, 9, 40)
	if can(p) != "pass, raise 3, raise 6, hush" {
		t.Fatalf("seat 1 has 6 left: %s", can(p))
	}
	if p = play(t, p, "raise 6, match, match"); p.coins.Purse[1] != 0 || p.phase != throwing {
		t.Errorf("seat 1 has paid all it had: %d, %s", p.coins.Purse[1], p.prompts())
	}
}

func TestHush(t *testing.T) {
	p := play(t, begun(t, nil), "hush, pass, pass")
	p = play(t, p, fail)
	if p.Turn() != 1 {
		t.Fatalf("%d is asked, want the thrower", p.Turn())
	}
	if p = play(t, p, "pass, pass"); p.phase != throwing {
		t.Errorf("seat 0 said it would not raise: %s", p.prompts())
	}
	p = play(t, p, fail)
	if p = play(t, p, "raise 3"); p.Turn() != 0 || p.phase != answering {
		t.Errorf("seat 0 answers all the same: %d, %s", p.Turn(), p.prompts())
	}
}

// TestEachThrow has a window after the cast, before the thrower covers.
func TestEachThrow(t *testing.T) {
	p := play(t, begun(t, map[string]int{"bets": betsEachThrow}), "hush, pass, pass, 1 3 4")
	if p.phase != betting || p.Turn() != 1 {
		t.Fatalf("%d: %s", p.Turn(), p.prompts())
	}
	if q := play(t, p, "pass, pass"); q.phase != covering || q.Turn() != 0 {
		t.Errorf("%d: %s", q.Turn(), q.prompts())
	}
	q := play(t, p, "raise 3, match, drop, pass")
	if q.Turn() != 1 || q.phase != betting || q.begun {
		t.Errorf("the thrower has dropped before covering: %d, %s", q.Turn(), q.prompts())
	}
}
