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
}

// How long a game is seen at most, and its end at least, in ticks.
const (
	longest = 60 * 180
	ending  = 60 * 5
)

// New shows a game. It calls take when somebody touches it, and next, once, when
// the game has been seen for long enough.
func New(p Play, take, next func()) *Attract { return &Attract{Play: p, take: take, next: next} }

// Tick moves the game on.
func (a *Attract) Tick() bool {
	changed := a.Play.Scene.Tick()
	a.Play.Behind()
	if a.ticks++; a.Play.Over() {
		a.rest++
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

// Lay lists what can be touched: anything, and the invitation.
func (a *Attract) Lay(p *ui.Page) {
	a.Play.Scene.Lay(p)
	p.Clear()
	p.Title = "Knucklebones"
	a.panel, a.seat = a.Play.Panel(), a.Play.Seat()
	p.Add(ui.Item{ID: "table", Label: a.line(), Rect: ui.Rect{W: p.W, H: p.H}, Do: a.take})
	p.Add(ui.Item{ID: "play", Style: ui.PrimaryStyle, Text: "Touch to play", Step: 5, Rect: a.button(p), Do: a.take})
}

// line says what is seen and what a touch does.
func (a *Attract) line() text.Text {
	take := text.Text("")
	if a.seat != "" {
		take = text.Of("Touch the screen to play in {0}’s seat.", a.seat)
	}
	return text.Sentences(text.Of("On the table now: {0}.", a.Play.Title), take, a.Play.Notice())
}

// in is the panel without what the machine covers.
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
