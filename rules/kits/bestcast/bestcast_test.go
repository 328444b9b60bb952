package bestcast

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/rulestest"
	"knucklebones/rules/text"
)

type settings = map[string]int

// terms are those of a game in which everything happens that can: a cast
// without a six counts nothing if it has a one, and is void if it has none; the
// others are worth their sum. Four ones pay two coins and four sixes half the
// pot.
func terms() Terms {
	return Terms{
		Worth: func(h tali.Hand) int {
			switch {
			case h.Count(6) > 0:
				return h.Sum()
			case h.Count(1) > 0:
				return rotation.Lost
			}
			return rotation.Void
		},
		Fine: func(h tali.Hand, pot int) int {
			switch h {
			case tali.Of(1, 1, 1, 1):
				return 2
			case tali.Of(6, 6, 6, 6):
				return pot / 2
			}
			return 0
		},
		Call: tali.Hand.Name, Rule: "Sums with a six.", Lost: "No six: all cast again.",
	}
}

// game is a game of these terms.
func game(t Terms) *rules.Game {
	return &rules.Game{
		ID: "best", Title: "Best", Seats: [2]int{2, rules.MaxSeats},
		Options: Options(), Levels: Levels(), Longest: Longest, Text: Text, Think: Think, Odds: Odds,
		Start: func(s rules.Setup) (rules.Position, error) { return Start(s, t) },
	}
}

func begin(t testing.TB, terms Terms, s rules.Setup, moves ...string) position {
	t.Helper()
	g := game(terms)
	return rulestest.Follow(t, g, rulestest.Begin(t, g, s), moves...).(position)
}

func follow(t testing.TB, p position, moves ...string) position {
	t.Helper()
	return rulestest.Follow(t, game(p.Terms), p, moves...).(position)
}

// told is what is said when a hand falls that is thrown at p.
func told(p position, sides ...int) string {
	p = p.After(rules.Move{Verb: rules.Throw}).(position)
	var list []string
	for _, e := range p.Events(tali.Cast(tali.Of(sides...)), 0) {
		list = append(list, text.Plain(e.Text))
	}
	return strings.Join(list, " ")
}

func TestBestTakesThePot(t *testing.T) {
	p := begin(t, terms(), rules.Setup{Seats: 3, First: 2}, "6111", "6664", "6333")
	if p.winner != 0 || !slices.Equal(p.Scores(), []int{6, -3, -3}) || text.Plain(p.reason()) != "{0} threw 4 6 6 6: Senio of 22." {
		t.Errorf("22 of seat 0 is best: %v, %q", p.Scores(), text.Plain(p.reason()))
	}
}

func TestVoidIsCastAgain(t *testing.T) {
	p := begin(t, terms(), rules.Setup{Seats: 2}, "3333", "4433")
	if p.Turn() != 0 || !p.void || p.hand[0] != 0 || p.casts != 2 || text.Plain(p.aside()) != "No six, and not four alike: the throw has no name, so it is void." {
		t.Errorf("seat 0 casts a third time: %+v", p)
	}
	if got := told(p, 4, 4, 4, 4); got != "{0} threw 4 4 4 4: void." {
		t.Error(got)
	}
	if next := p.After(rules.Move{Verb: rules.Throw}).(position); text.Plain(next.aside()) != text.Plain(next.Rule) {
		t.Errorf("while the next cast falls it says %q", text.Plain(next.aside()))
	}
	if p = follow(t, p, "6111"); p.Turn() != 1 || p.void {
		t.Errorf("this one counts: %+v", p)
	}
}

func TestLevelCastAgain(t *testing.T) {
	p := begin(t, terms(), rules.Setup{Seats: 3, First: 1}, "6643", "6111")
	if got := told(p, 6, 6, 6, 1); got != "{0} threw 1 6 6 6: Senio of 19. Two are level and throw again." {
		t.Error(got)
	}
	p = follow(t, p, "6661")
	if p.Turn() != 1 || p.state(2) != Beaten || p.turns != 1 || p.coins.Pot() != 9 || p.hand[2] == 0 || p.hand[1] != 0 {
		t.Fatalf("seats 1 and 0 cast again, in their order, and the pot stays: %+v", p)
	}
	p = follow(t, p, "6311", "6331")
	if p.winner != 0 || p.coins.Pot() != 0 {
		t.Errorf("seat 0 is best of the two: %+v", p)
	}
}

func TestNobodyCanWin(t *testing.T) {
	p := begin(t, terms(), rules.Setup{Seats: 2}, "4431")
	if p.rot.Best() != 0 {
		t.Error("a lost cast leads")
	}
	if got := told(p, 3, 3, 3, 1); got != "{1} threw 1 3 3 3: no name. No six: all cast again." {
		t.Error(got)
	}
	if p = follow(t, p, "3331"); p.Turn() != 0 || p.turns != 1 || p.rot.In != rotation.All(2) {
		t.Errorf("all cast again for the same pot: %+v", p)
	}
	if p = follow(t, p, "6111", "4431"); p.winner != 0 {
		t.Errorf("any cast that can win beats a lost one: %+v", p)
	}
}

// TestFines: paid at once, by the pot as it then stands, and the cast counts.
func TestFines(t *testing.T) {
	p := begin(t, terms(), rules.Setup{Seats: 3}, "1111")
	if p.coins.Pot() != 11 || p.coins.Purse[0] != 35 {
		t.Errorf("two coins at once: %+v", p.coins)
	}
	if got := told(p, 6, 6, 6, 6); got != "{1} threw 6 6 6 6: Vultures of sixes. {1} paid 5 coins." {
		t.Error(got)
	}
	p = follow(t, p, "6666", "6666")
	if p.coins.Pot() != 11+5+8 || p.turns != 1 {
		t.Errorf("half of 11 and half of 16, and both are level: %d", p.coins.Pot())
	}
	if x := p.fined; math.Abs(x-(.0001+.0001)/(1-math.Pow(.8, 4))) > 1e-12 {
		t.Errorf("a cast that counts pays with chance %v", x)
	}
}

// TestCannotPay: out, with what he has, and the last one left need not cast.
func TestCannotPay(t *testing.T) {
	p := begin(t, terms(), rules.Setup{Seats: 3, Purses: []int{4, 40, 4}})
	if got := told(p, 1, 1, 1, 1); got != "{0} threw 1 1 1 1: Canis. {0} couldn’t pay 2 coins and is out." {
		t.Error(got)
	}
	p = follow(t, p, "1111")
	if p.state(0) != Out || p.coins.Purse[0] != 1 || p.coins.Pot() != 9 || p.Turn() != 1 {
		t.Fatalf("seat 0 is out and pays nothing: %+v", p)
	}
	p = follow(t, p, "6111", "1111")
	if p.winner != 1 || p.ended != byOne || !slices.Equal(p.Scores(), []int{-3, 6, -3}) {
		t.Errorf("seat 1 is the last one left: %+v", p)
	}
	p = begin(t, terms(), rules.Setup{Seats: 2, Purses: []int{4, 3}}, "1111")
	if p.winner != 1 || p.hand[1] != 0 || text.Plain(p.reason()) != "Nobody else could pay." {
		t.Errorf("seat 1 wins the pot at once: %+v", p)
	}
}

func TestAnte(t *testing.T) {
	p := begin(t, terms(), rules.Setup{Seats: 3, Purses: []int{40, 2, 40}})
	if p.state(1) != Without || p.coins.Pot() != 6 || text.Plain(p.View(0).Seats[1].Note) != "out" {
		t.Errorf("who cannot pay the ante does not sit in: %+v", p)
	}
	if _, err := game(terms()).New(rules.Setup{Seats: 2, Purses: []int{40, 2}}); err == nil {
		t.Error("one plays alone")
	}
}

// TestCastingOff: the best cast begins; there are no fines yet, void casts are
// made again, and only those level repeat it.
func TestCastingOff(t *testing.T) {
	off := terms()
	off.Off = "The best begins."
	p := begin(t, off, rules.Setup{Seats: 3}, "6666", "1111", "3333", "6666")
	if p.phase != opening || p.coins.Pot() != 9 || p.rot.In != rotation.Set(0b101) || p.Turn() != 0 || text.Plain(p.aside()) != "The best begins." {
		t.Fatalf("seats 0 and 2 are level and cast again, for nothing: %+v", p)
	}
	p = follow(t, p, "6111")
	if got := told(p, 6, 3, 3, 3); got != "{2} threw 3 3 3 6: Senio of 15. {2} begins." {
		t.Error(got)
	}
	p = follow(t, p, "6333")
	if p.phase != casting || p.Turn() != 2 || p.rot.In != rotation.All(3) || p.hand != [rules.MaxSeats]tali.Hand{} {
		t.Errorf("seat 2 begins and all cast: %+v", p)
	}
	for p = begin(t, off, rules.Setup{Seats: 2, First: 1}); p.phase == opening; {
		p = follow(t, p, "6111")
	}
	if p.casts != 2*20 || p.Turn() != 1 {
		t.Errorf("after %d level casts seat %d begins", p.casts, p.Turn())
	}
}

// TestLimits: those still level share in whole coins, and the rest stays.
func TestLimits(t *testing.T) {
	p := begin(t, terms(), rules.Setup{Seats: 3, Options: settings{"ante": 1}}, "6331", "6111", "6331")
	for p.phase != over {
		p = follow(t, p, "6111")
	}
	if p.turns != rotationsMost-1 || p.ended != byLimit || !slices.Equal(p.Scores(), []int{0, -1, 0}) || p.coins.Pot() != 1 {
		t.Errorf("two share three coins after %d rotations: %v, %d left", p.turns+1, p.Scores(), p.coins.Pot())
	}
	nothing := settings{"weights": tali.Custom, "w1": 0, "w3": 50, "w4": 50, "w6": 0}
	for p = begin(t, terms(), rules.Setup{Seats: 2, Options: nothing}); p.phase != over; {
		p = follow(t, p, "3333")
	}
	if p.casts != castsMost || !slices.Equal(p.Scores(), []int{0, 0}) || text.Plain(p.prompt()) != "The pot is shared" {
		t.Errorf("where every cast is void all share: %v after %d", p.Scores(), p.casts)
	}
}

func TestRaises(t *testing.T) {
	high := terms()
	high.Raises = true
	p := begin(t, high, rules.Setup{Seats: 3}, "33")
	if p.coins.Pot() != 9 || !p.mayRaise() || p.View(0).Clear {
		t.Fatalf("two bones lie, and a raise may come: %+v", p)
	}
	p = follow(t, p, "raise", "match", "drop")
	if p.Turn() != 0 || p.mayRaise() || p.coins.Pot() != 15 || p.state(2) != Dropped {
		t.Fatalf("seat 1 matched, seat 2 is out of it, one raise a cast: %+v", p)
	}
	if p = follow(t, p, "33"); !p.void || p.Turn() != 0 || p.half {
		t.Errorf("four threes are void, and all four are cast again: %+v", p)
	}
	p = follow(t, p, "66", "raise", "drop")
	if p.winner != 0 || text.Plain(p.reason()) != "Everyone else dropped out." || !slices.Equal(p.Scores(), []int{9, -6, -3}) {
		t.Errorf("%v, %q", p.Scores(), text.Plain(p.reason()))
	}
	p = begin(t, high, rules.Setup{Seats: 2, Purses: []int{40, 5}}, "66")
	if p.mayRaise() || text.Plain(p.Why(rules.Move{Verb: Raise})) != "You can raise only if everyone still in can match the raise." {
		t.Error("seat 1 cannot match a raise, and there is one")
	}
}

// TestChance plays pots out of which one cast is made and one is half made.
func TestChance(t *testing.T) {
	high := terms()
	high.Raises = true
	p := begin(t, high, rules.Setup{Seats: 3}, "63", "33", "66")
	const games = 20000
	want, won := p.chance(1), 0.0
	r := rand.New(rand.NewPCG(1, 2))
	for range games {
		q := p
		for q.phase != over {
			if q.Turn() == rules.Chance {
				q = q.After(drawn(q, r)).(position)
			} else {
				q = q.After(rules.Move{Verb: rules.Throw}).(position)
			}
		}
		if q.winner == 1 {
			won++
		}
	}
	rulestest.Often(t, "seat 1 wins the pot", won, games, want)
}

func drawn(p position, r *rand.Rand) rules.Move {
	outs := p.Outcomes(nil)
	all := int64(0)
	for _, o := range outs {
		all += o.Weight
	}
	x := r.Int64N(all)
	i := slices.IndexFunc(outs, func(o rules.Outcome) bool { x -= o.Weight; return x < 0 })
	return outs[i].Move
}
