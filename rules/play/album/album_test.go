package album

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"knucklebones/rules/kits/tali"
)

// order is the album as it is kept: what a letter means never changes.
const order = "6431 6666 4444 3333 1111 " +
	"6664 6663 6644 6661 6643 6633 6444 6641 6443 6631 6433 6441 6333 6611 6331 6411 6311 6111 " +
	"4443 4441 4433 4431 4411 4333 4331 4311 4111 3331 3311 3111"

func TestCasts(t *testing.T) {
	var said []string
	sum := 0.0
	for _, h := range Casts() {
		said = append(said, fmt.Sprint(figure(h)))
		sum += sheep.Falls(h)
	}
	if got := strings.Join(said, " "); got != order {
		t.Errorf("the casts are\n%s, want\n%s", got, order)
	}
	if len(said) != All || len(letters) != All || math.Abs(sum-1) > 1e-12 {
		t.Errorf("%d casts, %d letters, together %v", len(said), len(letters), sum)
	}
	for h, want := range map[tali.Hand]int{
		tali.Of(6, 4, 3, 1): 26, tali.Of(6, 6, 6, 6): 10000, tali.Of(4, 4, 4, 4): 39, tali.Of(4, 4, 3, 3): 7, tali.Of(6, 6, 1, 1): 1667, tali.Of(6, 6, 3, 1): 208,
	} {
		if got := OneIn(h); got != want {
			t.Errorf("%v is one in %d, want %d", h, got, want)
		}
	}
}

// entry returns an entry of that id and day with these casts, each once.
func entry(id, day string, lens bool, honours []string, casts ...int) Entry {
	e := Entry{ID: (id + "--------")[:8], Day: day, Game: "simple", Lens: lens, Honours: honours, Link: "link" + id}
	for _, c := range casts {
		e.Casts[c]++
	}
	return e
}

func TestEnter(t *testing.T) {
	a := &Album{}
	n := a.Enter(entry("a", "2026-11-02", true, []string{"any.venus"}, 0, 0, 7))
	if len(n.Casts) != 2 || !slices.Equal(n.Honours, []string{"any.venus"}) {
		t.Errorf("the first game is news as %v", n)
	}
	if n = a.Enter(entry("a", "2026-11-03", true, []string{"any.venus"}, 0, 0, 7, 8)); len(n.Casts) != 3 || a.Len() != 1 {
		t.Errorf("the same game, gone on with, is news as %v in %d games", n, a.Len())
	}
	venus := Casts()[0]
	if c := a.Cast(venus); c.Times != 2 || c.First.Day != "2026-11-02" {
		t.Errorf("Venus was found %d times, first on %s", c.Times, c.First.Day)
	}
	if h := a.Honour("any.venus"); h.Times != 1 || h.Filled {
		t.Errorf("with the lens the honour is %+v", h)
	}
	if n = a.Enter(entry("b", "2026-11-04", false, []string{"any.venus"}, 0)); len(n.Casts) != 0 || len(n.Honours) != 1 {
		t.Errorf("an honour that is filled now is news as %v", n)
	}
	if h := a.Honour("any.venus"); h.Times != 2 || !h.Filled || h.Proof.Link != "linkb" {
		t.Errorf("without the lens the honour is %+v", h)
	}
	if n = a.Enter(entry("c", "2026-11-05", true, []string{"any.venus"}, 0)); len(n.Casts)+len(n.Honours) != 0 || !a.Honour("any.venus").Filled {
		t.Errorf("nothing is new, but the news is %v", n)
	}
	if found, throws := a.Count(); found != 3 || throws != 6 {
		t.Errorf("%d casts in %d throws", found, throws)
	}
	if h, ok := a.Rarest(); !ok || h != Casts()[8] {
		t.Errorf("the rarest is %v", h)
	}
}

// What is written is read back; damaged lines are left out; links stay where they prove
// something.
func TestText(t *testing.T) {
	a := &Album{}
	a.Enter(entry("a", "2026-11-02", true, []string{"any.venus", "simple.three"}, 0, 0, 7, 34))
	a.Enter(entry("b", "2026-11-03", false, nil, 0))
	a.Enter(entry("c", "2026-11-04", false, []string{"any.venus"}))
	said := a.Text()
	if want := "album 1\n" +
		"a------- 2026-11-02 simple lens a2hI any.venus,simple.three linka\n" +
		"b------- 2026-11-03 simple - a -\n" +
		"c------- 2026-11-04 simple - - any.venus linkc\n"; said != want {
		t.Errorf("the album is\n%s, want\n%s", said, want)
	}
	if back := Read(said).Text(); back != said {
		t.Errorf("it reads back as\n%s", back)
	}
	damaged := strings.Replace(said, "simple - a -", "simple - a", 1) + "nonsense\n\nx\n" + "d------- 2026-11-04 simple - z99999 -\n"
	if b := Read(damaged); b.Len() != 2 || b.Newer() {
		t.Errorf("%d games are read of two", b.Len())
	}
	for said, newer := range map[string]bool{"": false, "album 2\nx": true, "nonsense": false} {
		if b := Read(said); b.Len() != 0 || b.Newer() != newer {
			t.Errorf("%q: %d games, newer %v", said, b.Len(), b.Newer())
		}
	}
}

// Two devices that are joined, in either order and again and again, hold every game once.
func TestMerge(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		devices := [3]*Album{{}, {}, {}}
		want := map[string]int{} // throws by game, as on the device that saw most of it
		for range 30 {
			id := string(rune('a' + r.IntN(12)))
			e := entry(id, fmt.Sprintf("2026-11-%02d", 1+r.IntN(28)), r.IntN(2) == 0, nil)
			have := 1 + r.IntN(6)
			for i := range have {
				e.Casts[(int(id[0])+i)%All]++
			}
			at := devices[r.IntN(3)]
			if i := at.find(e.ID); i >= 0 && at.list[i].throws() > have {
				continue // a game only goes on
			}
			at.Enter(e)
			want[e.ID] = max(want[e.ID], have)
		}
		join := func(order ...int) *Album {
			all := &Album{}
			for _, i := range order {
				all.Merge(Read(devices[i].Text()))
			}
			return all
		}
		one, other := join(0, 1, 2), join(2, 1, 0, 0, 1)
		for _, a := range []*Album{one, other} {
			sum := 0
			for _, n := range want {
				sum += n
			}
			if _, throws := a.Count(); throws != sum || a.Len() != len(want) {
				t.Fatalf("%d throws in %d games, want %d in %d", throws, a.Len(), sum, len(want))
			}
			if a.Merge(one) || a.Merge(devices[1]) {
				t.Fatal("joined once more, it has changed")
			}
		}
	}
}

// Ten years of days and a hundred evenings of five games keep within a quarter of a
// megabyte, and are read in a moment.
func TestTenYearsAreSmall(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	a := &Album{}
	for i := range 3650 + 500 {
		e := Entry{ID: fmt.Sprintf("%08d", i), Day: time.Date(2026, 1, 1+i/2, 0, 0, 0, 0, time.UTC).Format("2006-01-02"), Game: "mendax-single", Link: strings.Repeat("x", 300)}
		for range 4 {
			e.Casts[r.IntN(All)]++
		}
		a.add(e)
	}
	said := a.Text()
	begun := time.Now()
	Read(said)
	took := time.Since(begun)
	t.Logf("%d bytes, read in %v", len(said), took)
	if len(said) > 250_000 || took > 5*time.Second {
		t.Errorf("%d bytes, read in %v", len(said), took)
	}
}

func FuzzRead(f *testing.F) {
	f.Add("album 1\na------- 2026-11-02 simple lens a2hI any.venus,simple.three linka\n")
	f.Fuzz(func(t *testing.T, said string) {
		a := Read(said)
		if back := Read(a.Text()).Text(); back != a.Text() {
			t.Errorf("%q reads back as %q", a.Text(), back)
		}
	})
}
