package host

import (
	"net"
	"path/filepath"
	"testing"
	"time"
)

// Whoever listens hears that the program is ready, then at a third of the time it
// allows that it still runs, and nothing while it stands still.
func TestServiceTellsThatItRuns(t *testing.T) {
	for _, name := range []string{filepath.Join(t.TempDir(), "notify"), "@knucklebones-test-" + time.Now().Format("150405.000000")} {
		l, err := net.ListenUnixgram("unixgram", &net.UnixAddr{Name: name, Net: "unixgram"})
		if err != nil {
			t.Skip("there are no such sockets here: ", err)
		}
		defer l.Close()
		t.Setenv("NOTIFY_SOCKET", name)
		t.Setenv("WATCHDOG_USEC", "30000000")
		t.Setenv("WATCHDOG_PID", "1")
		s, now := NewService(), time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)
		for range 250 { // 25 s
			s.Beat(now)
			now = now.Add(100 * time.Millisecond)
		}
		s.Beat(now.Add(-time.Hour)) // a clock that was set back
		s.Stop()
		for _, want := range []string{"READY=1", "WATCHDOG=1", "WATCHDOG=1", "WATCHDOG=1", "WATCHDOG=1", "STOPPING=1"} {
			l.SetReadDeadline(time.Now().Add(5 * time.Second))
			b := make([]byte, 99)
			n, err := l.Read(b)
			if err != nil || string(b[:n]) != want {
				t.Fatalf("%s hears %q, %v, want %s", name, b[:n], err, want)
			}
		}
	}
	t.Setenv("NOTIFY_SOCKET", "")
	NewService().Beat(time.Now()) // nobody listens
}
