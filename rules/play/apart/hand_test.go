package apart

import (
	"encoding/binary"
	"errors"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/record"
)

// thrower returns a game of Tropa of two devices, in which the second, which cheats, has chosen
// a throw; the first has added its number to it.
func thrower(t *testing.T) (honest, cheat *Game) {
	t.Helper()
	all := meet(t, "tropa", rules.Setup{Seats: 2}, Terms{Ahead: 0})
	cheat = until(t, all, first, func(g *Game) bool { return g == all[1] && g.now.due(1) })
	return all[0], cheat
}

// TestThrowsByHand has a device claim that a throw by hand landed otherwise, and throw otherwise
// once it knows the chance. The other one refuses both.
func TestThrowsByHand(t *testing.T) {
	honest, cheat := thrower(t)
	thrown := len(cheat.Steps()) - 1
	if !cheat.Cast() {
		t.Fatal("the bones do not fly")
	}
	if cheat.Thrown(thrown) != "1 2 1f" || cheat.Thrown(thrown-1) != "" {
		t.Errorf("the record says %q", cheat.Thrown(thrown))
	}
	right := forged(cheat)
	act := slices.Clone(cheat.done[0])
	act[len(act)-1]++
	cheat.done[0] = act
	if err := honest.Open(forged(cheat)); err == nil || !strings.HasSuffix(err.Error(), "the bones do not land as it says") {
		t.Errorf("it says: %v", err)
	}
	refuses(t, honest, right, "")
}

// TestGestureComesFirst has a device change its gesture after it has seen the chance of the throw:
// that is a second continuation, with its own signature.
func TestGestureComesFirst(t *testing.T) {
	honest, cheat := thrower(t)
	number := slices.IndexFunc(cheat.all, func(entry []byte) bool { return slices.Equal(entry, cheat.all[len(cheat.all)-2]) })
	if err := cheat.Back(number); err != nil {
		t.Fatal(err)
	}
	if err := cheat.PlayThrown(rules.Move{Verb: rules.Throw, N: 1}, "7 7"); err != nil {
		t.Fatal(err)
	}
	if err := cheat.Write(); err != nil {
		t.Fatal(err)
	}
	var fork Fork
	if err := honest.Open(cheat.Letter(0)); !errors.As(err, &fork) || fork.Device != 1 {
		t.Errorf("it says: %v", err)
	}
}

// TestHandNeedsBoth: a game of the hand is for devices that are there at the same time, and know how
// bones fly.
func TestHandNeedsBoth(t *testing.T) {
	rec, err := record.New(find("tropa"), rules.Setup{Seats: 2}, record.Seed{})
	if err != nil {
		t.Fatal(err)
	}
	if err := Check(rec, Terms{Of: []int{0, 1}, Ahead: 1}); err == nil || !strings.Contains(err.Error(), "at the same time") {
		t.Errorf("it says: %v", err)
	}
	all := meet(t, "tropa", rules.Setup{Seats: 2}, Terms{})
	cheat := until(t, all, first, func(g *Game) bool { return g.Mine() })
	for _, gesture := range []string{strings.Repeat("1", mostGesture+1), "1 ☺"} {
		act := append(binary.AppendUvarint(act(0), uint64(len(gesture))), gesture...)
		if err := all[1-cheat.me.device].Open(forged(cheat, act)); err != errDamaged {
			t.Errorf("it says of %q: %v", gesture, err)
		}
	}
}

// TestTrust: only the dealer of cards, and whoever may look ahead, has to be trusted.
func TestTrust(t *testing.T) {
	for _, g := range games.Games() {
		if n := len(Trust(g, 0)); n > 0 != g.Dealt {
			t.Errorf("%s: %d sentences", g.ID, n)
		}
		if n := len(Trust(g, 16)) - len(Trust(g, 0)); n != 1 {
			t.Errorf("%s: %d sentences on looking ahead", g.ID, n)
		}
	}
}
