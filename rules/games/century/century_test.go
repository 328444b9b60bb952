package century

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
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
)

// begin starts a game with these options and makes the moves "6643 6661 …".
func begin(t testing.TB, options map[string]int, moves string) position {
	t.Helper()
	return follow(t, rulestest.Begin(t, Game, rules.Setup{Seats: 1, Ruleset: "century", Options: options}).(position), moves)
}

func follow(t testing.TB, p position, moves string) position {
	t.Helper()
	return rulestest.Follow(t, Game, p, strings.Fields(moves)...).(position)
}

// TestEachCast goes through all the source names, from fifty-seven men.
func TestEachCast(t *testing.T) {
	for cast, men := range map[string]int8{
		"6661": 57 + 19, "6111": 57 + 9, "6664": 57 + 22, "1111": 53, "3333": 54, "4444": 53, "6666": 51, "6431": 0,
		"4431": 57, "3311": 57, "4331": 57,
	} {
		p := begin(t, nil, "6661 6661 6661 "+cast)
		if p.men != men || p.day != 4 {
			t.Errorf("after %s there are %d men, want %d", cast, p.men, men)
		}
	}
}

func TestNeverFewerThanNone(t *testing.T) {
	p := begin(t, nil, "1111 3333 6666 6431 4444")
	if p.men != 0 || text.Plain(p.facts()[1]) != "The bones show 4 4 4 4: raiders found nobody." {
		t.Errorf("%d men, %q", p.men, text.Plain(p.facts()[1]))
	}
	if p = follow(t, p, "6111 6666 6666"); p.men != 0 || p.last != -3 {
		t.Errorf("Gauls take the three that are left: %d, %d", p.men, p.last)
	}
}

func TestWonAtOnce(t *testing.T) {
	p := begin(t, nil, "6664 6664 6664 6664 6111")
	if p.men != 97 || p.Turn() != 0 {
		t.Fatalf("%d men", p.men)
	}
	p = follow(t, p, "6663")
	if p.Turn() != rules.Nobody || !slices.Equal(p.Scores(), []int{840}) || text.Plain(p.View(0).Aside) != "118 men on day 6." {
		t.Errorf("over a hundred is a century: %v, %q", p.Scores(), text.Plain(p.View(0).Aside))
	}
}

func TestLost(t *testing.T) {
	p := begin(t, nil, strings.Repeat("4431 ", 15)+"6664 6664 6664 6664 6111")
	if p.Turn() != rules.Nobody || !slices.Equal(p.Scores(), []int{0}) || text.Plain(p.View(0).Prompt) != "The century is lost" {
		t.Errorf("97 men after twenty days: %v", p.Scores())
	}
	p = begin(t, nil, strings.Repeat("4431 ", 15)+"6664 6664 6664 6664 6411")
	if !p.stands() || p.men != 100 {
		t.Errorf("a hundred on the last day: %d", p.men)
	}
}

const (
	won  = "6664 6664 6664 6664 6411 "
	loss = "4431 4431 4431 4431 4431 4431 4431 4431 4431 4431 4431 4431 4431 4431 4431 4431 4431 4431 4431 4431 "
)

func TestCohort(t *testing.T) {
	p := begin(t, map[string]int{"cohort": 1}, loss)
	if p.built != 0 || p.phase != between {
		t.Errorf("there is no century to take away: %+v", p)
	}
	p = follow(t, p, "next "+won+"next "+won+"next "+loss)
	if p.built != 1 || p.played != 4 {
		t.Errorf("won twice, lost once: %d", p.built)
	}
	for range 4 {
		p = follow(t, p, "next "+won)
	}
	if !p.stands() || text.Plain(p.View(0).Prompt) != "The cohort stands" {
		t.Errorf("%+v", p)
	}
}

func TestBreakCamp(t *testing.T) {
	on := map[string]int{"camp": breakCamp}
	p := begin(t, on, "6431 6664 6431")
	if p.phase != visited || p.day != 2 || len(p.Moves(nil)) != 2 {
		t.Fatalf("Venus at an empty camp asks nothing, at a full one she does: %+v", p)
	}
	at := begin(t, on, "6664").After(rules.Move{Verb: rules.Throw})
	if e := at.Events(tali.Cast(tali.Of(6, 4, 3, 1)), 0); len(e) != 1 || text.Plain(e[0].Text) != "{0} threw 1 3 4 6: Venus." {
		t.Errorf("Venus brings nothing yet, after a day that brought recruits: %+v", e)
	}
	if q := follow(t, p, "stay 6664 6431"); q.phase != visited || q.men != 22 || q.day != 4 {
		t.Errorf("who stays may break camp later: %+v", q)
	}
	if p = follow(t, p, "break 6431"); p.men != 0 || p.day != 4 {
		t.Errorf("camp is broken once: %+v", p)
	}
	if p = begin(t, nil, "6664 6431"); p.men != 0 {
		t.Errorf("it is off: %+v", p)
	}
}

func TestDigIn(t *testing.T) {
	p := begin(t, map[string]int{"camp": digIn}, "6664 dig 6664")
	if p.day != 3 || p.men != 44 || p.safe != 22 {
		t.Fatalf("%+v", p)
	}
	if why := p.Why(rules.Move{Verb: Dig}); text.Plain(why) != "You have already dug in once this century." {
		t.Error(text.Plain(why))
	}
	if p = follow(t, p, "6431"); p.men != 22 {
		t.Errorf("Venus leaves those who were there: %d", p.men)
	}
	if p = follow(t, p, "6666 6431"); p.men != 16 {
		t.Errorf("or as many as there still are: %d", p.men)
	}
	if d := p.board().Days; !d[1].Dug || d[0].Hand != tali.Of(6, 6, 6, 4) {
		t.Errorf("%+v", d)
	}
}

// TestBoth: with choices, the men may dig in and break camp, each once in a century.
// Venus asks nothing where she could steal nobody.
func TestBoth(t *testing.T) {
	p := rulestest.Begin(t, Game, rules.Setup{Seats: 1, Ruleset: "choices"}).(position)
	p = follow(t, p, "6664 dig 6431")
	if p.phase != casting || p.men != 22 || p.day != 3 {
		t.Errorf("all are safe, so she asks nothing: %+v", p)
	}
	if p = follow(t, p, "6663 6431"); p.phase != visited || text.Plain(p.aside()) != "Break camp (once a century), or lose 21 men." {
		t.Errorf("%+v, %q", p, text.Plain(p.aside()))
	}
	if q := follow(t, p, "stay"); q.men != 22 || q.board().Used {
		t.Errorf("who stays keeps the safe ones and may break camp later: %+v", q)
	}
	p = follow(t, p, "break")
	if b := p.board(); p.men != 43 || !b.Used || !b.Days[4].Broke || b.Days[2].Broke {
		t.Errorf("both are used: %+v", b)
	}
	if p = follow(t, p, "6431"); p.men != 22 || p.phase != casting {
		t.Errorf("%+v", p)
	}
}

// TestDelay: on a day of delay ten men dig in, or the two lowest bones are thrown again and
// what all four show counts.
func TestDelay(t *testing.T) {
	p := rulestest.Begin(t, Game, rules.Setup{Seats: 1, Ruleset: "idle"}).(position)
	p = follow(t, p, "6664 4331")
	if v := p.View(0); p.phase != delayed || p.day != 1 || len(v.Choices) != 2 || v.Cup != 0 || text.Plain(v.Text[1]) != "The bones show 1 3 3 4: a delay." {
		t.Fatalf("the men have nothing to do: %+v", v)
	}
	dug := follow(t, p, "build")
	if b := dug.board(); dug.day != 2 || b.Walled != 10 || b.Safe != 10 || !b.Days[1].Built || b.Days[1].Hand != tali.Of(4, 3, 3, 1) {
		t.Errorf("ten men dig in: %+v", b)
	}
	if q := follow(t, dug, "6431"); q.men != 10 {
		t.Errorf("Venus leaves ten: %d", q.men)
	}
	if q := follow(t, dug, "6431 4431 build 6664 6431"); q.men != 20 || q.board().Walled != 20 {
		t.Errorf("there is room for ten more, who come later: %d", q.men)
	}
	p = follow(t, p, "seek")
	if v := p.View(0); p.Turn() != rules.Chance || v.Cup != 2 || v.Clear || len(v.Bones) != 2 || v.Bones[0].Side != 3 || v.Bones[1].Side != 4 || len(p.Outcomes(nil)) != 10 {
		t.Errorf("1 and 3 are thrown again: %+v", v)
	}
	for _, c := range []struct {
		falls string
		men   int8
	}{{"61", 0}, {"63", 22 + 16}, {"66", 22 + 19}, {"31", 22}} {
		q := follow(t, p, c.falls)
		if q.men != c.men || q.day != 2 || q.phase != casting || len(q.View(0).Bones) != 4 {
			t.Errorf("%s beside 3 and 4 makes %d men on day %d, want %d", c.falls, q.men, q.day, c.men)
		}
	}
	if q := follow(t, p, "31 6664"); q.men != 44 || len(q.View(0).Bones) != 4 || q.kept != 0 {
		t.Errorf("the next throw is of all four: %+v", q)
	}
	full := begin(t, map[string]int{"idle": 1}, strings.Repeat("4433 build ", 10)+"4433")
	if moves := full.Moves(nil); len(moves) != 1 || moves[0].Verb != Seek || full.board().Walled != 100 {
		t.Errorf("there is no room for more than a century: %v", moves)
	}
}

func TestNobodyToRecruit(t *testing.T) {
	for _, w := range [][4]int{{50, 50, 0, 0}, {0, 0, 0, 100}} {
		_, err := Game.New(rules.Setup{Seats: 1, Options: map[string]int{"weights": tali.Custom, "w1": w[0], "w3": w[1], "w4": w[2], "w6": w[3]}})
		if err != errNobody {
			t.Errorf("%v: %v", w, err)
		}
	}
}

func planned(p position) *plan {
	pl := newPlan(p.agreement)
	for !pl.run(1000) {
	}
	return pl
}

// TestChance: the chance at the start, computed apart from the game by adding
// up all casts of four bones over twenty days, is 32.0369 % with sheep's bones
// and 68.1476 % with even ones.
func TestChance(t *testing.T) {
	for weights, want := range map[int]string{tali.Sheep: "0.320369", tali.Even: "0.681476"} {
		p := begin(t, map[string]int{"weights": weights}, "")
		got := planned(p).chance(&p, rules.Move{Verb: rules.Throw})
		if fmt.Sprintf("%.6f", got) != want {
			t.Errorf("weights %d: %v, want %s", weights, got, want)
		}
	}
}

// TestPlanIsPlayed plays by the plan, and at random; with -short, fewer games.
func TestPlanIsPlayed(t *testing.T) {
	games := float64(short.Times(5000, 20000))
	for _, set := range []map[string]int{{}, {"camp": breakCamp}, {"camp": digIn}, {"camp": both}, {"idle": 1}, {"idle": 1, "camp": both}, {"scouts": 1, "days": 10}, {"scouts": 1, "days": 10, "camp": both}} {
		start, camp := begin(t, set, ""), set["camp"]+4*set["idle"]+8*set["scouts"]
		pl := planned(start)
		want := max(pl.chance(&start, rules.Move{Verb: rules.Throw}), 0)
		r := rand.New(rand.NewPCG(1, uint64(camp)))
		stood, random := 0.0, 0.0
		for range int(games) {
			stood += start.playOn(r, pl)
			random += start.playOn(r, nil)
		}
		stood, random = stood/games, random/games
		bar := 2 * math.Sqrt(.25/games)
		t.Logf("camp %d: computed %.4f, played %.4f, at random %.4f ± %.4f", camp, want, stood, random, bar)
		if math.Abs(stood-want) > 2*bar || camp != open && stood < random+bar {
			t.Errorf("camp %d: computed %.4f, played %.4f, at random %.4f", camp, want, stood, random)
		}
	}
}

// playOn is 1 if the century stands in the end, by the plan or at random.
func (p position) playOn(r *rand.Rand, pl *plan) float64 {
	for p.Turn() != rules.Nobody {
		if p.Turn() == rules.Chance {
			falls := p.Outcomes(nil)
			x := r.Int64N(int64(rules.TotalWeight(falls)))
			i := slices.IndexFunc(falls, func(o rules.Outcome) bool { x -= o.Weight; return x < 0 })
			p = p.After(falls[i].Move).(position)
			continue
		}
		moves := p.Moves(nil)
		m := moves[r.IntN(len(moves))]
		if pl != nil {
			m = slices.MaxFunc(moves, func(a, b rules.Move) int {
				if pl.chance(&p, a) < pl.chance(&p, b) {
					return -1
				}
				return 1
			})
		}
		p = p.After(m).(position)
	}
	return float64(p.Scores()[0]) / 840
}

func TestCenturionFollowsThePlan(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for moves, want := range map[string]rules.Verb{
		"6664 6664 6664 6664 6431": Break, "6111 6431": Stay,
	} {
		p := begin(t, map[string]int{"camp": breakCamp}, moves)
		m, _ := think("hard", p.View(0), r)(1 << 20)
		o, _ := odds(p.View(0), r)(1 << 20)
		if m.Verb != want || o.Rows[0].Move != m || !o.Rows[0].Best {
			t.Errorf("after %s it plays %s: %+v", moves, m.Verb, o)
		}
	}
}

func BenchmarkPlan(b *testing.B) {
	v := begin(b, map[string]int{"camp": digIn}, "6664").View(0)
	for b.Loop() {
		odds(v, nil)(1 << 30)
	}
}

// TestSimulated compares a simulation with the hands and with the chance that a
// century stands.
func TestSimulated(t *testing.T) {
	const games = 2000
	for weights, want := range map[int]float64{tali.Sheep: .320369, tali.Even: .681476} {
		res := rulestest.Falls(t, Game, rules.Setup{Seats: 1, Ruleset: "century", Options: map[string]int{"weights": weights}}, "random", games, bones)
		rulestest.Often(t, "a century stands", res.Seats[0].Wins, games, want)
		if res.Figures["venus"] != res.Seats[0].Wins {
			t.Errorf("%v centuries are told, %v won", res.Figures["venus"], res.Seats[0].Wins)
		}
	}
}
