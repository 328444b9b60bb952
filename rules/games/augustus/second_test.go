package augustus

import (
	"math"
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// after makes a cast of four at the usual table, and the moves that follow.
func after(t *testing.T, p position, h tali.Hand, moves ...rules.Move) position {
	t.Helper()
	for _, m := range append([]rules.Move{{Verb: rules.Throw}, tali.Cast(h)}, moves...) {
		if why := p.Why(m); why != "" {
			t.Fatalf("%v: %s", m, text.Plain(why))
		}
		p = p.After(m).(position)
	}
	return p
}

func again(side int) rules.Move {
	return rules.Move{Verb: bestcast.Again, N: int32(tali.Of(side))}
}

// TestSecondThrow: after a cast one bone may be thrown again for a coin, once; what lies
// then counts. A cast that is kept counts as it is.
func TestSecondThrow(t *testing.T) {
	start := begin(t, rules.Setup{Seats: 3, Ruleset: "second"})
	p := after(t, start, tali.Of(6, 4, 3, 3))
	if p.Turn() != 0 || p.coins.Pot() != 12 || p.View(0).Cup != 0 || len(p.View(0).Bones) != 4 {
		t.Fatalf("nothing is paid before it is decided: %+v", p)
	}
	if !slices.Equal(p.Moves(nil), []rules.Move{{Verb: bestcast.Stand}, again(3), again(4), again(6)}) {
		t.Errorf("%v", p.Moves(nil))
	}
	if got := text.Plain(p.View(0).Aside); got != "This throw costs 4 coins. A 1 in place of a 3 brings Venus: 10 %. Choose a bone to throw again, or keep this throw." {
		t.Errorf("%q", got)
	}
	kept := p.After(rules.Move{Verb: bestcast.Stand}).(position)
	if kept.coins.Pot() != 16 || kept.Turn() != 1 {
		t.Errorf("kept: %+v", kept)
	}
	q := p.After(again(3)).(position)
	if v := q.View(0); q.coins.Pot() != 13 || v.Cup != 1 || v.Clear || len(v.Bones) != 3 || len(q.Outcomes(nil)) != 4 {
		t.Errorf("a bone falls: %+v", v)
	}
	won := q.After(tali.Cast(tali.Of(1))).(position)
	if won.phase != between || won.winner != 0 || won.won != 13 {
		t.Errorf("Venus: %+v", won)
	}
	if paid := q.After(tali.Cast(tali.Of(4))).(position); paid.coins.Pot() != 17 || paid.Turn() != 1 || !paid.View(0).Clear {
		t.Errorf("no Venus: %+v", paid)
	}
	saved := p.After(again(6)).After(tali.Cast(tali.Of(4))).(position)
	if saved.coins.Pot() != 13 || saved.Turn() != 1 {
		t.Errorf("no six any more: %+v", saved)
	}
	if p = after(t, start, tali.Of(6, 4, 3, 1)); p.phase != between {
		t.Errorf("Venus is kept: %+v", p)
	}
	poor := begin(t, rules.Setup{Seats: 2, Ruleset: "second", Purses: []int{4, 40}})
	if p = after(t, poor, tali.Of(4, 4, 3, 1)); p.decides || p.Turn() != 1 {
		t.Errorf("who has no coin is not asked: %+v", p)
	}
}

// TestMissing: of which casts one bone makes Venus.
func TestMissing(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2, Ruleset: "second"})
	for _, o := range p.falls[bones] {
		p.lie = tali.Hand(o.Move.N)
		brings := false
		for _, from := range tali.Sides {
			for _, to := range tali.Sides {
				made := p.lie - tali.Of(from) + tali.Of(to)
				if p.lie.Count(from) > 0 && p.lie.Count(to) == 0 && tali.Classify(made) == tali.Venus {
					brings = true
					if side, other, ok := p.missing(); !ok || side != to || other != from {
						t.Errorf("%v: %d for %d", p.lie, side, other)
					}
				}
			}
		}
		if _, _, ok := p.missing(); ok != brings {
			t.Errorf("%v: %v", p.lie, ok)
		}
	}
}

// TestAgainOdds: the chances of a second throw are those of one bone, and it is made where
// the pot is worth it: for the likely side, not for the rare one in a small pot.
func TestAgainOdds(t *testing.T) {
	start := begin(t, rules.Setup{Seats: 3, Ruleset: "second"})
	p := after(t, start, tali.Of(6, 6, 3, 1))
	o := p.outlook()
	if venus := o.soon(p.lie, tali.Of(6)); math.Abs(venus-.4) > 1e-9 {
		t.Errorf("a four falls with chance %v", venus)
	}
	if m := p.againOdds().Rows[0].Move; m != again(6) {
		t.Errorf("6 6 3 1: %v", m)
	}
	if o.venus < p.chances.venus || o.venus > .3 {
		t.Errorf("a turn ends with Venus with chance %v", o.venus)
	}
	if sum := o.takes(0) + o.takes(1) + o.takes(2); math.Abs(sum-1) > 1e-9 {
		t.Errorf("the seats take the pot with chances of %v in all", sum)
	}
	for _, h := range []tali.Hand{tali.Of(4, 4, 3, 3), tali.Of(6, 6, 6, 6), tali.Of(6, 6, 4, 4)} {
		if p = after(t, start, h); p.decides || p.Turn() != 1 {
			t.Errorf("with %v one bone helps nobody: %+v", h, p)
		}
	}
}

// some returns the move that throws those bones again.
func some(sides ...int) rules.Move {
	return rules.Move{Verb: bestcast.Again, N: int32(tali.Of(sides...))}
}

// TestAnyBonesAgain: after any cast but Venus any bones may be thrown again, twice, for a coin
// and then two; a fine is paid only for what lies in the end.
func TestAnyBonesAgain(t *testing.T) {
	start := begin(t, rules.Setup{Seats: 3, Ruleset: "any"})
	p := after(t, start, tali.Of(6, 6, 4, 3))
	if v := p.View(0); !p.decides || p.coins.Pot() != 12 || text.Plain(v.Prompt) != "Pay 1 to throw again?" || text.Plain(v.Aside) != "This throw costs 4 coins. A 1 in place of a 6 brings Venus: 10 %." {
		t.Errorf("%q %q", text.Plain(v.Prompt), text.Plain(v.Aside))
	}
	p = p.After(some(6, 6)).(position)
	if v := p.View(0); p.coins.Pot() != 13 || v.Cup != 2 || v.Clear || len(v.Bones) != 2 || len(p.Outcomes(nil)) != 10 || text.Plain(v.Prompt) != "Throw two bones" {
		t.Errorf("two bones fall: %+v", v)
	}
	p = p.After(tali.Cast(tali.Of(6, 3))).(position)
	if v := p.View(0); !p.decides || p.coins.Pot() != 13 || len(v.Bones) != 4 || text.Plain(v.Prompt) != "Pay 2 to throw again?" {
		t.Errorf("and once more: %+v", v)
	}
	kept := p.After(rules.Move{Verb: bestcast.Stand}).(position)
	if kept.coins.Pot() != 17 || kept.Turn() != 1 {
		t.Errorf("kept: %+v", kept)
	}
	all := p.After(some(6, 4, 3, 3)).(position)
	if v := all.View(0); v.Cup != 4 || len(v.Bones) != 0 || all.coins.Pot() != 15 {
		t.Errorf("all fall: %+v", v)
	}
	all = all.After(tali.Cast(tali.Of(4, 4, 4, 6))).(position)
	if v := all.View(1); all.coins.Pot() != 19 || all.Turn() != 1 || len(v.Bones) != 4 || v.Board.(Board).Caster != 0 {
		t.Errorf("after two paid throws the turn should end and the fine be paid: the pot is %d, not 19, seat %d is to act, not 1, and it sees %+v", all.coins.Pot(), all.Turn(), v)
	}
	won := p.After(some(3)).After(tali.Cast(tali.Of(1))).(position)
	if won.phase != between || won.won != 15 || won.takes[0] != 1 || won.got[0] != 15 {
		t.Errorf("Venus: %+v", won)
	}
	if p = after(t, start, tali.Of(3, 3, 4, 4)); !p.decides {
		t.Error("a cast without a six may be thrown again, too")
	}
	for h, want := range map[tali.Hand]string{
		tali.Of(3, 3, 4, 4): "Venus needs a 1 and a 6: 2 %.",
		tali.Of(4, 4, 4, 1): "Venus needs a 3 and a 6: 8 %.",
		tali.Of(3, 3, 3, 3): "Venus needs a 1, a 4 and a 6: 2 %.",
	} {
		if got := text.Plain(after(t, start, h).View(0).Aside); got != want {
			t.Errorf("%v: %q, want %q", h, got, want)
		}
	}
	poor := begin(t, rules.Setup{Seats: 2, Ruleset: "any", Purses: []int{5, 40}})
	if p = after(t, poor, tali.Of(3, 3, 4, 4), some(3, 3), tali.Cast(tali.Of(3, 3))); p.decides || p.Turn() != 1 {
		t.Errorf("who can't pay is not asked: %+v", p)
	}
}

// TestAnyIsAQuestion: of most turns the best choice depends on how much lies in the pot.
func TestAnyIsAQuestion(t *testing.T) {
	start := begin(t, rules.Setup{Seats: 3, Ruleset: "any", Purses: []int{100, 100, 100}})
	asks, all := 0.0, 0.0
	for _, o := range start.falls[bones] {
		answers := map[rules.Move]bool{}
		for pot := 12; pot <= 42; pot += 3 {
			p := start
			p.coins.Pay(1, pot-12)
			if p = after(t, p, tali.Hand(o.Move.N)); p.decides {
				answers[p.againOdds().Rows[0].Move] = true
			}
		}
		all += float64(o.Weight)
		if len(answers) > 1 {
			asks += float64(o.Weight)
		}
	}
	if asks < 0.5*all {
		t.Errorf("the answer depends on the pot after %.0f of 100 casts", 100*asks/all)
	}
	t.Logf("the answer depends on the pot after %.0f of 100 casts", 100*asks/all)
}

// TestVultures: where they take coins, four alike but ones take some out of the pot, which goes
// on; no more than lie in it, and four sixes pay nothing.
func TestVultures(t *testing.T) {
	start := begin(t, rules.Setup{Seats: 3, Ruleset: "vultures"})
	p := after(t, start, tali.Of(3, 3, 3, 4))
	if got := text.Plain(p.View(0).Aside); got != "Four alike need a 3: 40 % for 4 coins." {
		t.Error(got)
	}
	if m := p.againOdds().Rows[0].Move; m != some(4) {
		t.Errorf("best is %v", m)
	}
	if m := p.saves(); m != some(4) {
		t.Errorf("Fair makes %v", m)
	}
	p = p.After(some(4)).After(tali.Cast(tali.Of(3))).(position)
	if got := text.Plain(p.View(0).Aside); !p.decides || got != "This throw takes 4 coins from the pot." {
		t.Error(got)
	}
	for h, want := range map[tali.Hand]string{
		tali.Of(3, 3, 4, 4): "Four alike need a 3 and a 3: 16 % for 4 coins.",
		tali.Of(1, 3, 3, 4): "A 6 in place of a 3 brings Venus: 10 %.",
		tali.Of(4, 4, 4, 6): "This throw costs 4 coins. Throw a 6 again: 90 % to pay nothing. Four alike need a 4: 40 % for 4 coins.",
		tali.Of(6, 6, 6, 6): "This throw takes 4 coins from the pot.",
	} {
		if got := text.Plain(after(t, start, h).View(0).Aside); got != want {
			t.Errorf("%v: %q, want %q", h, got, want)
		}
	}
	rich := start
	for range 3 { // the dearer the pot, the sooner Venus is worth more than the likelier four alike
		for seat := range 3 {
			rich.coins.Pay(seat, 4)
		}
	}
	if got := text.Plain(after(t, rich, tali.Of(3, 3, 4, 4)).View(0).Aside); got != "Venus needs a 1 and a 6: 2 % for 48 coins." {
		t.Error(got)
	}
	stand := rules.Move{Verb: bestcast.Stand}
	events, q := p.Events(stand, rules.Nobody), p.After(stand).(position)
	if len(events) != 1 || events[0].Coins != 4 || events[0].From != rules.Pot || events[0].To != 0 {
		t.Errorf("%+v", events)
	}
	if q.phase != playing || q.Turn() != 1 || q.coins.Pot() != 9 || q.coins.Purse[0] != 39 || q.Coins() != p.Coins() {
		t.Errorf("four coins, and the pot goes on: %+v", q.coins)
	}
	q.coins.Take(1, 7)
	if q = after(t, q, tali.Of(6, 6, 6, 6), stand); q.coins.Pot() != 0 || q.coins.Purse[1] != 36+7+2 {
		t.Errorf("two coins were left: %+v", q.coins)
	}
	if q.coins.Back(); q.coins.Pot() != 0 || q.Coins() != p.Coins() {
		t.Errorf("what was taken is missing from what goes back: %+v", q.coins)
	}
	one := begin(t, rules.Setup{Seats: 2, Ruleset: "second", Options: map[string]int{"vultures": 4}})
	if one = after(t, one, tali.Of(3, 3, 3, 4)); !one.decides {
		t.Error("where one bone may be thrown again, it may be for four alike")
	}
}
