package evening

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/rulestest/race"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
)

// company returns n seats of people and computers; the first is a person.
func company(n int) []record.Seat {
	kinds := []string{record.Person, "easy", "hard", "master", record.Person, "medium", "easy", "random"}
	colours := []string{"woad", "murex", "madder", "verdigris", "clay", "weld", "lampblack", "chalk"}
	names := []string{"", "Livia", "Marcus", "Old Tom", "Brida", "Gaius", "Aulus", "Cato"}
	var seats []record.Seat
	for i := range n {
		seats = append(seats, record.Seat{Name: names[i], Kind: kinds[i], Colour: colours[i]})
	}
	return seats
}

// begun returns an evening with these games, by their ids, and that number of seats and coins
// in each purse; its first game has not begun.
func begun(t *testing.T, seats, purse int, ids ...string) *Evening {
	t.Helper()
	p := Plan{Seed: record.Seed{3}, Purse: purse, Company: company(seats)}
	for _, id := range ids {
		p.Games = append(p.Games, TicketFor(games.Find(id)))
	}
	e, err := New(p, games.Games())
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// deal begins the next game and returns it before its first move.
func deal(t testing.TB, e *Evening, seed byte) *session.Session {
	t.Helper()
	if err := e.Begin(); err != nil {
		t.Fatal(err)
	}
	d, err := e.Deal()
	if err != nil {
		t.Fatal(err)
	}
	s, err := session.Begin(d.Game, d.Setup, d.Players, record.Seed{seed, 1})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// playOut plays a game to its end with any legal moves.
func playOut(t testing.TB, s *session.Session, r *rand.Rand) {
	t.Helper()
	for !s.Over() {
		if s.Turn() == rules.Chance {
			s.Draw()
			continue
		}
		moves := s.Position().Moves(nil)
		if err := s.Play(moves[r.IntN(len(moves))]); err != nil {
			t.Fatal(err)
		}
	}
}

// settleDebts lends or lets sit out as chance has it, until everybody can pay.
func settleDebts(t testing.TB, e *Evening, r *rand.Rand) {
	t.Helper()
	for {
		list := e.Debtors()
		if len(list) == 0 {
			return
		}
		d := list[r.IntN(len(list))]
		act := e.Lend
		if d.MaySitOut && r.IntN(2) == 0 {
			act = e.SitOut
		}
		if err := act(d.Seat); err != nil {
			t.Fatal(err)
		}
	}
}

// again checks that an evening is written, read and written the same, and stands the same.
func again(t testing.TB, e *Evening, find func(string) *rules.Game) {
	t.Helper()
	said := e.Text()
	got, err := Read(said, find)
	if err != nil {
		t.Fatalf("what was written cannot be read: %v\n%s", err, said)
	}
	if same := got.Text(); same != said {
		t.Fatalf("written, read and written it differs:\n%s\n%s", said, same)
	}
	if !reflect.DeepEqual(got.now, e.now) {
		t.Fatalf("it was %+v and is read as %+v", e.now, got.now)
	}
	g, ok := Look(said)
	if want := (Glance{min(len(e.Played())+1, len(e.Games())), len(e.Games()), e.Over()}); !ok || g != want {
		t.Fatalf("a glance has %+v, %v, not %+v", g, ok, want)
	}
	if s := Summarize(said); s.Played != len(e.Played()) || !reflect.DeepEqual(s.Company, e.plan.Company) {
		t.Fatalf("the summary is %+v", s)
	}
}

// randomly plays an evening as chance has it, and calls seen after every act.
func randomly(t testing.TB, e *Evening, r *rand.Rand, seen func()) {
	for !e.Over() {
		if _, _, ok := e.Choice(); ok && r.IntN(3) == 0 {
			e.Choose(true) // refused where a computer has chosen
		}
		settleDebts(t, e, r)
		s := deal(t, e, byte(r.IntN(256)))
		seen()
		for range r.IntN(4) {
			e.Bet(Bet{r.IntN(len(e.plan.Company)), r.IntN(30), Stake(r.IntN(Stakes))}) // refused for computers
		}
		if r.IntN(40) == 0 {
			if err := e.Stop(); err != nil {
				t.Fatal(err)
			}
			break
		}
		playOut(t, s, r)
		if err := e.Finish(s); err != nil {
			t.Fatalf("%s: %v", s.Game().ID, err)
		}
		seen()
	}
	if e.Pot() != 0 {
		t.Fatalf("%d coins are left in the pot", e.Pot())
	}
	sum := e.now.chest
	for _, s := range e.Standing() {
		sum += s.Net()
	}
	if all := e.plan.Purse * len(e.plan.Company); sum != all {
		t.Fatalf("at the end there are %d coins of %d", sum, all)
	}
}

// toys are games as short as games can be, for thousands of evenings.
func toys() []*rules.Game { return []*rules.Game{race.Game} }

func findToy(id string) *rules.Game {
	if id == race.Game.ID {
		return race.Game
	}
	return games.Find(id)
}

// No coin is lost or made in thousands of evenings, whatever is played, lent and stopped.
func TestCoinsAreConserved(t *testing.T) {
	shelf := append(toys(), games.Games()...)
	quick := slices.DeleteFunc(slices.Clone(shelf), func(g *rules.Game) bool { return g.Longest > 4000 })
	for i := range short.Times(60, 3000) {
		r := rand.New(rand.NewPCG(uint64(i), 5))
		p := Plan{Seed: record.Seed{byte(i), byte(i >> 8), 7}, Purse: LeastPurse + purseStep*r.IntN(5), Company: company(FewestSeats + r.IntN(7))}
		p.Bets = i%2 == 0
		from := fitting(quick, len(p.Company))
		for range Fewest + r.IntN(Most-Fewest+1) {
			list := tickets(from[r.IntN(len(from))])
			p.Games = append(p.Games, list[r.IntN(len(list))])
		}
		e, err := New(p, quick)
		if err != nil {
			t.Fatal(err)
		}
		randomly(t, e, r, func() {
			if err := e.Check(); err != nil {
				t.Fatal(err)
			}
		})
		if i%20 == 0 {
			again(t, e, findToy)
		}
	}
}

// Every game that fits can be part of an evening, with each of its rulesets.
func TestEveryGameCanBePlayed(t *testing.T) {
	for i, g := range games.Games() {
		seats := max(FewestSeats, g.Seats[0])
		if !Fits(g, seats) {
			continue
		}
		for _, ticket := range tickets(g) {
			e, err := New(Plan{Seed: record.Seed{byte(i)}, Purse: 40, Company: company(seats), Games: slices.Repeat([]Ticket{ticket}, Fewest)}, games.Games())
			if err != nil {
				t.Fatalf("%s %s: %v", g.ID, ticket.Ruleset, err)
			}
			r := rand.New(rand.NewPCG(uint64(i), 6))
			settleDebts(t, e, r)
			s := deal(t, e, byte(i))
			playOut(t, s, r)
			if err := e.Finish(s); err != nil {
				t.Errorf("%s %s: %v", g.ID, ticket.Ruleset, err)
			}
			again(t, e, games.Find)
		}
	}
}

// A game without coins costs each player three, and who wins has them all.
func TestAnteOfGamesWithoutCoins(t *testing.T) {
	e := begun(t, 3, 40, "circus", "augustus", "senate")
	s := deal(t, e, 1)
	if got := e.Pot(); got != 3*Ante {
		t.Fatalf("in the pot are %d", got)
	}
	if s.Game().Coined(s.Setup()) {
		t.Fatal("this game has coins of its own")
	}
	playOut(t, s, rand.New(rand.NewPCG(1, 1)))
	if err := e.Finish(s); err != nil {
		t.Fatal(err)
	}
	p := e.Played()[0]
	if len(p.Winners) != 1 || p.Change[p.Winners[0]] != 2*Ante || e.Pot() != 0 {
		t.Errorf("%+v, and %d are left", p, e.Pot())
	}
	for i, change := range p.Change {
		if i != p.Winners[0] && change != -Ante {
			t.Errorf("seat %d has %+d", i, change)
		}
	}
}

// Several winners share the pot in whole parts; the rest, and all if nobody wins, waits.
func TestSharedPot(t *testing.T) {
	e := begun(t, 4, 40, "circus", "senate", "circus")
	d := Deal{Seats: []int{0, 1, 2, 3}}
	e.now.pot = 14
	e.award(d, []int{280, 280, 0, 280})
	if !reflect.DeepEqual(e.now.purses, []int{44, 44, 40, 44}) || e.now.pot != 2 {
		t.Errorf("%v, and %d are left", e.now.purses, e.now.pot)
	}
	e.award(d, []int{0, 0, 0, 0})
	if e.now.pot != 2 {
		t.Errorf("nobody wins, and %d are left", e.now.pot)
	}
}

// Who cannot pay is lent whole tens, or sits out if enough others play.
func TestLendingAndSittingOut(t *testing.T) {
	e := begun(t, 3, 40, "skiffs", "circus", "skiffs")
	e.now.purses = []int{24, 40, 4}
	e.now.chest = 52
	want := []Debtor{{0, 10, true}, {2, 30, true}}
	if got := e.Debtors(); !slices.Equal(got, want) {
		t.Fatalf("%+v", got)
	}
	if err := e.Begin(); err == nil {
		t.Error("the game begins, and two cannot pay")
	}
	if e.Lend(1) == nil || e.SitOut(1) == nil || e.Lend(9) == nil {
		t.Error("somebody is helped who can pay")
	}
	if err := e.SitOut(0); err != nil {
		t.Fatal(err)
	}
	if got := e.Debtors(); len(got) != 1 || got[0].MaySitOut {
		t.Errorf("with two players left: %+v", got)
	}
	if e.SitOut(2) == nil {
		t.Error("one plays alone")
	}
	if err := e.Lend(2); err != nil {
		t.Fatal(err)
	}
	d, err := e.Deal()
	if err != nil || !slices.Equal(d.Seats, []int{1, 2}) || !slices.Equal(d.Setup.Purses, []int{40, 34}) || d.Players[0].Name != "Livia" {
		t.Errorf("%+v, %v", d, err)
	}
	if st := e.Standing(); st[2].Seat != 2 || st[2].Net() != 4 || st[2].Purse != 34 || st[2].Loan != 30 {
		t.Errorf("%+v", st)
	}
	if e.Winners()[0] != 1 {
		t.Error("a loan makes rich")
	}
}

// The poorest chooses, of several the one in the later seat; only people are asked.
func TestChoice(t *testing.T) {
	e := begun(t, 5, 40, "simple", "tropa", "simple", "tropa")
	if _, _, ok := e.Choice(); ok {
		t.Error("somebody chooses before the first game")
	}
	s := deal(t, e, 2)
	playOut(t, s, rand.New(rand.NewPCG(1, 1)))
	if err := e.Finish(s); err != nil {
		t.Fatal(err)
	}
	e.now.purses = []int{40, 50, 40, 50, 20}
	seat, spare, ok := e.Choice()
	if !ok || seat != 4 || spare.Game == nil || slices.Contains(e.plan.Games, spare) {
		t.Fatalf("seat %d, %v, %v", seat, spare, ok)
	}
	e.now.chosen = false
	for _, want := range []bool{true, false, true, true} {
		if err := e.Choose(want); err != nil || e.Chosen() != want {
			t.Fatal(err)
		}
	}
	if strings.Count(e.Text(), "\nchoose\n") != 1 {
		t.Errorf("written is\n%s", e.Text())
	}
	deal(t, e, 3)
	if e.Games()[2] != spare || e.Plan().Games[2] == spare || e.Chosen() {
		t.Errorf("the third game is %v", e.Games()[2])
	}
	e.now.begun = false
	e.now.purses = []int{40, 40, 40, 40, 40}
	if seat, _, _ := e.Choice(); seat != 4 {
		t.Errorf("of those who are level, %d chooses", seat)
	}
	e.now.purses = []int{50, 50, 50, 30, 50}
	if e.Choose(!e.Chosen()) == nil {
		t.Error("a computer's choice is changed")
	}
}

// An evening stopped in the middle of a game gives back what was paid for it.
func TestStop(t *testing.T) {
	e := begun(t, 3, 40, "circus", "augustus", "senate")
	deal(t, e, 1)
	if err := e.Stop(); err != nil {
		t.Fatal(err)
	}
	if !e.Over() || !e.Stopped() || !slices.Equal(e.now.purses, []int{40, 40, 40}) || len(e.Winners()) != 3 {
		t.Errorf("%+v", e.now)
	}
	again(t, e, games.Find)
	if e.Begin() == nil || e.Stop() == nil || e.Lend(0) == nil {
		t.Error("it goes on")
	}
}

// Only the game that was begun can be finished, once it is over, and not for practice.
func TestAnotherGame(t *testing.T) {
	e := begun(t, 2, 40, "circus", "augustus", "senate")
	s := deal(t, e, 1)
	if e.Finish(s) == nil {
		t.Error("a game is finished that is not over")
	}
	other, err := session.Begin(games.Find("circus"), rules.Setup{First: 1}, company(2), record.Seed{1})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 1))
	playOut(t, other, r)
	if e.Finish(other) == nil {
		t.Error("another game is finished")
	}
	playOut(t, s, r)
	practised := s.Clone()
	practised.StartPractice()
	if e.Finish(practised) == nil {
		t.Error("a game for practice is finished")
	}
	if err := e.Finish(s); err != nil || e.Finish(s) == nil {
		t.Errorf("%v, or it is finished twice", err)
	}
}

// Errors name the line and say what is wrong there.
func TestReadErrors(t *testing.T) {
	e := begun(t, 2, 40, "circus", "augustus", "senate")
	s := deal(t, e, 1)
	playOut(t, s, rand.New(rand.NewPCG(1, 1)))
	if err := e.Finish(s); err != nil {
		t.Fatal(err)
	}
	said := e.Text()
	for want, change := range map[string][2]string{
		"line 1: an evening begins":             {"knucklebones evening 1", "knucklebones evening 2"},
		"line 2: a seed has 32 digits":          {"seed 03", "seed 3"},
		"line 3: \"forty\" is not a whole":      {"purse 40", "purse forty"},
		"line 10: the purse has to be":          {"purse 40", "purse 41"},
		"line 6: there is no game \"chess\"":    {"play circus", "play chess"},
		"has no ruleset \"odd\"":                {"play circus slip", "play circus odd"},
		"line 11: this player can pay":          {"\nbegin\n", "\nlend 1\n"},
		"line 11: no game has begun":            {"\nbegin\ngame\n", "\ngame\n"},
		"line 9: an evening is for 2 to 8":      {"seat easy murex Livia\n", ""},
		"line 12: this is not the game":         {"> game circus\n", "> game circus\n> practice\n"},
		"line 11: \"play\" is not allowed here": {"\nbegin\n", "\nplay circus\n"},
	} {
		_, err := Read(strings.Replace(said, change[0], change[1], 1), games.Find)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q instead of %q: %v, not %q", change[1], change[0], err, want)
		}
	}
}

// FuzzRead: any text is refused in words, or is written and read the same.
func FuzzRead(f *testing.F) {
	p := Plan{Seed: record.Seed{9}, Purse: 30, Company: company(3), Games: slices.Repeat([]Ticket{TicketFor(race.Game)}, 4)}
	e, err := New(p, toys())
	if err != nil {
		f.Fatal(err)
	}
	f.Add(e.Text())
	r := rand.New(rand.NewPCG(4, 4))
	randomly(f, e, r, func() {})
	f.Add(e.Text())
	f.Fuzz(func(t *testing.T, said string) {
		e, err := Read(said, func(id string) *rules.Game {
			if id == race.Game.ID {
				return race.Game
			}
			return nil
		})
		if err != nil {
			if text.Plain(text.OfError(err)) == "" {
				t.Fatal("an error without words")
			}
			return
		}
		if err := e.Check(); err != nil {
			t.Fatal(err)
		}
		said = e.Text()
		if got, err := Read(said, findToy); err != nil || got.Text() != said {
			t.Fatalf("%v: read again it is another:\n%s", err, said)
		}
	})
}

// Suggestions fill a programme for every number of players, or are none.
func TestSuggestions(t *testing.T) {
	for seats := FewestSeats; seats <= rules.MaxSeats; seats++ {
		for m := range Mood(Moods) {
			list := Suggest(m, games.Games(), seats, record.Seed{byte(seats), 15: 2})
			if list == nil {
				continue
			}
			if _, err := New(Plan{Purse: 40, Company: company(seats), Games: list}, games.Games()); err != nil {
				t.Errorf("%v for %d: %v", text.Plain(m.Name()), seats, err)
			}
			for i, ticket := range list {
				if slices.ContainsFunc(list[:i], func(o Ticket) bool { return o.Game == ticket.Game }) {
					t.Errorf("%v for %d has %s twice", text.Plain(m.Name()), seats, ticket.Game.ID)
				}
			}
		}
	}
	for _, m := range []Mood{HalfHour, AllLuck, LiarsNight, Surprise} {
		if Suggest(m, games.Games(), 4, record.Seed{}) == nil {
			t.Errorf("there is nothing for four: %v", text.Plain(m.Name()))
		}
	}
	if n := minutes(Suggest(HalfHour, games.Games(), 4, record.Seed{}), 4); n < 25 || n > 30 {
		t.Errorf("half an hour takes %d minutes", n)
	}
	half := Suggest(HalfHour, games.Games(), 4, record.Seed{})
	if list := Shorten(half, 4, 15); len(list) < Fewest || minutes(list, 4) > 15 || len(half) == len(list) {
		t.Errorf("shortened to a quarter of an hour it is %v", list)
	}
	if list := Shorten(half, 4, 2); list != nil {
		t.Errorf("shortened to two minutes it is %v", list)
	}
	for _, ticket := range Suggest(AllLuck, games.Games(), 4, record.Seed{}) {
		start, err := ticket.start(4)
		if err != nil {
			t.Fatal(err)
		}
		for i := range uint64(20) {
			if opponent.Chooses(start, rand.New(rand.NewPCG(i, 99))) {
				t.Errorf("%s %s leaves something to decide", ticket.Game.ID, ticket.Ruleset)
			}
		}
	}
}

// A computer plays in every game at the nearest level.
func TestKindIn(t *testing.T) {
	for _, g := range games.Games() {
		for _, kind := range append([]string{record.Person}, strengths...) {
			got := KindIn(g, kind)
			if kind == record.Person && got != kind {
				t.Errorf("a person plays %s as %s", g.ID, got)
			}
			if err := record.CheckSeats(g, 1, []record.Seat{{Kind: got}}); err != nil {
				t.Error(err)
			}
		}
	}
	if got := KindIn(games.Find("circus"), "medium"); got != "easy" {
		t.Errorf("between easy and hard it plays %s", got)
	}
}
