//go:build !js

package host

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// crash is a program that writes its log and then does not go on.
func crash(file string) {
	if _, err := LogCrashes(file); err != nil {
		panic(err)
	}
	done := make(chan int)
	go func() { panic("the cup is broken") }()
	<-done
}

// What can be said of a crash of any part of the program stands in the log, the
// next start knows of it, and the log stays small.
func TestCrashLeavesALog(t *testing.T) {
	if file := os.Getenv("KNUCKLEBONES_CRASH"); file != "" {
		crash(file)
	}
	file := filepath.Join(t.TempDir(), "crash.log")
	if err := os.WriteFile(file, []byte(strings.Repeat("an old line\n", mostLog/6)), 0o600); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		c := exec.Command(os.Args[0], "-test.run", "^TestCrashLeavesALog$")
		c.Env = append(os.Environ(), "KNUCKLEBONES_CRASH="+file)
		if err := c.Run(); err == nil {
			t.Fatal("it does not crash")
		}
	}
	said, err := os.ReadFile(file)
	if err != nil || strings.Count(string(said), "the cup is broken") != 2 || !strings.Contains(string(said), "crash_test.go") {
		t.Errorf("the log holds %d bytes, %v", len(said), err)
	}
	if len(said) > mostLog {
		t.Errorf("the log has grown to %d bytes", len(said))
	}
	for i, want := range []bool{true, false} {
		if crashed, err := LogCrashes(file); err != nil || crashed != want {
			t.Errorf("start %d finds %v, %v", i+1, crashed, err)
		}
	}
	if _, err := LogCrashes(filepath.Join(t.TempDir(), "no", "crash.log")); err == nil {
		t.Error("a folder that is not there is no error")
	}
}
