package century

import (
	"fmt"
	"math"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/rulestest"
	"knucklebones/rules/text"
)

func scouting(t testing.TB, moves string) position {
	t.Helper()
	return follow(t, rulestest.Begin(t, Game, rules.Setup{Seats: 1}).(position), moves)
}

// TestScouts: a delay sends out a scout, and after a later cast without recruits one may
// come back and turn the lowest bone into a six.
func TestScouts(t *testing.T) {
	p := scouting(t, "6664 4331")
	if p.scouts != 1 || p.phase != casting || p.day != 2 || p.men != 22 {
		t.Fatalf("the first delay asks nothing and sends out a scout: %+v", p)
	}
	for _, c := range []struct {
		cast, said, aside string
		turned, waited    int8 // men
		scouts            int8 // after waiting
	}{
		{"4331", "A delay: call a scout?", "A scout can turn a 1 into a 6: 16 recruits. Or send out another: then 2 are out. You need 78 more.", 22 + 16, 22, 2},
		{"4311", "A delay: call a scout?", "A scout can turn a 3 into a 6: 12 recruits. Or send out another: then 2 are out. You need 78 more.", 22 + 12, 22, 2},
		{"6431", "Venus: call a scout?", "A scout can turn a 1 into a 6: 19 recruits. Otherwise you lose 22 men. You need 78 more.", 22 + 19, 0, 1},
		{"1111", "Hounds: call a scout?", "A scout can turn a 1 into a 6: 9 recruits. Otherwise you lose 4 men. You need 78 more.", 22 + 9, 18, 1},
		{"4444", "Raiders: call a scout?", "A scout can turn a 4 into a 6: 18 recruits. Otherwise you lose 4 men. You need 78 more.", 22 + 18, 18, 1},
	} {
		q := follow(t, p, c.cast)
		if v := q.View(0); len(v.Choices) != 2 || v.Clear || text.Plain(v.Prompt) != c.said || text.Plain(v.Aside) != c.aside {
			t.Errorf("%s: %q, %q", c.cast, text.Plain(v.Prompt), text.Plain(v.Aside))
		}
		if done := follow(t, q, "turn"); done.men != c.turned || done.scouts != 0 || done.day != 3 || done.board().Days[2].Gain != int(c.turned)-22 {
			t.Errorf("%s turned makes %d men with %d scouts out, want %d", c.cast, done.men, done.scouts, c.turned)
		}
		if done := follow(t, q, "wait"); done.men != c.waited || done.scouts != c.scouts || done.day != 3 {
			t.Errorf("%s as it is leaves %d men with %d scouts out, want %d", c.cast, done.men, done.scouts, c.waited)
		}
	}
	if q := follow(t, p, "6666"); q.phase != casting || q.men != 16 || q.scouts != 1 {
		t.Errorf("four sixes can’t be turned: %+v", q)
	}
	if q := follow(t, p, "4311 wait 6431 wait 6664 6664 3333 wait 6664 6431 wait 4331"); len(q.Moves(nil)) != 1 || text.Plain(q.View(0).Aside) != "A scout can turn a 1 into a 6: 16 recruits. It is the last day. You need 100 more." {
		t.Errorf("on the last day there is nothing to save a scout for: %+v, %q", q.Moves(nil), text.Plain(q.View(0).Aside))
	}
	if q := follow(t, p, "4311 wait 4311 wait 4311 wait"); q.scouts != scoutsMost {
		t.Errorf("%d scouts are out", q.scouts)
	}
}

// TestTurnedBone: the bones on the table are those that count, and a bone that was turned stays
// in its place.
func TestTurnedBone(t *testing.T) {
	p := scouting(t, "4331 4311")
	if b := p.board(); b.Turns != 2 || !b.Scouted {
		t.Errorf("bone %d would be turned", b.Turns)
	}
	p = follow(t, p, "turn")
	var sides []int8
	for _, b := range p.View(0).Bones {
		sides = append(sides, b.Side)
	}
	if fmt.Sprint(sides) != "[1 1 6 4]" || p.board().Turns != 2 || p.board().Days[1].Hand != tali.Of(1, 1, 6, 4) {
		t.Errorf("%v, bone %d, %+v", sides, p.board().Turns, p.board().Days[1])
	}
}

// TestTenDays: with scouts the century is over after ten days.
func TestTenDays(t *testing.T) {
	p := scouting(t, "6664 6431 6664 6664 6664 1111 1111 1111 1111")
	if p.Turn() != 0 || p.board().Most != 10 {
		t.Fatalf("%+v", p)
	}
	if p = follow(t, p, "1111"); p.Turn() != rules.Nobody || p.won {
		t.Errorf("%+v", p)
	}
}

// chanceBy is the chance that the century stands, by all 256 ways in which four bones fall,
// without the plan and its kinds of casts; memo holds the chances known.
func chanceBy(left, scouts, men int, memo map[[3]int]float64) (sum float64) {
	key := [3]int{left, scouts, men}
	if men >= full {
		return 1
	}
	if x, ok := memo[key]; ok || left == 0 {
		return x
	}
	chances := map[int]float64{1: .1, 3: .4, 4: .4, 6: .1}
	for i := range 256 {
		var sides []int
		p, n, total, distinct := 1.0, i, 0, map[int]bool{}
		for range bones {
			side := tali.Sides[n%4]
			n /= 4
			sides, p, total = append(sides, side), p*chances[side], total+side
			distinct[side] = true
		}
		sum += p * chanceAfter(left-1, scouts, men, sides, total, distinct, memo)
	}
	memo[key] = sum
	return sum
}

// chanceAfter is the chance after a cast of these sides, with that total and these different
// sides.
func chanceAfter(left, scouts, men int, sides []int, total int, distinct map[int]bool, memo map[[3]int]float64) float64 {
	bare := 0.0
	switch {
	case len(distinct) == 4:
		bare = chanceBy(left, scouts, 0, memo)
	case len(distinct) == 1:
		bare = chanceBy(left, scouts, max(0, men-map[int]int{1: 4, 3: 3, 4: 4, 6: 6}[sides[0]]), memo)
	case distinct[6]:
		return chanceBy(left, scouts, men+total, memo)
	default:
		bare = chanceBy(left, min(scouts+1, scoutsMost), men, memo)
	}
	best := 0 // recruits if a bone is turned
	for i, side := range sides {
		after := map[int]bool{6: true}
		for j, other := range sides {
			after[other] = after[other] || j != i
		}
		delete(after, 0)
		n := 0
		for _, there := range after {
			if there {
				n++
			}
		}
		if side != 6 && n < 4 {
			best = max(best, total-side+6)
		}
	}
	if scouts == 0 || best == 0 {
		return bare
	}
	return max(bare, chanceBy(left, scouts-1, men+best, memo))
}

// TestScoutOdds compares the lens with the chances of all casts, computed apart from the plan.
func TestScoutOdds(t *testing.T) {
	memo := map[[3]int]float64{}
	if got := chanceBy(10, 0, 0, memo); math.Abs(got-0.598678) > 1e-6 {
		t.Errorf("a century stands with %v", got)
	}
	for _, c := range []struct {
		moves      string
		turn, wait [3]int // days left, scouts and men after it
	}{
		{moves: "6664 4331 4331", turn: [3]int{7, 0, 38}, wait: [3]int{7, 2, 22}},
		{moves: "6664 4331 6431", turn: [3]int{7, 0, 41}, wait: [3]int{7, 1, 0}},
		{moves: "4331 3333", turn: [3]int{8, 0, 15}, wait: [3]int{8, 1, 0}},
	} {
		p := scouting(t, c.moves)
		o, _ := odds(p.View(0), nil)(1 << 30)
		for _, row := range o.Rows {
			at := c.turn
			if row.Move.Verb == Wait {
				at = c.wait
			}
			if want := chanceBy(at[0], at[1], at[2], memo); math.Abs(row.Worth-want) > 1e-9 || !o.Exact {
				t.Errorf("%s: %s is said to lead to %v, not %v", c.moves, row.Move.Verb, row.Worth, want)
			}
		}
		if len(o.Rows) != 2 || o.Rows[0].Worth < o.Rows[1].Worth || !o.Rows[0].Best {
			t.Errorf("%s: %+v", c.moves, o)
		}
	}
}
