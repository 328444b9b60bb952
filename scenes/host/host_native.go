//go:build !js

package host

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// Start joins the game to the machine. Call it once, before the window opens.
func Start() {}

func show(Page, []Control) {}

func focus(string) {}

// Say has a screen reader speak; only a page has one to speak to.
func Say(text string) {}

func ask(int, Question) {}

func hush() {}

// Fields is false: the game takes letters from the keyboard itself.
func Fields() bool { return false }

// nap is how long a window at rest waits between two looks at its devices: half of
// what is felt.
const nap = 40 * time.Millisecond

// Sleep says that the picture is at rest.
func Sleep() { state.asleep = true }

// Nap waits a moment if the picture is at rest: a window is asked for pictures all the
// time. Call it where one would be drawn, if there is nothing to draw.
func Nap() {
	if state.asleep && time.Now().After(state.heard) {
		time.Sleep(nap)
	}
	state.asleep = false
}

// WakeAfter ends the next sleep; a window wakes by itself, soon.
func WakeAfter(ms int) {}

// Wake ends a sleep.
func Wake() { state.asleep = false }

// SoundUntil says that sound will be heard for so many milliseconds from now: it is
// mixed tick by tick, and wants them evenly.
func SoundUntil(ms int) { state.heard = time.Now().Add(time.Duration(ms) * time.Millisecond) }

// Sharpen does nothing: every pixel of a window is drawn.
func Sharpen(bool) {}

// Sharpens is false: every pixel of a window is drawn.
func Sharpens() bool { return false }

// Ratio returns how many physical pixels a logical pixel of this screen has.
func Ratio() float64 { return ebiten.Monitor().DeviceScaleFactor() }

// Apart keeps what is kept apart from a person's own, in a folder of that name.
// Call it before anything is kept.
func Apart(name string) { state.folder = name }

// Settings returns the file of that name that the owner of a kiosk has written.
func Settings(file string) ([]byte, error) { return os.ReadFile(file) }

// folder is where saves are kept: the user's configuration directory.
func folder() (string, error) {
	dir, err := os.UserConfigDir()
	if err != nil {
		return "", err
	}
	dir = filepath.Join(dir, "knucklebones", state.folder)
	return dir, os.MkdirAll(dir, 0o700)
}

// file is where that key is kept.
func file(key string) (string, error) {
	dir, err := folder()
	if err != nil {
		return "", err
	}
	return filepath.Join(dir, escape(key)+".txt"), nil
}

// Load is what was kept under key, or ErrNone, or why it cannot be read.
func Load(key string) ([]byte, error) {
	name, err := file(key)
	if err != nil {
		return nil, err
	}
	data, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, ErrNone
	}
	return data, err
}

// Save keeps data under key. It is written beside the old and put in its
// place whole, so that a power cut leaves one or the other.
func Save(key string, data []byte) error {
	name, err := file(key)
	if err != nil {
		return err
	}
	tmp, err := os.CreateTemp(filepath.Dir(name), ".save-*")
	if err != nil {
		return err
	}
	defer os.Remove(tmp.Name()) // gone already if all went well
	_, err = tmp.Write(data)
	if err = errors.Join(err, tmp.Sync(), tmp.Close()); err != nil {
		return err
	}
	return os.Rename(tmp.Name(), name)
}

// Remove forgets what is kept under key; it is no error if there is nothing.
func Remove(key string) error {
	name, err := file(key)
	if err != nil {
		return err
	}
	if err := os.Remove(name); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// Keys are all keys under which something is kept, sorted.
func Keys() ([]string, error) {
	dir, err := folder()
	if err != nil {
		return nil, err
	}
	entries, err := os.ReadDir(dir)
	var keys []string
	for _, e := range entries {
		if key, ok := unescape(e.Name()); ok {
			keys = append(keys, key)
		}
	}
	slices.Sort(keys)
	return keys, err
}

// SaveFile writes a file of that name among the person's downloads, or where
// the game was started if there is no such folder.
func SaveFile(name, mime string, data []byte) error {
	dir := "."
	if home, err := os.UserHomeDir(); err == nil {
		if down := filepath.Join(home, "Downloads"); exists(down) {
			dir = down
		}
	}
	return os.WriteFile(filepath.Join(dir, filepath.Base(name)), data, 0o644)
}

func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}

// OpenFile takes the newest file among the person's downloads that has one of
// those endings, such as ".txt": a window has no picker of its own.
func OpenFile(kinds ...string) error {
	home, err := os.UserHomeDir()
	if err != nil {
		return err
	}
	dir := filepath.Join(home, "Downloads")
	name, err := newest(dir, kinds)
	if err != nil {
		return err
	}
	data, err := ReadFile(filepath.Join(dir, name))
	if err == nil {
		later(func() { state.files = append(state.files, File{name, data}) })
	}
	return err
}

// ReadFile is what is in a file, but no more than MostFile+1 bytes. What is no
// file, such as a pipe, might never end and is an error.
func ReadFile(name string) ([]byte, error) {
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s is no file", name)
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, MostFile+1))
}

// newest returns the file of dir with one of those endings that changed last.
func newest(dir string, kinds []string) (name string, err error) {
	entries, err := os.ReadDir(dir)
	var last time.Time
	for _, e := range entries {
		info, bad := e.Info()
		if bad == nil && slices.Contains(kinds, filepath.Ext(e.Name())) && info.ModTime().After(last) {
			name, last = e.Name(), info.ModTime()
		}
	}
	if err == nil && name == "" {
		err = ErrNone
	}
	return name, err
}

// Picture is for the page's pictures; a window has none, so done hears so.
func Picture(name string, done func(w, h int, rgba []byte)) { later(func() { done(0, 0, nil) }) }

// Copy puts text on the clipboard; a window has none, so done hears false.
func Copy(text string, done func(ok bool)) { later(func() { done(false) }) }

// Share offers a link; a window cannot, so done hears false.
func Share(title, text, url string, done func(ok bool)) { later(func() { done(false) }) }

// Address returns the page's address; a window has none.
func Address() string { return "" }

// Addressed reports whether the flags stand in the address of a page.
func Addressed() bool { return false }

// ClearAddress takes these flags out of the page's address.
func ClearAddress([]string) {}

// setPlaying is for the page, which may be loaded again; a window is opened anew.
func setPlaying(string) {}

// setDeep is for the page: a window has no way back of its own.
func setDeep(bool) {}

// SetHash writes what stands after # in the page's address.
func SetHash(hash string) { state.hash = hash }

// version is written by the linker: see build.sh.
var version string

// Version is which version of the program this is, or empty.
func Version() string { return version }

// TakeNewer takes a newer version; a program is never told of one.
func TakeNewer() {}

// Buzz has a phone shake for so many milliseconds.
func Buzz(ms int) {
	ebiten.Vibrate(&ebiten.VibrateOptions{Duration: time.Duration(ms) * time.Millisecond, Magnitude: 1})
}

// Fills reports whether the game may fill the screen.
func Fills() bool { return true }

// Fullscreen reports whether the game fills the screen.
func Fullscreen() bool { return ebiten.IsFullscreen() }

// SetFullscreen fills the screen, or goes back to a window.
func SetFullscreen(full bool) { ebiten.SetFullscreen(full) }

// began does nothing: only a page can be asked to begin again.
func began() {}

// Benching reports whether somebody measures the game; only a page is measured.
func Benching() (on, frames bool) { return false, false }

// Speed returns 1: only a page can be asked to run faster than usual.
func Speed() int { return 1 }

// Stats tells who measures the game a number under a name.
func Stats(name string, value float64) {}

// Mark leaves a mark in the browser's record of what it does.
func Mark(name string) {}

// plain are the letters that a file name keeps; capitals are not among them,
// since some systems take them for small ones.
const plain = "abcdefghijklmnopqrstuvwxyz0123456789-_."

const hex = "0123456789abcdef"

// escape is key as a file name that every system takes.
func escape(key string) string {
	var b strings.Builder
	for i := range len(key) {
		if c := key[i]; strings.IndexByte(plain, c) >= 0 && (i > 0 || c != '.') {
			b.WriteByte(c)
		} else {
			b.Write([]byte{'%', hex[c>>4], hex[c&15]})
		}
	}
	return b.String()
}

// unescape returns the key of a file name; ok is false if it is none of ours.
func unescape(name string) (key string, ok bool) {
	name, ok = strings.CutSuffix(name, ".txt")
	var b strings.Builder
	for i := 0; i < len(name); i++ {
		if name[i] != '%' {
			b.WriteByte(name[i])
			continue
		}
		if i+2 >= len(name) {
			return "", false
		}
		b.WriteByte(byte(strings.IndexByte(hex, name[i+1])<<4 | strings.IndexByte(hex, name[i+2])))
		i += 2
	}
	return b.String(), ok && !strings.HasPrefix(name, ".")
}
