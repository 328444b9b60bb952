package apart

import (
	"errors"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/play/record"
	"knucklebones/rules/rulestest/race"
)

func find(id string) *rules.Game {
	if id == race.Game.ID {
		return race.Game
	}
	return nil
}

func secretOf(n byte) []byte { return []byte(strings.Repeat(string(rune('a'+n)), SecretSize)) }

// pair returns a game of two devices in which it is the turn of the first.
func pair(t *testing.T) (honest, cheat *Game) {
	t.Helper()
	rec, err := record.New(race.Game, rules.Setup{Seats: 2, Options: map[string]int{"goal": 30}}, record.Seed{})
	if err != nil {
		t.Fatal(err)
	}
	honest, err = Invite(rec, Terms{Of: []int{0, 1}, Ahead: 4}, secretOf(0), Library{find})
	if err != nil {
		t.Fatal(err)
	}
	cheat, err = Join(honest.Letter(1), secretOf(1), Library{find})
	if err != nil {
		t.Fatal(err)
	}
	for turns := 0; turns < 4 || !cheat.Mine(); turns++ {
		act(t, honest, cheat)
	}
	return honest, cheat
}

// act has the device play whose turn it is, and the other one open its letter.
func act(t *testing.T, a, b *Game) {
	t.Helper()
	if a.Writer() != a.device {
		a, b = b, a
	}
	for a.Mine() {
		if !a.Cast() {
			if err := a.Play(a.Position().Moves(nil)[0]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := a.Write(); err != nil {
		t.Fatal(err)
	}
	if err := b.Open(a.Letter(b.device)); err != nil {
		t.Fatal(err)
	}
}

// throw makes the next throw of a device, and the decisions before it.
func throw(t *testing.T, g *Game) {
	t.Helper()
	for !g.Cast() {
		if err := g.Play(g.Position().Moves(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
}

// TestCheats tries what a changed program could send. The other device refuses each with
// its reason, and its game stays as it was.
func TestCheats(t *testing.T) {
	for name, x := range map[string]struct {
		do   func(t *testing.T, c *Game, honest *Game) string // the letter
		want string
	}{
		"choose a throw": {func(t *testing.T, c, _ *Game) string {
			throw(t, c)
			c.chains[1] = newChain(secretOf(9), 1) // with another number that suits it
			return forged(c, c.done)
		}, "not the one that was promised"},
		"throw more often": {func(t *testing.T, c, _ *Game) string {
			throw(t, c)
			return forged(c, turn{c.done.casts + 40, c.done.moves})
		}, "it throws when it must not"},
		"move twice": {func(t *testing.T, c, _ *Game) string {
			for c.Mine() && c.Cast() {
			}
			return forged(c, turn{c.done.casts, []int{0, 0, 0, 0, 0, 0, 0}})
		}, "it plays when it is not its turn"},
		"alter an earlier step": {func(t *testing.T, c, _ *Game) string {
			all := c.all
			last := []byte(string(all[len(all)-1]))
			last[3] ^= 1
			c.all = append(all[:len(all)-1:len(all)-1], last)
			return c.Letter(-1)
		}, "changed on its way"},
		"nothing at all: this one is right": {func(t *testing.T, c, _ *Game) string {
			throw(t, c)
			return forged(c, c.done)
		}, ""},
		"play for the other": {func(t *testing.T, c, honest *Game) string {
			c.device = 0
			defer func() { c.device = 1 }()
			return forged(c, turn{})
		}, "not from the player whose turn it is"},
		"send an old letter": {func(t *testing.T, c, honest *Game) string {
			return c.Letter(-1)
		}, "opened already"},
		"other options": {func(t *testing.T, c, _ *Game) string {
			rec, err := record.New(race.Game, rules.Setup{Seats: 2, Options: map[string]int{"goal": 20}}, record.Seed{})
			if err != nil {
				t.Fatal(err)
			}
			other, err := Invite(rec, Terms{Of: []int{0, 1}, Ahead: 4}, secretOf(1), Library{find})
			if err != nil {
				t.Fatal(err)
			}
			return other.Letter(1)
		}, "another game"},
		"leave something out": {func(t *testing.T, c, _ *Game) string {
			throw(t, c)
			if err := c.Write(); err != nil {
				t.Fatal(err)
			}
			c.all = append(c.all, c.all[len(c.all)-1])
			return letter{c.id(), len(c.all), c.all[len(c.all)-1:]}.String()
		}, "an earlier letter is missing"},
		"claim a move there is not": {func(t *testing.T, c, _ *Game) string {
			for c.Mine() && c.Cast() {
			}
			if _, throws := c.now.turn(); throws || !c.Mine() {
				return forged(c, turn{c.done.casts, []int{99}})
			}
			return forged(c, turn{c.done.casts, []int{99}})
		}, "follow from the bones"},
	} {
		t.Run(name, func(t *testing.T) {
			honest, cheat := pair(t)
			steps, entries := len(honest.Steps()), honest.Entries()
			err := honest.Open(x.do(t, cheat, honest))
			if x.want == "" {
				if err != nil {
					t.Fatal(err)
				}
				return
			}
			if err == nil || !strings.Contains(err.Error(), x.want) {
				t.Errorf("it says %v", err)
			}
			if len(honest.Steps()) != steps || honest.Entries() != entries {
				t.Error("the game is another")
			}
		})
	}
}

// forged returns a letter with an entry of that turn, whatever the rules say.
func forged(c *Game, done turn) string {
	entry := c.log.sign(c.key, c.device, done.body(&c.log, &c.now, c.device, c.chains))
	return letter{c.id(), len(c.all), [][]byte{entry}}.String()
}

// TestForkIsProved has one device continue a game in two ways. The other names the device,
// and both go on from where they agree.
func TestForkIsProved(t *testing.T) {
	honest, cheat := pair(t)
	kept := cheat.Keep()
	throw(t, cheat)
	if err := cheat.Write(); err != nil {
		t.Fatal(err)
	}
	if err := honest.Open(cheat.Letter(0)); err != nil {
		t.Fatal(err)
	}
	again, err := Resume(kept, Library{find})
	if err != nil {
		t.Fatal(err)
	}
	if err := again.Write(); err != nil { // this time it throws nothing
		t.Fatal(err)
	}
	var fork Fork
	if err := honest.Open(again.Letter(0)); !errors.As(err, &fork) || fork.Device != 1 {
		t.Fatalf("it says %v", err)
	}
	if err := honest.Back(fork.Number); err != nil {
		t.Fatal(err)
	}
	if err := honest.Open(again.Letter(0)); err != nil {
		t.Error(err)
	}
}

// TestChain checks that every element follows from the one after it, and that a wrong one is
// refused.
func TestChain(t *testing.T) {
	c := newChain(secretOf(1), 1)
	for _, n := range []int{0, 1, 126, 127, 128, 129, 1000, chainLength - 1} {
		if c.at(n).before(1) != c.at(n-1) {
			t.Errorf("element %d does not follow", n)
		}
	}
	o := opening{last: c.at(-1)}
	if _, ok := o.open(c.at(4), 4); ok {
		t.Error("a later element is accepted")
	}
	o, ok := o.open(c.at(4), 5)
	if !ok || o.at(2) != c.at(2) {
		t.Error("an open element is another")
	}
	if _, ok := o.open(c.at(chainLength-1).before(-1), chainLength); ok {
		t.Error("the chain has no end")
	}
}

// TestPeek checks what a letter says of itself, and whether a game may be played apart.
func TestPeek(t *testing.T) {
	honest, cheat := pair(t)
	for _, g := range []*Game{honest, cheat} {
		id, _, err := Peek(g.Letter(1 - g.Device()))
		if err != nil || id != honest.ID() || g.ID() != id {
			t.Errorf("a letter of %s says it is of %s: %v", honest.ID(), id, err)
		}
	}
	for _, bad := range []string{"", "AAAA", strings.Repeat("A", maxLetter+1)} {
		if _, _, err := Peek(bad); err == nil {
			t.Errorf("%.20q is a letter", bad)
		}
	}
	rec, err := record.New(race.Game, rules.Setup{Seats: 2}, record.Seed{})
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct {
		Terms
		ok bool
	}{
		{Terms{Of: []int{0, 1}, Ahead: 1, Days: 7}, true}, {Terms{Of: []int{0, 1}, Ahead: MostAhead}, true},
		{Terms{Of: []int{0, 0}, Ahead: 1}, false}, {Terms{Of: []int{0, 2}, Ahead: 1}, false}, {Terms{Of: []int{0}, Ahead: 1}, false},
		{Terms{Of: []int{0, 1}, Ahead: MostAhead + 1}, false}, {Terms{Of: []int{0, 1}, Ahead: 1, Days: 256}, false}, {Terms{}, false},
	} {
		if err := Check(rec, x.Terms); (err == nil) != x.ok {
			t.Errorf("%+v: %v", x.Terms, err)
		}
	}
	if days := honest.Terms().Days; days != 0 || honest.Devices() != 2 || honest.Joined() != 2 || honest.Author() < 0 {
		t.Errorf("the terms are %+v", honest.Terms())
	}
}
