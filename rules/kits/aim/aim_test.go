package aim

import (
	"math"
	"math/rand/v2"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

func TestThrows(t *testing.T) {
	for i, m := range Moves(nil) {
		if !Is(m) || Choices()[i].Move != m || Text(m, nil) != []string{"throw", "throw bold"}[i] {
			t.Errorf("%v is %q", m, Text(m, nil))
		}
	}
	if Is(rules.Move{Verb: rules.Throw, N: Ways}) || Is(Lie{1, 3}.Land()) {
		t.Error("something else is a throw")
	}
}

func TestLands(t *testing.T) {
	outs := Lands([]int{60, 40}, tali.Weights{10, 0, 80, 10})
	if len(outs) != 6 {
		t.Fatalf("%d may land; side 3 cannot come up", len(outs))
	}
	sum := int64(0)
	for _, o := range outs {
		sum += o.Weight
		if LieOf(o.Move).Land() != o.Move {
			t.Errorf("%v is another lie", o.Move)
		}
	}
	if l := LieOf(outs[4].Move); sum != 100*100 || l != (Lie{1, 4}) || outs[4].Weight != 40*80 || Text(outs[4].Move, []string{"out", "in"}) != "cast in 4" {
		t.Errorf("%v of %d, %+v", outs[4], sum, l)
	}
}

// TestHands: seats of one hand share what is made of it.
func TestHands(t *testing.T) {
	s := rules.Setup{Seats: 3, Aims: []rules.Aim{rules.Steady, rules.Middling, rules.Steady}}
	if got := Facts(&s); len(got) != 1 || text.Plain(got[0]) != "With a steady hand: {0}, {2}." {
		t.Errorf("%v", got)
	}
	if list := ByAim(&s, func(h rules.Aim) *rules.Aim { return &h }); *list[0] != rules.Steady || list[0] != list[2] || *list[1] != rules.Middling {
		t.Errorf("%v", list)
	}
}

func TestThink(t *testing.T) {
	worths := func() [Ways]float64 { return [Ways]float64{.2, .3} }
	r := rand.New(rand.NewPCG(1, 1))
	for level, want := range map[string]float64{"easy": 2. / 3, "medium": 5. / 6, "hard": 1} {
		const n = 6000
		bold := 0.0
		for range n {
			if m, done := Think(level, Ready, worths, r)(1); done && m == Throw(Bold) {
				bold++
			}
		}
		if math.Abs(bold/n-want) > .02 {
			t.Errorf("%s throws the better way %.0f times of %d", level, bold, n)
		}
	}
	if Better([Ways]float64{.2, .2}) != Careful {
		t.Error("of equal ways the careful one is better")
	}
	rows := Rows(Bold, [Ways]rules.OddsRow{{Short: "a"}, {Short: "b"}})
	if text.Plain(rows[0].Short) != "b" || !rows[0].Best || rows[1].Best || rows[1].Move != Throw(Careful) {
		t.Errorf("%+v", rows)
	}
	if o, done := Odds(rules.Chance, Ready, func() rules.Odds { return rules.Odds{Title: "t"} })(1); !done || o.Title != "" {
		t.Error("there are odds while nobody acts")
	}
}

func TestVerdict(t *testing.T) {
	list := Verdict(rotation.Set(0b101), func(seat int) int { return 7 + seat }, 6)
	if len(list) != 2 || text.Plain(list[1].Text) != "{2} ties for first with 9 points." || list[1].Coins != 6 || list[1].To != 2 {
		t.Errorf("%+v", list)
	}
}
