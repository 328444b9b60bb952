// Package hall is the first screen: a collector's drawer with a compartment
// for every game, a slip for the game that waits, and filters that dim what
// is not meant and move nothing.
package hall

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/sheet"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/sprites/shelf"
)

// Deps is what the hall needs from outside.
type Deps struct {
	Shelf []*rules.Game
	Motif func(*rules.Game) shelf.Motif // what lies in a game's compartment
	// Waiting are the games that wait to be gone on with, the one played last
	// first. It may be nil. It is called whenever the hall is laid.
	Waiting func() []Waiting
	Open    func(id string) // a game is chosen
}

// A Waiting is a game that waits.
type Waiting struct {
	Game, Title  string // its id and title
	Stands       string // where it stands: "throw 3"
	Resume, Drop func()
}

func (w Waiting) line() string { return w.Title + ", " + w.Stands }

// A Hall is the screen.
type Hall struct {
	st     *scenes.Stack
	deps   Deps
	filter int
	page   ui.Scroll // the drawer, or on a narrow page everything
	chips  ui.Scroll
	pics   pictures
	waits  []Waiting
	ask    *sheet.Question // over the page, or nil
}

// New is the hall.
func New(st *scenes.Stack, d Deps) *Hall { return &Hall{st: st, deps: d} }

// A filter names some of the games.
type filter struct {
	name  string
	takes func(g *rules.Game) bool
}

var filters = []filter{
	{"All", func(*rules.Game) bool { return true }},
	{"Alone", func(g *rules.Game) bool { return g.Seats[0] == 1 }},
	{"Together", func(g *rules.Game) bool { return g.Seats[1] > 1 }},
	{"Bluff", func(g *rules.Game) bool { return g.Bluff }},
	{"Skill", (*rules.Game).Skilled},
}

func (h *Hall) filterName(i int) string {
	if i == 0 {
		return "All " + words.Int(len(h.deps.Shelf))
	}
	return filters[i].name
}

// Lay lists the page: what waits, the filters, the games, the settings.
func (h *Hall) Lay(p *ui.Page) {
	p.Title = "Knucklebones"
	h.waits = nil
	if h.deps.Waiting != nil {
		h.waits = h.deps.Waiting()
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
	if h.ask != nil {
		h.ask.Lay(p)
	}
}

// Ask lays a question over the hall, or with nil takes it away.
func (h *Hall) Ask(q *sheet.Question) {
	h.ask = q
	h.st.Stale()
}

// open is a compartment being used.
func (h *Hall) open(g *rules.Game) {
	if h.deps.Open != nil {
		h.deps.Open(g.ID)
	}
}

// spoken is what a screen reader says of a game.
func spoken(g *rules.Game) string {
	return g.Title + ", " + company(g.Seats) + ", " + words.Int(g.Minutes) + " minutes"
}

// company is how many play: "alone", "2 players", "2–8 players".
func company(seats [2]int) string {
	switch {
	case seats[1] == 1:
		return "alone"
	case seats[0] == seats[1]:
		return words.Int(seats[0]) + " players"
	}
	return words.Int(seats[0]) + "–" + words.Int(seats[1]) + " players"
}

// facts is the second line of a label of that width: how many play, and how long.
func facts(p *ui.Page, g *rules.Game, width float64) string {
	who, long := company(g.Seats), " · "+words.Int(g.Minutes)+" min"
	if p.Width(who+long, ui.SmallType) > width {
		who = strings.TrimSuffix(who, " players")
	}
	return who + long
}

// Tick paints a few compartments until all are painted.
func (h *Hall) Tick() bool { return h.pics.more() }

// Draw draws the page.
func (h *Hall) Draw(dst *ebiten.Image, p *ui.Page) {
	h.paint()
	ground(dst, p)
	p.DrawItems(dst)
}
