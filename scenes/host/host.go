// Package host is the system around the game: the page, or the computer it runs
// on. It mirrors the items of the canvas as accessible controls, stores saves,
// reads the person's preferences for the system (contrast, reduced motion,
// language), and lets the game sleep.
//
// In the browser it talks to the script host.js; elsewhere the same functions
// use files and the window, and do nothing where there is nothing to do. All of
// it belongs to the game's own goroutine: call it from Update.
package host

import (
	"math"
	"slices"
	"time"

	"knucklebones/rules/text"
)

// ErrNone is the error for a key without stored data.
var ErrNone = text.Errorf("nothing is saved under that name")

// A Role is the role of a control for a screen reader.
type Role string

const (
	Button  Role = "button"
	Switch  Role = "switch" // with Pressed
	Slider  Role = "slider" // with Value
	Link    Role = "link"
	Radio   Role = "radio" // one of a Set, with Pressed
	Field   Role = "field" // a text input; Value is its text
	Heading Role = "heading"
	Text    Role = "text" // text only; the default
)

// A State is a boolean that may not apply.
type State int8

const (
	Unknown State = iota // does not apply
	Off
	On
)

// StateOf returns On or Off.
func StateOf(b bool) State {
	if b {
		return On
	}
	return Off
}

// A Control is one item of the screen, as the page presents it to a screen
// reader: a real but invisible element over the item.
type Control struct {
	ID         string  `json:"id"` // stable between calls of Show, not empty
	Role       Role    `json:"role"`
	Label      string  `json:"label"` // accessible name
	Value      string  `json:"value"` // its value in words: "on", "40"
	Amount     float64 `json:"amount"`
	X, Y, W, H float64 // in CSS pixels from the upper left corner of the page
	Disabled   bool    `json:"disabled"` // presented as disabled; it can still be focused and used, and then tells why
	Pressed    State   `json:"pressed"`
	Expanded   State   `json:"expanded"`
	Longest    int     `json:"longest"` // maximum length of a field's text

	Group string `json:"group,omitempty"` // name of its group
	Set   string `json:"set,omitempty"`   // name of the radio set of a Radio
	Skip  bool   `json:"skip,omitempty"`  // Tab skips it, as the other radios of a set
	First bool   `json:"first,omitempty"` // gets the focus when its dialog opens
	Key   string `json:"key,omitempty"`   // letter or digit that uses it
	Out   bool   `json:"out,omitempty"`   // scrolled out of sight: it cannot be touched

	Beneath bool `json:"beneath,omitempty"` // other controls lie over it, wherever they are listed
}

// A Page is the content of the screen for a screen reader. The control with the
// id "prompt" gets the focus when the focused one disappears; if there is none
// the title does.
type Page struct {
	Title    string    `json:"title"`
	Screen   int       `json:"screen"`           // controls of another screen are different elements, even with the same id
	First    bool      `json:"first"`            // the first screen, under all others
	Asked    int       `json:"asked"`            // number of questions announced so far; Show sets it
	Dialog   string    `json:"dialog,omitempty"` // title of a dialog, to which all controls belong; it takes the focus and restores it
	Controls []Control `json:"controls"`
}

// The ways of using a control.
const (
	Activate = iota // by Enter, Space, a click or a double tap
	Slide           // a slider was moved to Amount
	Write           // the text of a field changed to Text
)

// A Use is one use of a control by a person.
type Use struct {
	ID     string
	Label  string // its accessible name when last shown; empty if it was not
	How    int
	Text   string
	Amount float64 // 0 … 1
}

// Means reports whether a control with that accessible name is the one that was used.
// It guards against an id that already stands for another control, which the page
// doesn't show yet; a use whose name isn't known means any.
func (u *Use) Means(label string) bool { return u.Label == "" || u.Label == label }

// An Event is something that a person did with a pointer, the wheel or a key.
type Event struct {
	Kind    string  // "down", "move", "up", "cancel" of a pointer; "wheel" turned; "key" pressed
	Pointer int     // which pointer
	X, Y    float64 // where, in physical pixels; how far the wheel was turned
	Mouse   bool    // the pointer is a mouse
	Code    string  // the key, as browsers call it: "KeyA", "ArrowLeft"
}

// MostFile is the size limit of an opened file in bytes, less one: none of ours
// is as large.
const MostFile = 32 << 20

// A File is a file that the person has chosen or dropped on the page, cut to
// MostFile+1 bytes.
type File struct {
	Name string
	Data []byte
}

// Preferences are the person's preferences, as set in the system.
type Preferences struct {
	Calm      bool     // reduced motion
	Contrast  bool     // more contrast
	Coarse    bool     // the pointer is a finger
	Languages []string // such as "en-GB" or "de_AT.UTF-8", the best first
}

// Insets are the margins, in CSS pixels, covered by the system's edge, notch or
// bars.
type Insets struct{ Top, Right, Bottom, Left float64 }

// state holds everything that arrived from outside since it was last read.
// There is one machine, so there is one state.
var state struct {
	shown   Page
	asked   int // calls of Ask
	uses    []Use
	focused string
	moved   bool    // the focus moved since FocusChanged
	stirred bool    // anything happened since Poll
	events  []Event // since Events
	files   []File
	signals []Signal
	pending []func() // callbacks that wait for Poll
	hash    string
	folder  string    // separate folder for stored data; or empty
	asleep  bool      // Sleep was called since the last call of Throttle or Wake
	heard   time.Time // until when input is polled
	back    bool      // the system's back button was used since WentBack
	deep    bool      // it leads to one of our screens
	playing string
	scroll  *float64
	newer   bool
	offline bool
	begun   *[]string // arguments, since Begun
	wishes  Preferences
	insets  Insets
	ratio   float64
	capped  bool // the screen's real pixel ratio is higher than ratio
}

// Poll starts a tick: call it once, first thing in Update. It runs the
// callbacks that have arrived, and reports whether anything has happened on the
// page since the last call that may need a new picture.
func Poll() bool {
	todo := state.pending
	state.pending = nil
	for _, f := range todo {
		f()
	}
	stirred := state.stirred || len(todo) > 0
	state.stirred = false
	return stirred
}

// Show makes these the controls of the page, in this order. It may be called
// every tick: unchanged ones only cost a comparison. Elements keep their
// identity by ID, so the focus stays.
func Show(p Page) {
	was := &state.shown
	p.Asked = state.asked
	if p.Title == was.Title && p.Screen == was.Screen && p.First == was.First && p.Asked == was.Asked && p.Dialog == was.Dialog && slices.EqualFunc(p.Controls, was.Controls, func(c, old Control) bool { return round(c) == old }) {
		return
	}
	next := p
	next.Controls = make([]Control, len(p.Controls))
	for i, c := range p.Controls {
		next.Controls[i] = round(c)
	}
	show(next, was.Controls)
	state.shown = next
}

// round rounds the position of c to whole pixels, so that small movements are
// ignored.
func round(c Control) Control {
	c.X, c.Y = math.Round(c.X), math.Round(c.Y)
	c.W, c.H = math.Max(1, math.Round(c.W)), math.Max(1, math.Round(c.H))
	c.Amount = math.Round(c.Amount*100) / 100
	return c
}

// NextUse returns the next use of a control, oldest first; ok is false if there is
// none.
func NextUse() (u Use, ok bool) {
	if len(state.uses) == 0 {
		return u, false
	}
	u = state.uses[0]
	state.uses = state.uses[1:]
	u.Label = shown(u.ID).Label
	return u, true
}

// shown returns the control with that id as last shown, or the zero Control if there is
// none.
func shown(id string) (c Control) {
	if i := slices.IndexFunc(state.shown.Controls, func(c Control) bool { return c.ID == id }); i >= 0 {
		c = state.shown.Controls[i]
	}
	return c
}

// Focused returns the id of the focused control, or "". The canvas draws the
// focus ring.
func Focused() string { return state.focused }

// FocusChanged reports whether Focused has changed since the last call.
func FocusChanged() bool {
	moved := state.moved
	state.moved = false
	return moved
}

// Focus moves the page's focus to that control, or to the canvas if id is
// empty. Use it when arrow keys move the focus while a control has it.
func Focus(id string) {
	if id != state.focused && (id != "" || !writes(state.focused)) {
		focus(id)
	}
}

// writes reports whether the control is a field, which only the person may
// leave.
func writes(id string) bool { return shown(id).Role == Field }

// Events returns the pointer, wheel and key events of the page since the last call,
// oldest first. If ok is false there is no page, and the engine's own input is to be
// read. The slice is valid until the next call.
func Events() (list []Event, ok bool) {
	list = state.events
	state.events = state.events[:0]
	return list, Fields()
}

// A Question is a question to a person, as a screen reader announces it.
type Question struct {
	Text string // text of the control "prompt", or empty if More contains it
	More string // additional text, such as the answers
	Goes bool   // it continues a decision: the focus stays if possible
}

// Ask announces a question after all earlier announcements. The focus moves to
// the control "prompt", which speaks the text itself, if it is still where the
// person made the last decision; otherwise the text is announced. More is
// announced in both cases.
func Ask(q Question) {
	state.asked++
	ask(state.asked, q)
}

// Hush removes all announcements: the next person at the page must not find
// them.
func Hush() { hush() }

// Opened returns the next file chosen after OpenFile; ok is false if there is
// none.
func Opened() (f File, ok bool) {
	if len(state.files) == 0 {
		return File{}, false
	}
	f = state.files[0]
	state.files = state.files[1:]
	return f, true
}

// Scrolled returns how far the page has scrolled its own hall, in CSS pixels
// from its top, once after each change; ok is false otherwise.
func Scrolled() (y float64, ok bool) {
	at := state.scroll
	state.scroll = nil
	if at == nil {
		return 0, false
	}
	return *at, true
}

// Newer reports whether a newer version of the page can be loaded with LoadNewer.
func Newer() bool { return state.newer }

// Offline reports whether the page knows that it has no network.
func Offline() bool { return state.offline }

// Hash returns the part after # of the page's address, or "".
func Hash() string { return state.hash }

// WentBack reports whether the system's back button, as a phone's, was used
// since the last call.
func WentBack() bool {
	back := state.back
	state.back = false
	return back
}

// SetCanGoBack sets whether the system's back button leads to one of our screens, and
// not out of the page.
func SetCanGoBack(deep bool) {
	if deep != state.deep {
		state.deep = deep
		setDeep(deep)
	}
}

// Playing returns the game that was being played when the page was reloaded, or
// "".
func Playing() string { return state.playing }

// SetPlaying sets the name of the game being played, or "" for none.
func SetPlaying(name string) {
	if name != state.playing {
		state.playing = name
		setPlaying(name)
	}
}

// SystemPreferences returns the person's current preferences in the system.
func SystemPreferences() Preferences { return state.wishes }

// SafeArea returns the margins currently covered by the system.
func SafeArea() Insets { return state.insets }

// later schedules f for the next Poll and makes sure that there is one.
func later(f func()) {
	state.pending = append(state.pending, f)
	stir()
}

func stir() { state.stirred = true }

// Begun returns the arguments with which the program is to begin again, as if the page
// had been loaded anew; ok is false unless a test of the page has asked for that since
// the last call. If ok is true, everything that had arrived from the page and was not
// read yet is discarded.
func Begun() (args []string, ok bool) {
	if state.begun == nil {
		return nil, false
	}
	args = *state.begun
	state.begun = nil
	state.shown, state.uses, state.files, state.events, state.signals = Page{}, nil, nil, nil, nil
	state.focused, state.playing, state.scroll = "", "", nil
	state.back, state.deep, state.newer = false, false, false
	began()
	return args, true
}
