package attract

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/ui"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/thing"
)

// An Asking is the question that lies over a game that nobody has touched for
// long. Any touch is an answer.
type Asking struct {
	Left  func() int // seconds
	Whole float64    // how many there were at first
	Play  func()     // somebody is there
	Clear func()     // nobody plays on
}

// The parts of the slip from top to bottom, in units. Where there is little room
// the ring is smaller.
const (
	edge              = 8.0
	ringHigh, ringPen = 36.0, 4.0
	playHigh          = 16.0
	linkHigh          = 11.0
)

// Lay adds the question "Still there?" over what is on the page.
func (q *Asking) Lay(p *ui.Page) {
	const title text.Text = "Still there?"
	p.BeginDialog(title)
	u, a := p.U, p.Area()
	w := math.Min(104*u*math.Min(p.Text, 1.3), a.W-8*u)
	note := q.note()
	titleHigh, noteHigh := p.Height(title, w-20*u, titleType), p.Height(note, w-24*u, noteType)
	rest := (edge+3+4+playHigh+2+linkHigh+edge/2)*u + titleHigh + noteHigh
	ring := math.Max(12*u, math.Min((ringHigh+4)*u, a.H-4*u-rest))
	h := rest + ring
	at := ui.Rect{X: a.X + (a.W-w)/2, Y: a.Y + (a.H-h)/2, W: w, H: h}
	if p.Shape == ui.Portrait {
		at.Y = a.Y + a.H - h - 8*u
	}
	p.Under(at, func(dst *ebiten.Image, r ui.Rect) {
		thing.Sheet(dst, math.Round(r.X), math.Round(r.Y), r.W, r.H, u, p.Things())
	})
	y := at.Y + edge*u
	take := func(h, in float64) ui.Rect {
		r := ui.Rect{X: at.X + in, Y: y, W: w - 2*in, H: h}
		y += h
		return r
	}
	p.Ink(take(ring, 0), func(dst *ebiten.Image, r ui.Rect) { q.drawRing(p, dst, r) })
	q.say(p, "title", ui.Heading, title, titleType, take(titleHigh, 10*u))
	y += 3 * u
	q.say(p, "note", ui.Words, note, noteType, take(noteHigh, 12*u))
	y += 4 * u
	p.Add(ui.Item{ID: "close", Style: ui.PrimaryStyle, Text: "Play on", Step: 4, Back: true, Keyed: true, First: true, Do: q.Play, Rect: take(playHigh*u, 9*u)})
	y += 2 * u
	p.Add(ui.Item{ID: "clear", Style: ui.LinkStyle, Text: "Clear the table now", Do: q.Clear, Rect: take(linkHigh*u, 20*u)})
}

var (
	titleType = ui.TitleType.Mid()
	noteType  = ui.BodyType.In(ui.SecondOnPaper).Mid()
)

func (q *Asking) note() text.Text {
	return text.Of("The table will be cleared for the next player in {0} seconds.", q.Left())
}

func (q *Asking) say(p *ui.Page, id string, role ui.Role, said text.Text, t ui.Type, at ui.Rect) {
	p.Say(id, role, said, at)
	p.Ink(at, func(dst *ebiten.Image, r ui.Rect) { p.Lines(dst, r, said, t) })
}

// drawRing draws the time left for an answer as a ring that runs out.
func (q *Asking) drawRing(p *ui.Page, dst *ebiten.Image, r ui.Rect) {
	x, y := r.Center()
	d, pen := math.Min(ringHigh*p.U, r.H), ringPen*p.U
	thing.Ring(dst, x, y, d, pen, 0, palette.Fade(palette.Tan, 0.5))
	thing.Arc(dst, x, y, d, pen, float64(q.Left())/q.Whole, p.Color(ui.Loss))
	p.Line(dst, ui.Rect{X: x - 14*p.U, Y: y - 9*p.U, W: 28 * p.U, H: 18 * p.U}, text.Figure(q.Left()), ui.Type{Face: lettering.Figure, Step: 7, Ink: ui.OnPaper}.Mid())
}
