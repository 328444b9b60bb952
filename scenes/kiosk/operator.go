package kiosk

import (
	"fmt"
	"strings"
	"time"
)

// A Word is the operator's override of the opening hours: open or closed, until a
// time.
type Word struct {
	Open  bool
	Until time.Time
}

// counts reports whether the word is in force. A word for more than a week is not: the
// clock was wrong when it was given.
func (w Word) counts(now time.Time) bool {
	return now.Before(w.Until) && w.Until.Sub(now) <= week*time.Minute
}

// A Press is a finger held in the corner of the screen, which opens the operator's page
// once the ring that it fills is full. The ring appears only after a second, so that
// nobody finds it by chance.
type Press struct {
	held time.Duration
	pass Lapse
}

// unseen is the time of a long press before its ring appears, and ringed the time
// until the ring is full.
const unseen, ringed = time.Second, 3 * time.Second

// Tick advances the press to the time now and returns which part of the ring is full, 0
// to 1; held says whether the finger is in the corner.
func (p *Press) Tick(now time.Time, held bool) float64 {
	d := p.pass.To(now)
	if !held {
		p.held = 0
		return 0
	}
	p.held += d
	return max(0, min(1, float64(p.held-unseen)/float64(ringed-unseen)))
}

// Lift ends the press: the ring is empty, and the next press starts from the beginning.
func (p *Press) Lift() { p.held = 0 }

// A Lock opens by a PIN. After three wrong ones it refuses every PIN for a minute.
type Lock struct {
	Pin   string
	wrong int
	wait  time.Duration
	pass  Lapse
}

// How often somebody may be wrong, and what he waits then.
const (
	tries = 3
	stand = time.Minute
)

// Tick advances the lock to the time now and returns how long it still refuses every
// PIN, after too many wrong ones.
func (l *Lock) Tick(now time.Time) time.Duration {
	l.wait = max(0, l.wait-l.pass.To(now))
	return l.wait
}

// Try reports whether the digits are the PIN. While the lock waits, and if it has no
// PIN, nothing is.
func (l *Lock) Try(digits string) bool {
	if l.wait > 0 || l.Pin == "" {
		return false
	}
	if digits == l.Pin {
		l.wrong = 0
		return true
	}
	if l.wrong++; l.wrong == tries {
		l.wrong, l.wait = 0, stand
	}
	return false
}

// Left returns the number of wrong PINs still allowed.
func (l *Lock) Left() int { return tries - l.wrong }

// Memory holds the operator's settings that survive visitors and restarts.
type Memory struct {
	Volume float64 // the loudest, 0 … 1
	Of     float64 // what the file set then; another file counts anew
	Word   Word
}

// Write returns the memory as text, which Recall reads.
func (m Memory) Write() []byte {
	return fmt.Appendf(nil, "volume %.2f of %.2f\nopen %t until %d\n", m.Volume, m.Of, m.Word.Open, m.Word.Until.Unix())
}

// Recall parses the text that Memory.Write returned, for a kiosk with the configuration
// c. What is missing, invalid, or set under another volume in the file than c's has its
// default.
func Recall(said []byte, c *Config) Memory {
	m := Memory{Volume: c.Volume, Of: c.Volume}
	volume, word, _ := strings.Cut(string(said), "\n")
	var v, of float64
	if n, _ := fmt.Sscanf(volume, "volume %f of %f", &v, &of); n == 2 && near(of, c.Volume) && v >= 0 && v <= 1 {
		m.Volume = v
	}
	var until int64
	if n, _ := fmt.Sscanf(word, "open %t until %d", &m.Word.Open, &until); n == 2 {
		m.Word.Until = time.Unix(until, 0)
	}
	return m
}

// near reports whether two volumes are equal to two decimals, with which they are
// stored.
func near(a, b float64) bool { return a-b < 0.005 && b-a < 0.005 }
