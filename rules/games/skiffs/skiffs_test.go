package skiffs

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
)

// on is a position in which seat 0 acts, the first of its round, on a lake
// written box by box: "aab" is two skiffs of seat 0 and one of seat 1, "-" an
// empty box.
func on(t testing.TB, seats int, options map[string]int, boxes string) position {
	t.Helper()
	p := begin(t, rules.Setup{Seats: seats, Options: options})
	p.phase, p.fallen = acting, int16(fleet*seats)
	p.bowl = p.racers() &^ 1
	for b, s := range strings.Fields(boxes) {
		for _, c := range strings.Trim(s, "-") {
			p.lake.put(b, int(c-'a'), 1)
		}
	}
	gone := int32(fleet*seats) - int32(p.lake.all)
	p.coins.Left -= gone
	p.coins.House += gone
	return p
}

// follow makes moves written as in a record.
func follow(t testing.TB, p position, moves ...string) position {
	t.Helper()
	for _, s := range moves {
		m, ok := find(p, s)
		if !ok {
			t.Fatalf("%q cannot be done", s)
		}
		p = p.After(m).(position)
	}
	return p
}

// find is the move or outcome that a record writes so.
func find(p position, s string) (rules.Move, bool) {
	next := p.Moves(nil)
	for _, o := range p.Outcomes(nil) {
		next = append(next, o.Move)
	}
	i := slices.IndexFunc(next, func(m rules.Move) bool { return record(m) == s })
	if i < 0 {
		return rules.Move{}, false
	}
	return next[i], true
}

func can(p position, s string) bool {
	_, ok := find(p, s)
	return ok
}

func purses(p position) []int32 { return p.coins.Purse[:p.coins.N] }

func TestStorm(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3, First: 2})
	if p.Turn() != 2 || p.coins.Left != 75 || purses(p)[0] != 15 {
		t.Errorf("each puts up 25: %+v", p)
	}
	p = follow(t, p, "storm")
	if got := record(p.Outcomes(nil)[4].Move); got != "fall 5.1" || len(p.Outcomes(nil)) != 9 {
		t.Error(got)
	}
	for range 72 {
		p = p.After(p.Outcomes(nil)[0].Move).(position)
	}
	if p.phase != drawing || p.lake.n[0] != [8]int8{24, 24, 24} || len(p.Outcomes(nil)) != 3 {
		t.Errorf("24 of each colour fall and the racers are in the bowl: %+v", p)
	}
	if _, err := Game.New(rules.Setup{Seats: 2, Purses: []int{40, 24}}); err == nil || err.Error() != "everyone must have at least 25 coins" {
		t.Error(err)
	}
	q := follow(t, begin(t, rules.Setup{Seats: 2, Options: map[string]int{"storm": 1}}), "storm")
	if outs := q.Outcomes(nil); outs[4].Weight != 4 || outs[0].Weight != 1 || outs[1].Weight != 2 {
		t.Error("to the middle")
	}
}

func TestRound(t *testing.T) {
	p := on(t, 3, nil, "abc abc abc abc abc abc abc abc abc")
	p = follow(t, p, "take 1.1")
	if p.Turn() != rules.Chance || len(p.Outcomes(nil)) != 2 || can(p, "draw 1") {
		t.Errorf("two racers are left: %v", p.Outcomes(nil))
	}
	p = follow(t, p, "draw 3", "take 1.2", "draw 2", "take 2.3")
	if len(p.Outcomes(nil)) != 3 || p.round != 1 {
		t.Errorf("all are back in the bowl: %+v", p)
	}
}

func TestFourActions(t *testing.T) {
	lake := "aabbb ab b ab ab ab ab ab ab"
	for move, want := range map[string]struct {
		coins int32
		box   string
	}{
		"take 1.2":      {1, "aabb"},
		"take 1.1":      {1, "abbb"},
		"pair 2.1 1.2":  {2, "aabb"},
		"pair 1.1 1.2":  {2, "abb"},
		"pair 1.1 1.1":  {2, "bbb"},
		"three 1.2 1.2": {3, "ab"},
		"three 1.1 1.2": {3, "bb"},
		"move 1.2 2":    {0, "aabb"},
		"move 1.1 4":    {0, "abbb"},
	} {
		p := follow(t, on(t, 2, nil, lake), move)
		box := strings.Repeat("a", int(p.lake.n[0][0])) + strings.Repeat("b", int(p.lake.n[0][1]))
		if box != want.box || p.coins.Purse[0] != 15+want.coins {
			t.Errorf("%s leaves %s and %d coins", move, box, p.coins.Purse[0])
		}
	}
}

func TestAnchored(t *testing.T) {
	p := on(t, 2, nil, "ab b a aabb - ab ab ab ab")
	for _, s := range []string{"take 2.2", "pair 1.1 2.2", "move 2.2 5", "move 1.1 2", "move 1.2 2"} {
		if can(p, s) {
			t.Errorf("%s, but b is anchored in 2", s)
		}
	}
	for _, s := range []string{"take 3.1", "pair 3.1 1.2", "move 3.1 6", "move 6.2 3", "pair 1.1 1.2"} {
		if !can(p, s) {
			t.Errorf("%s cannot be done", s)
		}
	}
	// With its neighbour gone in the same action it would be anchored: that is
	// judged before.
	if p = follow(t, p, "pair 1.1 1.2"); p.lake.sum[0] != 0 {
		t.Error("both are taken at once")
	}
	tow := on(t, 2, map[string]int{"tow": 1}, "ab b a aabb - ab ab ab ab")
	if !can(tow, "move 2.2 5") || can(tow, "take 2.2") || can(tow, "move 1.1 2") {
		t.Error("with towing others move it, and no more")
	}
}

func TestThreeOfOneBox(t *testing.T) {
	lake := "a bbb abb ab ab ab ab ab aaa"
	p := on(t, 2, nil, lake)
	if can(p, "three 2.2 2.2") || !can(p, "three 3.2 3.2") || !can(p, "three 9.1 9.1") || can(p, "three 4.1 4.2") {
		t.Error("all three lie in one box")
	}
	p = on(t, 2, map[string]int{"loose": 1}, lake)
	if !can(p, "three 2.2 2.2 own 1") || !can(p, "three 3.2 3.2 own 3") || can(p, "three 2.2 2.2 own 2") {
		t.Error("loose, one's own may come from anywhere")
	}
	if p = follow(t, p, "three 2.2 2.2 own 1"); p.lake.sum[0] != 0 || p.lake.n[1][1] != 1 || p.coins.Purse[0] != 18 {
		t.Errorf("%+v", p.lake)
	}
}

func TestBeside(t *testing.T) {
	p := on(t, 2, nil, "ab ab ab ab ab ab ab ab ab")
	var to []string
	for box := range Boxes {
		if s := "move 5.1 " + string(rune('1'+box)); can(p, s) {
			to = append(to, s[9:])
		}
	}
	if !slices.Equal(to, []string{"2", "4", "6", "8"}) || can(p, "move 3.1 4") {
		t.Errorf("from the middle to %v", to)
	}
	if p = on(t, 2, map[string]int{"diagonal": 1}, "ab ab ab ab ab ab ab ab ab"); !can(p, "move 5.1 9") || can(p, "move 3.1 4") {
		t.Error("diagonally")
	}
}

// TestEveryLine: all eight, and none with a gap unless it is thin.
func TestEveryLine(t *testing.T) {
	for _, line := range []string{"123", "456", "789", "147", "258", "369", "159", "357"} {
		for thin := range 2 {
			for gap := range 2 {
				boxes := slices.Repeat([]string{"bc"}, Boxes)
				for i, c := range line {
					boxes[c-'1'] = "a"
					if i == 0 {
						boxes[c-'1'] = "ab"
					} else if i == 1 && gap == 1 {
						boxes[c-'1'] = "-"
					}
				}
				p := on(t, 3, map[string]int{"line": thin}, strings.Join(boxes, " "))
				p = follow(t, p, "take "+line[:1]+".2")
				if won := p.end == ByLine && p.wins[0]; won != (gap == 0 || thin == 1) {
					t.Errorf("line %s, thin %d, gap %d: %v", line, thin, gap, won)
				}
			}
		}
	}
}

func TestLineTakesAll(t *testing.T) {
	p := on(t, 2, nil, "aab a aa ab ab ab ab ab ab")
	p = follow(t, p, "take 1.2")
	// 17 skiffs were left; the house has the racers.
	if p.phase != over || p.won != 17 || p.coins.Purse[0] != 15+1+17 {
		t.Errorf("%+v", p)
	}
	if p.coins.Left != 0 || p.coins.House != 2+48-18 {
		t.Errorf("the house has %d", p.coins.House)
	}
}

func TestLineOfAnother(t *testing.T) {
	p := on(t, 3, nil, "bbc b b ac ac ac ac ac ac")
	if p = follow(t, p, "take 1.3"); p.end != ByLine || p.wins != (seats{1: true}) {
		t.Errorf("an action may make another's line: %v", p.wins)
	}
	p = on(t, 3, nil, "bbc b b ac a a ca a a")
	if p = follow(t, p, "take 1.3"); p.end != ByLine || p.wins != (seats{1: true}) {
		t.Errorf("%v", p.wins)
	}
	p = on(t, 3, nil, "b b bac a a a ca c c")
	if p = follow(t, p, "pair 3.1 3.3"); p.wins != (seats{0: true}) {
		t.Errorf("lines of several: the one who acted comes first, not %v", p.wins)
	}
	p = on(t, 3, nil, "bac b b c cc c ac ac aac")
	if p = follow(t, p, "pair 1.1 1.3"); p.wins != (seats{1: true, 2: true}) || p.won != 14 || p.each != 7 {
		t.Errorf("else they share: %+v", p)
	}
}

func TestSingleColours(t *testing.T) {
	p := on(t, 2, nil, "a bbb aa b - a b a ab")
	if p = follow(t, p, "take 9.1"); p.end != ByBoxes {
		t.Fatalf("%+v", p)
	}
	// Seat 0: five skiffs, four boxes. Seat 1: six skiffs, four boxes.
	if p.lake.points(0) != 9 || p.lake.points(1) != 10 || p.wins != (seats{1: true}) || p.won != 11 {
		t.Errorf("%d and %d points", p.lake.points(0), p.lake.points(1))
	}
	if !slices.Equal(purses(p), []int32{16, 26}) {
		t.Error(purses(p))
	}
}

func TestEqualPoints(t *testing.T) {
	p := on(t, 2, nil, "ab b - a - - - - -")
	p = follow(t, p, "take 1.2")
	// Seat 0 has two skiffs in two boxes, seat 1 one.
	if p.wins != (seats{0: true}) {
		t.Fatalf("%v", p.wins)
	}
	p = on(t, 2, nil, "aab b b a - b - - -")
	p = follow(t, p, "pair 1.1 1.2")
	if p.end != ByBoxes || p.wins != (seats{1: true}) {
		t.Fatalf("%v", p.wins)
	}
	p = on(t, 2, nil, "aabb - bb - - - - - -")
	p = follow(t, p, "pair 1.1 1.2")
	if p.end != Open {
		t.Fatal("a box has two colours")
	}
	p = on(t, 3, nil, "aac b bbb - a a - - -")
	p = follow(t, p, "take 1.3")
	// Seat 0 has 4 skiffs and 3 boxes, seat 1 has 4 skiffs and 2 boxes.
	if p.wins != (seats{0: true}) {
		t.Fatalf("%v", p.wins)
	}
	p = on(t, 3, nil, "aac b bb a - b - - a")
	p = follow(t, p, "take 1.3")
	if p.wins != (seats{0: true, 1: true}) || p.won != 8 || p.each != 4 {
		t.Fatalf("equal points share: %+v", p.wins)
	}
	p = on(t, 4, nil, "abd - b c - - a - c")
	p = follow(t, p, "pair 1.1 1.4")
	if p.wins != (seats{1: true, 2: true}) || p.won != 5 || p.each != 2 || p.coins.House != 4+96-7+1 {
		t.Errorf("the odd one goes to the house: %+v", p)
	}
}

func TestEmptyLake(t *testing.T) {
	p := follow(t, on(t, 2, nil, "ab - - - - - - - -"), "pair 1.1 1.2")
	if p.end != ByBoxes || p.won != 0 || p.wins.len() != 0 {
		t.Errorf("%+v", p)
	}
}

func TestFreakStorm(t *testing.T) {
	p := on(t, 2, nil, "aaa aaa aaa bbb bbb bbb - - -")
	if p.phase != acting || p.end != Open {
		t.Fatal("lines that the storm makes do not count")
	}
	if p = follow(t, p, "move 1.1 2"); p.end != ByLine || !p.wins[0] {
		t.Error("until somebody has acted")
	}
}

func TestMovingIsBarred(t *testing.T) {
	p := on(t, 2, nil, "ab ab ab ab ab ab ab ab ab")
	for i, round := range [][]string{
		{"move 1.1 2", "draw 2", "move 1.2 4"},
		{"draw 1", "move 2.1 1", "draw 2", "move 4.2 5"},
		{"draw 1", "move 1.1 2", "draw 2", "move 5.2 4"},
	} {
		if p.barred() {
			t.Fatalf("barred after %d rounds", i)
		}
		p = follow(t, p, round...)
	}
	if p = follow(t, p, "draw 1"); !p.barred() || can(p, "move 5.1 6") {
		t.Fatalf("three whole rounds without a skiff taken: %+v", p.quiet)
	}
	if why := p.Why(rules.Move{Verb: Shift, From: Place(4, 0), To: 5}); text.Plain(why) != "Nobody has taken a skiff for three rounds, so you must take one." {
		t.Error(text.Plain(why))
	}
	if p = follow(t, p, "take 5.1", "draw 2"); p.barred() || !can(p, "move 6.2 5") {
		t.Error("taking one lifts the bar")
	}
}

// legal is whether the seat that acts may do m, by the words of the rules.
func legal(p position, m rules.Move) bool {
	l, me := p.lake, int(p.seat)
	from, colour := At(m.From)
	mine := func(box, colour int) bool { return colour == me || l.sum[box] > 1 }
	switch m.Verb {
	case Take:
		return l.n[from][colour] > 0 && mine(from, colour)
	case Pair:
		to, other := At(m.To)
		if colour != me || l.n[from][me] == 0 || !mine(to, other) || other == me && to < from {
			return false
		}
		l.n[from][me]--
		return l.n[to][other] > 0
	case Three:
		to, other := At(m.To)
		if from != to || other < colour || l.n[from][me] == 0 {
			return false
		}
		l.n[from][me]--
		l.n[from][colour]--
		l.n[from][other]--
		return l.n[from][me] >= 0 && l.n[from][colour] >= 0 && l.n[from][other] >= 0
	}
	to := int(m.To)
	if p.barred() || to >= Boxes || abs(from/3-to/3)+abs(from%3-to%3) != 1 {
		return false
	}
	return l.n[from][colour] > 0 && mine(from, colour) && !(l.sum[to] == 1 && l.n[to][me] == 0)
}

// TestActions compares the actions with all that could be written.
func TestActions(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for game := range 3 {
		p := atAction(t, 2+2*game, r)
		for n := 0; p.phase != over && n < 60; n++ {
			if p.phase == acting && n%4 == 0 {
				want := 0
				for _, v := range []rules.Verb{Take, Pair, Three, Shift} {
					for from := range Place(Boxes, 0) {
						for to := range Place(Boxes, 0) {
							m := rules.Move{Verb: v, From: from, To: to}
							if (v != Take || to == 0) && legal(p, m) {
								want++
								if why := p.Why(m); why != "" {
									t.Fatalf("%s: %s", record(m), text.Plain(why))
								}
							}
						}
					}
				}
				if got := len(p.Moves(nil)); got != want {
					t.Fatalf("%d actions, want %d", got, want)
				}
			}
			p = p.After(chanced(p, r)).(position)
		}
	}
}

// chanced is any move or outcome.
func chanced(p position, r *rand.Rand) rules.Move {
	if outs := p.Outcomes(nil); len(outs) > 0 {
		return outs[r.IntN(len(outs))].Move
	}
	moves := p.Moves(nil)
	return moves[r.IntN(len(moves))]
}

// TestEndings compares how often random play ends by a line, as a simulation
// counts it, with what was found when the rules were settled.
func TestEndings(t *testing.T) {
	for _, c := range []struct {
		seats, thin int
		line        float64
	}{{2, 0, .70}, {4, 0, .29}, {2, 1, .996}, {4, 1, .93}} {
		n := short.Times(200, 1000)
		games, levels := float64(n), slices.Repeat([]string{opponent.Random}, c.seats)
		res, err := opponent.Simulate(Game, rules.Setup{Options: map[string]int{"line": c.thin}}, levels, n, 2)
		if err != nil {
			t.Fatal(err)
		}
		lines := res.Figures["end line"] / games
		t.Logf("%d seats, thin %d: %.1f %% end by a line", c.seats, c.thin, 100*lines)
		if bar := 4*math.Sqrt(c.line*(1-c.line)/games) + .005; math.Abs(lines-c.line) > bar {
			t.Errorf("%d seats, thin %d: %.3f end by a line, want %.3f ± %.3f", c.seats, c.thin, lines, c.line, bar)
		}
		if boxes := res.Figures["end colours"] + res.Figures["end empty"]; lines*games+boxes != games {
			t.Errorf("%v games end in another way: %v", games-lines*games-boxes, res.Figures)
		}
	}
}

// said are the parts of a move in words, with those in brackets that go without
// saying.
func said(m rules.Move, seat rules.Actor) string {
	word := func(p rules.Part) string { return strings.TrimSpace(text.Plain(p.Group) + " " + text.Plain(p.Word)) }
	list, tacit := parts(m, seat)
	var all []string
	for _, part := range list {
		all = append(all, word(part))
	}
	for _, part := range tacit {
		all = append(all, "("+word(part)+")")
	}
	return strings.Join(all, ", ")
}

func TestParts(t *testing.T) {
	p := on(t, 3, nil, "aabbb abc c ab ab ab ab ab ab")
	for move, want := range map[string]string{
		"take 1.2":      "box 1 {1}’s skiff",
		"pair 1.1 2.2":  "box 1 {0}’s skiff, box 2 {1}’s skiff",
		"pair 1.1 1.1":  "box 1 {0}’s skiff, box 1 {0}’s skiff",
		"three 1.2 1.2": "box 1 {1}’s skiff, box 1 {1}’s skiff, (box 1 {0}’s skiff)",
		"three 2.2 2.3": "box 2 {1}’s skiff, box 2 {2}’s skiff, (box 2 {0}’s skiff)",
		"move 1.2 4":    "box 1 {1}’s skiff, to box 4",
	} {
		m, ok := find(p, move)
		if !ok || said(m, 0) != want {
			t.Errorf("%s is said %q, want %q", move, said(m, 0), want)
		}
	}
	loose := on(t, 2, map[string]int{"loose": 1}, "a bb ab ab ab ab ab ab ab")
	if m, ok := find(loose, "three 2.2 2.2 own 1"); !ok || said(m, 0) != "box 2 {1}’s skiff, box 2 {1}’s skiff, (box 1 {0}’s skiff)" {
		t.Errorf("loose: %q", said(m, 0))
	}
	if said(rules.Move{Verb: Storm}, 0) != "" {
		t.Error("the storm is turned over at once")
	}
}

// The board shows the order of the racers and what was done last.
func TestBoardRemembers(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3})
	for p.phase != drawing {
		if len(p.Outcomes(nil)) == 0 {
			p = follow(t, p, "storm")
		}
		p = p.After(p.Outcomes(nil)[p.fallen/3%9].Move).(position)
	}
	if b := p.board(); len(b.Order) != 0 || b.Last != (rules.Move{}) {
		t.Errorf("nobody has acted: %+v", b)
	}
	p = follow(t, p, "draw 3")
	m := p.Moves(nil)[0]
	p = follow(t, p, record(m), "draw 1")
	if b := p.board(); !slices.Equal(b.Order, []rules.Actor{2, 0}) || b.Last != m || b.By != 2 {
		t.Errorf("the third, then the first: %+v", b)
	}
	p = follow(t, p, record(p.Moves(nil)[0]), "draw 2", record(p.Moves(nil)[0]))
	if b := p.board(); len(b.Order) != 0 && p.phase != over {
		t.Errorf("all are back in the bowl: %+v", b)
	}
}
