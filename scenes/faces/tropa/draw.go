package tropa

import (
	"cmp"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	game "knucklebones/rules/games/tropa"
	"knucklebones/scenes/faces/kit/throwing"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/bone"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// draw draws the board as it stands.
func (y *yard) draw(dst *ebiten.Image, in *table.Instant) {
	sc := snapshotOf(in, y.poses[:0])
	y.poses = sc.poses
	lay := &sc.layout
	y.prepare(lay, in.Page, in.Frame)
	picture.At(dst, y.ground, 0, 0, 1)
	drawGoal(dst, &sc)
	drawEmblems(dst, &sc)
	for i := range sc.board.Off {
		x, y, s := lay.floor(rod-6+4*float64(i), 11)
		thing.Pebble(dst, 0, x, y, 3.4*s*lay.g, i)
	}
	y.drawBones(dst, &sc)
	y.drawRipples(dst, &sc)
	drawTags(dst, &sc)
}

// drawBones draws the bones and the jar: first the bones beyond it, then its back, the
// bones in it, its front, and the bones before it or over its mouth.
func (y *yard) drawBones(dst *ebiten.Image, sc *snapshot) {
	y.back, y.in, y.front = y.back[:0], y.in[:0], y.front[:0]
	top := glassJar.Mouth()
	for _, p := range sc.poses {
		switch {
		case glassJar.Holds(p):
			y.in = append(y.in, p)
		case p.Y > 0 && float64(p.Z) < top.Z:
			y.back = append(y.back, p)
		default:
			y.front = append(y.front, p)
		}
	}
	n, _ := sc.left()
	for i := range n {
		p := bone.Lying([4]int{3, 4, 1, 6}[i], (cloth[0]-8.5+8.5*float64(i))/unit, -(cloth[1]+2.4*float64(i%2)-1)/unit, 0.5+1.9*float64(i))
		y.front = append(y.front, p)
	}
	look := sc.Air.Look
	look.Moving = sc.T < 1
	cam := sc.layout.camera()
	y.painter.Draw(dst, cam, y.back, look)
	picture.At(dst, y.glass, float64(y.corner.X), float64(y.corner.Y), 1)
	y.painter.Draw(dst, cam, y.in, look)
	picture.At(dst, y.skin, float64(y.corner.X), float64(y.corner.Y), 1)
	y.painter.Draw(dst, cam, y.front, look)
}

// drawRipples draws rings of light about the mouth when a bone has come in.
func (y *yard) drawRipples(dst *ebiten.Image, sc *snapshot) {
	const lasts = 700
	if sc.T >= 1 || !throwing.Pours(sc.Move) || sc.rested < 0 || sc.rested > lasts || sc.Calm {
		return
	}
	if sc.board.Lies[len(sc.board.Lies)-1].Zone != game.Inside {
		return
	}
	t := sc.rested / lasts
	x, top := sc.layout.camera().Project(0, 0, glassJar.Mouth().Z)
	for i := range 2 {
		d := 40 + 8*float64(i)
		thing.Swell(dst, x, top, d*sc.layout.g, (26+(d-26)*t)/d, 0.5*sc.layout.g, palette.Fade(palette.Candle, 0.8*(1-t)))
	}
}

// drawTags draws a disc with its points for each bone that lies: beside the bone or, so
// that none is hidden in the jar, beside the neck of the jar with a line to its bone.
func drawTags(dst *ebiten.Image, sc *snapshot) {
	cam := sc.layout.camera()
	tags := throwing.Tags{Page: sc.Page, Edge: throwing.EdgeOf(sc.Frame)}
	var in []table.Laid
	for i, p := range sc.poses {
		if !sc.tagged(i) {
			continue
		}
		n := int(sc.Now.Bones[i].Counts)
		x, y := cam.Project(float64(p.X), float64(p.Y), float64(p.Z))
		l := table.Laid{X: x, Y: y, Size: cam.Scale, Tag: words.Int(n), Brass: n == 6}
		if glassJar.Holds(p) {
			in = append(in, l)
		} else {
			tags.Draw(dst, l, 1)
		}
	}
	slices.SortStableFunc(in, func(a, b table.Laid) int { return cmp.Compare(b.Y, a.Y) })
	for i := range in {
		x, y, d := sc.layout.beside(sc.Page.U, i)
		drawTagOf(dst, sc, &in[i], x, y, d)
	}
}

// beside returns the middle of the k-th lowest tag of the bones in the jar, and the width
// of the tags, in pixels: at the right of its neck, clear of bones beside the jar.
func (lay *layout) beside(u float64, k int) (x, y, d float64) {
	d = 8 * u
	x, y = lay.camera().Project(3.4, 0, 3.6)
	return x + 0.75*d, y - float64(k)*1.12*d, d
}

// drawTagOf draws the tag of a bone in the jar at x, y, d wide, and the line to the bone.
func drawTagOf(dst *ebiten.Image, sc *snapshot, l *table.Laid, x, y, d float64) {
	u := sc.Page.U
	picture.Line(dst, l.X, l.Y, x, y, 1.3*u, palette.Fade(palette.Night, 0.6))
	picture.Line(dst, l.X, l.Y, x, y, 0.6*u, palette.Bone)
	thing.Dot(dst, l.X, l.Y, 1.6*u, palette.Night)
	thing.Dot(dst, l.X, l.Y, 1.1*u, palette.Bone)
	thing.Tag(dst, x, y, d, u, l.Brass)
	lettering.Middle(dst, l.Tag, x, y, lettering.Figure, d*0.66, palette.Ink)
}

// above draws the bones in the hand, over everything else.
func (y *yard) above(dst *ebiten.Image, in *table.Instant) {
	if !in.Holds() {
		return
	}
	sc := snapshotOf(in, y.poses[:0])
	_, n := sc.left()
	y.hand.Yard, y.hand.Cam = court, sc.layout.camera()
	y.hand.Bones = y.hand.Bones[:0]
	for i := range n {
		at := [4][2]float64{{0, 0}, {-1.3, -0.9}, {1.3, -0.9}, {0, -1.9}}[i]
		y.hand.Bones = append(y.hand.Bones, bone.Lying([4]int{4, 3, 1, 6}[i], at[0], at[1], 1.2+1.3*float64(i)))
	}
	y.hand.Draw(dst, in)
}

// drawGoal lights the notch that the thrower has to reach, as long as that is possible:
// most brightly for the last bone.
func drawGoal(dst *ebiten.Image, sc *snapshot) {
	b, lay := &sc.board, &sc.layout
	if b.Over || b.ToBeat == 0 || !b.Hopes {
		return
	}
	x, y := lay.notch(float64(min(b.ToBeat+1, 24)))
	c, alpha := palette.Candle, 0.6
	if b.Left == 1 || b.Together {
		alpha = 1
	}
	if sc.Page.High {
		c, alpha = palette.HighLit, 1
	}
	for i := range 4 {
		thing.Dot(dst, x, y, (9-1.8*float64(i))*lay.g, palette.Fade(c, 0.16*alpha))
	}
	picture.Fine(dst, x-4*lay.g, y-0.5*lay.g, 8*lay.g, lay.g, palette.Fade(c, alpha))
}

// drawEmblems draws all emblems on the rod, and those of seats yet to throw at its foot.
func drawEmblems(dst *ebiten.Image, sc *snapshot) {
	b := &sc.board
	u, d := sc.Page.U, sc.emblem()
	st := sc.Page.Things()
	lead := -1.0
	for i := range b.Turns {
		if n, ok := sc.points(i); ok && b.Turns[i].Plays {
			lead = math.Max(lead, n)
		}
	}
	waiting := 0
	for i := range b.Turns {
		n, ok := sc.points(i)
		if !ok || !b.Turns[i].Plays {
			x, y, _ := sc.layout.floor(rod-9, 9)
			x += (float64(waiting%4) + 0.5*float64(waiting/4)) * d * 0.98
			y += float64(waiting/4) * d * 0.8
			waiting++
			thing.Emblem(dst, sc.Colours[i], x, y, d*0.86, st)
			continue
		}
		x, y := sc.emblemAt(i, n)
		if slices.Contains(b.Winners, i) {
			thing.Wreath(dst, x, y, d*1.9, sc.crowned, false)
		}
		thing.Dot(dst, x+0.2*u, y+0.5*u, d*1.12, palette.Fade(palette.Night, 0.4))
		thing.Emblem(dst, sc.Colours[i], x, y, d, st)
		if n == lead && n > 0 {
			thing.Ring(dst, x, y, d*1.14, 0.6*u, 0, palette.Brass)
		}
	}
}

// emblem returns the width of the emblems, in pixels.
func (s *snapshot) emblem() float64 { return math.Max(5.6*s.Page.U, 5*s.layout.g) }

// emblemAt returns the middle of the emblem of a seat with n points, in pixels: at its
// notch of the rod, beside those of the seats before it that are level.
func (s *snapshot) emblemAt(seat int, n float64) (x, y float64) {
	d, side := s.emblem(), 0
	for k := range seat {
		if m, ok := s.points(k); ok && s.board.Turns[k].Plays && math.Abs(m-n) < 2 {
			side++
		}
	}
	x, y = s.layout.notch(n)
	return x - 2*s.layout.g - d*0.62 - float64(side)*d*0.95, y - 0.8*d*s.hop()
}
