//go:build !js

package host

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"runtime/debug"
	"time"
)

// mostLog is how large the log of crashes is let grow, in bytes, before the older
// half of it goes. One crash adds a few thousand.
const mostLog = 256 << 10

// started stands in the log wherever the program was begun.
const started = "# started "

// LogCrashes has what can be said of a crash written to the end of a file, by
// whatever part of the program it comes. It tells whether the program ended so the
// last time.
func LogCrashes(file string) (crashed bool, err error) {
	old, err := os.ReadFile(file)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return false, err
	}
	last := old[max(0, bytes.LastIndex(old, []byte(started))):]
	crashed = bytes.Contains(last, []byte("\ngoroutine "))
	if len(old) > mostLog {
		if err := os.WriteFile(file, old[len(old)-mostLog/2:], 0o644); err != nil {
			return crashed, err
		}
	}
	f, err := os.OpenFile(file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return crashed, err
	}
	defer f.Close() // the runtime keeps its own
	_, err = fmt.Fprintf(f, "%s%s, version %s\n", started, time.Now().Format(time.DateTime), Version())
	return crashed, errors.Join(err, debug.SetCrashOutput(f, debug.CrashOptions{}))
}
