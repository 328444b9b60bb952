// Package host is the machine around the game: the page it lies in, or the
// computer it runs on. It shows what stands on the canvas as real controls for
// those who cannot see it, keeps saves, tells what the person has asked of the
// machine (larger contrast, less movement, a language), and lets the game rest.
//
// In the browser it talks to the script host.js; everywhere else the same
// functions use files and the window, and do nothing where there is nothing to
// be done. All of it belongs to the game's own goroutine: call it from Update.
package host

import (
	"errors"
	"math"
	"slices"
	"time"
)

// ErrNone says that nothing is kept under that key.
var ErrNone = errors.New("nothing is kept under that name")

// A Role is what a control is to somebody who hears it.
type Role string

const (
	Button  Role = "button"
	Switch  Role = "switch" // with Pressed
	Slider  Role = "slider" // with Value
	Link    Role = "link"
	Radio   Role = "radio" // one of a Set, with Pressed
	Field   Role = "field" // a line to write on; Value is what stands there
	Heading Role = "heading"
	Text    Role = "text" // words only; the default
)

// A State is something that may be so, may not be so, or does not apply.
type State int8

const (
	Unknown State = iota // does not apply
	Off
	On
)

// Tell is On or Off.
func Tell(b bool) State {
	if b {
		return On
	}
	return Off
}

// A Control is one thing on the screen, as the page shows it to a screen
// reader: a real element, not seen, lying over what it stands for.
type Control struct {
	ID         string  `json:"id"` // stable from showing to showing, not empty
	Role       Role    `json:"role"`
	Label      string  `json:"label"` // its spoken name
	Value      string  `json:"value"` // its value in words: "on", "40"
	Amount     float64 `json:"amount"`
	X, Y, W, H float64 // in CSS pixels from the upper left corner of the page
	Disabled   bool    `json:"disabled"` // said to be barred; it can still be focused and used, and then says why not
	Pressed    State   `json:"pressed"`
	Expanded   State   `json:"expanded"`
	Longest    int     `json:"longest"` // letters that a field takes

	Group string `json:"group,omitempty"` // what it belongs to, in words
	Set   string `json:"set,omitempty"`   // of a Radio: the choice that it is an answer of, in words
	Skip  bool   `json:"skip,omitempty"`  // Tab goes past it, as past the other answers of a set
	First bool   `json:"first,omitempty"` // of a dialog: it has the focus first
	Key   string `json:"key,omitempty"`   // the letter or figure that uses it, too
	Out   bool   `json:"out,omitempty"`   // it is scrolled out of sight: no finger finds it

	Beneath bool `json:"beneath,omitempty"` // other controls lie over it, wherever they are listed
}

// A Page is what there is to hear. The control of the id "prompt" takes the
// focus when the one that had it is gone; without one the title does.
type Page struct {
	Title    string    `json:"title"`
	Screen   int       `json:"screen"`           // controls of another screen are others, whatever their ids
	Asked    int       `json:"asked"`            // how many questions were announced so far; Show sets it
	Dialog   string    `json:"dialog,omitempty"` // the title of a question: all controls belong to it, and it takes the focus and gives it back
	Controls []Control `json:"controls"`
}

// How a control was used.
const (
	Activate = iota // by Enter, Space, a click or a double tap
	Slide           // a slider is moved to Amount
	Write           // what stands in a field has changed to Text
)

// A Use is what a person did with a control of the page.
type Use struct {
	ID     string
	Label  string // its spoken name as it was last shown; empty if it was not
	How    int
	Text   string
	Amount float64 // 0 … 1
}

// Means reports whether a control of that spoken name is the one that was used:
// it may have become another that the page does not show yet.
func (u *Use) Means(label string) bool { return u.Label == "" || u.Label == label }

// A Point is a place on the canvas in physical pixels.
type Point struct{ X, Y float64 }

// MostFile is how many bytes of a file are read, less one: none of ours has as
// many.
const MostFile = 32 << 20

// A File is a file that the person has chosen, or dropped on the page; no more
// than MostFile+1 bytes of it.
type File struct {
	Name string
	Data []byte
}

// Wishes are what the person has asked of the machine.
type Wishes struct {
	Calm     bool   // less movement
	Contrast bool   // more contrast
	Coarse   bool   // the pointer is a finger
	Language string // such as "en-GB"; empty if not known
}

// Insets are the margins, in CSS pixels, that the machine's own edge, notch or
// bars cover.
type Insets struct{ Top, Right, Bottom, Left float64 }

// state is what has arrived from outside since it was last asked for. There is
// one machine, so there is one state.
var state struct {
	shown   Page
	asked   int // calls of Ask
	uses    []Use
	focused string
	moved   bool // the focus, since FocusChanged
	stirred bool // anything, since Poll
	tick    int
	touches map[int]int // touch → tick in which it began
	taps    []Point
	taken   []int // touches taken away since Taken
	files   []File
	pending []func() // answers that wait for Poll
	hash    string
	folder  string    // what is kept is kept apart in this one; or empty
	asleep  bool      // the picture is at rest, since the window's last nap
	heard   time.Time // until when a window is heard
	back    bool      // the machine's own way back was taken, since WentBack
	deep    bool      // it leads to a screen of ours
	playing string
	scroll  *float64
	newer   bool
	begun   *[]string // arguments, since Begun
	wishes  Wishes
	insets  Insets
	ratio   float64
	capped  bool // the screen has more pixels to a CSS pixel than ratio says, or would have
}

// Poll begins a tick: call it once, first thing in Update. It runs the answers
// that have come in and tells whether anything has happened on the page since
// the last call that may ask for a new picture.
func Poll() bool {
	state.tick++
	todo := state.pending
	state.pending = nil
	for _, f := range todo {
		f()
	}
	stirred := state.stirred || len(todo) > 0
	state.stirred = false
	return stirred
}

// Show makes the page's controls those listed, in that order. Call it every
// tick if that is simplest: what has not changed costs a comparison and nothing
// else. Elements keep their identity by ID, so the focus stays where it is.
func Show(p Page) {
	was := &state.shown
	p.Asked = state.asked
	if p.Title == was.Title && p.Screen == was.Screen && p.Asked == was.Asked && p.Dialog == was.Dialog && slices.EqualFunc(p.Controls, was.Controls, func(c, old Control) bool { return round(c) == old }) {
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

// round moves c to whole pixels, so that what trembles does not change.
func round(c Control) Control {
	c.X, c.Y = math.Round(c.X), math.Round(c.Y)
	c.W, c.H = math.Max(1, math.Round(c.W)), math.Max(1, math.Round(c.H))
	c.Amount = math.Round(c.Amount*100) / 100
	return c
}

// Used returns the next use of a control that the page has reported, oldest
// first; ok is false when there is none.
func Used() (u Use, ok bool) {
	if len(state.uses) == 0 {
		return u, false
	}
	u = state.uses[0]
	state.uses = state.uses[1:]
	u.Label = shown(u.ID).Label
	return u, true
}

// shown returns the control of that id as it was last shown, or an empty one.
func shown(id string) (c Control) {
	if i := slices.IndexFunc(state.shown.Controls, func(c Control) bool { return c.ID == id }); i >= 0 {
		c = state.shown.Controls[i]
	}
	return c
}

// Focused returns the id of the control that has the page's focus, or empty.
// The canvas draws the ring round it.
func Focused() string { return state.focused }

// FocusChanged reports whether Focused has changed since it was last asked.
func FocusChanged() bool {
	moved := state.moved
	state.moved = false
	return moved
}

// Focus gives the page's focus to that control, or to the canvas if id is
// empty. Use it when arrow keys move the ring while a control has the focus.
func Focus(id string) {
	if id != state.focused && (id != "" || !writes(state.focused)) {
		focus(id)
	}
}

// writes reports whether the control is a field; a person leaves it as he
// likes.
func writes(id string) bool { return shown(id).Role == Field }

// Taps returns the touches that began and ended between two ticks, which the
// engine therefore never saw. Ask once a tick, after Poll. The slice is good
// until the next call.
func Taps() []Point {
	taps := state.taps
	state.taps = state.taps[:0]
	return taps
}

// A Question is what a person is asked, as a screen reader speaks it.
type Question struct {
	Text string // what the control "prompt" says, or empty if More says it too
	More string // what goes with it, such as the answers
	Goes bool   // it goes on with a decision that was begun: the focus stays, if it can
}

// Ask announces a question once all that was said before has been heard. The focus
// goes to the control "prompt", which speaks the text itself, if it is still where the
// person made the last decision; otherwise the text is said. More is said in both cases.
func Ask(q Question) {
	state.asked++
	ask(state.asked, q)
}

// Hush takes back what was said to a screen reader: the next to sit before the
// page may not find it there.
func Hush() { hush() }

// Taken returns the touches that the machine took away since it was last asked,
// by the engine's names for them: they were not lifted and use nothing. The
// slice is good until the next call.
func Taken() []int {
	taken := state.taken
	state.taken = state.taken[:0]
	return taken
}

// Opened returns the next file that was chosen after OpenFile; ok is false when
// there is none.
func Opened() (f File, ok bool) {
	if len(state.files) == 0 {
		return File{}, false
	}
	f = state.files[0]
	state.files = state.files[1:]
	return f, true
}

// Scrolled returns how far the page has scrolled its own hall, in CSS pixels
// from its top, once after each change; ok is false when it has not.
func Scrolled() (y float64, ok bool) {
	at := state.scroll
	state.scroll = nil
	if at == nil {
		return 0, false
	}
	return *at, true
}

// Newer reports whether a newer version of the page is ready to be taken with
// TakeNewer.
func Newer() bool { return state.newer }

// Hash is what stands after # in the page's address, or empty.
func Hash() string { return state.hash }

// WentBack reports whether somebody has taken the machine's own way back, as a
// phone's, since it was last asked.
func WentBack() bool {
	back := state.back
	state.back = false
	return back
}

// SetDeep says whether the machine's own way back leads to a screen of ours, and
// not out of the page.
func SetDeep(deep bool) {
	if deep != state.deep {
		state.deep = deep
		setDeep(deep)
	}
}

// Playing names the game that was being played here when the page was loaded
// again, or is empty.
func Playing() string { return state.playing }

// SetPlaying says which game is being played here, or with nothing that none is.
func SetPlaying(name string) {
	if name != state.playing {
		state.playing = name
		setPlaying(name)
	}
}

// Wished is what the person has asked of the machine, now.
func Wished() Wishes { return state.wishes }

// Safe is what the machine covers, now.
func Safe() Insets { return state.insets }

// later has f run by the next Poll and sees to it that there is one.
func later(f func()) {
	state.pending = append(state.pending, f)
	stir()
}

func stir() { state.stirred = true }

// Begun returns the arguments with which the program is to begin again, as if the page had
// been loaded anew; ok is false unless a test of the page has asked for that since the last
// call. What arrived for the program before is forgotten.
func Begun() (args []string, ok bool) {
	if state.begun == nil {
		return nil, false
	}
	args = *state.begun
	state.begun = nil
	state.shown, state.uses, state.files, state.taps = Page{}, nil, nil, nil
	state.focused, state.playing, state.scroll = "", "", nil
	state.back, state.deep, state.newer = false, false, false
	began()
	return args, true
}
