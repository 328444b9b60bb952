//go:build !js

package app

import (
	"slices"
	"strings"
	"testing"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/record"
	"knucklebones/rules/play/session"
	"knucklebones/rules/rulestest/short"
	"knucklebones/rules/text"
	seating "knucklebones/scenes/kit/company"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/screens/letter"
	"knucklebones/scenes/screens/results"
	"knucklebones/scenes/screens/setup"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
)

// gamesByHand are the games that are thrown by hand and played by two devices at once.
var gamesByHand = []string{"tropa", "catapulta"}

// throwers returns two devices that are connected and have begun a game by hand.
func throwers(t *testing.T, id string) (list []*remote, wires []*fakeWire) {
	t.Helper()
	list, wires = wired(t)
	list[0].sit(id, seating.Elsewhere)
	connect(t, list)
	playLive(t, list, func() bool {
		c, e := list[0].h.apart, list[1].h.apart
		return e != nil && c.table != nil && e.table != nil
	})
	return list, wires
}

// flights returns how the bones lie after each throw of the game of a device, and reports a
// throw whose flight its table does not know.
func (d *remote) flights(t *testing.T) (ends [][]bone.Pose) {
	t.Helper()
	d.use()
	s := d.h.apart.s
	tb := table.New(d.h.Stack.HeadlessCopy(), s, d.h.ahead.take(s.Game()), s.Len(), table.Deps{})
	defer tb.Leave()
	for i := range s.Len() {
		if s.Step(i).Move.Verb != rules.Throw {
			continue
		}
		lie, known := tb.Flown(i)
		if !known {
			t.Errorf("the flight of step %d, %q, is not known", i, s.Step(i).Thrown)
		}
		ends = append(ends, lie)
	}
	return ends
}

// throws has a device throw, if somebody there is asked to: with a finger, by keys, or with the
// buttons of a screen reader. It reports whether it did.
func (d *remote) throws(way int) bool {
	top, ok := d.h.Stack.Top().(*letterTable)
	p := d.h.Stack.Page()
	it := p.Find("bones")
	if !ok || !top.Asks() || it == nil || it.Drag == nil {
		return false
	}
	d.use()
	switch way {
	case 0:
		it.Drag(ui.Drag{X: 200, Y: 300, Phase: ui.Take})
		it.Drag(ui.Drag{X: 203, Y: 300 + 25*p.U, Phase: ui.Move})
		it.Drag(ui.Drag{X: 203, Y: 300 + 25*p.U, Phase: ui.Release})
	case 1:
		it.Steer(0, 1)
		d.step("")
		d.step("bones")
	case 2:
		d.step("harder")
		d.step("bones")
	}
	d.step("")
	return true
}

// manners counts the throws of a game by the help they were made with.
func manners(s *session.Session) (n [flight.Manners]int) {
	for i := range s.Len() {
		if step := s.Step(i); step.Move.Verb == rules.Throw {
			if th, err := flight.Parse(step.Thrown, step.Move.N == 1); err == nil {
				n[th.By]++
			}
		}
	}
	return n
}

// Games by hand are played at once from the invitation to the result. Each throw leaves the
// hand before the other device has added its chance, and both devices see the same flight,
// bit for bit.
func TestThrowsAtOnce(t *testing.T) {
	for _, id := range gamesByHand[:short.Times(1, len(gamesByHand))] {
		t.Run(id, func(t *testing.T) {
			list, _ := throwers(t, id)
			waited, way := [2]int{}, 0
			playLive(t, list, func() bool {
				for i, d := range list {
					if d.throws(way % 3) {
						way++
					}
					if d.h.apart.Thrown() {
						waited[i]++
						if d.step(""); what(d.h.Stack.Page()) != "nothing" {
							t.Fatalf("while a throw waits, this can be used: %s", ids(d.h.Stack.Page()))
						}
					}
				}
				return false
			})
			alike(t, list)
			if waited[0] == 0 || waited[1] == 0 {
				t.Errorf("throws waited for their chance %v times", waited)
			}
			if how := manners(list[0].h.apart.s); how[flight.ByHand] == 0 || how[flight.ByKeys] == 0 || how[flight.ByEar] == 0 {
				t.Errorf("throws by their manner: %v", how)
			}
			a, b := list[0].flights(t), list[1].flights(t)
			if len(a) == 0 || !slices.EqualFunc(a, b, slices.Equal) {
				t.Errorf("the devices saw %d and %d flights, which are not the same", len(a), len(b))
			}
			for _, d := range list {
				d.use()
				if said, err := d.h.recorded(d.h.apart.s).Export(); err != nil || strings.Count(said, "\nthrow") != len(a) {
					t.Errorf("the record does not show all throws: %v", err)
				}
			}
		})
	}
}

// waitsToMeet checks that a device says that the game waits for a connection, and offers
// nothing else.
func (d *remote) waitsToMeet(t *testing.T) {
	t.Helper()
	d.step("")
	p := d.h.Stack.Page()
	if _, ok := d.h.Stack.Top().(*letter.Send); !ok || !strings.Contains(text.Plain(p.Title), "waits until") {
		t.Fatalf("it shows %T, %q: %s", d.h.Stack.Top(), text.Plain(p.Title), ids(p))
	}
	for _, id := range []string{"send", "copy", "file", "result"} {
		if p.Find(id) != nil {
			t.Errorf("it offers %q", id)
		}
	}
	if it := p.Find("live"); it == nil || it.Style != ui.PrimaryStyle {
		t.Errorf("it does not offer to connect: %s", ids(p))
	}
}

// Where the connection breaks while a throw has left the hand, the game waits and says so,
// in the hall, too; a letter is not offered. The page can be loaded again. Once the two are
// connected again the same throw flies, and the game goes on to its end.
func TestConnectionBreaksAtThrow(t *testing.T) {
	for _, id := range gamesByHand[:short.Times(1, len(gamesByHand))] {
		t.Run(id, func(t *testing.T) {
			list, wires := throwers(t, id)
			for breaks := range 3 {
				playLive(t, list, func() bool { return list[0].h.apart.Thrown() || list[1].h.apart.Thrown() })
				i := slices.IndexFunc(list, func(d *remote) bool { return d.h.apart.Thrown() })
				d := list[i]
				steps, entries := len(d.h.apart.game.Steps()), d.h.apart.game.Entries()
				wires[0].cut()
				for _, d := range list {
					d.heed()
					for range 600 { // what is shown comes to its end
						d.step("")
					}
					d.waitsToMeet(t)
				}
				if breaks > 0 {
					d.load()
					d.h.wire = wires[i]
					d.waitsToMeet(t)
				}
				d.step("hall")
				d.use()
				w := d.h.waiting()
				if len(w) != 1 || w[0].Mine || text.Plain(w[0].Turn) != "Needs you both" || len(w[0].Actions) != 1 || text.Plain(w[0].Actions[0].Name) != "Continue" {
					t.Fatalf("in the hall waits %+v", w)
				}
				w[0].Actions[0].Do()
				d.waitsToMeet(t)
				if g := d.h.apart.game; !d.h.apart.Thrown() || len(g.Steps()) != steps || g.Entries() != entries {
					t.Error("the throw is another")
				}
				connect(t, list)
				playLive(t, list, func() bool { return list[1-i].h.apart.s.Len() > steps })
			}
			playLive(t, list, nil)
			alike(t, list)
		})
	}
}

// A device that claims that its bones landed otherwise is refused with a plain sentence, and
// changes nothing.
func TestThrowDoesNotLandAsTold(t *testing.T) {
	honest, cheats := library.Fly, false
	library.Fly = func(rec *record.Record, gesture string, scatter uint32) (string, []rules.Move) {
		thrown, fell := honest(rec, gesture, scatter)
		for other := scatter + 1; cheats && len(fell) > 0; other++ {
			if _, better := honest(rec, gesture, other); !slices.Equal(better, fell) {
				return thrown, better
			}
		}
		return thrown, fell
	}
	defer func() { library.Fly = honest }()
	list, _ := throwers(t, "tropa")
	d, e := list[0], list[1]
	playLive(t, list, func() bool { return e.h.apart.Thrown() })
	d.heed() // adds its chance
	entries := d.h.apart.game.Entries()
	cheats = true
	e.heed()
	cheats = false
	if e.h.apart.Thrown() {
		t.Fatal("the cheat has not thrown")
	}
	d.heed()
	said := text.Plain(d.h.Stack.Page().Dialog)
	for _, it := range d.h.Stack.Page().Items {
		said += " " + text.Plain(it.Label) + " " + text.Plain(it.Text)
	}
	if !strings.Contains(said, "do not land as it says") {
		t.Errorf("it says %q", said)
	}
	if d.h.apart.game.Entries() != entries {
		t.Error("the throw is in the game")
	}
}

// A computer at one of the devices throws by hand, too, with the hand of its level.
func TestComputersThrowAtOnce(t *testing.T) {
	list, _ := wired(t)
	list[0].sit("tropa", seating.Elsewhere, "hard")
	connect(t, list)
	playLive(t, list, nil)
	alike(t, list)
	if aims := list[1].h.apart.game.Record().Setup.Aims; len(aims) != 3 || aims[2] != rules.Steady {
		t.Errorf("the hands are %v", aims)
	}
	for _, d := range list {
		if _, ok := d.h.Stack.Top().(*results.Results); !ok {
			t.Errorf("it shows %T", d.h.Stack.Top())
		}
	}
}

// A game by hand joins two devices; a third is refused before anybody sits down.
func TestThreeDevicesDoNotThrow(t *testing.T) {
	list, _ := wired(t)
	d := list[0]
	d.use()
	g := games.Find("tropa")
	set := func(kind string) *setup.Table {
		table := d.h.Setup(g).(*setup.Setup).Table()
		table.Seats = table.Seats[:1]
		for i, kind := range []string{seating.Elsewhere, kind} {
			table.Add(g)
			table.Play(i+1, kind)
		}
		return table
	}
	if err := d.h.mayApart(g, set(seating.Elsewhere)); err == nil || !strings.Contains(err.Error(), "two devices") {
		t.Errorf("it says %v", err)
	}
	if err := d.h.mayApart(g, set(seating.Beside)); err != nil {
		t.Errorf("it says %v", err)
	}
}
