//go:build unix

package tools

import (
	"encoding/json"
	"io"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"knucklebones/rules/play/opponent"
	"knucklebones/scenes/app"
)

// A simulation of any length says how far it is and ends when it is interrupted,
// with what came of the games so far.
func TestLongSimulation(t *testing.T) {
	r, w := io.Pipe()
	var out, log strings.Builder
	var once sync.Once
	read := make(chan bool)
	go func() {
		b := make([]byte, 100)
		for {
			n, err := r.Read(b)
			if log.Write(b[:n]); err != nil {
				close(read)
				return
			}
			once.Do(func() { syscall.Kill(syscall.Getpid(), syscall.SIGINT) }) // it has said how far it is
		}
	}()
	began := time.Now()
	if err := Simulate(&out, w, app.Show{Game: "biga"}, 2_000_000_000); err != nil {
		t.Fatal(err)
	}
	w.Close()
	<-read
	var res opponent.Result
	if err := json.Unmarshal([]byte(out.String()), &res); err != nil || res.Games < 1 || res.Steps.Mean < 1 {
		t.Errorf("%v: %.200s", err, out.String())
	}
	if !strings.Contains(log.String(), " of 2000000000 games\n") || time.Since(began) > time.Minute {
		t.Errorf("after %v it said %q", time.Since(began), log.String())
	}
}
