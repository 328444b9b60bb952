package sparing

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/kits/rotation"
	"knucklebones/rules/kits/tali"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/rulestest"
	"knucklebones/rules/text"
)

type settings = map[string]int

func begin(t testing.TB, s rules.Setup, moves ...string) position {
	t.Helper()
	if s.Ruleset == "" {
		s.Ruleset = "tally"
	}
	return follow(t, rulestest.Begin(t, Game, s).(position), moves...)
}

func follow(t testing.TB, p position, moves ...string) position {
	t.Helper()
	return rulestest.Follow(t, Game, p, moves...).(position)
}

// TestExample is the table of the source: its casts, its stars, its end.
func TestExample(t *testing.T) {
	rounds := []struct {
		casts [2]string
		won   rules.Actor
	}{
		{[2]string{"6643", "6443"}, 0}, {[2]string{"3333", "6661"}, 1}, {[2]string{"4444", "3333"}, 0},
		{[2]string{"6666", "6333"}, 1}, {[2]string{"6431", "6444"}, 0},
	}
	p := begin(t, rules.Setup{Seats: 2})
	for i, r := range rounds {
		if p.Turn() != 0 {
			t.Fatalf("player 1 begins round %d", i+1)
		}
		p = follow(t, p, r.casts[:]...)
		past := p.board().Past[i]
		if past.Won != r.won {
			t.Errorf("round %d: %+v", i+1, past)
		}
		for seat, cell := range r.casts {
			if past.Cells[seat].Hand.String() != sorted(cell) {
				t.Errorf("round %d, player %d: %s, want %s", i+1, seat+1, past.Cells[seat].Hand, cell)
			}
		}
	}
	if p.winner != 0 || !slices.Equal(p.Scores(), []int{3, -3}) || text.Plain(p.View(0).Aside) != "Most rounds won: 3 of 5." {
		t.Errorf("player 1 wins by three to two: %+v", p.board())
	}
}

func sorted(s string) string {
	b := []byte(s)
	slices.Sort(b)
	return strings.Join(strings.Split(string(b), ""), " ")
}

// TestPassing is the example in the source's general rules: 6331 and 4444 are
// passed by 6433 and 6444, or by 6331 and 6666.
func TestPassing(t *testing.T) {
	for _, pair := range []string{"6433 6444", "6331 6666"} {
		casts := strings.Fields(pair)
		p := begin(t, rules.Setup{Seats: 2}, "6331", casts[0], "4444", casts[1])
		if p.wins[1] <= p.wins[0] || p.wins[0] > 0 {
			t.Errorf("%s: %v", pair, p.wins)
		}
	}
}

// TestVultureByTotal: four sixes beat every Senio and yield to Venus alone.
func TestVultureByTotal(t *testing.T) {
	set := rules.Setup{Seats: 2, Options: settings{"total": 1}}
	p := begin(t, set, "6666", "6333", "6664", "6666", "6666", "6431", "4444", "6111", "6666", "6666")
	if p.wins != [seatsMost]int16{1, 3} || p.board().Past[4].Won != rules.Nobody {
		t.Errorf("%+v", p.board())
	}
}

func TestVoidAndCanis(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2}, "4431")
	if p.Turn() != 0 || !p.void || p.hand[0] != 0 || len(p.Moves(nil)) != 1 {
		t.Errorf("a cast without a name is cast again by the same player: %+v", p)
	}
	p = follow(t, p, "3311", "1111", "4433", "3333")
	if p.wins[1] != 1 || p.played != 1 {
		t.Errorf("Canis counts and is lowest: %+v", p)
	}
}

func TestLevelRound(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3}, "6641", "6443", "1111")
	if p.played != 1 || p.wins != [seatsMost]int16{} || p.board().Past[0].Won != rules.Nobody {
		t.Errorf("two are level on 17: nobody wins the round: %+v", p.board())
	}
}

func TestFastGame(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2, Ruleset: "fast"}, "6444", "6633")
	if p.phase == over || text.Plain(p.stage()) != "Extra round 1: two players are level." {
		t.Errorf("%s", text.Plain(p.stage()))
	}
	p = follow(t, p, "3333", "6111")
	if p.winner != 1 || text.Plain(p.View(0).Aside) != "Level after one round; extra round 1 decided it." {
		t.Errorf("%+v, %q", p.board(), text.Plain(p.View(0).Aside))
	}
}

// TestExtraRounds: of three, two are level after five rounds, and play on.
func TestExtraRounds(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 3},
		"6111", "3333", "1111", "6111", "3333", "1111", "3333", "6111", "1111", "3333", "6111", "1111", "1111", "3333", "6111")
	if p.in != rotation.All(2) || p.state(2) != Beaten || p.Turn() != 0 || p.phase != casting {
		t.Fatalf("2, 2 and 1 rounds: %+v", p.board())
	}
	p = follow(t, p, "6333", "6441")
	if p.phase != casting || text.Plain(p.stage()) != "Extra round 2: two players are level." {
		t.Errorf("%s", text.Plain(p.stage()))
	}
	p = follow(t, p, "6664", "6431")
	if p.winner != 1 || !slices.Equal(p.Scores(), []int{-3, 6, -3}) {
		t.Errorf("%+v", p.board())
	}
}

// TestDecidedRoundsArePlayed: three rounds won of five do not end the game.
func TestDecidedRoundsArePlayed(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2}, "6111", "1111", "6111", "1111", "6111", "1111")
	if p.phase == over || p.played != 3 {
		t.Errorf("%+v", p.board())
	}
}

// TestEndsOnceDecided: with choices, a lead that can't be caught ends the game, and one
// that can be levelled does not.
func TestEndsOnceDecided(t *testing.T) {
	set := rules.Setup{Seats: 2, Ruleset: "choices", Options: settings{"double": 0}}
	p := begin(t, set, "6111", "1111", "6111", "1111")
	if p.phase == over {
		t.Fatalf("two of five are no lead yet: %+v", p.board())
	}
	won := follow(t, p, "6111", "1111")
	if won.phase != over || won.winner != 0 || won.played != 3 || text.Plain(won.View(0).Aside) != "Most rounds won: 3 of 5." {
		t.Errorf("%+v", won.board())
	}
	last := p.After(rules.Move{Verb: rules.Throw}).After(tali.Cast(tali.Of(6, 1, 1, 1))).After(rules.Move{Verb: rules.Throw})
	if e := last.Events(tali.Cast(tali.Of(1, 1, 1, 1)), 0); len(e) != 4 || text.Plain(e[2].Text) != "{0} can’t be caught any more." {
		t.Errorf("%+v", e)
	}
	p = follow(t, p, "1111", "6111", "6111", "6111")
	if p.phase == over || p.caught() != 0 {
		t.Errorf("with 2 to 1 and a round left they may still be level: %+v", p.board())
	}
	set.Seats = 3
	p = begin(t, set, "6111", "1111", "1111", "6111", "1111", "1111", "1111", "6111", "1111", "1111", "1111", "6111")
	if p.phase == over || p.caught() != 0 {
		t.Errorf("2, 1 and 1 with a round left: %+v", p.board())
	}
}

// TestStartMoves: where the start moves on, each round is begun by the next seat, and
// otherwise by the same.
func TestStartMoves(t *testing.T) {
	for ruleset, want := range map[string][]int8{"moving": {1, 2, 0}, "spare": {1, 1, 1}} {
		p := begin(t, rules.Setup{Seats: 3, Ruleset: ruleset, First: 1, Options: settings{"spare": 0}})
		for round, seat := range want {
			if p.rot.Seat != seat {
				t.Errorf("%s: seat %d begins round %d, want %d", ruleset, p.rot.Seat, round+1, seat)
			}
			p = follow(t, p, "1111", "1111", "1111")
		}
	}
}

func TestLimit(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2, Options: settings{"weights": tali.Custom, "w1": 0, "w3": 100, "w4": 0, "w6": 0}})
	for p.phase != over {
		p = follow(t, p, "3333")
	}
	if p.played != 5+extraMost || !slices.Equal(p.Scores(), []int{0, 0}) {
		t.Errorf("after %d rounds %v", p.played, p.Scores())
	}
}

func TestDoubling(t *testing.T) {
	set := rules.Setup{Seats: 3, Options: settings{"double": 1}}
	p := begin(t, set, "6111", "1111", "1111")
	if p.phase != offering || p.Turn() != 0 {
		t.Fatalf("there is an offer before the second round: %+v", p)
	}
	p = follow(t, p, "pass", "double")
	if p.Turn() != 2 || p.coins.Pot() != 12 {
		t.Fatalf("%+v", p)
	}
	p = follow(t, p, "match", "resign")
	if p.Turn() != 1 || p.phase != casting || p.stake != 6 || p.coins.Pot() != 15 || p.state(0) != Resigned {
		t.Fatalf("%+v", p)
	}
	p = follow(t, p, "6111", "1111", "double", "resign")
	if p.winner != 1 || !slices.Equal(p.Scores(), []int{-3, 9, -6}) || text.Plain(p.View(0).Aside) != "Everyone else resigned." {
		t.Errorf("%v, %q", p.Scores(), text.Plain(p.View(0).Aside))
	}
	set.Purses = []int{5, 40, 40}
	if p = begin(t, set, "6111", "1111", "1111"); p.phase != casting {
		t.Errorf("seat 0 cannot match, so nobody may double: %+v", p)
	}
}

// TestOdds plays games out from several positions.
func TestOdds(t *testing.T) {
	for _, c := range []struct {
		seats int
		moves string
	}{{2, ""}, {2, "6333"}, {3, "6111 1111 1111 3333"}, {4, "6111 1111 1111 1111 1111 3333 1111 1111"}, {2, "6111 1111 6111 1111 1111 6111 1111 6111 6431"}} {
		p := begin(t, rules.Setup{Seats: c.seats}, strings.Fields(c.moves)...)
		seat := p.rot.Seat
		got := p.look(seat)
		const games = 20000
		r := rand.New(rand.NewPCG(4, 5))
		take, won := 0.0, 0.0
		for range games {
			q := p
			for q.played == p.played {
				q.fall(drawn(q, r))
			}
			won += float64(q.wins[seat] - p.wins[seat])
			for q.phase != over {
				q.fall(drawn(q, r))
			}
			if q.winner == seat {
				take++
			}
		}
		if math.Abs(take/games-got.pot) > .015 || math.Abs(won/games-got.round) > .015 {
			t.Errorf("%d seats after %q: computed %+v, played %v and %v", c.seats, c.moves, got, take/games, won/games)
		}
	}
}

func drawn(p position, r *rand.Rand) tali.Hand {
	x := r.Int64N(1e8)
	for _, o := range p.falls {
		if x -= o.Weight; x < 0 {
			return tali.Hand(o.Move.N)
		}
	}
	panic("weights do not make 100 to the fourth power")
}

func TestVoidIsSixInTen(t *testing.T) {
	if p := begin(t, rules.Setup{Seats: 2}); math.Abs(p.voids-.6048) > 1e-9 {
		t.Errorf("void with chance %v", p.voids)
	}
}

func TestSteadyBeatsFickle(t *testing.T) {
	const games = 4000
	res, err := opponent.Simulate(Game, rules.Setup{}, []string{"hard", "random"}, games, 3)
	if err != nil {
		t.Fatal(err)
	}
	s := res.Seats[0]
	bar := 2 * s.SD / math.Sqrt(games)
	t.Logf("steady wins %+.2f ± %.2f coins a game", s.Mean, bar)
	if s.Mean < bar {
		t.Errorf("steady wins %+.2f ± %.2f coins a game", s.Mean, bar)
	}
}

// TestSimulated compares a simulation with the hands, with equal shares of the
// pots, and with how many casts a game of two takes: rounds until they are not
// level, and void casts.
func TestSimulated(t *testing.T) {
	const games = 1500
	for _, weights := range []int{tali.Sheep, tali.Even} {
		set := rules.Setup{Seats: 2, Ruleset: "tally", Options: settings{"weights": weights}}
		res := rulestest.Falls(t, Game, set, "random", games, 4)
		for _, s := range res.Seats {
			rulestest.Often(t, "a pot won", s.Wins, games, .5)
		}
		p, tie := begin(t, set), 0.0
		for _, x := range p.whole {
			tie += x * x
		}
		win := (1 - tie) / 2
		level := math.Pow(tie, 5) + 20*win*win*math.Pow(tie, 3) + 30*math.Pow(win, 4)*tie
		rounds := 5 + level/(1-tie)
		rulestest.About(t, res, 2*rounds*2/(1-p.voids))
	}
}

// TestDuel: between two the odds of doubling are exact. Who leads with a round to go wins
// it or stays level with more than half a chance, so a double is resigned.
func TestDuel(t *testing.T) {
	p := begin(t, rules.Setup{Seats: 2, Options: settings{"rounds": 2, "double": 1}}, "6111", "1111")
	o, _ := odds(p.View(0), nil)(1)
	if !o.Exact || o.Rows[0].Move.Verb != Double || text.Plain(o.Rows[0].Short) != "+6.0" {
		t.Errorf("the leader doubles for the pot of six: %+v", o.Rows)
	}
	win := rotation.Chances([]rotation.Spread{p.whole, p.whole})[0].Alone
	if got, want := p.duelGain(rules.Move{Verb: Pass}), 3+3*(1-win); math.Abs(got-want) > 1e-9 {
		t.Errorf("playing on is worth %v coins, want %v", got, want)
	}
	p = follow(t, p, "double")
	if got, want := p.duelGain(rules.Move{Verb: Match}), 3-6*(1-win); math.Abs(got-want) > 1e-9 || got >= 0 {
		t.Errorf("matching is worth %v coins, want %v", got, want)
	}
	if o, _ = odds(p.View(1), nil)(1); o.Rows[0].Move.Verb != Resign {
		t.Errorf("the other resigns: %+v", o.Rows)
	}
}

// TestSpareThrows: a cast that counts may be thrown again, but for Venus and a round that is
// won; the new one stands. A round whose last cast is kept ends with that.
func TestSpareThrows(t *testing.T) {
	set := rules.Setup{Seats: 2, Ruleset: "spare"}
	p := begin(t, set, "6111")
	if p.phase != keeping || p.Turn() != 0 || !slices.Equal(p.Moves(nil), []rules.Move{{Verb: Stand}, {Verb: Again}}) {
		t.Fatalf("seat 0 decides: %+v", p.board())
	}
	kept := follow(t, p, "stand")
	if kept.phase != casting || kept.Turn() != 1 || kept.left(0) != 2 || kept.hand[0] != tali.Of(6, 1, 1, 1) {
		t.Errorf("kept: %+v", kept.board())
	}
	p = follow(t, p, "again")
	if p.Turn() != rules.Chance || p.left(0) != 1 || p.View(0).Cup != 4 || p.board().Now[0] != (Cell{Again: true}) {
		t.Fatalf("thrown again: %+v", p.board())
	}
	if p = follow(t, p, "cast 3 3 4 4"); !p.View(0).Void || p.Turn() != 0 || p.board().Now[0] != (Cell{Voids: 1, Again: true}) {
		t.Errorf("a void cast is thrown again: %+v", p.board())
	}
	if p = follow(t, p, "1111"); p.phase != casting || p.Turn() != 1 || p.left(0) != 1 {
		t.Errorf("the second cast stands, though it is lower: %+v", p.board())
	}
	won := follow(t, p, "3333")
	if won.played != 1 || won.wins[1] != 1 || won.phase != casting {
		t.Errorf("whoever has won the round is not asked: %+v", won.board())
	}
	level := follow(t, p, "1111")
	if level.phase != keeping || level.played != 0 || level.Turn() != 1 || !level.canWin(0) {
		t.Errorf("level: %+v", level.board())
	}
	if e := level.Events(rules.Move{Verb: Stand}, 0); len(e) != 1 || !strings.HasPrefix(text.Plain(e[0].Text), "Level at the top: nobody won round ") {
		t.Errorf("%+v", e)
	}
	if level = follow(t, level, "stand"); level.played != 1 || level.wins != [seatsMost]int16{} || level.past[0].cast[1] == 0 {
		t.Errorf("kept, it ends the round: %+v", level.board())
	}
	if p = begin(t, set, "6431"); p.phase != casting || p.Turn() != 1 {
		t.Errorf("Venus is kept: %+v", p.board())
	}
	p = begin(t, set, "6111", "again", "6111", "6331", "6111", "again", "6111")
	if p.left(0) != 0 || p.Turn() != 1 {
		t.Errorf("both are spent: %+v", p.board())
	}
	if p = follow(t, p, "6331", "1111"); p.phase != casting {
		t.Errorf("nobody is asked without a spare throw: %+v", p.board())
	}
}

// TestSums: where every cast counts, those without a name are ranked by their total, below Canis.
func TestSums(t *testing.T) {
	for casts, want := range map[string]rules.Actor{
		"4443 4433": 0, "3331 4431": 1, "1111 4443": 0, "3311 6111": 1, "3331 4411": rules.Nobody, "6431 6666": 0,
	} {
		p := begin(t, rules.Setup{Seats: 2, Options: settings{"sums": 1}}, strings.Fields(casts)...)
		if b := p.board(); b.Last.Won != want || b.Void || p.voids != 0 {
			t.Errorf("%s: %+v", casts, b.Last)
		}
	}
	p := begin(t, rules.Setup{Seats: 2, Ruleset: "totals"}, "4431", "stand")
	if fact := text.Plain(p.View(0).Text[1]); fact != "This round: {0} threw 1 3 4 4 (no name, 12)." {
		t.Error(fact)
	}
	p = follow(t, p, "3311")
	if said := text.Plain(p.toBeat()); said != "{0} leads with 12 in all." {
		t.Error(said)
	}
}

// levelRounds is two rounds that seats 0 and 1 win.
const levelRounds = "6644 stand 1111 stand 6644 stand 1111 stand "

// TestWhatIsBestDepends: whether a spare throw is best spent depends on the cast, on the casts of
// the others, and on the rounds that are left.
func TestWhatIsBestDepends(t *testing.T) {
	for _, c := range []struct {
		moves string
		want  rules.Verb
	}{
		{"4441", Again}, {"4433", Stand}, {"4443", Stand}, // the cast
		{levelRounds + "4433", Again}, {levelRounds + levelRounds + "4443", Again}, // the rounds left
		{"4441 stand 4431", Again}, {"6664 stand 4431", Stand}, // what there is to beat
	} {
		p := begin(t, rules.Setup{Seats: 2, Ruleset: "totals"}, strings.Fields(c.moves)...)
		stands, again := p.choices()
		t.Logf("after %s: %.1f %% with this cast, %.1f %% with a new one", c.moves, 100*stands.pot, 100*again.pot)
		if got := p.better().Verb; got != c.want {
			t.Errorf("after %s: %s", c.moves, got)
		}
	}
}

// TestMatch plays games of two out as the solution says, and compares.
func TestMatch(t *testing.T) {
	const games = 4000
	r := rand.New(rand.NewPCG(5, 2))
	p := begin(t, rules.Setup{Seats: 2, Ruleset: "totals"}, "4443")
	stands, again := p.choices()
	for k, want := range []float64{stands.pot, again.pot} {
		won := 0.0
		for range games {
			q := p.After([]rules.Move{{Verb: Stand}, {Verb: Again}}[k]).(position)
			for q.phase != over {
				switch {
				case q.phase == keeping:
					q = q.After(q.better()).(position)
				case q.falling:
					q = q.After(tali.Cast(drawn(q, r))).(position)
				default:
					q = q.After(rules.Move{Verb: rules.Throw}).(position)
				}
			}
			if q.winner == p.asked {
				won++
			}
		}
		if got := won / games; math.Abs(got-want) > .025 {
			t.Errorf("choice %d: solved %.3f, played %.3f", k, want, got)
		}
	}
}

// TestSpend: a spare throw is kept for later behind a good cast, and spent where nothing is
// lost by it.
func TestSpend(t *testing.T) {
	set := rules.Setup{Seats: 2, Ruleset: "spare"}
	for _, c := range []struct {
		moves string
		want  rules.Verb
	}{
		{"6644", Stand}, {"1111", Again}, {"6331 stand 6111", Again}, {"6661 stand 6111", Stand}, {"6331 stand 6331", Again},
	} {
		p := begin(t, set, strings.Fields(c.moves)...)
		if got := p.better().Verb; got != c.want {
			t.Errorf("after %s: %s", c.moves, got)
		}
	}
	worth := begin(t, set).spending()
	for left, row := range worth {
		for n := 1; n < len(row); n++ {
			if more := row[n] - row[n-1]; more < 0 || n > 1 && more > row[n-1]-row[n-2] || left > 0 && row[n] < worth[left-1][n] {
				t.Errorf("with %d rounds left spare throw %d is worth %v", left, n, more)
			}
		}
	}
}

// TestSpareOdds plays the rest of rounds out, the others throwing again what does not lead.
func TestSpareOdds(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 1))
	for moves, seats := range map[string]int{"6331": 2, "6111 stand 6331": 3, "3333": 2, "6441": 2} {
		p := begin(t, rules.Setup{Seats: seats, Ruleset: "spare"}, strings.Fields(moves)...)
		seat := p.asked
		stands, again := p.choices()
		for k, want := range []float64{stands.round, again.round} {
			const games = 20000
			won := 0
			for range games {
				q := p.After([]rules.Move{{Verb: Stand}, {Verb: Again}}[k]).(position)
				for q.played == p.played {
					switch {
					case q.phase == keeping:
						r := q.rot
						best := r.Best()
						q = q.After(keepIf(best.Has(int(q.asked)) && best.Count() == 1)).(position)
					case q.falling:
						q = q.After(tali.Cast(drawn(q, r))).(position)
					default:
						q = q.After(rules.Move{Verb: rules.Throw}).(position)
					}
				}
				if q.wins[seat] > p.wins[seat] {
					won++
				}
			}
			if got := float64(won) / games; math.Abs(got-want) > .015 {
				t.Errorf("after %s, choice %d: computed %.3f, played %.3f", moves, k, want, got)
			}
		}
	}
}
