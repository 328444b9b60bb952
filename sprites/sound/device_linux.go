package sound

import (
	"os"
	"path/filepath"

	"github.com/ebitengine/oto/v3"
)

// renews says that a program that has lost its card, or its sound server, has
// to restart to get sound again.
const renews = true

// present reports whether there is a sound card or a sound server, or the
// environment names one. Opening sound without them prints system messages to
// the terminal.
func present() bool {
	for _, name := range []string{"ALSA_CONFIG_PATH", "PULSE_SERVER"} {
		if os.Getenv(name) != "" {
			return true
		}
	}
	if _, err := os.Stat(filepath.Join(os.Getenv("XDG_RUNTIME_DIR"), "pulse", "native")); err == nil {
		return true
	}
	cards, _ := filepath.Glob("/proc/asound/card[0-9]*") // a card that comes back may have another number
	return cards != nil
}

// hush suspends the sound card, or resumes it if on is false. Without that the library
// feeds it silence all the time, which costs more than everything else. Errors are
// reported by Err.
func hush(c *oto.Context, on bool) {
	if on {
		c.Suspend()
	} else {
		c.Resume()
	}
}
