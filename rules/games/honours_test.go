package games

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"knucklebones/rules"
	"knucklebones/rules/play/album"
	"knucklebones/rules/play/opponent"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
)

// number matches a number in a sentence, in figures or in words.
var number = regexp.MustCompile(`\d|\b(one|two|three|four|five|nine|both|twice)\b`)

// Every game has at least three honours, and ten can be earned in several games; each says
// what it wants with a number, and fits its disc.
func TestHonoursAreSaid(t *testing.T) {
	if n := len(album.Across()); n != 10 {
		t.Errorf("%d honours can be earned in several games, want 10", n)
	}
	list := album.Across()
	for _, g := range Games() {
		if len(g.Honours) < 3 {
			t.Errorf("%s has only %d honours", g.ID, len(g.Honours))
		}
		list = append(list, album.Honours(g)...)
	}
	keys, plain := map[string]bool{}, regexp.MustCompile(`^[a-z-]+\.[a-z]+$`)
	for _, h := range list {
		key, title, says, figure := h.Key(), text.Plain(h.Title), text.Plain(h.Says), text.Plain(h.Figure)
		if keys[key] || !plain.MatchString(key) {
			t.Errorf("%q is no id of one honour alone", key)
		}
		keys[key] = true
		if n := utf8.RuneCountInString(title); n == 0 || n > 20 {
			t.Errorf("%s: the title %q has %d letters", key, title, n)
		}
		if n := utf8.RuneCountInString(says); n > 60 || !number.MatchString(says) {
			t.Errorf("%s: %q has %d letters, or no number", key, says, n)
		}
		if n := utf8.RuneCountInString(figure); n == 0 || n > 4 {
			t.Errorf("%s: the figure is %q", key, figure)
		}
	}
}

// company is the number of seats at the usual table of a game.
func company(g *rules.Game) int { return max(g.Seats[0], min(4, g.Seats[1])) }

// strong returns the level that plays a game well, and decides soon.
func strong(g *rules.Game) string {
	level := opponent.Random
	for _, l := range g.Levels {
		if level = l.ID; level == "hard" {
			break
		}
	}
	return level
}

// A merit counts how often an honour was earned by a seat, and the first game in which it
// was.
type merit struct{ game, earned, seats int }

var remeasure = flag.Bool("honours", false, "measure anew how often honours are earned, which takes minutes")

// meritsFile is the table of how often strong players earn each honour: game, honour, the
// number of a game in which somebody does, how many of how many seats earn it.
const meritsFile = "testdata/honours.txt"

// The games between strong players for the table: at least least, and on until every honour
// is in it, or most.
const least, most = 60, 4000

// ratesOf plays games, at most so many, and counts how often each honour is earned.
func ratesOf(t *testing.T, g *rules.Game, most int) []merit {
	t.Helper()
	rates := make([]merit, len(g.Honours))
	for i := range rates {
		rates[i].game = -1
	}
	rare := func(m merit) bool { return m.earned == 0 }
	for i := 0; i < least || i < most && slices.ContainsFunc(rates, rare); i++ {
		for k, n := range honoursOf(t, g, i) {
			if n > 0 && rates[k].game < 0 {
				rates[k].game = i
			}
			rates[k].earned += n
			rates[k].seats += company(g)
		}
	}
	return rates
}

// honoursOf plays a game between strong players and returns by how many seats each honour
// is earned.
func honoursOf(t *testing.T, g *rules.Game, game int) []int {
	t.Helper()
	p, err := g.New(rules.Setup{Seats: company(g)})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(uint64(game), 1))
	var players []*opponent.Player
	var watches [][]func(rules.Position, rules.Move, rules.Position) bool
	for seat := range rules.Actor(company(g)) {
		players = append(players, opponent.New(g, strong(g), seat, r))
		var own []func(rules.Position, rules.Move, rules.Position) bool
		for i := range g.Honours {
			own = append(own, g.Honours[i].Watch(seat))
		}
		watches = append(watches, own)
	}
	earned := make([]int, len(g.Honours))
	for p.Turn() != rules.Nobody {
		m := stepOf(p, players, r)
		next := p.After(m)
		for seat := range watches {
			for i, watch := range watches[seat] {
				if watch != nil && watch(p, m, next) {
					earned[i]++
					watches[seat][i] = nil
				}
			}
		}
		p = next
	}
	return earned
}

// stepOf returns the move of the player whose turn it is, or what falls.
func stepOf(p rules.Position, players []*opponent.Player, r *rand.Rand) rules.Move {
	turn := p.Turn()
	if turn == rules.Chance {
		return rules.Draw(p.Outcomes(nil), r)
	}
	players[turn].Ask(p)
	for {
		if m, done := players[turn].Step(1 << 18); done {
			return m
		}
	}
}

// Strong players earn every honour at times, and none in every game: for each there is a
// game that earns it, and a table says how often that comes. With -honours it is
// measured anew.
func TestHonoursCanBeEarned(t *testing.T) {
	if *remeasure {
		var b strings.Builder
		for _, g := range Games() {
			for i, m := range ratesOf(t, g, most) {
				fmt.Fprintf(&b, "%s %s %d %d %d\n", g.ID, g.Honours[i].ID, m.game, m.earned, m.seats)
			}
		}
		if err := os.WriteFile(meritsFile, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	said, err := os.ReadFile(meritsFile)
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range Tried() {
		if !strings.Contains(string(said), g.ID+" ") {
			for i, m := range ratesOf(t, g, least) {
				if m.earned == 0 || m.earned == m.seats {
					t.Errorf("%d of %d strong players earn %s", m.earned, m.seats, g.ID+"."+g.Honours[i].ID)
				}
			}
			continue // a new game, until the table is made anew
		}
		played := map[int][]int{}
		for i := range g.Honours {
			h := &g.Honours[i]
			m := meritOf(string(said), g.ID, h.ID)
			switch {
			case m.seats == 0:
				t.Errorf("%s is not in the table: run go test ./rules/games -run HonoursCanBeEarned -honours", g.ID+"."+h.ID)
				continue
			case m.earned == 0 || m.earned == m.seats:
				t.Errorf("%d of %d strong players earn %s", m.earned, m.seats, g.ID+"."+h.ID)
				continue
			}
			t.Logf("%-14s %-8s %5.1f %%: %s", g.ID, h.ID, 100*float64(m.earned)/float64(m.seats), text.Plain(h.Says))
			if played[m.game] == nil {
				played[m.game] = honoursOf(t, g, m.game)
			}
			if played[m.game][i] == 0 {
				t.Errorf("game %d does not earn %s any more: run with -honours", m.game, g.ID+"."+h.ID)
			}
		}
	}
}

// acrossFile is the table of how often a strong person earns each honour that can be earned
// in several games: honour, game, seats, the number of a game that earns it, in how many of
// how many games it is earned.
const acrossFile = "testdata/across.txt"

// amongStrong plays a game between a person, for whom a strong computer decides, and strong
// computers.
func amongStrong(t *testing.T, g *rules.Game, seats, game int) *session.Session {
	t.Helper()
	company := slices.Repeat([]record.Seat{{Kind: strong(g)}}, seats)
	company[0].Kind = record.Person
	s, err := session.Begin(g, rules.Setup{Seats: seats}, company, [16]byte{byte(game), byte(game >> 8), 17})
	if err != nil {
		t.Fatal(err)
	}
	s.Drive(0, session.Computer(strong(g)))
	defer s.Drive(0, nil)
	for !s.Over() {
		if s.Turn() == rules.Chance {
			_, err = s.Draw()
		} else if m, decided := s.Decide(1 << 18); decided {
			err = s.Play(m)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// earnedBy returns the keys of the honours that the person has earned in a game.
func earnedBy(s *session.Session) []string {
	e, _ := album.EntryOf(s, "2026-11-24", false)
	return e.Honours
}

// A feat says how often an honour was earned that can be earned in several games, and where
// first.
type feat struct {
	key, game     string
	seats, i      int
	earned, games int
}

// measureAcross plays every game by the usual company and, where so many can play, by five:
// at least few times, and on until every honour was earned, or many times.
func measureAcross(t *testing.T) (feats []feat) {
	const few, many, five = 20, 400, 5
	for _, h := range album.Across() {
		feats = append(feats, feat{key: h.Key()})
	}
	rare := func(f feat) bool { return f.earned == 0 }
	for i := 0; i < few || i < many && slices.ContainsFunc(feats, rare); i++ {
		for _, g := range Games() {
			for _, seats := range []int{company(g), five} {
				if seats > g.Seats[1] {
					continue
				}
				list := earnedBy(amongStrong(t, g, seats, i))
				for k := range feats {
					f := &feats[k]
					if f.games++; !slices.Contains(list, f.key) {
						continue
					}
					if f.earned++; f.game == "" {
						f.game, f.seats, f.i = g.ID, seats, i
					}
				}
			}
		}
	}
	return feats
}

// Each honour that can be earned in several games is earned at times, and a table says how
// often. With -honours it is measured anew.
func TestHonoursAcrossCanBeEarned(t *testing.T) {
	if *remeasure {
		var b strings.Builder
		for _, f := range measureAcross(t) {
			fmt.Fprintln(&b, f.key, f.game, f.seats, f.i, f.earned, f.games)
		}
		if err := os.WriteFile(acrossFile, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	said, err := os.ReadFile(acrossFile)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(said)), "\n")
	for k, h := range album.Across() {
		var f feat
		if k < len(lines) {
			fmt.Sscan(lines[k], &f.key, &f.game, &f.seats, &f.i, &f.earned, &f.games)
		}
		switch {
		case f.key != h.Key():
			t.Errorf("%s is not in the table: run go test ./rules/games -run HonoursAcross -honours", h.Key())
		case f.earned == 0 || f.earned == f.games:
			t.Errorf("%s is earned in %d of %d games", f.key, f.earned, f.games)
		case !slices.Contains(earnedBy(amongStrong(t, Find(f.game), f.seats, f.i)), f.key):
			t.Errorf("game %d of %s by %d does not earn %s any more: run with -honours", f.i, f.game, f.seats, f.key)
		default:
			t.Logf("%-10s %5.1f %%: %s", h.ID, 100*float64(f.earned)/float64(f.games), text.Plain(h.Says))
		}
	}
}

// meritOf reads an honour in the table; it is empty if the honour is not there.
func meritOf(table, game, id string) (m merit) {
	for line := range strings.Lines(table) {
		var g, h string
		var at merit
		if n, err := fmt.Sscan(line, &g, &h, &at.game, &at.earned, &at.seats); n == 5 && err == nil && g == game && h == id {
			return at
		}
	}
	return m
}

// What a game has brought is found again in its link: the same casts and honours, and the
// same steps prove them.
func TestAlbumIsProvenByLinks(t *testing.T) {
	for _, g := range Tried() {
		for seed := range byte(short.Times(2, 20)) {
			s := play(t, g, company(g), strong(g), seed)
			e, ok := album.EntryOf(s, "2026-11-24", false)
			if !ok || e.Link == "" {
				continue
			}
			again, err := session.FromLink(e.Link, Find)
			if err != nil {
				t.Fatal(err)
			}
			if back, _ := album.EntryOf(again, "2026-11-24", false); back.Casts != e.Casts || !slices.Equal(back.Honours, e.Honours) || back.ID != e.ID {
				t.Errorf("%s, seed %d: the link brings %v, the game %v", g.ID, seed, back, e)
			}
			for _, h := range append(album.Across(), album.Honours(g)...) {
				step, earned := h.Proof(again)
				if earned != slices.Contains(e.Honours, h.Key()) || earned && (step < 0 || step >= s.Len()) {
					t.Errorf("%s, seed %d: %s is proven at step %d of %d: %v", g.ID, seed, h.Key(), step, s.Len(), earned)
				}
			}
			if own := album.Throws(again); !slices.Equal(own, album.Throws(s)) {
				t.Errorf("%s, seed %d: the link shows other throws", g.ID, seed)
			}
		}
	}
}

// Practice brings nothing, nor do bones that were loaded, and a cast told by hand counts
// only in a game of real bones.
func TestAlbumCountsInEarnest(t *testing.T) {
	count := func(set rules.Setup, prepare func(*session.Session)) int {
		set.Seats, set.Ruleset = 1, "century"
		s, err := session.New(Find("century"), set, [16]byte{1})
		if err != nil {
			t.Fatal(err)
		}
		prepare(s)
		for range 3 {
			s.Play(rules.Move{Verb: rules.Throw})
			if s.Real() != 0 {
				s.Enter(s.Position().Outcomes(nil)[5].Move)
				continue
			}
			s.Draw()
		}
		return len(album.Throws(s))
	}
	earnest := func(*session.Session) {}
	loaded := map[string]int{"weights": 2, "w1": 0, "w3": 1, "w4": 1, "w6": 98}
	for name, c := range map[string]struct{ got, want int }{
		"earnest":    {count(rules.Setup{}, earnest), 3},
		"practice":   {count(rules.Setup{}, (*session.Session).StartPractice), 0},
		"loaded":     {count(rules.Setup{Options: loaded}, earnest), 0},
		"real bones": {count(rules.Setup{}, func(s *session.Session) { s.SetReal(1) }), 3},
		"by hand": {count(rules.Setup{}, func(s *session.Session) {
			s.Play(rules.Move{Verb: rules.Throw})
			s.Enter(s.Position().Outcomes(nil)[5].Move)
		}), 3},
	} {
		if c.got != c.want {
			t.Errorf("%s: %d throws count, want %d", name, c.got, c.want)
		}
	}
}
