// Package throwing is shared by the boards of games of skill, in which the player aims
// each throw. It draws the ring that holds the next bone, the knotted cord by which the
// bone is drawn back, the beads that show its flight, and ground seen by a camera that
// can tilt.
package throwing

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules/text"
	"knucklebones/scenes/kit/prefs"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/flight"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// A Hand draws the bones about to be thrown, with the ring, the cord and the beads. It
// keeps the buffers for that.
type Hand struct {
	Yard  *flight.Range
	Cam   bone.Camera
	Bones []bone.Pose // bones in the ring, relative to its middle on the ground
	Span  float64     // half the width of the ring, in units; 0 means the width for one bone

	painter bone.Painter
	poses   []bone.Pose
}

// span is half the width of the usual ring, in units.
const span = 1.05

// Draw draws the bones about to be thrown, their ring and, while a person holds them,
// the cord and the beads.
func (h *Hand) Draw(dst *ebiten.Image, in *table.Instant) {
	y := h.Yard
	u, size := in.Page.U, h.Cam.Size(y.X, y.Y, 0)
	x, cy := h.Cam.Project(y.X, y.Y, 0)
	flat := flatness(h.Cam, y)
	hold := h.held(in, x, cy, size)
	shown := h.shown(&hold)
	if shown > 0 {
		h.drawShadows(dst, u, hold.Aim, shown)
	}
	wide := span * size
	if h.Span > 0 {
		wide = h.Span * size
	}
	drawRing(dst, x, cy, wide, wide*flat, 0.6*u)
	if hold.On {
		defer drawCord(dst, in, &hold, x, cy+wide*flat, size)
	}
	h.drawBones(dst, in, &hold)
	if shown > 0 {
		h.drawBeads(dst, in.Page.U, hold.Aim, shown)
	}
}

// shown returns for how many seconds of the flight beads are shown: up to its highest
// point, until the bones are back at the height of the hand, or 0.
func (h *Hand) shown(hold *table.Hold) float64 {
	if !hold.On || hold.Aim.Force == 0 {
		return 0
	}
	return [...]float64{prefs.HalfArc: 1, prefs.WholeArc: 2, prefs.NoArc: 0}[hold.Arc] * h.Yard.Top(hold.Aim)
}

// held returns the current hold, with the bones drawn back from x, y no further than
// into the field, with room for bones of half length size in pixels.
func (h *Hand) held(in *table.Instant, x, y, size float64) table.Hold {
	hold, f := in.Hold, in.Frame.Field.Inset(1.3*size)
	k := 1.0
	for _, way := range [][3]float64{{hold.DX, x - f.X, f.X + f.W - x}, {hold.DY, y - f.Y, f.Y + f.H - y}} {
		room := math.Max(0, way[2])
		if way[0] < 0 {
			room = math.Max(0, way[1])
		}
		if d := math.Abs(way[0]); d > room {
			k = math.Min(k, room/d)
		}
	}
	hold.DX, hold.DY = hold.DX*k, hold.DY*k
	return hold
}

// flatness returns the apparent height of a circle on the ground as a fraction of its
// width.
func flatness(cam bone.Camera, y *flight.Range) float64 {
	_, a := cam.Project(y.X, y.Y-0.5, 0)
	_, b := cam.Project(y.X, y.Y+0.5, 0)
	return (a - b) / cam.Size(y.X, y.Y, 0)
}

// drawBones draws the bones in the ring or, if they are held, drawn back from it.
func (h *Hand) drawBones(dst *ebiten.Image, in *table.Instant, hold *table.Hold) {
	y, cam := h.Yard, h.Cam
	cam.CX, cam.CY = cam.CX+hold.DX, cam.CY+hold.DY
	h.poses = h.poses[:0]
	for _, p := range h.Bones {
		p.X, p.Y = p.X+float32(y.X), p.Y+float32(y.Y)
		if hold.On {
			p.Z += 0.5
		}
		h.poses = append(h.poses, p)
	}
	h.painter.Draw(dst, cam, h.poses, in.Air.Look)
}

type ringKey struct{ w, h, pen int }

var rings = picture.Cache[ringKey]{Limit: 6}

// drawRing draws a brass ring that lies on the ground around x, y, with the radii rx,
// ry and the line width pen.
func drawRing(dst *ebiten.Image, x, y, rx, ry, pen float64) {
	k := ringKey{int(rx), int(ry), int(pen * 4)}
	img := rings.Get(k, func(k ringKey) *ebiten.Image {
		pen := math.Max(1, float64(k.pen)/4)
		c := outline.NewCanvas(2*float64(k.w)+8*pen, 2*float64(k.h)+8*pen, 1).At(float64(k.w)+4*pen, float64(k.h)+4*pen, 1)
		for _, o := range []struct {
			dy, pen float64
			col     color.RGBA
		}{{pen, 2.6 * pen, palette.Fade(palette.Night, 0.4)}, {0, 2.2 * pen, palette.Night}, {0, 1.6 * pen, palette.Brass}, {-0.3 * pen, 0.6 * pen, palette.Candle}} {
			var ring outline.Path
			ring.Ellipse(c.X, c.Y+o.dy, float64(k.w), float64(k.h))
			outline.Stroke(c.RGBA, &ring, o.pen, o.col, outline.Over)
		}
		return picture.From(c.RGBA)
	})
	b := img.Bounds()
	picture.At(dst, img, x-float64(b.Dx())/2, y-float64(b.Dy())/2, 1)
}

// drawCord draws the cord from the ring at x, y to the bone, whose half length is size, and
// beside it, where the bone hides none of it, the measure of the pull.
func drawCord(dst *ebiten.Image, in *table.Instant, hold *table.Hold, x, y, size float64) {
	u := in.Page.U
	long := math.Hypot(hold.DX, hold.DY)
	if long < u || hold.Aim.Force == 0 {
		return
	}
	dx, dy := hold.DX/long, hold.DY/long
	for s := 0.0; s < long; s += 0.8 * u {
		thing.Dot(dst, x+dx*s, y+dy*s, 0.9*u, palette.Fade(cord, 0.9))
	}
	m := measureAt(in, x+hold.DX, y, size)
	m.draw(dst, in, hold)
}

// A measure is a row of knots from the top down, one for each unit of force.
type measure struct {
	x, y float64 // where it begins
	step float64 // from one knot to the next
	out  float64 // on which side its numbers stand: 1 the right, −1 the left
}

// measureAt returns the place of the measure beside a bone that is drawn back: x is the
// bone's, y the height from which it is drawn, and size half its length. The measure is
// as near as it can be without lying under the bone or outside the field.
func measureAt(in *table.Instant, x, y, size float64) measure {
	u, f := in.Page.U, in.Frame.Field
	m := measure{step: 4.3 * u, out: 1}
	off := size*1.2 + 4*u
	if x+off+8*u > f.X+f.W {
		off, m.out = -off, -1
	}
	m.x, m.y = x+off, math.Min(y, f.Y+f.H-(flight.Knots+0.6)*m.step)
	return m
}

// at returns the y of a force on the measure, in pixels.
func (m *measure) at(force int) float64 { return m.y + m.step*float64(force)/flight.Fine }

// draw draws the measure: knots with their numbers, bright up to the pull, a dyed one
// at the last pull of the same way, and a pointer at the present pull.
func (m *measure) draw(dst *ebiten.Image, in *table.Instant, hold *table.Hold) {
	u, end := in.Page.U, m.at(flight.Knots*flight.Fine)
	picture.Fine(dst, m.x-0.75*u, m.y, 1.5*u, end-m.y, palette.Fade(palette.Night, 0.6))
	picture.Fine(dst, m.x-0.3*u, m.y, 0.6*u, end-m.y, tan)
	st := lettering.Style{Face: lettering.Figure, Size: 3.9 * u, Edge: palette.Night, Align: lettering.Center}
	for n := 1; n <= flight.Knots; n++ {
		y := m.at(n * flight.Fine)
		st.Color = palette.Bone
		if n*flight.Fine > hold.Aim.Force {
			st.Color = palette.Fade(palette.Bone, 0.7)
		}
		knot(dst, m.x, y, 2.2*u, u, tan)
		lettering.Draw(dst, words.Int(n), m.x+m.out*4*u, y+st.Cap()/2, st)
	}
	for _, a := range hold.Last {
		if a.Bold == hold.Aim.Bold {
			knot(dst, m.x, m.at(a.Force), 3.4*u, u, madder)
		}
	}
	y := m.at(min(hold.Aim.Force, flight.Knots*flight.Fine))
	left := m.x - 2.5*u - 0.9*m.out*u // it reaches towards the bone
	picture.Fine(dst, left-0.4*u, y-0.9*u, 5*u, 1.8*u, palette.Night)
	picture.Fine(dst, left, y-0.5*u, 4.2*u, u, palette.Candle)
}

// knot draws a knot around x, y, d pixels wide.
func knot(dst *ebiten.Image, x, y, d, u float64, c color.RGBA) {
	thing.Dot(dst, x, y, d+0.8*u, palette.Night)
	thing.Dot(dst, x, y, d, c)
}

var (
	cord   = color.RGBA{74, 52, 30, 255}
	madder = color.RGBA{214, 44, 36, 255}
	tan    = color.RGBA{206, 158, 106, 255}
)

const beads = 13

// drawBeads draws the flight for a number of seconds as beads, each a little smaller
// than the one before.
func (h *Hand) drawBeads(dst *ebiten.Image, u float64, aim flight.Aim, seconds float64) {
	for i := 1; i <= beads; i++ {
		x, y, z := h.Yard.Along(aim, seconds*float64(i)/beads)
		px, py := h.Cam.Project(x, y, z)
		d := (2.7 - 0.8*float64(i)/beads) * u
		thing.Dot(dst, px, py, d+0.7*u, palette.Night)
		thing.Dot(dst, px, py, d, palette.Bone)
	}
}

// drawShadows draws the shadows of the beads on the ground, in a straight line.
func (h *Hand) drawShadows(dst *ebiten.Image, u float64, aim flight.Aim, seconds float64) {
	for i := 1; i <= beads; i++ {
		x, y, _ := h.Yard.Along(aim, seconds*float64(i)/beads)
		px, py := h.Cam.Project(x, y, 0)
		thing.Dot(dst, px, py, 1.9*u, palette.Fade(palette.Night, 0.4))
	}
}

// Room returns the space that a throwing board asks for: the whole field.
func Room(*ui.Page, int) table.Room { return table.Room{Wide: 97, High: 60, Within: true} }

// Stays returns how many of the lie bones on the ground stay there for the next throw,
// in a turn of four bones of which left are not yet thrown: none if the turn begins.
func Stays(left, lie int) int {
	if left == 4 {
		return 0
	}
	return lie
}

// Stayed reports whether bone i was in its place before the current throw and was not
// knocked on.
func Stayed(a *table.Air, i int) bool {
	return i < len(a.Lying) && i < len(a.Ends) && a.Lying[i] == a.Ends[i]
}

// NoBones returns the list unchanged, since throwing boards draw their bones themselves.
func NoBones(_ *table.Instant, list []table.Laid) []table.Laid { return list }

// Where returns where a bone lies relative to a target at x0, y0, seen from the hand,
// for the screen reader: "short, to the left". It is empty if the bone is less than
// near units away.
func Where(p bone.Pose, x0, y0, near float64) text.Text {
	dx, dy := float64(p.X)-x0, float64(p.Y)-y0
	if math.Hypot(dx, dy) < near {
		return ""
	}
	var where []text.Text
	switch {
	case dy < -near/2:
		where = append(where, "short")
	case dy > near/2:
		where = append(where, "long")
	}
	switch {
	case dx < -near/2:
		where = append(where, "to the left")
	case dx > near/2:
		where = append(where, "to the right")
	}
	return text.Commas(where...)
}

// A Sheet is a picture that lies on the ground: from (X0, Y0) to (X1, Y1), in
// units, Y away from the eye.
type Sheet struct {
	Image          *ebiten.Image
	X0, Y0, X1, Y1 float64
	Lift           func(x, y float64) float64 // height of the sheet at a point; nil if it is flat

	vertices []ebiten.Vertex
	indices  []uint16
}

const across, deep = 14, 22

// Draw draws the sheet as the camera sees it.
func (s *Sheet) Draw(dst *ebiten.Image, cam bone.Camera) {
	if s.vertices == nil {
		s.vertices = make([]ebiten.Vertex, (across+1)*(deep+1))
		for j := range deep {
			for i := range across {
				a := uint16(j*(across+1) + i)
				b := a + across + 1
				s.indices = append(s.indices, a, a+1, b, a+1, b, b+1)
			}
		}
	}
	size := s.Image.Bounds().Size()
	for k := range s.vertices {
		fx, fy := float64(k%(across+1))/across, float64(k/(across+1))/deep
		gx, gy, gz := s.X0+(s.X1-s.X0)*fx, s.Y1+(s.Y0-s.Y1)*fy, 0.0
		if s.Lift != nil {
			gz = s.Lift(gx, gy)
		}
		x, y := cam.Project(gx, gy, gz)
		s.vertices[k] = ebiten.Vertex{
			DstX: float32(x), DstY: float32(y),
			SrcX: float32(fx * float64(size.X)), SrcY: float32(fy * float64(size.Y)),
			ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1,
		}
	}
	op := &ebiten.DrawTrianglesOptions{Filter: ebiten.FilterLinear}
	op.ColorScaleMode = ebiten.ColorScaleModePremultipliedAlpha
	dst.DrawTriangles(s.vertices, s.indices, s.Image, op)
}
