package skiffs

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"knucklebones/scenes/table"
	"knucklebones/scenes/ui"
	"knucklebones/scenes/words"
	"knucklebones/sprites/lettering"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
	"knucklebones/sprites/thing"
)

var (
	hemp  = color.RGBA{0xC9, 0xB5, 0x8A, 255}
	tarry = color.RGBA{0x5E, 0x4A, 0x2E, 255}
	deep  = color.RGBA{0x02, 0x16, 0x1E, 255}
)

// A look is what the picture of the ropes depends on.
type look struct {
	side, u float64
	high    bool
}

// Shares of a pool's side: the room round the lake in its picture, and how far
// inside its ropes a pool begins.
const margin, inset = 0.1, 0.03

// prepare paints ropes and floats again if the lake has another size.
func (b *Board) prepare(p *ui.Page, side float64) {
	want := look{side, p.U, p.High}
	if b.ropes != nil && b.look == want {
		return
	}
	if b.ropes != nil {
		b.ropes.Deallocate()
	}
	step := side / 3
	pad := math.Ceil(step * margin)
	b.look, b.ropes = want, picture.New(side+2*pad, side+2*pad)
	paintWater(b.ropes, pad, step, p.High)
	w := math.Max(step*0.035, 2)
	for k := range 4 {
		at := pad + step*float64(k)
		rope(b.ropes, pad, at, pad+side, at, w)
		rope(b.ropes, at, pad, at, pad+side, w)
	}
	for k := range 4 {
		at := pad + step*float64(k)
		knot(b.ropes, pad+side, at, w)
		knot(b.ropes, at, pad+side, w)
	}
}

// paintWater darkens each pool, most of all under the ropes at its left and
// upper side.
func paintWater(dst *ebiten.Image, pad, step float64, high bool) {
	for box := range 9 {
		x, y := float32(pad+step*float64(box%3)), float32(pad+step*float64(box/3))
		s := float32(step)
		if high {
			vector.FillRect(dst, x, y, s, s, palette.Black, false)
			continue
		}
		vector.FillRect(dst, x, y, s, s, palette.Fade(deep, 0.42), false)
		for k := range 4 {
			d := s * 0.03 * float32(k+1)
			vector.FillRect(dst, x, y, s, d, palette.Fade(deep, 0.13), false)
			vector.FillRect(dst, x, y+d, d, s-d, palette.Fade(deep, 0.13), false)
		}
	}
}

// rope lays a twisted rope that is w thick.
func rope(dst *ebiten.Image, x0, y0, x1, y1, w float64) {
	long := math.Hypot(x1-x0, y1-y0)
	dx, dy := (x1-x0)/long, (y1-y0)/long
	var core, strands vector.Path
	line(&core, x0, y0, x1, y1)
	for d := w / 2; d < long; d += w * 0.8 {
		cx, cy := x0+dx*d, y0+dy*d
		ax, ay := (dx*0.5-dy*0.42)*w, (dy*0.5+dx*0.42)*w
		line(&strands, cx-ax, cy-ay, cx+ax, cy+ay)
	}
	pen(dst, &core, w*1.2, w*0.5, palette.Fade(palette.Black, 0.4))
	pen(dst, &core, w, 0, tarry)
	pen(dst, &strands, w*0.5, 0, hemp)
}

// knot ties ropes that are w thick.
func knot(dst *ebiten.Image, x, y, w float64) {
	vector.FillCircle(dst, float32(x+w*0.3), float32(y+w*0.3), float32(w*1.2), palette.Fade(palette.Black, 0.4), true)
	vector.FillCircle(dst, float32(x), float32(y), float32(w*1.15), tarry, true)
	vector.FillCircle(dst, float32(x-w*0.15), float32(y-w*0.15), float32(w*0.75), hemp, true)
}

func line(p *vector.Path, x0, y0, x1, y1 float64) {
	p.MoveTo(float32(x0), float32(y0))
	p.LineTo(float32(x1), float32(y1))
}

// pen strokes a path with a round pen, moved right and down.
func pen(dst *ebiten.Image, p *vector.Path, width, shift float64, c color.RGBA) {
	var moved vector.Path
	op := &vector.AddPathOptions{}
	op.GeoM.Translate(shift, shift)
	moved.AddPath(p, op)
	draw := &vector.DrawPathOptions{AntiAlias: true}
	draw.ColorScale.ScaleWithColor(c)
	vector.StrokePath(dst, &moved, &vector.StrokeOptions{Width: float32(width), LineCap: vector.LineCapRound}, draw)
}

// drawFloat draws the cork with the number of a box at its upper left corner,
// rimmed in brass if the box has been said.
func drawFloat(dst *ebiten.Image, in *table.Instant, box int, r ui.Rect, said bool) {
	u, step := in.Page.U, in.Frame.Board.W/3
	d := math.Min(math.Max(6*u, step*0.15), step*0.32)
	x, y := r.X-step*inset, r.Y-step*inset
	thing.Tag(dst, x, y, d, u, said)
	st := lettering.Style{Face: lettering.Figure, Size: d * 0.74, Color: palette.Ink, Align: lettering.Center}
	lettering.Draw(dst, words.Int(box+1), x, y+st.Cap()/2, st)
}
