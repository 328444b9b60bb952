package apart

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/record"
)

// TestLiesUnderTheCup tries lies about what is hidden. Each is named with its step as soon as
// somebody can know it: when the bones are taken, or when the cup is lifted.
func TestLiesUnderTheCup(t *testing.T) {
	accept := func(moves []rules.Move) rules.Move {
		for _, m := range moves {
			if m.Verb == "accept" || m.Verb == "recast" && m.From == 2 {
				return m
			}
		}
		return moves[0]
	}
	for _, x := range []struct {
		lie  string
		game string
		do   func(t *testing.T, all []*Game) (to *Game, letter string)
		says string
	}{
		{"pass on other bones", "mendax-common", func(t *testing.T, all []*Game) (*Game, string) {
			c := until(t, all, accept, func(g *Game) bool { return g.log.giver() == g.me.device })
			c.me.chains[c.me.device] = newKeys(c.me.device, secretOf(9), 2).chains[c.me.device]
			return all[1-c.me.device], forged(c)
		}, "what it shows under the cup is not what was promised"},
		{"throw bones again that are not there", "mendax-common", func(t *testing.T, all []*Game) (*Game, string) {
			c := until(t, all, accept, func(g *Game) bool {
				return g.Mine() && len(g.log.secrets) > 0 && g.Position().Moves(nil)[0].Verb == "recast"
			})
			x, _ := c.now.knows(c.me.device, c.now.casts[c.me.device])
			lie := binary.BigEndian.AppendUint16(act(1), 999^maskOf(x, len(c.now.steps)))
			if err := c.now.choose(c.me.device, rules.Move{Verb: "recast", From: 1}, 999^maskOf(x, len(c.now.steps))); err == nil {
				t.Fatal("its own program makes the move")
			}
			// its own device believes that it threw one bone again, as the rules allow
			again, err := Resume(c.Keep(), library)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range again.Position().Moves(nil) {
				if m.From == 1 {
					if err := again.Play(m); err != nil {
						t.Fatal(err)
					}
					break
				}
			}
			again.done[0] = lie
			perform(t, again, first)
			letter := forged(again)
			other := all[1-c.me.device]
			if err := other.Open(letter); err != nil { // it cannot know yet
				t.Fatal(err)
			}
			perform(t, other, accept)
			if err := other.Write(); err != nil {
				t.Fatal(err)
			}
			liar := other.log.clone()
			liar.me = again.me
			body := liar.body(&liar, nil)
			entry := liar.sign(again.me.sign, again.me.device, body)
			return other, letterOf(other, entry)
		}, "the bones that it threw again are not those that it had"},
		{"show another hand", "mendax-single", func(t *testing.T, all []*Game) (*Game, string) {
			c := until(t, all, first, func(g *Game) bool { return g.log.lifting })
			c.me.chains[c.me.device] = newKeys(c.me.device, secretOf(9), 2).chains[c.me.device]
			return all[1-c.me.device], forged(c)
		}, "what it shows under the cup is not what was promised"},
		{"show a hand too early", "mendax-single", func(t *testing.T, all []*Game) (*Game, string) {
			c := until(t, all, first, func(g *Game) bool { return g.Mine() && len(g.log.secrets) > 1 })
			perform(t, c, first)
			c.now.secrets = nil
			return all[1-c.me.device], forged(c)
		}, "it shows what has to stay under the cup"},
	} {
		t.Run(x.lie, func(t *testing.T) {
			all := meet(t, x.game, rules.Setup{Seats: 2, Options: map[string]int{}}, Terms{Ahead: 16})
			to, letter := x.do(t, all)
			kept := to.Keep()
			if err := to.Open(letter); err == nil || !strings.HasPrefix(err.Error(), "this turn does not follow from the bones: at step ") || !strings.HasSuffix(err.Error(), x.says) {
				t.Errorf("it says: %v\nwant: %s", err, x.says)
			}
			if to.Keep() != kept {
				t.Error("the game is another")
			}
		})
	}
}

// letterOf returns a letter with one entry more than a device has.
func letterOf(g *Game, entry []byte) string {
	return letter{g.id(), len(g.all), [][]byte{entry}}.String()
}

// TestDealerLies has the dealer of Bone-Ace deal other cards than those that fall to it. What it
// tells is proved at the end of the hand, and the lie is named with its step.
func TestDealerLies(t *testing.T) {
	stick := func(moves []rules.Move) rules.Move { return moves[0] }
	for face, says := range []string{faceDown: "what was dealt is not what the cards give", faceUp: "what was dealt is not what the cards give"} {
		all := meet(t, "boneace", rules.Setup{Seats: 2}, Terms{Ahead: 16})
		c := until(t, all, stick, func(g *Game) bool { return g == all[0] && g.Mine() })
		perform(t, c, stick)
		lied := false
		for i, act := range c.done {
			if lied || len(act) == 0 || int(act[0]) != face || face == faceDown && len(act) != 3 {
				continue
			}
			lied = true
			act = slices.Clone(act)
			if act[len(act)-1] ^= 1; face == faceUp {
				act[1] = (act[1] + 1) % 46
			}
			c.done[i] = act
		}
		if !lied {
			t.Fatal("no such card is dealt")
		}
		letter := forged(c)
		other := all[1]
		if err := other.Open(letter); err != nil { // it cannot know yet
			if face == faceUp {
				continue // or the card lay on the table already
			}
			t.Fatal(err)
		}
		for range 20 {
			perform(t, other, stick)
			if other.Writer() == 1 {
				if err := other.Write(); err != nil {
					t.Fatal(err)
				}
				continue
			}
			dealer := other.log.clone()
			dealer.me = c.me
			now := dealer.clone()
			var acts [][]byte
			if !now.lifting {
				acts = append(acts, act(0))
				if err := now.act(&reader{rest: acts[0]}, 0); err != nil {
					t.Fatal(err)
				}
			}
			body := dealer.body(&now, acts)
			err := other.Open(letterOf(other, dealer.sign(c.me.sign, 0, body)))
			if err == nil || !strings.HasSuffix(err.Error(), says) {
				t.Errorf("it says: %v\nwant: %s", err, says)
			}
			break
		}
	}
}

// TestHandsStaySecret plays the games with hidden hands. As long as a hand is hidden, a device
// does not know what others hold, and no element that hides it is in a letter or in what
// another device keeps.
func TestHandsStaySecret(t *testing.T) {
	for _, id := range []string{"mendax-single", "mendax-common", "boneace"} {
		random := rand.New(rand.NewPCG(5, 6))
		choose := func(moves []rules.Move) rules.Move { return moves[random.IntN(len(moves))] }
		all := meet(t, id, rules.Setup{Seats: 3}, Terms{Ahead: 16})
		hidden := 0
		for range 120 {
			g := next(t, all, choose)
			if g == nil {
				break
			}
			for _, to := range all {
				open(t, to, g)
			}
			for _, x := range g.log.secrets {
				if x.told || x.n < g.log.open[x.device][x.device].n {
					continue
				}
				hidden += looks(t, all, x)
			}
		}
		if hidden == 0 {
			t.Errorf("%s: nothing was hidden", id)
		}
	}
}

// looks checks what the devices know of a secret, and returns the number of those that do not.
func looks(t *testing.T, all []*Game, x secret) (strangers int) {
	t.Helper()
	key := all[x.device].me.chains[x.device].at(x.n)
	for d, g := range all {
		mine := g.log.secrets[slices.IndexFunc(g.log.secrets, func(y secret) bool { return y.step == x.step })]
		kept, err := base64.RawURLEncoding.DecodeString(g.Keep())
		if err != nil {
			t.Fatal(err)
		}
		if d != x.device && bytes.Contains(kept, key[:]) {
			t.Fatalf("device %d holds what hides step %d", d, x.step)
		}
		if d != x.device && bytes.Contains(kept, all[x.device].me.secret) {
			t.Fatalf("device %d holds the secret of device %d", d, x.device)
		}
		if mine.known {
			continue
		}
		strangers++
		if _, known := g.log.knows(x.device, x.n); known {
			t.Fatalf("device %d can find step %d", d, x.step)
		}
		if g.log.mine[x.step] != g.log.steps[x.step] {
			t.Fatalf("device %d knows step %d", d, x.step)
		}
	}
	return strangers
}

// TestBonesAreHandedOn plays Common Hand until somebody holds bones that another device threw,
// and checks that both see the same.
func TestBonesAreHandedOn(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	choose := func(moves []rules.Move) rules.Move {
		for _, m := range moves {
			if m.Verb == "accept" {
				return m
			}
		}
		return moves[random.IntN(min(3, len(moves)))]
	}
	all := meet(t, "mendax-common", rules.Setup{Seats: 3}, Terms{Ahead: 16})
	g := until(t, all, choose, func(g *Game) bool {
		return g.Mine() && len(g.log.secrets) > 2 && moveIndex(g.log.here, rules.Move{Verb: "recast"}) == 0
	})
	for _, x := range g.log.secrets {
		if !x.known {
			t.Errorf("the device that has taken the bones can’t tell what fell at step %d", x.step)
		}
	}
	thrower := all[g.log.secrets[len(g.log.secrets)-1].device]
	for _, b := range g.Position().View(rules.Actor(g.me.device)).Bones {
		if b.Side == 0 {
			t.Error("the player who has taken the bones doesn’t see all of them")
		}
	}
	open(t, thrower, newest(all))
	if !slices.Equal(g.Steps(), thrower.Steps()) {
		t.Error("the device that threw the bones and the one that has taken them know different steps")
	}
}

// TestLookingAtTheHand has a device that is not meant try to read what the bones under the cup are
// given with. It learns nothing, and so does whoever only waits.
func TestLookingAtTheHand(t *testing.T) {
	all := meet(t, "mendax-common", rules.Setup{Seats: 3}, Terms{Ahead: 16})
	accept := func(moves []rules.Move) rules.Move {
		if i := slices.IndexFunc(moves, func(m rules.Move) bool { return m.Verb == "accept" }); i >= 0 {
			return moves[i]
		}
		return moves[0]
	}
	giver := until(t, all, accept, func(g *Game) bool { return g.log.giver() == g.me.device })
	d := giver.me.device
	receiver := slices.IndexFunc(all, func(g *Game) bool { return giver.log.lacks(g.me.device, d) > 0 })
	n := giver.log.lacks(receiver, d)
	cheat := all[3-d-receiver]
	open(t, cheat, giver)
	before := cheat.log.clone()
	if err := giver.Write(); err != nil {
		t.Fatal(err)
	}
	_, body, _ := split(giver.all[len(giver.all)-1])
	if err := before.receive(element(body[1:17]), d, d, n); err == nil {
		t.Error("a device that is not meant can read it")
	}
	open(t, cheat, giver)
	for _, x := range cheat.log.secrets {
		if _, known := cheat.log.knows(x.device, x.n); known || x.known {
			t.Errorf("it knows step %d", x.step)
		}
	}
	open(t, all[receiver], giver)
	if _, known := all[receiver].log.knows(d, n-1); !known {
		t.Error("the device that is meant cannot read it")
	}
}

// FuzzEntry has a device write any body with its own signature, in each kind of game. The other
// one refuses it, and its game stays as it was, or both have the same steps.
func FuzzEntry(f *testing.F) {
	var tables [][2]state
	for i, id := range []string{"race", "mendax-single", "mendax-common", "boneace", "tropa"} {
		terms := Terms{Ahead: 4, Days: 1}
		if id == "tropa" {
			terms.Ahead = 0
		}
		random := rand.New(rand.NewPCG(1, uint64(i)))
		all := meet(f, id, rules.Setup{Seats: 2}, terms)
		for range 40 {
			from := newest(all)
			if from.Writer() < 0 {
				break
			}
			g := all[from.Writer()]
			open(f, g, from)
			open(f, all[1-g.me.device], from)
			tables = append(tables, [2]state{all[0].log, all[1].log})
			perform(f, g, func(moves []rules.Move) rules.Move { return moves[random.IntN(len(moves))] })
			f.Add(byte(len(tables)-1), byte(g.me.device), g.log.body(&g.now, g.done))
			f.Add(byte(len(tables)-1), byte(1-g.me.device), []byte{entryProposes, 1})
			if err := g.Write(); err != nil {
				f.Fatal(err)
			}
		}
	}
	f.Fuzz(func(t *testing.T, which, author byte, body []byte) {
		x := tables[int(which)%len(tables)]
		c, honest := x[author%2], x[1-author%2]
		entry := c.sign(c.me.sign, c.me.device, body)
		steps, casts, number := slices.Clone(honest.steps), slices.Clone(honest.casts), honest.number
		s := honest.clone()
		err := s.add(entry)
		if !slices.Equal(honest.steps, steps) || !slices.Equal(honest.casts, casts) || honest.number != number {
			t.Fatal("it changes the game before all is checked")
		}
		if err != nil {
			return
		}
		s.writer()
		again := c.clone()
		if err := again.add(entry); err == nil && (!slices.Equal(again.steps, s.steps) || again.hash != s.hash) {
			t.Fatal("both have another game")
		}
	})
}

// FuzzLetter opens any bytes with their checksum as a letter, an invitation and a kept game.
func FuzzLetter(f *testing.F) {
	all := meet(f, "knucklebones", rules.Setup{Seats: 2}, Terms{Ahead: 16})
	open(f, all[0], all[1])
	rec, err := record.New(games.Find("boneace"), rules.Setup{Seats: 3}, record.Seed{})
	if err != nil {
		f.Fatal(err)
	}
	founder, err := Invite(rec, Terms{Of: []int{0, 1, 2}, Ahead: 16}, secretOf(3), library)
	if err != nil {
		f.Fatal(err)
	}
	for _, letter := range []string{all[0].Letter(-1), all[1].Letter(0), founder.Letter(1), all[0].Keep(), founder.Keep()} {
		b, err := base64.RawURLEncoding.DecodeString(letter)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(b)
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		for _, s := range []string{base64.RawURLEncoding.EncodeToString(b), checked(b)} {
			kept := all[0].Keep()
			if err := all[0].Open(s); err == nil || all[0].Keep() != kept {
				t.Fatalf("it opens %s", s)
			}
			Peek(s)
			if g, err := Join(s, secretOf(4), library); err == nil {
				resumes(t, g)
			}
			if g, err := Resume(s, library); err == nil {
				resumes(t, g)
			}
		}
	})
}

// checked returns bytes as a letter with the checksum that fits, in place of the last four.
func checked(b []byte) string {
	r := letter{}
	if len(b) < 13 {
		return r.String()
	}
	copy(r.id[:], b[1:9])
	rest := &reader{rest: b[9:max(9, len(b)-4)]}
	r.first = rest.int(maxEntries)
	for len(rest.rest) > 0 && !rest.bad {
		r.entries = append(r.entries, rest.sized())
	}
	return r.String()
}

// resumes checks that a game can be kept.
func resumes(t *testing.T, g *Game) {
	t.Helper()
	again, err := Resume(g.Keep(), library)
	if err != nil || again.Keep() != g.Keep() {
		t.Fatalf("a game cannot be kept: %v", err)
	}
}
