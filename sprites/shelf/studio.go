package shelf

import (
	_ "embed"
	"image"
	"image/color"
	"math"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/outline"
	"knucklebones/sprites/picture"
)

//go:embed light.kage
var lightSource []byte

var light = sync.OnceValue(func() *ebiten.Shader {
	s, err := ebiten.NewShader(lightSource)
	if err != nil {
		panic(err)
	}
	return s
})

// A studio is a compartment while it is painted. Lengths are in hundredths of
// its lesser side, from its middle, x to the right and y down: what lies within
// 50 is seen whatever the compartment's shape.
type studio struct {
	pic    *ebiten.Image
	layer  *image.RGBA   // where the thing at hand is cut out
	cut    *ebiten.Image // the layer as the lamp's shader sees it
	buffer []byte        // what of the layer goes there
	w, h   float64       // pixels
	unit   float64       // pixels
	dx, dy float64       // where drawing begins, for a thing out of the middle
	ground color.RGBA    // what shines back from the floor onto bones
	shade  float32       // how much weaker their shadow is on it
	bounds image.Rectangle
}

func newStudio(w, h float64) *studio {
	pic := picture.New(w, h)
	r := pic.Bounds()
	// On its own in the engine's memory: what the shader sees beside a pixel does
	// not depend on where among other pictures it lies.
	cut := ebiten.NewImageWithOptions(r, &ebiten.NewImageOptions{Unmanaged: true})
	return &studio{pic: pic, layer: image.NewRGBA(r), cut: cut, w: w, h: h, unit: min(w, h) / 100}
}

func (s *studio) close() {
	s.pic.Deallocate()
	s.cut.Deallocate()
}

// at is the pixel of a point.
func (s *studio) at(x, y float64) (float64, float64) {
	return s.w/2 + (x+s.dx)*s.unit, s.h/2 + (y+s.dy)*s.unit
}

// halfW and halfH are how far the compartment reaches from its middle.
func (s *studio) halfW() float64 { return s.w / s.unit / 2 }
func (s *studio) halfH() float64 { return s.h / s.unit / 2 }

// A shape is an outline in the studio's measures.
type shape struct {
	outline.Path
	s *studio
}

func (s *studio) shape() *shape { return &shape{s: s} }

// poly is a shape through pairs of x and y.
func (s *studio) poly(xy ...float64) *shape {
	p := s.shape()
	p.move(xy[0], xy[1])
	for i := 2; i < len(xy); i += 2 {
		p.line(xy[i], xy[i+1])
	}
	return p
}

func (p *shape) move(x, y float64) *shape { p.MoveTo(p.s.at(x, y)); return p }
func (p *shape) line(x, y float64) *shape { p.LineTo(p.s.at(x, y)); return p }
func (p *shape) close() *shape            { p.Close(); return p }

// quad and cubic curve on to (x, y).
func (p *shape) quad(cx, cy, x, y float64) *shape {
	ax, ay := p.s.at(cx, cy)
	bx, by := p.s.at(x, y)
	p.QuadTo(ax, ay, bx, by)
	return p
}

func (p *shape) cubic(ax, ay, bx, by, x, y float64) *shape {
	a, b := p.s.at(ax, ay)
	c, d := p.s.at(bx, by)
	e, f := p.s.at(x, y)
	p.CubicTo(a, b, c, d, e, f)
	return p
}

// oval is an ellipse turned by an angle in radians.
func (s *studio) oval(x, y, rx, ry, turn float64) *shape {
	const k = 0.5523
	sin, cos := math.Sincos(turn)
	to := func(u, v float64) (float64, float64) {
		u, v = u*rx, v*ry
		return x + u*cos - v*sin, y + u*sin + v*cos
	}
	p := s.shape()
	x0, y0 := to(1, 0)
	p.move(x0, y0)
	for _, q := range [][6]float64{{1, k, k, 1, 0, 1}, {-k, 1, -1, k, -1, 0}, {-1, -k, -k, -1, 0, -1}, {k, -1, 1, -k, 1, 0}} {
		ax, ay := to(q[0], q[1])
		bx, by := to(q[2], q[3])
		ex, ey := to(q[4], q[5])
		p.cubic(ax, ay, bx, by, ex, ey)
	}
	return p.close()
}

// disc is a circle, box a rectangle with rounded corners.
func (s *studio) disc(x, y, r float64) *shape { return s.oval(x, y, r, r, 0) }

func (s *studio) box(x, y, w, h, r float64) *shape {
	r = min(r, w/2, h/2)
	p := s.poly(x+r, y, x+w-r, y)
	return p.quad(x+w, y, x+w, y+r).line(x+w, y+h-r).quad(x+w, y+h, x+w-r, y+h).
		line(x+r, y+h).quad(x, y+h, x, y+h-r).line(x, y+r).quad(x, y, x+r, y).close()
}

// fill cuts a shape out of a colour and lays it on the layer.
func (s *studio) fill(p *shape, c color.RGBA) {
	s.reach(p.Bounds())
	outline.Fill(s.layer, &p.Path, c, outline.Over)
}

// stroke draws along a shape with a width.
func (s *studio) stroke(p *shape, width float64, c color.RGBA) {
	width *= s.unit
	s.reach(p.Bounds().Inset(-int(width/2) - 1))
	outline.Stroke(s.layer, &p.Path, width, c, outline.Over)
}

// clip takes a shape away from the layer.
func (s *studio) clip(p *shape) {
	outline.Fill(s.layer, &p.Path, color.RGBA{A: 255}, outline.Out)
}

// tint colours what is already cut out, and nothing else.
func (s *studio) tint(p *shape, c color.RGBA) {
	outline.Fill(s.layer, &p.Path, c, outline.Atop)
}

// reach remembers how far the layer has been painted.
func (s *studio) reach(r image.Rectangle) {
	s.bounds = s.bounds.Union(r.Intersect(s.layer.Rect))
}

// A stuff is what a thing is made of and how it lies: lengths in the studio's
// measure.
type stuff struct {
	lift  float64 // height over the ground
	bevel float64 // radius of its edge
	steep float64 // how far the edge turns away
	gloss float64
	sharp float64
	rim   float64 // of glass
	full  float64 // greatest opacity, 1 if 0
	grain float64
	weave [2]float64
	dark  float64 // of the shadow, 0.6 if 0, none below
}

// lay lights what has been cut out and lays it into the compartment.
func (s *studio) lay(m stuff) {
	if s.bounds.Empty() {
		return
	}
	margin := int((m.lift*2.2 + 3) * s.unit)
	r := s.bounds.Inset(-margin).Intersect(s.layer.Rect)
	op := &ebiten.DrawRectShaderOptions{Uniforms: s.uniforms(m)}
	op.Images[0] = s.handOver(r)
	op.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
	s.pic.DrawRectShader(r.Dx(), r.Dy(), light(), op)
}

// handOver brings a part of the layer to where the shader sees it and wipes the
// layer clean.
func (s *studio) handOver(r image.Rectangle) *ebiten.Image {
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

func (s *studio) uniforms(m stuff) map[string]any {
	or := func(v, otherwise float64) float64 {
		if v == 0 {
			return otherwise
		}
		return v
	}
	px := func(v float64) float32 { return float32(v * s.unit) }
	return map[string]any{
		"Shift": []float32{px(m.lift), px(m.lift * 1.15)},
		"Soft":  max(px(0.5+m.lift*0.9), 0.7),
		"Dark":  float32(max(or(m.dark, 0.6), 0)),
		"Bevel": max(px(or(m.bevel, 0.8)), 0.6),
		"Steep": float32(or(m.steep, 0.8)),
		"Gloss": float32(m.gloss),
		"Sharp": float32(or(m.sharp, 24)),
		"Rim":   float32(m.rim),
		"Full":  float32(or(m.full, 1)),
		"Grain": float32(m.grain),
		"Weave": []float32{max(px(or(m.weave[0], 1)), 1), max(px(or(m.weave[1], 1)), 1)},
	}
}

// edge darkens the compartment along its left and upper walls, whose shadow
// falls into it.
func (s *studio) edge() {
	w, h, d := float32(s.w), float32(s.h), float32(wallWidth*min(s.w, s.h))
	Walls(s.pic, 0, 0, s.w, s.h)
	wall(s.pic, 0, 0, w, 0, 0, 1.9*d, 0.72)
	wall(s.pic, 0, h, w, h, 0, -0.4*d, 0.25)
}

// Walls darkens a compartment along its left and right walls: one whose picture
// was cut out of a wider one.
func Walls(dst *ebiten.Image, x, y, w, h float64) {
	d := float32(wallWidth * min(w, h))
	l, t, r, b := float32(x), float32(y), float32(x+w), float32(y+h)
	wall(dst, l, t, l, b, 1.6*d, 0, 0.62)
	wall(dst, r, t, r, b, -0.5*d, 0, 0.35)
}

// wallWidth is the width of a wall's shadow, in lesser sides of a compartment.
const wallWidth = 2.0 / 38

// wall draws the shadow of a wall from one point to another, (dx, dy) wide and
// a strong at the wall.
func wall(dst *ebiten.Image, x0, y0, x1, y1, dx, dy, a float32) {
	at := func(x, y, a float32) ebiten.Vertex {
		return ebiten.Vertex{DstX: x, DstY: y, SrcX: 1, SrcY: 1, ColorA: a}
	}
	v := []ebiten.Vertex{at(x0, y0, a), at(x1, y1, a), at(x0+dx*.35, y0+dy*.35, a*.42), at(x1+dx*.35, y1+dy*.35, a*.42), at(x0+dx, y0+dy, 0), at(x1+dx, y1+dy, 0)}
	dst.DrawTriangles(v, []uint16{0, 1, 2, 1, 2, 3, 2, 3, 4, 3, 4, 5}, picture.White(), nil)
}
