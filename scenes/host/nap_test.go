//go:build !js

package host

import (
	"testing"
	"time"
)

// A window at rest waits a moment before it looks again, but neither while something
// moves nor while something is heard.
func TestNap(t *testing.T) {
	waits := func(after func()) bool { // each of five times: once a busy machine may hold it up
		for range 5 {
			after()
			began := time.Now()
			if Throttle(); time.Since(began) < nap {
				return false
			}
		}
		return true
	}
	state.heard = time.Time{}
	if waits(Wake) {
		t.Error("it waits though nothing rests")
	}
	if !waits(Sleep) || waits(func() { Sleep(); Throttle() }) {
		t.Error("at rest it does not wait, or twice")
	}
	if waits(func() { SoundUntil(60_000); Sleep() }) {
		t.Error("it waits while something is heard")
	}
	state.heard = time.Time{}
}
