package mendaxsingle

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/rulestest"
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

// follow makes moves written as in a record; "6 4 3 1" is a throw and its
// cast, "5 fours" a bid with its side named where that comes first.
func follow(t testing.TB, p position, moves ...string) position {
	t.Helper()
	for _, s := range moves {
		if h, err := tali.Parse(s); err == nil {
			p = make1(t, p, "throw")
			s = "cast " + h.String()
		} else if words := strings.Fields(s); len(words) == 2 && p.phase == Bidding && (p.count == 0 || p.sides) {
			p = make1(t, p, "side "+map[string]string{"o": "1", "t": "3", "f": "4", "s": "6"}[words[1][:1]])
		}
		p = make1(t, p, s)
	}
	return p
}

// make1 makes one move; a bid may be short of its verb.
func make1(t testing.TB, p position, s string) position {
	t.Helper()
	next := p.Moves(nil)
	for _, o := range p.Outcomes(nil) {
		next = append(next, o.Move)
	}
	for _, m := range next {
		if moveText(m) == s || moveText(m) == "bid "+s {
			return p.After(m).(position)
		}
	}
	t.Fatalf("%q cannot be here: %s", s, text.Plain(p.prompt()))
	return p
}

// seated is a table at which seat 0 begins.
func seated(t testing.TB, seats int, options map[string]int) position {
	t.Helper()
	p := follow(t, begin(t, rules.Setup{Seats: seats, Options: options}), "6 6")
	for p.phase == CastingOff {
		p = follow(t, p, "1 1")
	}
	return p
}

// down is a table where each seat has so many bones.
func down(t testing.TB, left []int8, options map[string]int) position {
	p := seated(t, len(left), options)
	copy(p.left[:], left)
	return p
}

// TestFourRomans is the source's example: Brutus, Lucius, Sergius and Julius.
func TestFourRomans(t *testing.T) {
	p := follow(t, seated(t, 4, nil), "4 4 3 1", "4 3 3 6", "4 4 1 3", "4 3 6 6", "three fours")
	if p.Turn() != 1 || !slices.Equal(p.Moves(nil)[:1], []rules.Move{{Verb: Bid, From: 4, N: 4}}) {
		t.Fatalf("Lucius bids more fours, at least four: %v", p.Moves(nil))
	}
	p = follow(t, p, "five fours", "seven fours")
	if p.Turn() != 3 || p.there() != 6 {
		t.Fatalf("Julius is to say, and six fours lie there: %d", p.there())
	}
	q := p.After(rules.Move{Verb: Doubt}).(position)
	var told []string
	for _, e := range p.Events(rules.Move{Verb: Doubt}, rules.Nobody) {
		told = append(told, (&text.Reader{Catalogue: text.English}).Format(e.Text))
	}
	if got := strings.Join(told, " "); got != "{3} doubted it. There are six fours; the bid was seven. {2} lost a bone: 3 left." {
		t.Error(got)
	}
	if q.loser != 2 || q.left[2] != 3 || q.left[3] != 4 || q.Turn() != 2 || q.Hidden() {
		t.Errorf("Sergius loses a bone and begins: %+v", q)
	}
	if p.hand[0] = tali.Of(4, 4, 4, 1); p.After(rules.Move{Verb: Doubt}).(position).loser != 3 {
		t.Error("with seven fours Sergius would have won")
	}
}

// TestExampleBid: who hears five threes may say six.
func TestExampleBid(t *testing.T) {
	p := follow(t, seated(t, 2, nil), "3 3 3 3", "3 4 4 1", "five threes")
	var can []string
	for _, m := range p.Moves(nil) {
		can = append(can, moveText(m))
	}
	if got := strings.Join(can, ", "); got != "bid six threes, bid seven threes, bid eight threes, doubt" {
		t.Error(got)
	}
	p = follow(t, p, "eight threes")
	if m := p.Moves(nil); len(m) != 1 || m[0].Verb != Doubt || text.Plain(p.prompt()) != "You can only doubt" {
		t.Errorf("no more than there are bones: %v, %q", m, text.Plain(p.prompt()))
	}
}

func TestDoubterLosesToo(t *testing.T) {
	p := follow(t, seated(t, 2, nil), "3 3 3 3", "3 4 4 1", "five threes", "doubt")
	if p.loser != 1 || p.left[1] != 3 || p.Turn() != 1 {
		t.Errorf("just five are enough; the doubter pays and begins: %+v", p)
	}
}

func TestOut(t *testing.T) {
	p := follow(t, down(t, []int8{2, 1, 2}, nil), "1 1", "3", "1 1", "one three")
	p = follow(t, p, "two threes", "doubt")
	if p.left[1] != 0 || p.Turn() != 2 {
		t.Errorf("seat 1 is out and the next one begins: %+v", p)
	}
	p = follow(t, p, "1 1", "1 1", "four ones", "doubt")
	if p.left[0] != 1 || p.Turn() != 0 || p.summing {
		t.Errorf("%+v", p)
	}
	for p.left[0] > 0 {
		p = follow(t, p, "1 1 1 1 1"[:2*p.left[0]-1], "1 1", "one three", "doubt")
	}
	if got := rulestest.Places(p); !slices.Equal(got, []int{2, 3, 1}) {
		t.Errorf("seat 1 was out before seat 0: %v", got)
	}
}

func TestSums(t *testing.T) {
	p := follow(t, down(t, []int8{1, 1}, map[string]int{"wild": 1}), "1", "6")
	var can []int
	for _, m := range p.Moves(nil) {
		can = append(can, int(m.N))
	}
	if !slices.Equal(can, []int{2, 4, 5, 6, 7, 8, 9, 10, 12}) {
		t.Errorf("sums that two bones can make: %v", can)
	}
	p = follow(t, p, "a sum of 5", "a sum of 7", "doubt")
	if p.Turn() != rules.Nobody || !slices.Equal(p.Scores(), []int{0, 840}) {
		t.Errorf("1 and 6 make 7; hounds are not wild here: %v", p.Scores())
	}
	p = follow(t, down(t, []int8{1, 1, 1}, nil), "1", "6", "3")
	if p.summing {
		t.Error("with three left bids are on sides")
	}
}

// TestWildHounds: if asked for, ones count for any side that is bid; a bid on ones is
// met by ones alone.
func TestWildHounds(t *testing.T) {
	for _, c := range []struct {
		wild  int
		bid   string
		loser int8
	}{{0, "three fours", 0}, {1, "three fours", 1}, {1, "two ones", 1}, {1, "three ones", 0}} {
		p := follow(t, seated(t, 2, map[string]int{"wild": c.wild}), "4 1 3 3", "1 3 3 6", c.bid, "doubt")
		if p.loser != c.loser {
			t.Errorf("wild %d, %s: seat %d loses", c.wild, c.bid, p.loser)
		}
	}
}

func TestChangeOfSide(t *testing.T) {
	p := follow(t, seated(t, 2, map[string]int{"sides": 1}), "4 1 3 3", "1 3 3 6", "two fours", "two sixes")
	if p.least(4) != 3 || p.least(6) != 3 {
		t.Errorf("more of fours, or of sixes: %d, %d", p.least(4), p.least(6))
	}
	p = follow(t, p, "three ones", "doubt")
	if p.loser != 0 || len(p.calls()) != 3 || p.calls()[1].Seat != 1 {
		t.Errorf("%+v %v", p, p.calls())
	}
}

func TestWhoBegins(t *testing.T) {
	p := follow(t, begin(t, rules.Setup{Seats: 3}), "6 4", "4 6", "3 3")
	if p.phase != CastingOff || p.off.Plays(2) {
		t.Error("those level on the highest sum cast again")
	}
	p = begin(t, rules.Setup{Seats: 3, First: 2, Options: map[string]int{"castoff": 1}})
	if p.phase != Casting || p.Turn() != 2 {
		t.Error("or by agreement")
	}
}

func TestAnte(t *testing.T) {
	p := down(t, []int8{1, 1}, map[string]int{"ante": 3})
	p = follow(t, p, "1", "1", "a sum of 4", "doubt")
	if !slices.Equal(p.Scores(), []int{-3, 3}) {
		t.Error(p.Scores())
	}
}

func decide(p position, level string, seed uint64) rules.Move {
	f := think(level, p.View(p.Turn()), rand.New(rand.NewPCG(seed, 1)))
	for {
		if m, done := f(5000); done {
			return m
		}
	}
}

// TestOpponentsDoNotPeek: where only what a seat cannot see differs, every
// level decides the same.
func TestOpponentsDoNotPeek(t *testing.T) {
	n := 0
	r := rand.New(rand.NewPCG(6, 6))
	for seed := range 24 {
		var p rules.Position = begin(t, rules.Setup{Seats: 2 + seed%4, Options: map[string]int{"wild": seed % 2}})
		for p.Turn() != rules.Nobody {
			q := p.(position)
			if seat := p.Turn(); seat >= 0 && q.Hidden() && r.IntN(3) == 0 {
				other := q.Sample(seat, r).(position)
				for _, l := range Game.Levels {
					if a, b := decide(q, l.ID, 5), decide(other, l.ID, 5); a != b {
						t.Fatalf("%s plays %q and %q where it sees the same", l.ID, moveText(a), moveText(b))
					}
				}
				n++
			}
			next := p.Moves(nil)
			for _, o := range p.Outcomes(nil) {
				next = append(next, o.Move)
			}
			p = p.After(next[r.IntN(len(next))])
		}
	}
	if n < 100 {
		t.Errorf("only %d positions were compared", n)
	}
}

// TestGuessFollowsTheCasts: others' bones fall in a guess as they do in a cast.
func TestGuessFollowsTheCasts(t *testing.T) {
	p := follow(t, seated(t, 2, nil), "3 3 3 3", "6 6 6 6", "one six")
	r := rand.New(rand.NewPCG(3, 3))
	fours := 0
	for range 10000 {
		g := p.Sample(0, r).(position)
		if g.hand[0] != p.hand[0] {
			t.Fatal("one's own bones are known")
		}
		fours += g.hand[1].Count(4)
	}
	if x := float64(fours) / 40000; math.Abs(x-.4) > .01 {
		t.Errorf("a guessed bone is a four %.3f of the time", x)
	}
}

// TestChances adds up binomials for the odds of a bid.
func TestChances(t *testing.T) {
	p := follow(t, seated(t, 2, nil), "4 4 1 3", "6 6 6 6", "three fours")
	p.seat = 0
	h := p.table(0, 4)
	for n, want := range map[int]float64{2: 1, 3: 1 - math.Pow(.6, 4), 6: math.Pow(.4, 4), 7: 0} {
		if got := h.from(n); math.Abs(got-want) > 1e-12 {
			t.Errorf("%d fours or more: %v, want %v", n, got, want)
		}
	}
	p.agreement = begin(t, rules.Setup{Seats: 2, Ruleset: "wild"}).agreement
	if got := p.table(0, 4).from(4); math.Abs(got-(1-math.Pow(.5, 4))) > 1e-12 {
		t.Errorf("with wild hounds four are %v", got)
	}
	if got := p.table(0, 1).from(2); math.Abs(got-(1-math.Pow(.9, 4))) > 1e-12 {
		t.Errorf("with wild hounds ones are nothing but ones, a bone in ten: two or more %v", got)
	}
}

// TestEquilibrium reports what can still be won against the play of two, for
// every number of bones, and what it is worth to begin.
func TestEquilibrium(t *testing.T) {
	for _, set := range []string{"single", "wild"} {
		a := begin(t, rules.Setup{Seats: 2, Ruleset: set}).agreement
		for mine := int8(1); mine <= bones; mine++ {
			for yours := int8(1); yours <= bones; yours++ {
				q := pair{a.weights, a.wild, [two]int8{mine, yours}}
				d := newDuel(a, q)
				for d.rounds < q.enough() {
					d.step()
				}
				low, high := d.bounds()
				t.Logf("%s, %d against %d bones: who begins wins %.3f to %.3f; exploitable by %.4f", set, mine, yours, low, high, (high-low)/2)
				if high < low || high-low > .012 {
					t.Errorf("%d against %d: from %.4f to %.4f", mine, yours, low, high)
				}
			}
		}
	}
}

// TestEquilibriumPlayed plays whole rounds by the rules, both playing so, and
// finds what was computed.
func TestEquilibriumPlayed(t *testing.T) {
	for left, want := range map[[2]int8]float64{{4, 4}: .6355, {2, 1}: .738, {1, 1}: .5295} {
		start := down(t, left[:], nil)
		r := rand.New(rand.NewPCG(2, 9))
		const games = 6000
		wins := 0.0
		for range games {
			var p rules.Position = start
			for p.(position).loser == nobody {
				if p.Turn() == rules.Chance {
					p = p.After(tali.Cast(draw(p.Outcomes(nil), r)))
				} else {
					p = p.After(decide(p.(position), "master", r.Uint64()))
				}
			}
			if p.(position).loser == 1 {
				wins++
			}
		}
		if got := wins / games; math.Abs(got-want) > .02 {
			t.Errorf("%v: who begins wins %.3f of the rounds, computed %.3f", left, got, want)
		}
	}
}

// TestSurelyNotThere: who sees that a bid cannot be there doubts it.
func TestSurelyNotThere(t *testing.T) {
	p := follow(t, down(t, []int8{1, 1}, nil), "6", "1", "a sum of 8")
	for seed := range uint64(20) {
		if m := decide(p, "master", seed); m.Verb != Doubt {
			t.Fatalf("1 and the highest side make 7, but it plays %q", moveText(m))
		}
	}
}

func BenchmarkSly(b *testing.B) {
	p := follow(b, seated(b, 6, nil), "4 4 1 3", "6 6 6 6", "3 3 4 4", "3 3 4 4", "3 3 4 4", "3 3 4 4", "three fours")
	for b.Loop() {
		decide(p, "hard", 1)
	}
}

// TestSimulated compares the hands of a simulation with their chances.
func TestSimulated(t *testing.T) {
	for _, weights := range []int{tali.Sheep, tali.Even} {
		for n := 1; n <= bones; n++ {
			rulestest.Falls(t, Game, rules.Setup{Seats: 3, Options: map[string]int{"weights": weights}}, "random", 150, n)
		}
	}
}

// TestNothingComesOutLate: what is hidden stays so until the cups are lifted.
func TestNothingComesOutLate(t *testing.T) {
	for seats := 2; seats <= seatsMost; seats++ {
		rulestest.Twins(t, Game, rules.Setup{Seats: seats, Options: map[string]int{"sides": seats % 2}}, 30)
	}
}

// TestStudiedBounded: duels of bones of many kinds do not pile up.
func TestStudiedBounded(t *testing.T) {
	defer studied.Clear()
	for w := range 40 {
		s := solving{duel: &duel{rounds: 1e6}, of: pair{weights: tali.Weights{w, 40, 20, 40 - w}}}
		s.run(1)
	}
	if n := studied.Len(); n != bones*bones {
		t.Errorf("%d duels are kept", n)
	}
}

// TestRecordText: records of all times have the same texts of bids.
func TestRecordText(t *testing.T) {
	for want, m := range map[string]rules.Move{
		"side 4": {Verb: Side, N: 4}, "bid a sum of 7": {Verb: Bid, N: 7}, "bid one six": {Verb: Bid, From: 6, N: 1},
		"bid twelve ones": {Verb: Bid, From: 1, N: 12}, "bid 13 threes": {Verb: Bid, From: 3, N: 13}, "doubt": {Verb: Doubt},
	} {
		if got := moveText(m); got != want {
			t.Errorf("%v is %q, want %q", m, got, want)
		}
	}
}
