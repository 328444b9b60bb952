package oneandtwenty

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/kits/tell"
	"knucklebones/rules/text"
)

func begin(t testing.TB, s rules.Setup) position {
	t.Helper()
	p, err := Game.New(s)
	if err != nil {
		t.Fatal(err)
	}
	return p.(position)
}

// follow makes moves written as in a record; "throws 4 4 1 3 1" is the throw
// and its cast.
func follow(t testing.TB, p position, moves ...string) position {
	t.Helper()
	for _, s := range moves {
		if hand, ok := strings.CutPrefix(s, "throws "); ok {
			p = follow(t, p, "throw", "cast "+hand)
			continue
		}
		m, ok := find(p, s)
		if !ok {
			t.Fatalf("%q cannot be played: %s acts, %v", s, text.Plain(p.prompt()), p.Moves(nil))
		}
		p = p.After(m).(position)
	}
	return p
}

func find(p position, s string) (rules.Move, bool) {
	if hand, ok := strings.CutPrefix(s, "cast "); ok {
		h, err := tali.Parse(hand)
		return tali.Cast(h), err == nil && p.Turn() == rules.Chance && p.Why(tali.Cast(h)) == ""
	}
	for _, m := range p.Moves(nil) {
		if record(m) == s {
			return m, true
		}
	}
	return rules.Move{}, false
}

// three is a game of three in which seat 0 has the bank and the others are to
// stake.
func three(t testing.TB, options map[string]int) position {
	t.Helper()
	p := begin(t, rules.Setup{Seats: 3, Options: options})
	return follow(t, p, "throws 6 6 6 6 6", "throws 1 1 1 1 1", "throws 1 1 1 1 1", "open")
}

func purses(p position) []int32 { return p.coins.Purse[:p.coins.N] }

func TestCastingOff(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 4, First: 2})
	p = follow(t, p, "throws 4 4 4 4 4", "throws 3 3 3 3 3", "throws 4 4 4 4 4", "throws 1 1 1 1 1")
	if p.phase != casting || p.tied != [8]bool{0: true, 2: true} || p.seat != 2 {
		t.Fatalf("only seats 0 and 2 tie and seat 2 casts first: %+v", p)
	}
	p = follow(t, p, "throws 1 1 1 1 1", "throws 1 1 1 1 3")
	if p.phase != opening || p.bank != 0 || p.seat != 0 {
		t.Errorf("seat 0 has the first bank: %+v", p)
	}
}

func TestCastingOffEnds(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 8, First: 3, Options: map[string]int{"weights": tali.Custom, "w1": 0, "w3": 100, "w4": 0, "w6": 0}})
	n := 0
	for ; p.phase == casting; n++ {
		p = follow(t, p, "throws 3 3 3 3 3")
	}
	if p.bank != 3 || n != 8*offsMost {
		t.Errorf("seat %d has the bank after %d casts", p.bank, n)
	}
}

// TestRound is the round of the rules: one over at once, one who stops at 13
// and takes two more, one who stands, and the bank between them.
func TestRound(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 4})
	p = follow(t, p, "throws 6 6 6 6 6", "throws 1 1 1 1 1", "throws 1 1 1 1 1", "throws 1 1 1 1 1", "open")
	p = follow(t, p, "stake 3", "stake 5", "stake 4")
	p = follow(t, p, "throws 6 6 4 4 4")
	if p.state[1] != Over || p.coins.Purse[0] != 43 || p.coins.Paid[1] != 0 {
		t.Errorf("24 is over and loses at once: %+v", p)
	}
	p = follow(t, p, "throws 4 3 1 4 1")
	if p.Turn() != 2 || p.total(2) != 13 || len(p.Moves(nil)) != 6 {
		t.Errorf("seat 2 has 13 and says how many more: %+v", p)
	}
	p = follow(t, p, "more 2")
	if p.Turn() != rules.Chance || p.cup != 2 {
		t.Errorf("two bones fall without another throw: %+v", p)
	}
	p = follow(t, p, "cast 3 4")
	if p.state[2] != Stands || p.total(2) != 20 || p.seat != 3 {
		t.Errorf("seat 2 waits with 20: %+v", p)
	}
	p = follow(t, p, "throws 3 3 4 4 4", "more 0", "throws 4 4 4 4 3", "more 0")
	if !slices.Equal(purses(p), []int32{40 + 3 - 5 + 4, 37, 45, 36}) {
		t.Errorf("the bank's 19 pays 20 and takes 18: %v", purses(p))
	}
	if p.bank != 2 || p.phase != opening || p.Turn() != 2 || p.round != 1 {
		t.Errorf("seat 2, the only one paid, has the bank: %+v", p)
	}
}

func TestTies(t *testing.T) {
	for _, c := range []struct {
		push  int
		purse []int32
		bank  int8
	}{{0, []int32{47, 38, 35}, 0}, {1, []int32{40, 40, 40}, 0}} {
		p := three(t, map[string]int{"push": c.push})
		p = follow(t, p, "stake 2", "stake 5", "throws 4 4 4 4 4", "more 0", "throws 4 4 4 4 4", "more 0", "throws 4 4 4 4 4", "more 0")
		if !slices.Equal(purses(p), c.purse) || p.bank != c.bank {
			t.Errorf("push %d: purses %v, bank %d", c.push, purses(p), p.bank)
		}
	}
}

func TestBankOver(t *testing.T) {
	p := follow(t, three(t, nil), "stake 2", "stake 5", "throws 3 3 3 3 3", "more 0", "throws 3 3 3 3 3", "more 0", "throws 6 6 6 6 1")
	if !slices.Equal(purses(p), []int32{33, 42, 45}) {
		t.Errorf("a bank that is over pays all who are not: %v", purses(p))
	}
	if p.bank != 1 {
		t.Errorf("of equal totals the first to cast has the bank, not %d", p.bank)
	}
}

func TestBestPaidBanks(t *testing.T) {
	p := follow(t, three(t, nil), "stake 2", "stake 1", "throws 4 4 4 4 3", "more 0", "throws 4 4 4 4 4", "more 0", "throws 3 3 3 3 3", "more 0")
	if p.bank != 2 {
		t.Errorf("20 beats 19 whatever the stakes; bank %d", p.bank)
	}
}

func TestAllOver(t *testing.T) {
	p := follow(t, three(t, nil), "stake 2", "stake 5", "throws 6 6 6 6 1", "throws 4 4 4 4 4", "more 5", "cast 1 1 1 1 1")
	if p.phase != opening || p.bank != 0 || !slices.Equal(purses(p), []int32{47, 38, 35}) {
		t.Errorf("the bank need not cast, collects and stays: %+v", p)
	}
	if p.state[0] != Banked || p.total(0) != 0 {
		t.Errorf("the bank has not cast: %+v", p)
	}
}

// TestStakes: 1 to the limit, the bank's equal share, at least 1, and never
// more than the bank holds.
func TestStakes(t *testing.T) {
	for _, c := range []struct {
		purses []int
		limit  int
		stakes []int // the most each in turn may stake when all before it stake the most
	}{
		{[]int{40, 40, 40}, 5, []int{5, 5}},
		{[]int{40, 40, 40}, 20, []int{20, 20}},
		{[]int{7, 40, 40}, 5, []int{3, 3}},
		{[]int{2, 40, 40, 40}, 5, []int{1, 1, 0}},
		{[]int{40, 3, 40}, 5, []int{3, 5}},
		{[]int{9, 40, 0, 40}, 5, []int{4, 4}},
	} {
		p := begin(t, rules.Setup{Seats: len(c.purses), Purses: c.purses, Options: map[string]int{"limit": c.limit}})
		for p.phase == casting {
			hand := "throws 1 1 1 1 1"
			if p.seat == 0 {
				hand = "throws 6 6 6 6 6"
			}
			p = follow(t, p, hand)
		}
		p = follow(t, p, "open")
		for _, most := range c.stakes {
			moves := p.Moves(nil)
			if most == 0 {
				if p.phase != playing {
					t.Errorf("%v: seat %d can stake %d", c.purses, p.seat, len(moves))
				}
				continue
			}
			if p.phase != staking || len(moves) != most || moves[0].N != 1 {
				t.Fatalf("%v: seat %d may stake %v, want up to %d", c.purses, p.seat, moves, most)
			}
			p = p.After(moves[most-1]).(position)
		}
		if p.phase != playing || p.coins.Pot() > c.purses[0] {
			t.Errorf("%v: %+v", c.purses, p)
		}
	}
}

// TestBroke: a seat without coins sits out, and the game ends early when only
// one has any.
func TestBroke(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3, Purses: []int{10, 1, 0}})
	if s := p.View(0).Seats[2]; text.Plain(s.Note) != "sits out" || !s.Out {
		t.Errorf("who has no coins does not cast for the bank: %+v", s)
	}
	p = follow(t, p, "throws 6 6 6 6 6", "throws 1 1 1 1 1")
	p = follow(t, p, "open", "stake 1", "throws 6 6 6 6 6")
	if p.phase != done || p.Turn() != rules.Nobody || !slices.Equal(p.Scores(), []int{1, -1, 0}) {
		t.Errorf("seat 0 has everything: %+v", p)
	}
	if _, err := Game.New(rules.Setup{Seats: 3, Purses: []int{10, 0, 0}}); err == nil {
		t.Error("one player with coins cannot play alone")
	}
}

func TestAsManyRoundsAsSeats(t *testing.T) {
	for seats := 2; seats <= 8; seats++ {
		p := begin(t, rules.Setup{Seats: seats})
		r := rand.New(rand.NewPCG(uint64(seats), 1))
		opens := 0
		for p.Turn() != rules.Nobody {
			m := pick(p, r)
			if m.Verb == Open {
				opens++
			}
			p = p.After(m).(position)
		}
		if opens != seats {
			t.Errorf("%d seats play %d rounds", seats, opens)
		}
	}
}

func TestOneAtATime(t *testing.T) {
	p := follow(t, three(t, map[string]int{"single": 1}), "stake 1", "stake 1", "throws 1 1 1 1 1")
	if len(p.Moves(nil)) != 2 {
		t.Fatalf("one more or none: %v", p.Moves(nil))
	}
	p = follow(t, p, "more 1", "cast 1", "more 1", "cast 1")
	if p.Turn() != 1 || p.total(1) != 7 || p.lie[1].Len() != 2 {
		t.Errorf("still asked: %+v", p)
	}
	p = follow(t, p, "more 1", "cast 1", "more 1", "cast 1", "more 1", "cast 3")
	if p.state[1] != Stands || p.total(1) != 12 || p.Turn() != 2 {
		t.Errorf("five further bones are the most: %+v", p)
	}
	p = follow(t, p, "throws 4 4 4 4 4", "more 1", "cast 3")
	if p.state[2] != Over {
		t.Errorf("23 is over: %+v", p)
	}
}

func TestBankMustTake(t *testing.T) {
	p := follow(t, three(t, map[string]int{"must": 16}), "stake 1", "stake 1", "throws 4 4 4 4 4", "more 0", "throws 4 4 4 4 4", "more 0", "throws 3 3 3 3 3")
	for _, s := range []string{"more 1", "cast 1", "more 1", "cast 3"} {
		if p.Turn() == 0 && len(p.Moves(nil)) != 1 {
			t.Errorf("the bank has no choice at %d: %v", p.total(0), p.Moves(nil))
		}
		p = follow(t, p, s)
	}
	if m := p.Moves(nil); len(m) != 1 || m[0] != (rules.Move{Verb: More}) {
		t.Errorf("at 19 the bank stands: %v", m)
	}
}

func TestPassingTheBank(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3})
	p = follow(t, p, "throws 6 6 6 6 6", "throws 1 1 1 1 1", "throws 1 1 1 1 1", "pass", "pass")
	if p.bank != 2 || len(p.Moves(nil)) != 1 || text.Plain(p.aside()) != "The bank was passed on." || p.Why(rules.Move{Verb: Pass}) == "" {
		t.Errorf("the last keeps it: %+v", p)
	}
	p = follow(t, p, "open")
	if p.seat != 0 || p.phase != staking {
		t.Errorf("seat 0 stakes first: %+v", p)
	}
}

func TestOneAndThirty(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2, Ruleset: "thirtyone"})
	p = follow(t, p, "throws 6 6 6 6 6 6 6 6", "throws 1 1 1 1 1 1 1 1", "open", "stake 1", "throws 4 4 4 4 4 4 4 3")
	if p.total(1) != 31 || p.Turn() != 1 {
		t.Errorf("31 is not over: %+v", p)
	}
}

func TestWhy(t *testing.T) {
	p := three(t, nil)
	for _, m := range []rules.Move{{Verb: Stake}, {Verb: Stake, N: 6}, {Verb: More, N: 1}, {Verb: Open}} {
		if text.Plain(p.Why(m)) != "Stake from 1 to 5 coins." {
			t.Errorf("%v: %q", m, text.Plain(p.Why(m)))
		}
	}
	p = follow(t, p, "stake 1", "stake 1", "throws 3 3 3 3 3")
	if got := p.Why(rules.Move{Verb: More, N: 6}); text.Plain(got) != "Choose how many more bones to throw, from 0 to 5." {
		t.Error(text.Plain(got))
	}
	p = follow(t, p, "more 2")
	if got := p.Why(tali.Cast(tali.Of(1))); got != tell.Bones {
		t.Error(text.Plain(got))
	}
}

// pick is a random legal move or outcome.
func pick(p position, r *rand.Rand) rules.Move {
	if p.Turn() != rules.Chance {
		moves := p.Moves(make([]rules.Move, 0, 24))
		return moves[r.IntN(len(moves))]
	}
	outs := p.falls[p.cup]
	x := r.Int64N(sum(outs))
	for _, o := range outs {
		if x -= o.Weight; x < 0 {
			return o.Move
		}
	}
	panic("weights")
}

func sum(outs []rules.Outcome) (n int64) {
	for _, o := range outs {
		n += o.Weight
	}
	return n
}

func TestCoinsConserved(t *testing.T) {
	r := rand.New(rand.NewPCG(21, 5))
	games := 2000
	if testing.Short() {
		games = 200
	}
	for range games {
		s := rules.Setup{Seats: 2 + r.IntN(7), Options: map[string]int{
			"push": r.IntN(2), "single": r.IntN(2),
			"must": r.IntN(2) * r.IntN(31), "limit": 1 + r.IntN(20), "most": r.IntN(2),
		}}
		for range s.Seats {
			s.Purses = append(s.Purses, 1+r.IntN(30))
		}
		p := begin(t, s)
		coins, n := p.Coins(), 0
		for p.Turn() != rules.Nobody {
			m := pick(p, r)
			if why := p.Why(m); why != "" {
				t.Fatalf("%v: %s", m, text.Plain(why))
			}
			p = p.After(m).(position)
			if n++; p.Coins() != coins || n > Game.Longest || slices.Min(purses(p)) < 0 {
				t.Fatalf("%d coins of %d after %d: %+v", p.Coins(), coins, n, p)
			}
		}
		if p.coins.Pot() != 0 {
			t.Fatalf("coins are left on the table: %+v", p)
		}
	}
}
