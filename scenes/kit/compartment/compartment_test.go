package compartment

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"knucklebones/scenes/kit/ui"
)

// Each compartment is painted once a size, also where a rough picture stood in for it.
func TestPictures(t *testing.T) {
	var c Pictures
	if !c.Size(3, 40.4, 30.6) || c.Size(3, 40.3, 30.9) || c.Width() != 40 || c.Height() != 31 {
		t.Errorf("the size is %d by %d", c.Width(), c.Height())
	}
	painted := 0
	paint := func(dst *ebiten.Image, x, y, w, h float64) {
		painted++
		if b := dst.Bounds(); b.Dx() != 40 || b.Dy() != 31 || w != 40 || h != 31 {
			t.Errorf("it is painted into %v as %v by %v", b, w, h)
		}
	}
	c.Rough(func(*ebiten.Image) {})
	for want := range 3 {
		if i, ok := c.Next(); i != want || !ok {
			t.Errorf("next is %d, %v", i, ok)
		}
		c.Paint(paint)
	}
	if _, ok := c.Next(); ok || painted != 3 || c.Shown() != 3 {
		t.Errorf("%d were painted, %d are shown", painted, c.Shown())
	}
	dst := ebiten.NewImage(100, 100)
	defer dst.Deallocate()
	for i := range 5 {
		for _, r := range []ui.Rect{{W: 40, H: 31}, {W: 80, H: 20}, {W: 3, H: 90}, {}} {
			c.Draw(dst, i, r)
		}
	}
	if !c.Size(3, 50, 30) || c.Shown() != 0 {
		t.Error("pictures of another size are left")
	}
	c.Drop()
}
