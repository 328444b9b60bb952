//go:build !js

package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"time"
)

// A reader is Firefox with Orca reading it. Speech goes to a silent module and
// a silent sound card: without them Orca does not speak.
type reader struct {
	dir   string
	runs  []*exec.Cmd
	began time.Time
}

const speechConf = `LogLevel 1
LogDir "default"
AudioOutputMethod "alsa"
AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
Timeout 0
`

// soundConf configures a silent sound card.
const soundConf = "pcm.!default { type null }\nctl.!default { type null }\n"

// userJS are Firefox's preferences: no messages of its own.
const userJS = `user_pref("webgl.force-enabled", true);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("dom.serviceWorkers.enabled", false);
`

// newReader starts the screen reader Orca, and Firefox at an address.
func newReader(url string) (*reader, error) {
	dir, err := os.MkdirTemp("", "listen")
	if err != nil {
		return nil, err
	}
	r := &reader{dir: dir, began: time.Now()}
	for name, said := range map[string]string{"run/.keep": "", "speech/speechd.conf": speechConf, "sound.conf": soundConf, "profile/user.js": userJS} {
		file := filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o700), os.WriteFile(file, []byte(said), 0o600)); err != nil {
			return nil, err
		}
	}
	r.start("gsettings", "set", "org.gnome.desktop.interface", "toolkit-accessibility", "true").Wait() // fails if the setting does not exist, and is not needed then
	for _, args := range [][]string{
		{"/usr/libexec/at-spi-bus-launcher", "--launch-immediately"},
		{"openbox"},
		{"speech-dispatcher", "-s", "-C", filepath.Join(dir, "speech")},
	} {
		r.start(args[0], args[1:]...)
		time.Sleep(2 * time.Second)
	}
	for n := 0; n < 60; n++ { // Orca gives up without a speech server
		if _, err := os.Stat(filepath.Join(dir, "run", "speech-dispatcher", "speechd.sock")); err == nil {
			break
		}
		time.Sleep(time.Second)
	}
	if err := r.wake(); err != nil {
		r.close()
		return nil, err
	}
	// Firefox gets no sound card: on the silent one it would fill all memory.
	if err := os.WriteFile(filepath.Join(dir, "sound.conf"), nil, 0o600); err != nil {
		r.close()
		return nil, err
	}
	r.start("firefox-esr", "--profile", filepath.Join(dir, "profile"), "--no-remote", "--width", "1280", "--height", "860", url)
	return r, r.xdotool("mousemove", "1270", "890") // away from controls that would be highlighted
}

// wake starts Orca and waits until it speaks. It does not start beside another
// of the same user, and a dead one counts until somebody has waited for it. On
// a busy machine it may start before its services, and gives up; then it is
// started again.
func (r *reader) wake() error {
	for range 3 {
		cmd := r.start("orca", "--debug-file="+r.log())
		if cmd.Process == nil {
			return errors.New("orca does not start")
		}
		ended := make(chan error, 1)
		go func() { ended <- cmd.Wait() }()
		if r.speaks(ended) {
			return nil
		}
	}
	return errors.New("orca says nothing, or another is running")
}

// speaks waits until Orca has spoken, and returns false if it has ended.
func (r *reader) speaks(ended chan error) bool {
	for range 120 {
		select {
		case <-ended:
			return false
		case <-time.After(time.Second):
		}
		if all, _ := r.spoken(); len(all) > 0 {
			return true
		}
	}
	return false
}

func (r *reader) log() string { return filepath.Join(r.dir, "orca.out") }

// start starts a program with a home of its own.
func (r *reader) start(name string, args ...string) *exec.Cmd {
	cmd := exec.Command(name, args...)
	cmd.Env = append(os.Environ(), "HOME="+r.dir, "XDG_RUNTIME_DIR="+filepath.Join(r.dir, "run"), "ALSA_CONFIG_PATH="+filepath.Join(r.dir, "sound.conf"), "LIBGL_ALWAYS_SOFTWARE=1", "GNOME_ACCESSIBILITY=1")
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if cmd.Start() == nil {
		r.runs = append(r.runs, cmd)
	}
	return cmd
}

// close ends all started programs, the last first, with their children.
func (r *reader) close() {
	for i := len(r.runs) - 1; i >= 0; i-- {
		syscall.Kill(-r.runs[i].Process.Pid, syscall.SIGKILL)
		r.runs[i].Wait()
	}
	os.RemoveAll(r.dir)
}

func (r *reader) xdotool(args ...string) error {
	if said, err := exec.Command("xdotool", args...).CombinedOutput(); err != nil {
		return fmt.Errorf("xdotool %v: %w: %s", args, err, said)
	}
	return nil
}

// key presses a key, named as in X11.
func (r *reader) key(name string) error { return r.xdotool("key", name) }

// An utterance is a text that Orca spoke, and when.
type utterance struct {
	at   time.Time
	text string
}

var spoken = regexp.MustCompile(`(?m)^(\d\d:\d\d:\d\d\.\d+) - .*SPEECH OUTPUT: '(.*)'[ {]`)

// spoken returns everything that Orca has spoken so far, except names of keys.
func (r *reader) spoken() (all []utterance, err error) {
	said, err := os.ReadFile(r.log())
	if err != nil {
		return nil, err
	}
	day := r.began
	for _, m := range spoken.FindAllSubmatch(said, -1) {
		clock, err := time.ParseInLocation("15:04:05.000000", string(m[1]), time.Local)
		if err != nil {
			return nil, err
		}
		at := time.Date(day.Year(), day.Month(), day.Day(), clock.Hour(), clock.Minute(), clock.Second(), clock.Nanosecond(), time.Local)
		if at.Before(r.began) { // past midnight
			at = at.AddDate(0, 0, 1)
		}
		if line := string(bytes.TrimSpace(m[2])); !keyNames[strings.ToLower(line)] {
			all = append(all, utterance{at, line})
		}
	}
	return all, nil
}

// keyNames are the names of keys that Orca speaks when they are pressed.
var keyNames = map[string]bool{"tab": true, "return": true, "escape": true, "left shift": true, "space": true, "": true}
