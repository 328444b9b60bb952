package sound

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

// A card that is lost while it plays is told of, and stops nothing: what is asked for
// then is dropped, and a program that begins anew would ask the card again.
func TestLostCard(t *testing.T) {
	file := filepath.Join(t.TempDir(), "alsa.conf")
	conf := "pcm.!default { type file slave.pcm { type null } file /dev/full format raw }\nctl.!default { type null }\n"
	if err := os.WriteFile(file, []byte(conf), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("ALSA_CONFIG_PATH", file)
	t.Setenv("PULSE_SERVER", "unix:"+file) // nobody answers there
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
	if !b.Silent() || !b.Renews() {
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
	if b.Open(); b.quiet != errAbsent || !b.Silent() || b.Renews() {
		t.Fatal(b.quiet)
	}
	t.Setenv("ALSA_CONFIG_PATH", os.DevNull)
	if b.Open(); b.quiet == errAbsent {
		t.Error("a card that was plugged in is not asked")
	}
}
