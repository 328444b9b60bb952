package bone

import (
	"image/color"
	"math"
	"testing"
)

func TestShadersCompile(t *testing.T) {
	skinShader()
	shadowShader()
}

func TestPreparingAllocatesNothing(t *testing.T) {
	var s solid
	var sh shadow
	cam := Camera{Scale: 60, CX: 100, CY: 100}
	p := []Pose{Lying(3, 1, 1, 0.4), Lying(1, -0.6, 1.5, 0)}
	look := Look{Ground: color.RGBA{90, 50, 30, 255}, Marks: [4]int{1, 2, 3, 4}}
	s.prepare(cam, p, 0, look)
	sh.start()
	var painter Painter
	painter.sort(Camera{}, p)
	if n := testing.AllocsPerRun(50, func() {
		s.prepare(cam, p, 0, look)
		sh.place(p[1])
		painter.sort(Camera{}, p)
	}); n > 0 {
		t.Errorf("%.0f allocations a bone", n)
	}
}

// What is nearest to the eye of a bone at rest faces the way its side does.
func TestTheSideUpIsTheSideSeen(t *testing.T) {
	faces := map[int]vec{1: {-1, 0, 0}, 3: {0, 1, 0}, 4: {0, -1, 0}, 6: {1, 0, 0}}
	for _, side := range Sides {
		var s solid
		s.prepare(Camera{Scale: 60}, []Pose{Lying(side, 0, 0, 1)}, 0, Look{})
		var seen vec
		for i := 0; i+2 < len(s.indices); i += 3 {
			a, b, c := s.vertices[s.indices[i]], s.vertices[s.indices[i+1]], s.vertices[s.indices[i+2]]
			area := float64((b.DstY-a.DstY)*(c.DstX-a.DstX) - (b.DstX-a.DstX)*(c.DstY-a.DstY))
			if area < 0 {
				t.Fatal("a face is seen from behind")
			}
			seen = seen.plus(vec{float64(a.ColorR), float64(a.ColorG), float64(a.ColorB)}.times(area))
		}
		for other, n := range faces {
			if other != side && seen.dot(n) > seen.dot(faces[side]) {
				t.Errorf("side %d is up but %d is seen", side, other)
			}
		}
	}
}

func TestCameraThereAndBack(t *testing.T) {
	c := Camera{Scale: 37, CX: 210, CY: 330}
	px, py := c.Project(2.5, -1.25, 0)
	if x, y := c.Unproject(px, py); math.Abs(x-2.5) > 1e-9 || math.Abs(y+1.25) > 1e-9 {
		t.Errorf("came back to (%v, %v)", x, y)
	}
	a := c.Area(10, 20, 370, 185)
	if w := a.MaxX - a.MinX; math.Abs(w-10) > 1e-9 {
		t.Errorf("370 pixels are %v units", w)
	}
}

func BenchmarkPrepare(b *testing.B) {
	var s solid
	cam, p := Camera{Scale: 60}, []Pose{Lying(3, 1, 1, 0.4), Lying(1, -0.6, 1.5, 0)}
	for range b.N {
		s.prepare(cam, p, 0, Look{})
	}
}
