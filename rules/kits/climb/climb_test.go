package climb

import (
	"math"
	"math/rand/v2"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

var even = map[string]int{"weights": tali.Even, "recast": 1, "purse": 40, "ante": 3}

func begin(t testing.TB, options map[string]int, purses []int, steps ...tali.Hand) position {
	t.Helper()
	p, err := Start(rules.Setup{Seats: len(purses), Options: options, Purses: purses}, steps)
	if err != nil {
		t.Fatal(err)
	}
	return p.(position)
}

// fell has the hands fall, each after a throw where one is asked for.
func (p position) fell(hands ...tali.Hand) position {
	for _, h := range hands {
		if !p.falling {
			p = p.After(rules.Move{Verb: rules.Throw}).(position)
		}
		p = p.After(tali.Cast(h)).(position)
	}
	return p
}

func (p position) keep(sides ...int) position {
	return p.After(rules.Move{Verb: Keep, N: int32(tali.Of(sides...))}).(position)
}

var dogs, threes = tali.Of(1, 1, 1, 1), tali.Of(3, 3, 3, 3)

func TestHighestBegins(t *testing.T) {
	p := begin(t, even, []int{40, 40, 40}, dogs)
	p = p.fell(threes, tali.Of(6, 4, 3, 1), tali.Of(6, 6, 1, 1))
	if p.phase != opening || p.Turn() != 1 || p.opened[1].Sum() != 14 {
		t.Fatalf("14 and 14 are level: %+v", p.rot)
	}
	if p = p.fell(dogs, threes); p.Turn() != 2 || p.phase != climbing {
		t.Errorf("seat 2 is highest: %+v", p)
	}
	for p = begin(t, even, []int{40, 40}, dogs); p.phase == opening; {
		p = p.fell(threes)
	}
	if p.offs != offsMost-1 || p.Turn() != 0 {
		t.Errorf("level %d times, and %d begins", p.offs, p.Turn())
	}
}

func TestRecast(t *testing.T) {
	p := begin(t, even, []int{40, 40}, threes, dogs).fell(threes, dogs)
	p = p.fell(tali.Of(3, 3, 1, 6))
	if p.phase != keeping || p.Turn() != 0 || len(p.Moves(nil)) != 11 {
		t.Fatalf("%+v", p.Moves(nil))
	}
	p = p.keep(3, 3, 1)
	if p.cup() != 1 || p.View(0).Cup != 1 || len(p.View(0).Bones) != 3 {
		t.Errorf("one bone is cast: %+v", p.View(0))
	}
	p = p.fell(tali.Of(4)).keep(3, 3)
	p = p.fell(tali.Of(3, 3))
	if p.made[0] != 1 || p.Turn() != 1 || p.casts != 3 {
		t.Errorf("a bone kept once is cast later, and the third cast makes it: %+v", p)
	}
	p = p.fell(tali.Of(6, 6, 6, 6)).keep().fell(tali.Of(6, 6, 6, 6)).keep(6).fell(tali.Of(4, 4, 4))
	if p.made[1] != 0 || p.Turn() != 0 {
		t.Errorf("three casts and the turn is over: %+v", p)
	}
	if p = p.fell(dogs); p.phase != over || p.won != 6 || p.Scores()[0] != 3 {
		t.Errorf("both steps win at once: %+v", p)
	}
}

func TestOneCast(t *testing.T) {
	p := begin(t, map[string]int{"ante": 0}, []int{0, 0}, dogs, threes).fell(threes, dogs)
	p = p.fell(threes)
	if p.made[0] != 0 || p.Turn() != 1 {
		t.Errorf("too early is void: %+v", p.made)
	}
	if got := p.fell(dogs, dogs); got.made[0] != 1 || got.made[1] != 1 {
		t.Errorf("each has his own steps: %+v", got.made)
	}
	e := p.After(rules.Move{Verb: rules.Throw}).(position).Events(tali.Cast(threes), 0)
	if text.Plain(e[0].Text) != "{1} threw 3 3 3 3: step 2: too far." {
		t.Errorf("%+v", e)
	}
}

func TestLimit(t *testing.T) {
	p := begin(t, even, []int{40, 2, 40, 40}, dogs).fell(threes, dogs, dogs)
	if p.in.Has(1) || p.coins.Pot() != 9 {
		t.Fatalf("seat 1 cannot pay the ante: %+v", p.coins)
	}
	p.casts = castsMost - 1
	p = p.fell(threes)
	if p.phase != over || p.winner >= 0 || p.won != 3 || p.coins.Total() != 122 {
		t.Errorf("the pot is shared: %+v", p)
	}
	p = begin(t, map[string]int{"ante": 0}, []int{0, 0, 0}, dogs).fell(threes, dogs, dogs)
	p.casts = castsMost - 1
	if s := p.fell(threes).Scores(); s[0] != 280 || s[2] != 280 {
		t.Errorf("without coins the game is: %v", s)
	}
}

func TestStart(t *testing.T) {
	for want, s := range map[string]rules.Setup{
		"at least two players must be able to pay the ante of 3 coins": {Seats: 2, Options: even, Purses: []int{2, 40}},
		"every side of the bones needs a chance of at least 1 percent": {Seats: 2, Purses: []int{9, 9},
			Options: map[string]int{"weights": tali.Custom, "w1": 0, "w3": 50, "w4": 40, "w6": 10}},
	} {
		if _, err := Start(s, []tali.Hand{dogs}); err == nil || err.Error() != want {
			t.Errorf("%v, want %q", err, want)
		}
	}
}

// TestChance draws turns and compares how often the step was made.
func TestChance(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	want := tali.Of(6, 6, 6, 4)
	p := begin(t, map[string]int{"recast": 1}, []int{0, 0}, want, dogs).fell(threes, dogs)
	c := p.know()
	const turns = 40000
	made := 0
	for range turns {
		q := p.After(rules.Move{Verb: rules.Throw}).(position)
		for q.seat == 0 {
			q = q.fell(draw(q.Outcomes(nil), r))
			if q.phase == keeping {
				kept, _ := c.Keep(q.lie, casts-int(q.cast))
				q = q.After(rules.Move{Verb: Keep, N: int32(kept)}).(position)
			}
		}
		made += int(q.made[0])
	}
	got, bar := float64(made)/turns, math.Sqrt(c.turn/turns)
	t.Logf("%.4f ± %.4f, computed %.4f", got, 2*bar, c.turn)
	if math.Abs(got-c.turn) > 4*bar {
		t.Errorf("made in %.4f of turns, want %.4f", got, c.turn)
	}
}

func draw(outs []rules.Outcome, r *rand.Rand) tali.Hand {
	all := int64(0)
	for _, o := range outs {
		all += o.Weight
	}
	x := r.Int64N(all)
	for _, o := range outs {
		if x -= o.Weight; x < 0 {
			return tali.Hand(o.Move.N)
		}
	}
	return 0
}

// TestEqualBonesStay: where a step wants four alike all that fit stay.
func TestEqualBonesStay(t *testing.T) {
	p := begin(t, map[string]int{"recast": 1}, []int{0, 0}, dogs).fell(threes, dogs)
	for _, o := range p.falls[bones] {
		h := tali.Hand(o.Move.N)
		for n := 1; n < casts && h != dogs; n++ {
			if kept, _ := p.know().Keep(h, n); kept != tali.Hand(h.Count(1)) {
				t.Errorf("of %v with %d casts left %v stay", h, n, kept)
			}
		}
	}
}

func BenchmarkReckon(b *testing.B) {
	p := begin(b, even, []int{40, 40}, tali.Of(6, 6, 4, 3))
	b.ReportAllocs()
	for b.Loop() {
		p.compute(p.steps)
	}
}
