package book

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"knucklebones/rules/play/record"
	"knucklebones/rules/play/review"
)

// some returns n entries as a person collects them.
func some(n int, seed uint64) (l List) {
	r := rand.New(rand.NewPCG(seed, 1))
	for i := range n {
		e := Entry{
			ID: ID{byte(i), byte(i >> 8), byte(seed), byte(r.Uint32())}, When: 29_000_000 + int64(i)*700 + r.Int64N(9),
			Share: Whole * r.IntN(2), Gain: r.IntN(80) - 40, Casts: r.IntN(200), Lens: r.IntN(9) == 0,
			Fell: [4]int{r.IntN(20), r.IntN(80), r.IntN(80), r.IntN(20)}, Bones: sheep, Unit: review.Unit(r.IntN(3)),
		}
		for range r.IntN(8) {
			e.Others = append(e.Others, kinds[r.IntN(len(kinds))].kind)
		}
		if r.IntN(9) > 0 {
			e.Luck = Figure{true, r.IntN(2) == 0, r.IntN(4000) - 2000}
			e.Decisions = Figure{true, r.IntN(2) == 0, -r.IntN(400)}
		}
		if r.IntN(50) == 0 {
			e.Bones = [4]int{0, 50, 50, 0}
		}
		l.Add(e)
	}
	return l
}

func read(t *testing.T, said string) (List, int) {
	t.Helper()
	l, damaged, err := Read(said)
	if err != nil {
		t.Fatal(err)
	}
	return l, damaged
}

func same(a, b List) bool { return a.Text() == b.Text() }

func TestText(t *testing.T) {
	l := some(500, 1)
	got, damaged := read(t, l.Text())
	if damaged > 0 || len(got) != 500 || !same(got, l) {
		t.Errorf("%d entries came back, %d damaged", len(got), damaged)
	}
	if got[7].Others == nil && l[7].Others != nil || !slices.Equal(got[7].Others, l[7].Others) || got[7].Luck != l[7].Luck {
		t.Errorf("%+v came back as %+v", l[7], got[7])
	}
	if l, damaged := read(t, ""); len(l) > 0 || damaged > 0 {
		t.Error("nothing is not an empty list")
	}
}

// A damaged line takes no other with it.
func TestDamagedLines(t *testing.T) {
	l := some(50, 2)
	lines := strings.SplitAfter(l.Text(), "\n")
	for i, bad := range []string{"\n", "x\n", lines[3][:20] + "\n", strings.Replace(lines[3], " ", "  ", 1), lines[3][:len(lines[3])-1] + " 1\n", "\x00\xff\n", lines[0]} {
		broken := slices.Clone(lines)
		broken[3] = bad
		got, damaged := read(t, strings.Join(broken, ""))
		want := 1
		if bad == "\n" || bad == lines[0] {
			want = 0
		}
		if len(got) != 49 || damaged != want {
			t.Errorf("line %d: %d entries are left and %d were damaged", i, len(got), damaged)
		}
	}
	headless := strings.Join(lines[1:], "")
	if got, damaged := read(t, headless); len(got) != 50 || damaged != 0 {
		t.Errorf("without the first line %d are left", len(got))
	}
}

func TestNewerVersion(t *testing.T) {
	if _, _, err := Read("book 2\nwhatever it holds\n"); !errors.Is(err, ErrNewer) {
		t.Errorf("a newer book is read: %v", err)
	}
}

// Merging adds and never doubles, in any order and however often.
func TestMerge(t *testing.T) {
	all := some(300, 3)
	var a, b List
	for i, e := range all {
		if i%3 != 0 {
			a.Add(e)
		}
		if i%3 != 1 {
			b.Add(e)
		}
	}
	ab, ba := slices.Clone(a), slices.Clone(b)
	if n := ab.Merge(b); n != 100 {
		t.Errorf("%d are added, not 100", n)
	}
	ba.Merge(a)
	if !same(ab, all) || !same(ba, all) {
		t.Error("the two do not become the same")
	}
	if n := ab.Merge(b); n != 0 || !same(ab, all) {
		t.Errorf("merged again it adds %d", n)
	}
}

// Of a game that both devices have, what is known of it is kept, in whatever order.
func TestMergeKeepsWhatIsKnown(t *testing.T) {
	e := some(1, 4)[0]
	e.Luck, e.Decisions = Figure{}, Figure{}
	full := e
	full.Luck = Figure{true, false, 120}
	for _, order := range [][2]Entry{{e, full}, {full, e}} {
		var l List
		l.Add(order[0])
		l.Add(order[1])
		if len(l) != 1 || l[0].Luck != full.Luck {
			t.Errorf("%+v", l)
		}
	}
}

func TestIDOf(t *testing.T) {
	one := IDOf("a", 1)
	if again := IDOf("a", 1); one == IDOf("a", 2) || one == IDOf("b", 1) || one != again {
		t.Error("an ID is not that of its game")
	}
}

func TestFigures(t *testing.T) {
	var l List
	add := func(share, gain int, lens bool, others ...string) {
		l.Add(Entry{ID: ID{byte(len(l) + 1)}, When: int64(len(l)), Share: share, Gain: gain, Casts: 10 + len(l), Lens: lens, Others: others, Luck: Figure{true, true, len(l)}})
	}
	for range 30 {
		add(Whole, 9, false, "hard", "hard")
		add(0, -3, false, "hard", "hard")
	}
	add(Whole/2, 4, false, "easy")
	add(Whole, 30, false, "easy", "hard")
	add(Whole, 12, false, record.Person)
	add(Whole, 99, true, "easy")
	f := FiguresOf(l, false)
	if f.Games != 63 || f.Won != 32.5 || l[f.Best].Gain != 30 || l[f.Longest].Casts != 72 {
		t.Errorf("%+v", f)
	}
	if len(f.Against) != 2 || f.Against[0].Level != "easy" || f.Against[0].Won != 0.5 {
		t.Fatalf("%+v", f.Against)
	}
	if a := f.Against[1]; a.Games != 60 || a.Won != 30 || a.Expected < 19.99 || a.Expected > 20.01 || a.Range < 7.1 || a.Range > 7.2 {
		t.Errorf("%+v", a)
	}
	if len(f.Last) != Recent || f.Last[0].Luck.Hundredths != 33 || f.Last[29].Luck.Hundredths != 62 {
		t.Errorf("the last are %d", len(f.Last))
	}
	if f := FiguresOf(l, true); f.Games != 1 || l[f.Best].Gain != 99 {
		t.Errorf("with the lens: %+v", f)
	}
	if f := FiguresOf(nil, false); f.Best != -1 || f.Longest != -1 || f.Games != 0 {
		t.Errorf("of nothing: %+v", f)
	}
}

// lifetime is the games of a hundred evenings of seven and of ten years of days.
const lifetime = 100*7 + 10*365

// A hundred evenings and ten years of days leave most of a megabyte to the rest.
func TestSize(t *testing.T) {
	if n := len(some(lifetime, 5).Text()); n > 300_000 {
		t.Errorf("%d games take %d bytes", lifetime, n)
	}
}

func BenchmarkOpen(b *testing.B) {
	said := some(lifetime, 5).Text()
	b.SetBytes(int64(len(said)))
	for b.Loop() {
		l, _, _ := Read(said)
		FiguresOf(l, false)
		BonesOf(l)
	}
}

// FuzzRead: whatever a text holds, what is read of it is in order, without doubles, and is
// written so that it is read again as it is.
func FuzzRead(f *testing.F) {
	f.Add(some(20, 6).Text())
	f.Add("book 1\n\nx\n")
	f.Add("book 7\n")
	f.Fuzz(func(t *testing.T, said string) {
		l, _, err := Read(said)
		if err != nil {
			return
		}
		for i := 1; i < len(l); i++ {
			if byTime(l[i-1], l[i]) >= 0 {
				t.Fatalf("entries %d and %d are not in order", i-1, i)
			}
		}
		again, damaged, err := Read(l.Text())
		if err != nil || damaged > 0 || !same(again, l) {
			t.Fatalf("%d entries come back as %d, %d damaged: %v", len(l), len(again), damaged, err)
		}
		FiguresOf(l, false)
		b := BonesOf(l)
		if b.Chance < 0 || b.Chance > 1 || b.Text() == "" {
			t.Fatalf("%+v", b)
		}
	})
}
