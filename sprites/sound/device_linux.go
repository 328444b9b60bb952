package sound

import (
	"os"
	"path/filepath"

	"github.com/ebitengine/oto/v3"
)

// renews: here a program that has lost its card, or its sound server, has to begin
// anew to be heard again.
const renews = true

// present reports whether there is a sound card or a sound server, or somebody
// has said where to find one. Asking for sound without them fills the terminal
// with complaints of the system's own.
func present() bool {
	for _, name := range []string{"ALSA_CONFIG_PATH", "PULSE_SERVER"} {
		if os.Getenv(name) != "" {
			return true
		}
	}
	if _, err := os.Stat(filepath.Join(os.Getenv("XDG_RUNTIME_DIR"), "pulse", "native")); err == nil {
		return true
	}
	cards, _ := filepath.Glob("/proc/asound/card[0-9]*") // one that comes back may have another number
	return cards != nil
}

// hush lets the card rest, or sound again: else the library feeds it silence for as long
// as the program stands, which costs more than all else does. What fails is told by Err.
func hush(c *oto.Context, on bool) {
	if on {
		c.Suspend()
	} else {
		c.Resume()
	}
}
