//go:build !js

package app

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"knucklebones/rules/play/evening"
	"knucklebones/rules/play/record"
	"knucklebones/rules/text"
	"knucklebones/scenes/host"
	pages "knucklebones/scenes/screens/album"
	room "knucklebones/scenes/screens/evening"
	"knucklebones/scenes/screens/results"
)

// plays has computers play an evening of three games on this device.
func plays(t *testing.T, h *App, n byte) {
	t.Helper()
	p := evening.Plan{Seed: record.Seed{n}, Purse: evening.UsualPurse, Company: sampleCompany(3)}
	p.Games = evening.Suggest(evening.AllLuck, h.offered(), 3, p.Seed)[:3]
	e, err := evening.New(p, h.offered())
	if err != nil {
		t.Fatal(err)
	}
	for !e.Over() {
		if err := h.playSample(e, n); err != nil {
			t.Fatal(err)
		}
	}
	h.evening = h.newSitting(e)
	h.evening.keep()
	h.evening = nil
}

// The book lists the evenings that are over with who won; each can be seen again to its end,
// with all its games, and leads back to the list.
func TestPastEvenings(t *testing.T) {
	device(t)
	h := start(t, Show{})
	h.clock = func() time.Time { return time.Date(2026, 11, 23, 20, 0, 0, 0, time.Local) }
	plays(t, h, 1)
	h.clock = func() time.Time { return time.Date(2026, 11, 24, 20, 0, 0, 0, time.Local) }
	plays(t, h, 2)
	h = start(t, Show{})
	d := h.eveningsList()
	if len(d.Lines) != 2 {
		t.Fatalf("the book lists %d evenings", len(d.Lines))
	}
	for i, want := range []string{"24 Nov 2026, 3 games", "23 Nov 2026, 3 games"} {
		if got := text.Plain(d.Lines[i].Title); got != want {
			t.Errorf("line %d is %q, not %q", i+1, got, want)
		}
	}
	h.Stack.Push(h.bookAt(pages.EveningsTab))
	list := h.Stack.Top()
	h.Stack.Step()
	h.Stack.Use("evening 2")
	h.Stack.Step()
	if _, ok := h.Stack.Top().(*room.End); !ok || h.evening.e.Plan().Seed != (record.Seed{1}) {
		t.Fatalf("there is %T", h.Stack.Top())
	}
	var names []string
	for _, r := range h.evening.finale().Rows {
		if r.Place == 1 {
			names = append(names, h.Stack.Page().Words(r.Name))
		}
	}
	about := h.Stack.Page().Words(d.Lines[1].About)
	if most := h.evening.finale().Rows[0].Coins; !strings.HasPrefix(about, "Winner") || !strings.Contains(about, names[0]) || !strings.Contains(about, itoa(most)+" coins") {
		t.Errorf("the list says %q of an evening won by %v with %d", about, names, most)
	}
	h.Stack.Use("results")
	h.Stack.Step()
	h.Stack.Use("answer 2")
	h.Stack.Step()
	if _, ok := h.Stack.Top().(*results.Results); !ok {
		t.Errorf("a game leads to %T", h.Stack.Top())
	}
	h.Stack.Pop()
	h.Stack.Step()
	h.Stack.Use("back")
	h.Stack.Step()
	if h.Stack.Top() != list {
		t.Errorf("back leads to %T", h.Stack.Top())
	}
	if got := text.Plain(h.eveningSlip().Line); got != "3–7 games, one purse" {
		t.Errorf("the slip says %q", got)
	}
}

// Only so many evenings that are over are kept, the last ones; none that waits is lost.
func TestPastEveningsAreTrimmed(t *testing.T) {
	device(t)
	h := start(t, Show{})
	plays(t, h, 1)
	said, err := host.Load(eveningKey(h.evenings.past[0].id))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(said), "\n")
	waits, _, _ := strings.Cut(rest, "begin\n")
	keep(t, eveningKey("ffffffff"), "at 1 took 1\n"+waits)
	for i := range mostEvenings {
		keep(t, eveningKey(fmt.Sprintf("%08x", i)), fmt.Sprintf("at %d took 60 won 50 1,2\n%s", 1000+i, rest))
	}
	h = start(t, Show{})
	h.evenings.trim()
	if over := h.evenings.over(); len(over) != mostEvenings || over[mostEvenings-1].when != 1001 || len(h.evenings.waiting) != 1 {
		t.Errorf("%d are over, %d wait", len(over), len(h.evenings.waiting))
	}
	if got := h.Stack.Page().Words(h.eveningsList().Lines[1].About); got != "Winners: Livia and Marcus, 50 coins each" {
		t.Errorf("an evening that was shared is %q", got)
	}
}

// Evenings that are over aren't read at the start, only for their list; one that can't be read
// then is left out. Without the note of which they are, it is made again.
func TestPastEveningsAreReadLate(t *testing.T) {
	device(t)
	h := start(t, Show{})
	for n := range byte(2) {
		h.clock = func() time.Time { return time.Date(2026, 11, 20+int(n), 20, 0, 0, 0, time.Local) }
		plays(t, h, n)
	}
	first, second := h.evenings.past[1].id, h.evenings.past[0].id
	kept, err := host.Load(eveningKey(first))
	if err != nil {
		t.Fatal(err)
	}
	keep(t, eveningKey(first), "damaged")
	h = start(t, Show{})
	if len(h.evenings.past) != 2 || h.evenings.read != nil || h.evenings.last() != second {
		t.Errorf("at the start there are %+v, and the last is %q, not %q", h.evenings, h.evenings.last(), second)
	}
	if d := h.eveningsList(); len(d.Lines) != 1 {
		t.Errorf("the book lists %d evenings", len(d.Lines))
	}
	keep(t, eveningKey(first), string(kept))
	for _, note := range []string{"", "nonsense\n\n" + second + " x"} {
		keep(t, pastKey, note)
		if h = start(t, Show{}); len(h.evenings.past) != 2 || h.evenings.past[1].id != first || len(h.evenings.waiting) != 0 {
			t.Errorf("with the note %q there are %+v", note, h.evenings)
		}
		if noted := notedEvenings(); len(noted) != 2 {
			t.Errorf("noted are %v", noted)
		}
	}
}

// An evening is sent as lines that its receiver understands.
func TestEveningIsSent(t *testing.T) {
	h, err := Quiet(Show{Scene: "evening-end", Players: []string{"person", "easy", "easy"}})
	if err != nil {
		t.Fatal(err)
	}
	h.Stack.Resize(1280, 800, 1)
	h.Stack.Step()
	lines := strings.Split(h.eveningLetter(), "\n")
	if len(lines) != 4 || !strings.HasPrefix(lines[0], "Knucklebones, an evening of ") || !strings.Contains(strings.Join(lines, "\n"), ". Me: ") || strings.Contains(strings.Join(lines, "\n"), "You") {
		t.Errorf("it is sent as %q", lines)
	}
	h.Stack.Use("share")
	h.Stack.Step()
	if h.Stack.Page().Find("answer 2") == nil {
		t.Error("it cannot be shared in two ways")
	}
}

// Where nothing can be stored, that is said once when the program starts, and in the book.
func TestStorageIsRefused(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", "/dev/null")
	h := start(t, Show{})
	if got := h.common().Lost; got != unsavedBook {
		t.Errorf("the book says %q", got)
	}
	device(t)
	if h = start(t, Show{}); h.common().Lost != "" {
		t.Error("where all is stored it says otherwise")
	}
}
