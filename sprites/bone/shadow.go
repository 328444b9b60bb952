package bone

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// balls approximate the shape of the bone for shadows, in its own frame.
var balls = [8]struct {
	at     vec
	radius float64
}{
	{vec{-0.24, 0, 0.54}, 0.37}, {vec{0.24, 0, 0.56}, 0.38},
	{vec{-0.25, 0, 0.30}, 0.36}, {vec{0.25, 0, 0.30}, 0.36},
	{vec{-0.26, 0.02, -0.62}, 0.335}, {vec{0.24, 0.02, -0.62}, 0.32},
	{vec{0, -0.10, -0.12}, 0.40}, {vec{0, 0, 0.42}, 0.46},
}

// width is the tangent of half the apparent angle of the lamp.
const width = 0.13

// A shadow draws the shadows of bones into a small image and copies it onto the
// picture.
type shadow struct {
	small   *ebiten.Image
	options ebiten.DrawTrianglesShaderOptions
	onto    ebiten.DrawTrianglesOptions
	lamp    []float32
	width   []float32
	dark    []float32
	balls   []float32
	corners [(cells + 1) * (cells + 1)]ebiten.Vertex
}

func (s *shadow) start() {
	s.lamp, s.width, s.dark = make([]float32, 3), make([]float32, 1), make([]float32, 1)
	s.balls = make([]float32, 4*len(balls))
	s.lamp[0], s.lamp[1], s.lamp[2] = float32(lamp.x), float32(lamp.y), float32(lamp.z)
	s.width[0] = width
	s.options.Uniforms = map[string]any{"Lamp": s.lamp, "Width": s.width, "Dark": s.dark, "Balls": s.balls}
	s.onto.Filter = ebiten.FilterLinear
	s.onto.ColorScaleMode = ebiten.ColorScaleModePremultipliedAlpha
}

// soft returns the scale of the small image relative to the screen, for that
// many pixels per unit: shadows are soft, so about twenty pixels per unit are
// enough.
func soft(unit float64, plain bool) float64 {
	if plain {
		return min(1, 12/unit)
	}
	return min(1, 20/unit)
}

// warm allocates the small image for shadows anywhere in a picture of w by h pixels,
// with unit pixels per unit.
func (s *shadow) warm(unit, w, h float64, plain bool) {
	part := soft(unit, plain)
	s.small = atLeast(s.small, int(math.Ceil(w*part))+2, int(math.Ceil(h*part))+2)
}

// draw draws the shadows of all bones over dst.
func (s *shadow) draw(dst *ebiten.Image, cam Camera, poses []Pose, look Look) {
	if s.balls == nil {
		s.start()
	}
	part := soft(cam.Scale, look.Plain)
	box := s.bounds(dst, cam, poses)
	if box.w <= 0 || box.h <= 0 {
		return
	}
	w, h := int(math.Ceil(box.w*part))+2, int(math.Ceil(box.h*part))+2
	s.small = atLeast(s.small, w, h)
	s.small.Clear()
	s.dark[0] = 0.92 * (1 - look.Shade)
	little := cam.part(part, box.x-1/part, box.y-1/part)
	for _, p := range poses {
		s.cast(little, p)
	}
	s.lay(dst, box, part, float32(1-look.Fade))
}

// fall returns the extent of the shadow of a bone at p, in units on the table:
// left, bottom, right and top.
func fall(p Pose) (x0, y0, x1, y1 float64) {
	z := float64(p.Z)
	dx, dy := -lamp.x/lamp.z*z, -lamp.y/lamp.z*z
	r := 1.9 + 2*width*z
	x, y := float64(p.X), float64(p.Y)
	return x + min(dx, 0) - r, y + min(dy, 0) - r, x + max(dx, 0) + r, y + max(dy, 0) + r
}

// bounds returns the rectangle of dst that contains all shadows.
func (s *shadow) bounds(dst *ebiten.Image, cam Camera, poses []Pose) rect {
	x0, y0, x1, y1 := fall(poses[0])
	for _, p := range poses[1:] {
		a0, b0, a1, b1 := fall(p)
		x0, y0, x1, y1 = min(x0, a0), min(y0, b0), max(x1, a1), max(y1, b1)
	}
	left, top := cam.Project(x0, y1, 0)
	right, foot := cam.Project(x1, y0, 0)
	if cam.Far > 0 { // perspective: the near edge is wider
		near, _ := cam.Project(x0, y0, 0)
		far, _ := cam.Project(x1, y1, 0)
		left, right = min(left, near), max(right, far)
	}
	b := dst.Bounds()
	left, top = max(left, float64(b.Min.X)), max(top, float64(b.Min.Y))
	right, foot = min(right, float64(b.Max.X)), min(foot, float64(b.Max.Y))
	return rect{left, top, right - left, foot - top}
}

// cast draws one bone's shadow. A low camera distorts the square, which is then
// cut into cells.
func (s *shadow) cast(cam Camera, p Pose) {
	s.place(p)
	n, faces := 1, quadFaces
	if cam.Far > 0 {
		n, faces = cells, cellFaces
	}
	x0, y0, x1, y1 := fall(p)
	w, h := (x1-x0)/float64(n), (y1-y0)/float64(n)
	corners := s.corners[:(n+1)*(n+1)]
	for i := range corners {
		x, y := x0+w*float64(i%(n+1)), y0+h*float64(i/(n+1))
		px, py := cam.Project(x, y, 0)
		corners[i] = ebiten.Vertex{DstX: float32(px), DstY: float32(py), SrcX: float32(x), SrcY: float32(y)}
	}
	s.small.DrawTrianglesShader32(corners, faces, shadowShader(), &s.options)
}

// cells is the number of parts per side of a shadow's square under a low
// camera.
const cells = 4

// quadFaces are the triangles of a whole rectangle, cellFaces those of one cut
// into cells.
var quadFaces, cellFaces = faces(1), faces(cells)

// faces returns the triangles of a rectangle with n parts per side, whose
// corners are numbered row by row.
func faces(n int) (list []uint32) {
	for i := range n * n {
		at, row := uint32(i/n*(n+1)+i%n), uint32(n+1)
		list = append(list, at, at+1, at+row, at+1, at+row+1, at+row)
	}
	return list
}

// place sets the balls to where they are in a bone at p.
func (s *shadow) place(p Pose) {
	turn, at := p.turn().mat(), p.at()
	for i, b := range balls {
		c := turn.of(b.at).plus(at)
		s.balls[4*i], s.balls[4*i+1], s.balls[4*i+2] = float32(c.x), float32(c.y), float32(c.z)
		s.balls[4*i+3] = float32(b.radius)
	}
}

// lay draws the small image over the rectangle box of dst; part is its scale and alpha
// the darkness of shadows.
func (s *shadow) lay(dst *ebiten.Image, box rect, part float64, alpha float32) {
	quad := s.corners[:4]
	for i := range quad {
		a, b := float64(i%2), float64(i/2)
		quad[i] = ebiten.Vertex{
			DstX: float32(box.x + a*box.w), DstY: float32(box.y + b*box.h),
			SrcX: float32(1 + a*box.w*part), SrcY: float32(1 + b*box.h*part),
			ColorR: alpha, ColorG: alpha, ColorB: alpha, ColorA: alpha,
		}
	}
	dst.DrawTriangles32(quad, quadFaces, s.small, &s.onto)
}
