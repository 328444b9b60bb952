package sound

import (
	"math"
	"math/rand/v2"
)

// A mode is one resonance of a struck object.
type mode struct {
	hertz float64
	gain  float64
	decay float64 // seconds until it is a thousandth as strong, −60 dB
}

// A burst is a rush of noise that excites the modes: a blow if it is short, a
// breath or the brush of cloth if it is long.
type burst struct {
	at, length float64 // seconds
	gain       float64
	low, high  float64 // band in hertz; 0 for no limit
	dry        float64 // how much of the noise itself is audible
	gust       float64 // unsteadiness of a long burst, 0 to 1
}

// A recipe describes a sound: an object and how it is struck.
type recipe struct {
	length float64 // seconds
	modes  []mode
	bursts []burst
	peak   float64 // largest amplitude of the finished wave
	step   float64 // frequency ratio of consecutive variants; 0 if they only differ slightly
}

// work returns how much work a variant of the recipe is, in frames times tones.
func (r *recipe) work() int {
	return int(r.length*rate) * (len(r.modes) + len(r.bursts))
}

// A resonator rings at one frequency: a filter with two values of state.
type resonator struct{ a, b, gain, y1, y2 float64 }

// newResonator returns a resonator that rings with the frequency and the decay of m.
func newResonator(m mode) resonator {
	w := 2 * math.Pi * m.hertz / rate
	r := math.Pow(10, -3/(m.decay*rate))
	return resonator{a: 2 * r * math.Cos(w), b: r * r, gain: m.gain * math.Sin(w)}
}

// next returns the next sample of the resonator, excited by x.
func (r *resonator) next(x float64) float64 {
	y := r.a*r.y1 - r.b*r.y2 + r.gain*x
	r.y1, r.y2 = y, r.y1
	return y
}

// A rush is a burst in progress.
type rush struct {
	burst
	rng         *rand.Rand
	from, to    int // frames
	kLow, kHigh float64
	smooth      float64 // state of the filters
	low, high   float64
	wind        float64
}

func newRush(b burst, rng *rand.Rand) rush {
	pole := func(hertz float64) float64 { return 1 - math.Exp(-2*math.Pi*hertz/rate) }
	r := rush{burst: b, rng: rng, from: int(b.at * rate), wind: 1, kLow: pole(b.low), kHigh: 1}
	r.to = r.from + max(int(b.length*rate), 2)
	if b.high > 0 {
		r.kHigh = pole(b.high)
	}
	return r
}

// next returns the noise at frame f, which is 0 outside the burst.
func (r *rush) next(f int) float64 {
	if f < r.from || f >= r.to {
		return 0
	}
	t := float64(f-r.from) / float64(r.to-r.from)
	if r.gust > 0 && f%400 == 0 {
		r.wind = 1 - r.gust*r.rng.Float64()
	}
	x := 2*r.rng.Float64() - 1
	r.smooth += r.kHigh * (x - r.smooth)
	r.high += r.kHigh * (r.smooth - r.high)
	r.low += r.kLow * (r.high - r.low)
	return r.gain * r.wind * math.Sin(math.Pi*t) * (r.high - r.low)
}

// A wave is a finished sound, rate samples a second, each from −loudest to loudest: in 16 bits
// it takes half the memory of floating-point numbers.
type wave []int16

const loudest = math.MaxInt16

// A making is a recipe in progress.
type making struct {
	recipe *recipe
	sound  soundID
	frames []float32
	done   int     // of frames
	top    float64 // the loudest of them
	modes  []resonator
	rushes []rush
}

// newMaking begins to make a variant of a recipe; rng makes variants differ.
func newMaking(r *recipe, variant int, rng *rand.Rand) *making {
	m := &making{recipe: r, frames: make([]float32, int(r.length*rate))}
	pitch := 1 + 0.05*(2*rng.Float64()-1)
	if r.length > 1 {
		pitch = 1 // a bell keeps its pitch
	}
	if r.step > 0 {
		pitch = math.Pow(r.step, float64(variant))
	}
	for _, md := range r.modes {
		md.hertz *= pitch * (1 + 0.012*(2*rng.Float64()-1)*min(1, 1/r.length/4))
		md.gain *= 1 + 0.25*(2*rng.Float64()-1)
		m.modes = append(m.modes, newResonator(md))
	}
	for _, b := range r.bursts {
		m.rushes = append(m.rushes, newRush(b, rng))
	}
	return m
}

// step computes up to that many frames and reports whether the wave is
// finished.
func (m *making) step(frames int) bool {
	end := min(m.done+frames, len(m.frames))
	for f := m.done; f < end; f++ {
		var strike, y float64
		for i := range m.rushes {
			x := m.rushes[i].next(f)
			strike += x
			y += x * m.rushes[i].dry
		}
		for i := range m.modes {
			y += m.modes[i].next(strike)
		}
		m.frames[f] = float32(y)
		m.top = max(m.top, math.Abs(y))
	}
	m.done = end
	return m.done == len(m.frames)
}

// wave returns what is finished, normalised to the recipe's peak. It fades out at its end, so
// that it does not click.
func (m *making) wave() wave {
	w := make(wave, len(m.frames))
	if m.top == 0 {
		return w
	}
	scale := float32(loudest * m.recipe.peak / m.top)
	for i, x := range m.frames {
		w[i] = int16(x * scale)
	}
	fade := min(len(w)/4, rate/10)
	for left := range fade {
		i := len(w) - 1 - left
		w[i] = int16(m.frames[i] * scale * float32(left) / float32(fade))
	}
	return w
}
