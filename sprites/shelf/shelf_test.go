package shelf

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Without a display nothing can be seen, but every path and shader is tried.
func TestEveryCompartmentIsPainted(t *testing.T) {
	if len(motifs) != 21 {
		t.Errorf("%d compartments, wanted 21", len(motifs))
	}
	dst := ebiten.NewImage(400, 300)
	for id, m := range motifs {
		if m.paint == nil || !Has(id) {
			t.Errorf("%s has no picture", id)
		}
		for _, size := range [][2]float64{{162, 155}, {390, 90}, {30, 200}, {3, 2}, {1, 1}} {
			Draw(dst, id, 3.5, 4, size[0], size[1])
		}
	}
}

func TestUnknownAndEmpty(t *testing.T) {
	dst := ebiten.NewImage(20, 20)
	Draw(dst, "no such game", 0, 0, 20, 20)
	Draw(dst, "hounds", 0, 0, 0, 20)
	if Has("no such game") {
		t.Error("there is a picture of a game that is not there")
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
