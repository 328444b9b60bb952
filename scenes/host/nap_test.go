//go:build !js

package host

import (
	"testing"
	"time"
)

// A window at rest waits a moment before it looks again, but neither while something
// moves nor while something is heard.
func TestNap(t *testing.T) {
	waits := func() bool {
		began := time.Now()
		Throttle()
		return time.Since(began) >= nap
	}
	state.heard = time.Time{}
	if waits() {
		t.Error("it waits though nothing rests")
	}
	if Sleep(); !waits() || waits() {
		t.Error("at rest it does not wait, or twice")
	}
	SoundUntil(1000)
	if Sleep(); waits() {
		t.Error("it waits while something is heard")
	}
	state.heard = time.Time{}
}
