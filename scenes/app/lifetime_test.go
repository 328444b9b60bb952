package app

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"knucklebones/rules/games"
	"knucklebones/rules/play/album"
	"knucklebones/rules/play/book"
	"knucklebones/rules/play/evening"
	"knucklebones/rules/play/review"
	"knucklebones/rules/play/today"
	"knucklebones/scenes/host"
	pages "knucklebones/scenes/screens/album"
	"knucklebones/scenes/screens/hall"
	"knucklebones/scenes/screens/hall/listing"
)

// A hundred evenings of five games, of which the last are kept whole, and ten years of days.
const (
	yearsOfDays     = 10 * 365
	gamesOfEvenings = 100 * 5
)

// lived stores what somebody has who has played on this device for ten years, and returns the
// number of letters that are kept.
func lived(t testing.TB) (letters int) {
	t.Helper()
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	r := rand.New(rand.NewPCG(8, 8))
	now := time.Date(2026, 11, 24, 12, 0, 0, 0, time.UTC)
	last, _ := today.DayOf(2026, 11, 24)
	link := strings.Repeat("x", 400) // longer than that of most games
	var days today.Days
	var log strings.Builder
	log.WriteString(album.Read("").Text())
	books := map[string]book.List{}
	for i := range yearsOfDays + gamesOfEvenings {
		when := now.AddDate(0, 0, i-yearsOfDays-gamesOfEvenings)
		g := games.Games()[r.IntN(len(games.Games()))]
		if i < yearsOfDays {
			days.Add(today.Result{Day: last + today.Day(i-yearsOfDays), Figure: r.IntN(100), Detail: r.IntN(512), When: when.Unix(), Link: link})
		}
		fmt.Fprintf(&log, "%08d %s %s - %c2%c any.sixes,%s.first %s\n", i, when.Format("2006-01-02"), g.ID, 'a'+r.IntN(26), 'A'+r.IntN(9), g.ID, link)
		list := books[g.ID]
		list.Add(book.Entry{
			ID: book.ID{byte(i), byte(i >> 8), 1}, When: when.Unix() / 60, Others: []string{"hard", "medium", "easy"}, Share: book.Whole * r.IntN(2), Gain: r.IntN(40) - 20,
			Casts: r.IntN(99), Fell: [4]int{r.IntN(20), r.IntN(80), r.IntN(80), r.IntN(20)}, Bones: [4]int{10, 40, 40, 10}, Unit: review.Coins,
			Luck: book.Figure{Known: true, Hundredths: r.IntN(999)}, Decisions: book.Figure{Known: true, Hundredths: -r.IntN(99)},
		})
		books[g.ID] = list
	}
	keep(t, daysKey, days.Text())
	keep(t, albumKey, album.Read(log.String()).Text())
	for id, list := range books {
		keep(t, bookPrefix+id, list.Text())
	}
	seven := lastEvening(t)
	for i := range mostEvenings {
		keep(t, eveningKey(fmt.Sprintf("%08x", i)), fmt.Sprintf("at %d took 1800 won 61 1\n", now.AddDate(0, 0, -i).UnixMilli())+seven)
	}
	keys, err := host.Keys()
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range keys {
		b, err := host.Load(k)
		if err != nil {
			t.Fatal(err)
		}
		letters += len(k) + len(b)
	}
	return letters
}

// keep stores a text.
func keep(t testing.TB, key, said string) {
	t.Helper()
	if err := host.Save(key, []byte(said)); err != nil {
		t.Fatal(err)
	}
}

// lastEvening is the text of an evening of seven games that computers have played.
func lastEvening(t testing.TB) string {
	t.Helper()
	h, err := Quiet(Show{})
	if err != nil {
		t.Fatal(err)
	}
	if err := h.sampleEvening(4, evening.Most); err != nil {
		t.Fatal(err)
	}
	return h.evening.e.Text()
}

// What somebody has after a hundred evenings and ten years of days is kept within a megabyte
// of letters, and with it the hall and the book are there soon.
func TestLifetimeIsKept(t *testing.T) {
	letters := lived(t)
	soonest := time.Hour
	for range 20 { // others may use the machine, too
		begun := time.Now()
		h := New()
		h.Stack.Headless()
		h.Stack.Resize(1280, 800, 1)
		h.Stack.Step()
		h.Stack.Push(h.bookAt(pages.ThrowsTab))
		h.Stack.Step()
		soonest = min(soonest, time.Since(begun))
		if found, _ := h.album.Count(); found != album.All || len(h.days.Days) != yearsOfDays || len(h.evenings.past) != mostEvenings {
			t.Fatalf("read are %d throws, %d days and %d evenings", found, len(h.days.Days), len(h.evenings.past))
		}
	}
	t.Logf("%d letters, and the hall and the book within %v", letters, soonest)
	if letters > 1_000_000 {
		t.Errorf("%d letters are kept", letters)
	}
	if soonest > 100*time.Millisecond && !testing.Short() { // in short other tests use the machine
		t.Errorf("the hall and the book take %v", soonest)
	}
}

// BenchmarkHall measures what it takes to lay the hall out: without slips, and with them for
// somebody new and for somebody who has played for ten years.
func BenchmarkHall(b *testing.B) {
	for name, old := range map[string]bool{"new": false, "ten years": true} {
		b.Setenv("XDG_CONFIG_HOME", b.TempDir())
		if old {
			lived(b)
		}
		h := New()
		h.Stack.Headless()
		h.Stack.Resize(1280, 800, 1)
		lay := func(b *testing.B) {
			for b.Loop() {
				h.Stack.Invalidate()
				h.Stack.Step()
			}
		}
		b.Run(name, lay)
		h.Stack.Push(hall.New(h.Stack, hall.Deps{
			Shelf: h.offered(), Motif: motif, Waiting: h.waiting, Known: func(id string) listing.Known { return h.known[id] },
			Language: h.Stack.Language, Languages: func() {},
		}))
		b.Run(name+", without slips", lay)
	}
}
