package bone

import (
	_ "embed"
	"math"
	"sync"
)

//go:embed mesh.bin
var meshFile []byte

// Units of the numbers in the file, as command gen writes them.
const (
	placeUnit = 1.2 / 2047 // of a coordinate
	lightUnit = 4.0 / 127  // of a harmonic
	fieldUnit = 1.0 / 254  // of a distance
	fieldCell = 0.08
)

// fieldLow is the corner of the distance field with index zero.
var fieldLow = vec{-0.86, -0.76, -1.14}

// A mesh is the bone at one level of detail.
type mesh struct {
	points []point
	faces  [][3]uint16
	planes []plane // by face
}

// A plane is the plane of a face: it is visible to eyes beyond it.
type plane struct {
	out    [3]float32 // outward normal, of any length
	beyond float32    // offset of the plane along out
	middle [3]float32 // of the face
}

// A point is a vertex of the mesh, in the bone's own frame.
type point struct {
	at, normal [3]float32
	open       float32    // ambient occlusion: visible part of the sky, 0 to 1
	light      [9]float32 // exposure by direction, as spherical harmonics
	mottle     float32    // 0 pale, 1 stained
	rough      float32    // 0 polished by the joint, 1 porous
}

// A shape is the content of the file.
type shape struct {
	coarse, fine   *mesh
	corners        []vec     // points that can touch a plane
	probes         []vec     // points spread over the surface, for contact between bones
	probeClusters  []cluster // of the probes
	cornerClusters []cluster // of the corners
	low, high      vec       // bounding box of all points near enough to touch
	field          field
}

// A field is the distance to the surface on a grid, clamped to half a unit.
type field struct {
	nx, ny, nz int
	d          []float32
}

// bone returns the shape, which it reads once.
var bone = sync.OnceValue(func() *shape {
	r := reader{meshFile}
	s := &shape{coarse: r.mesh(), fine: r.mesh()}
	s.corners = r.pick(s.fine)
	s.probes = r.pick(s.fine)
	s.cornerClusters, s.probeClusters = clusters(s.corners), clusters(s.probes)
	s.field = r.field()
	for _, p := range s.fine.points {
		at := [3]float64{float64(p.at[0]), float64(p.at[1]), float64(p.at[2])}
		s.low = vec{min(s.low.x, at[0]), min(s.low.y, at[1]), min(s.low.z, at[2])}
		s.high = vec{max(s.high.x, at[0]), max(s.high.y, at[1]), max(s.high.z, at[2])}
	}
	room := vec{2 * near, 2 * near, 2 * near}
	s.low, s.high = s.low.minus(room), s.high.plus(room)
	return s
})

type reader struct{ rest []byte }

func (r *reader) byte() int {
	v := int(int8(r.rest[0]))
	r.rest = r.rest[1:]
	return v
}

// word reads a signed number of two bytes, low byte first.
func (r *reader) word() int {
	v := int(r.rest[0]) | int(int8(r.rest[1]))<<8
	r.rest = r.rest[2:]
	return v
}

func (r *reader) mesh() *mesh {
	m := &mesh{points: make([]point, r.word()), faces: make([][3]uint16, r.word())}
	r.row(m, r.word, func(p *point, v int) { p.at[0] = float32(v) * placeUnit })
	r.row(m, r.word, func(p *point, v int) { p.at[1] = float32(v) * placeUnit })
	r.row(m, r.word, func(p *point, v int) { p.at[2] = float32(v) * placeUnit })
	r.row(m, r.byte, func(p *point, v int) { p.normal[0] = float32(int8(v)) / 127 })
	r.row(m, r.byte, func(p *point, v int) { p.normal[1] = float32(int8(v)) / 127 })
	r.row(m, r.byte, func(p *point, v int) { p.open = float32(int8(v)) / 127 })
	for i := range 9 {
		r.row(m, r.byte, func(p *point, v int) { p.light[i] = float32(int8(v)) * lightUnit })
	}
	for i := range m.points {
		p := &m.points[i]
		p.normal = unfold(p.normal[0], p.normal[1])
		p.weather()
	}
	next := 0 // point that no face has had yet
	for i := range m.faces {
		for c := range 3 {
			p := next - r.word()
			m.faces[i][c] = uint16(p)
			next = max(next, p+1)
		}
	}
	m.lean()
	return m
}

// lean computes the plane of each face, for culling.
func (m *mesh) lean() {
	m.planes = make([]plane, len(m.faces))
	at := func(i uint16) vec {
		p := m.points[i].at
		return vec{float64(p[0]), float64(p[1]), float64(p[2])}
	}
	for i, f := range m.faces {
		a, b, c := at(f[0]), at(f[1]), at(f[2])
		out := b.minus(a).cross(c.minus(a))
		m.planes[i] = plane{single(out), float32(out.dot(a)), single(a.plus(b).plus(c).times(1.0 / 3))}
	}
}

func single(v vec) [3]float32 { return [3]float32{float32(v.x), float32(v.y), float32(v.z)} }

// row reads one number of every point, stored as differences.
func (r *reader) row(m *mesh, next func() int, set func(p *point, v int)) {
	last := 0
	for i := range m.points {
		last += next()
		set(&m.points[i], last)
	}
}

// unfold returns the direction with the octahedral coordinates (u, v).
func unfold(u, v float32) [3]float32 {
	x, y := float64(u), float64(v)
	z := 1 - math.Abs(x) - math.Abs(y)
	if z < 0 {
		x, y = math.Copysign(1-math.Abs(y), x), math.Copysign(1-math.Abs(x), y)
	}
	l := math.Sqrt(float64(x*x) + float64(y*y) + float64(z*z))
	return [3]float32{float32(x / l), float32(y / l), float32(z / l)}
}

// pick reads a list of points of the mesh, by index.
func (r *reader) pick(m *mesh) []vec {
	list := make([]vec, r.word())
	for i := range list {
		p := m.points[r.word()].at
		list[i] = vec{float64(p[0]), float64(p[1]), float64(p[2])}
	}
	return list
}

func (r *reader) field() field {
	f := field{nx: r.word(), ny: r.word(), nz: r.word()}
	f.d = make([]float32, f.nx*f.ny*f.nz)
	steps := make([]int8, len(f.d))
	for i := range steps {
		steps[i] = int8(r.byte())
	}
	stride := 1
	for _, n := range []int{f.nx, f.ny, f.nz} { // they are differences along each axis
		for i := range steps {
			if i/stride%n > 0 {
				steps[i] += steps[i-stride]
			}
		}
		stride *= n
	}
	for i, d := range steps {
		f.d[i] = float32(d) * fieldUnit
	}
	return f
}

// at returns the signed distance between p, in the bone's frame, and its
// surface, negative inside, and its gradient. Far from the bone the distance is
// half a unit or more and the gradient is not computed.
func (f *field) at(p vec) (float64, vec) {
	p = p.minus(fieldLow).times(1 / fieldCell)
	i, j, k := int(p.x), int(p.y), int(p.z)
	out := p.x < 0 || p.y < 0 || p.z < 0 || i >= f.nx-1 || j >= f.ny-1 || k >= f.nz-1
	if out || f.d[(k*f.ny+j)*f.nx+i] > near+2*fieldCell {
		return 0.5, vec{0, 0, 1}
	}
	u, v, w := p.x-float64(i), p.y-float64(j), p.z-float64(k)
	a := f.d[(k*f.ny+j)*f.nx+i:]
	b := f.d[((k+1)*f.ny+j)*f.nx+i:]
	n := f.nx
	lo := [4]float64{lerp(float64(a[0]), float64(b[0]), w), lerp(float64(a[1]), float64(b[1]), w),
		lerp(float64(a[n]), float64(b[n]), w), lerp(float64(a[n+1]), float64(b[n+1]), w)}
	x0, x1 := lerp(lo[0], lo[2], v), lerp(lo[1], lo[3], v)
	slope := vec{x1 - x0, lerp(lo[2]-lo[0], lo[3]-lo[1], u), 0}
	near := bilinear(a[0], a[1], a[n], a[n+1], u, v)
	far := bilinear(b[0], b[1], b[n], b[n+1], u, v)
	slope.z = far - near
	return lerp(x0, x1, u), slope.unit()
}

func bilinear(a, b, c, d float32, u, v float64) float64 {
	return lerp(lerp(float64(a), float64(b), u), lerp(float64(c), float64(d), u), v)
}
