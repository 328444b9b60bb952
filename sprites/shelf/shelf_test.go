package shelf

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/sprites/bone"
	"knucklebones/sprites/palette"
	"knucklebones/sprites/surface"
)

// everything paints each thing that a motif can be made of.
func everything(s *Studio) {
	s.Origin(0, 4)
	s.Fill(s.Box(-20, -20, 40, 40, 3), Gold)
	s.Cut(s.Disc(0, 0, 5))
	s.Tint(s.Curve(s.Turned(0, 0, 10, 30), 0, 1, 1, 1, 1, 0, 0, -1), Bronze)
	s.Lay(Material{Lift: 2, Gloss: 0.4})
	s.Chalk(2, -s.HalfW(), 0, s.HalfW(), s.HalfH())
	s.Lay(ChalkLine)
	s.Cup(10, 10, 30, 20, true)
	s.Cup(-10, 10, 30, 20, false)
	s.Wreath(0, 0, 30)
	s.Scrape(s.Disc(0, 0, 40), 2)
	s.Pebble(20, 0, 5, DarkStone)
	s.Knob(-20, 0, 5)
	s.Token(1, 0, 20)
	s.Bones(30, Lying(0, 0, bone.Sides[0], 10))
	s.Fill(s.Disc(0, 0, 2), Lit(palette.Madder, 1.2))
	s.Lay(Material{Dark: -1})
}

// Without a display nothing can be seen, but paths and shaders are tried: at
// any shape and size, down to none at all.
func TestMotifsOfAnySize(t *testing.T) {
	dst := ebiten.NewImage(400, 300)
	for _, m := range []Motif{{}, {Floor: surface.Slate, Ground: 0x3B4043, Shade: 0.1, Glow: 0.2, Shift: 21, Paint: everything}} {
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
	if s.HalfH() != 50 || s.HalfW() != 100 {
		t.Errorf("it reaches %v, %v", s.HalfW(), s.HalfH())
	}
	s.Origin(10, -10)
	if x, y := s.at(0, 0); x != 110 || y != 40 {
		t.Errorf("with its origin at 10, -10 the point 0, 0 is at %v, %v", x, y)
	}
}
