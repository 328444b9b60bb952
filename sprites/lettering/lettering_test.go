package lettering

import (
	"math"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/picture"
)

func TestFacesHoldWhatIsSet(t *testing.T) {
	latin := "ABCXYZabcxyz.,:;-–…’“”"
	want := map[Face]string{
		Title: latin, Aside: latin,
		Text:   latin + "0123456789−×½·%ÄÖÜäöüßéèçñåøŁłŽžŐő",
		Strong: latin + "0123456789−+ÄÖÜäöüßéèçñåøŁłŽž",
		Figure: "0123456789−+%", Carved: "LVDITEROMANSV",
	}
	for f, letters := range want {
		for _, r := range letters {
			if !has(f, r) {
				t.Errorf("%s lacks %q", names[f], r)
			}
		}
	}
}

func TestFiguresAreNeverSetInFell(t *testing.T) {
	for _, f := range []Face{Title, Aside, Carved} {
		for _, bold := range []bool{false, true} {
			if got := pick(f, bold, '6'); got != Strong && got != Figure {
				t.Errorf("a figure in face %d is set in %d", f, got)
			}
		}
	}
}

func TestWidth(t *testing.T) {
	st := Style{Face: Text, Size: 16}
	one, two := Width("bones", st), Width("bones bones", st)
	if one < 25 || one > 60 || two < 2*one {
		t.Errorf("widths %v and %v are not sane", one, two)
	}
	st.Size = 32
	if w := Width("bones", st); math.Abs(w-2*one) > 1 {
		t.Errorf("twice the size is %v wide, not %v", w, 2*one)
	}
	if plain, kerned := Width("A", st)+Width("V", st), Width("AV", st); kerned >= plain {
		t.Errorf("AV is not kerned: %v, apart %v", kerned, plain)
	}
	if Width("a\u2009b", st) <= Width("ab", st) {
		t.Error("a thin space has no width")
	}
}

func TestMarksOfBoldTakeNoRoom(t *testing.T) {
	st := Style{Face: Strong, Size: 16}
	if a, b := Width("pot **ok** end", st), Width("pot ok end", st); math.Abs(a-b) > 0.01 {
		t.Errorf("with marks %v, without %v", a, b)
	}
	if s := Plain("You take **64**."); s != "You take 64." {
		t.Error(s)
	}
}

func TestWrap(t *testing.T) {
	st := Style{Size: 16}
	s := "Each throws four bones in turn. A dog or a **six costs you coins; a Venus** wins them all."
	lines := Wrap(s, 200, st)
	if len(lines) < 3 {
		t.Fatalf("only %d lines", len(lines))
	}
	for _, line := range lines {
		if Width(line, st) > 200 {
			t.Errorf("%q is too wide", line)
		}
		if strings.Count(line, "**")%2 != 0 {
			t.Errorf("%q is bold on one side only", line)
		}
	}
	if got := strings.Join(strings.Fields(Plain(strings.Join(lines, " "))), " "); got != Plain(s) {
		t.Errorf("words got lost: %q", got)
	}
	if n := len(Wrap("one\n\ntwo", 200, st)); n != 3 {
		t.Errorf("line feeds make %d lines", n)
	}
}

func TestWrapLosesNoLastWord(t *testing.T) {
	st := Style{Face: Text, Size: 20}
	s := "Marcus threw Senio 16 and paid **4**."
	for width := 40.0; width < 400; width += 7 {
		lines := Wrap(s, width, st)
		if last := lines[len(lines)-1]; last == "**4**." {
			t.Errorf("in %v pixels the last line is %q", width, last)
		}
	}
}

// A unit stays with its number, from which only a thin space parts it.
func TestWrapKeepsUnitsWithNumbers(t *testing.T) {
	st := Style{Face: Text, Size: 16}
	said := "Your chance is 44\u2009% this step"
	for wide := Width("chance", st); wide < Width(said, st); wide += 5 {
		if lines := Wrap(said, wide, st); !strings.Contains(strings.Join(lines, "|"), "44\u2009%") {
			t.Errorf("within %.0f the number loses its unit: %q", wide, lines)
		}
	}
}

func TestWrapKeepsHandsWhole(t *testing.T) {
	st := Style{Size: 16}
	s := "You cast **1 3 4 6**. Next: 1 1 1 1."
	for width := 40.0; width < 300; width += 7 {
		for _, line := range Wrap(s, width, st) {
			if line = Plain(line); strings.HasPrefix(line, "3") || strings.HasPrefix(line, "6") || line == "1." || line == "1 1." {
				t.Errorf("at %v a hand is broken: %q", width, line)
			}
		}
	}
}

func TestShrinkFits(t *testing.T) {
	st := Shrink("Emperor Augustus's Tali", Style{Face: Title, Size: 40}, 200, 8)
	if w := Width("Emperor Augustus's Tali", st); w > 200 {
		t.Errorf("still %v wide", w)
	}
	if st := Fit("Tali", Style{Size: 20}, 200); st.Size != 20 {
		t.Error("what fits was made smaller")
	}
}

// Without a window the engine itself keeps every copy for later; a copy alone
// is therefore the measure.
func TestTheSameTextAgainCostsNoMoreThanACopy(t *testing.T) {
	dst, src := ebiten.NewImage(200, 50), ebiten.NewImage(20, 20)
	copying := testing.AllocsPerRun(100, func() { picture.At(dst, src, 1, 1, 1) })
	st := Style{Face: Title, Size: 20, Align: Center}
	draw := func() { Draw(dst, "Cover one number", 100, 30, st) }
	draw()
	if n := testing.AllocsPerRun(100, draw); n > copying {
		t.Errorf("%v allocations, a copy makes %v", n, copying)
	}
}

// However many letters are painted in however many sizes, few are kept; and a line
// has as much ink as its letters.
func TestPaintedLettersAreBounded(t *testing.T) {
	for size := 10.0; size < 140; size++ {
		line, alone := 0, 0
		for _, a := range paintLine(wordsKey{s: "i l", size: size}).Pix {
			line += int(a)
		}
		for _, s := range []string{"i", "l"} {
			for _, a := range paintLine(wordsKey{s: s, size: size}).Pix {
				alone += int(a)
			}
		}
		if line < alone*97/100 || line > alone*103/100 {
			t.Errorf("at size %v a line has %d of ink, its letters %d", size, line, alone)
		}
		paintLine(wordsKey{s: "Bones", face: Strong, size: size})
	}
	kept := 0
	for _, g := range inked {
		kept += len(g.Pix)
	}
	if kept != ink || kept > inkLimit {
		t.Errorf("%d bytes are kept, %d are counted, %d are allowed", kept, ink, inkLimit)
	}
}

// BenchmarkNewWords paints a line whose words were not on the page before.
func BenchmarkNewWords(b *testing.B) {
	st := Style{Face: Text, Size: 18}
	for b.Loop() {
		paintLine(wordsKey{s: "Marcus threw Senio 16 and paid **4**.", face: st.Face, size: st.Size})
	}
}
