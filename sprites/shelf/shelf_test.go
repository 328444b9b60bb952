package shelf

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Without a display nothing can be seen, but paths and shaders are tried: at
// any shape and size, down to none at all.
func TestMotifsOfAnySize(t *testing.T) {
	dst := ebiten.NewImage(400, 300)
	for _, m := range []Motif{{}, Sampler, Cups, Water} {
		for _, size := range [][2]float64{{162, 155}, {390, 90}, {30, 200}, {3, 2}, {1, 1}, {0, 20}} {
			m.Draw(dst, 3.5, 4, size[0], size[1])
		}
	}
}

// What lies within 50 of the middle is seen, whatever the shape.
func TestMeasures(t *testing.T) {
	s := newStudio(200, 100)
	defer s.close()
	if x, y := s.at(0, 0); x != 100 || y != 50 {
		t.Errorf("the middle is at %v, %v", x, y)
	}
	if s.halfH() != 50 || s.halfW() != 100 {
		t.Errorf("it reaches %v, %v", s.halfW(), s.halfH())
	}
}
