// Package attract is what a table at a fair shows while nobody plays: a game that
// plays itself, and one line that invites; or, while it is closed, the dark.
package attract

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/lettering"
)

// A Play is a game that plays itself.
type Play struct {
	Scene  scenes.Scene
	Title  text.Text        // of the game
	Seat   func() string    // whose seat may be taken now; empty if none
	Notice func() text.Text // what whoever stands before it should know; empty if nothing
	Panel  func() ui.Rect   // of the scene, in pixels: there the invitation lies
	Over   func() bool      // it has ended, and its end was seen
	Behind func()           // readies the next game meanwhile, a little each tick
	Tidy   func()           // frees what is no longer in use

	Lang  func() []Language // the languages to choose from; one or none leaves no choice
	Speak func(code string) // chooses one
}

// A Language is a button with which a person chooses a language.
type Language struct {
	Code, Name string // the name is in its own words
	Chosen     bool
}

// An Attract is the screen of one such game.
type Attract struct {
	Play
	take  func() // somebody sits down
	next  func() // another game is to be seen
	ticks int
	rest  int // ticks since the end
	seat  string
	panel ui.Rect
	tab   ui.Rect // of the panel, on which the languages lie; empty without a choice
}

// How long a game is seen at most, and its end at least, in ticks.
const (
	longest = 60 * 180
	ending  = 60 * 5
)

// The game is painted after so many ticks: then memory is tidied, and again as often.
const (
	painted = 60 * 5
	often   = 60 * 30
)

// New returns the attract mode, which shows game p playing itself. take is called when
// somebody touches the screen; next is called once, when the game has been shown long
// enough.
func New(p Play, take, next func()) *Attract { return &Attract{Play: p, take: take, next: next} }

// Tick advances the game that is shown, and reports whether the picture changed.
func (a *Attract) Tick() bool {
	changed := a.Play.Scene.Tick()
	a.Play.Behind()
	if a.ticks++; a.Play.Over() {
		a.rest++
	}
	if a.ticks%often == painted {
		a.Play.Tidy()
	}
	if a.ticks == longest || a.rest == ending {
		a.next()
	}
	return changed
}

// Leave leaves the game.
func (a *Attract) Leave() {
	if l, ok := a.Play.Scene.(scenes.Leaver); ok {
		l.Leave()
	}
}

// Lay lays out the page: what can be touched: anything, the invitation, and the
// languages.
func (a *Attract) Lay(p *ui.Page) {
	a.Play.Scene.Lay(p)
	p.Clear()
	p.Title = "Knucklebones"
	a.panel, a.seat = a.Play.Panel(), a.Play.Seat()
	p.Add(ui.Item{ID: "table", Label: a.line(), Rect: ui.Rect{W: p.W, H: p.H}, Do: a.take})
	p.Add(ui.Item{ID: "play", Style: ui.PrimaryStyle, Text: "Touch to play", Step: 5, Rect: a.button(p), Do: a.take})
	a.layLanguages(p)
}

// row returns the place of the language buttons: x and width, and the y of their lower
// edge, in pixels. It is above the panel, or on the board where the panel is at the
// side.
func (a *Attract) row(p *ui.Page) (x, w, low float64) {
	area, u := p.Area(), p.U
	if a.panel.H < 0.7*p.H {
		return a.in(p).X, a.in(p).W, a.panel.Y - 2*u
	}
	x, w = area.X, a.panel.X-area.X
	if right := area.X + area.W - a.panel.X - a.panel.W; right > w {
		x, w = a.panel.X+a.panel.W, right
	}
	return x + p.Margin(), w - 2*p.Margin(), area.Y + area.H - 4*u
}

// layLanguages adds a button for each language: from the right in one row, or where
// that is too narrow in rows as long as each other.
func (a *Attract) layLanguages(p *ui.Page) {
	list := a.Play.Lang()
	if a.tab = (ui.Rect{}); len(list) < 2 {
		return
	}
	u, n := p.U, len(list)
	items, widest := make([]ui.Item, n), 14*u
	for i, l := range list {
		items[i] = ui.Item{ID: "language " + l.Code, Role: ui.Radio, Set: "Language", Style: ui.ChipStyle, Text: text.Raw(l.Name), Selected: l.Chosen, Do: func() { a.Play.Speak(l.Code) }}
		widest = math.Max(widest, p.ButtonWidth(&items[i])-4*u)
	}
	x, room, low := a.row(p)
	gap, rows := 2*u, 1
	for rows < n && float64((n+rows-1)/rows)*(widest+gap)-gap > room {
		rows++
	}
	cols := (n + rows - 1) / rows
	w := math.Min(widest+4*u, (room-gap*float64(cols-1))/float64(cols))
	top := low + gap - float64(rows)*(12*u+gap)
	for i := range items {
		inRow := min(cols, n-i/cols*cols)
		left := x + room - float64(inRow)*(w+gap) + gap
		if p.Shape == ui.Portrait {
			left = (x + left) / 2
		}
		items[i].Rect = ui.Rect{X: left + float64(i%cols)*(w+gap), Y: top + float64(i/cols)*(12*u+gap), W: w, H: 12 * u}
		p.Add(items[i])
	}
	a.tab = ui.Rect{X: items[0].Rect.X, Y: top, W: float64(cols)*(w+gap) - gap, H: low - top}.Inset(-gap)
}

// line returns the sentences about what is shown and what a touch does.
func (a *Attract) line() text.Text {
	take := text.Text("")
	if a.seat != "" {
		take = text.Of("Touch the screen to play in {0}’s seat.", a.seat)
	}
	return text.Sentences(text.Of("On the table now: {0}.", a.Play.Title), take, a.Play.Notice())
}

// in returns the panel of the table without margins and what the device covers.
func (a *Attract) in(p *ui.Page) ui.Rect {
	r := a.panel.Meet(p.Area())
	return ui.Rect{X: r.X + p.Margin(), Y: r.Y + 4*p.U, W: r.W - 2*p.Margin(), H: r.H - 8*p.U}
}

// buttonPart returns the part of the panel's height that the invitation may take, 0
// to 1.
func buttonPart(p *ui.Page) float64 {
	if p.Shape == ui.Desk {
		return 0.85
	}
	return 0.6
}

func (a *Attract) button(p *ui.Page) ui.Rect {
	r := a.in(p)
	w, h := math.Min(r.W, 90*p.U), math.Min(18*p.U, r.H*buttonPart(p))
	if p.Shape == ui.Desk {
		return ui.Rect{X: r.X + r.W - w, Y: r.Y + (r.H-h)/2, W: w, H: h}
	}
	return ui.Rect{X: r.X + (r.W-w)/2, Y: r.Y + r.H*0.37, W: w, H: h}
}

// Draw draws the game, and over its panel the invitation.
func (a *Attract) Draw(dst *ebiten.Image, p *ui.Page) {
	bare := *p
	bare.Items = nil
	a.Play.Scene.Draw(dst, &bare)
	if a.tab.W > 0 {
		p.Leather(dst, a.tab)
	}
	p.Leather(dst, a.panel)
	r, b := a.in(p), a.button(p)
	title := ui.Type{Face: lettering.Title, Step: 6, Ink: ui.OnLeather}
	if p.Shape == ui.Desk {
		left := ui.Rect{X: r.X, Y: r.Y, W: b.X - r.X - 6*p.U, H: r.H}
		head, foot := left.Cut(left.H * 0.45)
		p.Line(dst, head, "Knucklebones", title)
		p.Lines(dst, foot, a.line(), a.aside(p, foot))
	} else {
		p.Line(dst, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: b.Y - r.Y}, "Knucklebones", title.At(7).Mid())
		y := b.Y + b.H + 2*p.U
		foot := ui.Rect{X: r.X, Y: y, W: r.W, H: a.panel.Y + a.panel.H - p.Safe.Bottom - 2*p.U - y}
		p.Lines(dst, foot, a.line(), a.aside(p, foot).Mid())
	}
	p.DrawItems(dst)
}

// aside returns the text style of the line: large enough to read from two metres if
// it fits.
func (a *Attract) aside(p *ui.Page, in ui.Rect) ui.Type {
	if large := ui.AsideType.At(4); p.Height(a.line(), in.W, large) <= in.H {
		return large
	}
	return ui.AsideType
}
