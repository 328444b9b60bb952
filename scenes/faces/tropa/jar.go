package tropa

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/bone"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/picture"
)

// A glaze paints the jar as the camera sees it: the profile that bones meet, turned
// about its axis.
type glaze struct {
	outline.Canvas
	cam bone.Camera
	g   float64
}

// round adds the circle of radius r about the jar's axis at the height z, both in
// units, to the path.
func (j *glaze) round(p *outline.Path, r, z float64) {
	const n = 40
	loop(p, n, func(i int) (x, y float64) {
		s, c := math.Sincos(2 * math.Pi * float64(i) / n)
		return j.cam.Project(r*c, r*s, z)
	})
}

// disc fills the circle of radius r about the jar's axis at the height z, both in
// units.
func (j *glaze) disc(r, z float64, col color.RGBA) {
	var p outline.Path
	j.round(&p, r, z)
	outline.Fill(j.RGBA, &p, col, outline.Over)
}

// loop adds a closed polygon with n corners to the path; at returns corner i.
func loop(p *outline.Path, n int, at func(i int) (x, y float64)) {
	p.MoveTo(at(0))
	for i := 1; i < n; i++ {
		p.LineTo(at(i))
	}
	p.Close()
}

// body returns the outline of the jar between two heights, widened by more, all in
// units.
func (j *glaze) body(more, from, to float64) *outline.Path {
	var p outline.Path
	const steps = 36
	high := (to - from) / steps
	for i := range steps + 1 {
		z := from + high*float64(i)
		r := glassJar.At(z) + more
		if r <= 0 {
			continue
		}
		j.round(&p, r, z)
		if up := glassJar.At(z+high) + more; i < steps && up > 0 {
			j.between(&p, r, z, up, z+high)
		}
	}
	return &p
}

// between adds the visible side of the cone from the circle of radius r at height z to
// the one of radius up at height top, to the path.
func (j *glaze) between(p *outline.Path, r, z, up, top float64) {
	for _, at := range [][2]float64{{r, z}, {up, top}, {-up, top}, {-r, z}} {
		x, y := j.cam.Project(at[0], 0, at[1])
		p.LineTo(x, y)
	}
	p.Close()
}

// side returns the points, x and y in turn, of a line down the glass between two
// heights. a is where it is, in turns round the jar: 0 is the right and 0.25 the far
// side; more widens the jar.
func (j *glaze) side(a, more, from, to float64) []float64 {
	var xy []float64
	s, c := math.Sincos(2 * math.Pi * a)
	for i := range 25 {
		z := from + (to-from)*float64(i)/24
		r := glassJar.At(z) + more
		x, y := j.cam.Project(r*c, r*s, z)
		xy = append(xy, x, y)
	}
	return xy
}

// edge draws the outline of the jar, pen units wide.
func (j *glaze) edge(pen float64, col color.RGBA) { j.rim(pen/2, col, palette.Black, -pen/2) }

// rim draws the shape of the jar, widened by out units, without its inside: for each of
// in it removes the jar widened by so much, as far as off is opaque.
func (j *glaze) rim(out float64, col, off color.RGBA, in ...float64) {
	top := glassJar.Mouth().Z
	ring := image.NewRGBA(j.Rect)
	outline.Fill(ring, j.body(out, 0.1, top), col, outline.Over)
	for _, more := range in {
		outline.Fill(ring, j.body(more, 0.1, top), off, outline.Out)
	}
	draw.Draw(j.RGBA, j.Rect, ring, j.Rect.Min, draw.Over)
}

// mouth draws the lip of the jar, pen units wide.
func (j *glaze) mouth(pen float64, col color.RGBA) {
	var p outline.Path
	m := glassJar.Mouth()
	j.round(&p, m.R, m.Z)
	outline.Stroke(j.RGBA, &p, pen*j.g*unit, col, outline.Over)
}

// glazed returns a glaze whose picture has room for the jar and a pen about it; its
// bounds are its place on the page.
func glazed(lay *layout) *glaze {
	j := &glaze{cam: lay.camera(), g: lay.g}
	room := j.body(0.3, 0, glassJar.Mouth().Z).Bounds().Inset(-int(0.2*j.g*unit) - 1)
	j.Canvas = outline.Canvas{RGBA: image.NewRGBA(room), K: 1}
	return j
}

// paintJar paints the glass behind the bones and the light on it before them; corner is
// their upper left corner on the page. high means high contrast.
func paintJar(lay *layout, high bool) (corner image.Point, back, front *ebiten.Image) {
	top := glassJar.Mouth().Z
	b := glazed(lay)
	f := &glaze{outline.Canvas{RGBA: image.NewRGBA(b.Rect), K: 1}, b.cam, b.g}
	corner = b.Rect.Min
	if high {
		f.edge(0.14, palette.White)
		f.mouth(0.12, palette.White)
		return corner, picture.From(b.RGBA), picture.From(f.RGBA)
	}
	outline.Fill(b.RGBA, b.body(0, 0.1, top), color.RGBA{8, 44, 42, 96}, outline.Over)
	// Towards its edge there is more glass to look through.
	b.rim(0, color.RGBA{6, 50, 50, 150}, color.RGBA{A: 80}, -0.12, -0.26, -0.42, -0.6, -0.8, -1.05, -1.35, -1.7)
	sand := glassJar.At(glassJar.Sand) - 0.1
	b.disc(sand, glassJar.Sand, color.RGBA{92, 94, 68, 232})
	for i := range 5 {
		b.disc(sand*(1-0.12*float64(i)), glassJar.Sand, color.RGBA{12, 12, 8, 12})
	}
	b.disc(glassJar.Mouth().R, top, color.RGBA{3, 30, 30, 120})
	f.shine(top)
	return corner, picture.From(b.RGBA), picture.From(f.RGBA)
}

// shine paints the front of the glass with its edge and its lights.
func (f *glaze) shine(top float64) {
	outline.Fill(f.RGBA, f.body(0, 0.1, top-0.05), color.RGBA{6, 24, 22, 34}, outline.Over)
	f.edge(0.2, color.RGBA{10, 58, 54, 190})
	f.edge(0.07, color.RGBA{112, 170, 156, 200})
	for _, l := range []struct {
		at, from, to, pen float64
		strength          uint8
	}{
		{0.58, 1.4, 3.9, 0.6, 34}, {0.58, 1.6, 3.7, 0.42, 60}, {0.58, 1.9, 3.5, 0.24, 90},
		{0.6, 5.6, 7.4, 0.22, 110}, {0.57, 0.8, 1.2, 0.16, 90}, {0.94, 0.8, 2.2, 0.14, 84}, {0.93, 5.7, 7.3, 0.09, 70},
	} {
		f.Pen(l.pen*f.g*unit, color.RGBA{l.strength, l.strength, l.strength, l.strength}, f.side(l.at, -0.25, l.from, l.to)...)
	}
	f.mouth(0.3, color.RGBA{20, 84, 78, 255})
	f.mouth(0.14, color.RGBA{124, 196, 178, 255})
}
