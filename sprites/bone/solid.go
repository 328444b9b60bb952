package bone

import (
	"github.com/hajimehoshi/ebiten/v2"
)

// A solid draws single bones: it projects the mesh, culls the faces that point
// away and sorts the rest from far to near.
type solid struct {
	vertices []ebiten.Vertex
	next     []int32 // linked lists of the faces in each bucket
	heads    [buckets]int32
	indices  []uint32
	quad     [4]ebiten.Vertex
	balls    []ball     // spheres that block the light of the bone
	toLamp   [3]float32 // in the bone's frame
	dress    dress
	ready    bool
}

const buckets = 512

// fineFrom is the scale, in pixels per unit, from which the fine mesh is used.
const fineFrom = 50

// A dress is the uniforms of the shader. The slices are allocated once and
// refilled.
type dress struct {
	options                            ebiten.DrawTrianglesShaderOptions
	lamp, view, up, key, ground, marks []float32
	height, grain                      []float32
}

func (s *solid) start() {
	d := &s.dress
	d.lamp, d.view, d.up = make([]float32, 3), make([]float32, 3), make([]float32, 3)
	d.key, d.ground, d.marks = make([]float32, 3), make([]float32, 3), make([]float32, 4)
	d.height, d.grain = make([]float32, 1), make([]float32, 1)
	d.options.Uniforms = map[string]any{
		"Lamp": d.lamp, "View": d.view, "Up": d.up, "Key": d.key,
		"Ground": d.ground, "Marks": d.marks, "Height": d.height, "Grain": d.grain,
	}
	s.ready = true
}

// draw draws bone i of the poses.
func (s *solid) draw(dst *ebiten.Image, cam Camera, poses []Pose, i int, look Look) {
	s.prepare(cam, poses, i, look)
	dst.DrawTrianglesShader32(s.vertices, s.indices, skinShader(), &s.dress.options)
}

// prepare fills the vertices, indices and uniforms for one bone.
func (s *solid) prepare(cam Camera, poses []Pose, i int, look Look) {
	p := poses[i]
	if !s.ready {
		s.start()
	}
	m := bone().coarse
	if cam.Scale >= fineFrom && !look.Plain && !look.Moving {
		m = bone().fine
	}
	turn := p.turn().mat()
	s.clothe(p, turn, cam, look)
	s.shade(poses, i)
	s.project(m, cam, p, turn)
	s.cull(m, turn, cam, p)
}

// clothe sets the uniforms for this bone, in the bone's frame.
func (s *solid) clothe(p Pose, turn mat, cam Camera, look Look) {
	d := &s.dress
	set := func(list []float32, v vec) {
		list[0], list[1], list[2] = float32(v.x), float32(v.y), float32(v.z)
	}
	set(d.lamp, turn.back(lamp))
	set(d.view, turn.back(cam.seen(p)))
	set(d.up, turn.back(vec{0, 0, 1}))
	key, ground := look.key(), linear(look.Ground)
	copy(d.key, key[:])
	copy(d.ground, ground[:])
	for i, n := range look.Marks {
		d.marks[i] = float32(n)
	}
	d.height[0] = p.Z
	// The pores of small bones are invisible.
	d.grain[0] = float32(clamp(cam.Scale/25-0.6, 0, 1))
	if look.Plain {
		d.grain[0] = 0
	}
}

// project fills the vertices. See Camera.toward for the eye.
func (s *solid) project(m *mesh, cam Camera, p Pose, turn mat) {
	if cap(s.vertices) < len(m.points) {
		s.vertices = make([]ebiten.Vertex, 0, len(m.points))
	}
	s.vertices = s.vertices[:len(m.points)]
	// The three rows of the matrix from the bone's frame to screen and depth.
	up, rise := cam.tilt()
	right, tall, deep := row(turn, vec{1, 0, 0}), row(turn, vec{0, up, rise}), row(turn, cam.view())
	light := harmonics(turn.back(lamp))
	x, y := cam.Project(float64(p.X), float64(p.Y), 0)
	// How far the bone is from the pixel (x, y) straight under the eye, which
	// looks from there as far.
	aside, lift, toward, eye := float32(0), p.Z*float32(rise), p.Z*float32(up), float32(eye)
	if cam.Far > 0 {
		x, y, aside, eye = cam.CX, cam.CY, p.X, float32(cam.Far)
		lift, toward = lift+p.Y*float32(up), toward-p.Y*float32(rise)
	}
	cx, cy, scale := float32(x), float32(y), float32(cam.Scale)
	for i := range s.vertices {
		v, q := &s.vertices[i], &m.points[i]
		a0, a1, a2 := q.at[0], q.at[1], q.at[2]
		size := scale * eye / (eye - (deep[0]*a0 + deep[1]*a1 + deep[2]*a2 + toward))
		v.DstX = cx + size*(aside+right[0]*a0+right[1]*a1+right[2]*a2)
		v.DstY = cy - size*(tall[0]*a0+tall[1]*a1+tall[2]*a2+lift)
		v.SrcX, v.SrcY = q.mottle, q.rough
		v.ColorR, v.ColorG, v.ColorB, v.ColorA = q.normal[0], q.normal[1], q.normal[2], q.open
		v.Custom0, v.Custom1, v.Custom2 = a0, a1, a2
		v.Custom3 = q.reach(&light)
		if len(s.balls) > 0 {
			v.Custom3 *= s.left(&q.at, &q.normal)
		}
	}
}

// row returns the direction d, on the table, in the bone's frame.
func row(turn mat, d vec) [3]float32 { return single(turn.back(d)) }

// cull lists the faces that point to the eye, far ones first.
func (s *solid) cull(m *mesh, turn mat, cam Camera, p Pose) {
	if cap(s.indices) < 3*len(m.faces) {
		s.indices = make([]uint32, 0, 3*len(m.faces))
		s.next = make([]int32, len(m.faces))
	}
	for i := range s.heads {
		s.heads[i] = -1
	}
	from := row(turn, cam.toward(p))
	deep := row(turn, cam.seen(p))
	for i := range m.planes {
		p := &m.planes[i]
		if p.out[0]*from[0]+p.out[1]*from[1]+p.out[2]*from[2] <= p.beyond {
			continue
		}
		depth := p.middle[0]*deep[0] + p.middle[1]*deep[1] + p.middle[2]*deep[2]
		n := uint32((depth+farthest)*(buckets/2/farthest)) % buckets
		s.next[i], s.heads[n] = s.heads[n], int32(i)
	}
	s.indices = s.indices[:0]
	for _, head := range s.heads {
		for i := head; i >= 0; i = s.next[i] {
			f := &m.faces[i]
			s.indices = append(s.indices, uint32(f[0]), uint32(f[1]), uint32(f[2]))
		}
	}
}

// farthest is larger than the distance of any point from the bone's middle, in
// units.
const farthest = 1.5
