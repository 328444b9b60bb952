package apart

import (
	"encoding/binary"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/record"
	"knucklebones/rules/rulestest/race"
)

// library gives the tests their games. In place of the physics of a throw by hand, the scatter
// of the throw (its random part) picks each outcome.
var library = Library{Find: find, Fly: func(rec *record.Record, gesture string, scatter uint32) (string, []rules.Move) {
	positions, err := rec.Play()
	if err != nil {
		return "", nil
	}
	at := positions.At(len(rec.Steps))
	var fell []rules.Move
	for at.Turn() == rules.Chance {
		outs := at.Outcomes(nil)
		m := outs[int(scatter)%len(outs)].Move
		at, fell = at.After(m), append(fell, m)
	}
	return gesture + " 1f", fell
}}

func find(id string) *rules.Game {
	if id == race.Game.ID {
		return race.Game
	}
	return games.Find(id)
}

func secretOf(n byte) []byte { return []byte(strings.Repeat(string(rune('a'+n)), SecretSize)) }

// meet returns the devices of a game, one for each seat.
func meet(t testing.TB, id string, setup rules.Setup, terms Terms) (all []*Game) {
	t.Helper()
	rec, err := record.New(find(id), setup, record.Seed{})
	if err != nil {
		t.Fatal(err)
	}
	for d := range setup.Seats {
		terms.Of = append(terms.Of, d)
	}
	first, err := Invite(rec, terms, secretOf(0), library)
	if err != nil {
		t.Fatal(err)
	}
	for all = []*Game{first}; len(all) < setup.Seats; {
		next, err := Join(all[len(all)-1].Letter(len(all)), secretOf(byte(len(all))), library)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, next)
	}
	return all
}

// newest returns the device with the longest log.
func newest(all []*Game) *Game {
	return slices.MaxFunc(all, func(a, b *Game) int { return len(a.all) - len(b.all) })
}

// open has a device open what it lacks.
func open(t testing.TB, g, from *Game) {
	t.Helper()
	if err := g.Open(from.Letter(g.me.device)); err != nil && err != ErrOld {
		t.Fatal(err)
	}
}

// next has the device that is to write open, play by choose and write. It returns that device,
// or nil after the end.
func next(t testing.TB, all []*Game, choose func(moves []rules.Move) rules.Move) *Game {
	t.Helper()
	from := newest(all)
	if from.Writer() < 0 {
		return nil
	}
	g := all[from.Writer()]
	open(t, g, from)
	perform(t, g, choose)
	if err := g.Write(); err != nil {
		t.Fatal(err)
	}
	return g
}

// perform plays what a device has to play, by choose.
func perform(t testing.TB, g *Game, choose func(moves []rules.Move) rules.Move) {
	t.Helper()
	for g.Mine() {
		if g.Cast() {
			continue
		}
		if err := g.PlayThrown(choose(g.Position().Moves(nil)), "1 2"); err != nil {
			t.Fatal(err)
		}
	}
}

func first(moves []rules.Move) rules.Move { return moves[0] }

// until plays until ready is true for the device that is to play next, which then has opened all.
func until(t testing.TB, all []*Game, choose func([]rules.Move) rules.Move, ready func(g *Game) bool) *Game {
	t.Helper()
	for range 1000 {
		from := newest(all)
		if from.Writer() < 0 {
			break
		}
		g := all[from.Writer()]
		open(t, g, from)
		if ready(g) {
			return g
		}
		next(t, all, choose)
	}
	t.Fatal("it never comes so far")
	return nil
}

// pair returns a game of Race of two devices in which it is the turn of the second, which
// cheats.
func pair(t testing.TB) (honest, cheat *Game) {
	t.Helper()
	all := meet(t, race.Game.ID, rules.Setup{Seats: 2}, Terms{Ahead: 4, Days: 1})
	for range 4 {
		next(t, all, first)
	}
	cheat = until(t, all, first, func(g *Game) bool { return g == all[1] && g.Mine() })
	return all[0], cheat
}

// throw makes the next throw of a device, and the decisions before it.
func throw1(t testing.TB, g *Game) {
	t.Helper()
	for !g.Cast() {
		if err := g.Play(g.Position().Moves(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
}

// forged returns a letter with an entry of those acts, whatever the rules say.
func forged(c *Game, acts ...[]byte) string {
	return sealed(c, c.log.body(&c.now, append(slices.Clip(c.done), acts...)))
}

// sealed returns a letter with an entry of that body, signed by the device.
func sealed(c *Game, body []byte) string {
	return letter{c.id(), len(c.all), [][]byte{c.log.sign(c.me.sign, c.me.device, body)}}.String()
}

// act is the act of the n-th legal move.
func act(n int) []byte { return binary.AppendUvarint(nil, uint64(n)) }

// TestCheats tries what a changed program could send: each line names a cheat and what the
// other device says to it. Its game stays as it was.
func TestCheats(t *testing.T) {
	for _, x := range []struct {
		cheat string
		do    func(t *testing.T, c, honest *Game) string // the letter
		says  string
	}{
		{"nothing: this letter is right", func(t *testing.T, c, _ *Game) string {
			throw1(t, c)
			return forged(c)
		}, ""},
		{"choose a throw", func(t *testing.T, c, _ *Game) string {
			throw1(t, c)
			other := newKeys(1, secretOf(9), 2)
			c.me.chains[1] = other.chains[1] // with another number, that suits it
			return forged(c)
		}, "this turn does not follow from the bones: at step 16, the number it adds to the throws is not the one that was promised"},
		{"do not show what it adds to a throw", func(t *testing.T, c, _ *Game) string {
			throw1(t, c)
			body := c.log.body(&c.now, c.done)
			return sealed(c, append([]byte{body[0], 0}, body[1+1+16:]...))
		}, "this turn does not follow from the bones: at step 16, it does not show what it adds to its throw"},
		{"claim a throw", func(t *testing.T, c, _ *Game) string {
			for c.Mine() && c.Cast() || c.now.due(1) {
			}
			return forged(c, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil)
		}, "this turn does not follow from the bones: at step 17, there is no such move"},
		{"move twice", func(t *testing.T, c, _ *Game) string {
			perform(t, c, func(moves []rules.Move) rules.Move { return moves[len(moves)-1] })
			return forged(c, act(0), act(0))
		}, "this turn does not follow from the bones: at step 19, it plays when it is not its turn"},
		{"alter an earlier step", func(t *testing.T, c, _ *Game) string {
			last := slices.Clone(c.all[len(c.all)-1])
			last[3] ^= 1
			c.all = append(slices.Clip(c.all[:len(c.all)-1]), last)
			return c.Letter(-1)
		}, "this letter was changed on its way, or somebody else wrote it"},
		{"play for the other", func(t *testing.T, c, honest *Game) string {
			body := c.log.body(&c.now, c.done)
			return letter{c.id(), len(c.all), [][]byte{c.log.sign(c.me.sign, 0, body)}}.String()
		}, "this letter was changed on its way, or somebody else wrote it"},
		{"send an old letter", func(t *testing.T, c, honest *Game) string {
			return c.Letter(-1)
		}, "this letter was opened already"},
		{"play with other options", func(t *testing.T, c, _ *Game) string {
			return meet(t, race.Game.ID, rules.Setup{Seats: 2, Options: map[string]int{"goal": 30}}, Terms{Ahead: 4})[0].Letter(1)
		}, "this letter belongs to another game"},
		{"play with another secret", func(t *testing.T, c, _ *Game) string {
			c.me = newKeys(1, secretOf(9), 2)
			c.log.me, c.now.me = c.me, c.me
			throw1(t, c)
			return forged(c)
		}, "this letter was changed on its way, or somebody else wrote it"},
		{"take a coin from nothing", func(t *testing.T, c, _ *Game) string {
			throw1(t, c)
			return forged(c, act(99))
		}, "this turn does not follow from the bones: at step 17, there is no such move"},
		{"leave something out", func(t *testing.T, c, _ *Game) string {
			throw1(t, c)
			if err := c.Write(); err != nil {
				t.Fatal(err)
			}
			return letter{c.id(), len(c.all), c.all[len(c.all)-1:]}.String()
		}, "an earlier letter is missing: ask for it to be sent again"},
		{"tell the other more than it may know", func(t *testing.T, c, _ *Game) string {
			c.now.casts[0] += 5
			return forged(c)
		}, "this turn does not follow from the bones: at step 16, it opens more than it may"},
		{"go on without the other before its time", func(t *testing.T, c, _ *Game) string {
			return sealed(c, []byte{entryProposes, 1})
		}, "this turn does not follow from the bones: at step 16, no other device is to play now"},
		{"agree to what nobody has proposed", func(t *testing.T, c, _ *Game) string {
			return sealed(c, []byte{entryAgrees})
		}, "this turn does not follow from the bones: at step 16, there is nothing to agree to"},
		{"write after the end of the entry", func(t *testing.T, c, _ *Game) string {
			throw1(t, c)
			body := c.log.body(&c.now, c.done)
			return sealed(c, append(body, 0))
		}, "part of the letter is missing or wrong: ask for it to be sent again"},
	} {
		t.Run(x.cheat, func(t *testing.T) {
			honest, cheat := pair(t)
			refuses(t, honest, x.do(t, cheat, honest), x.says)
		})
	}
}

// refuses has a device open a letter, and checks what it says. An error leaves its game as it was.
func refuses(t *testing.T, g *Game, letter, says string) {
	t.Helper()
	kept := g.Keep()
	err := g.Open(letter)
	if says == "" {
		if err != nil {
			t.Errorf("it says: %v", err)
		}
		return
	}
	if err == nil || err.Error() != says {
		t.Errorf("it says: %v\nwant: %s", err, says)
	}
	if g.Keep() != kept {
		t.Error("the game is another")
	}
}

// TestForkIsProved has one device continue a game in two ways. The other names the device,
// and both go on from where they agree.
func TestForkIsProved(t *testing.T) {
	honest, cheat := pair(t)
	kept := cheat.Keep()
	throw1(t, cheat)
	if err := cheat.Write(); err != nil {
		t.Fatal(err)
	}
	open(t, honest, cheat)
	again, err := Resume(kept, library)
	if err != nil {
		t.Fatal(err)
	}
	perform(t, again, func(moves []rules.Move) rules.Move { return moves[len(moves)-1] })
	if err := again.Write(); err != nil {
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

// TestLeaving has a device leave at a loss. The other one goes on with a computer in its seat,
// alone; a letter that then comes from the first is a second continuation.
func TestLeaving(t *testing.T) {
	honest, cheat := pair(t)
	late := cheat.Keep()
	if err := honest.Propose("easy"); err != nil {
		t.Fatal(err)
	}
	if !honest.Gone(1) || honest.Terms().Of[1] != 0 || honest.Record().Seats[1].Kind != "easy" || !honest.Mine() {
		t.Fatal("the seat has not changed hands")
	}
	for range 1000 {
		perform(t, honest, func(moves []rules.Move) rules.Move { return moves[len(moves)-1] })
		if honest.Writer() < 0 {
			break
		}
		if err := honest.Write(); err != nil {
			t.Fatal(err)
		}
	}
	if honest.Position().Turn() != rules.Nobody {
		t.Error("the game does not end")
	}
	again, err := Resume(late, library)
	if err != nil {
		t.Fatal(err)
	}
	throw1(t, again)
	if err := again.Write(); err != nil {
		t.Fatal(err)
	}
	refuses(t, honest, again.Letter(0), "this game was continued in two ways; go back to where both agree")
	open(t, cheat, honest)
	if !cheat.Gone(1) || cheat.Mine() || !slices.Equal(cheat.Steps(), honest.Steps()) {
		t.Error("whoever left sees another game")
	}
}

// TestLeavingIsAgreed has one of three devices missing. The game goes on once both others have
// agreed; a letter of the missing one before that ends the proposal.
func TestLeavingIsAgreed(t *testing.T) {
	all := meet(t, race.Game.ID, rules.Setup{Seats: 3}, Terms{Ahead: 4, Days: 1})
	until(t, all, first, func(g *Game) bool { return g == all[2] && g.Mine() })
	missing := all[2].Keep()
	open(t, all[0], newest(all))
	open(t, all[1], newest(all))
	if err := all[0].Propose(""); err != nil {
		t.Fatal(err)
	}
	open(t, all[1], all[0])
	open(t, all[2], all[0])
	if p, open := all[1].Proposal(); !open || p != (Proposal{By: 0, Missing: 2}) || all[1].Writer() != 1 || all[1].Owes() {
		t.Fatalf("the proposal is %v", p)
	}
	back := all[2]
	throw1(t, back)
	if err := back.Write(); err != nil {
		t.Fatal(err)
	}
	if _, open := back.Proposal(); open {
		t.Error("whoever has come back is still missing")
	}
	if err := all[1].Agree(); err != nil {
		t.Fatal(err)
	}
	if !all[1].Ended() || all[1].Writer() != none {
		t.Error("the game has not ended")
	}
	refuses(t, all[1], back.Letter(1), "this game was continued in two ways; go back to where both agree")
	if again, err := Resume(missing, library); err != nil || again.Ended() {
		t.Error("nobody has told the missing device")
	}
}

// TestTwoTakeOnePlace has two devices join with one invitation. The second to come is told.
func TestTwoTakeOnePlace(t *testing.T) {
	all := meet(t, race.Game.ID, rules.Setup{Seats: 2}, Terms{Ahead: 4})
	other, err := Join(all[0].Letter(1), secretOf(7), library)
	if err != nil {
		t.Fatal(err)
	}
	open(t, all[0], all[1])
	if err := all[0].Open(other.Letter(0)); err != ErrTaken {
		t.Errorf("it says %v", err)
	}
	if _, err := Join(all[1].Letter(-1), secretOf(8), library); err != ErrFull {
		t.Errorf("a third device is told %v", err)
	}
}

// TestProposals has two devices propose different things; the last proposal counts.
func TestProposals(t *testing.T) {
	all := meet(t, race.Game.ID, rules.Setup{Seats: 3}, Terms{Ahead: 4, Days: 1})
	until(t, all, first, func(g *Game) bool { return g == all[2] && g.Mine() })
	open(t, all[0], newest(all))
	open(t, all[1], newest(all))
	for i, step := range []func() error{
		func() error { return all[0].Propose("") },
		func() error { return all[1].Open(all[0].Letter(1)) },
		func() error { return all[1].Propose("easy") },
		func() error { return all[0].Open(all[1].Letter(0)) },
		func() error { return all[0].Agree() },
	} {
		if err := step(); err != nil {
			t.Fatalf("step %d: %v", i, err)
		}
	}
	if all[0].Ended() || !all[0].Gone(2) || all[0].Terms().Of[2] != 1 {
		t.Error("the first proposal counts")
	}
	if err := all[0].Propose("nobody"); err == nil {
		t.Error("a computer player is proposed that there is not")
	}
}

// TestNoLimit: where a turn may take as long as it likes nobody can be replaced.
func TestNoLimit(t *testing.T) {
	all := meet(t, race.Game.ID, rules.Setup{Seats: 2}, Terms{Ahead: 4})
	g := until(t, all, first, func(g *Game) bool { return g == all[1] })
	open(t, all[0], g)
	if err := all[0].Propose("easy"); err == nil || !strings.Contains(err.Error(), "as long as it likes") {
		t.Errorf("it says %v", err)
	}
}

// TestLeavingWithHiddenHands has devices of three leave in a round with hidden hands. It begins
// again, and the game goes on to its end.
func TestLeavingWithHiddenHands(t *testing.T) {
	for _, id := range []string{"mendax-single", "mendax-common", "boneace"} {
		for missing := range 3 {
			random := rand.New(rand.NewPCG(3, uint64(missing)))
			choose := func(moves []rules.Move) rules.Move { return moves[random.IntN(len(moves))] }
			all := meet(t, id, rules.Setup{Seats: 3}, Terms{Ahead: 16, Days: 7})
			until(t, all, choose, func(g *Game) bool { return g.me.device == missing && len(g.log.secrets) > 0 })
			rest := slices.Delete(slices.Clone(all), missing, missing+1)
			before := len(newest(all).log.steps)
			open(t, rest[0], newest(all))
			if err := rest[0].Propose("easy"); err != nil {
				t.Fatalf("%s: %v", id, err)
			}
			open(t, rest[1], rest[0])
			if err := rest[1].Agree(); err != nil {
				t.Fatalf("%s: %v", id, err)
			}
			if g := rest[1]; !g.Gone(missing) || len(g.log.steps) >= before || record.Hidden(g.Position()) {
				t.Errorf("%s: the round does not begin again", id)
			}
			over := false
			for range 2000 {
				if next(t, all, choose) == nil {
					over = true
					break
				}
			}
			if open(t, rest[0], newest(all)); !over || !slices.Equal(rest[0].Steps(), newest(all).Steps()) {
				t.Errorf("%s without device %d does not end the same", id, missing)
			}
		}
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
	if _, ok := o.open(c.at(chainLength-1), chainLength); ok {
		t.Error("the chain has no end")
	}
}
