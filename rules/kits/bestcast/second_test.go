package bestcast

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/text"
)

// twice are terms with a second throw for a coin.
func twice() Terms {
	t := terms()
	t.Second = 1
	return t
}

var standMove = rules.Move{Verb: Stand}

// oneMore is the move to throw a side again.
func oneMore(side int) rules.Move { return rules.Move{Verb: Again, N: int32(tali.Of(side))} }

func TestSecondThrow(t *testing.T) {
	p := begin(t, twice(), rules.Setup{Seats: 2}, "6111")
	v := p.View(0)
	if p.Turn() != 0 || !slices.Equal(p.Moves(nil), []rules.Move{standMove, oneMore(1), oneMore(6)}) || text.Plain(v.Prompt) != "Pay 1 to throw again?" || v.PromptInAnswers || text.Plain(v.Choices[2].Label) != "Throw a 6 again" {
		t.Fatalf("seat 0 decides about its cast: %+v", v)
	}
	if v.Board.(Board).Best != 9 || text.Plain(v.Seats[0].Note) != "leading" || text.Plain(v.Aside) != "On each bone: how likely it makes the throw better." {
		t.Errorf("meanwhile the cast counts: %+v", v.Board)
	}
	if list := p.Events(oneMore(1), 0); len(list) != 1 || list[0].Coins != 1 || list[0].To != rules.Pot || text.Plain(list[0].Text) != "{0} paid 1 coin to throw a 1 again." {
		t.Errorf("%+v", list)
	}
	p = follow(t, p, "again 1")
	if v = p.View(0); p.Turn() != rules.Chance || p.coins.Pot() != 7 || p.rot.Best() != 0 || v.Asked != 0 || v.Cup != 1 || v.Clear || len(v.Bones) != 3 || len(p.Outcomes(nil)) != 4 {
		t.Errorf("one bone falls again, for a coin: %+v", v)
	}
	p = follow(t, p, "cast 4")
	if p.Turn() != 1 || p.phase != casting || p.coins.Pot() != 7 || p.hand[0] != tali.Of(1, 1, 4, 6) || p.instead != 0 || !p.View(0).Clear {
		t.Errorf("the new cast counts: %+v", p)
	}
	p = follow(t, p, "6663")
	if p = follow(t, begin(t, twice(), rules.Setup{Seats: 2}, "6663", "stand"), "6111"); p.Turn() != 1 || p.phase != deciding {
		t.Fatalf("seat 1 is behind and may throw again: %+v", p)
	}
	if p = follow(t, p, "stand"); p.winner != 0 || !slices.Equal(p.Scores(), []int{3, -3}) {
		t.Errorf("it does not, and seat 0 wins three coins and its own: %v", p.Scores())
	}
}

// TestSecondThrowChances: each bone says how likely it brings the lead, and the board what it
// makes of the cast.
func TestSecondThrowChances(t *testing.T) {
	p := begin(t, twice(), rules.Setup{Seats: 2}, "6333", "stand", "6331")
	v := p.View(1)
	var said []string
	for _, c := range v.Choices[1:] {
		said = append(said, text.Plain(c.Word))
	}
	// 13 becomes more than 15 if the 1 falls on 4 or 6, or a 3 on 6, and never without the 6
	if want := []string{"50\u2009%", "10\u2009%", "0\u2009%"}; !slices.Equal(said, want) || text.Plain(v.Aside) != "{0} leads. On each bone: how likely it takes the lead. Level players throw again." {
		t.Errorf("the bones say %q, not %q, %q", said, want, text.Plain(v.Aside))
	}
	made := v.Board.(Board).Again
	if len(made) != 3 || made[0].Side != 1 || len(made[0].Makes) != 4 || made[0].Makes[3] != (Made{Side: 6, Hand: tali.Of(6, 6, 3, 3)}) || made[2].Makes[1] != (Made{Side: 3, Hand: tali.Of(3, 3, 3, 1)}) {
		t.Errorf("%+v", made)
	}
}

// TestVoidSecondThrow: if it makes the cast void, the first one stands and pays nothing
// again.
func TestVoidSecondThrow(t *testing.T) {
	p := begin(t, twice(), rules.Setup{Seats: 2}, "6333", "again 6")
	var told []string
	for _, e := range p.Events(tali.Cast(tali.Of(4)), 0) {
		told = append(told, text.Plain(e.Text))
	}
	if want := []string{"{0} threw 3 3 3 4: void.", "The first throw stands: 3 3 3 6."}; !slices.Equal(told, want) {
		t.Errorf("%q", told)
	}
	p = follow(t, p, "cast 4")
	if p.Turn() != 1 || p.rot.Best().Only() != 0 || p.hand[0] != tali.Of(6, 3, 3, 3) || p.coins.Pot() != 7 || text.Plain(p.aside()) != "Sums with a six." {
		t.Errorf("%+v", p)
	}
	if p = follow(t, p, "6331", "again 3", "cast 6"); p.winner != 1 {
		t.Errorf("16 beats 15: %+v", p)
	}
}

// TestNoSecondThrow: who has won the pot is not asked, nor who can't pay, nor anybody for
// who begins.
func TestNoSecondThrow(t *testing.T) {
	if p := begin(t, twice(), rules.Setup{Seats: 2}, "3333"); p.phase != casting || !p.void {
		t.Errorf("a void cast is thrown again anyway: %+v", p)
	}
	p := begin(t, twice(), rules.Setup{Seats: 2}, "6111", "stand", "6664")
	if p.phase != over || p.winner != 1 {
		t.Errorf("the last cast is the best: %+v", p)
	}
	p = begin(t, twice(), rules.Setup{Seats: 2}, "6111", "stand", "6111")
	if p.phase != deciding || p.Turn() != 1 {
		t.Errorf("a level cast may be thrown again: %+v", p)
	}
	if p = follow(t, p, "stand"); p.turns != 1 || p.Turn() != 0 || p.phase != casting {
		t.Errorf("both throw again for the same pot: %+v", p)
	}
	if p = follow(t, p, "6111"); p.phase != deciding {
		t.Errorf("each with a second throw: %+v", p)
	}
	p = begin(t, twice(), rules.Setup{Seats: 2, Purses: []int{3, 40}}, "6111")
	if p.Turn() != 1 || p.phase != casting {
		t.Errorf("seat 0 has no coin left: %+v", p)
	}
	off := twice()
	off.Off = "The best begins."
	if p = begin(t, off, rules.Setup{Seats: 2}, "6111"); p.phase != opening || p.Turn() != 1 {
		t.Errorf("one throw each for who begins: %+v", p)
	}
	if why := begin(t, terms(), rules.Setup{Seats: 2}, "6111").Why(oneMore(6)); text.Plain(why) != "You can throw a second time only right after your own throw, where the table allows it." {
		t.Error(text.Plain(why))
	}
}

// TestSecondFine: each of the two throws pays its fine.
func TestSecondFine(t *testing.T) {
	p := begin(t, twice(), rules.Setup{Seats: 2}, "1111", "again 1", "cast 1")
	if p.coins.Pot() != 6+2+1+2 || p.Turn() != 1 {
		t.Errorf("two fines and a coin: %+v", p.coins)
	}
	p = begin(t, twice(), rules.Setup{Seats: 3, Purses: []int{6, 40, 40}}, "1111", "again 1", "cast 1")
	if p.state(0) != Out || p.coins.Purse[0] != 0 || p.coins.Pot() != 12 {
		t.Errorf("seat 0 could pay for the throw but not for its fine: %+v", p)
	}
}

// TestSecondOdds plays the rest of pots between players of the highest level: what they
// are told to expect is what comes of it.
func TestSecondOdds(t *testing.T) {
	const games = 2000
	for _, moves := range [][]string{{"6331"}, {"6331", "stand", "6643"}, {"6331", "stand", "6331"}} {
		p := begin(t, twice(), rules.Setup{Seats: 3}, moves...)
		seat := int(p.Turn())
		for _, x := range p.outlook(seat).prospects() {
			r := rand.New(rand.NewPCG(1, 2))
			won, coins := 0.0, 0.0
			for range games {
				q := p.After(x.Move).(position)
				paid := p.coins.Paid[seat]
				for q.phase != over && q.turns == p.turns {
					q = stepped(q, r)
				}
				share := 0.0
				switch {
				case q.phase == over && q.winner == int8(seat):
					share, coins = 1, coins+float64(q.won)
				case q.phase != over && q.rot.In.Has(seat):
					share = 1 / float64(q.rot.In.Count())
					coins += share * float64(q.coins.Pot())
				}
				won += share
				put := q.coins.Paid[seat]
				if q.phase == over {
					put = q.coins.Brought[seat] - q.coins.Purse[seat]
					if q.winner == int8(seat) {
						put += q.won
					}
				}
				coins -= float64(put - paid)
			}
			if math.Abs(won/games-x.Take) > .04 {
				t.Errorf("%v, %s: %.3f of the pot, expected %.3f", moves, x.Move.Verb, won/games, x.Take)
			}
			// What others put in later is not foreseen.
			if got := coins / games; got < x.Coins-.3 || got > x.Coins+1 {
				t.Errorf("%v, %s: %.2f coins, expected %.2f", moves, x.Move.Verb, got, x.Coins)
			}
		}
	}
}

// stepped makes the next step of the highest level, or of chance.
func stepped(p position, r *rand.Rand) position {
	if p.Turn() == rules.Chance {
		return p.After(drawn(p, r)).(position)
	}
	m, _ := Think("hard", p.View(p.Turn()), r)(1)
	return p.After(m).(position)
}

// TestOutlook: against nine in all, a seat with a lost cast throws a four again and hopes
// for a six; the plain sum of what falls is what it is told.
func TestOutlook(t *testing.T) {
	p := begin(t, twice(), rules.Setup{Seats: 2}, "6111", "stand", "4431")
	list := p.outlook(1).prospects()
	if len(list) != 4 || list[0].Coins != 0 || list[0].Take != 0 {
		t.Fatalf("%+v", list)
	}
	for _, x := range list[1:] { // only a six beats nine; without a one and a six the cast is void
		if math.Abs(x.Take-.1) > 1e-9 || math.Abs(x.Coins-(.1*7-1)) > 1e-9 {
			t.Errorf("%+v", x)
		}
	}
	if m, _ := Think("hard", p.View(1), nil)(1); m != standMove {
		t.Errorf("that is not worth a coin: %v", m)
	}
	p = begin(t, twice(), rules.Setup{Seats: 2, Options: settings{"ante": 9}}, "6111", "stand", "4431")
	if m, _ := Think("hard", p.View(1), nil)(1); m.Verb != Again {
		t.Errorf("with nineteen coins in the pot it is: %v", m)
	}
}

// TestSettled: where no second throw can gain anything, the view says so and why.
func TestSettled(t *testing.T) {
	for _, c := range []struct {
		moves []string
		aside string // "" where there is something to decide
	}{
		{[]string{"6111"}, ""},
		{[]string{"6666"}, "No bone can make it better."},
		{[]string{"6663", "stand", "6111"}, "No bone can take the lead."},
		{[]string{"6663", "stand", "6661"}, ""},     // 22
		{[]string{"6664", "stand", "6663"}, ""},     // level
		{[]string{"6663", "again 3", "cast 1"}, ""}, // seat 1 has yet to throw
	} {
		p := begin(t, twice(), rules.Setup{Seats: 2}, c.moves...)
		v := p.View(rules.Actor(p.asked))
		if v.Settled != (c.aside != "") || v.Settled && (text.Plain(v.Prompt) != "This throw stands" || text.Plain(v.Aside) != c.aside || v.Choices[0].Move != standMove) {
			t.Errorf("%v: settled %v, %q, %q", c.moves, v.Settled, text.Plain(v.Prompt), text.Plain(v.Aside))
		}
	}
}
