package par

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/purse"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// paid are the settings of the usual game.
var paid = settings{"recast": 1, "redraw": 1, "equal": 1, "paid": 1, "pots": 4}

// TestPaidThrows: the second cast of a turn costs a coin and the third two, and a player
// may stop before each.
func TestPaidThrows(t *testing.T) {
	p := begin(t, paid, "4", "3", "6", "3", "6 3 1 1")
	if moves := p.Moves(nil); moves[0].Verb != Stop || p.board().Price != 1 || p.coins.Pot() != 12 {
		t.Fatalf("after one cast: %s, price %d", can(p), p.board().Price)
	}
	p = follow(t, p, "throw keeping 3 6", "cast 3 3")
	if p.board().Price != 2 || p.coins.Pot() != 13 || p.Turn() != 0 {
		t.Fatalf("after two: price %d, pot %d", p.board().Price, p.coins.Pot())
	}
	if q := follow(t, p, "stop"); q.Turn() != 1 || q.coins.Pot() != 13 || can(q) != "throw" {
		t.Errorf("a stop ends the turn: %s", can(q))
	}
	if q := follow(t, p, "throw keeping 3 3 6", "cast 4"); q.coins.Pot() != 15 || !q.matched.Has(0) || q.Turn() != 1 {
		t.Errorf("matched with the third: pot %d", q.coins.Pot())
	}
	p = begin(t, paid, "4", "3", "6", "3")
	p.coins.Purse[0] = 0
	if p = follow(t, p, "6 3 1 1"); p.Turn() != 1 {
		t.Error("who can’t pay isn’t asked")
	}
}

// TestPots: the player after the one who began a pot begins the next, for another ante; a
// remainder stays, and most coins win.
func TestPots(t *testing.T) {
	p := begin(t, paid, "4", "3", "6", "3", "3 3 4 6", "1 1 1 1", "stop", "1 1 1 1", "stop", "1 1 1 1")
	if p.phase != casting {
		t.Fatal("the last may still throw on")
	}
	p = follow(t, p, "stop")
	if p.Turn() != 1 || can(p) != "next" || p.coins.Purse[0] != 49 || !p.board().Over || text.Plain(p.View(0).Prompt) != "{0} wins the pot" {
		t.Fatalf("the pot is over: %s, %+v", can(p), p.board())
	}
	p = follow(t, p, "next")
	if p.phase != setting || p.Turn() != 1 || p.coins.Pot() != 12 || p.board().Number != 2 || p.board().Over {
		t.Fatalf("the next begins: %+v", p.board())
	}
	for range 3 {
		p.done++
	}
	p = follow(t, p, "4", "3", "6", "3", "1 1 1 1", "stop", "3 3 4 6", "1 1 1 1", "stop", "1 1 1 1", "stop")
	if p.phase != over || !slices.Equal(p.Scores(), []int{6, -6, 6, -6}) {
		t.Errorf("%v", p.Scores())
	}
	if v := p.View(0); !v.Seats[0].Won || !v.Seats[2].Won || v.Seats[1].Won || v.Seats[3].Place != 3 {
		t.Errorf("%+v", v.Seats)
	}
}

// TestPotsEndWithAPurse: where somebody can't pay another ante, the game is over.
func TestPotsEndWithAPurse(t *testing.T) {
	p := begin(t, paid, "4", "3", "6", "3", "3 3 4 6", "1 1 1 1", "stop", "1 1 1 1", "stop", "1 1 1 1")
	p.coins.Purse[2] = 2
	if p = follow(t, p, "stop"); p.phase != over {
		t.Error("three can’t set a target")
	}
}

// TestNewTargetForTheSamePot: after three rounds without a match all set a new target, and
// what was paid stays.
func TestNewTargetForTheSamePot(t *testing.T) {
	p := begin(t, paid, "1", "1", "1", "1", "4 4 4 4", "throw", "cast 4 4 4 4", "stop")
	for range turnsPaid - 1 {
		p = follow(t, p, "4 4 4 4", "stop")
	}
	if p.phase != setting || p.target != 0 || p.coins.Pot() != 13 {
		t.Errorf("%+v, pot %d", p.board(), p.coins.Pot())
	}
}

// TestWager: the last in a round, with three bones that match and a six to throw, weighs two
// coins against the share of the pot that a six brings.
func TestWager(t *testing.T) {
	p := begin(t, paid, "4", "3", "6", "3")
	p = follow(t, p, "1 1 1 1", "stop", "1 1 1 1", "stop", "1 1 1 1", "stop", "3 3 4 4", "throw keeping 3 3 4", "cast 4")
	o := p.paidOdds()
	want := map[rules.Move]float64{
		{Verb: Stop}: 13. / 4,
		{Verb: rules.Throw, N: int32(tali.Of(3, 3, 4))}: -2 + .1*15 + .9*15/4,
	}
	for m, coins := range want {
		i := slices.IndexFunc(o.Rows, func(r rules.OddsRow) bool { return r.Move == m })
		if math.Abs(o.Rows[i].Worth-coins) > 1e-9 {
			t.Errorf("%s brings %v, want %v", Game.Text(m), o.Rows[i].Worth, coins)
		}
	}
	if o.Rows[0].Move.Verb != Stop {
		t.Errorf("a stop is best: %+v", o.Rows[0])
	}
	p.coins.Left += 30
	if o = p.paidOdds(); o.Rows[0].Move.Verb != rules.Throw {
		t.Errorf("a large pot is worth two coins: %+v", o.Rows[0])
	}
}

// TestSharedPot: each who shares the pot sees what came in, and where the odd coin goes; the
// large words speak of the pot, not of the last throw.
func TestSharedPot(t *testing.T) {
	p := begin(t, paid, "4", "3", "6", "3", "3 3 4 6", "3 3 4 6", "1 3 4 6", "throw keeping 3 4 6", "cast 1", "stop", "1 1 1 1")
	if got := text.Plain(p.View(3).Aside); got != "Match 3 3 4 6, too, for a share of the pot of 13 coins. You need a 3, a 3, a 4 and a 6: 8\u2009% with the next throw." {
		t.Errorf("%q", got)
	}
	q := follow(t, p, "stop")
	if v := q.View(0); text.Plain(v.Aside) != "The target was 3 3 4 6. What could not be shared, 1 coin, goes into the next pot." || v.Seats[1].Figure != purse.Net(6) || v.Seats[2].Figure == purse.Net(6) {
		t.Errorf("%q %+v", text.Plain(v.Aside), v.Seats)
	}
	p = follow(t, begin(t, paid, "4", "3", "6", "3", "3 3 4 6", "1 1 1 1", "stop", "1 1 1 1", "stop", "1 1 1 1"), "throw", "cast 1 1 1 1", "throw")
	if list := p.Events(tali.Cast(tali.Of(1, 1, 1, 1)), 0); text.Plain(list[0].Result) != "{0} wins" {
		t.Errorf("%q", text.Plain(list[0].Result))
	}
}

// TestAllKeepMatches: computers of every level that throw on keep just the bones that match. Only
// the strongest throws a four of 4 4 again where 3 4 4 6 is to be matched: three, four and six
// fall with three bones more often than three and six with two.
func TestAllKeepMatches(t *testing.T) {
	fours := begin(t, settings{"recast": 1, "equal": 1}, "3", "4", "4", "6", "4 4 4 4").View(0)
	for level, want := range map[string]tali.Hand{"hard": tali.Of(4), "medium": tali.Of(4, 4)} {
		if m, _ := think(level, fours, rand.New(rand.NewPCG(1, 0)))(1); m.Verb != rules.Throw || tali.Hand(m.N) != want {
			t.Errorf("of 4 4 4 4 for 3 4 4 6 %s keeps %v: %s", level, tali.Hand(m.N), m.Verb)
		}
	}
	p := begin(t, paid, "1", "3", "3", "4", "1 3 3 6")
	for _, level := range Game.Levels {
		thrown := 0
		for seed := range uint64(20) {
			m, _ := think(level.ID, p.View(0), rand.New(rand.NewPCG(seed, 0)))(1)
			if m.Verb == rules.Throw {
				thrown++
				if tali.Hand(m.N) != tali.Of(1, 3, 3) {
					t.Errorf("%s keeps %v", level.ID, tali.Hand(m.N))
				}
			}
		}
		if thrown == 0 {
			t.Errorf("%s never throws on", level.ID)
		}
	}
}
