package simple

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/bestcast"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/rulestest"
	"knucklebones/rules/text"
)

type settings = map[string]int

func begin(t testing.TB, s rules.Setup, moves ...string) rules.Position {
	t.Helper()
	if s.Ruleset == "" {
		s.Ruleset = "written"
	}
	return rulestest.Follow(t, Game, rulestest.Begin(t, Game, s), moves...)
}

func follow(t testing.TB, p rules.Position, moves ...string) rules.Position {
	t.Helper()
	return rulestest.Follow(t, Game, p, moves...)
}

func board(p rules.Position) Board { return p.View(rules.Nobody).Board.(Board) }

// order is the casts the source ranks, lowest first, and the example of its
// general rules: two casts of 6331 and 4444 are passed by two higher ones.
var order = strings.Fields("3311 1111 3333 4444 6666 6111 6331 6333 6433 6444 6661 6643 6664 6431")

func TestOrder(t *testing.T) {
	for i, low := range order {
		for _, high := range order[i+1:] {
			level := tali.Classify(hand(low)) == tali.Classify(hand(high))
			for _, casts := range [][]string{{low, high}, {high, low}} {
				p := begin(t, rules.Setup{Seats: 2}, casts...)
				winner := rules.Actor(slices.Index(casts, high))
				if got := board(p); level == got.Over || !level && got.Winner != winner {
					t.Errorf("%v: %+v", casts, got)
				}
			}
		}
	}
}

// TestSums: casts without a name are ranked by their total, below all that have one.
func TestSums(t *testing.T) {
	set := rules.Setup{Seats: 3, Options: settings{"sums": 1}}
	for casts, want := range map[string]rules.Actor{
		"4443 4444 3331": 1, "3331 4431 4443": 2, "1111 4443 4433": 0, "1113 1114 1133": 2, "6111 1111 4443": 0, "6431 6666 6664": 0,
	} {
		if got := board(begin(t, set, strings.Fields(casts)...)); got.Winner != want {
			t.Errorf("%s is won by %d", casts, got.Winner)
		}
	}
	if b := board(begin(t, set, "1441", "3331", "3331")); b.Over || b.Casts[2].State != bestcast.In {
		t.Errorf("totals of 10 are level: %+v", b)
	}
	rungs := board(begin(t, set)).Rungs
	if len(rungs) != 28 || text.Plain(rungs[9].Call) != "no name, 15" || text.Plain(rungs[10].Call) != "Canis" {
		t.Errorf("the rungs are %+v", rungs)
	}
	set.Options["total"] = 1
	if rungs = board(begin(t, set)).Rungs; rungs[len(rungs)-1].Worth > 31 || len(rungs) != 28 {
		t.Errorf("the rungs are %+v", rungs)
	}
}

// TestLevelsOfTotals: where all totals count each computer player wins coins from the one below.
func TestLevelsOfTotals(t *testing.T) {
	for _, pair := range [][]string{{"medium", "random"}, {"hard", "medium"}, {"hard", "random"}} {
		res, err := opponent.Simulate(Game, rules.Setup{Ruleset: "totals"}, pair, 6000, 5)
		if err != nil {
			t.Fatal(err)
		}
		s := res.Seats[0]
		bar := s.SD / math.Sqrt(6000)
		t.Logf("%v: %+.2f ± %.2f coins a game", pair, s.Mean, 2*bar)
		if s.Mean < 2*bar {
			t.Errorf("%v: %+.2f coins a game, error %.2f", pair, s.Mean, bar)
		}
	}
}

// TestVultureByTotal: four sixes beat Senio 22 and yield to Venus; the others
// stay as they were, and cast again with those level.
func TestVultureByTotal(t *testing.T) {
	set := rules.Setup{Seats: 3, Options: settings{"total": 1}}
	for casts, want := range map[string]rules.Actor{
		"6666 6664 1111": 0, "6664 6666 6664": 1, "6666 6431 6664": 1, "4444 6111 3333": 1, "3333 4444 1111": 1,
	} {
		if got := board(begin(t, set, strings.Fields(casts)...)); got.Winner != want {
			t.Errorf("%s is won by %d", casts, got.Winner)
		}
	}
	rungs := board(begin(t, set)).Rungs
	if n := len(rungs); n != 19 || text.Plain(rungs[n-2].Call) != "Vultures of sixes" || rungs[n-3].Count != 22 || text.Plain(rungs[0].Call) != "no name" {
		t.Errorf("the rungs are %+v", rungs)
	}
	p := begin(t, set, "6666", "6664", "6666")
	if b := board(p); b.Over || b.Casts[1].State != bestcast.Beaten || p.Turn() != 0 {
		t.Errorf("two with four sixes are level: %+v", b)
	}
	o, _ := Game.Odds(begin(t, set, "6664", "6666").View(2), nil)(1)
	if got := o.Rows[0].Bars[0].Size; math.Abs(got-(.0384+.0001/2)) > 1e-9 {
		t.Errorf("only Venus beats four sixes, and four sixes are level: %v", got)
	}
}

func hand(s string) tali.Hand {
	h, _ := tali.Parse(strings.Join(strings.Split(s, ""), " "))
	return h
}

func TestCanisPaysAndCounts(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3}, "1 1 1 1")
	if !slices.Equal(rulestest.Purses(p), []int{36, 37, 37}) || board(p).Pot != 10 {
		t.Errorf("Canis pays at once: %v", rulestest.Purses(p))
	}
	p = follow(t, p, "3 3 1 1", "4 4 3 1")
	if board(p).Winner != 0 || !slices.Equal(p.Scores(), []int{6, -3, -3}) {
		t.Errorf("and beats casts without a name: %v", p.Scores())
	}
	p = begin(t, rules.Setup{Seats: 2, Options: settings{"fine": 5}}, "1 1 1 1", "1 1 1 1", "1 1 1 1", "3 3 3 3")
	if !slices.Equal(p.Scores(), []int{-13, 13}) {
		t.Errorf("the fine is due again in a recast: %v", p.Scores())
	}
}

func TestLevelCastAgain(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 4, First: 1}, "6 6 4 1", "1 3 3 3", "6 4 4 3", "3 3 4 4")
	b := board(p)
	if p.Turn() != 1 || b.Rotation != 2 || b.Casts[2].State != bestcast.Beaten || b.Casts[1].Hand != 0 || b.Pot != 12 {
		t.Errorf("6641 and 6443 are level, and only they cast again: %+v", b)
	}
	p = follow(t, p, "3 3 1 1", "3 3 3 1")
	if b := board(p); b.Over || b.Rotation != 3 || p.Turn() != 1 {
		t.Errorf("all casts without a name are level: %+v", b)
	}
	p = follow(t, p, "3 3 1 1", "1 1 1 1")
	if !slices.Equal(p.Scores(), []int{-3, -3, -3, 9}) {
		t.Errorf("%v", p.Scores())
	}
}

func TestCannotPay(t *testing.T) {
	set := rules.Setup{Seats: 3, Purses: []int{3, 40, 2}}
	p := begin(t, set, "1 1 1 1")
	if v := p.View(0); board(p).Winner != 1 || v.Seats[2].Purse != 2 || text.Plain(v.Aside) != "Nobody else is left." {
		t.Errorf("seat 2 did not sit down, seat 0 is out, and seat 1 takes the pot: %v, %q", rulestest.Purses(p), text.Plain(v.Aside))
	}
	set.Purses[2] = 40
	p = begin(t, set, "1 1 1 1")
	if p.Turn() != 1 || board(p).Casts[0].State != bestcast.Out || board(p).Pot != 9 {
		t.Errorf("out, and pays nothing: %+v", board(p))
	}
	if _, err := Game.New(rules.Setup{Seats: 2, Purses: []int{2, 9}}); err == nil || err.Error() != "at least two players must be able to pay the ante of 3 coins" {
		t.Error(err)
	}
}

func TestVoid(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2, Options: settings{"void": 1}}, "3 3 1 1")
	if v := p.View(0); p.Turn() != 0 || text.Plain(v.Aside) != "No six, and not four alike: the throw has no name, so it is void." || v.Seats[0].Figure != "" {
		t.Errorf("%+v", v)
	}
	p = follow(t, p, "1 1 1 1", "4 4 4 3", "4 4 1 1", "3 3 3 3")
	if board(p).Winner != 1 {
		t.Errorf("%+v", board(p))
	}
}

func TestLimit(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3, Options: settings{"weights": tali.Custom, "w1": 0, "w3": 100, "w4": 0, "w6": 0, "ante": 1}, Purses: []int{1, 1, 5}})
	n := 0
	for ; p.Turn() != rules.Nobody; n++ {
		p = follow(t, p, "3 3 3 3")
	}
	if n != 3000 || !slices.Equal(p.Scores(), []int{0, 0, 0}) || text.Plain(p.View(0).Prompt) != "The pot is shared" {
		t.Errorf("after %d casts %v, %q", n, p.Scores(), text.Plain(p.View(0).Prompt))
	}
}

// TestPots: five pots, each begun by the next player with another ante; the most coins
// win.
func TestPots(t *testing.T) {
	set := rules.Setup{Seats: 3, Ruleset: "choices", Options: settings{"raises": 0}}
	p := begin(t, set, "6664", "3311", "3311")
	if b := board(p); !b.Over || b.Winner != 0 || b.Number != 1 || b.Pots != 5 || can(p) != "next" || p.Turn() != 1 {
		t.Fatalf("the first pot is over, and the second is to begin: %+v", b)
	}
	if v := p.View(0); text.Plain(v.Prompt) != "{0} wins the pot" || !v.Seats[0].Won || v.Piles != nil {
		t.Errorf("%q, %+v", text.Plain(v.Prompt), v.Seats)
	}
	p = follow(t, p, "next")
	if b := board(p); b.Over || b.Number != 2 || b.Pot != 9 || p.Turn() != 1 || b.Casts[0].Last != 0 || !slices.Equal(rulestest.Purses(p), []int{43, 34, 34}) {
		t.Errorf("everyone puts in an ante, and the next player begins: %+v", b)
	}
	p = follow(t, p, "3311", "6664", "3311", "next", "3311", "3311", "6664", "next", "3311", "3311", "6664", "next")
	if b := board(p); b.Number != 5 || p.Turn() != 1 {
		t.Fatalf("%+v", b)
	}
	p = follow(t, p, "3311", "6664", "3311")
	if v := p.View(0); p.Turn() != rules.Nobody || !slices.Equal(p.Scores(), []int{-6, -6, 12}) || text.Plain(v.Prompt) != "{2} wins 12 coins" || v.Seats[2].Won == v.Seats[0].Won {
		t.Errorf("%v, %q", p.Scores(), text.Plain(p.View(0).Prompt))
	}
	set.Purses = []int{40, 3, 5}
	p = begin(t, set, "6664", "3311", "3311")
	if p.Turn() != rules.Nobody {
		t.Errorf("two can't pay another ante, so the game is over: %+v", board(p))
	}
	set.Purses = []int{40, 3, 6}
	p = follow(t, begin(t, set, "6664", "3311", "3311"), "next")
	if b := board(p); b.Pot != 6 || p.Turn() != 2 || b.Casts[1].State != bestcast.Without {
		t.Errorf("who can't pay sits the pot out: %+v", b)
	}
}

func can(p rules.Position) string {
	var list []string
	for _, m := range p.Moves(nil) {
		list = append(list, Game.Text(m))
	}
	return strings.Join(list, ", ")
}

func TestRaises(t *testing.T) {
	set := rules.Setup{Seats: 3, Options: settings{"raises": 1}}
	p := begin(t, set, "6 6")
	if can(p) != "throw, raise" {
		t.Fatal(can(p))
	}
	if said := text.Plain(p.View(0).Aside); !strings.HasPrefix(said, "Your chance of this pot, if all stay in, is 8") {
		t.Errorf("who may raise is told %q", said)
	}
	p = follow(t, p, "raise")
	if p.Turn() != 1 || can(p) != "match, drop" {
		t.Fatal(can(p))
	}
	if said := text.Plain(p.View(1).Aside); !strings.Contains(said, "Your chance of this pot, if all stay in, is") {
		t.Errorf("who may match and has not thrown is told %q", said)
	}
	p = follow(t, p, "match", "drop")
	if p.Turn() != 0 || can(p) != "throw" || board(p).Pot != 15 {
		t.Fatalf("%s, %+v", can(p), board(p))
	}
	p = follow(t, p, "6 4", "3 3", "3 4")
	if !slices.Equal(p.Scores(), []int{9, -6, -3}) || len(p.View(0).Bones) != 4 {
		t.Errorf("6664 beats 4333: %v", p.Scores())
	}
	p = begin(t, set, "6 6", "raise", "drop", "drop")
	if b := board(p); b.Winner != 0 || !slices.Equal(p.Scores(), []int{6, -3, -3}) || text.Plain(p.View(0).Aside) != "Everyone else dropped out." {
		t.Errorf("%+v", b)
	}
	set.Purses = []int{40, 40, 5}
	p = begin(t, set, "6 6")
	if can(p) != "throw" || text.Plain(p.Why(rules.Move{Verb: bestcast.Raise})) != "You can raise only if everyone still in can match the raise." {
		t.Errorf("seat 2 has 2 coins left: %s", can(p))
	}
}

// share is the part of the pot each of some seats gets if their casts fall in
// every way, those level parting it evenly.
func share(fixed []tali.Hand, open int, outs []rules.Outcome) []float64 {
	sum := make([]float64, len(fixed)+open)
	var deal func(hands []tali.Hand, p float64)
	deal = func(hands []tali.Hand, p float64) {
		if len(hands) < len(sum) {
			for _, o := range outs {
				deal(append(hands[:len(hands):len(hands)], tali.Hand(o.Move.N)), p*float64(o.Weight)/1e8)
			}
			return
		}
		var best []int
		for i, h := range hands {
			switch {
			case len(best) == 0 || tali.Classify(h) > tali.Classify(hands[best[0]]):
				best = []int{i}
			case tali.Classify(h) == tali.Classify(hands[best[0]]):
				best = append(best, i)
			}
		}
		for _, i := range best {
			sum[i] += p / float64(len(best))
		}
	}
	deal(fixed, 1)
	return sum
}

func TestOddsAreExact(t *testing.T) {
	outs := tali.Outcomes(4, tali.Weights{10, 40, 40, 10})
	for _, casts := range [][]string{{}, {"6 3 3 3"}, {"3 3 4 4"}, {"6 3 3 3", "3 3 4 4"}} {
		p := begin(t, rules.Setup{Seats: 3}, casts...)
		var fixed []tali.Hand
		for _, c := range casts {
			h, _ := tali.Parse(c)
			fixed = append(fixed, h)
		}
		want := share(fixed, 3-len(fixed), outs)[p.Turn()]
		o, _ := Game.Odds(p.View(p.Turn()), nil)(1)
		if got := o.Rows[0].Bars[0].Size; math.Abs(got-want) > 1e-9 || !o.Exact {
			t.Errorf("after %v the odds are %v, want %v", casts, got, want)
		}
	}
}

// TestFrequencies: six casts in ten have no name, three in ten are a Senio,
// and Canis falls once in ten thousand.
func TestFrequencies(t *testing.T) {
	got := map[bool]float64{}
	canis := 0.0
	for _, o := range tali.Outcomes(4, tali.Weights{10, 40, 40, 10}) {
		rank := tali.Classify(tali.Hand(o.Move.N))
		p := float64(o.Weight) / 1e8
		if rank == tali.Unnamed || rank.Senio() {
			got[rank.Senio()] += p
		}
		if rank == tali.Canis {
			canis = p
		}
	}
	if math.Abs(got[false]-.6048) > 1e-9 || math.Abs(got[true]-.3054) > 1e-9 || math.Abs(canis-1e-4) > 1e-12 {
		t.Errorf("no name %v, Senio %v, Canis %v", got[false], got[true], canis)
	}
}

// TestSteadyBeatsFickle: raises are what there is to decide.
func TestSteadyBeatsFickle(t *testing.T) {
	for _, others := range [][]string{{"random"}, {"random", "random"}} {
		res, err := opponent.Simulate(Game, rules.Setup{Ruleset: "written", Options: settings{"raises": 1}}, append([]string{"hard"}, others...), 6000, 3)
		if err != nil {
			t.Fatal(err)
		}
		s := res.Seats[0]
		bar := s.SD / math.Sqrt(6000)
		t.Logf("steady among %d: %+.2f ± %.2f coins a game", len(others)+1, s.Mean, 2*bar)
		if s.Mean < 2*bar {
			t.Errorf("steady wins %+.2f coins a game, error %.2f", s.Mean, bar)
		}
	}
}

func TestRaiseOdds(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2, Options: settings{"raises": 1}}, "6 6")
	o, _ := Game.Odds(p.View(0), nil)(1)
	if o.Rows[0].Move.Verb != bestcast.Raise || !o.Rows[0].Best || len(o.Rows) != 2 {
		t.Errorf("two sixes are worth a raise: %+v", o)
	}
	p = follow(t, p, "raise")
	if o, _ = Game.Odds(p.View(1), nil)(1); len(o.Rows) != 2 {
		t.Errorf("%+v", o)
	}
	m, _ := Game.Think("medium", p.View(1), rand.New(rand.NewPCG(1, 1)))(1)
	if m != o.Rows[0].Move {
		t.Errorf("Steady plays %v, best is %v", m, o.Rows[0].Move)
	}
}

// rotations is how many casts a pot of so many players takes on average, by
// the chance of each rank.
func rotations(players int, ranks []float64) float64 {
	mean := make([]float64, players+1)
	for m := 2; m <= players; m++ {
		casts, again := float64(m), 0.0 // again: all are level
		for k := 2; k <= m; k++ {
			level, below := 0.0, 0.0
			for _, p := range ranks {
				level += choose(m, k) * math.Pow(p, float64(k)) * math.Pow(below, float64(m-k))
				below += p
			}
			if k == m {
				again = level
			} else {
				casts += level * mean[k]
			}
		}
		mean[m] = casts / (1 - again)
	}
	return mean[players]
}

func choose(n, k int) float64 {
	x := 1.0
	for i := range k {
		x = x * float64(n-i) / float64(i+1)
	}
	return x
}

// TestSimulated compares a simulation with the hands, with equal shares of the
// pots, and with how many casts a pot takes.
func TestSimulated(t *testing.T) {
	const games, seats = 3000, 3
	for weights, w := range map[int]tali.Weights{tali.Sheep: {10, 40, 40, 10}, tali.Even: {25, 25, 25, 25}} {
		res := rulestest.Falls(t, Game, rules.Setup{Seats: seats, Ruleset: "written", Options: settings{"weights": weights}}, "random", games, 4)
		for _, s := range res.Seats {
			rulestest.Often(t, "a pot won", s.Wins, games, 1./seats)
		}
		ranks := make([]float64, tali.Venus+1)
		for _, o := range tali.Outcomes(4, w) {
			ranks[tali.Classify(tali.Hand(o.Move.N))] += float64(o.Weight) / 1e8
		}
		rulestest.About(t, res, 2*rotations(seats, ranks))
	}
}
