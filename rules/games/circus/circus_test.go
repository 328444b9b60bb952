package circus

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/rulestest"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
)

type settings = map[string]int

func begin(t testing.TB, s rules.Setup, moves ...string) position {
	t.Helper()
	if s.Ruleset == "" {
		s.Ruleset = "written"
	}
	return rulestest.Follow(t, Game, rulestest.Begin(t, Game, s), moves...).(position)
}

func follow(t testing.TB, p position, moves ...string) position {
	t.Helper()
	return rulestest.Follow(t, Game, p, moves...).(position)
}

// four, three and two line up as many seats, seat 0 first.
var (
	four  = []string{"6 6 6 6", "6 6 6 4", "4 4 4 4", "1 1 1 1"}
	three = four[:3:3]
	two   = four[:2:2] // with no room, so that appending never writes into four
)

// casts are the casts by what they count.
func casts() map[int]tali.Hand {
	by := map[int]tali.Hand{}
	for _, o := range tali.Outcomes(bones, tali.Weights{25, 25, 25, 25}) {
		h := tali.Hand(o.Move.N)
		by[h.Sum()] = h
	}
	return by
}

// parted is twelve casts, as even as can be, that make so many points together;
// none for no points.
func parted(points int) (list []string) {
	by := casts()
	for n := castsLap; n > 0 && points > 0; n-- {
		sum := points / n
		for sum > 0 && by[sum] == 0 {
			sum--
		}
		list = append(list, by[sum].String())
		points -= sum
	}
	return list
}

// lap casts a lap in which seats gain so many points.
func lap(t *testing.T, p position, gains ...int) position {
	t.Helper()
	casts := make([][]string, len(gains))
	for i, n := range gains {
		casts[i] = parted(n)
	}
	for range castsLap * p.in.Count() {
		seat := p.seat()
		p = follow(t, p, casts[seat][0])
		casts[seat] = casts[seat][1:]
	}
	return p
}

// TestSource drives the race of the source's table: points by lap, and a star
// for who takes the lead.
func TestSource(t *testing.T) {
	table := [4][lapsUsual]int{
		{120, 200, 294, 440, 510, 610, 730},
		{80, 210, 310, 430, 570, 650, 740},
		{94, 170, 260, 392, 490, 580, 700},
		{100, 194, 314, 431, 531, 630, 760},
	}
	stars := []int{1, 2, 4, 1, 2, 2}
	p := begin(t, rules.Setup{Seats: 4}, four...)
	for l := range lapsUsual {
		gains := make([]int, 4)
		for i := range gains {
			gains[i] = table[i][l]
			if l > 0 {
				gains[i] -= table[i][l-1]
			}
		}
		p = lap(t, p, gains...)
		for i := range table {
			if got := p.board().Ends[l][i]; got != table[i][l] {
				t.Fatalf("lap %d: player %d has %d, want %d", l+1, i+1, got, table[i][l])
			}
		}
		if l < len(stars) && int(p.Turn())+1 != stars[l] {
			t.Errorf("after lap %d player %d rolls first, want %d", l+1, p.Turn()+1, stars[l])
		}
	}
	if !slices.Equal(p.Scores(), []int{0, 0, 0, 840}) || text.Plain(p.View(0).Aside) != "Won with 760 points." {
		t.Errorf("player 4 wins: %v, %q", p.Scores(), text.Plain(p.View(0).Aside))
	}
}

// TestCounts is the example of the source for what a cast counts.
func TestCounts(t *testing.T) {
	for cast, want := range map[string]int16{"4 4 3 3": 14, "6 6 6 6": 24, "6 4 3 1": 14} {
		if p := begin(t, rules.Setup{Seats: 2}, append(two, cast)...); p.total[0] != want {
			t.Errorf("%s counts %d, want %d", cast, p.total[0], want)
		}
	}
}

func order(p position) string { return fmt.Sprint(p.order[:p.in.Count()]) }

func TestOrder(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 4}, "4 4 3 3", "6 6 6 6", "3 3 3 3", "6 4 4 4")
	if order(p) != "[1 3 0 2]" || p.Turn() != 1 {
		t.Errorf("highest first, and so on: %s", order(p))
	}
	p = begin(t, rules.Setup{Seats: 4, First: 2}, "4 4 3 3", "6 6 6 6", "6 4 3 1", "3 3 3 3")
	if p.phase != ordering || p.rot.In != rotation.Set(0b0101) || p.Turn() != 2 {
		t.Fatalf("seats 0 and 2 are level: %+v", p.rot)
	}
	p = follow(t, p, "1 1 1 1", "1 1 1 3")
	if order(p) != "[3 0 2 1]" {
		t.Errorf("they cast for their two places only: %s", order(p))
	}
	p = begin(t, rules.Setup{Seats: 3, First: 1}, slices.Repeat([]string{"3 3 3 3"}, 3*orderMost)...)
	if p.phase != racing || order(p) != "[1 2 0]" {
		t.Errorf("level twelve times: %s", order(p))
	}
}

func TestLapsEndInOrder(t *testing.T) {
	p := lap(t, begin(t, rules.Setup{Seats: 3}, three...), 120, 150, 120)
	if order(p) != "[1 0 2]" || p.lap != 1 {
		t.Errorf("level points keep their order: %s", order(p))
	}
	p = lap(t, p, 150, 120, 150)
	if order(p) != "[1 0 2]" {
		t.Errorf("all level keep it too: %s", order(p))
	}
}

// race drives seven laps.
func race(t *testing.T, p position, gains ...int) position {
	t.Helper()
	for range lapsUsual {
		p = lap(t, p, gains...)
	}
	return p
}

func TestFavour(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3, Options: settings{"ante": 4}}, three...)
	p = race(t, p, 60, 72, 71)
	if p.winners != rotation.Set(0b010) || !slices.Equal(p.Scores(), []int{-4, 8, -4}) || !p.View(0).Seats[2].Out {
		t.Errorf("504, 497 and 420: %v", p.Scores())
	}
	p = begin(t, rules.Setup{Seats: 2, Options: settings{"ante": 4}}, two...)
	p = race(t, p, 60, 71)
	if p.winners != 0 || text.Plain(p.View(0).Prompt) != "Nobody has won" || !slices.Equal(p.Scores(), []int{-4, -4}) || p.coins.Pot() != 8 {
		t.Errorf("nobody has 500, and the wager stays: %v", p.Scores())
	}
	p = begin(t, rules.Setup{Seats: 2, Options: settings{"ante": 4}, Pot: 8}, two...)
	if p = race(t, p, 71, 72); !slices.Equal(p.Scores(), []int{-4, 12}) || text.Plain(p.View(0).Aside) != "Won with 504 points. The pot was 16 coins." {
		t.Errorf("the next race is for that too: %v, %q", p.Scores(), text.Plain(p.View(0).Aside))
	}
	p = begin(t, rules.Setup{Seats: 2, Options: settings{"stern": 1}}, two...)
	if p = race(t, p, 164, 165); p.winners != rotation.Set(0b10) {
		t.Errorf("1148 do not please the stern crowd, 1155 do: %v", p.winners)
	}
}

func TestExtraLaps(t *testing.T) {
	p := race(t, begin(t, rules.Setup{Seats: 3}, three...), 150, 160, 160)
	if p.phase != racing || order(p) != "[1 2]" || text.Plain(p.View(0).Aside) != "Extra lap 1, throw 1 of 12." || text.Plain(p.View(0).Seats[0].Note) != "out" {
		t.Fatalf("those level race on: %s, %q", order(p), text.Plain(p.View(0).Aside))
	}
	won := lap(t, p, 0, 150, 151)
	if !slices.Equal(won.Scores(), []int{0, 0, 840}) {
		t.Errorf("%v", won.Scores())
	}
	for p.Turn() != rules.Nobody {
		p = follow(t, p, "3 3 4 4")
	}
	if !slices.Equal(p.Scores(), []int{0, 420, 420}) || p.lap != lapsUsual+lapsMore {
		t.Errorf("after %d laps %v", p.lap, p.Scores())
	}
}

func TestSpur(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2, Options: settings{"spur": 1}}, append(two, "1 1 3 6")...)
	var can []string
	for _, m := range p.Moves(nil) {
		can = append(can, Game.Text(m))
	}
	if got := strings.Join(can, ","); !strings.HasPrefix(got, "stand,spur 1,spur 3,spur 6,spur 1 1,") || len(can) != 12 {
		t.Fatal(got)
	}
	p = follow(t, p, "spur 1 1", "cast 4 6")
	if p.total[0] != 19 || p.hand[0] != tali.Of(3, 4, 6, 6) || p.Turn() != 1 {
		t.Errorf("3 and 6 stay, 4 and 6 come: %d", p.total[0])
	}
	p = follow(t, p, "3 3 3 3", "stand", "1 1 1 1")
	if p.total[1] != 12 || p.total[0] != 23 || p.phase != racing {
		t.Errorf("one spur a lap: %+v", p.total)
	}
	for p.lap == 0 {
		p = follow(t, p, "4 4 4 4")
		if p.phase == spurring {
			p = follow(t, p, "stand")
		}
	}
	if p.spent != [seatsMost]int8{} {
		t.Error("the next lap has a spur again")
	}
}

// TestSpurs: a seat may spur three casts of a lap, each of them once.
func TestSpurs(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2, Options: settings{"spur": 3}}, append(two, "1 1 3 6")...)
	for n := range 3 {
		if b := p.board(); !b.Spurring || b.Left[0] != 3-n {
			t.Fatalf("%d spurs are used: %+v", n, b)
		}
		p = follow(t, p, "spur 1 1", "cast 1 1")
		if p.phase != racing || p.seat() != 1 {
			t.Fatalf("a cast is spurred once: %+v", p.board())
		}
		p = follow(t, p, "3 3 3 3", "stand", "1 1 3 6")
	}
	if b := p.board(); b.Spurring || b.Left[0] != 0 || b.Left[1] != 3 || p.total[0] != 44 {
		t.Errorf("a fourth cast stands: %+v", b)
	}
}

// TestWeights: 168 points a lap are to be expected, and 1176 a race.
func TestWeights(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2})
	mean, squares := 0.0, 0.0
	for n, x := range p.sums()[castsLap*lapsUsual] {
		mean += x * float64(n)
		squares += x * float64(n) * float64(n)
	}
	if sd := math.Sqrt(squares - mean*mean); math.Abs(mean-1176) > 1e-6 || math.Abs(sd-22) > 1 {
		t.Errorf("a race makes %.2f points, spread %.2f", mean, sd)
	}
}

// TestSimulated: hands fall as often as they should in a simulation, and a lap
// brings what was computed.
func TestSimulated(t *testing.T) {
	res := rulestest.Falls(t, Game, rules.Setup{Seats: 2, Ruleset: "written"}, opponent.Random, 100, bones)
	points, casts := 0.0, res.Figures["cast"]
	for _, o := range tali.Outcomes(bones, tali.Weights{10, 40, 40, 10}) {
		points += res.Figures[Game.Text(o.Move)] * float64(tali.Hand(o.Move.N).Sum())
	}
	lap, bar := castsLap*points/casts, castsLap*4.5*22/math.Sqrt(castsLap*lapsUsual*casts)
	t.Logf("a lap brings %.2f ± %.2f", lap, bar)
	if math.Abs(lap-168) > bar {
		t.Errorf("a lap brings %.2f points, want 168 ± %.2f", lap, bar)
	}
}

// TestOddsAreExact compares the last casts of a race with all ways they fall.
func TestOddsAreExact(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3}, three...)
	p.lap, p.casts, p.place = lapsUsual-1, castsLap-1, 1
	p.total = [seatsMost]int16{1176, 1162, 1164}
	alone, level := 0.0, 0.0
	for _, a := range p.falls[bones] {
		for _, b := range p.falls[bones] {
			q := p.After(rules.Move{Verb: rules.Throw}).After(a.Move).After(rules.Move{Verb: rules.Throw}).After(b.Move).(position)
			x := float64(a.Weight) * float64(b.Weight) / 1e16
			switch {
			case q.phase == over && q.winners.Has(1):
				alone += x
			case q.phase != over && q.in.Has(1):
				level += x
			}
		}
	}
	o, _ := Game.Odds(p.View(1), nil)(1)
	if b := o.Rows[0].Bars; math.Abs(b[0].Size-alone) > 1e-9 || math.Abs(b[1].Size-level) > 1e-9 || !o.Exact {
		t.Errorf("%+v, want %v and %v", b, alone, level)
	}
	p = begin(t, rules.Setup{Seats: 3}, three...)
	sum := 0.0
	for i := range int8(3) {
		o := p.estimate(i)
		sum += o.alone
		if math.Abs(o.alone-.327) > .01 {
			t.Errorf("seat %d is first alone in %v", i, o.alone)
		}
	}
	if sum > 1 || sum < .95 {
		t.Errorf("somebody is first alone in %v", sum)
	}
}

// TestLevels: points a race are what the spur is worth.
func TestLevels(t *testing.T) {
	short.Skip(t, "TestSteadyWaits")
	const games = 700
	for _, pair := range [][]string{{"easy", "random"}, {"hard", "easy"}} {
		res, err := opponent.Simulate(Game, rules.Setup{Ruleset: "written", Options: settings{"spur": 1}}, pair, games, 3)
		if err != nil {
			t.Fatal(err)
		}
		wins := res.Seats[0].Wins / games
		bar := math.Sqrt(.25 / games)
		t.Logf("%v: wins %.3f ± %.3f", pair, wins, 2*bar)
		if wins < .5+2*bar {
			t.Errorf("%v: wins %.3f, error %.3f", pair, wins, bar)
		}
	}
}

func TestSteadyWaits(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2, Options: settings{"spur": 1}}, append(two, "3 3 4 6")...)
	decide := func() string {
		m, _ := Game.Think("hard", p.View(p.Turn()), rand.New(rand.NewPCG(1, 1)))(1)
		o, _ := Game.Odds(p.View(p.Turn()), nil)(1)
		if o.Rows[0].Move != m {
			t.Errorf("the odds say %v, Steady plays %v", o.Rows[0].Move, m)
		}
		return Game.Text(m)
	}
	if got := decide(); got != "stand" {
		t.Errorf("two threes on the first cast: %s", got)
	}
	p.casts = castsLap - 1
	if got := decide(); got != "spur 3 3" {
		t.Errorf("two threes on the last cast: %s", got)
	}
	t.Logf("the spur is worth %.2f points a lap", p.hopes.later[1][castsLap-1])
}

func TestShortRace(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2, Ruleset: "short"}, two...)
	if b := p.board(); b.Laps != 3 || b.Floor != 214 || b.Spurs != 1 {
		t.Errorf("the short race is %+v", b)
	}
	p.lap, p.casts, p.place, p.spurs = 2, castsLap-1, 1, 0
	p.total = [seatsMost]int16{300, 290}
	if p = follow(t, p, "throw", "1 1 1 1"); p.phase != over || !p.winners.Has(0) {
		t.Errorf("after three laps it is %+v", p.board())
	}
}
