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

// mostLog is the maximum size of the crash log in bytes, above which its older
// half is dropped. One crash adds a few thousand.
const mostLog = 256 << 10

// started begins the line of each program start in the log.
const started = "# started "

// LogCrashes makes the runtime append crashes of any goroutine to a file. It
// reports whether the previous run ended in a crash.
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
