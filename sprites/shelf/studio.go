package shelf

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/kage"
	"knucklebones/sprites/outline"
	"knucklebones/sprites/picture"
)

// A Studio is a compartment while its motif is painted. Coordinates and lengths
// are in hundredths of the compartment's shorter side, measured from its
// middle, x to the right and y down: anything within 50 is visible whatever the
// compartment's shape. Fill, Stroke, Cut and Tint shape a thing; Lay then
// lights it and adds it to the picture.
type Studio struct {
	pic    *ebiten.Image
	layer  *image.RGBA   // the current thing
	cut    *ebiten.Image // the layer as a texture for the lighting shader
	buffer []byte        // pixels on their way from layer to cut
	w, h   float64       // pixels
	unit   float64       // pixels
	dx, dy float64       // set by Origin
	ground color.RGBA    // light reflected from the floor onto bones
	shade  float32       // how much weaker shadows are on the floor
	bounds image.Rectangle
}

func newStudio(w, h float64) *Studio {
	pic := picture.New(w, h)
	r := pic.Bounds()
	// Unmanaged, with a texture of its own: the neighbours of a pixel in the
	// shader must not depend on other pictures in an atlas.
	cut := ebiten.NewImageWithOptions(r, &ebiten.NewImageOptions{Unmanaged: true})
	return &Studio{pic: pic, layer: image.NewRGBA(r), cut: cut, w: w, h: h, unit: min(w, h) / 100}
}

func (s *Studio) close() {
	s.pic.Deallocate()
	s.cut.Deallocate()
}

// at returns the pixel of a point.
func (s *Studio) at(x, y float64) (float64, float64) {
	return s.w/2 + (x+s.dx)*s.unit, s.h/2 + (y+s.dy)*s.unit
}

// Origin moves the point 0, 0, for all later drawing, to a point measured from the
// middle of the compartment.
func (s *Studio) Origin(x, y float64) { s.dx, s.dy = x, y }

// HalfW returns half the width of the compartment, at least 50.
func (s *Studio) HalfW() float64 { return s.w / s.unit / 2 }

// HalfH returns half the height of the compartment, at least 50.
func (s *Studio) HalfH() float64 { return s.h / s.unit / 2 }

// A Shape is an outline in the coordinates of a Studio. Its methods return the
// Shape itself, so that calls can be chained.
type Shape struct {
	path outline.Path
	s    *Studio
}

// Shape returns an empty outline.
func (s *Studio) Shape() *Shape { return &Shape{s: s} }

// Poly returns an open outline of straight lines through pairs of x and y.
func (s *Studio) Poly(xy ...float64) *Shape {
	p := s.Shape()
	p.Move(xy[0], xy[1])
	for i := 2; i < len(xy); i += 2 {
		p.Line(xy[i], xy[i+1])
	}
	return p
}

// Move starts a new subpath at (x, y).
func (p *Shape) Move(x, y float64) *Shape { p.path.MoveTo(p.s.at(x, y)); return p }

// Line adds a straight line to (x, y).
func (p *Shape) Line(x, y float64) *Shape { p.path.LineTo(p.s.at(x, y)); return p }

// Close adds a line back to the start of the subpath.
func (p *Shape) Close() *Shape { p.path.Close(); return p }

// Quad adds a quadratic Bézier curve to (x, y).
func (p *Shape) Quad(cx, cy, x, y float64) *Shape {
	ax, ay := p.s.at(cx, cy)
	bx, by := p.s.at(x, y)
	p.path.QuadTo(ax, ay, bx, by)
	return p
}

// Cubic adds a cubic Bézier curve to (x, y).
func (p *Shape) Cubic(ax, ay, bx, by, x, y float64) *Shape {
	a, b := p.s.at(ax, ay)
	c, d := p.s.at(bx, by)
	e, f := p.s.at(x, y)
	p.path.CubicTo(a, b, c, d, e, f)
	return p
}

// Oval returns an ellipse around (x, y), rotated by an angle in radians.
func (s *Studio) Oval(x, y, rx, ry, turn float64) *Shape {
	const k = 0.5523
	sin, cos := math.Sincos(turn)
	to := func(u, v float64) (float64, float64) {
		u, v = u*rx, v*ry
		return x + u*cos - v*sin, y + u*sin + v*cos
	}
	x0, y0 := to(1, 0)
	p := s.Shape().Move(x0, y0)
	for _, q := range [][6]float64{{1, k, k, 1, 0, 1}, {-k, 1, -1, k, -1, 0}, {-1, -k, -k, -1, 0, -1}, {k, -1, 1, -k, 1, 0}} {
		ax, ay := to(q[0], q[1])
		bx, by := to(q[2], q[3])
		ex, ey := to(q[4], q[5])
		p.Cubic(ax, ay, bx, by, ex, ey)
	}
	return p.Close()
}

// Disc returns a circle around (x, y).
func (s *Studio) Disc(x, y, r float64) *Shape { return s.Oval(x, y, r, r, 0) }

// Box returns a rectangle with its upper left corner at (x, y) and corners
// rounded by the radius r.
func (s *Studio) Box(x, y, w, h, r float64) *Shape {
	r = min(r, w/2, h/2)
	p := s.Poly(x+r, y, x+w-r, y)
	return p.Quad(x+w, y, x+w, y+r).Line(x+w, y+h-r).Quad(x+w, y+h, x+w-r, y+h).
		Line(x+r, y+h).Quad(x, y+h, x, y+h-r).Line(x, y+r).Quad(x, y, x+r, y).Close()
}

// Turned returns a function from the coordinates of a frame to those of the studio: the
// frame has its origin at x, y and the unit r, and is rotated by turn degrees.
func (s *Studio) Turned(x, y, r, turn float64) func(u, v float64) (float64, float64) {
	sin, cos := math.Sincos(turn * math.Pi / 180)
	return func(u, v float64) (float64, float64) { return x + r*(u*cos-v*sin), y + r*(u*sin+v*cos) }
}

// Curve returns a closed outline of cubic Bézier curves: uv holds a point and then
// three for each curve, which to maps to the coordinates of the studio.
func (s *Studio) Curve(to func(u, v float64) (float64, float64), uv ...float64) *Shape {
	p := s.Shape()
	p.Move(to(uv[0], uv[1]))
	for i := 2; i+5 < len(uv); i += 6 {
		ax, ay := to(uv[i], uv[i+1])
		bx, by := to(uv[i+2], uv[i+3])
		cx, cy := to(uv[i+4], uv[i+5])
		p.Cubic(ax, ay, bx, by, cx, cy)
	}
	return p.Close()
}

// Fill adds the inside of an outline to the current thing.
func (s *Studio) Fill(p *Shape, c color.RGBA) {
	s.reach(p.path.Bounds())
	outline.Fill(s.layer, &p.path, c, outline.Over)
}

// Stroke adds a line along an outline to the current thing.
func (s *Studio) Stroke(p *Shape, width float64, c color.RGBA) {
	width *= s.unit
	s.reach(p.path.Bounds().Inset(-int(width/2) - 1))
	outline.Stroke(s.layer, &p.path, width, c, outline.Over)
}

// Cut removes the part of the current thing that lies inside an outline.
func (s *Studio) Cut(p *Shape) {
	outline.Fill(s.layer, &p.path, color.RGBA{A: 255}, outline.Out)
}

// Tint colours the part of the current thing that lies inside an outline.
func (s *Studio) Tint(p *Shape, c color.RGBA) {
	outline.Fill(s.layer, &p.path, c, outline.Atop)
}

// reach notes that the pixels r of the layer have been painted.
func (s *Studio) reach(r image.Rectangle) {
	s.bounds = s.bounds.Union(r.Intersect(s.layer.Rect))
}

// A Material is the material of a thing and its place above the ground. Lengths
// are in the units of the Studio.
type Material struct {
	Lift  float64    // height over the ground
	Bevel float64    // radius of the edge; 0 means 0.8
	Steep float64    // how far the edge turns away from the viewer; 0 means 0.8
	Gloss float64    // strength of the highlight
	Sharp float64    // exponent of the highlight; 0 means 24
	Rim   float64    // opacity of the rim of glass
	Full  float64    // greatest opacity; 0 means 1
	Grain float64    // strength of the texture
	Weave [2]float64 // size of the texture's grain, across and down; 0 means 1
	Dark  float64    // darkness of the shadow; 0 means 0.6, less than 0 none
}

// Lay lights the current thing, adds it to the picture with its shadow, and
// starts a new one.
func (s *Studio) Lay(m Material) {
	if s.bounds.Empty() {
		return
	}
	margin := int((m.Lift*2.2 + 3) * s.unit)
	r := s.bounds.Inset(-margin).Intersect(s.layer.Rect)
	op := &ebiten.DrawRectShaderOptions{Uniforms: s.uniforms(m)}
	op.Images[0] = s.handOver(r)
	op.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
	s.pic.DrawRectShader(r.Dx(), r.Dy(), picture.Shader(kage.Light), op)
}

// handOver returns a texture with a part of the layer, and clears the layer.
func (s *Studio) handOver(r image.Rectangle) *ebiten.Image {
	s.buffer = s.buffer[:0]
	for y := r.Min.Y; y < r.Max.Y; y++ {
		row := s.layer.Pix[s.layer.PixOffset(r.Min.X, y):s.layer.PixOffset(r.Max.X, y)]
		s.buffer = append(s.buffer, row...)
		clear(row)
	}
	s.bounds = image.Rectangle{}
	part := s.cut.SubImage(r).(*ebiten.Image)
	part.WritePixels(s.buffer)
	return part
}

// uniforms returns the shader's parameters for a material; what the material leaves out
// has its default.
func (s *Studio) uniforms(m Material) map[string]any {
	or := func(v, otherwise float64) float64 {
		if v == 0 {
			return otherwise
		}
		return v
	}
	px := func(v float64) float32 { return float32(v * s.unit) }
	return map[string]any{
		"Shift": []float32{px(m.Lift), px(m.Lift * 1.15)},
		"Soft":  max(px(0.5+m.Lift*0.9), 0.7),
		"Dark":  float32(max(or(m.Dark, 0.6), 0)),
		"Bevel": max(px(or(m.Bevel, 0.8)), 0.6),
		"Steep": float32(or(m.Steep, 0.8)),
		"Gloss": float32(m.Gloss),
		"Sharp": float32(or(m.Sharp, 24)),
		"Rim":   float32(m.Rim),
		"Full":  float32(or(m.Full, 1)),
		"Grain": float32(m.Grain),
		"Weave": []float32{max(px(or(m.Weave[0], 1)), 1), max(px(or(m.Weave[1], 1)), 1)},
	}
}

// edge darkens the compartment along its upper and side walls, which throw a shadow.
func (s *Studio) edge() {
	w, h, d := float32(s.w), float32(s.h), float32(wallWidth*min(s.w, s.h))
	Walls(s.pic, 0, 0, s.w, s.h)
	wall(s.pic, 0, 0, w, 0, 0, 1.9*d, 0.72)
	wall(s.pic, 0, h, w, h, 0, -0.4*d, 0.25)
}

// Walls darkens a compartment along its left and right walls. It is for a picture that
// was cut out of a wider one.
func Walls(dst *ebiten.Image, x, y, w, h float64) {
	d := float32(wallWidth * min(w, h))
	l, t, r, b := float32(x), float32(y), float32(x+w), float32(y+h)
	wall(dst, l, t, l, b, 1.6*d, 0, 0.62)
	wall(dst, r, t, r, b, -0.5*d, 0, 0.35)
}

// wallWidth is the width of a wall's shadow, in lesser sides of a compartment.
const wallWidth = 2.0 / 38

// wall draws the shadow of a wall that stands from x0, y0 to x1, y1. The shadow falls
// by dx, dy, and a is its strength at the wall.
func wall(dst *ebiten.Image, x0, y0, x1, y1, dx, dy, a float32) {
	at := func(x, y, a float32) ebiten.Vertex {
		return ebiten.Vertex{DstX: x, DstY: y, SrcX: 1, SrcY: 1, ColorA: a}
	}
	v := []ebiten.Vertex{at(x0, y0, a), at(x1, y1, a), at(x0+dx*.35, y0+dy*.35, a*.42), at(x1+dx*.35, y1+dy*.35, a*.42), at(x0+dx, y0+dy, 0), at(x1+dx, y1+dy, 0)}
	dst.DrawTriangles(v, []uint16{0, 1, 2, 1, 2, 3, 2, 3, 4, 3, 4, 5}, picture.White(), nil)
}
