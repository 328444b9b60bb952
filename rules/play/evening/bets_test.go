package evening

import (
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
)

// casts returns positions of all games in which four bones fall in everybody's sight.
func casts(t *testing.T) (list []rules.Position) {
	t.Helper()
	of := 0
	for i, g := range games.Games() {
		for seats := g.Seats[0]; seats <= min(g.Seats[0]+1, g.Seats[1]); seats++ {
			p, err := g.New(rules.Setup{Seats: seats})
			if err != nil {
				t.Fatal(err)
			}
			r := rand.New(rand.NewPCG(uint64(i), 8))
			before := len(list)
			for n := 0; n < 60 && p.Turn() != rules.Nobody; n++ {
				if p.Turn() == rules.Chance {
					if _, all := OnVenus.chance(p); all > 0 {
						list = append(list, p)
					}
					outs := p.Outcomes(nil)
					p = p.After(outs[r.IntN(len(outs))].Move)
					continue
				}
				moves := p.Moves(nil)
				p = p.After(moves[r.IntN(len(moves))])
			}
			of += min(1, len(list)-before)
		}
	}
	if of < 5 {
		t.Errorf("only %d tables have casts of four bones", of)
	}
	return list
}

// A coin is worth exactly a coin, whatever it is laid on: what it pays, weighed by all that
// can fall and by what is drawn of a part of a coin, adds up to what was laid.
func TestBetsAreFair(t *testing.T) {
	for _, p := range casts(t) {
		sum, whole := int64(0), int64(0)
		for k := range Stake(Stakes) {
			wins, all := k.chance(p)
			sum, whole = sum+wins, all
			if wins == 0 {
				continue
			}
			more := big.NewRat(all%wins, wins) // the chance that a coin more is paid
			worth := new(big.Rat).Add(big.NewRat(all/wins, 1), more)
			if worth.Mul(worth, big.NewRat(wins, all)).Cmp(big.NewRat(1, 1)) != 0 {
				t.Errorf("a coin on %s is worth %v", stakeWords[k], worth)
			}
		}
		if sum != whole {
			t.Errorf("the stakes win with %d of %d", sum, whole)
		}
	}
}

// What is paid beyond whole coins is drawn with the chance that makes the bet fair.
func TestPartsOfACoinAreDrawn(t *testing.T) {
	const n = 20000
	for _, odds := range [][2]int64{{384, 10000}, {3439, 10000}, {1, 4}, {514, 10000}} {
		sum := 0
		for i := range n {
			c := pays(odds[0], odds[1], record.Seed{1, 2}, i)
			if low := int(odds[1] / odds[0]); c != low && c != low+1 {
				t.Fatalf("%v pay %d", odds, c)
			}
			sum += c
		}
		want, got := float64(odds[1])/float64(odds[0]), float64(sum)/n
		if math.Abs(got-want) > 4*0.5/math.Sqrt(n) {
			t.Errorf("%v pay %.3f on average, not %.3f", odds, got, want)
		}
	}
}

// A coin lies on the next throw of somebody else, is paid when the game is over, and no more
// can be laid than is allowed.
func TestBets(t *testing.T) {
	p := Plan{Seed: record.Seed{3}, Purse: 40, Company: company(2), Bets: true}
	for range Fewest {
		p.Games = append(p.Games, Ticket{games.Find("simple"), "written"})
	}
	e, err := New(p, games.Games())
	if err != nil {
		t.Fatal(err)
	}
	if e.Bet(Bet{Seat: 0}) == nil {
		t.Error("somebody bets before the game")
	}
	s := deal(t, e, 5)
	if e.Bet(Bet{Seat: 1}) == nil || e.Bet(Bet{Seat: -1}) == nil || e.Bet(Bet{On: 9}) == nil {
		t.Error("a bet that is not possible is taken")
	}
	for i := range MostBets {
		if err := e.Bet(Bet{On: Stake(i % Stakes)}); err != nil {
			t.Fatal(err)
		}
	}
	if e.MayBet(0) || e.Bet(Bet{}) == nil {
		t.Error("more is laid than may be")
	}
	playOut(t, s, rand.New(rand.NewPCG(2, 2)))
	var won []int
	net := 0
	for _, b := range slices.Clone(e.Bets()) {
		out, ok := e.Payout(b, s)
		if !ok {
			t.Fatal("a bet is never decided")
		}
		if caster := s.At(out.Step).View(rules.Nobody).Asked; caster != 1 {
			t.Errorf("it is a throw of seat %d", caster)
		}
		won = append(won, out.Coins)
		net += out.Coins - 1
	}
	had := s.View(rules.Nobody).Seats[0].Purse
	if err := e.Finish(s); err != nil {
		t.Fatal(err)
	}
	if got := e.now.purses[0] - had; got != net || e.now.chest != -net || len(e.Bets()) != 0 {
		t.Errorf("the bets %v bring %+d, and the house has %+d", won, got, e.now.chest)
	}
	again(t, e, games.Find)
}

// Without side bets nobody lays a coin.
func TestNoBets(t *testing.T) {
	e := begun(t, 2, 40, "simple", "simple", "simple")
	deal(t, e, 5)
	if e.MayBet(0) || e.Bet(Bet{}) == nil {
		t.Error("somebody bets")
	}
}

// The odds that are shown are those of the next throw, and the bettor is told whose it is.
func TestOdds(t *testing.T) {
	p := Plan{Seed: record.Seed{3}, Purse: 40, Company: company(2), Games: slices.Repeat([]Ticket{{games.Find("simple"), "written"}}, Fewest)}
	e, err := New(p, games.Games())
	if err != nil {
		t.Fatal(err)
	}
	s := deal(t, e, 5)
	var seen *session.Session
	for !s.Over() {
		if wins, all, caster := e.Odds(s, OnVenus); all > 0 {
			seen = s
			if wins*10000 != 384*all || s.View(rules.Nobody).Asked != rules.Actor(caster) {
				t.Fatalf("Venus has %d of %d in a throw of seat %d", wins, all, caster)
			}
		}
		if s.Turn() == rules.Chance {
			s.Draw()
		} else if err := s.Play(s.Position().Moves(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	if seen == nil {
		t.Error("there are never odds")
	}
}
