package mendaxcommon

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

// english puts a text into English, with seats as "{0}".
func english(t text.Text) string { return (&text.Reader{Catalogue: text.English}).Format(t) }

func begin(t testing.TB, s rules.Setup) position {
	t.Helper()
	if s.Ruleset == "" {
		s.Ruleset = "common"
	}
	p, err := Game.New(s)
	if err != nil {
		t.Fatal(err)
	}
	return p.(position)
}

// follow makes moves written as in a record; "6 4 3 1" is a cast, with the
// throw before it where one is due.
func follow(t testing.TB, p position, moves ...string) position {
	t.Helper()
	for _, s := range moves {
		if h, err := tali.Parse(s); err == nil {
			if p.Turn() >= 0 {
				p = follow(t, p, "throw")
			}
			s = "cast " + h.String()
		}
		p = p.After(find(t, p, s)).(position)
	}
	return p
}

// find is the move that a record writes so.
func find(t testing.TB, p position, s string) rules.Move {
	t.Helper()
	next := p.Moves(nil)
	for _, o := range p.Outcomes(nil) {
		next = append(next, o.Move)
	}
	for _, m := range next {
		if moveText(m) == s {
			return m
		}
	}
	t.Fatalf("%q cannot be here, in %s", s, text.Plain(p.prompt()))
	return rules.Move{}
}

// seated is a table of seats at which seat 0 begins.
func seated(t testing.TB, seats int, options map[string]int) position {
	t.Helper()
	p := begin(t, rules.Setup{Seats: seats, Options: options})
	p = follow(t, p, "6 4 3 1")
	for p.phase == CastingOff {
		p = follow(t, p, "1 1 1 3")
	}
	return p
}

func TestHighestHandBegins(t *testing.T) {
	p := follow(t, begin(t, rules.Setup{Seats: 3}), "6 3 3 3", "6 6 6 6", "6 4 4 1")
	if p.phase != CastingOff || p.seat != 0 || p.off.Plays(1) {
		t.Fatalf("two Senios of 15 beat sixes and cast again: %+v", p.off)
	}
	if p = follow(t, p, "4 4 4 4", "1 1 1 1"); p.phase != Opening || p.seat != 0 {
		t.Errorf("a Vulture beats the dogs: %+v", p)
	}
}

// TestExampleBluff is the source's: a Vulture of threes may be said to be a
// Senio of 18.
func TestExampleBluff(t *testing.T) {
	p := follow(t, seated(t, 2, nil), "3 3 3 3", "say senio 18", "doubt")
	if p.loser != 0 || p.counters[0] != 9 || p.Turn() != 1 {
		t.Errorf("the liar loses a counter and the doubter begins: %+v", p)
	}
}

// TestExampleAfterVulture: after a Vulture of threes two bones are thrown again,
// and a higher hand must be said.
func TestExampleAfterVulture(t *testing.T) {
	p := follow(t, seated(t, 3, nil), "3 3 3 3", "say vultures threes", "accept", "recast 3 3")
	if p.cup != 2 || p.hand != tali.Of(3, 3) {
		t.Fatalf("two stay, two fall: %+v", p)
	}
	p = follow(t, p, "6 6")
	if p.phase != Saying || p.least() != tali.Vulture4 {
		t.Errorf("anything higher may be said: %+v", p)
	}
	if why := p.Why(rules.Move{Verb: Say, N: int32(tali.Vulture3)}); why == "" {
		t.Error("the same again may not be said")
	}
	p = follow(t, p, "say senio 18", "doubt")
	if p.loser != 2 || p.counters[2] != 9 || p.Turn() != 2 {
		t.Errorf("6 6 3 3 is 18: the doubter loses and begins: %+v", p)
	}
}

func TestHigherThanSaid(t *testing.T) {
	p := follow(t, seated(t, 2, nil), "6 4 3 1", "say canis", "doubt")
	if p.loser != 1 {
		t.Error("a hand that is higher than was said wins for him who said it")
	}
	p = follow(t, seated(t, 2, nil), "4 4 3 3", "say no name", "doubt")
	if p.loser != 1 {
		t.Error("no name is never doubted with success")
	}
}

func TestAfterVenusOnlyDoubt(t *testing.T) {
	p := follow(t, seated(t, 2, nil), "4 4 3 3", "say venus")
	if m := p.Moves(nil); len(m) != 1 || m[0].Verb != Doubt {
		t.Errorf("%v", m)
	}
	if why := p.Why(rules.Move{Verb: Accept}); !strings.Contains(text.Plain(why), "Venus") {
		t.Error(text.Plain(why))
	}
}

// TestWords holds what is said where a plain sentence would go wrong.
func TestWords(t *testing.T) {
	p := follow(t, seated(t, 2, nil), "4 4 3 3", "say no name", "accept")
	keep := find(t, p, "recast none")
	if got := english(p.Events(keep, 0)[0].Text); got != "{1} kept all four bones." {
		t.Error(got)
	}
	p = follow(t, p, "recast none", "say vultures threes")
	if got := english(p.told(1, 0)); got != "{1} kept all four bones and said Vultures of threes." {
		t.Error(got)
	}
	if got := english(follow(t, p, "doubt").outcome()); got != "{1} lost a counter: the hand was lower than Vultures of threes." {
		t.Error(got)
	}
	p = follow(t, seated(t, 2, nil), "4 4 3 3", "say no name", "doubt")
	if got := english(p.outcome()); got != "{1} lost a counter: “no name” is always true." {
		t.Error(got)
	}
	p = follow(t, seated(t, 2, nil), "4 4 3 3", "say venus")
	if got := p.prompt(); text.Plain(got) != "You can only doubt" {
		t.Error(text.Plain(got))
	}
	p = follow(t, follow(t, p, "doubt"), "throw")
	if got := english(p.Events(tali.Cast(tali.Of(3, 3, 4, 4)), 1)[0].Text); got != "{1} now has 3 3 4 4." {
		t.Error(got)
	}
}

func TestNineteenRanks(t *testing.T) {
	p := follow(t, seated(t, 2, nil), "4 4 3 3")
	var texts []string
	for _, m := range p.Moves(nil) {
		texts = append(texts, strings.TrimPrefix(moveText(m), "say "))
	}
	want := "no name, canis, vultures threes, vultures fours, vultures sixes, senio 9, senio 11, senio 12, senio 13, senio 14, senio 15, senio 16, senio 17, senio 18, senio 19, senio 20, senio 21, senio 22, venus"
	if got := strings.Join(texts, ", "); got != want {
		t.Error(got)
	}
	p = follow(t, seated(t, 2, map[string]int{"named": 1}), "4 4 3 3")
	if p.Moves(nil)[0].N != int32(tali.Canis) {
		t.Error("named hands only begin with Canis")
	}
}

func TestLastOneIn(t *testing.T) {
	p := seated(t, 3, map[string]int{"counters": 1, "price": 5})
	if p.coins.Pot() != 15 {
		t.Fatalf("three counters of five coins: %d", p.coins.Pot())
	}
	p = follow(t, p, "3 3 3 3", "say canis", "doubt")
	if p.counters[1] != 0 || p.Turn() != 2 {
		t.Errorf("the doubter is out and the next one begins: %+v", p)
	}
	p = follow(t, p, "3 3 3 3", "say venus", "doubt")
	if p.Turn() != rules.Nobody || !slices.Equal(p.Scores(), []int{10, -5, -5}) {
		t.Errorf("the last one in takes the pot: %v", p.Scores())
	}
	if got := rulestest.Places(p); !slices.Equal(got, []int{1, 3, 2}) {
		t.Errorf("seat 1 was out before seat 2: %v", got)
	}
	p = follow(t, seated(t, 2, map[string]int{"counters": 1}), "3 3 3 3", "say venus", "doubt")
	if !slices.Equal(p.Scores(), []int{0, 840}) {
		t.Errorf("without a price the game is all there is: %v", p.Scores())
	}
}

func TestRecast(t *testing.T) {
	p := follow(t, seated(t, 2, map[string]int{"recast": 1}), "3 3 3 1", "recast 1", "6", "recast 3", "4")
	if p.phase != Saying || p.turns[0].n != 3 {
		t.Errorf("the first player casts and throws again twice: %+v", p)
	}
	p = follow(t, p, "say senio 9", "accept", "recast 4", "6", "recast 6", "4", "recast 3 3", "1 3")
	if p.phase != Saying || p.hand != tali.Of(1, 3, 4, 6) {
		t.Errorf("the other throws three times: %+v", p)
	}
	p = follow(t, seated(t, 2, nil), "3 3 3 1")
	if p.phase != Saying {
		t.Error("without Recast the first player casts once")
	}
}

// random plays a game at random and calls see at every position.
func random(t testing.TB, seed uint64, options map[string]int, see func(position, *rand.Rand)) {
	r := rand.New(rand.NewPCG(seed, 9))
	var p rules.Position = begin(t, rules.Setup{Seats: 2 + int(seed%4), Options: options})
	for p.Turn() != rules.Nobody {
		see(p.(position), r)
		next := p.Moves(nil)
		for _, o := range p.Outcomes(nil) {
			next = append(next, o.Move)
		}
		m := next[r.IntN(len(next))]
		if m.Verb == Doubt && r.IntN(3) > 0 {
			m = next[0]
		}
		p = p.After(m)
	}
}

// TestOpponentsDoNotPeek: where only what a seat cannot see differs, every
// level decides the same, and the odds say the same.
func TestOpponentsDoNotPeek(t *testing.T) {
	n := 0
	for seed := range uint64(6) {
		random(t, seed, map[string]int{"recast": int(seed % 2), "counters": 2}, func(p position, r *rand.Rand) {
			if seat := p.Turn(); seat >= 0 && p.Hidden() && r.IntN(4) == 0 {
				other := p.Sample(seat, r).(position)
				for _, l := range Game.Levels {
					if a, b := decide(p, l.ID, 5), decide(other, l.ID, 5); a != b {
						t.Fatalf("%s plays %q and %q where it sees the same", l.ID, moveText(a), moveText(b))
					}
				}
				n++
			}
		})
	}
	if n < 20 {
		t.Errorf("only %d positions were compared", n)
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

// TestGuessFollowsTheCasts: who knows what he passed on guesses as two bones
// fall again.
func TestGuessFollowsTheCasts(t *testing.T) {
	p := follow(t, seated(t, 2, nil), "3 3 3 3", "say canis", "accept", "recast 3 3", "1 4", "say senio 22")
	r := rand.New(rand.NewPCG(3, 3))
	count := map[tali.Hand]int{}
	for range 20000 {
		count[p.Sample(0, r).(position).hand]++
	}
	for h, want := range map[tali.Hand]float64{tali.Of(3, 3, 3, 3): .16, tali.Of(3, 3, 3, 4): .32, tali.Of(3, 3, 6, 6): .01, tali.Of(3, 4, 4, 4): 0} {
		if got := float64(count[h]) / 20000; got < want-.012 || got > want+.012 {
			t.Errorf("%s is guessed %.3f of the time, want %.2f", h, got, want)
		}
	}
	if g := p.Sample(1, r).(position); g.hand != p.hand {
		t.Error("who passed the hand on knows it")
	}
}

// TestTransitions: throwing n of 35 hands is a chance, and all four make a
// fresh cast.
func TestTransitions(t *testing.T) {
	tb := chancesOf(tali.Weights{10, 40, 40, 10})
	if len(tb.hands) != 35 {
		t.Fatal(len(tb.hands))
	}
	for h := range tb.hands {
		for n := range tb.mixed {
			sum := 0.0
			for i, p := range tb.mixed[n][h] {
				sum += p
				if n == bones && (p-tb.fresh[i] > 1e-12 || tb.fresh[i]-p > 1e-12) {
					t.Fatalf("all of %s again is not a fresh cast", tb.hands[h])
				}
			}
			if sum < 1-1e-9 || sum > 1+1e-9 {
				t.Errorf("%d of %s again: chances make %v", n, tb.hands[h], sum)
			}
		}
	}
	b := tb.beating(int(tali.Senio22), 1)
	if got := b.chance[tb.place[tali.Of(1, 3, 6, 6)]]; got < .4-1e-9 || got > .4+1e-9 {
		t.Errorf("1 3 6 6 makes Venus with a four of one six: %v", got)
	}
}

// TestSolved: in no turn of a round is much to be gained over the play found,
// and what it is worth to begin is what the first turn comes to.
func TestSolved(t *testing.T) {
	for _, most := range []int{1, throwsMost} {
		for seats := 2; seats <= circleMost; seats++ {
			s := newStudy(setting{tali.Weights{10, 40, 40, 10}, most, seats, false, false})
			for !s.run(10000) {
			}
			claims, answers := s.gaps()
			t.Logf("%d seats, %d throws a turn: to begin is worth %.3f; to be gained by other claims %.4f, by other answers %.4f", seats, most, s.begin[0], claims, answers)
			if claims > .03 || answers > .03 {
				t.Errorf("%d seats, %d throws a turn: %.4f can be gained by other claims and %.4f by other answers", seats, most, claims, answers)
			}
			var first shares
			for h, p := range s.fresh {
				first.add(p, &s.stages[0].worth[h])
			}
			sum := 0.0
			for i, x := range first {
				sum += x
				if math.Abs(x-s.begin[i]) > .02 {
					t.Errorf("to begin is worth %.3f to seat %d, not %.3f as chancesCache with", x, i, s.begin[i])
				}
			}
			if math.Abs(sum) > 1e-9 {
				t.Errorf("what one loses the others gain: %v is left", sum)
			}
		}
	}
}

// gaps are what all turns of a round together leave to be gained, by claims
// and by answers.
func (c *circle) gaps() (claims, answers float64) {
	for o := range c.stages {
		t := &c.stages[o]
		for _, n := range t.hears {
			var take, call [ranks]float64
			for h := range c.hands {
				mean := 0.0
				for claim := t.least; claim < ranks; claim++ {
					mean += t.own.say[n][h][claim] * c.claiming(t, n, h, claim)
					taken, lost := c.answered(h, claim)
					take[claim] += t.reach[n][h] * t.play.say[n][h][claim] * taken[0]
					call[claim] += t.reach[n][h] * t.play.say[n][h][claim] * lost[1]
				}
				claims += t.reach[n][h] * (c.bestClaim(t, n, h) - mean)
			}
			for claim := t.least; claim < ranks-1; claim++ {
				d := t.own.doubt[n][claim]
				answers += max(take[claim], call[claim]) - (1-d)*take[claim] - d*call[claim]
			}
		}
	}
	return claims, answers
}

// TestLastTurn: after a Senio 22 only Venus is left to say, and it is doubted;
// so one throws for Venus.
func TestLastTurn(t *testing.T) {
	p := follow(t, seated(t, 2, nil), "1 3 6 6", "say senio 22", "accept")
	if m := decide(p, "hard", 1); moveText(m) != "recast 6" {
		t.Errorf("it throws %q", moveText(m))
	}
	f := odds(p.View(1), rand.New(rand.NewPCG(1, 1)))
	for {
		o, done := f(5000)
		if !done {
			continue
		}
		if moveText(o.Rows[0].Move) != "recast 6" || english(o.Rows[0].Bars[1].Text) != "40\u2009% to get a higher hand" {
			t.Errorf("%+v", o.Rows[0])
		}
		break
	}
}

func BenchmarkSly(b *testing.B) {
	p := follow(b, seated(b, 2, nil), "3 3 4 4", "say senio 15", "accept")
	decide(p, "hard", 1)
	for b.Loop() {
		decide(p, "hard", 1)
	}
}

// TestStyles: who says openly that he has nothing is taken for Easy or Fair
// sooner than before, and in each style what one loses the others gain.
func TestStyles(t *testing.T) {
	p := follow(t, seated(t, 3, nil), "3 3 4 4", "say no name")
	g := rivalsOf(p.setting())
	for !g.run(10000) {
	}
	plain := newRivalBelief(g, p, 1)
	for k, x := range plain.likely {
		if k <= warily && x < usual[k] || k > warily && x > usual[k] {
			t.Errorf("after an open “no name” style %d is as likely as %.2f, before %.2f", k, x, usual[k])
		}
		sum := 0.0
		for _, x := range g.circles[k].begin {
			sum += x
		}
		if math.Abs(sum) > 1e-9 {
			t.Errorf("style %d: %v is left of what one loses and the others gain", k, sum)
		}
	}
}

// BenchmarkShrewd decides with the rivals known, BenchmarkRivals gets to know them.
func BenchmarkShrewd(b *testing.B) {
	p := follow(b, seated(b, 2, nil), "3 3 4 4", "say senio 15", "accept")
	decide(p, "master", 1)
	for b.Loop() {
		decide(p, "master", 1)
	}
}

func BenchmarkRivals(b *testing.B) {
	s := begin(b, rules.Setup{Seats: 5}).setting()
	for b.Loop() {
		solved.Clear()
		known.Clear()
		rivalsOf(s).run(math.MaxInt)
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

// TestNothingComesOutLate: what is hidden stays so until the cup is lifted.
func TestNothingComesOutLate(t *testing.T) {
	for recast := range 2 {
		for seats := 2; seats <= 5; seats++ {
			rulestest.Twins(t, Game, rules.Setup{Seats: seats, Options: map[string]int{"recast": recast, "counters": 4}}, 30)
		}
	}
}

// TestCachesBounded: what is known of bones of many kinds does not pile up.
func TestCachesBounded(t *testing.T) {
	defer solved.Clear()
	defer known.Clear()
	for w := range 12 {
		c := newCircle(setting{weights: tali.Weights{w, 40, 40, 20 - w}, most: 1, seats: 2})
		solved.Put(c.setting, c)
		known.Put(c.setting, &rivals{})
	}
	if a, b, c := chancesCache.Len(), solved.Len(), known.Len(); a != 4 || b != 8 || c != 4 {
		t.Errorf("%d chances, %d circles and %d rivals are kept", a, b, c)
	}
}

// Hands without a name are level in the casting-off whatever their totals, and that is said.
func TestUnnamedHandsAreLevel(t *testing.T) {
	for _, c := range []struct{ first, last, want string }{
		{"3 3 4 4", "3 3 3 4", "Hands without a name are level: throw again."},
		{"3 3 6 6", "1 1 3 6", ""},
		{"1 3 6 6", "4 4 4 4", ""},
		{"3 3 6 6", "4 4 4 6", "The leaders are level and throw again."},
	} {
		p := follow(t, begin(t, rules.Setup{Seats: 2}), c.first, "throw")
		list := p.Events(find(t, p, "cast "+c.last), rules.Nobody)
		if said := english(list[len(list)-1].Text); c.want != "" && said != c.want || c.want == "" && !strings.Contains(said, "begins") {
			t.Errorf("after %s and %s it is said: %s", c.first, c.last, said)
		}
	}
}
