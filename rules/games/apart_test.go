package games_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/apart"
	"knucklebones/rules/play/record"
)

// byLetter lists the games that can be played by letter.
func byLetter(t *testing.T) (list []*rules.Game) {
	for _, g := range games.Games() {
		if g.Seats[1] < 2 {
			continue
		}
		at, err := g.New(mustCheck(t, g, rules.Setup{Seats: max(2, g.Seats[0])}))
		if err != nil {
			t.Fatal(err)
		}
		if _, hides := at.(rules.Hider); (!hides || g.OwnHands) && !g.Skilled() {
			list = append(list, g)
		}
	}
	return list
}

func mustCheck(t *testing.T, g *rules.Game, s rules.Setup) rules.Setup {
	t.Helper()
	s, err := g.Check(s)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// A company is the devices of one game apart.
type company struct {
	t       *testing.T
	random  *rand.Rand
	devices []*apart.Game
	letters int
	longest int
}

func secret(r *rand.Rand) []byte {
	b := make([]byte, apart.SecretSize)
	for i := range b {
		b[i] = byte(r.Uint32())
	}
	return b
}

// meet founds a game for so many seats, one device each, and has all join.
func meet(t *testing.T, g *rules.Game, seats, ahead int, random *rand.Rand) *company {
	t.Helper()
	rec, err := record.New(g, rules.Setup{Seats: seats}, record.Seed{1, 2, 3})
	if err != nil {
		t.Fatal(err)
	}
	var of []int
	for i := range seats {
		of = append(of, i)
	}
	c := &company{t: t, random: random}
	first, err := apart.Invite(rec, apart.Terms{Of: of, Ahead: ahead}, secret(random), library)
	if err != nil {
		t.Fatalf("%s: %v", g.ID, err)
	}
	c.devices = append(c.devices, first)
	for len(c.devices) < seats {
		next, err := apart.Join(c.devices[len(c.devices)-1].Letter(len(c.devices)), secret(random), library)
		if err != nil {
			t.Fatal(err)
		}
		c.devices = append(c.devices, next)
	}
	return c
}

// newest returns the device with the longest log.
func (c *company) newest() *apart.Game {
	return slices.MaxFunc(c.devices, func(a, b *apart.Game) int { return a.Entries() - b.Entries() })
}

// turn has the next device open its letter, play and write; it reports false at the end.
func (c *company) turn() bool {
	c.t.Helper()
	from := c.newest()
	to := from.Writer()
	if to < 0 {
		return false
	}
	g := c.devices[to]
	if from != g {
		letter := from.Letter(to)
		c.letters, c.longest = c.letters+1, max(c.longest, len(letter))
		if err := g.Open(letter); err != nil {
			c.t.Fatalf("%s: device %d: %v", g.Record().Game.ID, to, err)
		}
	}
	for g.Mine() {
		if !g.Cast() {
			moves := g.Position().Moves(nil)
			if err := g.Play(moves[c.random.IntN(len(moves))]); err != nil {
				c.t.Fatal(err)
			}
		}
	}
	if err := g.Write(); err != nil {
		c.t.Fatal(err)
	}
	return true
}

// mostTurns is the most letters of a game in these tests; longer games are broken off.
const mostTurns = 400

// TestGamesByLetter plays every game that can be played by letter, each seat at a device of its own.
// Their logs agree, and the steps are a game by the rules.
func TestGamesByLetter(t *testing.T) {
	for n, g := range byLetter(t) {
		for _, seats := range []int{2, 3, 4} {
			if seats < g.Seats[0] || seats > max(g.Seats[0], min(3, g.Seats[1])) {
				continue
			}
			random := rand.New(rand.NewPCG(uint64(n), uint64(seats)))
			c := meet(t, g, seats, 16, random)
			turns := 0
			for turns < mostTurns && c.turn() {
				turns++
			}
			end := c.newest()
			at, err := g.New(end.Record().Setup)
			if err != nil {
				t.Fatal(err)
			}
			for i, m := range end.Steps() {
				var possible []rules.Move
				if at.Turn() == rules.Chance {
					for _, o := range at.Outcomes(nil) {
						possible = append(possible, o.Move)
					}
				} else {
					possible = at.Moves(nil)
				}
				if !slices.Contains(possible, m) {
					t.Fatalf("%s: step %d, %v, is impossible", g.ID, i+1, m)
				}
				at = at.After(m)
			}
			for d, other := range c.devices {
				if other != end {
					if err := other.Open(end.Letter(d)); err != nil && err != apart.ErrOld {
						t.Fatalf("%s: %v", g.ID, err)
					}
				}
				if !slices.Equal(other.Steps(), end.Steps()) {
					t.Errorf("%s: device %d has another game", g.ID, d)
				}
			}
			t.Logf("%s for %d: %d letters, the longest %d characters, over: %v", g.ID, seats, c.letters, c.longest, end.Position().Turn() == rules.Nobody)
		}
	}
}

// TestKeptByLetter resumes a game between its steps, and it goes on the same.
func TestKeptByLetter(t *testing.T) {
	for n, g := range byLetter(t) {
		c := meet(t, g, max(2, g.Seats[0]), 1, rand.New(rand.NewPCG(uint64(n), 7)))
		for turns := 0; turns < 5 && c.turn(); turns++ {
			for d, device := range c.devices {
				again, err := apart.Resume(device.Keep(), library)
				if err != nil {
					t.Fatalf("%s: %v", g.ID, err)
				}
				if again.Keep() != device.Keep() || !slices.Equal(again.Steps(), device.Steps()) {
					t.Fatalf("%s: device %d resumes another game", g.ID, d)
				}
				c.devices[d] = again
			}
		}
	}
}

// TestWrongLetters opens letters with a thousand random faults. None changes a game, none is
// accepted but for the right one.
func TestWrongLetters(t *testing.T) {
	g := games.Find("knucklebones")
	random := rand.New(rand.NewPCG(3, 4))
	c := meet(t, g, 2, 16, random)
	var letters []string
	for range 12 {
		if !c.turn() {
			break
		}
		from := c.newest()
		if to := from.Writer(); to >= 0 {
			letters = append(letters, from.Letter(to))
		}
	}
	other := meet(t, g, 2, 16, random)
	other.turn()
	letters = append(letters, other.newest().Letter(1))
	device := c.newest()
	steps, entries := slices.Clone(device.Steps()), device.Entries()
	for range 1000 {
		l := letters[random.IntN(len(letters))]
		switch random.IntN(4) {
		case 0:
			l = l[:random.IntN(len(l))]
		case 1:
			i := random.IntN(len(l))
			l = l[:i] + string("ABCDEFGHabcdefgh0123_-"[random.IntN(22)]) + l[i+1:]
		case 2:
			i := random.IntN(len(l))
			l = l[i:] + l[:i]
		}
		if err := device.Open(l); err == nil {
			t.Fatalf("it opens %s", l)
		}
		if device.Entries() != entries || !slices.Equal(device.Steps(), steps) {
			t.Fatalf("%s changes the game", l)
		}
	}
}

// library holds the games that can be played apart.
var library = apart.Library{Find: games.Find}

func FuzzLetter(f *testing.F) {
	random := rand.New(rand.NewPCG(3, 4))
	rec, err := record.New(games.Find("knucklebones"), rules.Setup{Seats: 2}, record.Seed{})
	if err != nil {
		f.Fatal(err)
	}
	g, err := apart.Invite(rec, apart.Terms{Of: []int{0, 1}, Ahead: 16}, secret(random), library)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(g.Letter(1))
	f.Add(strings.Repeat("A", 100))
	f.Fuzz(func(t *testing.T, s string) {
		g.Open(s)
		apart.Join(s, make([]byte, apart.SecretSize), library)
		apart.Resume(s, library)
	})
}
