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

// A reader is Firefox with Orca listening to it. Speech goes to a module that is silent,
// on a sound card that is: without either Orca says nothing.
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

// soundConf is a sound card that nobody hears.
const soundConf = "pcm.!default { type null }\nctl.!default { type null }\n"

// userJS are Firefox's settings: nothing of its own is to come between.
const userJS = `user_pref("webgl.force-enabled", true);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("dom.serviceWorkers.enabled", false);
`

// newReader starts Firefox at an address, and Orca before it.
func newReader(url string) (*reader, error) {
	dir, err := os.MkdirTemp("", "listen")
	if err != nil {
		return nil, err
	}
	r := &reader{dir: dir, began: time.Now()}
	for name, text := range map[string]string{"run/.keep": "", "speech/speechd.conf": speechConf, "sound.conf": soundConf, "profile/user.js": userJS} {
		file := filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o700), os.WriteFile(file, []byte(text), 0o600)); err != nil {
			return nil, err
		}
	}
	r.start("gsettings", "set", "org.gnome.desktop.interface", "toolkit-accessibility", "true").Wait() // where there is no such setting none is needed
	for _, args := range [][]string{
		{"/usr/libexec/at-spi-bus-launcher", "--launch-immediately"},
		{"openbox"},
		{"speech-dispatcher", "-s", "-C", filepath.Join(dir, "speech")},
	} {
		r.start(args[0], args[1:]...)
		time.Sleep(2 * time.Second)
	}
	for n := 0; n < 60; n++ { // Orca gives up where nothing takes its speech
		if _, err := os.Stat(filepath.Join(dir, "run", "speech-dispatcher", "speechd.sock")); err == nil {
			break
		}
		time.Sleep(time.Second)
	}
	if err := r.wake(); err != nil {
		r.close()
		return nil, err
	}
	r.start("firefox-esr", "--profile", filepath.Join(dir, "profile"), "--no-remote", "--width", "1280", "--height", "860", url)
	return r, r.xdotool("mousemove", "1270", "890") // not over what would light up
}

// wake starts Orca and waits until it says so. It does not start beside another of the
// same user, and one that died counts as long as nobody has waited for it. On a busy
// machine it may come before what it needs, and gives up; then it is started again.
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

// speaks waits until Orca has spoken, and not once it has ended.
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

// close ends all that was started, the last first, with what that started.
func (r *reader) close() {
	for i := len(r.runs) - 1; i >= 0; i-- {
		syscall.Kill(-r.runs[i].Process.Pid, syscall.SIGKILL)
		r.runs[i].Wait()
	}
	os.RemoveAll(r.dir)
}

func (r *reader) xdotool(args ...string) error {
	if text, err := exec.Command("xdotool", args...).CombinedOutput(); err != nil {
		return fmt.Errorf("xdotool %v: %w: %s", args, err, text)
	}
	return nil
}

// key presses a key, called as X11 calls it.
func (r *reader) key(name string) error { return r.xdotool("key", name) }

// An utterance is what Orca spoke at one time.
type utterance struct {
	at   time.Time
	text string
}

var spoken = regexp.MustCompile(`(?m)^(\d\d:\d\d:\d\d\.\d+) - .*SPEECH OUTPUT: '(.*)'[ {]`)

// spoken is all that Orca has spoken so far, but for the keys that it names.
func (r *reader) spoken() (all []utterance, err error) {
	text, err := os.ReadFile(r.log())
	if err != nil {
		return nil, err
	}
	day := r.began
	for _, m := range spoken.FindAllSubmatch(text, -1) {
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

// keyNames are keys as Orca calls them when they are pressed.
var keyNames = map[string]bool{"tab": true, "return": true, "escape": true, "left shift": true, "space": true, "": true}
