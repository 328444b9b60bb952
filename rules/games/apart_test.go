package games_test

import (
	"encoding/base64"
	"encoding/binary"
	"hash/crc32"
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/apart"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/rulestest/short"
)

// library gives the tests all games. In place of the physics of a throw by hand, a hash of
// the gesture and of all earlier steps, with the scatter (the throw's random part), picks the
// outcomes.
var library = apart.Library{Find: games.Find, Fly: fly}

func fly(rec *record.Record, gesture string, scatter uint32) (thrown string, fell []rules.Move) {
	if gesture == "" {
		return "", nil
	}
	at, err := rec.Game.New(rec.Setup)
	if err != nil {
		return "", nil
	}
	h := fnv.New64a()
	h.Write([]byte(gesture))
	for _, s := range rec.Steps {
		h.Write([]byte(rec.Game.Text(s.Move) + s.Thrown))
		at = at.After(s.Move)
	}
	random := rand.New(rand.NewPCG(h.Sum64(), uint64(scatter)))
	for at.Turn() == rules.Chance {
		outs := at.Outcomes(nil)
		m := outs[random.IntN(len(outs))].Move
		fell = append(fell, m)
		at = at.After(m)
	}
	return gesture + " 1f", fell
}

// together lists the tried games for two and more. All but those of the hand are played by letter.
func together() (list []*rules.Game) {
	for _, g := range games.Tried() {
		if g.Seats[1] >= 2 {
			list = append(list, g)
		}
	}
	return list
}

// A company is the devices of one game apart.
type company struct {
	t       testing.TB
	game    *rules.Game
	random  *rand.Rand
	devices []*apart.Game
	sizes   []int // of the letters, in characters
}

func secret(r *rand.Rand) []byte {
	b := make([]byte, apart.SecretSize)
	for i := range b {
		b[i] = byte(r.Uint32())
	}
	return b
}

// ahead returns the look-ahead of a game: none for those of the hand.
func ahead(g *rules.Game, n int) int {
	if g.Skilled() {
		return 0
	}
	return n
}

// meet founds a game for so many seats at so many devices, and has all join.
func meet(t testing.TB, g *rules.Game, setup rules.Setup, devices, look int, random *rand.Rand) *company {
	t.Helper()
	rec, err := record.New(g, setup, record.Seed{1, 2, 3})
	if err != nil {
		t.Fatal(err)
	}
	var of []int
	for i := range setup.Seats {
		of = append(of, i%devices)
	}
	c := &company{t: t, game: g, random: random}
	first, err := apart.Invite(rec, apart.Terms{Of: of, Ahead: ahead(g, look), Days: 3}, secret(random), library)
	if err != nil {
		t.Fatalf("%s: %v", g.ID, err)
	}
	c.devices = append(c.devices, first)
	for len(c.devices) < devices {
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
		c.sizes = append(c.sizes, len(letter))
		if err := g.Open(letter); err != nil && err != apart.ErrOld {
			c.t.Fatalf("%s: device %d: %v", c.game.ID, to, err)
		}
	}
	c.play(g)
	if err := g.Write(); err != nil {
		c.t.Fatal(err)
	}
	return true
}

// play makes moves at random, as long as it is the turn of a device.
func (c *company) play(g *apart.Game) {
	c.t.Helper()
	for g.Mine() {
		c.act(g)
	}
}

// close has all devices open what they lack.
func (c *company) close() *apart.Game {
	c.t.Helper()
	end := c.newest()
	for d, g := range c.devices {
		if g == end {
			continue
		}
		if err := g.Open(end.Letter(d)); err != nil && err != apart.ErrOld {
			c.t.Fatalf("%s: %v", c.game.ID, err)
		}
	}
	return end
}

// compare plays the steps of a finished game at one table, where the same bones fall. The
// table allows each of them, and the game ends the same.
func (c *company) compare(end *apart.Game) {
	c.t.Helper()
	steps := make([]record.Step, len(end.Steps()))
	for i, m := range end.Steps() {
		steps[i].Move = m
	}
	s, err := session.New(c.game, end.Record().Setup, record.Seed{})
	if err != nil {
		c.t.Fatal(err)
	}
	s.SetSupply(session.Replayed(steps))
	for i, step := range steps {
		switch {
		case s.Turn() == rules.Chance:
			if !s.MakeCast() || s.Step(i).Move != step.Move {
				c.t.Fatalf("%s: step %d, %q, cannot fall at one table", c.game.ID, i+1, c.game.Text(step.Move))
			}
		default:
			if err := s.Play(step.Move); err != nil {
				c.t.Fatalf("%s: step %d, %q: %v", c.game.ID, i+1, c.game.Text(step.Move), err)
			}
		}
	}
	for d, g := range c.devices {
		if !slices.Equal(g.Steps(), end.Steps()) {
			c.t.Fatalf("%s: device %d has another game", c.game.ID, d)
		}
		if s.Over() && !slices.Equal(g.Position().Scores(), s.Position().Scores()) {
			c.t.Fatalf("%s: device %d has another result", c.game.ID, d)
		}
	}
	if s.Over() != (end.Writer() < 0) {
		c.t.Fatalf("%s: over at one table: %v", c.game.ID, s.Over())
	}
}

// whole plays a game to its end and compares it. mostTurns bounds the few games that players
// at random may prolong as they like.
func (c *company) whole(mostTurns int) (over bool) {
	c.t.Helper()
	turns := 0
	for turns < mostTurns && c.turn() {
		turns++
	}
	end := c.close()
	if record.Hidden(end.Position()) {
		return false // broken off in the middle of a round
	}
	c.compare(end)
	return end.Writer() < 0
}

// tables returns how many seats and devices a game is tried with.
func tables(g *rules.Game) (list [][2]int) {
	for _, n := range [][2]int{{2, 2}, {3, 3}, {3, 2}, {4, 3}} {
		if n[0] >= g.Seats[0] && n[0] <= g.Seats[1] {
			list = append(list, n)
		}
	}
	if len(list) == 0 {
		list = append(list, [2]int{g.Seats[0], 2})
	}
	return list
}

// varied returns a setup of a game in which each option may have any value.
func varied(g *rules.Game, seats int, random *rand.Rand) rules.Setup {
	for range 20 {
		s := rules.Setup{Seats: seats, Options: map[string]int{}, First: random.IntN(seats)}
		for _, o := range g.Options {
			if v := o.Min + random.IntN(o.Max-o.Min+1); random.IntN(3) == 0 && o.ID != "counters" && o.Allows(v) {
				s.Options[o.ID] = v
			}
		}
		if _, err := g.New(s); err == nil {
			return s
		}
	}
	return rules.Setup{Seats: seats}
}

// TestGamesApart plays every game for two and more at two and three devices to its end, ten
// thousand times in all. All devices have the same steps, and the game is the same as at one
// table where the same bones fall. It prints how long letters are.
func TestGamesApart(t *testing.T) {
	list := together()
	for n, g := range list {
		t.Run(g.ID, func(t *testing.T) {
			var sizes []int
			games, over := short.Times(1, 1+10_000/len(list)/len(tables(g))), 0
			for i, n2 := range tables(g) {
				for k := range games {
					random := rand.New(rand.NewPCG(uint64(n), uint64(i<<16+k)))
					setup := rules.Setup{Seats: n2[0]}
					if k > 0 || testing.Short() && i > 0 {
						setup = varied(g, n2[0], random)
					}
					c := meet(t, g, setup, n2[1], []int{16, 0, 1, 5}[(i+k)%4], random)
					if c.whole(short.Times(400, 5000)) {
						over++
					}
					sizes = append(sizes, c.sizes...)
				}
			}
			slices.Sort(sizes)
			t.Logf("%d games, %d over; letters: median %d, most %d characters", games*len(tables(g)), over, sizes[len(sizes)/2], sizes[len(sizes)-1])
		})
	}
}

// TestGamesAtOnce plays every game as over a channel: without a look-ahead, each act is sent to
// all as it is made, and what is owed is sent by itself. Nobody can know a throw before.
func TestGamesAtOnce(t *testing.T) {
	for n, g := range together() {
		n2 := tables(g)[n%len(tables(g))]
		c := meet(t, g, rules.Setup{Seats: n2[0]}, n2[1], 0, rand.New(rand.NewPCG(uint64(n), 9)))
		c.close()
		for range short.Times(300, 20000) {
			g := c.newest()
			if g.Writer() < 0 {
				break
			}
			g = c.devices[g.Writer()]
			if !g.Owes() {
				c.act(g)
			}
			if err := g.Write(); err != nil {
				t.Fatal(err)
			}
			c.close()
		}
		if end := c.newest(); !record.Hidden(end.Position()) {
			c.compare(end)
		}
	}
}

// act makes one cast or decision at random.
func (c *company) act(g *apart.Game) {
	c.t.Helper()
	if !g.Mine() {
		c.t.Fatalf("%s: device %d is to write, and can do nothing", c.game.ID, g.Device())
	}
	if g.Cast() {
		return
	}
	moves := g.Position().Moves(nil)
	if err := g.PlayThrown(moves[c.random.IntN(len(moves))], "0.5 2"); err != nil {
		c.t.Fatal(err)
	}
}

// TestKeptApart resumes games between their steps, and they go on the same.
func TestKeptApart(t *testing.T) {
	for n, g := range together() {
		c := meet(t, g, rules.Setup{Seats: max(2, g.Seats[0])}, 2, 1, rand.New(rand.NewPCG(uint64(n), 7)))
		for turns := 0; turns < short.Times(8, 60) && c.turn(); turns++ {
			for d, device := range c.devices {
				if device.Mine() && !device.Cast() {
					moves := device.Position().Moves(nil)
					if err := device.PlayThrown(moves[c.random.IntN(len(moves))], "0 1"); err != nil {
						t.Fatal(err)
					}
				}
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

// none is a device that has written nothing.
const none = -1

// TestWrongLetters has letters lost, doubled, swapped, cut and changed. None changes a game
// wrongly, and the right one is opened after all.
func TestWrongLetters(t *testing.T) {
	for n, g := range together() {
		random := rand.New(rand.NewPCG(uint64(n), 3))
		n2 := tables(g)[n%len(tables(g))]
		again := func() *company { return meet(t, g, rules.Setup{Seats: n2[0]}, n2[1], 16, random) }
		c, other := again(), again()
		letters := []string{c.devices[0].Letter(1), c.devices[1].Letter(0), other.devices[1].Letter(0)}
		faults := 0
		for faults < short.Times(60, 1000) {
			if !c.turn() {
				c = again()
				continue
			}
			from := c.newest()
			for d, to := range c.devices {
				if to == from {
					continue
				}
				right := from.Letter(d)
				letters = append(letters[max(0, len(letters)-20):], right)
				for range 10 {
					wrong := spoilt(letters, right, random)
					before := to.Keep()
					err := to.Open(wrong)
					faults++
					if err != nil && to.Keep() != before {
						t.Fatalf("%s: %s changes the game", g.ID, wrong)
					}
				}
				if err := to.Open(right); err != nil && err != apart.ErrOld {
					t.Fatalf("%s: the right letter: %v", g.ID, err)
				}
				if to.Letter(none) != from.Letter(none) {
					t.Fatalf("%s: a wrong letter was taken for the right one", g.ID)
				}
			}
		}
	}
}

// spoilt returns one of the letters, or the right one with a fault.
func spoilt(letters []string, right string, r *rand.Rand) string {
	i := r.IntN(len(right))
	switch r.IntN(5) {
	case 0:
		return letters[r.IntN(len(letters))]
	case 1:
		return right[:i]
	case 2:
		return right[i:] + right[:i]
	case 3:
		return right[:i] + string("ABCDEFGHabcdefgh0123_-"[r.IntN(22)]) + right[i+1:]
	}
	return resealed(right, r)
}

// resealed returns a letter with some of its bytes changed, left out or doubled, and the
// checksum that fits.
func resealed(letter string, r *rand.Rand) string {
	b, _ := base64.RawURLEncoding.DecodeString(letter)
	b = b[:len(b)-4]
	i := r.IntN(len(b))
	j := min(len(b), i+1+r.IntN(40))
	switch r.IntN(3) {
	case 0:
		b[i] ^= 1 << r.IntN(8)
	case 1:
		b = slices.Delete(b, i, j)
	case 2:
		b = slices.Insert(b, i, slices.Clone(b[i:j])...)
	}
	b = binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE(b))
	return base64.RawURLEncoding.EncodeToString(b)
}
