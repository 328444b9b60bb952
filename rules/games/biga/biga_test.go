package biga

import (
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/rulestest"
	"knucklebones/rules/text"
)

type settings = map[string]int

func begin(t testing.TB, options settings, moves ...string) position {
	t.Helper()
	p := rulestest.Begin(t, Game, rules.Setup{Seats: 1, Ruleset: "written", Options: options})
	return rulestest.Follow(t, Game, p, moves...).(position)
}

// moved is a race that has come to a count, with a throw behind it.
func (p position) moved(to int) position {
	p.at, p.throws = int16(to), 1
	return p
}

// TestKey goes through the key of the source: what a throw shows, and what it
// gains or loses. A gain is added to the throw, a loss is all there is.
func TestKey(t *testing.T) {
	seen := map[int]bool{}
	for _, o := range begin(t, nil).falls[2] {
		h := tali.Hand(o.Move.N)
		sum := h.Sum()
		want, ok := map[int]int{
			2: -2, 4: 4 + 2, 5: -2, 6: 6 + 3, 7: -2, 8: 8 + 4, 9: -3, 10: 10 + 5, 12: -6,
		}[sum]
		p := begin(t, nil).moved(50)
		p = rulestest.Follow(t, Game, p, h.String()).(position)
		if !ok || int(p.at) != 50+want {
			t.Errorf("%v moves from 50 to %d, want %d more", h, p.at, want)
		}
		seen[sum] = true
	}
	if len(seen) != 9 {
		t.Errorf("two bones make %d totals", len(seen))
	}
}

func TestFirstThrowCounts(t *testing.T) {
	if p := begin(t, nil, "4 4"); p.at != 12 || p.throws != 1 {
		t.Errorf("%d after %d", p.at, p.throws)
	}
}

func TestFloor(t *testing.T) {
	if p := begin(t, nil, "6 6"); p.at != 0 {
		t.Errorf("behind the start at %d", p.at)
	}
	if p := begin(t, nil, "1 3", "6 6", "3 3", "6 6"); p.at != 3 {
		t.Errorf("6 − 6 + 9 − 6 is %d", p.at)
	}
}

func TestExactly(t *testing.T) {
	p := begin(t, nil).moved(94)
	p = rulestest.Follow(t, Game, p, "1 3").(position)
	if p.Turn() != rules.Nobody || p.Scores()[0] != 840 || text.Plain(p.View(0).Prompt) != "Home in 2 throws" {
		t.Errorf("94 + 6 is home: %q", text.Plain(p.View(0).Prompt))
	}
	p = begin(t, nil).moved(98)
	p = rulestest.Follow(t, Game, p, "4 4", "6 4", "3 3").(position)
	if p.at != 110 || !strings.HasPrefix(text.Plain(p.View(0).Aside), "10 too far. Only a losing throw takes you back. ") {
		t.Errorf("gains above 100 are void: at %d", p.at)
	}
	p = rulestest.Follow(t, Game, p, "6 6", "4 3", "1 1").(position)
	if p.at != 100 || p.Turn() != rules.Nobody {
		t.Errorf("back to 100 from above is home: at %d", p.at)
	}
	p = begin(t, nil).moved(102)
	p = rulestest.Follow(t, Game, p, "6 3", "1 3").(position)
	if p.at != 105 {
		t.Errorf("below 100 all throws count again: at %d", p.at)
	}
}

func TestLimit(t *testing.T) {
	p := begin(t, settings{"weights": tali.Custom, "w1": 0, "w3": 100, "w4": 0, "w6": 0})
	n := 0
	for p.Turn() != rules.Nobody {
		p = rulestest.Follow(t, Game, p, "3 3").(position)
		n++
	}
	if n != throwsMost || p.at != 108 || p.Scores()[0] != 0 || text.Plain(p.View(0).Prompt) != "The race is lost" {
		t.Errorf("at %d after %d: %q", p.at, n, text.Plain(p.View(0).Prompt))
	}
	if left := p.chances().start(); left != throwsMost {
		t.Errorf("%v throws are left of a race that cannot end", left)
	}
}

func TestOneBone(t *testing.T) {
	p := begin(t, settings{"late": 1})
	for at, want := range map[int]int{85: 1, 86: 2, 99: 2, 101: 1} {
		if got := len(p.moved(at).Moves(nil)); got != want {
			t.Errorf("at %d there are %d moves", at, got)
		}
	}
	p = rulestest.Follow(t, Game, p.moved(96), "one", "cast 3", "one", "cast 1").(position)
	if p.at != 100 {
		t.Errorf("96 + 3 + 1 is %d", p.at)
	}
	if len(begin(t, nil).moved(90).Moves(nil)) != 1 {
		t.Error("one bone is thrown though nobody asked for it")
	}
}

// chain is the chance that a race ends and the throws it takes if it does, by
// following where it may be, round by round, as a rule of motion says.
func chain(w tali.Weights, drive func(at, sum int) int) (home, mean float64) {
	is := map[int]float64{0: 1}
	for n := 1; n <= 2000; n++ {
		next := map[int]float64{}
		for at, p := range is {
			for _, a := range tali.Sides {
				for _, b := range tali.Sides {
					q := p * w.Chance(a) * w.Chance(b)
					to := drive(at, a+b)
					if to == goal {
						home += q
						mean += float64(n) * q
					} else if q > 1e-15 {
						next[to] += q
					}
				}
			}
		}
		is = next
	}
	return home, mean / home
}

func gain(sum int) int { return fates[sum].gain }

var sheep, even = tali.Weights{10, 40, 40, 10}, tali.Weights{25, 25, 25, 25}

// TestMean compares what is expected of a race with a chain of its own.
func TestMean(t *testing.T) {
	for i, w := range []tali.Weights{sheep, even} {
		c := begin(t, settings{"weights": i}).chances()
		home, mean := chain(w, func(at, sum int) int { return drive(at, bones, sum) })
		_, below := chain(w, func(at, sum int) int {
			if at > goal && gain(sum) > 0 {
				return at
			}
			return at + gain(sum)
		})
		t.Logf("%v: %.3f throws, half end within %d; %.3f without a floor", w, c.start(), c.median, below)
		if math.Abs(c.start()-mean) > 1e-6 || math.Abs(home-1) > 1e-9 {
			t.Errorf("%v: %v throws, want %v; %v come home", w, c.start(), mean, home)
		}
		if want := []float64{.68, 2.61}[i]; math.Abs(below-mean-want) > .01 {
			t.Errorf("%v: the floor saves %v throws, want %v", w, below-mean, want)
		}
	}
}

// TestLiteral: if gains drove on above 100, few races would end.
func TestLiteral(t *testing.T) {
	for w, want := range map[tali.Weights]float64{sheep: .24, even: .34} {
		home, _ := chain(w, func(at, sum int) int { return min(250, max(0, at+gain(sum))) })
		if math.Abs(home-want) > .005 {
			t.Errorf("%v: %.4f of all races end, want %v", w, home, want)
		}
	}
}

// TestPlayed plays races and compares them with what was computed.
func TestPlayed(t *testing.T) {
	const games = 1500
	for _, o := range []settings{{"late": lateOn}, {"late": lateOn, "whips": 3}, {"late": lateBack, "whips": 3, "start": 1}} {
		whips := o["whips"]
		mean := map[string]float64{}
		for _, level := range []string{"random", "hard", "master"} {
			took := races(t, o, level, games)
			bar := 0.0
			mean[level], bar = meanOf(took)
			t.Logf("%d whips, %s: %.2f ± %.2f", whips, level, mean[level], 2*bar)
			if want := begin(t, o).chances().start(); level == "master" && math.Abs(mean[level]-want) > 4*bar {
				t.Errorf("%d whips: %v throws, want %v, error %v", whips, mean[level], want, bar)
			}
		}
		if mean["hard"] > mean["random"]-1 || whips > 0 && mean["master"] > mean["hard"]-.5 {
			t.Errorf("%d whips: Master needs %v throws, Steady %v, Fickle %v", whips, mean["master"], mean["hard"], mean["random"])
		}
	}
}

// TestChoicesMatter: in a usual race Master needs fewer throws than Fickle in at least 58
// of 100 pairs, of which equal ones count half.
func TestChoicesMatter(t *testing.T) {
	const games = 1000
	o := settings{"late": lateBack, "whips": whipsUsual, "start": 1}
	best, random := races(t, o, "master", games), races(t, o, "random", games)
	better := 0.0
	for i := range best {
		switch {
		case best[i] < random[i]:
			better++
		case best[i] == random[i]:
			better += .5
		}
	}
	t.Logf("in %.1f of 100", 100*better/games)
	if better < .58*games {
		t.Errorf("the choices decide too little: %v of %v", better, games)
	}
}

// TestHalf: half of the usual races that Master drives end within the median.
func TestHalf(t *testing.T) {
	const games = 2000
	o := settings{"late": lateBack, "whips": whipsUsual, "start": 1}
	median, within, before := begin(t, o).chances().median, 0.0, 0.0
	for _, n := range races(t, o, "master", games) {
		if n <= median {
			within++
		}
		if n < median {
			before++
		}
	}
	if bar := 2 / math.Sqrt(games); within/games < .5-bar || before/games > .5+bar {
		t.Errorf("%v of %v races end within %d throws, and %v before", within, games, median, before)
	}
}

// races returns the throws of that many races, each driven by the level.
func races(t *testing.T, options settings, level string, n int) (took []int) {
	start := begin(t, options)
	r := rand.New(rand.NewPCG(3, 1))
	for range n {
		p := start
		for p.Turn() != rules.Nobody {
			if p.Turn() == rules.Chance {
				p = p.After(fallen(p, r)).(position)
				continue
			}
			m, _ := think(level, p.View(0), r)(1)
			p = p.After(m).(position)
		}
		took = append(took, int(p.throws))
	}
	return took
}

// fallen returns an outcome by its weight.
func fallen(p position, r *rand.Rand) rules.Move {
	outs, all := p.Outcomes(nil), int64(0)
	for _, o := range outs {
		all += o.Weight
	}
	x := r.Int64N(all)
	for _, o := range outs {
		if x -= o.Weight; x < 0 {
			return o.Move
		}
	}
	panic("no outcome")
}

// meanOf returns the mean of numbers and its standard error.
func meanOf(list []int) (mean, err float64) {
	squares := 0.0
	for _, x := range list {
		mean += float64(x)
		squares += float64(x * x)
	}
	n := float64(len(list))
	mean /= n
	return mean, math.Sqrt((squares/n - mean*mean) / n)
}

// TestWhip: a whip takes back a throw that has moved the chariot. The same bones are
// thrown again, as the same throw and with no further whip.
func TestWhip(t *testing.T) {
	whip := rules.Move{Verb: Whip}
	p := begin(t, settings{"whips": 2}, "4 6", "1 1")
	if p.at != 13 || !p.mayWhip() {
		t.Fatalf("at %d after a lame horse", p.at)
	}
	if list := p.Events(whip, 0); len(list) != 1 || text.Plain(list[0].Text) != "{0} used a whip and is back at 15." {
		t.Errorf("%+v", list)
	}
	p = rulestest.Follow(t, Game, p, "whip").(position)
	if p.at != 15 || p.throws != 1 || p.whips != 1 || p.Turn() != rules.Chance || len(p.Outcomes(nil)) != 10 {
		t.Errorf("back at 15 after one throw, with two bones falling: %+v", p)
	}
	p = rulestest.Follow(t, Game, p, "cast 6 6").(position)
	if p.at != 9 || p.throws != 2 || p.mayWhip() || text.Plain(p.Why(whip)) != "You can use a whip only right after a throw that moved you." {
		t.Errorf("the second throw stands: %+v", p)
	}
	p = rulestest.Follow(t, Game, p, "4 4", "whip", "cast 4 4", "4 4").(position)
	if p.at != 33 || p.throws != 4 || p.mayWhip() || text.Plain(p.Why(whip)) != "You have no whips left." {
		t.Errorf("two whips and no more: %+v", p)
	}
	if p = begin(t, settings{"whips": 1}, "1 1"); p.mayWhip() {
		t.Error("a throw that did not move needs no whip")
	}
	if p = rulestest.Follow(t, Game, p.moved(105), "4 6").(position); p.mayWhip() {
		t.Error("nor does a gain above 100")
	}
	if why := begin(t, nil, "4 6").Why(whip); text.Plain(why) != "There are no whips at this table." {
		t.Error(text.Plain(why))
	}
}

// TestWhipOneBone: a single bone is thrown again alone, whatever the count is.
func TestWhipOneBone(t *testing.T) {
	p := begin(t, settings{"late": 1, "whips": 1}).moved(98)
	p = rulestest.Follow(t, Game, p, "one", "cast 4", "whip").(position)
	if p.at != 98 || p.cup != 1 || len(p.Outcomes(nil)) != 4 {
		t.Errorf("one bone falls again: %+v", p)
	}
	p = rulestest.Follow(t, Game, p, "cast 1", "one", "cast 1").(position)
	if p.at != 100 || p.throws != 3 {
		t.Errorf("home in three throws: %+v", p)
	}
}

func TestOdds(t *testing.T) {
	p := begin(t, settings{"late": 1}).moved(97)
	o, _ := Game.Odds(p.View(0), nil)(1)
	if len(o.Rows) != 2 || o.Rows[0].Move.Verb != One || !o.Rows[0].Best || text.Plain(o.Rows[0].Bars[1].Text) != "40\u2009% to get home now" {
		t.Errorf("3 is wanted, and a bone gives it four times in ten: %+v", o.Rows)
	}
	m, _ := Game.Think("hard", p.View(0), rand.New(rand.NewPCG(1, 1)))(1)
	if m.Verb != One {
		t.Errorf("Steady plays %v", m)
	}
}

// TestWhipOdds: one whip is for a throw that has gone far too far, not for a small loss,
// and its odds are those of the place from which the bones are thrown again.
func TestWhipOdds(t *testing.T) {
	o := settings{"late": 1, "whips": 1}
	for _, c := range []struct {
		from int
		cast string
		whip bool
		home string
	}{{96, "4 6", true, "0\u2009%"}, {91, "4 4", true, "16\u2009%"}, {60, "3 6", false, "0\u2009%"}, {0, "4 6", false, "0\u2009%"}} {
		p := rulestest.Follow(t, Game, begin(t, o).moved(c.from), c.cast).(position)
		rows := p.odds().Rows
		i := slices.IndexFunc(rows, func(row rules.OddsRow) bool { return row.Move.Verb == Whip })
		if rows[i].Best != c.whip || !rows[0].Best || text.Plain(rows[i].Bars[1].Text) != c.home+" to get home now" {
			t.Errorf("%s from %d: %+v", c.cast, c.from, rows)
		}
	}
}

func BenchmarkReckon(b *testing.B) {
	p := bonewise(b)
	b.ReportAllocs()
	for b.Loop() {
		p.compute()
	}
}

// TestFalseStart: a losing throw on the starting line is not counted and nothing but
// thrown again, also with the whip; where it is counted, and further on, it is a throw.
func TestFalseStart(t *testing.T) {
	p := begin(t, settings{"start": 1}, "throw", "cast 3 4")
	v := p.View(0)
	if p.throws != 0 || !v.Void || p.over() || len(p.Moves(nil)) != 1 || text.Plain(v.Prompt) != "A false start" {
		t.Errorf("7 on the starting line: %+v", p)
	}
	p = rulestest.Follow(t, Game, p, "throw", "cast 4 4").(position)
	if v = p.View(0); p.throws != 1 || p.at != 12 || v.Void {
		t.Errorf("then 8: %+v", p)
	}
	if p = rulestest.Follow(t, Game, p, "throw", "cast 3 4").(position); p.throws != 2 || p.View(0).Void {
		t.Errorf("then 7: %+v", p)
	}
	if p = begin(t, nil, "throw", "cast 3 4"); p.throws != 1 || p.View(0).Void {
		t.Errorf("as written every throw counts: %+v", p)
	}
	p = begin(t, settings{"start": 1, "whips": 1}, "throw", "cast 1 3", "whip", "cast 1 1")
	if p.at != 0 || p.throws != 0 || !p.again || !p.View(0).Void {
		t.Errorf("a whip to a false start: %+v", p)
	}
	if p = rulestest.Follow(t, Game, p, "throw", "cast 4 4").(position); p.throws != 1 || p.mayWhip() {
		t.Errorf("the throw after it is the second one: %+v", p)
	}
	p = begin(t, settings{"start": 1, "weights": tali.Custom, "w1": 100, "w3": 0, "w4": 0, "w6": 0})
	for n := 0; !p.over(); n++ {
		if p = p.After(rules.Move{Verb: rules.Throw}).After(tali.Cast(tali.Of(1, 1))).(position); n > throwsMost {
			t.Fatal("false starts never end")
		}
	}
}

// TestOneBoneBack: above 100 one bone takes back as far as it shows, if the table has it.
func TestOneBoneBack(t *testing.T) {
	p := begin(t, settings{"late": lateBack}).moved(104)
	q := rulestest.Follow(t, Game, p, "one", "cast 4").(position)
	if q.at != goal || q.Turn() != rules.Nobody || q.throws != 2 {
		t.Errorf("one bone from 104: %+v", q)
	}
	if q = rulestest.Follow(t, Game, p, "one", "cast 6").(position); q.at != 98 || text.Plain(q.board().Fate) != "turning back" || !q.board().Back {
		t.Errorf("%+v", q.board())
	}
	if q = begin(t, settings{"late": lateOn}).moved(104); len(q.Moves(nil)) != 1 || len(q.ways(1, 104)) == 0 {
		t.Errorf("only with the option: %v", q.Moves(nil))
	}
}

// TestPace: the grey chariot is home after as many throws as half of all races take, and
// the aside says how the race stands against it.
func TestPace(t *testing.T) {
	p := begin(t, settings{"late": lateBack, "whips": 3, "start": 1})
	half := p.chances().median
	t.Logf("half of all races end within %d, %.2f on average", half, p.chances().start())
	last := -1
	for n := range half + 3 {
		p.throws = int16(n)
		if at := p.pace(); at < last || at > goal || (at == goal) != (n >= half) {
			t.Errorf("after %d of %d throws it is at %d", n, half, at)
		}
		last = p.pace()
	}
	for at, want := range map[int]string{60: "10 ahead of the grey chariot.", 40: "10 behind the grey chariot.", 50: "Level with the grey chariot.", 140: "10 ahead of the grey chariot."} {
		p.at, p.throws = int16(at), int16(half/2)
		p.at += int16(p.pace() - 50)
		if at > goal {
			p.at = int16(140 - (p.pace() - 50))
		}
		if got := text.Plain(p.rival()); got != want {
			t.Errorf("at %d of pace %d it says %q", p.at, p.pace(), got)
		}
	}
}

// bonewise returns a race in which a second bone may be added, with whips.
func bonewise(t testing.TB, moves ...string) position {
	return begin(t, settings{"whips": 3, "second": 1}, moves...)
}

// TestSecondBone: one bone drives at once, and a second one makes the total count from where
// the throw began. It is one throw, and a whip throws the second bone again, once.
func TestSecondBone(t *testing.T) {
	p := bonewise(t, "throw", "cast 4")
	if p.at != 6 || p.throws != 1 || p.mayWhip() || !p.maySecond() {
		t.Fatalf("4 moves 6: %+v", p)
	}
	q := rulestest.Follow(t, Game, p, "throw", "cast 3").(position)
	if q.at != 9 || q.was != 6 || q.throws != 2 {
		t.Errorf("and 3 moves 3: %+v", q)
	}
	q = rulestest.Follow(t, Game, p, "second", "cast 6").(position)
	if q.at != 15 || q.throws != 1 || q.maySecond() || q.mayWhip() || len(q.View(0).Bones) != 2 {
		t.Errorf("4 and 6 are 10: %+v", q)
	}
	if why := text.Plain(q.Why(rules.Move{Verb: Second})); why != "Two bones lie already." {
		t.Error(why)
	}
	p = rulestest.Follow(t, Game, p, "second", "cast 3").(position)
	if p.at != 0 || p.over() || p.throws != 1 {
		t.Errorf("4 and 3 are 7, on the starting line: %+v", p)
	}
	p = rulestest.Follow(t, Game, p, "whip").(position)
	if v := p.View(0); p.at != 6 || p.whips != 2 || v.Clear || v.Cup != 1 || len(v.Bones) != 1 || len(p.Outcomes(nil)) != 4 {
		t.Errorf("the 4 lies while the second bone falls again: %+v", p)
	}
	p = rulestest.Follow(t, Game, p, "cast 1").(position)
	if p.at != 0 || p.mayWhip() || p.maySecond() || len(p.Moves(nil)) != 1 {
		t.Errorf("then it stays: %+v", p)
	}
	if why := text.Plain(p.Why(rules.Move{Verb: Whip})); why != "You can use a whip only right after a second bone that led you further from 100, once." {
		t.Error(why)
	}
	if why := begin(t, nil, "4 6").Why(rules.Move{Verb: Second}); text.Plain(why) != "No second bone may be added at this table." {
		t.Error(text.Plain(why))
	}
}

// TestSecondBoneHome: exactly 100 ends the race with one bone or two, from below and above,
// and where the chariot went too far the total counts from where the throw began.
func TestSecondBoneHome(t *testing.T) {
	for _, c := range []struct {
		from  int
		moves string
		at    int
		over  bool
	}{
		{97, "throw,cast 3", 100, true}, {94, "throw,cast 1,second,cast 3", 100, true}, {104, "throw,cast 4", 100, true},
		{102, "throw,cast 1,second,cast 1", 100, true}, {104, "throw,cast 1,second,cast 3", 104, false},
		{98, "throw,cast 4,second,cast 3", 96, false}, {99, "throw,cast 6,second,cast 4", 114, false},
	} {
		p := rulestest.Follow(t, Game, bonewise(t).moved(c.from), strings.Split(c.moves, ",")...).(position)
		if int(p.at) != c.at || p.over() != c.over {
			t.Errorf("from %d %s: at %d", c.from, c.moves, p.at)
		}
	}
}

// TestSecondBoneChance: what is said of a second bone compares it with where the chariot is.
func TestSecondBoneChance(t *testing.T) {
	for _, c := range []struct {
		from, first     int
		home, near, far float64
	}{{50, 3, 0, .5, .5}, {50, 6, 0, .4, .6}, {98, 4, 0, 0, .5}, {91, 3, .4, .5, .5}, {104, 3, 0, 0, .9}} {
		p := rulestest.Follow(t, Game, bonewise(t).moved(c.from), "throw", "cast "+strconv.Itoa(c.first)).(position)
		if home, near, far := p.outlook(); math.Abs(home-c.home)+math.Abs(near-c.near)+math.Abs(far-c.far) > 1e-9 {
			t.Errorf("%d from %d: home %.2f, nearer %.2f, further %.2f", c.first, c.from, home, near, far)
		}
	}
}

// TestSecondBonePlayed plays races bone by bone: the mean is as computed, each level beats the
// one below in 55 of 100 pairs and Master Fickle in 65, and Master's answers depend on where the chariot is.
func TestSecondBonePlayed(t *testing.T) {
	const games = 1000
	o := settings{"whips": 3, "second": 1}
	start := begin(t, o)
	took := map[string][]int{}
	for _, level := range []string{"random", "hard", "master"} {
		took[level] = races(t, o, level, games)
	}
	mean, bar := meanOf(took["master"])
	t.Logf("Master %.2f ± %.2f, computed %.2f; half within %d", mean, 2*bar, start.chances().start(), start.chances().median)
	if math.Abs(mean-start.chances().start()) > 4*bar {
		t.Errorf("Master needs %v throws, want %v", mean, start.chances().start())
	}
	for _, c := range [][2]string{{"master", "hard"}, {"hard", "random"}, {"master", "random"}} {
		better := 0.0
		for i := range games {
			switch a, b := took[c[0]][i], took[c[1]][i]; {
			case a < b:
				better++
			case a == b:
				better += .5
			}
		}
		t.Logf("%s beats %s in %.1f of 100", c[0], c[1], 100*better/games)
		if better < .55*games || c == [2]string{"master", "random"} && better < .65*games {
			t.Errorf("%s beats %s in %v of %v", c[0], c[1], better, games)
		}
	}
	added, asked := answers(start, 300)
	t.Logf("Master adds a second bone to 1, 3, 4, 6 in %v of %v", added, asked)
	for i := range 3 {
		if share := added[i] / asked[i]; share < .2 || share > .9 {
			t.Errorf("to a %d Master nearly always answers the same: %.2f", tali.Sides[i], share)
		}
	}
}

// answers returns how often Master adds a second bone in that many races, and how often it
// may, by the side of the first.
func answers(start position, games int) (added, asked [4]float64) {
	r := rand.New(rand.NewPCG(5, 1))
	for range games {
		for p := start; p.Turn() != rules.Nobody; {
			if p.Turn() == rules.Chance {
				p = p.After(fallen(p, r)).(position)
				continue
			}
			m := p.best()
			if p.maySecond() {
				i := tali.Number(int(p.first)) - 1
				asked[i]++
				if m.Verb == Second {
					added[i]++
				}
			}
			p = p.After(m).(position)
		}
	}
	return added, asked
}
