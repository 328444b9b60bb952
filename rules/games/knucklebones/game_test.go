package knucklebones

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/rulestest"
	"knucklebones/rules/text"
)

func TestGame(t *testing.T) {
	rulestest.Game(t, Game,
		rulestest.Sitting{Setup: rules.Setup{Ruleset: "told"}, Seed: 1931},
		rulestest.Sitting{Setup: rules.Setup{Seats: 2}, Level: "hard", Seed: 258},
		rulestest.Sitting{Setup: rules.Setup{Seats: 1}, Level: "hard"},
	)
}
func TestTumble(t *testing.T)    { rulestest.Tumble(t, Game, 100000) }
func BenchmarkPlay(b *testing.B) { rulestest.Bench(b, Game) }

// begin starts a game with these options.
func begin(t testing.TB, seats int, options map[string]int, purses ...int) position {
	t.Helper()
	p, err := Game.New(rules.Setup{Seats: seats, Ruleset: "told", Options: options, Purses: purses})
	if err != nil {
		t.Fatal(err)
	}
	return p.(position)
}

// play makes moves as a record writes them, parted by commas. A cast takes the
// throw before it along: "1 3 4" is "throw, cast 1 3 4".
func play(t testing.TB, p position, moves string) position {
	t.Helper()
	for text := range strings.SplitSeq(moves, ",") {
		if text = strings.TrimSpace(text); text[0] <= '9' {
			p = p.After(find(t, p, "throw")).(position)
			text = "cast " + text
		}
		p = p.After(find(t, p, text)).(position)
	}
	return p
}

func find(t testing.TB, p position, text string) rules.Move {
	t.Helper()
	legal := p.Moves(nil)
	for _, o := range p.Outcomes(nil) {
		legal = append(legal, o.Move)
	}
	i := slices.IndexFunc(legal, func(m rules.Move) bool { return Game.Text(m) == text })
	if i < 0 {
		t.Fatalf("%q cannot be made; %s", text, p.prompts())
	}
	return legal[i]
}

func (p position) prompts() string {
	v := p.View(rules.Nobody)
	return text.Plain(v.Prompt) + " " + can(p)
}

// can is what may be done at p, as text.
func can(p position) string {
	var all []string
	for _, m := range p.Moves(nil) {
		all = append(all, Game.Text(m))
	}
	return strings.Join(all, ", ")
}

var noBets = map[string]int{"bets": betsNever}

// TestSource plays the two examples of the source.
func TestSource(t *testing.T) {
	p := play(t, begin(t, 2, noBets), "4 4 4, 1 1 1, 1 3 4")
	if got := can(p); got != "cover 1, cover 3, cover 4, cover 5, cover 7, cover 8" {
		t.Errorf("1, 3 and 4 on an empty square: %s", got)
	}
	p = play(t, p, "cover 8, 2 3 4, cover 9, 1 3 4, cover 7, 1 2 3, cover 6, 1 3 4, cover 5, 1 3 4, cover 4, 1 1 3, cover 3, 1 1 1, cover 1")
	p = play(t, p, "throw")
	ev := p.Events(find(t, p, "cast 1 3 4"), 1)
	if len(ev) != 2 || text.Plain(ev[1].Text) != "{0} couldn’t cover any number: 2 left." || ev[1].Mark != rules.Lost {
		t.Errorf("told %v", ev)
	}
	p = p.After(find(t, p, "cast 1 3 4")).(position)
	if p.score[0] != 2 || p.Turn() != 1 {
		t.Errorf("with only 2 open, 1, 3 and 4 leave %d, and %d acts", p.score[0], p.Turn())
	}
	b := p.View(1).Board.(Board)
	if b.Whose != 0 || b.Left != 2 || b.Pebbles[0] != 8 || b.Covered[2] || !b.Covered[9] {
		t.Errorf("the square shows %+v", b)
	}
}

// TestMade compares with sums written out for every ordered cast.
func TestMade(t *testing.T) {
	for _, o := range tali.Outcomes(3, sheep) {
		b := (&position{hand: tali.Hand(o.Move.N)}).bones(nil)
		x, y, z := int(b[0].Counts), int(b[1].Counts), int(b[2].Counts)
		for n := 1; n <= 9; n++ {
			want := slices.Contains([]int{x, y, z, x + y, y + z, x + z, x + y + z}, n)
			if made(tali.Hand(o.Move.N)).has(n) != want {
				t.Errorf("%d %d %d make %d: %v", x, y, z, n, !want)
			}
		}
	}
}

func TestWhy(t *testing.T) {
	p := play(t, begin(t, 2, noBets), "4 4 4, 1 1 1, 1 3 4, cover 8, 1 3 4")
	for to, want := range map[int16]string{
		8: "8 is covered already.", 6: "1, 3 and 4 do not make 6.", 5: "", 10: "Choose a number from 1 to 9.",
	} {
		if got := p.Why(rules.Move{Verb: Cover, To: to}); text.Plain(got) != want {
			t.Errorf("cover %d: %q, want %q", to, text.Plain(got), want)
		}
	}
	if got := p.Why(rules.Move{Verb: rules.Throw}); text.Plain(got) != "Cover one number first." {
		t.Error(text.Plain(got))
	}
}

// TestWhoBegins has two of three level: only they throw again, and the winner
// of them says which way the bones go.
func TestWhoBegins(t *testing.T) {
	p := play(t, begin(t, 3, noBets), "2 2 2, 3 4 4, 3 4 4")
	if p.Turn() != 1 {
		t.Fatalf("%d throws again, want 1", p.Turn())
	}
	p = play(t, p, "1 1 1, 1 1 2")
	if p.Turn() != 2 || can(p) != "left, right" {
		t.Fatalf("%d may %s", p.Turn(), can(p))
	}
	for way, second := range map[string]rules.Actor{"left": 0, "right": 1} {
		q := play(t, p, way)
		if q.Turn() != 2 {
			t.Errorf("%s: %d begins", way, q.Turn())
		}
		q = play(t, q, "1 1 1, cover 1, 1 1 1, cover 2, 1 1 1, cover 3, 1 1 1")
		if q.Turn() != second {
			t.Errorf("%s: %d is second, want %d", way, q.Turn(), second)
		}
	}
}

// fail ends a turn with 39 left: 1, 2 and 3 covered, then three ones.
const fail = "1 1 1, cover 1, 1 1 1, cover 2, 1 1 1, cover 3, 1 1 1"

// zero covers all nine.
const zero = "2 3 4, cover 9, 1 3 4, cover 8, 1 3 4, cover 7, 1 2 3, cover 6, 1 3 4, cover 5, 1 3 4, cover 4, 1 1 3, cover 3, 1 1 1, cover 2, 1 1 1, cover 1"

func TestFaceOff(t *testing.T) {
	p := play(t, begin(t, 3, noBets), "4 4 4, 1 1 1, 1 1 1, left,"+zero+","+fail+","+zero)
	if p.faced != 1 || p.in != 0b101 || p.Turn() != 0 {
		t.Fatalf("faced %d, in %b, %d acts", p.faced, p.in, p.Turn())
	}
	if v := p.View(0); text.Plain(v.Seats[1].Note) != "beaten" || !v.Seats[1].Out || v.Piles[0].Coins != 9 {
		t.Errorf("%+v", v.Seats)
	}
	p = play(t, p, zero+","+fail)
	if p.Turn() != rules.Nobody || !slices.Equal(p.Scores(), []int{6, -3, -3}) {
		t.Errorf("%d acts, scores %v", p.Turn(), p.Scores())
	}
	if v := p.View(1); text.Plain(v.Prompt) != "{0} wins the pot" || text.Plain(v.Aside) != "The lowest score of the face-off: all nine numbers are covered." || !v.Seats[0].Won {
		t.Errorf("%q, %q", text.Plain(v.Prompt), text.Plain(v.Aside))
	}
}

// TestFaceOffToTheRight: where the bones go right, a face-off begins with the first
// from the leader on to the right.
func TestFaceOffToTheRight(t *testing.T) {
	p := play(t, begin(t, 3, noBets), "4 4 4, 1 1 1, 1 1 1, right,"+fail+","+zero+","+zero)
	if p.faced != 1 || p.in != 0b110 || p.Turn() != 2 {
		t.Fatalf("0 is beaten and 2 begins: faced %d, in %b, %d acts", p.faced, p.in, p.Turn())
	}
	if p = play(t, p, fail); p.Turn() != 1 {
		t.Errorf("%d is second", p.Turn())
	}
}

// TestShare has every face-off end level.
func TestShare(t *testing.T) {
	for split, rounds := range map[int]int{0: mostFaceOffs + 1, 1: fewFaceOffs + 1} {
		p := play(t, begin(t, 3, map[string]int{"bets": betsNever, "split": split, "ante": 5}), "4 4 4, 1 1 1, 1 1 1, right")
		for range rounds*3 - 1 {
			p = play(t, p, fail)
		}
		if p.Turn() == rules.Nobody {
			t.Fatal("over too soon")
		}
		p = play(t, p, fail)
		if p.Turn() != rules.Nobody || !slices.Equal(p.Scores(), []int{0, 0, 0}) {
			t.Errorf("split %d: %d acts, scores %v", split, p.Turn(), p.Scores())
		}
	}
}

// TestNoEndlessThrowing has bones that know one side only.
func TestNoEndlessThrowing(t *testing.T) {
	one := map[string]int{"weights": tali.Custom, "w1": 100, "w3": 0, "w4": 0, "w6": 0}
	p := rules.Position(begin(t, 8, one))
	steps := 0
	for r := rand.New(rand.NewPCG(1, 1)); p.Turn() != rules.Nobody; steps++ {
		if p.Turn() == rules.Chance {
			p = p.After(p.Outcomes(nil)[0].Move)
			continue
		}
		moves := p.Moves(nil)
		p = p.After(moves[r.IntN(len(moves))])
	}
	if steps > Game.Longest {
		t.Errorf("%d steps", steps)
	}
}

func TestSetups(t *testing.T) {
	if _, err := Game.New(rules.Setup{Seats: 3, Purses: []int{40, 2, 0}}); err == nil {
		t.Error("one player alone can pay the ante, and yet there is a game")
	}
	p := begin(t, 3, nil, 40, 2, 40)
	if v := p.View(1); text.Plain(v.Seats[1].Note) != "sits out" || !v.Seats[1].Out || v.Piles[0].Coins != 6 {
		t.Errorf("%+v", v.Seats[1])
	}
}
