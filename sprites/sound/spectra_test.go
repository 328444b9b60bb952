package sound

import (
	"math"
	"math/cmplx"
	"testing"
)

// A spectrum is how strong each frequency is in a wave, in steps of rate/2/len(s) hertz.
type spectrum []float64

// spectrumOf returns the spectrum of a wave, in steps that no tone falls between.
func spectrumOf(w wave) spectrum {
	n := 1 << 15
	for n < 2*len(w) {
		n *= 2
	}
	a := make([]complex128, n)
	for i, x := range w {
		a[i] = complex(float64(x), 0)
	}
	transform(a)
	s := make(spectrum, n/2)
	for i := range s {
		s[i] = cmplx.Abs(a[i])
	}
	return s
}

// transform is the fast Fourier transform, in place; the length is a power of two.
func transform(a []complex128) {
	n := len(a)
	for i, j := 1, 0; i < n; i++ {
		bit := n / 2
		for ; j&bit != 0; bit /= 2 {
			j ^= bit
		}
		if j ^= bit; i < j {
			a[i], a[j] = a[j], a[i]
		}
	}
	for size := 2; size <= n; size *= 2 {
		turn := cmplx.Rect(1, -2*math.Pi/float64(size))
		for at := 0; at < n; at += size {
			w, low, high := complex(1, 0), a[at:at+size/2], a[at+size/2:at+size]
			for k, x := range low {
				y := w * high[k]
				low[k], high[k] = x+y, x-y
				w *= turn
			}
		}
	}
}

// index returns the place of a frequency in the spectrum.
func (s spectrum) index(hertz float64) int {
	return int(math.Round(hertz / rate * 2 * float64(len(s))))
}

// power returns how strong a frequency is.
func (s spectrum) power(hertz float64) float64 { return s[s.index(hertz)] }

// strongest is the frequency that stands out between two others.
func strongest(w wave, from, to float64) float64 {
	s, best, top := spectrumOf(w), 0.0, 0.0
	for f := from; f <= to; f *= 1.01 {
		if p := s.power(f); p > top {
			best, top = f, p
		}
	}
	return best
}

func TestSpectra(t *testing.T) {
	b, _ := full(t)
	for _, c := range []struct {
		name     string
		sound    soundID
		from, to float64 // where the strongest tone must be
	}{
		{"bone, soft", boneSoft, 1900, 4800},
		{"bone, hard", boneHard, 1900, 7900},
		{"clack", clackFirm, 1900, 7900},
		{"cup", cupFoot, 130, 800},
		{"coin", coin, 3900, 12400},
		{"dull wood", dull, 140, 420},
		{"pebble", stone, 100, 2500},
		{"bell", bell, 90, 400},
		{"strings", strings, 180, 1000},
		{"cloth", cloth, 200, 3500},
		{"disc of wood", disc, 380, 1700},
		{"tooth", tooth, 700, 4000},
		{"glass", glass, 2900, 5600},
		{"bead in a dish", roll, 150, 3200},
		{"chime", chime, 280, 1300},
		{"string", gut, 380, 960},
		{"stylus", stylus, 1200, 4600},
		{"wind", gust, 180, 1000},
		{"hound", bark, 380, 1000},
		{"thunder", thunder, 55, 140},
		{"stone on stones", drag, 550, 3000},
		{"hoof", hoof, 95, 450},
		{"wheels", wheel, 100, 850},
		{"whip", whip, 1200, 18000},
		{"wood that cracks", split, 350, 1600},
		{"crowd", crowd, 250, 1100},
		{"sandal", sandal, 550, 2200},
		{"iron", iron, 850, 6500},
		{"stone on sand", thud, 75, 170},
		{"horn", horn, 160, 900},
		{"drum", drum, 60, 110},
		{"chalk", chalk, 1700, 6200},
		{"slate", slate, 1500, 4300},
		{"sponge", sponge, 200, 1400},
		{"rim of glass", ting, 1300, 2500},
		{"jar", hum, 190, 290},
		{"chair", creak, 250, 950},
		{"water", plop, 300, 900},
	} {
		for v, w := range b.bank.waves[c.sound] {
			if f := strongest(w, 60, 18000); f < c.from || f > c.to {
				t.Errorf("%s %d is strongest at %.0f Hz, wanted %.0f to %.0f", c.name, v, f, c.from, c.to)
			}
		}
	}
}

// middle is the frequency about which a sound lies.
func middle(w wave) float64 {
	s, sum, all := spectrumOf(w), 0.0, 0.0
	for f := 60.0; f < 12000; f *= 1.04 {
		p := s.power(f)
		p *= p * f // of each band
		sum, all = sum+p*math.Log(f), all+p
	}
	return math.Exp(sum / all)
}

// Kin are told apart: each of these lies lower than the one after it.
func TestKinAreToldApart(t *testing.T) {
	b, _ := full(t)
	for _, kin := range [][]soundID{
		{drum, thud, hoof, sandal, slate}, // what comes down on the ground
		{wheel, drag, chalk},              // what rubs
		{sponge, stylus, chalk},           // what writes and wipes
		{creak, split, boneFirm},          // wood, and bone
		{horn, iron, ting, coin},          // metal and glass that ring
		{crowd, bark},                     // voices
		{plop, cover},                     // what skiffs and bones come to lie on
	} {
		last := 0.0
		for _, s := range kin {
			m := middle(b.bank.waves[s][0])
			if t.Logf("sound %d lies about %.0f Hz", s, m); m < last*1.05 {
				t.Errorf("sound %d lies about %.0f Hz, the one before it at %.0f", s, m, last)
			}
			last = m
		}
	}
}

func TestHarderIsBrighterAndShorter(t *testing.T) {
	b, _ := full(t)
	bright := func(s soundID) (sum float64) {
		for _, w := range b.bank.waves[s] {
			var high, all float64
			spec := spectrumOf(w)
			for f := 300.0; f < 12000; f += 150 {
				p := spec.power(f)
				all += p * p
				if f > 4000 {
					high += p * p
				}
			}
			sum += high / all / float64(len(b.bank.waves[s]))
		}
		return sum
	}
	soft, firm, hard := bright(boneSoft), bright(boneFirm), bright(boneHard)
	t.Logf("share above 4 kHz: soft %.2f, firm %.2f, hard %.2f", soft, firm, hard)
	if !(soft < firm && firm < hard) {
		t.Error("a harder blow must be brighter")
	}
}

// What goes up in steps goes up with each.
func TestStepsGoUp(t *testing.T) {
	b, _ := full(t)
	for s, top := range map[soundID]float64{cover: 1300, tooth: 1300, gut: 1300, iron: 2100, tone: 1300} {
		last := 0.0
		for v, w := range b.bank.waves[s] {
			f := strongest(w, 300, top)
			if f <= last {
				t.Errorf("step %d of sound %d is at %.0f Hz, the one before at %.0f", v, s, f, last)
			}
			last = f
		}
	}
}

// A jar rings lower with each bone in it.
func TestTheJarRingsLower(t *testing.T) {
	b, _ := full(t)
	last := math.Inf(1)
	for v, w := range b.bank.waves[ting] {
		f := strongest(w, 1000, 3000)
		if f >= last {
			t.Errorf("with %d bones in it the jar rings at %.0f Hz, with one less at %.0f", v, f, last)
		}
		last = f
	}
}
