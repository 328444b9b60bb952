package host

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"syscall/js"
	"unicode/utf8"
)

// page is the object that host.js puts up, or undefined without that script,
// as when a page of another's runs the game: then nothing outside answers.
var page = js.Global().Get("knucklebones")

// The functions of the page, looked up once: a lookup allocates.
var (
	sleepPage = method("sleep")
	soundPage = method("sound")
	statsPage = method("stat")
	markPage  = method("mark")
)

// method returns a function of the page, or undefined.
func method(name string) js.Value {
	if !page.Truthy() {
		return js.Undefined()
	}
	return page.Get(name)
}

// call calls a function of the page and turns what it throws into an error.
func call(name string, args ...any) (v js.Value, err error) {
	defer func() {
		if r := recover(); r != nil {
			v, err = js.Undefined(), fmt.Errorf("%v", r)
		}
	}()
	if !page.Truthy() {
		return js.Undefined(), errors.New("the page offers no host")
	}
	return page.Call(name, args...), nil
}

// Start joins the game to the page. Call it once, before the window opens.
func Start() {
	state.touches = map[int]int{}
	if v, err := call("playing"); err == nil {
		state.playing = v.String()
	}
	call("connect", js.FuncOf(func(_ js.Value, args []js.Value) any {
		receive(args[0].String(), args[1:])
		return nil
	}))
}

// receive takes in one event of the page.
func receive(kind string, a []js.Value) {
	stir()
	switch kind {
	case "use":
		state.uses = append(state.uses, Use{ID: a[0].String()})
	case "slide":
		state.uses = append(state.uses, Use{ID: a[0].String(), How: Slide, Amount: a[1].Float()})
	case "text":
		state.uses = append(state.uses, Use{ID: a[0].String(), How: Write, Text: a[1].String()})
	case "focus":
		state.focused, state.moved = a[0].String(), state.moved || a[1].Bool()
	case "touchstart":
		state.touches[a[0].Int()] = state.tick
	case "touchend":
		endTouch(a[0].Int(), Point{a[1].Float(), a[2].Float()})
	case "touchcancel":
		delete(state.touches, a[0].Int())
		state.taken = append(state.taken, a[0].Int())
	case "back":
		state.back, state.deep = true, false
	case "hash":
		state.hash = a[0].String()
	case "wishes":
		state.wishes = Wishes{a[0].Bool(), a[1].Bool(), a[2].Bool(), a[3].String()}
	case "insets":
		state.insets = Insets{a[0].Float(), a[1].Float(), a[2].Float(), a[3].Float()}
	case "begin":
		args := strings.Split(a[0].String(), "\n")
		state.begun = &args
	case "newer":
		state.newer = true
	case "scroll":
		y := a[0].Float()
		state.scroll = &y
	case "ratio":
		state.ratio, state.capped = a[0].Float(), a[1].Bool()
	case "file":
		data := make([]byte, a[1].Length())
		js.CopyBytesToGo(data, a[1])
		state.files = append(state.files, File{a[0].String(), data})
	}
}

// endTouch counts a touch that no tick has seen.
func endTouch(id int, p Point) {
	if began, ok := state.touches[id]; ok && began == state.tick {
		state.taps = append(state.taps, Point{p.X * state.ratio, p.Y * state.ratio})
	}
	delete(state.touches, id)
}

// show tells of controls that are as they were the ids only.
func show(p Page, was []Control) {
	var told struct {
		Page
		Controls []any `json:"controls"`
	}
	told.Page = p
	for i := range p.Controls {
		var c any = &p.Controls[i]
		if slices.Contains(was, p.Controls[i]) {
			c = p.Controls[i].ID
		}
		told.Controls = append(told.Controls, c)
	}
	b, _ := json.Marshal(told) // strings and finite numbers always encode
	call("show", string(b))
}

func focus(id string) { call("focus", id) }

// began tells the page that what comes from now on comes from the program that has begun
// again.
func began() { call("began") }

// Fields reports whether controls of the role Field can be written on.
// Otherwise the game takes letters from the keyboard itself.
func Fields() bool { return page.Truthy() }

// Say has a screen reader speak the text when it has finished its sentence.
func Say(text string) { call("say", text) }

func ask(n int, q Question) { call("ask", n, q.Text, q.More, q.Goes) }

func hush() { call("hush") }

// Sleep says that the picture is at rest: after the frame being drawn no
// other is asked for until somebody touches, types, resizes or returns to the
// page, a control is used, or WakeAfter runs out. Call it in each tick that
// changes nothing.
func Sleep() {
	if sleepPage.Truthy() {
		sleepPage.Invoke()
	}
}

// Nap is nothing: a page that sleeps is asked for no pictures.
func Nap() {}

// WakeAfter ends the next sleep after so many milliseconds at the latest. The
// shortest that was asked for since the last waking counts.
func WakeAfter(ms int) { call("wakeAfter", ms) }

// Wake ends a sleep, for goroutines that finish while the game rests.
func Wake() { call("wake") }

// SoundUntil says that sound will be heard for so many milliseconds from now.
// A while after the last the page stops the sound engine to spare the battery.
func SoundUntil(ms int) {
	if soundPage.Truthy() {
		soundPage.Invoke(ms)
	}
}

// Sharpen has every pixel of the screen drawn, or, on a phone, fewer.
func Sharpen(on bool) { call("sharpen", on) }

// Sharpens reports whether this screen has more pixels than are drawn unless
// Sharpen asks for them.
func Sharpens() bool { return state.capped }

// Ratio returns how many physical pixels a CSS pixel has, now: it follows the
// browser's zoom and the move to another screen, as the engine's own does not.
func Ratio() float64 { return state.ratio }

// Load is what was kept under key, or ErrNone, or why storage does not answer.
func Load(key string) ([]byte, error) {
	v, err := call("load", key)
	if err != nil {
		return nil, err
	}
	if v.IsNull() {
		return nil, ErrNone
	}
	return []byte(v.String()), nil
}

// Save keeps data, which must be UTF-8 text, under key. Storage may be full or
// forbidden: that is an error, and the game goes on.
func Save(key string, data []byte) error {
	if !utf8.Valid(data) {
		return errors.New("only text can be kept")
	}
	_, err := call("save", key, string(data))
	return err
}

// Remove forgets what is kept under key; it is no error if there is nothing.
func Remove(key string) error {
	_, err := call("remove", key)
	return err
}

// Keys are all keys under which something is kept, sorted.
func Keys() ([]string, error) {
	v, err := call("keys")
	if err != nil {
		return nil, err
	}
	keys := make([]string, v.Length())
	for i := range keys {
		keys[i] = v.Index(i).String()
	}
	slices.Sort(keys)
	return keys, nil
}

// SaveFile gives the person a file of that name: a download.
func SaveFile(name, mime string, data []byte) error {
	b := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(b, data)
	_, err := call("saveFile", name, mime, b)
	return err
}

// ReadFile is for programs that have files; a page has none.
func ReadFile(name string) ([]byte, error) { return nil, errors.New("a page has no files") }

// OpenFile asks the person for a file; Opened has it when it is chosen. The
// kinds are endings such as ".txt". Browsers allow it only in answer to a
// touch, a click or a key.
func OpenFile(kinds ...string) error {
	_, err := call("openFile", strings.Join(kinds, ","))
	return err
}

// Picture has done called, by a later Poll, with a picture that the page holds
// under that name: its size in pixels and, for each, red, green, blue and how
// opaque it is. Without one done hears 0, 0 and nil.
func Picture(name string, done func(w, h int, rgba []byte)) {
	var f js.Func
	f = js.FuncOf(func(_ js.Value, a []js.Value) any {
		w, h, data := a[0].Int(), a[1].Int(), make([]byte, a[2].Length())
		js.CopyBytesToGo(data, a[2])
		later(func() { done(w, h, data) })
		Wake()
		f.Release()
		return nil
	})
	if _, err := call("picture", name, f); err != nil {
		f.Release()
		later(func() { done(0, 0, nil) })
	}
}

// Copy puts text on the clipboard. A later Poll calls done with whether it
// worked.
func Copy(text string, done func(ok bool)) { answer("copy", done, text) }

// Share offers a link through the machine's own sharing, or puts it on the
// clipboard. A later Poll calls done with whether either worked.
func Share(title, text, url string, done func(ok bool)) { answer("share", done, title, text, url) }

// answer calls a function of the page whose last argument hears the outcome.
func answer(name string, done func(bool), args ...any) {
	var f js.Func
	f = js.FuncOf(func(_ js.Value, a []js.Value) any {
		ok := a[0].Bool()
		later(func() { done(ok) })
		Wake() // or Poll would not run
		f.Release()
		return nil
	})
	if _, err := call(name, append(args, f)...); err != nil {
		f.Release()
		later(func() { done(false) })
	}
}

// Address returns the page's address without what follows #.
func Address() string {
	v, err := call("address")
	if err != nil {
		return ""
	}
	return v.String()
}

// Addressed reports whether the flags stand in the address of a page.
func Addressed() bool { return page.Truthy() }

// ClearAddress takes these flags out of the page's address.
func ClearAddress(flags []string) { call("clearAddress", strings.Join(flags, " ")) }

func setDeep(deep bool) { call("setDeep", deep) }

func setPlaying(name string) { call("setPlaying", name) }

// SetHash writes what stands after # in the page's address, without a step in
// the browser's history.
func SetHash(hash string) {
	state.hash = hash
	call("setHash", hash)
}

// Version is which version of the page this is, or empty.
func Version() string {
	v, err := call("version")
	if err != nil || v.Type() != js.TypeString {
		return ""
	}
	return v.String()
}

// TakeNewer loads the page again in its newer version.
func TakeNewer() { call("takeNewer") }

// Buzz has a phone shake for so many milliseconds, where it can.
func Buzz(ms int) { call("buzz", ms) }

// Fills reports whether the game may fill the screen: on an iPhone no page may.
func Fills() bool {
	v, err := call("fills")
	return err == nil && v.Truthy()
}

// Fullscreen reports whether the game fills the screen.
func Fullscreen() bool {
	v, err := call("fullscreen")
	return err == nil && v.Truthy()
}

// SetFullscreen fills the screen, or goes back. Browsers allow it only in
// answer to a touch, a click or a key, and some not at all.
func SetFullscreen(full bool) { call("setFullscreen", full) }

// Benching reports whether somebody measures the game and wants Stats, and
// whether what is ours of each frame is to be marked.
func Benching() (on, frames bool) {
	v, err := call("benching")
	on = err == nil && !v.IsNull() && Speed() == 1 // to measure takes time of its own
	return on, on && v.String() == "frames"
}

// Speed returns how many times faster than usual a table runs: 1, or from 2 to 60 where a
// test of the page asks for that, as in ?bench=8.
func Speed() int {
	v, err := call("benching")
	if err != nil || v.IsNull() {
		return 1
	}
	n, err := strconv.Atoi(v.String())
	if err != nil {
		return 1
	}
	return min(max(n, 1), 60)
}

// Stats tells who measures the game a number under a name.
func Stats(name string, value float64) {
	if statsPage.Truthy() {
		statsPage.Invoke(name, value)
	}
}

// Mark leaves a mark in the browser's record of what it does.
func Mark(name string) {
	if markPage.Truthy() {
		markPage.Invoke(name)
	}
}

// Apart does nothing: a page at a fair keeps what it keeps apart by itself.
func Apart(string) {}

// Settings returns the file of that name that the owner of a kiosk has written,
// or what they have put into the page's address.
func Settings(string) ([]byte, error) {
	v, err := call("kiosk")
	if err != nil {
		return nil, err
	}
	return []byte(v.String()), nil
}
