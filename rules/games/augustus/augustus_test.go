package augustus

import (
	"fmt"
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

// begin starts a game, without an ante and with leaving at any time if the setup says
// nothing else.
func begin(t testing.TB, s rules.Setup) position {
	t.Helper()
	if s.Ruleset == "" {
		s.Ruleset = "four"
	}
	p, err := Game.New(s)
	if err != nil {
		t.Fatal(err)
	}
	return p.(position)
}

// follow makes moves written as in a record; "6 4 3 1" is a throw and its cast.
func follow(t testing.TB, p position, moves ...string) position {
	t.Helper()
	for _, s := range moves {
		m := rules.Move{Verb: rules.Verb(s)}
		if h, err := tali.Parse(s); err == nil {
			p = follow(t, p, "throw")
			m = tali.Cast(h)
		}
		if why := p.Why(m); why != "" {
			t.Fatalf("%q: %s", s, text.Plain(why))
		}
		p = p.After(m).(position)
	}
	return p
}

func purses(p position) []int32 { return p.coins.Purse[:p.coins.N] }

// TestPays goes through every hand, by how it was meant to be paid.
func TestPays(t *testing.T) {
	four := begin(t, rules.Setup{Seats: 2})
	bone := begin(t, rules.Setup{Seats: 2, Ruleset: "bone"})
	n := 0
	for _, o := range four.falls[bones] {
		h := tali.Hand(o.Move.N)
		s := h.String()
		flat, each := 0, strings.Count(s, "1")+strings.Count(s, "6")
		switch {
		case s == "1 3 4 6":
			each = 0
		case s == "6 6 6 6":
		case s == "1 1 1 1", strings.Contains(s, "6"):
			flat = 4
			n++
		}
		if four.pays(h) != flat || bone.pays(h) != each {
			t.Errorf("%s pays %d and by the bone %d, want %d and %d", s, four.pays(h), bone.pays(h), flat, each)
		}
	}
	if n != 19 {
		t.Errorf("%d hands pay; there are 18 Senio and the dogs", n)
	}
}

func TestVenusTakesThePot(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3})
	p = follow(t, p, "6 3 3 3", "1 1 1 1", "6 6 6 6", "4 4 4 4", "3 3 1 1")
	if p.coins.Pot() != 8 || !slices.Equal(purses(p), []int32{36, 36, 40}) {
		t.Errorf("Senio and the dogs pay four, Vultures and others nothing: %v", purses(p))
	}
	p = follow(t, p, "6 4 3 1")
	if p.phase != between || p.winner != 2 || p.Turn() != 2 || !slices.Equal(purses(p), []int32{36, 36, 48}) {
		t.Errorf("seat 2 takes 8: %+v", p)
	}
	if p.paid(0) != 4 || p.paid(2) != 0 || p.board().Won != 8 {
		t.Errorf("what was paid is still to be seen: %+v", p.board())
	}
	p = follow(t, p, "next")
	if p.Turn() != 0 || p.coins.Pot() != 0 || p.lie != 0 {
		t.Errorf("a new one starts empty with the next player: %+v", p)
	}
}

func TestFirstCastVenus(t *testing.T) {
	p := follow(t, begin(t, rules.Setup{Seats: 2, First: 1}), "6 4 3 1")
	if p.winner != 1 || p.won != 0 || !slices.Equal(purses(p), []int32{40, 40}) {
		t.Errorf("wins nothing: %+v", p)
	}
	if v := p.View(0); text.Plain(v.Prompt) != "The pot was empty" || text.Plain(v.Aside) != "{1} threw Venus on throw 1." {
		t.Errorf("%q, %q", text.Plain(v.Prompt), text.Plain(v.Aside))
	}
	if v := follow(t, p, "next", "leave").View(0); text.Plain(v.Aside) != "{1} is the last one left." {
		t.Errorf("%q", text.Plain(v.Aside))
	}
	p = follow(t, begin(t, rules.Setup{Seats: 2, Options: map[string]int{"ante": 3}}), "6 4 3 1", "next")
	if !slices.Equal(purses(p), []int32{40, 34}) || p.coins.Pot() != 6 {
		t.Errorf("with an ante it wins that, and all pay again: %v", purses(p))
	}
}

// TestTold holds what the log says of each kind of cast.
func TestTold(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2, Purses: []int{7, 40}})
	for _, c := range []struct{ cast, want string }{
		{"6 3 3 3", "{0} threw 3 3 3 6 and paid 4 coins. 4 from 0"},
		{"1 1 1 1", "{1} threw 1 1 1 1 and paid 4 coins. 4 from 1"},
		{"6 6 6 6", "{0} threw 6 6 6 6: no fine."},
		{"3 3 1 1", "{1} threw 1 1 3 3: no fine."},
		{"4 3 6 1", "{0} threw Venus. {0} won the pot: 8 coins. 8 from -3"},
		{"next", "Pot 2 of 5. {1} begins."},
		{"4 3 6 1", "{1} threw Venus. The pot was empty."},
		{"next", "Pot 3 of 5. {0} begins."},
		{"6 6 6 4", "{0} threw 4 6 6 6 and paid 4 coins. 4 from 0"},
		{"6 6 6 4", "{1} threw 4 6 6 6 and paid 4 coins. 4 from 1"},
		{"6 6 6 1", "{0} threw 1 6 6 6 and paid 4 coins. 4 from 0"},
		{"3 3 3 3", "{1} threw 3 3 3 3: no fine."},
		{"6 6 6 1", "{0} threw 1 6 6 6. {0} couldn’t pay 4 coins and is out. {1} won 12 coins as the last one left. 12 from -3"},
	} {
		m := rules.Move{Verb: rules.Verb(c.cast)}
		if h, err := tali.Parse(c.cast); err == nil {
			p = follow(t, p, "throw")
			m = tali.Cast(h)
		}
		var got []string
		for _, e := range p.Events(m, rules.Nobody) {
			got = append(got, text.Plain(e.Text))
			if e.Coins > 0 {
				got = append(got, fmt.Sprintf("%d from %d", e.Coins, e.From))
			}
		}
		if text := strings.Join(got, " "); text != c.want {
			t.Errorf("%s: %q, want %q", c.cast, text, c.want)
		}
		p = p.After(m).(position)
	}
}

func TestLeaving(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3})
	p = follow(t, p, "6 3 3 3", "6 3 3 3", "6 3 3 3", "leave", "3 3 3 3", "3 3 3 3")
	if p.Turn() != 1 || p.state[0] != Left {
		t.Errorf("seat 0 is passed over: %+v", p)
	}
	p = follow(t, p, "leave")
	if p.winner != 2 || p.won != 12 || p.ended != byOne {
		t.Errorf("the last one left takes the pot at once: %+v", p)
	}
	p = follow(t, p, "next")
	if p.seats() != 3 || p.Turn() != 0 {
		t.Errorf("all sit again: %+v", p)
	}
	p = begin(t, rules.Setup{Seats: 2, Options: map[string]int{"leave": 0}})
	if len(p.Moves(nil)) != 1 || p.Why(rules.Move{Verb: Leave}) == "" {
		t.Error("nobody leaves where it is not allowed")
	}
}

// TestUsual: an ante of one fine in each pot, and leaving from the second turn in it on.
func TestUsual(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3, Ruleset: "ante"})
	if p.coins.Pot() != 12 || !slices.Equal(purses(p), []int32{36, 36, 36}) {
		t.Errorf("all put in four coins: %v", purses(p))
	}
	for range 3 {
		if why := p.Why(rules.Move{Verb: Leave}); len(p.Moves(nil)) != 1 || text.Plain(why) != "You can leave a pot from your second turn in it on." {
			t.Errorf("seat %d may leave before it has thrown: %q", p.Turn(), text.Plain(why))
		}
		p = follow(t, p, "6 3 3 3")
	}
	if p = follow(t, p, "leave"); p.state[0] != Left || p.coins.Pot() != 24 {
		t.Errorf("then one may leave, and what was paid stays: %+v", p)
	}
	p = follow(t, p, "6 4 3 1", "next")
	if p.coins.Pot() != 12 || len(p.Moves(nil)) != 1 || p.pots != 5 {
		t.Errorf("the same again in the next of five pots: %+v", p)
	}
}

// TestPotsArePlayed: in usual games computers of both levels stay, so that pots end with
// a Venus, or because the others can't pay; one in twenty at most ends as somebody leaves.
func TestPotsArePlayed(t *testing.T) {
	for _, level := range []string{"medium", "hard"} {
		r := rand.New(rand.NewPCG(6, 1))
		pots, left, venus := 0, 0, 0
		for g := range 60 {
			p := begin(t, rules.Setup{Seats: 3, First: g % 3, Ruleset: "ante"})
			for p.Turn() != rules.Nobody {
				m := rules.Move{}
				if p.Turn() == rules.Chance {
					m = drawn(p, r)
				} else {
					m, _ = think(level, p.View(p.Turn()), r)(castsMost)
				}
				over := p.over
				if p = p.After(m).(position); p.over == over {
					continue
				}
				pots++
				switch {
				case p.ended == byVenus:
					venus++
				case m.Verb == Leave:
					left++
				}
			}
		}
		t.Logf("%s: of %d pots %d end with a Venus, %d as somebody leaves", level, pots, venus, left)
		if left*20 > pots || venus*5 < pots*4 {
			t.Errorf("%s: of %d pots only %d end with a Venus, and %d as somebody leaves", level, pots, venus, left)
		}
	}
}

// TestWorthSittingDown: with an ante everyone can expect to win coins from a pot, from
// their first turn in it on.
func TestWorthSittingDown(t *testing.T) {
	for seats := 2; seats <= 8; seats++ {
		p := begin(t, rules.Setup{Seats: seats, Ruleset: "ante"})
		for range seats {
			o, _ := odds(p.View(p.Turn()), nil)(castsMost)
			if _, coins := stay(p); coins <= 0 || len(o.Rows) != 1 || !o.Rows[0].Best {
				t.Errorf("%d seats: seat %d expects %v: %+v", seats, p.Turn(), coins, o.Rows)
			}
			p = follow(t, p, "3 3 3 3")
		}
		o, _ := odds(p.View(0), nil)(castsMost)
		if len(o.Rows) != 2 || o.Rows[0].Move.Verb != rules.Throw {
			t.Errorf("%d seats: and then it is better to stay: %+v", seats, o.Rows)
		}
	}
}

// TestAsWritten: no ante, no leaving within a pot, and after each pot all are asked.
func TestAsWritten(t *testing.T) {
	p := follow(t, begin(t, rules.Setup{Seats: 2, Ruleset: "written"}), "6 3 3 3", "3 3 3 3")
	if p.coins.Pot() != 4 || len(p.Moves(nil)) != 1 || text.Plain(p.Why(rules.Move{Verb: Leave})) != "You can’t leave a pot at this table." {
		t.Errorf("nobody leaves: %+v", p)
	}
	if p = follow(t, p, "6 4 3 1"); len(p.Moves(nil)) != 2 || text.Plain(p.View(0).Prompt) != "Another pot?" {
		t.Errorf("between pots one may: %+v", p)
	}
}

func TestCannotPay(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3, Purses: []int{5, 40, 40}})
	p = follow(t, p, "6 3 3 3", "3 3 3 3", "3 3 3 3", "3 3 3 3", "3 3 3 3", "3 3 3 3")
	if p.Turn() != 0 || p.coins.Purse[0] != 1 {
		t.Errorf("seat 0 casts on with one coin: %+v", p)
	}
	p = follow(t, p, "6 3 3 3")
	if p.state[0] != Out || p.coins.Purse[0] != 1 || p.coins.Pot() != 4 {
		t.Errorf("out, pays nothing and keeps what it has: %+v", p)
	}
	p = follow(t, p, "6 4 3 1", "next")
	if p.state[0] != Without || p.seats() != 2 || p.Turn() != 2 {
		t.Errorf("seat 0 does not hold what it could not pay: %+v", p)
	}
}

// TestPoorSit: who could not pay a fine is not out before he has to.
func TestPoorSit(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3, Purses: []int{3, 0, 40}})
	p = follow(t, p, "3 3 3 3", "3 3 3 3", "6 3 3 3")
	if p.seats() != 3 || p.coins.Pot() != 4 {
		t.Fatalf("all three sit: %+v", p)
	}
	p = follow(t, p, "3 3 3 3", "6 4 3 1")
	if p.winner != 1 || !slices.Equal(purses(p), []int32{3, 4, 36}) {
		t.Errorf("with no coin at all one may take the pot: %+v", p)
	}
	bone := begin(t, rules.Setup{Seats: 3, Ruleset: "bone", Purses: []int{2, 9, 9}, Options: map[string]int{"weights": tali.Even}})
	bone = follow(t, bone, "6 6 1 4", "3 3 3 3", "leave", "next")
	if bone.state[0] != Without {
		t.Errorf("two coins are not the three it could not pay: %+v", bone)
	}
	bone.coins.Give(1, 0, 1)
	if !bone.sits(0) {
		t.Error("with three it sits again")
	}
}

func TestGameOverWhenOneCanSit(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2, Purses: []int{3, 40}})
	p = follow(t, p, "6 3 3 3")
	if p.phase != done || p.ended != byOne || !slices.Equal(p.Scores(), []int{0, 0}) {
		t.Errorf("%+v", p)
	}
	ante := rules.Setup{Seats: 2, Purses: []int{3, 40}}
	if _, err := Game.New(ante); err == nil || err.Error() != "at least two players must be able to pay the ante of 4 coins" {
		t.Error(err)
	}
}

// TestExact: what is left out of the figures shows in none of their digits.
func TestExact(t *testing.T) {
	for _, purses := range [][]int{{40, 40}, {9, 200, 40}, {9999, 9999}, {300, 5, 40, 40, 40, 40, 40, 40}} {
		l := look(follow(t, begin(t, rules.Setup{Seats: len(purses), Purses: purses}), "6 3 3 3"))
		l.run(castsMost)
		whole := look(follow(t, begin(t, rules.Setup{Seats: len(purses), Purses: purses}), "6 3 3 3"))
		for ; whole.rounds > 0; whole.rounds-- {
			all, none := whole.rest()
			whole.round(all.minus(none), none)
		}
		if math.Abs(l.coins-whole.coins) > 1e-9 || math.Abs(l.take-whole.take) > 1e-9 {
			t.Errorf("%v: %v and %v, but to the last cast %v and %v", purses, l.take, l.coins, whole.take, whole.coins)
		}
	}
}

func TestPots(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2})
	starts := []rules.Actor{p.Turn()}
	for p = follow(t, p, "6 4 3 1"); p.phase != done; p = follow(t, p, "6 4 3 1") {
		p = follow(t, p, "next")
		starts = append(starts, p.Turn())
	}
	if !slices.Equal(starts, []rules.Actor{0, 1, 0, 1, 0}) {
		t.Errorf("five pots, and the start goes round: %v", starts)
	}
}

func TestLimit(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2, Options: map[string]int{"weights": tali.Custom, "w1": 0, "w3": 50, "w4": 50, "w6": 0, "ante": 2}})
	for range castsMost {
		if p.phase != playing {
			t.Fatalf("over after %d casts", p.casts)
		}
		p = follow(t, p, "3 3 4 4")
	}
	if p.phase != between || p.ended != byLimit || !slices.Equal(purses(p), []int32{40, 40}) {
		t.Errorf("the coins go back: %+v", p)
	}
	if list := p.refundEvents(); text.Plain(list[0].Text) != "No Venus in 5000 throws: the coins went back." || len(list) != 3 {
		t.Errorf("%+v", list)
	}
}

// TestFrequencies casts four bones in every order.
func TestFrequencies(t *testing.T) {
	count := map[string]float64{}
	side := []float64{.1, .4, .4, .1}
	for i := range 256 {
		s, p := []int{}, 1.0
		for j := range 4 {
			k := i >> (2 * j) & 3
			s, p = append(s, tali.Sides[k]), p*side[k]
		}
		slices.Sort(s)
		switch {
		case slices.Equal(s, []int{1, 3, 4, 6}):
			count["venus"] += p
		case s[3] == 6 && s[0] < 6, s[3] == 1:
			count["pays"] += p
		default:
			count["nothing"] += p
		}
	}
	c := begin(t, rules.Setup{Seats: 2}).chances
	for what, got := range map[string]float64{"venus": c.venus, "pays": c.pays(), "nothing": c.pay[0]} {
		if math.Abs(got-count[what]) > 1e-12 {
			t.Errorf("%s: %v, want %v", what, got, count[what])
		}
	}
	if got := fmt.Sprintf("1 in %.1f, pays %.4f", 1/c.venus, c.pays()); got != "1 in 26.0, pays 0.3055" {
		t.Error(got)
	}
}

func stay(p position) (take, coins float64) {
	l := look(p)
	l.run(castsMost)
	return l.take, l.coins
}

// TestStayForEver is the plain sum over one's turns for purses that never run
// out.
func TestStayForEver(t *testing.T) {
	for seats := 2; seats <= 8; seats++ {
		deep := make([]int, seats)
		for i := range deep {
			deep[i] = 9999
		}
		p := begin(t, rules.Setup{Seats: seats, Purses: deep, Options: map[string]int{"ante": 3}})
		take, coins := stay(p)
		v, q := p.chances.venus, p.chances.pays()
		still, pot, want, wins := 1.0, 3*float64(seats), 0.0, 0.0
		for range 20000 {
			wins += still * v
			want += still * (v*pot - q*4)
			still *= math.Pow(1-v, float64(seats))
			pot += float64(seats) * 4 * q / (1 - v)
		}
		if math.Abs(take-wins) > 2e-6 || math.Abs(coins-want) > .01 {
			t.Errorf("%d seats: takes %v, coins %v, want %v, %v", seats, take, coins, wins, want)
		}
		if want >= 3*wins*float64(seats) {
			t.Errorf("%d seats: to begin at an empty pot costs coins", seats)
		}
	}
}

// TestStayPlayed plays a short purse against deep ones, all staying.
func TestStayPlayed(t *testing.T) {
	games := 60000
	if testing.Short() {
		games = 10000
	}
	for _, set := range []string{"four", "bone"} {
		start := begin(t, rules.Setup{Seats: 3, Ruleset: set, Purses: []int{10, 30, 20}})
		r := rand.New(rand.NewPCG(8, 15))
		sum, squares, wins := 0.0, 0.0, 0.0
		for range games {
			p := start
			for p.phase == playing && p.state[0] == In {
				p = p.After(rules.Move{Verb: rules.Throw}).(position)
				p = p.After(drawn(p, r)).(position)
			}
			x := float64(p.coins.Purse[0] - 10)
			sum, squares = sum+x, squares+x*x
			if p.winner == 0 {
				wins++
			}
		}
		n := float64(games)
		mean := sum / n
		err := math.Sqrt((squares/n - mean*mean) / n)
		take, coins := stay(start)
		if math.Abs(mean-coins) > 4*err || math.Abs(wins/n-take) > 4*math.Sqrt(take/n) {
			t.Errorf("%s: played %v coins and %v pots, computed %v and %v, error %v", set, mean, wins/n, coins, take, err)
		}
	}
}

func drawn(p position, r *rand.Rand) rules.Move {
	x := r.Int64N(1e8)
	for _, o := range p.falls[bones] {
		if x -= o.Weight; x < 0 {
			return o.Move
		}
	}
	panic("weights do not make 100 to the fourth power")
}

func steadily(t testing.TB, p position) rules.Verb {
	t.Helper()
	m, done := think("hard", p.View(p.Turn()), rand.New(rand.NewPCG(1, 1)))(castsMost)
	if !done {
		t.Fatal("not decided")
	}
	return m.Verb
}

func TestSteady(t *testing.T) {
	for _, moves := range [][]string{{}, {"6 3 3 3"}, {"6 3 3 3", "6 3 3 3", "3 3 3 3"}} {
		if p := follow(t, begin(t, rules.Setup{Seats: 3}), moves...); steadily(t, p) != rules.Throw {
			t.Errorf("after %v it stays", moves)
		}
	}
	// A purse of a few fines against deep ones is likely to be out before a
	// Venus of its own; one of no fine at all has nothing to lose.
	for purse, want := range map[int]rules.Verb{16: Leave, 4: rules.Throw} {
		p := begin(t, rules.Setup{Seats: 2, First: 1, Purses: []int{purse, 9999}})
		p = follow(t, p, "6 3 3 3")
		if purse == 4 {
			p = follow(t, p, "6 3 3 3", "3 3 3 3")
		}
		if got := steadily(t, p); got != want {
			_, coins := stay(p)
			t.Errorf("with %d against many it plays %s; staying is worth %v", p.coins.Purse[0], got, coins)
		}
	}
}

// TestSteadyBeatsFickle plays one steady seat against two fickle ones.
func TestSteadyBeatsFickle(t *testing.T) {
	const games = 60
	r := rand.New(rand.NewPCG(6, 1))
	sum, squares := 0.0, 0.0
	for g := range games {
		p := begin(t, rules.Setup{Seats: 3, First: g % 3})
		for p.Turn() != rules.Nobody {
			level := "random"
			if p.Turn() == 0 {
				level = "hard"
			}
			m := rules.Move{}
			if p.Turn() == rules.Chance {
				m = drawn(p, r)
			} else {
				m, _ = think(level, p.View(p.Turn()), r)(castsMost)
			}
			p = p.After(m).(position)
		}
		x := float64(p.Scores()[0])
		sum, squares = sum+x, squares+x*x
	}
	mean := sum / games
	err := math.Sqrt((squares/games - mean*mean) / games)
	t.Logf("steady wins %+.1f coins a game, error %.1f", mean, err)
	if mean < 2*err {
		t.Errorf("steady wins %+.1f coins a game, error %.1f", mean, err)
	}
}

func TestOdds(t *testing.T) {
	p := follow(t, begin(t, rules.Setup{Seats: 2}), "6 3 3 3")
	o, done := odds(p.View(1), rand.New(rand.NewPCG(1, 1)))(castsMost)
	if !done || len(o.Rows) != 2 {
		t.Fatalf("%+v", o)
	}
	var words []string
	for _, b := range o.Rows[0].Bars[1:] {
		words = append(words, text.Plain(b.Text))
	}
	got := strings.ReplaceAll(strings.Join(words, ", "), "\u2009", " ")
	if got != "52 % to win this pot, 4 % for Venus now, 31 % to pay now, 66 % to pay nothing" {
		t.Error(got)
	}
}

// TestSimulated compares what a simulation counts with the chances of one cast.
func TestSimulated(t *testing.T) {
	for _, weights := range []int{tali.Sheep, tali.Even} {
		set := rules.Setup{Seats: 3, Ruleset: "ante", Options: map[string]int{"weights": weights}}
		res := rulestest.Falls(t, Game, set, "random", 600, 4)
		rulestest.Often(t, "Venus", res.Figures["venus"], res.Figures["cast"], begin(t, set).chances.venus)
	}
}
