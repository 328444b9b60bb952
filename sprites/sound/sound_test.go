package sound

import (
	"encoding/binary"
	"math"
	"slices"
	"sync"
	"testing"
)

// full is a box with all its waves, heard by nobody but the test.
func full(t testing.TB) (*Box, *deaf) {
	t.Helper()
	b, d := New(), &deaf{}
	b.player = d
	if b.bank = whole(); !b.bank.ready() {
		t.Fatal("the bank is never ready")
	}
	return b, d
}

// whole is a bank in which all sounds are made.
var whole = sync.OnceValue(func() *bank {
	b := New()
	b.player = &deaf{}
	for m := range moments {
		b.Request(m)
	}
	for i := 0; i < 5000 && b.NeedsWork(); i++ {
		b.Prepare(false)
	}
	return b.bank
})

// deaf is a player that only counts.
type deaf struct {
	plays, pauses int
	gone          error
}

func (d *deaf) Play()      { d.plays++ }
func (d *deaf) Pause()     { d.pauses++ }
func (d *deaf) Err() error { return d.gone }

// hear reads some seconds as the player would, with the ticks of the game.
func hear(b *Box, seconds float64) (left, right []float64) {
	p := make([]byte, tickFrames*frameBytes)
	for range int(seconds * 60) {
		b.Step()
		b.mix.Read(p)
		for i := 0; i < len(p); i += frameBytes {
			left = append(left, float64(math.Float32frombits(binary.LittleEndian.Uint32(p[i:]))))
			right = append(right, float64(math.Float32frombits(binary.LittleEndian.Uint32(p[i+4:]))))
		}
	}
	return left, right
}

// energy is the sum of squares between two times in seconds.
func energy(w wave, from, to float64) (e float64) {
	for _, x := range w[int(from*rate):min(int(to*rate), len(w))] {
		e += float64(x) * float64(x)
	}
	return e
}

func TestEverySoundIsMade(t *testing.T) {
	b, _ := full(t)
	for s := range sounds {
		if len(b.bank.waves[s]) != counts[s] || counts[s] == 0 || counts[s] > variants {
			t.Errorf("sound %d has %d variants, wanted %d", s, len(b.bank.waves[s]), counts[s])
		}
		for v, w := range b.bank.waves[s] {
			var top int16
			for _, x := range w {
				top = max(top, x, -x)
			}
			if peak := float64(top) / loudest; math.Abs(peak-recipes[s].peak) > 0.01 {
				t.Errorf("sound %d variant %d peaks at %.3f, wanted %.3f", s, v, peak, recipes[s].peak)
			}
		}
	}
}

// What only some tables have is not made before a table wants it.
func TestOnlyWhatIsWanted(t *testing.T) {
	b := New()
	b.player = &deaf{}
	for b.NeedsWork() {
		b.Prepare(false)
	}
	if len(b.bank.waves[glass]) > 0 {
		t.Error("glass is made for tables that have none")
	}
	b.Request(Bead)
	for b.NeedsWork() {
		b.Prepare(false)
	}
	if len(b.bank.waves[glass]) != counts[glass] || len(b.bank.waves[disc]) > 0 || len(b.bank.waves[coin]) != counts[coin] {
		t.Error("glass alone was to be made")
	}
}

func TestDecay(t *testing.T) {
	b, _ := full(t)
	for _, c := range []struct {
		name     string
		sound    soundID
		by       float64 // seconds by which 99 % has been heard
		notBy, n float64 // seconds by which less than the share n has been heard
	}{
		{"bone", boneFirm, 0.06, 0.0008, 0.9},
		{"coin", coin, 0.45, 0.005, 0.9},
		{"dull wood", dull, 0.12, 0.003, 0.9},
		{"bell", bell, 2.9, 0.05, 0.5},
	} {
		for v, w := range b.bank.waves[c.sound] {
			all := energy(w, 0, 10)
			if got := energy(w, 0, c.by) / all; got < 0.99 {
				t.Errorf("%s %d: only %.3f heard by %.3f s", c.name, v, got, c.by)
			}
			if got := energy(w, 0, c.notBy) / all; got > c.n {
				t.Errorf("%s %d: already %.3f heard by %.4f s", c.name, v, got, c.notBy)
			}
		}
	}
}

func TestNeverClips(t *testing.T) {
	b, _ := full(t)
	b.SetVolume(1)
	for i := range 60 {
		b.Hit(30, Kind(i%int(kinds)), i, float64(i%3)-1)
		b.Play(Win)
	}
	l, r := hear(b, 4)
	for i := range l {
		if math.Abs(l[i]) > 1 || math.Abs(r[i]) > 1 {
			t.Fatalf("frame %d swings to %.3f, %.3f", i, l[i], r[i])
		}
	}
}

func TestMomentsAreHeard(t *testing.T) {
	for m := range moments {
		b, _ := full(t)
		b.Play(m)
		if !b.Active() || b.Remaining() <= 0 {
			t.Errorf("moment %d is not active", m)
		}
		l, _ := hear(b, 0.5)
		var top float64
		for _, x := range l {
			top = max(top, math.Abs(x))
		}
		if top < 0.03 {
			t.Errorf("moment %d swings only to %.3f", m, top)
		}
	}
}

func TestPan(t *testing.T) {
	b, _ := full(t)
	b.Hit(25, OnTable, 0, -1)
	l, r := hear(b, 0.4)
	var el, er float64
	for i := range l {
		el += l[i] * l[i]
		er += r[i] * r[i]
	}
	if el < 4*er {
		t.Errorf("a strike on the left has %.4f left, %.4f right", el, er)
	}
}

// A player that reads in gulps must not make two strikes into one.
func TestRhythmSurvivesGulps(t *testing.T) {
	b, _ := full(t)
	var out []float32
	p := make([]byte, 4*tickFrames*frameBytes)
	for tick := range 60 {
		if tick == 21 || tick == 23 {
			b.Hit(25, OnTable, 0, 0)
		}
		b.Step()
		if tick%4 == 0 {
			b.mix.Read(p)
			for i := 0; i < len(p); i += frameBytes {
				out = append(out, math.Float32frombits(binary.LittleEndian.Uint32(p[i:])))
			}
		}
	}
	wave := b.bank.wave(boneHard, 0)
	first := onset(out, 0)
	second := onset(out, first+len(wave)/8)
	if gap := second - first; abs(gap-2*tickFrames) > 80 {
		t.Errorf("two strikes two ticks apart are heard %d frames apart, wanted %d", gap, 2*tickFrames)
	}
}

// onset is the first loud frame after one.
func onset(out []float32, from int) int {
	for i := from; i < len(out); i++ {
		if out[i] > 0.3 || out[i] < -0.3 {
			return i
		}
	}
	return -1
}

func abs(n int) int { return max(n, -n) }

func TestSameEveryTime(t *testing.T) {
	run := func() []float64 {
		b, _ := full(t)
		b.Play(Win)
		b.Hit(9, OnBone, 3, 0.5)
		l, _ := hear(b, 1)
		return l
	}
	a, b := run(), run()
	for i := range a {
		if a[i] != b[i] {
			t.Fatalf("frame %d differs", i)
		}
	}
}

func TestSilenceRests(t *testing.T) {
	b, d := full(t)
	if b.Step() || d.plays != 0 {
		t.Error("a box in which nothing sounds must ask for nothing")
	}
	b.Play(Barred)
	hear(b, 1)
	if b.Active() || b.Step() || d.plays != 1 || d.pauses != 1 {
		t.Errorf("after a sound: active %v, %d plays, %d pauses", b.Active(), d.plays, d.pauses)
	}
	b.Mute(true)
	b.Play(Win)
	b.Hit(10, OnTable, 0, 0)
	if b.Active() {
		t.Error("muted, nothing may sound")
	}
}

// Where nobody reads, as in a page not yet touched, what waits is dropped: it
// must not all be heard at the first touch.
func TestUnheardIsDropped(t *testing.T) {
	b, d := full(t)
	for range 10 {
		b.Play(Coin)
	}
	for range 60 {
		b.Step()
	}
	if b.mix.n != 0 || b.Active() || d.pauses != 1 {
		t.Error("sounds wait for a listener who may never come")
	}
}

func TestNoneAndClosed(t *testing.T) {
	var none *Box
	none.Hit(9, OnTable, 0, 0)
	none.Play(Win)
	none.SetVolume(1)
	none.Mute(true)
	if none.Step() || none.Active() || none.Remaining() != 0 || none.Silent() {
		t.Error("a nil box must be silent")
	}
	closed := New()
	closed.Play(Win)
	if closed.Step() || closed.Active() {
		t.Error("a box that is not open must be silent")
	}
}

// While something moves, little is made, and nothing before there is sound.
func TestPreparingGivesWay(t *testing.T) {
	b := New()
	if b.Prepare(true); !b.NeedsWork() || b.bank.made() != 0 {
		t.Error("a box that is not open prepares while something moves")
	}
	b.Prepare(false)
	calm := b.bank.made()
	b.player = &deaf{}
	b.Prepare(true)
	if moving := b.bank.made() - calm; moving <= 0 || moving > calm/2 {
		t.Errorf("it makes %d while something moves, %d at rest", moving, calm)
	}
}

func TestMixingAllocatesNothing(t *testing.T) {
	b, _ := full(t)
	p := make([]byte, 4096)
	n := testing.AllocsPerRun(100, func() {
		b.Hit(12, OnBone, 2, 0)
		b.Play(Win)
		b.mix.Read(p)
		b.Step()
	})
	if n != 0 {
		t.Errorf("%.1f allocations", n)
	}
}

func TestSlicesAreBounded(t *testing.T) {
	b := New()
	most := 0
	for !b.bank.ready() {
		before := b.bank.made()
		b.bank.step(sliceWork)
		most = max(most, b.bank.made()-before)
	}
	if most > 2*sliceWork {
		t.Errorf("a slice computed %d, wanted at most about %d", most, sliceWork)
	}
}

// made is how much has been computed, in frames of one tone.
func (b *bank) made() (n int) {
	for s := range sounds {
		n += len(b.waves[s]) * recipes[s].work()
	}
	if m := b.making; m != nil {
		n += m.done * (len(m.modes) + len(m.rushes))
	}
	return n
}

func BenchmarkSlice(b *testing.B) {
	for b.Loop() {
		bk := newBank()
		bk.step(sliceWork)
	}
}

func BenchmarkMix(b *testing.B) {
	box, _ := full(b)
	p := make([]byte, tickFrames*frameBytes)
	for b.Loop() {
		box.Hit(12, OnBone, 2, 0)
		box.mix.Read(p)
	}
}

// The sounds of one table are forgotten when the last such table is left, and are the
// same when they are made again.
func TestReleasedSoundsAreForgotten(t *testing.T) {
	b := New()
	made := func() {
		b.player = &deaf{}
		for b.NeedsWork() {
			b.Prepare(false)
		}
	}
	b.Request(Disc)
	b.Request(Disc, Hoof)
	made()
	first := b.bank.wave(disc, 0)
	b.Release(Disc, Hoof)
	if b.bank.waves[hoof] != nil || b.bank.wave(disc, 0) == nil {
		t.Error("the sounds of a table that was left are kept, or those of another are not")
	}
	b.Release(Disc)
	for s := disc; s < sounds; s++ {
		if b.bank.waves[s] != nil {
			t.Errorf("sound %d is kept", s)
		}
	}
	if b.bank.wave(boneSoft, 0) == nil {
		t.Error("a sound of all tables is forgotten")
	}
	b.Request(Disc)
	made()
	if !slices.Equal(first, b.bank.wave(disc, 0)) {
		t.Error("a sound that was made again is another")
	}
}

// A sound that is released while it is made is not made to its end.
func TestReleasedWhileMade(t *testing.T) {
	b := New()
	for b.NeedsWork() {
		b.Prepare(false)
	}
	b.Request(Crowd)
	if b.bank.step(1000); b.bank.making == nil {
		t.Fatal("nothing is being made")
	}
	b.Release(Crowd)
	for b.NeedsWork() {
		b.Prepare(false)
	}
	if b.bank.waves[crowd] != nil {
		t.Error("it is made")
	}
}
