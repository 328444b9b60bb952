//go:build !js

package host

import (
	"cmp"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"knucklebones/rules/text"

	"github.com/hajimehoshi/ebiten/v2"
)

// Start asks the system for the person's languages.
func Start() { state.wishes.Languages = languages(os.Getenv) }

// languages returns the languages that the environment names, as gettext reads it.
func languages(getenv func(string) string) (list []string) {
	locale := cmp.Or(getenv("LC_ALL"), getenv("LC_MESSAGES"), getenv("LANG"))
	if first := getenv("LANGUAGE"); first != "" && locale != "" && locale != "C" {
		list = strings.Split(first, ":")
	}
	return append(list, locale)
}

// Languages returns the codes of the languages of which there are catalogues.
func Languages() (codes []string) {
	for _, l := range text.Languages() {
		codes = append(codes, l.Code)
	}
	return append(codes, "pseudo")
}

// Catalogue returns the catalogue of a language.
func Catalogue(code string) (*text.Catalogue, error) {
	if c, ok := text.BuiltIn(code); ok {
		return c, nil
	}
	return text.Read(code, text.Compiled(code)), nil
}

// Speak does nothing: a window has no words of its own.
func Speak(string) {}

func show(Page, []Control) {}

func focus(string) {}

// Say does nothing: only a page can reach a screen reader.
func Say(said string) {}

func ask(int, Question) {}

func hush() {}

// Fields returns false: the game takes letters from the keyboard itself.
func Fields() bool { return false }

// nap is the pause between two polls of the devices while nothing moves: half
// of a noticeable delay.
const nap = 40 * time.Millisecond

// Sleep says that nothing moves in this tick.
func Sleep() { state.asleep = true }

// Painted does nothing: a window has no hall of its own.
func Painted() {}

// Throttle waits a moment if Sleep was called in this tick, since a window is asked for
// frames all the time. Call it in place of drawing, if there is nothing to draw.
func Throttle() {
	if state.asleep && time.Now().After(state.heard) {
		time.Sleep(nap)
	}
	state.asleep = false
}

// WakeAfter does nothing: a window wakes by itself, soon.
func WakeAfter(ms int) {}

// Wake ends a sleep.
func Wake() { state.asleep = false }

// SoundUntil says that sound will be playing for that many milliseconds from
// now: it is mixed tick by tick and needs regular ticks.
func SoundUntil(ms int) { state.heard = time.Now().Add(time.Duration(ms) * time.Millisecond) }

// Sharpen does nothing: every pixel of a window is used.
func Sharpen(bool) {}

// Sharpens returns false: every pixel of a window is used.
func Sharpens() bool { return false }

// Ratio returns the number of physical pixels per logical pixel of this screen.
func Ratio() float64 { return ebiten.Monitor().DeviceScaleFactor() }

// SetFolder stores data separately from a person's own, in a folder with that name.
// Call it before anything is stored.
func SetFolder(name string) { state.folder = name }

// Settings returns the kiosk settings with that file name.
func Settings(file string) ([]byte, error) { return os.ReadFile(file) }

// folder returns the folder for saves, in the user's configuration directory.
func folder() (string, error) {
	dir, err := os.UserConfigDir()
	if err != nil {
		return "", err
	}
	dir = filepath.Join(dir, "knucklebones", state.folder)
	return dir, os.MkdirAll(dir, 0o700)
}

// file returns the file name for a key.
func file(key string) (string, error) {
	dir, err := folder()
	if err != nil {
		return "", err
	}
	return filepath.Join(dir, escape(key)+".txt"), nil
}

// Load returns the data stored under key, or ErrNone, or why it cannot be read.
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

// Save stores data under key. It writes a temporary file and renames it, so
// that a power cut leaves either the old or the new data.
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

// Remove deletes the data stored under key; it is not an error if there is
// none.
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

// Keys returns all keys with stored data, sorted.
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

// SaveFile writes a file with that name into the Downloads folder, or into the
// current one if there is none.
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

// OpenFile opens the newest file in the Downloads folder with one of those
// extensions, such as ".txt": a window has no file dialog.
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

// ReadFile returns the content of a regular file, but no more than MostFile+1
// bytes. Anything else, such as a pipe, might never end and is an error.
func ReadFile(name string) ([]byte, error) {
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, text.Errorf("{0} is not a file", name)
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, MostFile+1))
}

// newest returns the most recently changed file in dir with one of those
// extensions.
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

// Picture calls done with 0, 0 and nil at the next Poll: only a page has pictures.
func Picture(name string, done func(w, h int, rgba []byte)) { later(func() { done(0, 0, nil) }) }

// Copy calls done with false at the next Poll: a window has no clipboard.
func Copy(said string, done func(ok bool)) { later(func() { done(false) }) }

// Share calls done with false at the next Poll: a window cannot share.
func Share(title, said, url string, done func(ok bool)) { later(func() { done(false) }) }

// CanConnect returns false: only a page can connect with another.
func CanConnect() bool { return false }

// CanScan returns false: a window has no camera.
func CanScan() bool { return false }

// reach does nothing: only a page can connect with another.
func reach(name, said string) {}

// CanShare returns false: a window has no such dialog.
func CanShare() bool { return false }

// Address returns "": a window has no address.
func Address() string { return "" }

// FlagsFromAddress reports whether the flags come from the address of a page; they do
// not.
func FlagsFromAddress() bool { return false }

// ClearAddress does nothing: a window has no address.
func ClearAddress([]string) {}

// setPlaying does nothing: only a page can be reloaded.
func setPlaying(string) {}

// setDeep does nothing: a window has no back button.
func setDeep(bool) {}

// SetHash sets the value that Hash returns.
func SetHash(hash string) { state.hash = hash }

// version is set by the linker: see build.sh.
var version string

// Version returns the version of the program, or "".
func Version() string { return version }

// LoadNewer does nothing: a program never hears of a newer version.
func LoadNewer() {}

// Vibrate makes a phone vibrate for that many milliseconds.
func Vibrate(ms int) {
	ebiten.Vibrate(&ebiten.VibrateOptions{Duration: time.Duration(ms) * time.Millisecond, Magnitude: 1})
}

// CanFullscreen reports whether full screen is available; it is.
func CanFullscreen() bool { return true }

// Fullscreen reports whether the game is in full screen.
func Fullscreen() bool { return ebiten.IsFullscreen() }

// SetFullscreen enters or leaves full screen.
func SetFullscreen(full bool) { ebiten.SetFullscreen(full) }

// began does nothing: only a page can be asked to begin again.
func began() {}

// Undrawn reports whether a test wants no picture of the game; only one of the page
// does.
func Undrawn() bool { return false }

// Unheard reports whether a test wants no sounds made; only one of the page does.
func Unheard() bool { return false }

// Measuring reports whether the game is being measured; only a page is.
func Measuring() (on, frames bool) { return false, false }

// Speed returns 1: only a page can run faster than usual.
func Speed() int { return 1 }

// Stats does nothing: only a page is measured.
func Stats(name string, value float64) {}

// Mark does nothing: only a browser has a trace.
func Mark(name string) {}

// plain are the characters that a file name keeps. Capitals are not among them,
// since some systems ignore case.
const plain = "abcdefghijklmnopqrstuvwxyz0123456789-_."

const hex = "0123456789abcdef"

// escape returns key as a file name that is valid on every system.
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

// unescape returns the key of a file name; ok is false if it is not one of
// ours.
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
