package mendaxcommon

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/rules"
	game "knucklebones/rules/games/mendaxcommon"
	"knucklebones/rules/kits/tali"
	"knucklebones/scenes/kit/ui"
	"knucklebones/scenes/kit/words"
	"knucklebones/scenes/table"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

// draw draws what lies below the bones.
func draw(dst *ebiten.Image, in *table.Instant) {
	s := sceneOf(in)
	drawArch(dst, in, &s)
	for r := range ranks {
		drawHollow(dst, in, &s, r)
	}
	drawClaims(dst, in, &s)
	drawCrown(dst, in, &s)
	drawPointer(dst, in, &s)
	drawCup(dst, in, &s)
	drawCounters(dst, in, &s)
	drawDish(dst, in, &s)
}

// above draws what moves over the bones.
func above(dst *ebiten.Image, in *table.Instant) {
	if in.T >= 1 {
		return
	}
	s := sceneOf(in)
	switch in.Move.Verb {
	case game.Doubt:
		drawLifted(dst, in, &s)
		drawRolling(dst, in, &s)
	case game.Say:
		drawBead(dst, in, &s)
	}
}

// An archKey is what the picture of the empty arch depends on, in pixels.
type archKey struct {
	radius, legs, wide, deep, u float64
	named, high                 bool
}

var arches = picture.Cache[archKey]{Limit: 3}

// drawArch draws the wood.
func drawArch(dst *ebiten.Image, in *table.Instant, s *scene) {
	k := archKey{radius: s.radius, legs: s.legs, wide: s.wide, deep: s.deep(), u: in.Page.U, high: in.Page.High}
	pad := math.Ceil(thing.SlabRoom * k.u)
	half := s.radius + s.wide/2
	picture.At(dst, arches.Get(k, paintArch), s.x-half-pad, s.y-half-pad, 1)
}

func paintArch(k archKey) *ebiten.Image {
	pad := math.Ceil(thing.SlabRoom * k.u)
	half := k.radius + k.wide/2
	pl := plan{x: pad + half, y: pad + half, radius: k.radius, legs: k.legs, wide: k.wide}
	slab := thing.NewArch(pl.x, pl.y, k.radius, k.legs, k.wide, k.u)
	slab.High = k.high
	for r := range ranks {
		x, y, _, _ := pl.hollow(float64(r))
		slab.Hollows = append(slab.Hollows, thing.Hollow{X: x, Y: y, R: k.deep / 2})
	}
	return slab.Paint(2*half+2*pad, half+k.legs+k.wide/2+2*pad)
}

// say is the move that the hollow of a rank stands for.
func say(rank int) rules.Move { return rules.Move{Verb: game.Say, N: int32(rank)} }

// chosen is the rank that is chosen and not yet said, or −1.
func chosen(in *table.Instant) int {
	if in.Chosen == nil || in.Chosen.Move.Verb != game.Say {
		return -1
	}
	return int(in.Chosen.Move.N)
}

// drawHollow draws what is in a hollow: its name, lit where it can be said, and
// the bead.
func drawHollow(dst *ebiten.Image, in *table.Instant, s *scene, rank int) {
	x, y, _, _ := s.hollow(float64(rank))
	d := s.deep()
	lit := in.Lit(say(rank))
	if lit {
		drawGlow(dst, in, x, y, d)
	}
	if rank == chosen(in) {
		thing.BeadAlpha(dst, x, y, d*0.98, 0.75, false, state(in))
		thing.Ring(dst, x, y, d*1.16, d*0.08, 0, palette.Candle)
	}
	here := s.bead == float64(rank) && s.hop >= 1
	if here {
		drawBead(dst, in, s)
	}
	c := palette.Bone2
	switch {
	case here || rank == chosen(in):
		c = palette.Night
	case lit:
		c = palette.Bone
	case float64(rank) < s.bead:
		c = palette.Fade(palette.Bone2, 0.6)
	}
	if in.Page.High && !here {
		c = palette.White
		if lit {
			c = palette.Black
		}
	}
	if in.Page.High && !here && float64(rank) < s.bead {
		picture.Fine(dst, x-d*0.45, y-0.2*in.Page.U, d*0.9, 0.4*in.Page.U, color.RGBA{0x80, 0x80, 0x80, 255})
		c = color.RGBA{0xB8, 0xB8, 0xB8, 255}
	}
	drawName(dst, in, rank, x, y, d, c)
	if row := in.Row(say(rank)); row != nil && in.Page.Shape == ui.Desk {
		drawWorth(dst, in, s, rank, row)
	}
}

// drawGlow lights a hollow.
func drawGlow(dst *ebiten.Image, in *table.Instant, x, y, d float64) {
	if in.Page.High {
		thing.Ring(dst, x, y, d*1.06, 0, 0, palette.HighLit)
		thing.Ring(dst, x, y, d*1.06, d*0.07, 0, palette.Black)
		return
	}
	thing.Ring(dst, x, y, d*1.0, 0, 0, palette.Fade(color.RGBA{0xC8, 0x84, 0x1E, 0xFF}, 0.42+0.2*in.Glow))
	thing.Ring(dst, x, y, d*1.1, d*0.07, 0, palette.Fade(palette.Candle, 0.72+0.28*in.Glow))
}

// drawName writes what a hollow is called: a dash, four like sides, a total, or
// the shell of Venus.
func drawName(dst *ebiten.Image, in *table.Instant, rank int, x, y, d float64, c color.RGBA) {
	if tali.Rank(rank) == tali.Venus {
		drawShell(dst, x, y, d*0.62, c)
		return
	}
	text := name(tali.Rank(rank))
	if text == "–" {
		picture.Fine(dst, x-d*0.16, y-d*0.035, d*0.32, d*0.07, c)
		return
	}
	size := d * 0.5
	if len(text) > 2 {
		size = d * 0.3
	}
	st := lettering.Style{Face: lettering.Figure, Size: math.Max(size, 3.5*in.Page.U), Color: c, Align: lettering.Center}
	st = lettering.Shrink(text, st, d*0.94, 2.6*in.Page.U)
	lettering.Draw(dst, text, x, y+st.Cap()/2, st)
}

func name(r tali.Rank) string {
	switch r {
	case tali.Unnamed:
		return "–"
	case tali.Canis:
		return "1111"
	case tali.Vulture3:
		return "3333"
	case tali.Vulture4:
		return "4444"
	case tali.Vulture6:
		return "6666"
	}
	return words.Int(r.Total())
}

type shellKey struct {
	d float64
	c color.RGBA
}

var shells = picture.Cache[shellKey]{Limit: 8}

// drawShell draws the scallop of Venus, d wide.
func drawShell(dst *ebiten.Image, x, y, d float64, c color.RGBA) {
	img := shells.Get(shellKey{math.Round(d), c}, paintShell)
	half := float64(img.Bounds().Dx()) / 2
	picture.At(dst, img, x-half, y-half, 1)
}

func paintShell(k shellKey) *ebiten.Image {
	side := int(k.d) + 6
	img := image.NewRGBA(image.Rect(0, 0, side, side))
	mid, r := float64(side)/2, k.d/2
	low := mid + r*0.8
	at := func(a, part float64) (float64, float64) {
		sin, cos := math.Sincos(a - math.Pi/2)
		return mid + cos*r*1.02*part, low + sin*r*1.8*part
	}
	const ribs = 7
	var body outline.Path
	body.MoveTo(mid-r*0.22, low+r*0.12)
	for i := range ribs {
		a0 := (float64(i)/ribs - 0.5) * 2.3
		a1 := (float64(i+1)/ribs - 0.5) * 2.3
		x0, y0 := at(a0, 0.95)
		ax, ay := at((a0+a1)/2, 1.1)
		x1, y1 := at(a1, 0.95)
		body.LineTo(x0, y0)
		body.QuadTo(ax, ay, x1, y1)
	}
	body.LineTo(mid+r*0.22, low+r*0.12)
	body.Close()
	outline.Fill(img, &body, k.c, outline.Over)
	var lines outline.Path
	for i := 1; i < ribs; i++ {
		a := (float64(i)/ribs - 0.5) * 2.3
		x0, y0 := at(a*0.5, 0.16)
		x1, y1 := at(a, 0.93)
		lines.MoveTo(x0, y0)
		lines.LineTo(x1, y1)
	}
	outline.Stroke(img, &lines, math.Max(1, k.d*0.06), palette.Black, outline.Out)
	return ebiten.NewImageFromImage(img)
}

// drawBead draws the bead where it lies or as it hops.
func drawBead(dst *ebiten.Image, in *table.Instant, s *scene) {
	if s.bead < 0 && s.hop >= 1 {
		return
	}
	x, y, _, _ := s.hollow(math.Max(s.bead, 0))
	d := s.deep() * 1.06
	if s.hop < 1 {
		x, y = s.hopping(in)
	}
	if s.flare {
		thing.Ring(dst, x, y, d*1.5, 0, 0, palette.Fade(palette.Candle, 0.25*s.kept))
		thing.Ring(dst, x, y, d*1.26, d*0.07, 0, palette.Fade(palette.Candle, s.kept))
	}
	if in.Page.High { // lit hollows are as yellow
		thing.Ring(dst, x, y, d*1.34, 0, 0, palette.White)
		thing.Ring(dst, x, y, d*1.18, 0, 0, palette.Black)
	}
	thing.BeadAlpha(dst, x, y, d, s.kept, s.dark, state(in))
}

// hopping is where the bead is on its way: along the arch, over the hollows it
// leaves out, or from the speaker's plate onto the arch.
func (s *scene) hopping(in *table.Instant) (x, y float64) {
	to := said(&s.b)
	from := said(&game.Board{})
	if was, ok := in.Was.Board.(game.Board); ok {
		from = said(&was)
	}
	k := ease(s.hop)
	lift := math.Sin(s.hop*math.Pi) * s.deep()
	if from >= 0 {
		x, y, dx, dy := s.hollow(s.bead)
		return x + dx*lift*0.6, y + dy*lift*0.6
	}
	x0, y0 := in.Frame.Seats[s.b.Claimer].Center()
	x1, y1, _, _ := s.hollow(to)
	return x0 + (x1-x0)*k, y0 + (y1-y0)*k - lift
}

// drawClaims sets the emblem of each who spoke outside the hollow he named, and
// beyond it a sign for each bone he threw, a row for each throw.
func drawClaims(dst *ebiten.Image, in *table.Instant, s *scene) {
	u := in.Page.U
	d := math.Max(6*u, s.deep()*0.72)
	for i, c := range s.b.Claims {
		if i == len(s.b.Claims)-1 && s.hop < 1 {
			continue
		}
		x, y, dx, dy := s.hollow(float64(c.Rank))
		off := s.wide/2 + d*0.4
		x, y = x+dx*off, y+dy*off
		thing.Faint(dst, in.Colours[c.Seat], x, y, d, s.kept, state(in))
		drawThrown(dst, in, s, c.Thrown, x, y, dx, dy, d)
	}
}

// drawThrown draws the signs of the bones of some throws, beyond the emblem at
// x, y; dx, dy is the way out.
func drawThrown(dst *ebiten.Image, in *table.Instant, s *scene, thrown []int, x, y, dx, dy, d float64) {
	u := in.Page.U
	size := math.Max(3*u, d*0.36)
	across := size*thing.MarkWidth + 0.4*u
	x, y = x+dx*(d/2+size*0.7), y+dy*(d/2+size*0.7)
	if math.Abs(dx) > 0.94 { // beside a leg there is most room below the emblem
		x, y = x-dx*(d/2+size*0.7), y+d/2+size*0.7
		dx, dy = 0, 1
	}
	for row, n := range thrown {
		for i := range n {
			side := across * (float64(i) - float64(n-1)/2)
			out := size * 1.05 * float64(row)
			px, py := x-dy*side+dx*out, y+dx*side+dy*out
			if dx == 0 {
				px = x + side
			}
			thing.BoneMark(dst, px, py, size, false, palette.Fade(palette.Bone, s.kept))
		}
	}
}

// drawWorth writes what a claim is worth, in counters, outside its hollow.
func drawWorth(dst *ebiten.Image, in *table.Instant, s *scene, rank int, row *rules.OddsRow) {
	x, y, dx, dy := s.hollow(float64(rank))
	u := in.Page.U
	st := lettering.Style{Face: lettering.Strong, Size: in.Page.T(1), Color: palette.Bone, Edge: palette.Night, Align: lettering.Center}
	if row.Best {
		st.Color = palette.Candle
	}
	off := s.wide/2 + 6*u
	x, y = x+dx*off, y+dy*off
	bead := st.Size * 0.72
	lettering.Draw(dst, row.Short, x-bead*0.6, y+st.Cap()/2, st)
	thing.Bead(dst, x+lettering.Width(row.Short, st)/2+bead*0.1, y, bead, false, state(in))
}

type pointerKey struct {
	long float64
	high bool
}

var pointers = picture.Cache[pointerKey]{Limit: 3}

// drawPointer draws the piece of ivory that shows, from inside, what lies there.
func drawPointer(dst *ebiten.Image, in *table.Instant, s *scene) {
	if s.pointer < 0 || s.over() && s.crowned > 0 {
		return
	}
	x, y, dx, dy := s.hollow(s.pointer)
	long := s.deep() * 1.15
	img := pointers.Get(pointerKey{math.Round(long), in.Page.High}, paintPointer)
	half := float64(img.Bounds().Dx()) / 2
	off := s.wide/2 + long*0.52
	op := picture.Copying()
	op.GeoM.Translate(-half, -half)
	op.GeoM.Rotate(math.Atan2(dy, dx) + math.Pi/2)
	op.GeoM.Translate(x-dx*off, y-dy*off)
	op.ColorScale.ScaleAlpha(float32(s.kept))
	op.Filter = ebiten.FilterLinear
	picture.Draw(dst, img, op)
}

// paintPointer paints it pointing up, with an eye.
func paintPointer(k pointerKey) *ebiten.Image {
	side := int(k.long*1.3) + 4
	img := image.NewRGBA(image.Rect(0, 0, side, side))
	mid, h := float64(side)/2, k.long
	shape := func(d float64) *outline.Path {
		var p outline.Path
		w := h * 0.24
		p.MoveTo(mid+d, mid-h*0.5+d)
		p.QuadTo(mid+w*1.1+d, mid-h*0.12+d, mid+w+d, mid+h*0.2+d)
		p.QuadTo(mid+w*0.9+d, mid+h*0.5+d, mid+d, mid+h*0.5+d)
		p.QuadTo(mid-w*0.9+d, mid+h*0.5+d, mid-w+d, mid+h*0.2+d)
		p.QuadTo(mid-w*1.1+d, mid-h*0.12+d, mid+d, mid-h*0.5+d)
		p.Close()
		return &p
	}
	edge := color.RGBA{0xA8, 0x8A, 0x52, 255}
	for i := range 3 {
		outline.Fill(img, shape(h*0.03*float64(i+1)), color.RGBA{0, 0, 0, 50}, outline.Over)
	}
	ivory := color.RGBA{0xF6, 0xEC, 0xD2, 255}
	if k.high {
		ivory, edge = palette.White, palette.Black
	}
	outline.Fill(img, shape(0), ivory, outline.Over)
	outline.Stroke(img, shape(0), math.Max(1, h*0.035), edge, outline.Over)
	var eye, iris outline.Path
	y, w := mid+h*0.12, h*0.16
	eye.MoveTo(mid-w, y)
	eye.QuadTo(mid, y-w*1.1, mid+w, y)
	eye.QuadTo(mid, y+w*1.1, mid-w, y)
	eye.Close()
	iris.Circle(mid, y, w*0.34)
	outline.Stroke(img, &eye, math.Max(1, h*0.035), palette.Ink, outline.Over)
	outline.Fill(img, &iris, palette.Ink, outline.Over)
	return ebiten.NewImageFromImage(img)
}
