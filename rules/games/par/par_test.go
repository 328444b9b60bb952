package par

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/recast"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/rulestest"
	"knucklebones/rules/text"
)

type settings = map[string]int

// begin starts a game in which seat 0 begins, with more moves "4 3 6 3 …".
func begin(t testing.TB, options settings, moves ...string) position {
	t.Helper()
	p := rulestest.Begin(t, Game, rules.Setup{Seats: 4, Ruleset: "written", Options: options}).(position)
	return follow(t, follow(t, p, "6666", "1111", "1111", "1111"), moves...)
}

func follow(t testing.TB, p position, moves ...string) position {
	t.Helper()
	return rulestest.Follow(t, Game, p, moves...).(position)
}

// TestExample is the example of the source: 4, 3, 6 and 3 make 6433.
func TestExample(t *testing.T) {
	p := begin(t, nil, "4", "3", "6")
	if p.target != tali.Of(6, 4, 3) || p.phase != setting || p.Turn() != 3 {
		t.Fatalf("%+v", p)
	}
	p = follow(t, p, "3")
	if p.target != tali.Of(6, 4, 3, 3) || p.Turn() != 0 || p.set != [4]int8{4, 3, 6, 3} {
		t.Fatalf("%+v", p)
	}
	p = follow(t, p, "6443", "6331", "3333", "6431", "4444")
	if p.Turn() != 1 || p.casts != 5 {
		t.Fatalf("nobody has matched it, and they cast in turn: %+v", p)
	}
	p = follow(t, p, "3463")
	if p.winner != 1 || !slices.Equal(p.Scores(), []int{-3, 9, -3, -3}) || text.Plain(p.View(0).Aside) != "The target was 3 3 4 6. It took 6 throws." {
		t.Errorf("%v, %q", p.Scores(), text.Plain(p.View(0).Aside))
	}
}

// All plates speak of the same: of what each has set until the target is whole, and from
// then on of what matches it.
func TestPlatesSpeakOfOneThing(t *testing.T) {
	for _, c := range []struct {
		moves []string
		unit  text.Text
	}{{[]string{"4", "3"}, "set"}, {[]string{"4", "3", "6", "3"}, "match"}, {[]string{"4", "3", "6", "3", "6443", "6331"}, "match"}} {
		v := begin(t, nil, c.moves...).View(0)
		for i := range v.Seats {
			if s := &v.Seats[i]; s.Figure != "" && s.Unit != c.unit {
				t.Errorf("after %v plate %d says %s %s", c.moves, i, text.Plain(s.Figure), text.Plain(s.Unit))
			}
		}
	}
}

func TestWhoBegins(t *testing.T) {
	p := rulestest.Begin(t, Game, rules.Setup{Seats: 4, Ruleset: "written", First: 2}).(position)
	p = follow(t, p, "6111", "3333", "6431", "6431")
	if p.phase != opening || p.Turn() != 0 || p.rot.In.Count() != 2 {
		t.Fatalf("seats 0 and 1 are level on 14 and cast again: %+v", p)
	}
	if p = follow(t, p, "1111", "1113"); p.phase != setting || p.Turn() != 1 {
		t.Errorf("seat 1 begins: %+v", p)
	}
}

func TestForNothing(t *testing.T) {
	p := begin(t, settings{"ante": 0}, "1", "1", "1", "1", "1111")
	if !slices.Equal(p.Scores(), []int{840, 0, 0, 0}) || text.Plain(p.View(0).Prompt) != "{0} wins" {
		t.Errorf("%v, %q", p.Scores(), text.Plain(p.View(0).Prompt))
	}
}

func TestFourMustPay(t *testing.T) {
	_, err := Game.New(rules.Setup{Seats: 4, Purses: []int{9, 9, 2, 9}})
	if err == nil || err.Error() != "all four players must be able to pay the ante of 3 coins" {
		t.Error(err)
	}
}

func can(p position) string {
	var list []string
	for _, m := range p.Moves(nil) {
		list = append(list, Game.Text(m))
	}
	return strings.Join(list, ", ")
}

func TestRecast(t *testing.T) {
	p := begin(t, settings{"recast": 1}, "4", "3", "6", "3", "6 3 1 1")
	if p.Turn() != 0 || can(p) != "throw, throw keeping 1, throw keeping 3, throw keeping 6, throw keeping 1 1, throw keeping 1 3, "+
		"throw keeping 1 6, throw keeping 3 6, throw keeping 1 1 3, throw keeping 1 1 6, throw keeping 1 3 6" {
		t.Fatal(can(p))
	}
	p = follow(t, p, "throw keeping 3 6")
	if v := p.View(0); v.Cup != 2 || len(v.Bones) != 2 || v.Clear {
		t.Fatalf("two bones stay and two fall: %+v", v)
	}
	p = follow(t, p, "cast 3 3")
	if p.Turn() != 0 || p.hand() != tali.Of(6, 3, 3, 3) || p.tries != 2 {
		t.Fatalf("%+v", p)
	}
	if q := follow(t, p, "throw keeping 3 3 6", "cast 4"); q.winner != 0 {
		t.Errorf("matched on the third cast: %+v", q)
	}
	p = follow(t, p, "throw keeping 3 3 6", "cast 1")
	if p.Turn() != 1 || p.tries != 0 || can(p) != "throw" || len(p.View(0).Bones) != 4 {
		t.Errorf("after three casts the next seat begins: %+v", p)
	}
	if p = follow(t, p, "throw"); len(p.View(0).Bones) != 4 || !p.View(0).Clear {
		t.Errorf("the old bones are taken up together: %+v", p.View(0))
	}
}

func TestRedraw(t *testing.T) {
	p := begin(t, settings{"redraw": 1}, "1", "1", "1", "1")
	for range turnsMost - 1 {
		p = follow(t, p, "4443")
	}
	if p.phase != casting {
		t.Fatalf("%+v", p)
	}
	p = follow(t, p, "4443")
	if p.phase != setting || p.target != 0 || p.Turn() != 0 {
		t.Errorf("all set a new target: %+v", p)
	}
	p = begin(t, nil, "1", "1", "1", "1")
	for range 3 * turnsMost {
		p = follow(t, p, "4443")
	}
	if p.phase != casting {
		t.Error("it is off")
	}
}

func TestLimit(t *testing.T) {
	p := begin(t, nil, "1", "1", "1", "1")
	p.casts = castsMost - 1
	p = follow(t, p, "4443")
	if p.phase != over || !slices.Equal(p.Scores(), []int{0, 0, 0, 0}) || text.Plain(p.View(0).Prompt) != "The pot is shared" {
		t.Errorf("%v", p.Scores())
	}
}

// TestMean: whatever the bones, 35 casts on average, since each of the 35
// targets is set as often as it falls.
func TestMean(t *testing.T) {
	for _, o := range []settings{nil, {"weights": tali.Even}, {"weights": tali.Custom, "w1": 3, "w3": 47, "w4": 49, "w6": 1}} {
		p, mean := begin(t, o), 0.0
		p.chance(bones, func(target tali.Hand, x float64) { mean += x / p.hope(target).Turn(p.most()) })
		if math.Abs(mean-35) > 1e-9 {
			t.Errorf("%v: the mean is %v casts", o, mean)
		}
	}
	if p := begin(t, nil, "6", "6", "6", "6"); p.rare() != 10000 {
		t.Errorf("four sixes fall once in %d casts", p.rare())
	}
}

// playOut plays on with Steady in every seat and is the winner.
func playOut(p position, r *rand.Rand) int8 { return end(p, r).winner }

// end is the game once it is played out.
func end(p position, r *rand.Rand) position {
	hopes := map[tali.Hand]*recast.Wish{}
	for p.phase != over {
		if p.Turn() == rules.Chance {
			all := int64(0)
			for _, o := range p.falls[p.cup()] {
				all += o.Weight
			}
			x := r.Int64N(all)
			i := slices.IndexFunc(p.falls[p.cup()], func(o rules.Outcome) bool { x -= o.Weight; return x < 0 })
			p = p.After(p.falls[p.cup()][i].Move).(position)
			continue
		}
		moves := p.Moves(nil)
		m := moves[0]
		if len(moves) > 1 {
			h := hopes[p.target]
			if h == nil {
				h = p.hope(p.target)
				hopes[p.target] = h
			}
			for _, x := range moves {
				if h.Keeping(tali.Hand(x.N), p.left()) > h.Keeping(tali.Hand(m.N), p.left()) {
					m = x
				}
			}
		}
		p = p.After(m).(position)
	}
	return p
}

func TestOdds(t *testing.T) {
	games := 4000
	if testing.Short() {
		games = 400
	}
	for _, c := range []struct {
		options settings
		moves   string
	}{
		{nil, "3 3 4 4"}, {nil, "3 4 6 3 4444 4444"}, {settings{"recast": 1}, "3 4 6 3 6111"},
		{settings{"redraw": 1}, "1 1 1 6" + strings.Repeat(" 4444", 37)},
		{settings{"redraw": 1, "recast": 1}, "1 6 6 6 4444"},
	} {
		p := begin(t, c.options, strings.Fields(c.moves)...)
		seat := int8(p.Turn())
		o, done := odds(p.View(p.Turn()), nil)(1 << 30)
		if !done || !o.Rows[0].Best || len(o.Rows) != len(p.Moves(nil)) {
			t.Fatalf("%+v", o)
		}
		r := rand.New(rand.NewPCG(3, 1))
		won := 0.0
		for range games {
			if playOut(p, r) == seat {
				won++
			}
		}
		won /= float64(games)
		bar := 2 * math.Sqrt(.25/float64(games))
		if want := o.Rows[0].Bars[0].Size; math.Abs(won-want) > 2*bar {
			t.Errorf("%v after %q: computed %.4f, played %.4f ± %.4f", c.options, c.moves, want, won, bar)
		}
	}
}

// TestPlayedMean plays games with even bones, which spread least, and counts
// their casts.
func TestPlayedMean(t *testing.T) {
	const games = 3000
	r := rand.New(rand.NewPCG(1, 35))
	rulestest.Falls(t, Game, rules.Setup{Seats: 4, Ruleset: "written"}, "medium", 100, bones)
	sum, squares := 0.0, 0.0
	for range games {
		p := end(begin(t, settings{"weights": tali.Even}), r)
		sum += float64(p.casts)
		squares += float64(p.casts) * float64(p.casts)
	}
	mean := sum / games
	bar := 4 * math.Sqrt((squares/games-mean*mean)/games)
	t.Logf("%.2f ± %.2f casts", mean, bar)
	if math.Abs(mean-35) > bar {
		t.Errorf("games take %.2f casts, want 35 ± %.2f", mean, bar)
	}
}

func TestSteadyBeatsFickle(t *testing.T) {
	const games = 300
	res, err := opponent.Simulate(Game, rules.Setup{Ruleset: "written", Options: settings{"recast": 1, "weights": tali.Even}}, []string{"hard", "random", "random", "random"}, games, 3)
	if err != nil {
		t.Fatal(err)
	}
	s := res.Seats[0]
	bar := 2 * s.SD / math.Sqrt(games)
	t.Logf("steady wins %+.2f ± %.2f coins a game, %.0f of %d games", s.Mean, bar, s.Wins, games)
	if s.Mean < bar {
		t.Errorf("steady wins %+.2f ± %.2f coins a game", s.Mean, bar)
	}
}

// TestEqualTurns: the round is finished, and all who match in it share the pot.
func TestEqualTurns(t *testing.T) {
	equal := settings{"equal": 1}
	p := begin(t, equal, "4", "3", "6", "3", "1 1 1 1", "3 3 4 6")
	if p.phase == over || p.Turn() != 2 || text.Plain(p.View(2).Aside) != "Match 3 3 4 6. This is your last turn." {
		t.Fatalf("two more turns: %+v", p.board())
	}
	last := follow(t, p, "3 3 4 6", "1 1 1 1")
	if last.phase != over || last.winner >= 0 || !slices.Equal(last.Scores(), []int{-3, 3, 3, -3}) || text.Plain(last.View(0).Prompt) != "The pot is shared" {
		t.Errorf("two share: %v, %q", last.Scores(), text.Plain(last.View(0).Prompt))
	}
	p = follow(t, p, "1 1 1 1")
	if p.phase == over {
		t.Errorf("one more turn: %+v", p.board())
	}
	if p = follow(t, p, "1 1 1 1"); p.phase != over || p.winner != 1 || !slices.Equal(p.Scores(), []int{-3, 9, -3, -3}) {
		t.Errorf("the only one who matched wins: %v", p.Scores())
	}
	p = begin(t, equal, "4", "3", "6", "3", "1 1 1 1", "1 1 1 1", "1 1 1 1", "1 1 1 1", "3 3 4 6")
	if p.phase == over || p.Turn() != 1 {
		t.Errorf("the first to throw in a round matched, and three more have a turn: %+v", p.board())
	}
}

// TestEqualShares: with equal turns all have a quarter of the pot before a round; who
// has matched shares it with those who still do.
func TestEqualShares(t *testing.T) {
	const q = .3
	p := begin(t, settings{"equal": 1}, "4", "3", "6", "3")
	matched, missed := p.shares(q)
	if got := q*matched + (1-q)*missed; math.Abs(got-.25) > 1e-12 {
		t.Errorf("the first has %v of the pot before a round", got)
	}
	p = follow(t, p, "3 3 4 6", "1 1 1 1", "1 1 1 1")
	if matched, missed = p.shares(q); matched != .5 || missed != 0 {
		t.Errorf("the last shares it or loses: %v and %v", matched, missed)
	}
}
