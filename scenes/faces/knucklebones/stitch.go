package knucklebones

import (
	"image/color"
	"math"

	"knucklebones/sprites/outline"
)

// A thread gathers stitches and paints them together, each as a short rounded strand
// with a shadow on one side and a highlight on the other. Lengths are in measures of the
// canvas.
type thread struct {
	on      outline.Canvas
	strands [][4]float64 // the two ends of each strand: x, y, x, y
	width   float64
	color   color.RGBA
}

// stitch adds one strand.
func (t *thread) stitch(x0, y0, x1, y1 float64) {
	t.strands = append(t.strands, [4]float64{x0, y0, x1, y1})
}

// run adds running stitches between two points: strands of about long with gaps of about
// gap, ending with a strand at both ends.
func (t *thread) run(x0, y0, x1, y1, long, gap float64) {
	d := math.Hypot(x1-x0, y1-y0)
	n := math.Max(1, math.Round((d+gap)/(long+gap)))
	step := (d + gap) / n
	for i := range int(n) {
		a := float64(i) * step / d
		b := (float64(i)*step + step - gap) / d
		t.stitch(x0+(x1-x0)*a, y0+(y1-y0)*a, x0+(x1-x0)*b, y0+(y1-y0)*b)
	}
}

// frame adds running stitches round a square with its upper left corner at (at, at).
func (t *thread) frame(at, side, long, gap float64) {
	end := at + side
	t.run(at, at, end, at, long, gap)
	t.run(at, end, end, end, long, gap)
	t.run(at, at, at, end, long, gap)
	t.run(end, at, end, end, long, gap)
}

// crosses adds a row of crosses of the given size between two points.
func (t *thread) crosses(x0, y0, x1, y1, size float64) {
	d := math.Hypot(x1-x0, y1-y0)
	n := math.Max(1, math.Floor(d/(size*1.4)))
	for i := range int(n) {
		a := (float64(i) + 0.5) / n
		x, y, r := x0+(x1-x0)*a, y0+(y1-y0)*a, size/2
		t.stitch(x-r, y-r, x+r, y+r)
		t.stitch(x-r, y+r, x+r, y-r)
	}
}

// star adds an eight-pointed star of radius r.
func (t *thread) star(x, y, r float64) {
	for k := range 4 {
		a := float64(k) * math.Pi / 4
		dx, dy := math.Cos(a)*r, math.Sin(a)*r
		t.stitch(x-dx, y-dy, x+dx, y+dy)
	}
}

// sew paints all strands that were added to the thread.
func (t *thread) sew() {
	w := t.width
	t.stroke(w*1.25, w*0.28, color.RGBA{20, 10, 5, 90})
	t.stroke(w, 0, t.color)
	t.stroke(w*0.34, -w*0.2, lighter(t.color))
}

// stroke draws all strands in one colour, width wide and shifted to the lower right.
func (t *thread) stroke(width, shift float64, c color.RGBA) {
	var p outline.Path
	on := t.on.At(shift, shift, 1)
	for _, s := range t.strands {
		p.MoveTo(on.X+s[0]*on.K, on.Y+s[1]*on.K)
		p.LineTo(on.X+s[2]*on.K, on.Y+s[3]*on.K)
	}
	outline.Stroke(on.RGBA, &p, width*on.K, c, outline.Over)
}

// lighter returns the highlight of colour c, half transparent.
func lighter(c color.RGBA) color.RGBA {
	up := func(v uint8) uint8 { return uint8((int(v) + (255-int(v))/3) * 150 / 255) }
	return color.RGBA{up(c.R), up(c.G), up(c.B), 150}
}
