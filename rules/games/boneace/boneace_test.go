package boneace

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/cards"
	"knucklebones/rules/text"
)

func begin(t testing.TB, s rules.Setup) position {
	t.Helper()
	p, err := Game.New(s)
	if err != nil {
		t.Fatal(err)
	}
	return p.(position)
}

// follow makes moves written as in a record, or a card by itself.
func follow(t testing.TB, p position, moves ...string) position {
	t.Helper()
	for _, s := range moves {
		m := rules.Move{Verb: rules.Verb(s)}
		if c, err := cards.Parse(s); err == nil {
			m = rules.Move{Verb: Card, N: int32(c)}
		}
		if why := p.Why(m); why != "" {
			t.Fatalf("%q: %s", s, text.Plain(why))
		}
		p = p.After(m).(position)
	}
	return p
}

// cuts has each in turn cut a card.
func cuts(t testing.TB, p position, codes ...string) position {
	t.Helper()
	for _, c := range codes {
		p = follow(t, p, "cut", c)
	}
	return p
}

// dealt3 deals hands, "9C 4D KH" each with the card face up last, the eldest's
// first.
func dealt3(t testing.TB, p position, hands ...string) position {
	t.Helper()
	p = follow(t, p, "deal")
	for _, h := range hands {
		p = follow(t, p, strings.Fields(h)...)
	}
	return p
}

// three is a table of three, the last seat dealing, so that seat 0 is eldest.
func three(t testing.TB, options map[string]int, hands ...string) position {
	t.Helper()
	p := begin(t, rules.Setup{Seats: 3, Options: options})
	return dealt3(t, cuts(t, p, "9C", "8C", "7C"), hands...)
}

func purses(p position) []int32 { return p.coins.Purse[:p.coins.N] }

func expect(t testing.TB, p position, what string, want ...int32) {
	t.Helper()
	if !slices.Equal(purses(p), want) {
		t.Errorf("%s: purses %v, want %v", what, purses(p), want)
	}
}

func TestCut(t *testing.T) {
	for want, codes := range map[int8][]string{
		0: {"2C", "3C", "AH"}, // the Bone-Ace is the highest
		1: {"2C", "AS", "3D"}, // another ace the lowest
		2: {"KC", "QC", "JC"},
	} {
		if p := cuts(t, begin(t, rules.Setup{Seats: 3}), codes...); p.dealer != want || p.phase != opening || p.Turn() != rules.Actor(want) {
			t.Errorf("%v: {%d} deals, want %d", codes, p.dealer, want)
		}
	}
	if p := cuts(t, begin(t, rules.Setup{Seats: 3, Options: map[string]int{"high": 1}}), "2C", "AS", "3D"); p.dealer != 0 {
		t.Errorf("with aces high the two deals, not {%d}", p.dealer)
	}
}

func TestTiedCut(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3, First: 1})
	if p.Turn() != 1 {
		t.Errorf("{%d} cuts first", p.Turn())
	}
	p = cuts(t, p, "5C", "9C", "5H")
	if p.phase != cutting || p.Turn() != 1 || p.pack != cards.Full {
		t.Fatalf("those tied, 1 and 0, cut again from the whole pack: %+v", p)
	}
	for range recuts - 1 {
		p = cuts(t, p, "5C", "5H")
	}
	if p.phase != cutting {
		t.Fatal("the limit comes too early")
	}
	if p = cuts(t, p, "5C", "5H"); p.dealer != 1 {
		t.Errorf("after %d ties the first of those tied deals, not {%d}", recuts, p.dealer)
	}
}

func TestDeal(t *testing.T) {
	p := three(t, nil, "9C 4D KH", "2C 3C 4C", "5C 6C 7C")
	if p.Turn() != 0 || p.phase != playing || p.total(0) != 23 || p.total(1) != 9 || p.total(2) != 18 {
		t.Errorf("from the dealer's left, three each; the eldest is asked: %+v", p)
	}
}

func TestBone(t *testing.T) {
	for _, c := range []struct {
		what    string
		options map[string]int
		up      [3]string
		want    int8
	}{
		{"a king beats a queen", nil, [3]string{"QH", "KD", "10D"}, 1},
		{"a queen a jack, a jack a ten", nil, [3]string{"10D", "JD", "QD"}, 2},
		{"other aces are last", nil, [3]string{"AD", "2D", "AS"}, 1},
		{"the Bone-Ace beats all", nil, [3]string{"KH", "KD", "AH"}, 2},
		{"equal cards: the eldest", nil, [3]string{"4H", "KD", "KC"}, 1},
		{"all aces: the eldest", nil, [3]string{"AD", "AS", "AC"}, 0},
		{"diamonds", map[string]int{"boneace": 1}, [3]string{"KH", "AD", "AH"}, 1},
		{"aces high", map[string]int{"high": 1}, [3]string{"KH", "KD", "AS"}, 2},
		{"and the Bone-Ace above them", map[string]int{"high": 1}, [3]string{"AS", "AD", "AH"}, 2},
	} {
		p := three(t, c.options, "3C 3D "+c.up[0], "5C 5D "+c.up[1], "6C 6D "+c.up[2])
		want := []int32{39, 39, 39}
		want[c.want] = 42
		if p.bone != c.want {
			t.Errorf("%s: {%d} takes the bone", c.what, p.bone)
		}
		expect(t, p, c.what, want...)
	}
}

func TestNearest(t *testing.T) {
	p := three(t, nil, "9C 10D KH", "10C 8D QD", "5C 6C 7C") // 29, 28, 18; the bone to 0
	p = follow(t, p, "stick", "stick", "have", "10H")
	if p.state[2] != Waits || p.total(2) != 28 {
		t.Fatal("one may have it again")
	}
	p = follow(t, p, "stick")
	if p.winner != 0 || p.phase != opening {
		t.Errorf("{%d} wins", p.winner)
	}
	expect(t, p, "a bone and a stake from each", 44, 38, 38)
}

func TestEqualTotals(t *testing.T) {
	p := three(t, nil, "2C 3D 4H", "10C 8D QD", "10D 8C KC")
	p = follow(t, p, "stick", "stick", "stick")
	if p.winner != 1 {
		t.Errorf("of 28 and 28 the eldest wins, not {%d}", p.winner)
	}
}

func TestOverPaysToo(t *testing.T) {
	p := three(t, nil, "10C 8D QD", "9C 10D KH", "5C 6C 7C")
	p = follow(t, p, "have", "4C")
	if p.state[0] != Over || p.Turn() != 1 {
		t.Fatalf("32 is out at once: %+v", p)
	}
	p = follow(t, p, "stick", "stick")
	if p.winner != 1 {
		t.Errorf("{%d} wins", p.winner)
	}
	expect(t, p, "one who is out pays too", 38, 44, 38)
}

func TestThirtyOne(t *testing.T) {
	p := three(t, nil, "10C 8D QD", "9C 10D KH", "5C 6C 7C")
	p = follow(t, p, "stick", "have", "2C")
	if p.winner != 1 || p.won != 2 || p.phase != opening {
		t.Errorf("31 wins at once and play stops: %+v", p)
	}
	expect(t, p, "a bone and a double stake", 37, 46, 37)
}

func TestAllOutBeforeTheDealer(t *testing.T) {
	p := three(t, nil, "10C 8D QD", "9C 10D KH", "5C 6C 7C")
	p = follow(t, p, "have", "4C", "have", "5D")
	if p.winner != 2 || p.won != 1 || p.hand[2].n != 3 {
		t.Errorf("the dealer wins without a card: %+v", p)
	}
	expect(t, p, "one stake from each", 38, 41, 41)
}

func TestDealerOver(t *testing.T) {
	p := three(t, nil, "2C 8D QD", "3C 10D KH", "5C 7C QC")
	p = follow(t, p, "stick", "stick", "have", "KC")
	if p.state[2] != Over || p.winner != 1 {
		t.Errorf("a dealer who is over is out, and the nearest wins: %+v", p)
	}
}

func TestDealPassesOn(t *testing.T) {
	p := three(t, nil, "2C 8D QD", "3C 10D KH", "5C 6C QC")
	p = follow(t, p, "stick", "stick", "stick")
	if p.dealer != 0 || p.Turn() != 0 || !p.over() {
		t.Errorf("to the left: {%d}", p.dealer)
	}
	if p = follow(t, p, "deal"); p.over() || p.hand[0].n != 0 || p.pack != cards.Full {
		t.Error("the cards are taken up")
	}
	p = three(t, map[string]int{"recut": 1}, "2C 8D QD", "3C 10D KH", "5C 6C QC")
	p = follow(t, p, "stick", "stick", "stick")
	if p.phase != cutting || p.hand[0].n == 0 {
		t.Error("all cut again, and the cards lie till then")
	}
	if p = cuts(t, p, "2C", "3C", "4C"); p.dealer != 0 || p.hand[0].n != 0 {
		t.Error("the lowest deals again")
	}
}

func TestHands(t *testing.T) {
	for options, want := range map[int]int{0: 3, 5: 5} {
		p := begin(t, rules.Setup{Seats: 3, Options: map[string]int{"hands": options}})
		r := rand.New(rand.NewPCG(1, 1))
		for p.Turn() != rules.Nobody {
			m := turned(p, r)
			if !p.falling {
				m = p.Moves(nil)[0]
			}
			p = p.After(m).(position)
		}
		if int(p.round) != want {
			t.Errorf("%d hands, want %d", p.round, want)
		}
	}
}

func TestCannotPay(t *testing.T) {
	if _, err := Game.New(rules.Setup{Seats: 2, Purses: []int{2, 9}}); err == nil || err.Error() != "at least two players must be able to pay 3 coins, the most a hand can cost" {
		t.Error(err)
	}
	p := begin(t, rules.Setup{Seats: 3, Purses: []int{40, 2, 40}})
	p = dealt3(t, cuts(t, p, "9C", "7C"), "2C 8D QD", "5C 6C KC")
	if p.state[1] != Aside || p.Turn() != 0 {
		t.Errorf("seat 1 sits it out: %+v", p)
	}
	p = follow(t, p, "stick", "stick")
	expect(t, p, "nor does it pay", 38, 2, 42)
	if p.dealer != 0 || p.board(rules.Nobody).Hand != 1 {
		t.Errorf("nor deal: {%d}", p.dealer)
	}
}

func TestAceEleven(t *testing.T) {
	eleven := map[string]int{"eleven": 1}
	p := three(t, eleven, "2C 8D QD", "AC KC QS", "AS KD 10D")
	if p.winner != 1 || p.won != 2 || p.phase != opening {
		t.Errorf("31 as dealt wins at once, the eldest's first: %+v", p)
	}
	expect(t, p, "bone to 0, double to 1", 40, 43, 37)
	p = three(t, eleven, "AC AD AS", "5C KC QS", "4S KD 10D")
	if p.state[0] != Over || p.Turn() != 1 {
		t.Errorf("three aces are 33: %+v", p)
	}
	p = three(t, nil, "AC AD AS", "5C KC QS", "4S KD 10D")
	if p.total(0) != 3 {
		t.Errorf("as a rule they count 3, not %d", p.total(0))
	}
}

// TestDealerOverAtOnce: when the dealer is over as dealt, the last of the others has
// won, and needs no card.
func TestDealerOverAtOnce(t *testing.T) {
	eleven := map[string]int{"eleven": 1}
	p := three(t, eleven, "9C 8D QD", "9D 10D KH", "AC AD AS") // 27, 29, 33; the bone to 1
	if p.state[2] != Over || p.Turn() != 0 {
		t.Fatalf("the two others play on: %+v", p)
	}
	p = follow(t, p, "have", "9H")
	if p.winner != 1 || p.won != 1 || p.phase != opening || p.hand[1].n != 3 {
		t.Errorf("the last one in has won: %+v", p)
	}
	expect(t, p, "a bone and a stake from each", 38, 44, 38)
	p = begin(t, rules.Setup{Seats: 2, Options: eleven})
	p = cuts(t, p, "9C", "7C")
	if p = dealt3(t, p, "2C 3D 4H", "AC AD AS"); p.winner != 0 || p.won != 1 || !p.over() {
		t.Errorf("of two the other has won at once: %+v", p)
	}
}

// TestLowestCards: the deepest hand there is holds fourteen cards.
func TestLowestCards(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2})
	p = dealt3(t, cuts(t, p, "9C", "7C"), "AC AD AH", "KC KD 5H")
	for _, c := range strings.Fields("AS 2C 2D 2H 2S 3C 3D 3H 3S 4C") {
		p = follow(t, p, "have", c)
	}
	if p.total(0) != 28 {
		t.Fatal(p.total(0))
	}
	if p = follow(t, p, "have", "4D"); p.hand[0].n != deepest || p.total(0) != 32 {
		t.Errorf("%d cards", p.hand[0].n)
	}
}

func TestLog(t *testing.T) {
	p := three(t, nil, "10C 8D QD", "9C 10D KH", "5C 6C AH")
	for _, c := range []struct{ move, want string }{
		{"stick", "{0} said “stick”."},
		{"have", ""},
		{"5D", "{1} said “have it”: five of diamonds. {1} went over with 34."},
		{"have", ""},
		{"9D", "{2} said “have it”: nine of diamonds."},
		{"stick", "{2} said “stick”. {0} showed 28. {2} showed 21. {0} won with 28. 1 from 1 1 from 2"},
		{"deal", "Hand 2 of 3. {0} deals."},
	} {
		m := rules.Move{Verb: rules.Verb(c.move)}
		if card, err := cards.Parse(c.move); err == nil {
			m = rules.Move{Verb: Card, N: int32(card)}
		}
		if got := told(p.Events(m, rules.Nobody)); got != c.want {
			t.Errorf("%s: %q, want %q", c.move, got, c.want)
		}
		p = follow(t, p, c.move)
	}
}

func told(list []rules.Event) string {
	var all []string
	for _, e := range list {
		if e.Text != "" {
			all = append(all, text.Plain(e.Text))
		}
		if e.Coins > 0 {
			all = append(all, string(rune('0'+e.Coins))+" from "+string(rune('0'+e.From)))
		}
	}
	return strings.Join(all, " ")
}
