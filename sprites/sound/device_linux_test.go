package sound

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"sync/atomic"
	"syscall"
	"testing"
	"time"
)

// TestCardRests: a card is fed as long as anything is heard, and some seconds after that,
// or when nothing has been heard yet, no more.
func TestCardRests(t *testing.T) {
	if !alone(t) {
		return
	}
	fed := feed(t)
	b, _ := full(t)
	b.player = nil
	if b.Open(); b.player == nil {
		t.Fatal(b.quiet)
	}
	rests := func(when string) {
		t.Helper()
		time.Sleep(idle + time.Second)
		before := fed.Load()
		time.Sleep(time.Second)
		if more := fed.Load() - before; more != 0 {
			t.Errorf("%s: in a second of rest the card gets %d bytes", when, more)
		}
	}
	rests("before anything is heard")
	for range 2 {
		b.Play(Coin)
		before := fed.Load()
		for b.Step() {
			time.Sleep(time.Second / 60)
		}
		if fed.Load() == before {
			t.Fatal("a coin falls and nothing is heard")
		}
		rests("after a coin")
	}
}

// alone begins the test again in a process of its own, as sound is opened once in each,
// and reports whether this is that one.
func alone(t *testing.T) bool {
	t.Helper()
	const here = "SOUND_TEST_ALONE"
	if os.Getenv(here) != "" {
		return true
	}
	cmd := exec.Command(os.Args[0], "-test.run", "^"+t.Name()+"$")
	cmd.Env = append(os.Environ(), here+"=1")
	if said, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, said)
	}
	return false
}

// feed sets up a card that takes sound as fast as it is heard, and counts what it gets,
// in bytes.
func feed(t *testing.T) *atomic.Int64 {
	t.Helper()
	dir := t.TempDir()
	pipe, file := filepath.Join(dir, "card"), filepath.Join(dir, "alsa.conf")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := os.OpenFile(pipe, os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	plugIn(t, file, pipe)
	var fed atomic.Int64
	go func() {
		const beats = 50 // a second
		for heard := make([]byte, rate*frameBytes/beats); ; time.Sleep(time.Second / beats) {
			n, err := io.ReadFull(f, heard)
			if fed.Add(int64(n)); err != nil {
				return
			}
		}
	}()
	return &fed
}

// plugIn has the sound library take a file for a card.
func plugIn(t *testing.T, conf, to string) {
	t.Helper()
	text := "pcm.!default { type file slave.pcm { type null } file " + to + " format raw }\nctl.!default { type null }\n"
	if err := os.WriteFile(conf, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("ALSA_CONFIG_PATH", conf)
	t.Setenv("PULSE_SERVER", "unix:"+conf) // nobody answers there
}

// A card that is lost while it plays is told of, and stops nothing: what is asked for
// then is dropped, and a program that begins anew would ask the card again.
func TestLostCard(t *testing.T) {
	plugIn(t, filepath.Join(t.TempDir(), "alsa.conf"), "/dev/full")
	b := New()
	b.Open()
	if b.player == nil {
		t.Fatal(b.quiet)
	}
	for range 500 {
		b.Play(Coin)
		b.Step()
		time.Sleep(10 * time.Millisecond)
		if b.Silent() {
			break
		}
	}
	if !b.Silent() || !b.NeedsRestart() {
		t.Fatalf("it is silent: %v, for %v", b.Silent(), b.Lost())
	}
	t.Log(b.Lost())
	for range 200 {
		b.Play(Coin)
		b.Step()
	}
	for range 60 {
		b.Step()
	}
	if b.mix.n != 0 || b.Active() {
		t.Error("sounds wait for a card that is gone")
	}
}

// Without a card nothing is asked; one that is plugged in is asked at the next touch.
func TestCardComesLater(t *testing.T) {
	for _, name := range []string{"ALSA_CONFIG_PATH", "PULSE_SERVER"} {
		t.Setenv(name, "")
	}
	t.Setenv("XDG_RUNTIME_DIR", t.TempDir())
	if present() {
		t.Skip("there is a card here")
	}
	b := New()
	if b.Open(); b.quiet != errAbsent || !b.Silent() || b.NeedsRestart() {
		t.Fatal(b.quiet)
	}
	t.Setenv("ALSA_CONFIG_PATH", os.DevNull)
	if b.Open(); b.quiet == errAbsent {
		t.Error("a card that was plugged in is not asked")
	}
}
