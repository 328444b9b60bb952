package host

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"syscall/js"
	"unicode/utf8"

	"knucklebones/rules/text"
)

// page is the object that host.js provides, or undefined without that script,
// as when another page runs the game: then nothing outside answers.
var page = js.Global().Get("knucklebones")

// Functions of the page, looked up once, since a lookup allocates.
var (
	sleepPage = method("sleep")
	soundPage = method("sound")
	statsPage = method("stat")
	markPage  = method("mark")
)

// method returns a function of the page, looked up by name, or undefined if there is
// none.
func method(name string) js.Value {
	if !page.Truthy() {
		return js.Undefined()
	}
	return page.Get(name)
}

// call calls a function of the page and returns its result. An exception of the
// function, or a page without our functions, is an error.
func call(name string, args ...any) (v js.Value, err error) {
	defer func() {
		if r := recover(); r != nil {
			v, err = js.Undefined(), fmt.Errorf("%v", r)
		}
	}()
	if !page.Truthy() {
		return js.Undefined(), text.Errorf("the page lacks the functions that the program calls")
	}
	return page.Call(name, args...), nil
}

// Start connects the game to the page. Call it once, before the window opens.
func Start() {
	if v, err := call("playing"); err == nil {
		state.playing = v.String()
	}
	call("connect", js.FuncOf(func(_ js.Value, args []js.Value) any {
		receive(args[0].String(), args[1:])
		return nil
	}))
}

// receive handles one event of the page by storing it in state; a holds the arguments,
// which depend on the kind.
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
	case "down", "move", "up", "cancel":
		e := Event{Kind: kind, Pointer: a[0].Int(), X: a[1].Float() * state.ratio, Y: a[2].Float() * state.ratio}
		e.Mouse = len(a) > 3 && a[3].Bool()
		state.events = append(state.events, e)
	case "wheel":
		state.events = append(state.events, Event{Kind: kind, X: a[0].Float(), Y: a[1].Float()})
	case "key":
		state.events = append(state.events, Event{Kind: kind, Code: a[0].String()})
	case "back":
		state.back, state.deep = true, false
	case "hash":
		state.hash = a[0].String()
	case "wishes":
		state.wishes = Preferences{a[0].Bool(), a[1].Bool(), a[2].Bool(), strings.Split(a[3].String(), ",")}
	case "insets":
		state.insets = Insets{a[0].Float(), a[1].Float(), a[2].Float(), a[3].Float()}
	case "live":
		state.signals = append(state.signals, Signal{SignalKind(a[0].String()), a[1].String()})
	case "begin":
		args := strings.Split(a[0].String(), "\n")
		state.begun = &args
	case "newer":
		state.newer = true
	case "offline":
		state.offline = a[0].Bool()
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

// show sends the controls to the page; those that are also in was are sent as ids only.
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

// began tells the page that the program has begun again: what the page is told from now
// on comes from the new run.
func began() { call("began") }

// Fields reports whether controls with the role Field are text inputs of the
// page. Otherwise the game takes letters from the keyboard itself.
func Fields() bool { return page.Truthy() }

// Say announces text to a screen reader.
func Say(said string) { call("say", said) }

func ask(n int, q Question) { call("ask", n, q.Text, q.More, q.Goes) }

func hush() { call("hush") }

// Sleep lets the page stop requesting frames after the one being drawn, until
// somebody touches, types, resizes or returns to the page, a control is used,
// or WakeAfter elapses. Call it in each tick that changes nothing.
func Sleep() {
	if sleepPage.Truthy() {
		sleepPage.Invoke()
	}
}

// Painted says that the first picture is complete, even if other work keeps the game awake: the
// page's own hall may go. Call it after Show.
func Painted() { call("painted") }

// Throttle does nothing: a sleeping page requests no frames.
func Throttle() {}

// WakeAfter ends the next sleep after that many milliseconds at the latest. The
// shortest value since the last waking counts.
func WakeAfter(ms int) { call("wakeAfter", ms) }

// Wake ends a sleep, for goroutines that finish while the game sleeps.
func Wake() { call("wake") }

// SoundUntil says that sound will be playing for that many milliseconds from
// now. Some time after that the page stops the audio engine to save battery.
func SoundUntil(ms int) {
	if soundPage.Truthy() {
		soundPage.Invoke(ms)
	}
}

// Sharpen sets whether every pixel of the screen is used, or, on a phone,
// fewer.
func Sharpen(on bool) { call("sharpen", on) }

// Sharpens reports whether this screen has more physical pixels than are used without
// Sharpen.
func Sharpens() bool { return state.capped }

// Ratio returns the current number of physical pixels per CSS pixel. It follows
// the browser's zoom and a move to another screen; the engine's own value does
// not.
func Ratio() float64 { return state.ratio }

// Load returns the data stored under key, or ErrNone, or why the storage fails.
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

// Save stores data, which must be UTF-8 text, under key. It is an error if the
// storage is full or forbidden; the game can go on.
func Save(key string, data []byte) error {
	if !utf8.Valid(data) {
		return text.Errorf("only text can be saved")
	}
	_, err := call("save", key, string(data))
	return err
}

// Remove deletes the data stored under key; it is not an error if there is
// none.
func Remove(key string) error {
	_, err := call("remove", key)
	return err
}

// Keys returns all keys with stored data, sorted.
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

// SaveFile downloads a file with that name for the person.
func SaveFile(name, mime string, data []byte) error {
	b := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(b, data)
	_, err := call("saveFile", name, mime, b)
	return err
}

// OpenPages opens printed pages, a file that may lie beside the page. A later Poll calls done
// with the outcome: "opened", "offline" if the server can't be reached, "missing" if it has
// no such file, or "blocked" if the browser opens them only when asked again. Browsers allow
// it only in response to a touch, a click or a key.
func OpenPages(name string, done func(outcome string)) {
	answer("openPages", func(v js.Value) {
		if !v.Truthy() {
			done("missing")
			return
		}
		done(v.String())
	}, name)
}

// ReadFile returns an error: a page has no files.
func ReadFile(name string) ([]byte, error) { return nil, text.Errorf("a page has no files") }

// OpenFile asks the person to choose a file, which Opened returns later. The
// kinds are extensions such as ".txt". Browsers allow it only in response to a
// touch, a click or a key.
func OpenFile(kinds ...string) error {
	_, err := call("openFile", strings.Join(kinds, ","))
	return err
}

// Picture decodes a picture that the page has under that name. A later Poll
// calls done with its size in pixels and its pixels as RGBA, or with 0, 0 and
// nil if there is none.
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

// Languages returns the codes of the languages of which there are catalogues.
func Languages() []string {
	v, err := call("languages")
	if err != nil {
		return []string{text.English.Code()}
	}
	return strings.Split(v.String(), ",")
}

// Catalogue returns the catalogue of a language. It waits for the page to fetch the file:
// not to be called within Update.
func Catalogue(code string) (*text.Catalogue, error) {
	if c, ok := text.BuiltIn(code); ok {
		return c, nil
	}
	answer := make(chan []string, 1)
	f := js.FuncOf(func(_ js.Value, a []js.Value) any {
		var list []string
		for _, v := range a {
			list = append(list, v.String())
		}
		answer <- list
		return nil
	})
	defer f.Release()
	if _, err := call("catalogue", code, f); err != nil {
		return nil, err
	}
	file := <-answer
	if len(file) > 1 {
		return nil, text.Errorf("{0}", file[1])
	}
	return text.Open(code, file[0])
}

// Speak makes the page speak a language.
func Speak(code string) { call("speak", code) }

// Copy copies text to the clipboard. A later Poll calls done with whether it
// worked.
func Copy(said string, done func(ok bool)) { answer("copy", worked(done), said) }

// Share shares a link with the system's dialog, or copies it to the clipboard; without a
// link it does so with what is said.
// A later Poll calls done with whether either worked.
func Share(title, said, url string, done func(ok bool)) {
	answer("share", worked(done), title, said, url)
}

// worked returns a callback that calls done with whether the outcome is true.
func worked(done func(ok bool)) func(js.Value) { return func(v js.Value) { done(v.Truthy()) } }

// reach calls a function of live.js, the script for connections, which the page loads
// first if necessary.
func reach(name, said string) { call("reach", name, said) }

// CanShare reports whether the system has a dialog with which a link can be sent.
func CanShare() bool { return can("canShare") }

// CanConnect reports whether this page can connect with another.
func CanConnect() bool { return can("reaches") }

// CanScan reports whether this page can read codes that a camera sees.
func CanScan() bool { return can("scans") }

// can calls a function of the page that returns a boolean, and returns that, or false
// if the page lacks the function.
func can(name string) bool {
	v, err := call(name)
	return err == nil && v.Truthy()
}

// answer calls an asynchronous function of the page with args and a callback. The next
// Poll after the callback calls done with the outcome, which is undefined if the page
// lacks the function.
func answer(name string, done func(outcome js.Value), args ...any) {
	var f js.Func
	f = js.FuncOf(func(_ js.Value, a []js.Value) any {
		outcome := a[0]
		later(func() { done(outcome) })
		Wake() // otherwise Poll would not run
		f.Release()
		return nil
	})
	if _, err := call(name, append(args, f)...); err != nil {
		f.Release()
		later(func() { done(js.Undefined()) })
	}
}

// Address returns the page's address without the part after #.
func Address() string {
	v, err := call("address")
	if err != nil {
		return ""
	}
	return v.String()
}

// FlagsFromAddress reports whether the flags come from the address of a page.
func FlagsFromAddress() bool { return page.Truthy() }

// ClearAddress removes these flags from the page's address.
func ClearAddress(flags []string) { call("clearAddress", strings.Join(flags, " ")) }

func setDeep(deep bool) { call("setDeep", deep) }

func setPlaying(name string) { call("setPlaying", name) }

// SetHash sets the part after # of the page's address, without an entry in the
// browser's history.
func SetHash(hash string) {
	state.hash = hash
	call("setHash", hash)
}

// Version returns the version of the page, or "".
func Version() string {
	v, err := call("version")
	if err != nil || v.Type() != js.TypeString {
		return ""
	}
	return v.String()
}

// LoadNewer reloads the page in its newer version.
func LoadNewer() { call("takeNewer") }

// Vibrate makes a phone vibrate for that many milliseconds, if possible.
func Vibrate(ms int) { call("buzz", ms) }

// CanFullscreen reports whether full screen is available: on an iPhone it is not.
func CanFullscreen() bool { return can("fills") }

// Fullscreen reports whether the game is in full screen.
func Fullscreen() bool { return can("fullscreen") }

// SetFullscreen enters or leaves full screen. Browsers allow it only in
// response to a touch, a click or a key, and some not at all.
func SetFullscreen(full bool) { call("setFullscreen", full) }

// Measuring reports whether the game is being measured, so that Stats is wanted,
// and whether our part of each frame should be marked.
func Measuring() (on, frames bool) {
	v, err := call("benching")
	on = err == nil && !v.IsNull() && Speed() == 1 // to measure takes time of its own
	return on, on && v.String() == "frames"
}

// Speed returns the speed of a table relative to the usual: 1, or 2 to 60 if a
// test of the page asks for it, as in ?bench=8.
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

// Undrawn reports whether a test of the page wants no picture of the game.
func Undrawn() bool { return can("undrawn") }

// Unheard reports whether a test of the page wants no sounds made.
func Unheard() bool { return can("unheard") }

// Stats reports a measured number under a name.
func Stats(name string, value float64) {
	if statsPage.Truthy() {
		statsPage.Invoke(name, value)
	}
}

// Mark adds a mark to the browser's trace.
func Mark(name string) {
	if markPage.Truthy() {
		markPage.Invoke(name)
	}
}

// SetFolder does nothing: a page in kiosk mode keeps its storage separate by
// itself.
func SetFolder(string) {}

// Settings returns the kiosk settings with that file name, or those in the
// page's address.
func Settings(string) ([]byte, error) {
	v, err := call("kiosk")
	if err != nil {
		return nil, err
	}
	return []byte(v.String()), nil
}
