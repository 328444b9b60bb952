//go:build !js

package app

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"knucklebones/rules"
	"knucklebones/rules/games"
	"knucklebones/rules/play/apart"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	"knucklebones/scenes/kiosk"
	"knucklebones/scenes/kiosk/stand"
	seating "knucklebones/scenes/kit/company"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/screens/hall"
	"knucklebones/scenes/screens/letter"
	"knucklebones/scenes/screens/results"
	"knucklebones/scenes/screens/setup"
)

// A fair is a fair's table and a visitor's phone, whose pages can connect.
type fair struct {
	t     *testing.T
	table *remote
	kiosk *testKiosk // the same device
	phone *remote
	wires []*fakeWire // of the table and of the phone
}

// phoned is the address that a table's code leads to.
const phoned = "https://fair.example/dice/"

// newFair returns a fair whose table a visitor has just touched: it shows the hall.
func newFair(t *testing.T) *fair {
	t.Helper()
	f := &fair{t: t, table: newRemote(t), phone: newRemote(t)}
	f.wires = wire2([]*remote{f.table, f.phone})
	c := kiosk.Usual()
	c.Phones = phoned
	h := f.table.h
	f.kiosk = &testKiosk{h: h, now: time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)}
	f.table.use()
	h.stand(c, func() time.Time { return f.kiosk.now })
	h.Stack.Prefs.Motion = prefs.None
	h.Stack.Home()
	f.pass(time.Second, true)
	return f
}

// pass lets time pass at the table.
func (f *fair) pass(d time.Duration, touched bool) {
	f.table.use()
	f.kiosk.pass(d, touched)
}

// use touches something at the table.
func (f *fair) use(id string) {
	f.t.Helper()
	f.table.use()
	if f.kiosk.h.Stack.Page().Find(id) == nil {
		f.t.Fatalf("the table has no %q: %s", id, ids(f.kiosk.h.Stack.Page()))
	}
	f.kiosk.use(id)
}

// sit sets a table with a visitor, a phone and computers of those levels, and sits down.
func (f *fair) sit(id string, levels ...string) {
	f.t.Helper()
	f.table.use()
	h, g := f.kiosk.h, games.Find(id)
	set := h.Setup(g).(*setup.Setup)
	table := set.Table()
	table.Seats = table.Seats[:1]
	for i, kind := range append([]string{record.Person}, levels...) {
		table.Add(g)
		table.Play(i+1, kind)
	}
	h.Stack.Push(set)
	f.pass(time.Second, true)
	f.use("seat 2 kind")
	f.answer("A phone")
	f.use("sit")
	if _, ok := h.Stack.Top().(*letter.Meet); !ok {
		f.t.Fatalf("sitting down shows no code: %s", ids(h.Stack.Page()))
	}
}

// answer gives the answer with those words to the question that the table asks.
func (f *fair) answer(words string) {
	f.t.Helper()
	for _, it := range f.kiosk.h.Stack.Page().Items {
		if text.Plain(it.Text) == words && !it.Disabled {
			f.use(it.ID)
			return
		}
	}
	f.t.Fatalf("%q is not to be chosen: %s", words, ids(f.kiosk.h.Stack.Page()))
}

// scan has a phone open the table's code, and the table's camera see the phone's.
func (f *fair) scan(phone *remote) {
	f.t.Helper()
	f.pass(100*time.Millisecond, false)
	m := f.kiosk.h.meeting
	if m == nil || m.offer == "" || m.screen != f.kiosk.h.Stack.Top() {
		f.t.Fatalf("the table shows no code: %s", ids(f.kiosk.h.Stack.Page()))
	}
	phone.use()
	if err := phone.h.follow(atTable + m.offer); err != nil {
		f.t.Fatal(err)
	}
	phone.heed()
	if p := phone.h.Stack.Page(); p.Find("code") == nil || p.Find("copy") != nil {
		f.t.Errorf("the phone shows no code, or more: %s", ids(p))
	}
	f.use("scan")
	f.wires[0].tell(host.Scanned, phone.h.meeting.answer)
	for range 6 {
		f.pass(100*time.Millisecond, false)
		phone.heed()
	}
}

// play plays at the table and on the phone until both show the result, or until becomes true.
func (f *fair) play(until func() bool) {
	f.t.Helper()
	for tick := 0; tick < 200_000; tick++ {
		over := 0
		for _, d := range []*remote{f.table, f.phone} {
			if d == f.table {
				f.pass(100*time.Millisecond, tick%100 == 0)
			} else {
				d.heed()
			}
			switch top := d.h.Stack.Top().(type) {
			case *results.Results:
				over++
			case *letterTable:
				top.Unwatched()
				if next := what(d.h.Stack.Page()); tick%3 == 0 && next != "nothing" {
					d.step(next)
				}
			default:
				f.t.Fatalf("%T is shown: %s", top, ids(d.h.Stack.Page()))
			}
			if until != nil && until() {
				return
			}
		}
		if kept := f.kept(f.table); len(kept) > 0 {
			f.t.Fatalf("the table stores %q", kept)
		}
		if over == 2 {
			return
		}
	}
	f.t.Fatalf("nothing comes of it: %s and %s", ids(f.table.h.Stack.Page()), ids(f.phone.h.Stack.Page()))
}

// begun plays until each has made a few steps.
func (f *fair) begun() {
	f.t.Helper()
	f.play(func() bool {
		a := f.phone.h.apart
		return a != nil && f.table.h.apart.s.Len() > 4 && a.s.Len() > 4
	})
}

// kept returns the keys of the games apart that a device has stored.
func (f *fair) kept(d *remote) []string {
	d.use()
	keys, _ := host.Keys()
	return slices.DeleteFunc(keys, func(k string) bool {
		return !strings.HasPrefix(k, apartPrefix) && !strings.HasPrefix(k, tablePrefix)
	})
}

// forgotten checks that the table knows nothing of a game any more.
func (f *fair) forgotten() {
	f.t.Helper()
	h := f.kiosk.h
	if kept := f.kept(f.table); h.apart != nil || h.meeting != nil || len(h.letters) > 0 || len(h.unsaved) > 0 || len(kept) > 0 || f.wires[0].open {
		f.t.Errorf("left are a game %v, a connection %v, %q", h.apart != nil, h.meeting != nil || f.wires[0].open, kept)
	}
}

// A phone takes a seat, beside a visitor and computers: the table shows a code and its camera
// reads the phone's. They play to the end; then nothing is left at the table, and on the
// phone the result and its entry in the book.
func TestPhoneAtFair(t *testing.T) {
	for _, x := range []struct {
		id     string
		levels []string
	}{{"knucklebones", nil}, {"mendax-single", []string{"easy"}}} {
		t.Run(x.id, func(t *testing.T) {
			f := newFair(t)
			f.sit(x.id, x.levels...)
			f.scan(f.phone)
			if _, ok := f.phone.h.Stack.Top().(*letterTable); !ok {
				t.Fatalf("the phone shows %T", f.phone.h.Stack.Top())
			}
			hidden := 0
			f.play(func() bool { hidden += f.peek(); return false })
			if (hidden > 0) != (x.id == "mendax-single") {
				t.Errorf("%d hands were hidden", hidden)
			}
			alike(t, []*remote{f.table, f.phone})
			if f.kiosk.h.meeting != nil || f.wires[0].open {
				t.Error("the connection stays after the game")
			}
			if p := f.phone.h.Stack.Page(); p.Find("again") != nil || len(f.kept(f.phone)) > 0 || f.phone.h.letters != nil {
				t.Errorf("the phone keeps %q and offers %s", f.kept(f.phone), ids(p))
			}
			if n := len(inBook(t, x.id)); n != 1 {
				t.Errorf("the phone's book has %d games", n)
			}
			was := f.table.h.apart.game.ID()
			f.use("again")
			if h := f.kiosk.h; h.apart == nil || h.apart.game.ID() == was || h.meeting == nil {
				t.Fatal("for the next game the table shows no code")
			}
			f.use("leave")
			f.pass(time.Second, false)
			f.forgotten()
		})
	}
}

// peek returns 1 if the phone's person sees bones now that the table doesn't know, else 0.
func (f *fair) peek() int {
	a, b := f.table.h.apart, f.phone.h.apart
	if a == nil || b == nil || a.game.Entries() != b.game.Entries() || a.s.Len() != b.s.Len() || fmt.Sprint(a.s.View(1).Bones) == fmt.Sprint(b.s.View(1).Bones) {
		return 0
	}
	return 1
}

// When the connection breaks, the table shows another code and counts down; through it the
// phone comes back, also after it was loaded again.
func TestPhoneComesBack(t *testing.T) {
	f := newFair(t)
	f.sit("skiffs")
	f.scan(f.phone)
	f.begun()
	for i := range 2 {
		was := f.table.h.apart.s.Len()
		f.wires[0].cut()
		f.phone.heed()
		if said := text.Plain(f.phone.h.Stack.Page().Dialog); !strings.Contains(said, "connection to the table") {
			t.Errorf("the phone says %q", said)
		}
		for range 5 {
			f.pass(500*time.Millisecond, false)
		}
		if said := f.says(); !strings.Contains(said, "connection to Livia has ended") || !strings.Contains(said, "In 59 seconds") {
			t.Errorf("the table says %q", said)
		}
		for range 39 {
			f.pass(time.Second, false)
		}
		f.pass(100*time.Millisecond, false)
		if said := f.says(); !strings.Contains(said, "In 20 seconds") {
			t.Errorf("after forty seconds more it says %q", said)
		}
		if i == 1 {
			f.phone.load()
			f.phone.h.wire = f.wires[1]
		}
		f.scan(f.phone)
		if n := f.table.h.apart.s.Len(); n < was {
			t.Errorf("after %d steps it goes on with %d", was, n)
		}
		f.play(func() bool { return f.table.h.apart.s.Len() > was })
	}
	f.play(nil)
	alike(t, []*remote{f.table, f.phone})
}

// says returns all that the table's page says.
func (f *fair) says() string {
	var all []string
	for _, it := range f.kiosk.h.Stack.Page().Items {
		all = append(all, f.kiosk.h.Stack.Page().Words(it.Text), f.kiosk.h.Stack.Page().Words(it.Label))
	}
	return strings.Join(all, " ")
}

// A phone that doesn't come back for a minute ends the game, and so does the visitor who does
// not want to wait. Each leaves nothing at the table.
func TestPhoneIsGone(t *testing.T) {
	for name, end := range map[string]func(f *fair){
		"after a minute": func(f *fair) {
			f.wires[0].cut()
			for range 62 {
				f.pass(time.Second, false)
			}
		},
		"by the visitor": func(f *fair) {
			f.wires[0].cut()
			f.pass(time.Second, false)
			f.pass(time.Second, false)
			f.use("leave")
		},
		"by the phone's person": func(f *fair) {
			f.phone.use()
			f.phone.h.menu(f.phone.h.apart.table.Table)
			f.phone.step("")
			for _, it := range f.phone.h.Stack.Page().Items {
				if text.Plain(it.Text) == "Leave the game" {
					f.phone.step(it.ID)
					break
				}
			}
			if len(f.kept(f.phone)) > 0 || f.phone.h.meeting != nil {
				f.t.Error("the phone has not left")
			}
			for range 62 {
				f.pass(time.Second, false)
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			f := newFair(t)
			f.sit("mendax-single")
			f.scan(f.phone)
			f.begun()
			end(f)
			if _, ok := f.kiosk.h.Stack.Top().(*hall.Hall); !ok {
				t.Errorf("the table shows %T", f.kiosk.h.Stack.Top())
			}
			f.pass(time.Second, false)
			f.forgotten()
		})
	}
}

// A visitor who leaves the table for the hall ends the game, and so does one who is gone for
// good: then the games play themselves.
func TestVisitorLeavesPhone(t *testing.T) {
	for name, leave := range map[string]func(f *fair){
		"to the hall": func(f *fair) {
			f.kiosk.h.menu(f.kiosk.h.apart.table.Table)
			f.pass(100*time.Millisecond, true)
			f.answer("Leave the game")
		},
		"for good": func(f *fair) {
			for range 300 {
				f.pass(500*time.Millisecond, false)
			}
			if !f.kiosk.shows() {
				f.t.Errorf("the table shows %T", f.kiosk.h.Stack.Top())
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			f := newFair(t)
			f.sit("knucklebones")
			f.scan(f.phone)
			f.begun()
			leave(f)
			f.pass(100*time.Millisecond, false)
			f.forgotten()
			f.phone.heed()
			if said := text.Plain(f.phone.h.Stack.Page().Dialog); !strings.Contains(said, "connection to the table") {
				t.Errorf("the phone says %q", said)
			}
		})
	}
}

// While the phone plays the table asks nobody whether they are there; what the phone's page
// answers by itself is no act of a person.
func TestPhoneActs(t *testing.T) {
	f := newFair(t)
	f.sit("skiffs")
	f.scan(f.phone)
	f.begun()
	rests := func() time.Duration { return f.kiosk.h.kiosk.Guard.Rest() }
	acts := 0
	for range 4000 {
		f.phone.heed()
		steps := len(f.phone.h.apart.game.Steps())
		f.pass(100*time.Millisecond, false)
		rest := rests()
		top, ok := f.phone.h.Stack.Top().(*letterTable)
		if !ok {
			break
		}
		if top.Unwatched(); what(f.phone.h.Stack.Page()) == "nothing" {
			if _, ok := f.table.h.Stack.Top().(*letterTable); ok && what(f.table.h.Stack.Page()) != "nothing" {
				f.table.step(what(f.table.h.Stack.Page())) // nobody touches the table for its guard
				f.phone.heed()
			}
			continue
		}
		f.phone.step(what(f.phone.h.Stack.Page()))
		if len(f.phone.h.apart.game.Steps()) == steps {
			continue
		}
		f.pass(100*time.Millisecond, false)
		f.pass(100*time.Millisecond, false)
		if rests() < rest {
			acts++
		}
	}
	if acts == 0 {
		t.Error("the phone's acts count for nothing")
	}
	for range 20 { // neither plays now, though both pages talk
		f.phone.heed()
		f.pass(500*time.Millisecond, false)
	}
	if rests() < 9*time.Second {
		t.Errorf("after ten seconds without an act the table has rested for %v", rests())
	}
}

// Whatever else a stranger's phone sends, the table opens no other game, asks nothing and
// keeps nothing; and a phone with which the game wasn't begun cannot go on with it.
func TestStrangersPhone(t *testing.T) {
	f := newFair(t)
	f.sit("knucklebones")
	f.scan(f.phone)
	f.play(f.chose)
	c := f.kiosk.h.apart
	rec, err := record.New(games.Find("knucklebones"), rules.Setup{Seats: 2}, record.Seed{})
	if err != nil {
		t.Fatal(err)
	}
	f.phone.use()
	other, err := f.phone.h.found(rec, apart.Terms{Of: []int{0, 1}})
	if err != nil {
		t.Fatal(err)
	}
	fork := forkOf(t, f)
	for what, said := range map[string]string{
		"nothing": "", "words": "hello, is anybody there?", "an invitation": other.game.Letter(1), "a receipt": "=99999999999",
		"a refusal": cannotOpen, "another turn": fork, "bytes": inLetter(c.game.ID(), []byte("\x03\x01\x02abc")),
	} {
		f.wires[1].Transmit(said)
		f.pass(100*time.Millisecond, false)
		h := f.kiosk.h
		switch top := h.Stack.Top().(type) {
		case *letter.Meet:
			f.scan(f.phone)
		case *letterTable:
		default:
			t.Errorf("%s: the table shows %T", what, top)
		}
		if h.apart == nil || h.apart.game.ID() != c.game.ID() || h.Stack.Page().Dialog != "" || len(f.kept(f.table)) > 0 {
			t.Fatalf("%s: the table plays another game, or asks %q", what, text.Plain(h.Stack.Page().Dialog))
		}
	}
	f.wires[0].cut()
	f.pass(100*time.Millisecond, false)
	stranger := newRemote(t)
	stranger.h.wire = f.wires[1]
	f.phone.h.wire = &fakeWire{}
	f.scan(stranger)
	if h := f.kiosk.h; h.apart.game != c.game || h.meeting == nil || h.meeting.wait == 0 {
		t.Error("a stranger has taken the seat")
	}
	if len(f.kept(stranger)) > 0 {
		t.Errorf("the stranger keeps %q", f.kept(stranger))
	}
}

// chose reports whether the phone's person has made a choice that the table knows.
func (f *fair) chose() bool {
	c := f.kiosk.h.apart
	for i := range c.s.Len() {
		if at := c.s.At(i); at.Turn() == 1 && len(at.Moves(nil)) > 1 {
			return true
		}
	}
	return false
}

// forkOf returns a letter with which the phone plays one of its turns otherwise than it did.
func forkOf(t *testing.T, f *fair) string {
	t.Helper()
	kept := f.phone.h.apart.game.Keep()
	for n := f.phone.h.apart.game.Entries() - 1; n > 1; n-- {
		again, err := apart.Resume(kept, library)
		if err != nil || again.Back(n) != nil {
			t.Fatal(err)
		}
		if !again.Mine() {
			continue
		}
		back := again.Keep()
		for _, m := range again.Position().Moves(nil) {
			again, _ = apart.Resume(back, library)
			if again.Play(m) != nil || again.Write() != nil {
				continue
			}
			if said := again.Letter(0); errors.As(f.kiosk.h.apart.game.Open(said), new(apart.Fork)) {
				return said
			}
		}
	}
	t.Fatal("no turn of the phone can be played otherwise")
	return ""
}

// The choice is offered where the operator has allowed it, the page has a camera and can
// connect, and two devices can play the game; one seat only. All other ways to play with other
// devices stay closed.
func TestPhonesAreAllowed(t *testing.T) {
	choices := func(f *fair, id string) (words []string) {
		f.table.use()
		h := f.kiosk.h
		h.Stack.Home()
		set := h.Setup(games.Find(id)).(*setup.Setup)
		h.Stack.Push(set)
		f.pass(time.Second, true)
		if h.Stack.Page().Find("seat 2 kind") == nil {
			return nil
		}
		f.use("seat 2 kind")
		for _, it := range h.Stack.Page().Items {
			if strings.HasPrefix(it.ID, "answer ") && !it.Disabled {
				words = append(words, text.Plain(it.Text))
			}
		}
		return words
	}
	f := newFair(t)
	config := &f.kiosk.h.kiosk.Guard.Config
	for _, g := range games.Games() {
		if testing.Short() && !slices.Contains(append([]string{"pentelitha", "bone-ace", "tropa"}, apartGames...), g.ID) {
			continue
		}
		may := g.Seats[1] > 1 && quiet(t).notApart(g) == ""
		if got := choices(f, g.ID); slices.Contains(got, "A phone") != may || slices.Contains(got, "Somewhere else") {
			t.Errorf("%s offers %q", g.ID, got)
		}
	}
	f.wires[0].blind = true
	if got := choices(f, "century"); slices.Contains(got, "A phone") {
		t.Error("it is offered without a connection")
	}
	f.wires[0].blind, config.Phones = false, ""
	if got := choices(f, "century"); slices.Contains(got, "A phone") {
		t.Error("it is offered where the operator has not allowed it")
	}
	config.Phones = phoned
	for _, hash := range []string{offered + "abc", atTable + "abc", lettered + "abc"} {
		if err := f.kiosk.h.follow(hash); err == nil {
			t.Errorf("the table follows %s", hash)
		}
	}
	two := []record.Seat{{Kind: record.Person}, {Kind: seating.Elsewhere, Name: "Livia"}, {Kind: "easy", Name: "Marcus"}}
	h := f.kiosk.h
	set := h.Setup(games.Find("century")).(*setup.Setup)
	set.Table().Seats = two
	h.Stack.Home()
	h.Stack.Push(set)
	f.pass(time.Second, true)
	f.use("seat 3 kind")
	for _, it := range h.Stack.Page().Items {
		if text.Plain(it.Text) == "A phone" && !it.Disabled {
			t.Error("two seats can be given to phones")
		}
	}
}

// The program has no camera: it refuses the setting in a sentence.
func TestProgramHasNoPhones(t *testing.T) {
	file := filepath.Join(t.TempDir(), "kiosk.conf")
	if err := os.WriteFile(file, []byte("phones = "+phoned+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := stand.ReadFile(file, games.Games()); err == nil || !strings.Contains(err.Error(), "the program has no camera") {
		t.Errorf("it says %v", err)
	}
}

// The code leads to the address that the operator has named. A visitor who does not want it
// any more is back at the table as it was set.
func TestCodeLeadsToAddress(t *testing.T) {
	f := newFair(t)
	f.sit("knucklebones")
	f.pass(100*time.Millisecond, false)
	if got := f.kiosk.h.tableAddress(); got != phoned {
		t.Errorf("the code leads to %q", got)
	}
	f.pass(100*time.Millisecond, true)
	f.use("leave")
	if set, ok := f.kiosk.h.Stack.Top().(*setup.Setup); !ok || !set.Table().Apart() {
		t.Errorf("the table shows %T", f.kiosk.h.Stack.Top())
	}
	f.forgotten()
}
