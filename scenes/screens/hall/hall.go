// Package hall is the first screen: a collector's drawer with a compartment
// for every game, slips for the game that waits and for the rooms that join games, and filters that dim what is not
// meant and move nothing, or where the drawer scrolls show only what is.
package hall

import (
	"cmp"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/screens/hall/listing"
	"knucklebones/sprites/shelf"
)

// Deps holds the dependencies of the hall.
type Deps struct {
	Shelf []*rules.Game
	Motif func(*rules.Game) shelf.Motif // what lies in a game's compartment
	// Waiting are the games that wait to be gone on with, the most urgent first.
	// It may be nil. It is called whenever the hall is laid.
	Waiting func() []Waiting
	Paste   func()                        // opens the place to paste a link; may be nil
	Slips   func() []Slip                 // the paper slips above the drawer; may be nil
	Open    func(id string)               // a game is chosen
	Known   func(id string) listing.Known // how well a game is known here; may be nil
	New     func() bool                   // reports whether no game is known here yet; may be nil
	Barred  func(g *rules.Game) text.Text // why a game cannot be begun now, or empty; may be nil
	Notice  func() text.Text              // what stands in place of the line under the name of the house, unless it is empty; may be nil
	// Language returns the catalogue of the current language, and Languages opens the
	// choice of another. They are nil where there is no choice.
	Language  func() *text.Catalogue
	Languages func()
	// Also returns a language that the first slip offers, and what chooses it; ok is false
	// if there is none. It may be nil.
	Also func() (l text.Language, choose func(), ok bool)
	// Sheet has done called with the sheet of pictures that the page has, for
	// square compartments or for wider ones, or with nil if there is none. It may
	// be nil.
	Sheet func(square bool, done func(*ebiten.Image))
	// Printed are the games whose pictures are on that sheet, in its order: those
	// of Shelf, and more where a kiosk offers only some.
	Printed []*rules.Game
	// Scrolled is how far the drawer is to be moved on, in logical pixels, when
	// ok is true: the page showed it before. It may be nil.
	Scrolled func() (y float64, ok bool)
}

// A Slip is a paper slip above the drawer. Pressing it leads to a room that joins
// games: today's throw, an evening, the book.
type Slip struct {
	ID    string    // "today", "evening", "book"
	Title text.Text // "Today’s throw"
	Line  text.Text // what is there at the moment: "22 of 35 throws"
	Short text.Text // Line where there is little room: "22 of 35"
	Mark  Mark
	Day   int // the day of the month, on a slip with a calendar's leaf; else 0
	Open  func()
}

// A Mark stands before the line of a slip.
type Mark uint8

// The marks.
const (
	NoMark Mark = iota
	Due         // a red dot: something can be done today
	Done        // a check: it has been done
)

// A Hall is the screen.
type Hall struct {
	st      *scenes.Stack
	deps    Deps
	filters []listing.Filter
	filter  int
	page    ui.Scroll // the drawer, or on a narrow page everything
	pics    pictures
	sheet   cutter
	waits   []Waiting
	slips   []Slip
	listed  bool            // the list of the games that wait lies over the page
	list    ui.Scroll       // of that list
	dawned  int             // how many things of dawn are drawn
	ask     *sheet.Question // over the page, or nil
}

// New returns the hall.
func New(st *scenes.Stack, d Deps) *Hall {
	return &Hall{st: st, deps: d, filters: listing.Filters(d.Shelf)}
}

// Lay lays out the page: what waits, the filters, the games, the settings.
func (h *Hall) Lay(p *ui.Page) {
	p.Title = "Knucklebones"
	h.waits = nil
	if h.deps.Waiting != nil {
		h.waits = h.deps.Waiting()
	}
	h.slips = nil
	if h.deps.Slips != nil {
		h.slips = h.deps.Slips()
	}
	if h.deps.Scrolled != nil {
		if y, ok := h.deps.Scrolled(); ok {
			h.page.Pos = y * p.Ratio
		}
	}
	wide := p.Area().W / p.U
	switch {
	case p.Shape == ui.Sideways && wide > 150:
		h.laySideways(p)
	case p.Shape == ui.Desk && wide > 220:
		h.layDesk(p)
	default:
		h.layPortrait(p)
	}
	switch {
	case h.ask != nil:
		h.ask.Lay(p)
	case h.listed:
		h.layList(p)
	}
}

// line returns the line under the name of the house: the notice, if there is one, or
// usual.
func (h *Hall) line(usual text.Text) text.Text {
	if h.deps.Notice == nil {
		return usual
	}
	return cmp.Or(h.deps.Notice(), usual)
}

// barred returns the reason why a game can't be begun now, or "".
func (h *Hall) barred(g *rules.Game) text.Text {
	if h.deps.Barred == nil {
		return ""
	}
	return h.deps.Barred(g)
}

// Ask opens a question over the hall; nil closes it.
func (h *Hall) Ask(q *sheet.Question) {
	h.ask = q
	h.st.Invalidate()
}

// Forget restores the hall's first state: no filter, no scrolling, no question.
func (h *Hall) Forget() {
	h.filter, h.page, h.listed = 0, ui.Scroll{}, false
	h.Ask(nil)
}

// open opens the game of a compartment that was pressed.
func (h *Hall) open(g *rules.Game) {
	if h.deps.Open != nil {
		h.deps.Open(g.ID)
	}
}

// facts returns the second line of a label of that width: how many play, and how long.
func facts(p *ui.Page, g *rules.Game, width float64) text.Text {
	if long := listing.Facts(g); p.Width(long, ui.SmallType) <= width {
		return long
	}
	return listing.ShortFacts(g)
}

// Tick reports whether pictures are still to be painted, which drawing does.
func (h *Hall) Tick() bool { return h.more() }

// Draw draws the page.
func (h *Hall) Draw(dst *ebiten.Image, p *ui.Page) {
	if h.dawns(dst, p) {
		return
	}
	h.paint()
	ground(dst, p)
	p.DrawLogo(dst)
	p.DrawItems(dst)
}
