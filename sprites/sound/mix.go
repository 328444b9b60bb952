package sound

import (
	"encoding/binary"
	"math"
	"sync"
)

const (
	rate       = 44100 // frames a second
	frameBytes = 8     // two float32
	tickFrames = rate / 60
	voices     = 24             // heard at once
	lag        = 4 * tickFrames // frames between a tick and the sounds it requested
	stale      = 30             // ticks without reads after which waiting sounds are dropped
)

// A voice is one wave being played.
type voice struct {
	wave        wave
	start       int64   // the frame of the stream at which it begins
	left, right float32 // what its samples are multiplied by on each side
}

func (v *voice) end() int64 { return v.start + int64(len(v.wave)) }

// A mixer adds the voices to one endless stream. The player reads it on a
// goroutine of its own, in blocks much longer than a tick. To keep the rhythm
// within a block, the mixer counts the game's ticks too, and a voice starts a
// fixed lag after the tick that requested it.
type mixer struct {
	mu     sync.Mutex
	voices [voices]voice
	n      int
	volume float32
	read   int64 // frames mixed so far
	clock  int64 // frames by the game's ticks, kept near read
	seen   int64 // read as of the tick before
	unread int   // ticks since read changed while something waits
	block  [2 * 1024]float32
}

func newMixer() *mixer { return &mixer{volume: 1} }

func (m *mixer) setVolume(v float32) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.volume = v
}

// clear silences all voices at once.
func (m *mixer) clear() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.n = 0
}

// add plays a wave from that many seconds from now on, with a volume gain and a pan
// from −1, left, to 1, right. If all voices are in use it replaces the one nearest its
// end.
func (m *mixer) add(w wave, after, gain, pan float64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	start := max(m.read, m.clock+lag) + int64(after*rate)
	// Constant power, and never only on one side.
	sin, cos := math.Sincos((1 + 0.6*min(max(pan, -1), 1)) * math.Pi / 4)
	v := voice{w, start, float32(gain * cos / loudest), float32(gain * sin / loudest)}
	if m.n < voices {
		m.voices[m.n] = v
		m.n++
		return
	}
	m.voices[m.oldest()] = v
}

// oldest returns the index of the voice that ends first.
func (m *mixer) oldest() int {
	best := 0
	for i := range m.voices[:m.n] {
		if m.voices[i].end() < m.voices[best].end() {
			best = i
		}
	}
	return best
}

// tick advances the game's clock by a tick and reports whether anything is still
// playing.
func (m *mixer) tick() bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.clock = min(max(m.clock+tickFrames, m.read-2*lag), m.read)
	if m.read != m.seen || m.n == 0 {
		m.seen, m.unread = m.read, 0
	} else if m.unread++; m.unread > stale {
		// Nothing reads the stream: waiting sounds would come too late.
		m.n = 0
	}
	return m.n > 0
}

// remaining returns how many seconds the voices will last.
func (m *mixer) remaining() float64 {
	m.mu.Lock()
	defer m.mu.Unlock()
	last := m.read
	for i := range m.voices[:m.n] {
		last = max(last, m.voices[i].end())
	}
	return float64(last-m.read) / rate
}

// Read mixes the next frames: left and right, 32-bit floats, little endian. It
// never fails, never ends and does not allocate.
func (m *mixer) Read(p []byte) (int, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	done := 0
	for len(p)-done >= frameBytes {
		frames := min((len(p)-done)/frameBytes, len(m.block)/2)
		b := m.block[:2*frames]
		clear(b)
		m.fill(b)
		for i, x := range b {
			binary.LittleEndian.PutUint32(p[done+4*i:], math.Float32bits(limit(x*m.volume)))
		}
		done += frames * frameBytes
	}
	return done, nil
}

// fill adds the next frames of all voices to b and removes the voices that have ended.
func (m *mixer) fill(b []float32) {
	from, to := m.read, m.read+int64(len(b)/2)
	for i := 0; i < m.n; {
		v := &m.voices[i]
		first, last := max(v.start, from), min(v.end(), to)
		for f := first; f < last; f++ {
			x, j := float32(v.wave[f-v.start]), 2*(f-from)
			b[j] += x * v.left
			b[j+1] += x * v.right
		}
		if v.end() <= to {
			m.n--
			m.voices[i] = m.voices[m.n]
			m.voices[m.n] = voice{}
			continue
		}
		i++
	}
	m.read = to
}

// limit returns x, with loud values compressed so that all stay within ±1.
func limit(x float32) float32 {
	const knee = 0.75
	a := max(x, -x)
	if a <= knee {
		return x
	}
	over := (a - knee) / (1 - knee)
	a = knee + (1-knee)*over/(1+over)
	if x < 0 {
		return -a
	}
	return a
}
