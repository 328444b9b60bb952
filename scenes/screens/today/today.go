// Package today is the screen of Today's throw: the day's game, what came of the one try
// that counts, and the days before.
package today

import (
	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
)

// A Data is the content of the screen for one day. Its texts are ready to be read.
type Data struct {
	Game text.Text // the title of the game
	// Picture paints the picture of the game; nil for none.
	Picture func(dst *ebiten.Image, x, y, w, h float64)
	Date    text.Text // "Tuesday, 24 November"
	Rule    text.Text // what to do, in one line
	Tries   text.Text // what counts, or why nothing does any more: "One try counts today."
	Par     text.Text // par in a sentence, shown until there is a result: "Par is 3.1: best play averages this."
	Result  *Result   // nil while there is none
	Month   Month
	Next    func() text.Text // "Next throw in 9 h"
	Note    text.Text        // one more line under the days; may be empty

	// What can be done; those that are nil are left out. The first of Throw, Share and Mine
	// is the primary button.
	Throw, Share, Mine, Best, Practise func()

	All func() // lists the days that have been played; nil for none

	Copies bool   // Share copies, as the device has nothing to send with
	Begun  bool   // Throw goes on with a try
	Back   func() // leaves the screen
}

// A Result is the outcome of the try of a person on the day.
type Result struct {
	Figure, Beside text.Text // "2", "left"
	Par, ParBeside text.Text
	ParIs          text.Text // "Par: best play averages this"
	Squares        []Square
	Verdict        text.Text // "1.1 better than par."
	Open           text.Text // "Only the 2 stayed open."; empty where squares have no names
	Mark           Mark
	How            text.Text // how it was thrown, and whether with the lens; may be empty
	Message        Message

	// Look looks back a little further on the try, and reports whether that is done; Luck
	// then says what the bones gave and what choices cost, and Show shows that choice. All
	// are nil where nothing is known.
	Look   func() (done bool)
	Luck   func() (said text.Text, show func())
	Reader *text.Reader // knows who is meant by them; or nil
}

// A Square is a part of the small picture of a result.
type Square struct {
	Label text.Text // a figure; may be empty
	Full  bool
}

// A Message is the text that Share sends.
type Message struct {
	Head    text.Text
	Said    text.Text // stands after the squares
	Address string    // as it is shown, without what no letter is for
}

// A Mark is the result of a day in the calendar.
type Mark int

const (
	None   Mark = iota // no result
	Worse              // worse than par
	About              // about par
	Better             // better than par
)

// A Month is five weeks of days, from a Monday on.
type Month struct {
	Days    []Cell    // 35
	Run     text.Text // "8 days in a row"; empty if none
	Longest text.Text // "longest 11"; may be empty
}

// A Cell is one day of the calendar.
type Cell struct {
	ID     string    // the date
	Day    text.Text // "24"
	Said   text.Text // "Thursday, 19 November, worse than par"
	Mark   Mark
	Today  bool
	Chosen bool   // its day is the one shown
	Open   func() // shows that day; nil for days to come
}

// Today is the screen.
type Today struct {
	st    *scenes.Stack
	data  func() Data
	d     Data
	sheet sheet.Sheet
	ask   *sheet.Question
	next  text.Text // as it was shown last
	known bool      // what luck gave is known
	luck  text.Text
	show  func()
	all   bool          // all weeks are shown where there is little room
	pic   *ebiten.Image // of the game called of, or nil
	of    text.Text
}

// New returns the screen of what data returns, which is called again whenever the page is
// listed.
func New(st *scenes.Stack, data func() Data) *Today {
	return &Today{st: st, data: data, d: data(), sheet: sheet.Sheet{Part: 0.52}}
}

// Ask opens a question over the screen; nil closes it.
func (t *Today) Ask(q *sheet.Question) {
	t.ask = q
	t.st.Invalidate()
}

// Lay lays out the page: the day at the left of a wide sheet, the calendar at the
// right.
func (t *Today) Lay(p *ui.Page) {
	was := t.d.Date
	if t.d = t.data(); t.d.Date != was {
		t.known, t.luck, t.show = false, "", nil
	}
	t.next = t.d.Next()
	if r := t.d.Result; r != nil && r.Reader != nil {
		p.Reader = r.Reader
	}
	p.Title = t.title()
	left, right := t.sheet.Begin(p, t.rail())
	t.head(p, left)
	if t.d.Result != nil {
		t.result(p, left)
	} else {
		t.before(left)
	}
	if t.sheet.Wide() {
		t.message(p, left)
	}
	t.month(p, right)
	if !t.sheet.Wide() {
		t.message(p, right)
	}
	var icons []ui.Item
	if t.d.All != nil {
		icons = append(icons, ui.Item{ID: "results", Label: "Your days", Icon: "log", Do: t.d.All})
	}
	t.sheet.End(p, "Today’s throw", t.d.Back, icons...)
	if t.ask != nil {
		t.ask.Lay(p)
	}
}

// title returns the title of the screen: the game and the day.
func (t *Today) title() text.Text {
	r := t.d.Result
	if r == nil {
		return text.Of("Today’s throw, {0}", t.d.Game)
	}
	return text.Of("Today’s throw, {0}. {1} {2}. Par {3}. {4}", t.d.Game, r.Figure, r.Beside, r.Par, r.Verdict)
}

// rail returns the buttons: the first thing that can be done is the primary one.
func (t *Today) rail() *sheet.Rail {
	d := &t.d
	rail := &sheet.Rail{}
	add := func(id string, said, label text.Text, icon string, do func()) {
		it := ui.Item{ID: id, Text: said, Label: label, Icon: icon, Do: do}
		switch {
		case do == nil:
		case rail.Primary.ID == "":
			rail.Primary = it
		default:
			rail.Seconds = append(rail.Seconds, it)
		}
	}
	throw := text.Text("Throw")
	if d.Begun {
		throw = "Go on"
	}
	add("throw", throw, "", "", d.Throw)
	if d.Result != nil {
		if d.Copies {
			add("share", "Copy", "Copy the message", "", d.Share)
		} else {
			add("share", "Share", "", "share", d.Share)
		}
		if rail.Primary.ID == "" {
			add("watch", "Watch", "Watch your game", "play", d.Mine)
			d.Mine = nil
		}
		add("practise", "Practise", "Practise again. It doesn’t count.", "", d.Practise)
		add("best", "Best play", "Watch best play", "play", d.Best)
		add("watch", "Watch", "Watch your game", "play", d.Mine)
		return rail
	}
	add("practise", "Practise", "Practise. It doesn’t count.", "", d.Practise)
	add("best", "Best play", "Watch best play", "play", d.Best)
	return rail
}

// Tick continues the review of the try, and updates the time until the next throw.
func (t *Today) Tick() bool {
	if t.looking() {
		if t.known = t.st.WorkInFrame(t.d.Result.Look); t.known {
			t.luck, t.show = t.d.Result.Luck()
			t.st.Invalidate()
		}
	}
	if t.d.Next() != t.next {
		t.st.Invalidate()
	}
	return false
}

// looking reports whether the review of the try isn't finished.
func (t *Today) looking() bool { return !t.known && t.d.Result != nil && t.d.Result.Look != nil }

// WakeAfter keeps the page awake while it looks back, and else wakes it twice a minute.
func (t *Today) WakeAfter() int {
	if t.looking() {
		return 1
	}
	return 30000
}

// Leave frees the pictures.
func (t *Today) Leave() {
	t.dropPicture()
	t.sheet.Leave()
}
